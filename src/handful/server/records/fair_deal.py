"""The fair deal: a promise before the first card, and how anybody checks it afterwards."""

import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce

from handful.core import AnyGame, BadRecord, Options, Record, replay
from handful.core.catalog import UnknownGame, game
from handful.core.message import Message, message
from handful.i18n.games import Sentence, why_not

VERSION = "handful 1"


@dataclass(frozen=True, slots=True)
class Checked:
    """What checking a record found."""

    sound: bool
    words: Sentence
    game: str | None = None
    entries: int = 0
    commitment: str | None = None


def sown() -> tuple[int, str]:
    """A seed and a salt that nobody could guess."""
    return secrets.randbits(63), secrets.token_hex(16)


def commitment(
    key: str, rules_number: int, seats: int, options: Mapping[str, object], seed: int, salt: str
) -> str:
    """The promise; salt and seed stay secret until the game is over."""
    house = json.dumps(dict(options), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    text = "|".join([VERSION, key, str(rules_number), str(seats), house, str(seed), salt])
    return hashlib.sha256(text.encode()).hexdigest()


def promised(game: AnyGame, options: Options, seats: int, seed: int, salt: str) -> str:
    """The promise about a game that is to begin."""
    return commitment(game.key, game.rules_number, seats, options.values(), seed, salt)


def document(record: Record, salt: str) -> str:
    """A record as JSON with what is needed to check its deal; any reader of records reads it."""
    promise = commitment(
        record.game, record.rules_number, record.seats, record.options, record.seed, salt
    )
    fair = json.dumps({"commitment": promise, "salt": salt})
    return record.to_json().replace("{\n", f'{{\n  "fair": {fair},\n', 1)


def said_of(problem: Exception) -> Sentence:
    """What is wrong with a record; where its game has a word in it, in English for everybody."""
    why: Sentence = problem.args[0]
    return why_not(problem) if getattr(problem, "options", None) else why


def _together(told: Sequence[Message]) -> Message:
    """Sentences, one after the other."""
    return reduce(lambda first, second: message("both", first=first, second=second), told)


def check(text: str, promise: str | None = None) -> Checked:
    """Whether a record is a whole sound game; with `promise`, whether it is that very game."""
    try:
        record = parsed(text)
        play = replay(game(record.game), record)
    except (BadRecord, UnknownGame) as problem:
        return Checked(False, said_of(problem))
    found = Checked(True, "", record.game, len(record.entries))
    claimed, salt = _fair(text)
    over = play.state.outcome() is not None
    name, moves = play.game.name, found.entries
    told = [message("fair-moves", n=moves, game=name)]
    if not over:
        told.append(message("fair-unfinished"))
    if claimed is None:
        if promise:
            words = message("fair-missing")
            return Checked(False, words, record.game, found.entries)
        told.append(message("fair-none"))
        return Checked(True, _together(told), record.game, found.entries)
    options = play.options.values()
    made = commitment(record.game, record.rules_number, record.seats, options, record.seed, salt)
    if made != claimed:
        words = message("fair-other")
        return Checked(False, words, record.game, found.entries, claimed)
    if promise and promise.lower() != made:
        words = message("fair-swapped")
        return Checked(False, words, record.game, found.entries, made)
    told.append(message("fair-made", made=made))
    return Checked(True, _together(told), record.game, found.entries, made)


def parsed(text: str) -> Record:
    """A record in either of its forms."""
    if text.lstrip().startswith("{"):
        return Record.from_json(text)
    return Record.from_text(text)


def _fair(text: str) -> tuple[str | None, str]:
    if not text.lstrip().startswith("{"):
        return None, ""
    fair = json.loads(text).get("fair")
    match fair:
        case {"commitment": str(claimed), "salt": str(salt)}:
            return claimed, salt
    return None, ""
