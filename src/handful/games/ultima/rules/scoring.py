"""Who has won, and how long a game can last."""

from typing import TYPE_CHECKING

from handful.core.sets import has
from handful.core.state import Outcome

from .cards import CARDS
from .constants import ELIMINATION, ENDINGS
from .options import Options

if TYPE_CHECKING:
    from .rules import State


def ranking(state: "State") -> Outcome:
    """UL-56: by points; in elimination survivors first, then who stayed in longest."""
    if state.house.scoring == ELIMINATION:
        merit = [
            (has(state.active, seat), state.out_in[seat], -state.totals[seat])
            for seat in range(state.seats)
        ]
    else:
        merit = [(True, 0, state.totals[seat]) for seat in range(state.seats)]
    places = tuple(1 + sum(other > mine for other in merit) for mine in merit)
    scores = tuple(state.totals[: state.seats])
    winners = tuple(seat for seat in range(state.seats) if places[seat] == 1)
    return Outcome(winners, places, scores, ENDINGS[state.ending])


def bound(options: Options, seats: int) -> int:
    """More entries than any game can have: capped hands of capped turns (UL-45, UL-55).

    A turn is a play or a draw and an answer to it, with `must_play` at most a draw for every card
    there is; a play down to one card may be called, caught, or let pass by everybody.
    """
    draws = options.deck_count(seats) * CARDS if options.must_play else 1
    per_turn = draws + 1 + seats
    return options.max_hands * (options.turn_cap * per_turn + seats)
