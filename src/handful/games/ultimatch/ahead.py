"""How a searching player looks ahead in Ultimatch: to the end, matching by the advice.

Offers and signals are left to the advice: they are honest, and partners read them so.
"""

from collections.abc import Sequence
from typing import Final

from handful.core import Lookahead, Move, Seat, sets
from handful.core.chance import Chance

from .cards import CARDS
from .house import DONATE, MATCH, NO_CARD, OVER, REWARD, REWARD_CHOICE, TRADE
from .moves import (
    ACCEPT,
    DONATE_CARD,
    GIVES,
    KEEP,
    MATCH_WITH,
    NO_OFFER,
    OFFER,
    PASS,
    PLAYS,
    SIGNALS,
    SKIP_TRADE,
    TAKE_REWARD,
)
from .pyramid import size_of
from .rules import State
from .situation import BEST_OFFER, seen_by

BREADTH: Final = 6
"""How many matches are looked at."""
NEARLY: Final = 0.4
"""What a lost game with nothing left to clear would be worth."""


def reply(state: State, seat: Seat, must: bool, chance: Chance) -> Move | None:
    """Offer, trade and match by the rulebook's weights; take every reward."""
    if not must:
        return None
    if state.phase == MATCH:
        return matched(state, seat)
    if state.phase == TRADE:
        return answered(state, seat) if sets.has(state.asked, seat) else traded(state, seat)
    if state.phase == REWARD_CHOICE:
        return TAKE_REWARD
    return given_up(state, seat)


def answered(state: State, seat: Seat) -> Move:
    """The card that helps most, if any does; in a playout nobody needs the gesture."""
    seen = seen_by(state, seat)
    card = seen.offer()
    return OFFER + card * SIGNALS + state.house.signals[0] if seen.rating(card) else NO_OFFER


def traded(state: State, seat: Seat) -> Move:
    """Take what makes an Ultimatch, or the best there is if the hand has no match."""
    seen = seen_by(state, seat)
    available = seen.hand | seen.alta
    offers = [one for one in range(state.seats) if state.offered[one] != NO_CARD]
    if not offers or seen.has_ultimatch(available):
        return SKIP_TRADE
    partner = max(offers, key=lambda one: seen.rating(state.offered[one]))
    wanted = seen.rating(state.offered[partner]) == BEST_OFFER
    if not wanted and seen.can_match(seen.hand, available):
        return SKIP_TRADE
    return ACCEPT + partner * GIVES + (seen.spare() if seen.hand else CARDS)


def given_up(state: State, seat: Seat) -> Move:
    """Of a reward keep what the hand of all can best do without; donate what matches most."""
    seen = seen_by(state, seat)
    if state.phase == REWARD:
        drawn = sets.union_of(state.reward)
        return KEEP + max(state.reward, key=lambda card: seen.chances(drawn & ~sets.only(card)))
    return DONATE_CARD + max(sets.members(state.hands[seat]), key=seen.flex)


def matched(state: State, seat: Seat) -> Move:
    """The best play; where one may pass, only if an Ultimatch is to be had."""
    plays = state.legal(seat)
    seen = seen_by(state, seat)
    if plays[-1] == PASS:
        plays.pop()
        last_chance = state.passes + 1 == state.seats
        if not plays or not (last_chance or seen.has_ultimatch(seen.alta)):
            return PASS
    return seen.best(plays)


def sensible(state: State, seat: Seat, legal: Sequence[Move]) -> list[Move]:
    """Of the matches those that the rulebook's weights like best; no trade."""
    if state.phase in (REWARD, DONATE):
        return list(legal)
    if state.phase != MATCH:
        return []
    seen = seen_by(state, seat)
    plays = [move for move in legal if move != PASS]
    plays.sort(key=lambda move: -seen.worth(*divmod(move - MATCH_WITH, PLAYS)))
    return [*plays[:BREADTH], *(move for move in legal if move == PASS)]


def is_quiet(state: State, seat: Seat) -> bool:
    """A pyramid is cleared or it is not."""
    return state.phase == OVER


def standing(state: State, seat: Seat) -> float:
    """Nearly cleared is better than not at all."""
    if not state.standing:
        return 1.0
    return NEARLY * (1 - sets.size(state.standing) / size_of(state.house.rows))


LOOKAHEAD: Final = Lookahead(
    playouts=400,
    reply=reply,
    standing=standing,
    is_quiet=is_quiet,
    sensible=sensible,
    most=2000,
    doubt=1.0,
)
