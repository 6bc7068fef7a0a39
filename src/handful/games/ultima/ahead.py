"""How a searching player looks ahead in Ultima: to the end of the hand, by quick replies."""

from array import array
from math import exp
from typing import Final

from handful.core import Lookahead, Move, Seat, sets
from handful.core.chance import Chance

from .house import ELIMINATION, HAND_OVER, MOST_CARDS, SIMPLE, TURN
from .moves import CALL, CATCH, PLAYS
from .rules import State

AGAINST_LEADER, AGAINST_ALL = 0.6, 0.4
HALF: Final = 0.5
NEARER: Final = 0.5
"""How much likelier one card less makes it to win the hand, as a power of e."""
LIKELY: Final = array("d", [exp(-NEARER * size) for size in range(MOST_CARDS + 1)])
"""So likely, in proportion, are seats with so many cards to win the hand."""
NEVER: Final = float("-inf")


def reply(state: State, seat: Seat, must: bool, chance: Chance) -> Move | None:
    """Catch and call always; any card that fits, said aloud where it leaves one; else draw."""
    legal = state.legal(seat)
    for move in reversed(legal):
        if move >= CATCH or move == CALL:
            return move
    if not must:
        return None
    plays = 0
    for move in legal:
        plays += move < PLAYS
    if not plays:
        return legal[0]
    move = legal[chance.below(plays)]  # plays stand first, each before the same with a call
    return move | 1 if state.may_call(seat) else move


def is_quiet(state: State, seat: Seat) -> bool:
    """When the seat is to move again, or between two hands."""
    return state.phase == HAND_OVER or (state.phase == TURN and state.turn == seat)


def standing(state: State, seat: Seat) -> float:
    """The lead over the best of the others and over all of them, in targets."""
    totals = [float(state.totals[one]) for one in range(state.seats)]
    if state.phase != HAND_OVER:
        add_expected(state, totals)
    mine, best, others = totals[seat], NEVER, 0.0
    for one in range(state.seats):
        if one != seat:
            best = max(best, totals[one])
            others += totals[one]
    lead = mine - AGAINST_LEADER * best - AGAINST_ALL * others / (state.seats - 1)
    if state.house.scoring == ELIMINATION:
        lead = -lead
    return min(1.0, max(0.0, HALF + HALF * lead / state.house.target))


def add_expected(state: State, totals: list[float]) -> None:
    """What this hand brings on average: whoever holds fewer cards more likely wins it."""
    whole, pool = 0.0, 0
    for seat in range(state.seats):
        if sets.has(state.active, seat):
            whole += LIKELY[state.sizes[seat]]
            pool += state.hand_points(seat)
    for seat in range(state.seats):
        if sets.has(state.active, seat):
            won, points = LIKELY[state.sizes[seat]] / whole, state.hand_points(seat)
            if state.house.scoring == ELIMINATION:
                totals[seat] += (1 - won) * points
            elif state.house.scoring == SIMPLE:
                totals[seat] += won
            else:
                totals[seat] += won * (pool - points)


LOOKAHEAD: Final = Lookahead(
    playouts=1000, reply=reply, standing=standing, is_quiet=is_quiet, least=4, most=2000, doubt=0.5
)
