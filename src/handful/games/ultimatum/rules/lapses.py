"""What a silent seat of Ultimatum is taken to do: decline, reject, deal, or play its auto-card."""

from typing import TYPE_CHECKING

from .cards import BLOCK, COUNTER, DRAW, GIVE, ROUND, STEAL, SWAP, TAKE, ULTIMATUM
from .constants import CHOOSING, ROUND_OVER, TURN
from .moves import CHAIRS, CHIPS, DEAL, DECLINE, FIRST, REJECT, SHARES, WHATS

if TYPE_CHECKING:
    from .rules import State


def lapse(state: "State", seat: int) -> int:
    """UT-42, UT-44: the answer that spends nothing; on turn the auto-card."""
    if state.phase == TURN:
        return auto_card(state, seat)
    if state.phase == CHOOSING:
        return REJECT
    return DEAL if state.phase == ROUND_OVER else DECLINE


def auto_card(state: "State", seat: int) -> int:
    """UT-44: the first kind held, in the order of the clause, aimed at the richest other seat."""
    kind = _first_held(state, seat)
    richest = _richest(state, seat)
    if TAKE <= kind < SWAP or kind == STEAL:
        return FIRST[kind] + richest
    if kind < TAKE:
        return FIRST[kind] + richest * CHAIRS + _poorest(state, seat, richest)
    if kind == DRAW:
        return FIRST[kind] + seat
    if kind == SWAP:
        return FIRST[kind] + richest * len(WHATS) + CHIPS
    if kind == ULTIMATUM:
        pair = _poorest(state, seat, richest) * CHAIRS + richest
        return FIRST[kind] + pair * SHARES + (state.chips[richest] + 1) // 2
    return FIRST[kind]


def _first_held(state: "State", seat: int) -> int:
    order = (
        *range(TAKE, SWAP),
        *range(GIVE, TAKE),
        *(COUNTER, DRAW, BLOCK, ULTIMATUM, STEAL, SWAP),
    )
    return next((kind for kind in order if state.holds(seat, kind)), ROUND)


def _richest(state: "State", seat: int) -> int:
    """The other seat with most chips; of equals the first clockwise."""
    return max(state.clockwise_after(seat), key=lambda other: state.chips[other])


def _poorest(state: "State", seat: int, richest: int) -> int:
    """The remaining other seat with fewest chips; of equals the first clockwise."""
    remaining = (other for other in state.clockwise_after(seat) if other != richest)
    return min(remaining, key=lambda other: state.chips[other])
