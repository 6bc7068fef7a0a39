"""What a designer counts in a game of Ultimatch."""

from collections.abc import Mapping, Sequence

from handful.core import Event

from ..rules.events import GameOver, Gifted, Matched, Passed, Traded, TurnStarted


def tallies(events: Sequence[Event]) -> Mapping[str, tuple[float, float]]:
    """How much of the pyramid falls, and how the team works together."""
    matches = [event for event in events if isinstance(event, Matched)]
    turns = sum(isinstance(event, TurnStarted) for event in events)
    shared = sum("alta" in event.sources for event in matches)
    found: dict[str, tuple[float, float]] = {
        "Ultimatches among matches": (sum(one.ultimatch for one in matches), len(matches)),
        "matches with a card of everyone's hand": (shared, len(matches)),
        "trades in a turn": (sum(isinstance(event, Traded) for event in events), turns),
        "gifts in a game": (sum(isinstance(event, Gifted) for event in events), 1),
        "turns that are passed": (sum(isinstance(event, Passed) for event in events), turns),
    }
    left = [event.result["pyramid_left"] for event in events if isinstance(event, GameOver)]
    return found | {"cards left in the pyramid": (sum(left), len(left))}
