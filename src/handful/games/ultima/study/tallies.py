"""What a designer counts in a game of Ultima."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from handful.core import Event

from ..rules.constants import ELIMINATION
from ..rules.events import Caught, HandOver, HandStarted, Played

if TYPE_CHECKING:
    from ..rules.rules import State

CARDS_IN_A_POINT = 1000
"""Fewer cards in hand count for less than any point."""


def standing(state: "State") -> list[float]:
    """Points first (bad ones in elimination), then who holds fewer cards."""
    sign = -1 if state.house.scoring == ELIMINATION else 1
    return [
        sign * state.totals[seat] - state.sizes[seat] / CARDS_IN_A_POINT
        for seat in range(state.seats)
    ]


def tallies(events: Sequence[Event]) -> dict[str, tuple[float, float]]:
    """How often the starter wins a hand, and whoever plays a tritone as this or that."""
    won: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    played: list[tuple[str, int]] = []
    starter = -1
    for event in events:
        if isinstance(event, HandStarted):
            starter, played = event.starter, []
        elif isinstance(event, Played):
            played.append((event.action or "plain card", event.seat))
        elif isinstance(event, Caught):
            won["caught silent, in a hand"] += 1
        elif isinstance(event, HandOver):
            seen["the starter wins the hand"] += 1
            seen["caught silent, in a hand"] += 1
            won["the starter wins the hand"] += event.winner == starter
            for action, seat in played:
                seen[f"who plays a {action} wins the hand"] += 1
                won[f"who plays a {action} wins the hand"] += event.winner == seat
    return {name: (float(won[name]), float(times)) for name, times in seen.items()}
