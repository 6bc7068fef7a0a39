"""Tables with a clock, on which time passes only while somebody waits."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from handful.bots.levels import Level
from handful.core import AnyGame
from handful.core.catalog import games
from handful.core.ink import plain
from handful.terminal.clock import Clock

Drive = Callable[..., Any]
Levels = tuple[Level, Level]
WAIT = "(waits)"


def test_a_stopped_clock_loses_nothing() -> None:
    now = 10.0
    clock = Clock(500, lambda: now)
    assert clock.now() == 500
    now = 11.0
    with clock.stopped():
        now = 20.0
        with clock.stopped():
            assert clock.now() == 1500
        assert clock.now() == 1500
    now = 20.5
    assert clock.now() == 2000


def test_whoever_waits_too_long_is_moved_for(
    lantern: AnyGame, drive: Drive, levels: Levels
) -> None:
    here = drive(lantern, [None, levels[0]], lambda prompt: WAIT, timed=True)
    here.table.run()
    assert all(entry.seat == 1 for entry in here.play.entries)
    assert "5.0 s > " in map(plain, here.keyboard.prompts)
    assert here.text.count("Anna laid") == 3


def test_a_person_moves_in_time(lantern: AnyGame, drive: Drive, levels: Levels) -> None:
    def answer(prompt: str) -> str:
        decision = here.table.decision
        return "lay\n" if decision and decision.must else WAIT

    here = drive(lantern, [None, levels[0]], lambda prompt: "2", timed=True)
    here.table.turn()
    assert here.play.entries[0].at == 0
    here.keyboard._answer = lambda prompt: WAIT
    here.table.turn()
    here.table.turn()
    assert here.play.entries[1].seat == 1
    assert 900 <= here.play.entries[1].at <= 2500


def test_a_pause_costs_no_time(lantern: AnyGame, drive: Drive, levels: Levels) -> None:
    here = drive(lantern, [None, levels[0]], lambda prompt: WAIT, timed=True)
    with here.table.paused():
        here.keyboard.seconds += 100
    assert here.table.at == 0


@pytest.mark.parametrize("key", list(games()))
@pytest.mark.parametrize("people", [0, 1])
def test_no_game_stands_still_with_a_clock(
    key: str, people: int, drive: Drive, levels: Levels
) -> None:
    game = games()[key]
    seats = max(3, game.players[0])
    options = game.options()
    if options.problem(seats):
        pytest.skip("the usual options want another table")

    def answer(prompt: str) -> str:
        decision = here.table.decision
        if not decision or not decision.choices:
            return WAIT
        return str(decision.choices[-1].text) if decision.must else WAIT

    here = drive(game, [None] * people + [levels[0]] * (seats - people), answer, timed=True)
    idle = 0
    while here.play.state.outcome() is None and len(here.play.entries) < 600:
        entries = len(here.play.entries)
        here.table.turn()
        idle = 0 if len(here.play.entries) > entries else idle + 1
        assert idle < 50, f"nothing happens at {here.play.state.now}"
    assert here.play.state.now > 1000


def test_the_game_says_what_is_counted_down(lantern: AnyGame, drive: Drive, levels: Levels) -> None:
    game = replace(lantern, countdown=lambda view: 7300)
    here = drive(game, [None, levels[0]], lambda prompt: "1", timed=True)
    here.table.turn()
    assert plain(here.keyboard.prompts[0]) == "7.3 s > "
