"""The move a silent seat of That Match Game is taken to make (R-44)."""

from typing import TYPE_CHECKING

from .constants import DRAWING, RESPONDING, TRIMMING
from .move_codes import list_of, move_of
from .move_numbers import DECLINE, DRAW, END_TURN, TRIM

if TYPE_CHECKING:
    from .rules import State


def lapse(state: "State", seat: int) -> int:
    """Decline, draw the most, end the turn, or trim the cards gained last."""
    if state.phase == RESPONDING:
        return move_of(DECLINE)
    if state.phase == DRAWING:
        return move_of(DRAW, state.most_to_draw())
    if state.phase == TRIMMING:
        last = sorted(state.gains()[-state.excess(seat) :])
        return move_of(TRIM, list_of(last))
    return move_of(END_TURN)
