"""How a searching player looks ahead in Ultima: to the end of the hand, by quick replies."""

from collections.abc import Sequence
from math import exp
from typing import Final

from handful.core import Chance, Lookahead, Move, Seat
from handful.core.sets import members

from .cards import POINTS
from .house import ELIMINATION, HAND_OVER, SIMPLE, TURN
from .moves import CALL, CATCH, PLAYS
from .rules import State

AGAINST_LEADER, AGAINST_ALL = 0.6, 0.4
HALF: Final = 0.5
NEARER: Final = 0.5
"""How much likelier one card less makes it to win the hand, as a power of e."""


def reply(state: State, seat: Seat, must: bool, chance: Chance) -> Move | None:
    """Catch and call always; any card that fits, said aloud where it leaves one; else draw."""
    legal = state.legal(seat)
    for move in reversed(legal):
        if move >= CATCH or move == CALL:
            return move
    if not must:
        return None
    plays = [move for move in legal if move < PLAYS]
    if not plays:
        return legal[0]
    move = plays[chance.below(len(plays))]
    return move | 1 if move | 1 in plays else move  # every play stands before the same with a call


def is_quiet(state: State, seat: Seat) -> bool:
    """When the seat is to move again, or between two hands."""
    return state.phase == HAND_OVER or (state.phase == TURN and state.turn == seat)


def standing(state: State, seat: Seat) -> float:
    """The lead over the best of the others and over all of them, in targets."""
    totals: list[float] = [*state.totals[: state.seats]]
    if state.phase != HAND_OVER:
        totals = expected(state, totals)
    mine = totals.pop(seat)
    lead = mine - AGAINST_LEADER * max(totals) - AGAINST_ALL * sum(totals) / len(totals)
    if state.house.scoring == ELIMINATION:
        lead = -lead
    return min(1.0, max(0.0, HALF + HALF * lead / state.house.target))


def expected(state: State, totals: Sequence[float]) -> list[float]:
    """The totals after this hand on average: whoever holds fewer cards more likely wins it."""
    active = members(state.active)
    likely = {seat: exp(-NEARER * state.sizes[seat]) for seat in active}
    points = {seat: sum(POINTS[card] for card in state.hand(seat)) for seat in active}
    whole, pool = sum(likely.values()), sum(points.values())
    after = list(totals)
    for seat in active:
        won = likely[seat] / whole
        if state.house.scoring == ELIMINATION:
            after[seat] += (1 - won) * points[seat]
        elif state.house.scoring == SIMPLE:
            after[seat] += won
        else:
            after[seat] += won * (pool - points[seat])
    return after


LOOKAHEAD: Final = Lookahead(
    playouts=1000, reply=reply, standing=standing, is_quiet=is_quiet, least=4, most=2000, doubt=0.5
)
