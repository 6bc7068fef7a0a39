"""What a designer counts in a game of That Match Game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from handful.core import Event

from ..rules.events import (
    Bolted,
    NumberPlayed,
    OrangeBlocked,
    PointTaken,
    RedBlocked,
    RescueCalled,
    SpecialPlayed,
    TurnBegan,
)

if TYPE_CHECKING:
    from ..rules.rules import State


def standing(state: "State") -> list[float]:
    """The stars won so far (TM-42)."""
    return [float(stars) for stars in state.points[: state.seats]]


def tallies(events: Sequence[Event]) -> dict[str, tuple[float, float]]:
    """How many point cards go to somebody else than the player on turn, and what is thrown."""
    turn, taken, stolen = -1, 0, 0
    for event in events:
        if isinstance(event, TurnBegan):
            turn = event.seat
        elif isinstance(event, PointTaken):
            taken += 1
            stolen += event.seat != turn
    turns = _count(events, TurnBegan)
    numbers = _count(events, NumberPlayed)
    return {
        "thefts in a game": (stolen, 1),
        "point cards that are stolen": (stolen, taken),
        "plays that are bolted": (_count(events, Bolted), numbers),
        "plays that meet a red block": (_count(events, RedBlocked), numbers),
        "orange blocks in a game": (_count(events, OrangeBlocked), 1),
        "rescues in a game": (_count(events, RescueCalled), 1),
        "specials in a turn": (_count(events, SpecialPlayed), turns),
        "number cards in a turn": (numbers, turns),
    }


def _count(events: Sequence[Event], kind: type[Event]) -> int:
    return sum(isinstance(event, kind) for event in events)
