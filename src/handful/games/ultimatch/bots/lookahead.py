"""How a searching player looks ahead in Ultimatch: to the end, matching by the advice.

Offers and signals are left to the advice: they are honest, and partners read them so.
"""

from collections.abc import Sequence
from typing import Final

from handful.core import Lookahead, Move, Seat, sets
from handful.core.chance import Chance

from ..rules.cards import CARDS
from ..rules.constants import MATCH, NO_CARD, OVER, REWARD, REWARD_CHOICE, TRADE
from ..rules.moves import (
    ACCEPT,
    BEST_OFFER,
    DONATE_CARD,
    GIFT,
    GIVES,
    KEEP,
    NO_OFFER,
    OFFER,
    PASS,
    SIGNALS,
    SKIP_TRADE,
    TAKE_REWARD,
)
from ..rules.pyramid import size_of
from ..rules.rules import State
from .evaluation import Situation, seen_by

NOBODY: Final = -1
BREADTH: Final = 6
"""How many matches are looked at."""
SPARES: Final = 3
"""How many cards of the hand are looked at to part with in a trade."""
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
    if not seen.rating(card):
        return NO_OFFER
    return OFFER + card * SIGNALS + state.house.signals[0]


def traded(state: State, seat: Seat) -> Move:
    """Take what makes an Ultimatch; take a match only where a pass, which draws, would lose."""
    seen = seen_by(state, seat)
    available = seen.hand | seen.alta
    partner = best_partner(state, seen)
    if partner == NOBODY or seen.has_ultimatch(available):
        return SKIP_TRADE
    wanted = seen.rating(state.offered[partner]) == BEST_OFFER
    if not wanted and (not is_last_chance(state) or seen.can_match(seen.hand, available)):
        return SKIP_TRADE
    return ACCEPT + partner * GIVES + (seen.spare() if seen.hand else CARDS)


def is_last_chance(state: State) -> bool:
    """Whether one more pass loses the game."""
    return state.passes + 1 == state.seats


def best_partner(state: State, seen: Situation) -> Seat:
    """Who offers the most useful card, of equals the first clockwise; honest gestures tell it."""
    partner, most = NOBODY, -1
    for step in range(1, state.seats):
        seat = (state.turn + step) % state.seats
        if state.offered[seat] != NO_CARD and seen.rating(state.offered[seat]) > most:
            partner, most = seat, seen.rating(state.offered[seat])
    return partner


def given_up(state: State, seat: Seat) -> Move:
    """Of a reward keep what the hand of all can best do without; donate what matches most."""
    seen = seen_by(state, seat)
    if state.phase == REWARD:
        kept, other = state.reward[0], state.reward[1]
        if seen.chances(sets.only(kept)) > seen.chances(sets.only(other)):
            kept = other
        return KEEP + kept
    return DONATE_CARD + seen.most_flexible()


def matched(state: State, seat: Seat) -> Move:
    """The best play; where one may pass, only if an Ultimatch is to be had."""
    plays = state.legal(seat)
    seen = seen_by(state, seat)
    if plays[-1] == PASS:
        plays.pop()
        if not plays or not (is_last_chance(state) or seen.has_ultimatch(seen.alta)):
            return PASS
    return seen.best(plays)


def sensible(state: State, seat: Seat, legal: Sequence[Move]) -> list[Move]:
    """What the rulebook's weights like best of one's own matches and trades; no answer."""
    if state.phase == MATCH:
        return sensible_matches(seen_by(state, seat), legal)
    if state.phase == TRADE:
        return sensible_trades(seen_by(state, seat), legal) if seat == state.turn else []
    return list(legal)


def sensible_matches(seen: Situation, legal: Sequence[Move]) -> list[Move]:
    """Some of the matches, and to pass."""
    plays = [move for move in legal if move != PASS]
    plays.sort(key=lambda move: -seen.worth_of(move))
    return [*plays[:BREADTH], *(move for move in legal if move == PASS)]


def sensible_trades(seen: Situation, legal: Sequence[Move]) -> list[Move]:
    """Everything that parts with nothing or with a card that is missed little."""
    spares = sorted(sets.members(seen.hand), key=seen.missed)[:SPARES]
    nothing = (CARDS, NO_CARD)
    return [move for move in legal if given_in(move) in (*spares, *nothing)]


def given_in(trade: Move) -> int:
    """The card that the player on turn gives away; `CARDS` or `NO_CARD` for none."""
    if trade == SKIP_TRADE:
        return NO_CARD
    return (trade - ACCEPT) % GIVES if trade < GIFT else (trade - GIFT) % CARDS


def is_quiet(state: State, seat: Seat) -> bool:
    """A pyramid is cleared or it is not."""
    return state.phase == OVER


def standing(state: State, seat: Seat) -> float:
    """Nearly cleared is better than not at all."""
    if not state.standing:
        return 1.0
    return NEARLY * (1 - sets.size(state.standing) / size_of(state.house.rows))


LOOKAHEAD: Final = Lookahead(
    playouts=1000,
    reply=reply,
    standing=standing,
    is_quiet=is_quiet,
    sensible=sensible,
    most=2000,
    doubt=1.0,
)
