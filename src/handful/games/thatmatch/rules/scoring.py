"""Who has won That Match Game, and how long a game can last at most."""

from typing import TYPE_CHECKING

from handful.core.state import Outcome

from .cards import ASKS, MOST_ANSWERS, point_deck
from .constants import REASONS, House
from .options import Options

if TYPE_CHECKING:
    from .rules import State


def ranking(state: "State") -> Outcome:
    """TM-42, TM-45, TM-46: by stars; equal seats share."""
    points = state.points[: state.seats]
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    winners = tuple(seat for seat in range(state.seats) if places[seat] == 1)
    return Outcome(winners, places, tuple(points), REASONS[state.ended])


def bound(options: Options, seats: int) -> int:
    """More entries than any game can have (TM-44).

    Each card that sticks lowers a gap for good, and between two of them there are fewer turns than
    the stall limit. A turn is a draw, its plays, each with a trim and a window, and an end; in a
    window every answer takes a bolt card and is followed by at most one word from each seat.
    """
    house = House(options, seats)
    gaps = sum(sum(ASKS[card]) for card in point_deck(sixes=not house.simple))
    turns = (gaps + 1) * house.stall_limit
    if house.turn_cap:
        turns = min(turns, house.turn_cap)
    window = 0 if house.simple else (MOST_ANSWERS + 1) * seats
    return turns * (2 + house.play_max * (2 + window))
