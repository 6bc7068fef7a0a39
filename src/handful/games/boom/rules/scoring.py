"""Who has won, and how long a game can last."""

from typing import TYPE_CHECKING

from handful.core.state import Outcome

from .cards import FULL_BOX, IGNITE_CARDS, PLACES, WIDTH, match_deck
from .options import Options

if TYPE_CHECKING:
    from .rules import State


def ranking(state: "State") -> Outcome:
    """BD-84: by cards won; by option, equal scores go by MATCH cards."""
    by_match = state.house.match_cards_break_ties
    scores = [state.score(seat) for seat in range(state.seats)]
    merit = [
        (scores[seat], state.match_cards(seat) if by_match else 0) for seat in range(state.seats)
    ]
    places = tuple(1 + sum(other > mine for other in merit) for mine in merit)
    winners = tuple(seat for seat in range(state.seats) if places[seat] == 1)
    return Outcome(winners, places, tuple(scores), state.reason)


def bound(options: Options, seats: int) -> int:
    """More entries than any game can have.

    Every success takes a card out of the matchbox; between two of them, or a row, or the pool, lie
    at most two dry limits of turns. A dry turn is a call, everybody's answer and an attempt of
    three moves. Windows burn at most every IGNITE card and turn over every place.
    """
    cards = len(match_deck(options.remove_colours))
    rows = (cards - FULL_BOX + WIDTH - 1) // WIDTH
    stretches = cards + rows + 2
    dry = 2 * options.dry_limit(seats) + 1
    windows = IGNITE_CARDS * (PLACES + 2)
    return stretches * dry * (seats + 3) + windows
