"""What a designer counts in a game of Boom Goes the Dynamite."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from handful.core import Event

from ..rules.events import Exploded, Flipped, Matched, TurnEnded, WindowClosed

if TYPE_CHECKING:
    from ..rules.rules import State


def standing(state: "State") -> list[float]:
    """The cards won so far (BD-83)."""
    return [state.score(seat) for seat in range(state.seats)]


def tallies(events: Sequence[Event]) -> dict[str, tuple[float, float]]:
    """How a pair comes about, and how much is turned over and blown up on the way."""
    kinds = Counter(event.kind for event in events if isinstance(event, Matched))
    pairs = kinds.total()
    flips = sum(isinstance(event, Flipped) for event in events)
    turns = sum(isinstance(event, TurnEnded) for event in events)
    blasts = sum(isinstance(event, Exploded) for event in events)
    windows = [event.scored for event in events if isinstance(event, WindowClosed)]
    return {
        **{f"pairs made by {kind}": (float(times), pairs) for kind, times in kinds.items()},
        "cards turned over for a pair": (flips, pairs),
        "pairs in a turn": (pairs, turns),
        "explosions in a game": (blasts, 1),
        "windows with a success": (sum(windows), len(windows)),
    }
