"""What a result is worth to each seat: from -1 to 1, nothing before the end."""

from functools import lru_cache

from handful.core import Outcome

MOST, LEAST = 1.0, -1.0


def utilities(outcome: Outcome) -> tuple[float, ...]:
    """Places spread evenly from 1 for the first to -1 for the last, so that they sum to 0.

    Seats that share a place share what those places are worth. A table that wins or loses as one
    gets 1 or -1 alike.
    """
    seats = len(outcome.places)
    if outcome.together or seats == 1:
        won = MOST if outcome.winners else LEAST
        return (won,) * seats
    return _apart(outcome.places)


@lru_cache(maxsize=1 << 12)
def _apart(places: tuple[int, ...]) -> tuple[float, ...]:
    """The same for seats that play against each other."""
    return tuple(_worth(place, places) for place in places)


def _worth(place: int, places: tuple[int, ...]) -> float:
    better = sum(other < place for other in places)
    alike = sum(other == place for other in places)
    middle = better + (alike - 1) / 2
    return MOST - (MOST - LEAST) * middle / (len(places) - 1)
