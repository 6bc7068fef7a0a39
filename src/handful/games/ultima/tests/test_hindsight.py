"""Reaction times count from the card that left one; by ear only what could not be read counts."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import cast

from handful.core import Event, Past
from handful.games.ultima.hindsight import hindsight
from handful.games.ultima.rules.events import Called, Caught, Flipped, Misheard, Played


def past(*steps: tuple[int, Sequence[Event]], first: Sequence[Event] = ()) -> Past:
    """A game of which only what happened is known, and when."""
    known = [SimpleNamespace(number=number, at=at) for number, (at, _) in enumerate(steps)]
    brought = [first, *(events for _, events in steps)]
    return cast(
        Past,
        SimpleNamespace(
            seats=3, timed=True, steps=lambda: known, brought=lambda number: brought[number + 1]
        ),
    )


def played(seat: int, card: str, left: int, shown: str, notes: tuple[int, int]) -> Played:
    return Played(seat, shown, card, card[0], (), False, "", left, notes)


def test_calls_and_catches_are_measured_from_the_card() -> None:
    one_left = played(1, "R-P5", 1, "R-P5", (60, 67))
    other = played(2, "R-M2", 1, "R-M2", (60, 62))
    (figure,) = hindsight(
        past((1000, [one_left]), (1800, [Called(1)]), (3000, [other]), (5200, [Caught(0, 2)]))
    )
    assert figure.data["calls"] == [
        {"turn": 1, "seat": 1, "by": None, "seconds": 0.8},
        {"turn": 2, "seat": 2, "by": 0, "seconds": 2.2},
    ]


def test_by_ear_a_colour_that_fits_says_nothing() -> None:
    """The fifth on top asks for a fourth: a sixth was taken for it, then the fourth was laid."""
    first = [Flipped("", "R", (60, 67))]
    wrong, same_colour = [Misheard(0, "B-M6")], [played(0, "R-m2", 5, "", (60, 67))]
    right = [played(1, "G-P4", 5, "", (60, 65))]
    (figure,) = hindsight(past((0, wrong), (0, same_colour), (0, right), first=first))
    assert [
        (one["seat"], one["interval"], one["right"], one["asked"], one["taken"])
        for one in figure.data["heard"]
    ] == [
        (0, "P5", 0, 1, "m3"),
        (1, "P5", 1, 1, None),
    ]


def test_a_card_that_could_be_read_was_not_misheard() -> None:
    readable = [Flipped("R-TT", "R", (60, 66))]
    assert hindsight(past((0, [Misheard(0, "B-M6")]), first=readable)) == []
