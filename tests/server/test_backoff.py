"""A screen that lost its line tries again: at once, then ever more rarely."""

import pytest

from handful.client.backoff import Backoff


def waits(count: int, backoff: Backoff) -> list[float]:
    """The longest waits of so many tries in a row."""
    return [backoff.next(0, 1) for _ in range(count)]


def test_it_doubles_up_to_a_quarter_of_a_minute() -> None:
    found = waits(12, Backoff())
    assert found[:5] == [0.05, 0.1, 0.2, 0.4, 0.8]
    assert found[-1] == 15


def test_it_is_drawn_by_lot_so_that_not_all_come_at_once() -> None:
    found = [Backoff().next(0, lot) for lot in (0, 0.5, 1)]
    assert found == pytest.approx([0.025, 0.0375, 0.05])


def test_it_grows_also_where_the_line_opens_and_breaks_at_once() -> None:
    backoff, found = Backoff(), []
    for now in range(3):
        backoff.opened(now)
        found.append(backoff.next(now + 0.5, 1))
    assert found == [0.05, 0.1, 0.2]


def test_it_starts_over_after_a_line_that_held() -> None:
    backoff = Backoff()
    waits(6, backoff)
    backoff.opened(10)
    assert backoff.next(12, 1) == 0.05


def test_it_is_never_shorter_than_the_server_asks_for() -> None:
    assert Backoff().next(0, 0, 0.5) == 0.525
    assert Backoff().next(0, 1, 0.5) == 1.05
