"""What speaks for a move of Ultimatch: first the move by name, then why."""

from handful.core import Form, Message, Move, Who, message
from handful.core.sets import first, members, only, size

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..messages.names import card_named, how
from ..messages.prompts import accepted, is_last_card, offered, sentences
from ..rules.cards import CARDS, SINGLES
from ..rules.event_builders import ways
from ..rules.moves import (
    ACCEPT,
    CARDS_PLAYED,
    DONATE_CARD,
    GIFT,
    GIVES,
    MATCH_WITH,
    MOVES,
    NO_OFFER,
    OFFER,
    PASS,
    PLAYS,
    SIGNALS,
    SKIP_TRADE,
    SOME,
)
from .evaluation import Situation, seen_in


def reason(view: View, memory: Memory, move: Move) -> Message | None:
    """What a match spends, turns up and leaves for what still stands."""
    if memory.seat is None:
        return None
    seen = seen_in(view, memory)
    if DONATE_CARD <= move < OFFER:
        card = move - DONATE_CARD
        return message("reason-donate", card=card_named(card), count=seen.flex(card))
    if OFFER <= move <= SKIP_TRADE:
        return _trading(view, seen, move)
    if MATCH_WITH <= move < PASS:
        return _matching(view, seen, move)
    return None


def _trading(view: View, seen: Situation, move: Move) -> Message | None:
    """What an offered card is good for, and whether one can do without a trade."""
    form = MOVES.decode(move)
    if move == SKIP_TRADE:
        if seen.can_match(seen.hand, seen.hand | seen.alta):
            return message("reason-no-trade")
        return message("reason-no-trade-pass")
    if move == NO_OFFER:
        helps = any(map(seen.rating, members(seen.hand)))
        return None if helps else message("reason-no-offer")
    if move < NO_OFFER:
        return sentences(offered(view, form), *_offering(seen, move, form))
    if move < GIFT:
        partner, given = divmod(move - ACCEPT, GIVES)
        told = accepted(form, partner)
        return sentences(told, _parting(seen, given)) if given < CARDS else told
    receiver, given = divmod(move - GIFT, CARDS)
    told = message("explain-gift", seat=Who(receiver), card=card_named(given))
    return sentences(told, _parting(seen, given))


def _offering(seen: Situation, move: Move, form: Form) -> list[Message]:
    """What the card would do, and whether the gesture says so."""
    rating = seen.rating((move - OFFER) // SIGNALS)
    known = [message("reason-offer", rating=rating)]
    strength = form.get("strength")
    if isinstance(strength, int) and strength != max(rating, SOME):
        too_much = strength > rating
        known.append(message("reason-boasts") if too_much else message("reason-modest"))
    return known


def _parting(seen: Situation, card: int) -> Message:
    return message("reason-parting", card=card_named(card), count=seen.flex(card))


def _matching(view: View, seen: Situation, move: Move) -> Message:
    """The play by name, what it spends, turns up and keeps."""
    place, play = divmod(move - MATCH_WITH, PLAYS)
    cards, target = CARDS_PLAYED[play], seen.target(place)
    played = members(cards)
    primary = view["options"].get("primary_ultimatch", True) is not False
    told = message(
        "reason-match",
        card=card_named(target),
        cards=tuple(map(card_named, played)),
        how=how(target, played, ways(target, played, primary)),
    )
    if is_last_card(view):
        return sentences(told, message("reason-clears"))
    if seen.makes_ultimatch(target, first(cards), cards):
        known = [message("reason-ultimatch")]
    else:
        own, shared = size(cards & seen.hand), size(cards & seen.alta)
        known = [message("reason-spends", own=own, shared=shared)]
    turned = seen.turned_up(place)
    if turned:
        known.append(message("reason-turns-up", count=turned))
    return sentences(told, *known, *_keeping(seen, place, cards))


def _keeping(seen: Situation, place: int, cards: int) -> list[Message]:
    """How much of what lies open the cards that are left match alone."""
    left = (seen.hand | seen.alta) & ~cards
    others = seen.targets(only(place))
    if not others:
        return []
    ready = sum(left & SINGLES[target] != 0 for target in others)
    if ready == len(others):
        return [message("reason-keeps-all", count=ready)]
    return [message("reason-keeps", ready=ready, count=len(others))]
