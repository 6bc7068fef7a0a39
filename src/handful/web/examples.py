"""Scenarios as a page can play them: `python -m handful.web.examples [GAME…]`.

Writes a game's `examples.json` from its scenarios: positions, and the moves that are made there.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

from handful.core.catalog import game, games
from handful.core.examples import FILE
from handful.core.game_folder import folder_of
from handful.testing.scenario import Scenario, scenarios
from handful.testing.steps import Table, hold


def examples(key: str) -> list[dict[str, object]]:
    """Every scenario in which something is done, by moves alone."""
    return [_example(one) for one in scenarios(game(key)) if _can_be_played(one)]


def _can_be_played(scenario: Scenario) -> bool:
    """Whether moves are all it needs: no clock, no talk, and a table that can be opened."""
    if scenario.timed or scenario.refused is not None:
        return False
    if any({"tick", "say"} & set(step) for step in scenario.steps):
        return False
    return any(_acts(step) for step in scenario.steps)


def _acts(step: Mapping[str, object]) -> bool:
    return "refused" not in step and bool({"move", "lapse"} & set(step))


def _example(scenario: Scenario) -> dict[str, object]:
    return {
        "id": scenario.id,
        "clauses": scenario.clauses,
        "shows": scenario.shows,
        "seats": scenario.seats,
        "options": scenario.options,
        "seed": scenario.seed,
        "table": scenario.table,
        "moves": _moves(scenario),
    }


def _moves(scenario: Scenario) -> list[tuple[int, str]]:
    """What was entered, silence included: it stands as the move it was taken for."""
    table = Table.opened(scenario)
    for number, step in enumerate(scenario.steps, start=1):
        failure = hold(table, step, number)
        assert failure is None, failure
    return [(entry.seat, entry.move) for entry in table.play.entries]


def path(key: str) -> Path:
    """Where the examples of a game lie."""
    return folder_of(game(key).rules.options) / FILE


def written(key: str) -> str:
    """What should stand there."""
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in examples(key))
    return f"[\n{lines}\n]\n"


def main(keys: list[str]) -> None:
    """Write the examples of these games, or of all."""
    for key in keys or games():
        path(key).write_text(written(key), encoding="utf-8")
        print(path(key))


if __name__ == "__main__":
    main(sys.argv[1:])
