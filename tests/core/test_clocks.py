"""Whose time is up when: the limits that a room and a terminal keep."""

from dataclasses import dataclass
from typing import Any

import pytest

from handful import core
from handful.core import Clock, Clocks, Limits, option
from handful.core.clocks import HANDING_MS, MORE_MS, MOST_FACTOR


class Options(core.Options):
    """Times of a table."""

    answer_seconds: int = option(default=10, between=(0, 60), help="To answer.", clause="X-1")
    turn_seconds: int | str = option(default="off", one_of=("off",), help="Turn.", clause="X-2")


@dataclass
class Waiting:
    """A position reduced to whom it waits for, and in which window."""

    seats: tuple[int, ...]
    window: tuple[str, int] = ("ask", 0)

    def awaited(self) -> tuple[int, ...]:
        return self.seats


CLOCKS: Clocks[Any] = Clocks(
    windows={"ask": Clock("answer", "answer_seconds"), "turn": Clock("turn", "turn_seconds")},
    window=lambda state: state.window,
)


def limits(clocks: Clocks[Any] = CLOCKS, **options: object) -> Limits:
    house = Options.read(options)
    return Limits(clocks, lambda clock: clock.seconds(house))


def watch(kept: Limits, waiting: Waiting, at: int, mover: int | None = None) -> None:
    kept.watch(waiting, at, mover)  # type: ignore[arg-type]  # all that is asked of a state


def test_who_answers_stops_nobody_elses_clock_and_sets_none_back() -> None:
    kept = limits()
    watch(kept, Waiting((1, 2)), 0)
    watch(kept, Waiting((2,)), 4000, mover=1)
    assert (kept.of(2), kept.first()) == (10_000, 10_000)
    assert kept.due(9_999) == []
    assert kept.due(10_000) == [2]


def test_a_new_window_and_ones_own_move_start_the_clock_anew() -> None:
    kept = limits()
    watch(kept, Waiting((1, 2)), 0)
    watch(kept, Waiting((1, 2)), 3000, mover=1)
    assert (kept.of(1), kept.of(2)) == (13_000, 10_000)
    watch(kept, Waiting((1, 2), ("ask", 1)), 5000, mover=1)
    assert (kept.of(1), kept.of(2)) == (15_000, 15_000)


def test_off_and_nought_are_no_clock() -> None:
    kept = limits(answer_seconds=0)
    watch(kept, Waiting((1, 2)), 0)
    assert kept.first() is None
    watch(kept, Waiting((1,), ("turn", 0)), 0)
    assert kept.first() is None


@pytest.mark.parametrize(("seats", "kind"), [((1,), "turn"), ((1, 2), "answer")])
def test_a_game_that_declares_nothing_has_turns_and_answers(
    seats: tuple[int, ...], kind: str
) -> None:
    asked: list[Clock] = []

    def seconds(clock: Clock) -> int:
        asked.append(clock)
        return 0

    watch(Limits(Clocks(), seconds), Waiting(seats), 0)
    assert asked == [Clock(kind)]  # type: ignore[arg-type]  # one of its words


def test_on_a_passed_device_a_clock_starts_when_the_hand_is_uncovered() -> None:
    kept = limits()
    kept.devices = {1: "tablet", 2: "tablet"}
    watch(kept, Waiting((1, 2, 3)), 0)
    assert kept.of(3) == 10_000
    kept.uncover(1, 8000)
    assert kept.of(1) == 18_000
    watch(kept, Waiting((2, 3)), 9000, mover=1)
    assert kept.due(10_000) == [3]
    kept.uncover(2, 15_000)
    assert kept.of(2) == 25_000


def test_a_hand_that_stays_covered_holds_the_table_up_for_a_while_only() -> None:
    kept = limits()
    kept.devices = {1: "tablet", 2: "tablet"}
    watch(kept, Waiting((1, 2)), 0)
    most = 2 * (10_000 + HANDING_MS)
    assert (kept.of(1), kept.of(2)) == (most, most)
    kept.uncover(2, most - 1000)
    assert kept.of(2) == most
    kept.uncover(1, 0)
    kept.uncover(2, 1000)
    kept.uncover(1, 2000)
    assert kept.of(1) == 10_000, "who covers a hand and uncovers it again gets no new time"


def test_who_has_the_device_in_hand_is_not_waited_for_longer() -> None:
    kept = limits()
    kept.devices = {1: "tablet", 2: "tablet"}
    kept.uncover(1, 0)
    watch(kept, Waiting((1,)), 1000)
    assert kept.of(1) == 11_000


def test_a_seat_takes_more_time_once_until_its_clock_starts_anew() -> None:
    kept = limits()
    watch(kept, Waiting((1, 2)), 0)
    assert kept.may_extend(1)
    kept.extend(1, MORE_MS)
    assert (kept.of(1), kept.of(2)) == (30_000, 10_000)
    assert (kept.may_extend(1), kept.may_extend(2)) == (False, True)
    watch(kept, Waiting((1,)), 4000, mover=2)
    assert (kept.of(1), kept.may_extend(1)) == (30_000, False)
    watch(kept, Waiting((1,)), 5000, mover=1)
    assert (kept.of(1), kept.may_extend(1)) == (15_000, True)


def test_nobody_takes_more_time_who_is_not_awaited_or_whose_time_has_not_begun() -> None:
    kept = limits()
    kept.devices = {1: "tablet", 2: "tablet"}
    watch(kept, Waiting((1, 3)), 0)
    assert [kept.may_extend(seat) for seat in (1, 2, 3)] == [False, False, True]
    kept.uncover(1, 1000)
    assert kept.may_extend(1)


def test_doubled_clocks_are_twice_as_long_at_once_and_later() -> None:
    kept = limits()
    watch(kept, Waiting((1, 2)), 0)
    kept.extend(2, MORE_MS)
    kept.double()
    assert (kept.of(1), kept.of(2)) == (20_000, 40_000)
    watch(kept, Waiting((1,), ("ask", 1)), 5000)
    assert kept.of(1) == 25_000


def test_clocks_are_doubled_up_to_a_bound_and_only_where_there_are_any() -> None:
    kept = limits()
    while kept.may_double():
        kept.double()
    assert kept.factor == MOST_FACTOR
    assert not limits(answer_seconds=0).may_double()
