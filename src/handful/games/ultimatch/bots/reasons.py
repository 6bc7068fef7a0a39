"""What is to be said of a move of Ultimatch."""

from handful.core import Form, Message, Move, Seat, Who, message
from handful.core.sets import first, members, only, size

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..messages.names import card_named, gesture
from ..messages.prompts import explain, is_last_card, sentences
from ..rules.cards import CARDS, SINGLES
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

_AGAINST = {"reason-boasts", "reason-modest", "reason-no-trade-pass"}


def against(said: Message) -> bool:
    """Whether a reason speaks against its move."""
    match said.id, said.args:
        case ("reason-offer", {"rating": 0}) | ("reason-donate", {"count": 0}):
            return True
        case "reason-keeps", {"ready": 0}:
            return True
        case "reason-parting", {"count": int(count)}:
            return count > 0
    return said.id in _AGAINST


def reason(view: View, memory: Memory, move: Move) -> Message | None:
    """What a match spends, turns up and leaves for what still stands."""
    if memory.seat is None:
        return None
    seen = seen_in(view, memory)
    if DONATE_CARD <= move < OFFER:
        card = move - DONATE_CARD
        return message("reason-donate", count=seen.flex(card))
    if OFFER <= move <= SKIP_TRADE:
        return _trading(view, seen, move)
    if MATCH_WITH <= move < PASS:
        return _matching(view, seen, move)
    return None


def _trading(view: View, seen: Situation, move: Move) -> Message | None:
    """What an offered card is good for, and whether one can do without a trade."""
    if move == SKIP_TRADE:
        if seen.can_match(seen.hand, seen.hand | seen.alta):
            return message("reason-no-trade")
        return message("reason-no-trade-pass")
    if move == NO_OFFER:
        helps = any(map(seen.rating, members(seen.hand)))
        return None if helps else message("reason-no-offer")
    if move < NO_OFFER:
        return sentences(*_offering(seen, move, MOVES.decode(move)))
    if move < GIFT:
        partner, given = divmod(move - ACCEPT, GIVES)
        costs = _parting(seen, given) if given < CARDS else message("reason-free")
        return sentences(*_shown(view, partner), costs)
    return _parting(seen, (move - GIFT) % CARDS)


def _offering(seen: Situation, move: Move, form: Form) -> list[Message]:
    """What the card would do, and whether the gesture says so."""
    rating = seen.rating((move - OFFER) // SIGNALS)
    known = [message("reason-offer", rating=rating)]
    strength = form.get("strength")
    if isinstance(strength, int) and strength != max(rating, SOME):
        too_much = strength > rating
        known.append(message("reason-boasts") if too_much else message("reason-modest"))
    return known


def _shown(view: View, partner: Seat) -> list[Message]:
    """The gesture with which the partner offers a card."""
    shown = [gesture(offer) for offer in view["offers"] if offer["seat"] == partner]
    return [message("reason-shown", seat=Who(partner), gesture=one) for one in shown if one]


def _parting(seen: Situation, card: int) -> Message:
    return message("reason-parting", card=card_named(card), count=seen.flex(card))


def _matching(view: View, seen: Situation, move: Move) -> Message:
    """How the cards match, what that spends, turns up and keeps."""
    place, play = divmod(move - MATCH_WITH, PLAYS)
    cards, target = CARDS_PLAYED[play], seen.target(place)
    told = explain(view, MOVES.decode(move))
    if is_last_card(view):
        return told
    known = []
    if not seen.makes_ultimatch(target, first(cards), cards):
        own, shared = size(cards & seen.hand), size(cards & seen.alta)
        known.append(message("reason-spends", own=own, shared=shared))
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
