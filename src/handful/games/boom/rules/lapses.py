"""The move a silent seat is taken to make."""

from typing import TYPE_CHECKING

from handful.core.sets import first

from .constants import TWO_UP, VOTE, WINDOW
from .move_codes import flip_move
from .move_numbers import AGREE, GIVE_UP, STOP

if TYPE_CHECKING:
    from .rules import State


def lapse(state: "State") -> int:
    """Agree, give up, stop; where a card must be turned over, the lowest one."""
    if state.phase == VOTE:
        return AGREE
    if state.phase == TWO_UP:
        return GIVE_UP
    if state.phase == WINDOW:
        return STOP
    return flip_move(first(state.filled & ~state.up))
