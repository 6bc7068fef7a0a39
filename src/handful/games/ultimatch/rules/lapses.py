"""The move a silent seat of Ultimatch is taken to make."""

from typing import TYPE_CHECKING

from handful.core.sets import has, members

from .cards import NUMBER_OF
from .constants import DONATE, MATCH, REWARD, TRADE
from .moves import DONATE_CARD, KEEP, NO_OFFER, PASS, SKIP_TRADE, TAKE_REWARD

if TYPE_CHECKING:
    from .rules import State


def lapse(state: "State", seat: int) -> int:
    """The lowest card, no offer, no trade, a pass that does not lose, the first card drawn."""
    if state.phase == DONATE:
        return DONATE_CARD + min(members(state.hands[seat]), key=lambda card: NUMBER_OF[card])
    if state.phase == TRADE:
        return NO_OFFER if has(state.asked, seat) else SKIP_TRADE
    if state.phase == MATCH:
        return _match_or_pass(state, seat)
    return KEEP + state.reward[0] if state.phase == REWARD else TAKE_REWARD


def _match_or_pass(state: "State", seat: int) -> int:
    legal = state.legal(seat)
    last_pass = state.passes + 1 == state.seats
    if PASS in legal and (not last_pass or len(legal) == 1):
        return PASS
    return legal[0]
