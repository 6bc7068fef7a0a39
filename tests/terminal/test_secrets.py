"""At every moment, what is printed for a seat is no more than what that seat may know.

`HANDFUL_CASES` says how many tables are tried: another with more people for every 4,000 cases
(3 of each preset unless told).
"""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from handful.bots.levels import LEVELS
from handful.core import AnyGame, Listed, Play, Seat
from handful.core.catalog import games

Drive = Callable[..., Any]
TABLES = max(1, int(os.environ.get("HANDFUL_CASES", "12000")) // 4000)
SHARP, RANDOM = LEVELS["sharp"], LEVELS["random"]
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
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
        line = typed(prompt)
        typed_before.update(printed(table.play.game, line))
        return line if asked < 150 else None

    typed_before: set[str] = set()
    return answer


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


@pytest.mark.parametrize("seed", range(6))
def test_the_toy_game_with_all_its_rules(lantern: AnyGame, drive: Drive, seed: int) -> None:
    options = lantern.rules.options.read({"gifts": True, "bids": True})
    here = run(lantern, drive, options, [None, None, SHARP], seed)
    assert here.play.entries
