"""The player of "Playing well": spend little, keep the alta-hand useful, look for Ultimatches."""

from collections.abc import Sequence
from typing import Final

from handful.core import Chance, Move
from handful.core.sets import only, size, union_of

from ..knowledge.gestures import fits, honest
from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..rules.cards import CARDS, NUMBER_OF, NUMBERS
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
    SOME,
    TAKE_REWARD,
    signal_fields,
)
from .evaluation import Situation, seen_in

COVERED_BY_THE_REST: Final = 0.5
NUMBER_DONATED: Final = 0.01


class Heuristic:
    """Scores every choice by the rulebook's weights."""

    def choose(
        self, view: View, memory: Memory, legal: Sequence[Move], must: bool, chance: Chance
    ) -> Move | None:
        """The best move; while others may still offer it waits."""
        if not must:
            return None
        seen = seen_in(view, memory)
        if legal[-1] < OFFER:
            return _donation(seen, legal)
        if legal[-1] == NO_OFFER:
            return _response(seen, legal)
        if legal[-1] == SKIP_TRADE:
            return _trade(seen, view, legal)
        if legal[-1] >= KEEP:
            return _kept(seen, view, legal)
        if legal[0] == TAKE_REWARD:
            return TAKE_REWARD
        return _match(seen, view, legal)


def _donation(seen: Situation, legal: Sequence[Move]) -> Move:
    """What serves many targets, and leaves a hand that still does."""

    def worth(move: Move) -> float:
        card = move - DONATE_CARD
        left = COVERED_BY_THE_REST * seen.coverage(seen.hand & ~only(card))
        return seen.flex(card) + left + NUMBER_DONATED * NUMBER_OF[card]

    return max(legal, key=worth)


def _response(seen: Situation, legal: Sequence[Move]) -> Move:
    """The card that helps most; nothing if nothing helps."""
    return _offered(seen, legal, seen.offer())


def _offered(seen: Situation, legal: Sequence[Move], card: int) -> Move:
    """The offer of a card with the gesture that it deserves; none if it helps nobody."""
    if not seen.rating(card):
        return NO_OFFER
    wanted = honest(seen, card)
    for move in legal[:-1]:
        offered, signal = divmod(move - OFFER, SIGNALS)
        if offered == card and fits(wanted, signal_fields(signal)):
            return move
    return NO_OFFER


def honestly(view: View, memory: Memory, legal: Sequence[Move], move: Move) -> Move:
    """The move of a partner who may be careless, but tells no lies: offers say what is true."""
    if not OFFER <= move < NO_OFFER:
        return move
    return _offered(seen_in(view, memory), legal, (move - OFFER) // SIGNALS)


def _trade(seen: Situation, view: View, legal: Sequence[Move]) -> Move:
    """Take what promises an Ultimatch, or anything when the hand has no match."""
    available = seen.hand | seen.alta
    if seen.has_ultimatch(available):
        return SKIP_TRADE
    takes = [move for move in legal if ACCEPT <= move < GIFT]
    helpless = not seen.can_match(seen.hand, available)
    strengths = {offer["seat"]: offer.get("strength", SOME) for offer in view["offers"]}
    if takes:
        seats = len(view["sizes"])
        clockwise = sorted(strengths, key=lambda seat: (seat - view["turn"]) % seats)
        partner = max(clockwise, key=lambda seat: strengths[seat])
        if strengths[partner] == BEST_OFFER or helpless:
            return ACCEPT + partner * GIVES + (seen.spare() if seen.hand else CARDS)
    return _gift(seen, legal)


def _gift(seen: Situation, legal: Sequence[Move]) -> Move:
    """A card that an empty hand can play at once, if enough is left."""
    gifts = [move for move in legal if GIFT <= move < SKIP_TRADE]
    for move in gifts if size(seen.hand) > 1 else ():
        card = (move - GIFT) % CARDS
        left = (seen.hand & ~only(card)) | seen.alta
        if seen.flex(card) and seen.can_match(left, left):
            return move
    return SKIP_TRADE


def _match(seen: Situation, view: View, legal: Sequence[Move]) -> Move:
    """The cheapest play that leaves most open; the last of equals, so that lower rows go first."""
    if legal[-1] == PASS:
        last_chance = view["passes"] + 1 == len(view["sizes"])
        plays = legal[:-1]
        if not plays or not (last_chance or seen.has_ultimatch(seen.alta)):
            return PASS
        legal = plays
    return seen.best(list(legal))


def _kept(seen: Situation, view: View, legal: Sequence[Move]) -> Move:
    """Give the alta-hand what serves most targets."""
    drawn = union_of([NUMBERS[code] for code in view["reward"]])
    return max(legal, key=lambda move: seen.chances(drawn & ~only(move - KEEP)))
