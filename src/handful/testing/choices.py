"""What bots choose: whole games by bots, each told by its number of moves and a digest of them.

A game's tests/choices.txt has lines such as

    seats=4 seed=1 bots=sharp,casual moves=120 digest=0f3a6b5c9d7e options stacking=add

where the bots go round the table and `moves` is the most that are made. A bot that is made faster
must choose as before, and one that is made better shows that it has changed.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from handful.bots.players import budgeted
from handful.bots.seated import SeatedBot
from handful.bots.self_play import advance
from handful.core import AnyGame, BadOption, Options, Play
from handful.core.game_folder import folder_of
from handful.core.options import written
from handful.i18n.games import why_not

_DIGITS = 12
_KEYS = ("seats", "seed", "bots", "moves", "digest")


class BadLine(Exception):
    """A line that declares no game by bots."""


@dataclass(frozen=True)
class Chosen:
    """One game, as far as bots played it."""

    options: Options
    seats: int
    seed: int
    bots: tuple[str, ...]
    moves: int
    digest: str = ""

    def __str__(self) -> str:
        words = [f"{key}={getattr(self, key)}" for key in ("seats", "seed")]
        words += [f"bots={','.join(self.bots)}", f"moves={self.moves}", f"digest={self.digest}"]
        changed = [f"{key}={written(value)}" for key, value in self.options.changed().items()]
        return " ".join([*words, "options", *changed] if changed else words)


def played(of: AnyGame, line: Chosen) -> Chosen:
    """The same line with its game played anew."""
    play = Play(of, line.options, line.seats, line.seed)
    players = [
        SeatedBot(play, seat, budgeted(line.bots[seat % len(line.bots)]))
        for seat in range(line.seats)
    ]
    while play.state.outcome() is None and len(play.entries) < line.moves:
        advance(play, players)
    made = "\n".join(f"{entry.seat} {entry.move}" for entry in play.entries)
    return replace(line, digest=hashlib.sha256(made.encode()).hexdigest()[:_DIGITS])


def path(of: AnyGame) -> Path:
    """The file with a game's lines."""
    return folder_of(of.rules.options) / "tests" / "choices.txt"


def lines(of: AnyGame) -> list[Chosen]:
    """The games by bots that a game declares."""
    found = path(of).read_text("utf-8").splitlines() if path(of).exists() else []
    return [read(of, line.split()) for line in found if line.strip()]


def renewed(of: AnyGame) -> str:
    """The whole file, played anew."""
    return "".join(f"{played(of, line)}\n" for line in lines(of))


def read(of: AnyGame, words: Sequence[str]) -> Chosen:
    """The game by bots that the words of one line declare."""
    given = dict(word.split("=", 1) for word in words if "=" in word)
    try:
        return Chosen(
            of.rules.options.read({key: value for key, value in given.items() if key not in _KEYS}),
            int(given["seats"]),
            int(given["seed"]),
            tuple(given["bots"].split(",")),
            int(given["moves"]),
            given.get("digest", ""),
        )
    except (BadOption, KeyError, ValueError) as problem:
        raise BadLine(f"{' '.join(words)}: {why_not(problem)}") from None
