"""At every moment, what is printed for a seat is no more than what that seat may know.

`HANDFUL_CASES` says how many tables are tried: another with more people for every 1,000 cases
(at most three).
"""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import pytest

from handful.bots.levels import LEVELS
from handful.core import AnyGame, Listed, Play, Seat
from handful.core.catalog import games
from handful.i18n.games import Declared

Drive = Callable[..., Any]
TABLES = max(1, int(os.environ.get("HANDFUL_CASES", "12000")) // 1000)
SHARP, RANDOM = LEVELS["sharp"], LEVELS["random"]
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
NUMBERED = re.compile(r"[A-Z].* \d")
COMMANDS = ("?", "hint", "log all", "table", "undo", "help", "", "nonsense", "99", "why")


def presets() -> Iterator[tuple[str, dict[str, object]]]:
    """Every game of the catalogue with each of its presets."""
    for key, game in games().items():
        for preset in game.rules.options.presets or ():
            yield key, dict(preset.values)


def printed(game: AnyGame, text: str) -> set[str]:
    """The cards named in a text."""
    codes = sorted((face.code for face in game.screens.faces), key=len, reverse=True)
    pattern = "|".join(map(re.escape, codes))
    return set(re.findall(rf"(?<![\w-])(?:{pattern})(?![\w])", text))


@cache
def names(key: str) -> dict[str, set[str]]:
    """What each card is called in words, by its code; also without a colour, as in “Add 2”.

    A name of one word (Block) is a word of other sentences too, and a short one beside longer
    ones (red 3, red 3 with a bolt) is also what a point card asks for: these prove nothing.
    """
    found = Declared(games()[key]).cards if key in games() else {}
    all_names = set(found.values())
    made: dict[str, set[str]] = {}
    for code, name in found.items():
        colour, _, short = name.partition(" ")
        longer = re.compile(rf"{re.escape(colour)} \d .")
        sure = short and not (short.isdigit() and any(map(longer.match, all_names)))
        made[code] = {*([name] if sure else []), *filter(NUMBERED.match, [short])}
    return made


def spoken(game: AnyGame, text: str) -> set[str]:
    """The cards named in a text in words, as longest they can be read: “red 3 with a bolt”."""
    known = sorted(
        {one for some in names(game.key).values() for one in some}, key=len, reverse=True
    )
    pattern = "|".join(map(re.escape, known)) or "(?!)"
    return set(re.findall(rf"\b(?:{pattern})\b", " ".join(text.split())))


def words(value: object) -> Iterator[str]:
    """Every text inside plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from words(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from words(item)


def examples(game: AnyGame) -> set[str]:
    """The cards that the grammar names when a line makes no sense."""
    domains = [
        field.domain for verb in game.rules.moves.grammar.verbs.values() for field in verb.fields
    ]
    plain = [one.of if isinstance(one, Listed) else one for one in domains if one]
    return printed(game, " ".join(str(one.words()) for one in plain))


def known(play: Play, seat: Seat) -> set[str]:
    """The cards in a seat's view, in what it was told and in its legal moves."""
    legal = [play.game.rules.moves.text(move) for move in play.state.legal(seat)]
    text = " ".join((*words(play.view(seat)), *words(play.told(seat)), *legal))
    return printed(play.game, text)


def checked(here: Any, typed: Callable[[str], str]) -> Callable[[str], str | None]:
    """Type on, and compare the screen with what its owner knows, until enough was seen."""
    asked = read = 0

    def answer(prompt: str) -> str | None:
        nonlocal asked, read
        asked += 1
        table = here().table
        screen = here().text[read:].rpartition(CLEAR)[2]
        read = len(here().text)
        cards = printed(table.play.game, screen)
        if prompt.startswith(("Enter", "y leaves")):
            assert not (prompt.startswith("Enter") and cards), f"a cover shows {cards}"
            return ""
        if table.decision:
            typed_now = {card for card in cards if card in typed_before}
            extra = cards - known(table.play, table.decision.seat) - typed_now
            if "✗" in screen:
                extra -= examples(table.play.game)
            assert not extra, f"seat {table.decision.seat} sees {extra}: {screen}"
            _no_other_names(table, screen, typed_before)
        line = typed(prompt)
        typed_before.update(printed(table.play.game, line))
        return line if asked < 150 else None

    typed_before: set[str] = set()
    return answer


def _no_other_names(table: Any, screen: str, typed: set[str]) -> None:
    """No card is named in words that its owner does not know by its code."""
    game = table.play.game
    codes = known(table.play, table.decision.seat) | typed
    told = {name for code in codes for name in names(game.key).get(code, ())}
    extra = spoken(game, screen) - told
    assert not extra, f"seat {table.decision.seat} reads {extra}: {screen}"


def run(game: AnyGame, drive: Drive, options: Any, levels: Any, seed: int) -> Any:
    """Play with random commands and moves, typed by whoever is asked."""
    chance = Random(seed)
    made: list[Any] = []

    def typed(prompt: str) -> str:
        table = made[0].table
        if chance.random() < 0.3:
            return chance.choice(COMMANDS)
        if chance.random() < 0.1:
            code = chance.choice(game.screens.faces).code
            verb = chance.choice(list(game.rules.moves.grammar.verbs))
            return f"{verb} {code}"
        if not table.decision or table.decision.laid:
            return ""
        return str(chance.choice(table.decision.choices).text)

    answer = checked(lambda: made[0], typed)
    made.append(drive(game, levels, answer, options=options, seed=seed))
    with suppress(EOFError):
        made[0].table.run()
    return made[0]


@pytest.mark.usually_one("values")
@pytest.mark.parametrize(("key", "values"), list(presets()))
@pytest.mark.parametrize("people", [1, 2, 3][:TABLES])
def test_no_seat_sees_more_than_it_may(
    key: str, values: dict[str, object], people: int, drive: Drive
) -> None:
    game = games()[key]
    seats = max(3, game.players[0])
    options = game.rules.options.read(values)
    if seats > game.players[1] or options.problem(seats):
        pytest.skip("these options want another table")
    levels = [None] * people + [SHARP, RANDOM, *[RANDOM] * seats][: seats - people]
    here = run(game, drive, options, levels, seed=people)
    assert len(here.play.entries) > 5


@pytest.mark.usually_one
@pytest.mark.parametrize("seed", range(6))
def test_the_toy_game_with_all_its_rules(lantern: AnyGame, drive: Drive, seed: int) -> None:
    options = lantern.rules.options.read({"gifts": True, "bids": True})
    here = run(lantern, drive, options, [None, None, SHARP], seed)
    assert here.play.entries
