"""Scenarios as a page can play them: `python -m handful.web.examples [GAME…]`.

Writes a game's `web/examples.json` from its `tests/scenarios.toml`: for as many clauses as possible
one position, the move the scenario makes there, and why others are refused.
"""

import json
import sys
from collections.abc import Iterator
from typing import Final

from handful.core import Play
from handful.core.catalog import game, games
from handful.core.ink import plain
from handful.testing.scenario import Scenario, scenarios
from handful.testing.steps import put

from .lesson import refusals
from .preview import NAMES, folder, table

MOST: Final = 24


def examples(key: str) -> list[dict[str, object]]:
    """Scenarios that begin with a move, until every clause they show has one."""
    shown: set[str] = set()
    found: list[dict[str, object]] = []
    for scenario in scenarios(game(key)):
        if set(scenario.clauses) <= shown or len(found) >= MOST:
            continue
        for example in _example(scenario):
            shown |= set(scenario.clauses)
            found.append(example)
    return found


def _example(scenario: Scenario) -> Iterator[dict[str, object]]:
    """The scenario's first move that is made, where nothing else has to happen before it."""
    if scenario.table is None or scenario.timed or scenario.refused is not None:
        return
    first = next((one for one in scenario.steps if "refused" not in one and "move" in one), None)
    other = any(set(one) & {"lapse", "tick", "say"} for one in scenario.steps)
    if first is None or other:
        return
    play, seat = _opened(scenario, first["seat"]), first["seat"]
    move = play.game.moves.read(first["move"])
    if play.state.refusal(seat, move):
        return
    before, wrong = table(play, seat, 0), list(refusals(play, seat, [move]))
    form = play.game.moves.decode(move)
    ask = plain(play.game.text.explain(play.view(seat), form, play.players))
    play.enter(seat, move)
    yield {
        "id": scenario.id,
        "clauses": scenario.clauses,
        "say": scenario.shows,
        "ask": ask,
        "then": scenario.shows,
        "players": play.players,
        "options": play.options.values(),
        "before": before,
        "after": table(play, seat, 0),
        "right": [form],
        "wrong": wrong,
    }


def _opened(scenario: Scenario, seat: int) -> Play:
    """The scenario's position, with names; whoever looks at it is "You"."""
    found, seats = scenario.game, scenario.seats
    options = found.options.read(scenario.options)
    names = tuple("You" if one == seat else NAMES[one] for one in range(seats))
    play = Play(found, options, seats, scenario.seed, players=names)
    put(play, found.arrange(options, seats, scenario.table or {}))
    return play


def main(keys: list[str]) -> None:
    """Write examples.json for these games, or for all that have a web folder."""
    for key in keys or games():
        if folder(key).is_dir():
            text = json.dumps(examples(key), ensure_ascii=False, separators=(",", ":"))
            (folder(key) / "examples.json").write_text(text + "\n", encoding="utf-8")
            print(folder(key) / "examples.json")


if __name__ == "__main__":
    main(sys.argv[1:])
