"""How Ultimatch ends: together."""

from typing import TYPE_CHECKING

from handful.core.state import Outcome

from .constants import ROWS
from .options import Options
from .pyramid import size_of

if TYPE_CHECKING:
    from .rules import State


def outcome(state: "State") -> Outcome:
    """UM-70 to UM-72: all win or all lose; there are no points."""
    everybody = tuple(range(state.seats))
    won = not state.standing
    return Outcome(
        winners=everybody if won else (),
        places=(1,) * state.seats,
        scores=(int(won),) * state.seats,
        reason=state.reason,
        together=True,
    )


def bound(options: Options, seats: int) -> int:
    """More entries than any game can have: so many turns (UM-95), each with all its answers."""
    answers = seats * options.trades_per_turn
    skip, match, reward = 1, 1, 2
    turns = size_of(ROWS[seats]) * seats
    return seats + turns * (answers + skip + match + reward)
