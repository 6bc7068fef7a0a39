"""Tables with a clock, on which time passes only while somebody waits."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from handful.bots.levels import Level
from handful.core import AnyGame, Clock, Clocks, Options
from handful.core.catalog import games
from handful.core.styled_text import plain
from handful.terminal.clock import Clock as WallClock

Drive = Callable[..., Any]
Levels = tuple[Level, Level]
WAIT = "(waits)"


def test_a_stopped_clock_loses_nothing() -> None:
    now = 10.0
    clock = WallClock(500, lambda: now)
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


def bidding(lantern: AnyGame) -> tuple[AnyGame, Options]:
    """Lantern with a clock for bids, which its own rules do not hurry."""
    clocks: Clocks[Any] = Clocks(
        windows={"bids": Clock("answer", "seconds"), "turns": Clock("turn")},
        window=lambda state: ("bids" if state.bidding() else "turns", 0),
    )
    return replace(
        lantern, rules=replace(lantern.rules, clocks=clocks)
    ), lantern.rules.options.read({"bids": True, "seconds": 30})


def test_a_clock_that_the_game_declares_is_kept_and_shown(
    lantern: AnyGame, drive: Drive, levels: Levels
) -> None:
    game, options = bidding(lantern)
    here = drive(game, [None, levels[0]], lambda prompt: WAIT, options, timed=True)
    for _ in range(60):
        if here.play.state.bidding():
            here.table.turn()
    assert "30.0 s > " in map(plain, here.keyboard.prompts)
    bids = {entry.seat: entry.at for entry in here.play.entries}
    assert bids[1] < 30_000 <= bids[0] < 31_000
    here.table.run()
    assert "Your time ran out." in here.text
    assert "Ben’s time ran out." not in here.text


def test_a_clock_starts_when_the_keyboard_is_handed_over(lantern: AnyGame, drive: Drive) -> None:
    game, options = bidding(lantern)

    def answer(prompt: str) -> str:
        return "" if plain(prompt) == "Enter > " else WAIT

    here = drive(game, [None, None, None], answer, options, timed=True)
    for _ in range(60):
        if here.play.state.bidding():
            here.table.turn()
    ends = sorted(entry.at for entry in here.play.entries)
    assert [round(at, -3) for at in ends] == [30_000, 60_000, 90_000]


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


@pytest.mark.usually_one("people")
@pytest.mark.parametrize("key", list(games()))
@pytest.mark.parametrize("people", [0, 1])
def test_no_game_stands_still_with_a_clock(
    key: str, people: int, drive: Drive, levels: Levels
) -> None:
    game = games()[key]
    seats = max(3, game.players[0])
    options = game.rules.options()
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
    game = replace(lantern, screens=replace(lantern.screens, countdown=lambda view: 7300))
    here = drive(game, [None, levels[0]], lambda prompt: "1", timed=True)
    here.table.turn()
    assert plain(here.keyboard.prompts[0]) == "7.3 s > "
