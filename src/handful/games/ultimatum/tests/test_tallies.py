"""What a designer counts, in affairs small enough to count by hand."""

from handful.core import Event
from handful.games.ultimatum.rules.events import (
    Accepted,
    Blocked,
    ChipsMoved,
    Countered,
    Played,
    RoundStarted,
)
from handful.games.ultimatum.study.tallies import tallies

CHIPS = (10, 10, 8, 10)


def ultimatum(share: int) -> Played:
    return Played(0, "UL", {"responder": 1, "target": 2, "share": share})


def count(*events: Event) -> dict[str, tuple[float, float]]:
    return tallies([RoundStarted(1, 0, 10, CHIPS, 8), *events])


def test_an_offer_that_is_carried_out_is_split() -> None:
    found = count(ultimatum(3), Accepted(1, 0), ChipsMoved(2, 1, 3, 0), ChipsMoved(2, 0, 5, 0))
    assert found["the responder's part of the pool"] == (3.0, 8.0)
    assert found["chips that the first offer keeps or earns"] == (5.0, 1.0)
    assert found["the first offer is carried out"] == (1.0, 1.0)
    assert found["Ultimatums that are countered"] == (0.0, 1.0)


def test_a_blocked_offer_earns_nothing() -> None:
    found = count(ultimatum(3), Accepted(1, 0), Blocked(2, "UL"))
    assert found["accepted offers that are blocked"] == (1.0, 1.0)
    assert found["the first offer is carried out"] == (0.0, 1.0)
    assert "the responder's part of the pool" not in found


def test_counters_are_told_apart_by_who_plays_them() -> None:
    found = count(ultimatum(3), Countered(3, 1, 4), Countered(2, 2, 5), Accepted(1, 2))
    assert found["a counter by another seat is carried out"] == (0.0, 1.0)
    assert found["chips that a counter by the target keeps or earns"] == (3.0, 1.0)


def test_the_pool_follows_the_chips() -> None:
    found = count(ChipsMoved(2, 0, 6, 0), ultimatum(1), Accepted(1, 0))
    assert found["the responder's part of the pool"] == (1.0, 2.0)
