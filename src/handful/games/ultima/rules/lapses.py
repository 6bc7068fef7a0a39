"""The move a silent seat of Ultima is taken to make: the one that costs it least to explain."""

from typing import TYPE_CHECKING

from .cards import COLOR_OF, POINTS
from .moves import (
    ACCEPT,
    ACTION_NAMED,
    CARD_PLAYED,
    COLOR_NAMED,
    DRAW,
    KEEP,
    LET_PASS,
    NO_ACTION,
    PASS,
    PLAYS,
    READY,
    WITH_CALL,
)

if TYPE_CHECKING:
    from .rules import State

QUIET = (DRAW, KEEP, ACCEPT, LET_PASS, READY)


def lapse(state: "State", seat: int) -> int:
    """Draw, keep, accept, let pass; where only a play is left, the default one."""
    legal = state.legal(seat)
    for move in QUIET:
        if move in legal:
            return move
    if state.house.blind and PASS in legal:  # by ear nothing is ever tried for a silent seat
        return PASS
    plays = [move for move in legal if move < PLAYS and _is_modest(move)]
    return max(plays, key=_worth) if plays else PASS


def _is_modest(move: int) -> bool:
    """A plain card, or a tritone as wild in its own colour."""
    card = CARD_PLAYED[move]
    return ACTION_NAMED[move] == NO_ACTION or COLOR_NAMED[move] == COLOR_OF[card]


def _worth(move: int) -> tuple[bool, int, bool, int]:
    """Plain before tritone, most points, with the call, first in canonical order."""
    plain = ACTION_NAMED[move] == NO_ACTION
    points = POINTS[CARD_PLAYED[move]]
    return plain, points, WITH_CALL[move] == 1, -move
