"""What speaks for a move of Ultimatch, in a sentence."""

from typing import Final

from handful.core import Move, Names
from handful.core.said import Said, said, sentence
from handful.core.sets import first, members, only, size

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..rules.cards import CARDS, SINGLES
from ..rules.moves import (
    ACCEPT,
    BEST_OFFER,
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
    SURE,
)
from .evaluation import Situation, seen_in


def reason(view: View, memory: Memory, move: Move, names: Names) -> str:
    """What a match spends, turns up and leaves for what still stands."""
    if memory.seat is None:
        return ""
    seen = seen_in(view, memory)
    if DONATE_CARD <= move < OFFER:
        return _giving(seen.flex(move - DONATE_CARD))
    if OFFER <= move <= SKIP_TRADE:
        return _trading(seen, move)
    if MATCH_WITH <= move < PASS:
        return _matching(seen, *divmod(move - MATCH_WITH, PLAYS))
    return ""


def _giving(count: int) -> Said:
    if not count:
        return said("Everybody can use it, but alone it matches nothing that lies open.")
    if count == 1:
        return said("Everybody can use it: alone it matches one card that lies open.")
    return said("Everybody can use it: alone it matches {n} cards that lie open.", n=count)


def _trading(seen: Situation, move: Move) -> str:
    """What an offered card is good for, and whether one can do without a trade."""
    if move == SKIP_TRADE:
        if seen.can_match(seen.hand, seen.hand | seen.alta):
            return said("You can match without a trade.")
        return said("Without a trade you can only pass.")
    if move == NO_OFFER:
        return "" if any(map(seen.rating, members(seen.hand))) else said("No card of yours helps.")
    if move < NO_OFFER:
        return _offering(seen, move)
    given = (move - ACCEPT) % GIVES if move < GIFT else (move - GIFT) % CARDS
    return _parting(seen.flex(given)) if given < CARDS else ""


def _offering(seen: Situation, move: Move) -> Said:
    """What the card would do, and whether the gesture says so."""
    card = (move - OFFER) // SIGNALS
    rating = seen.rating(card)
    known = [_USE[rating]]
    strength = MOVES.decode(move).get("strength")
    if isinstance(strength, int) and strength != max(rating, SOME):
        too_much = strength > rating
        known.append(_TOO_MUCH if too_much else _TOO_LITTLE)
    return sentence(*known)


_USE: Final = {
    BEST_OFFER: said("with everyone's hand it makes an Ultimatch"),
    SURE: said("alone it matches a card that lies open"),
    SOME: said("with everyone's hand it matches a card that lies open"),
    0: said("it matches nothing that lies open"),
}
"""By how much a card would help whoever gets it."""
_TOO_MUCH: Final = said("the gesture promises too much")
_TOO_LITTLE: Final = said("the gesture promises too little")


def _parting(count: int) -> Said:
    if not count:
        return said("Alone, what you give matches nothing that lies open.")
    if count == 1:
        return said("Alone, what you give matches one card that lies open.")
    return said("Alone, what you give matches {n} cards that lie open.", n=count)


def _matching(seen: Situation, place: int, play: int) -> Said:
    cards = CARDS_PLAYED[play]
    if seen.makes_ultimatch(seen.target(place), first(cards), cards):
        known = [said("an Ultimatch: it draws two new cards")]
    else:
        known = [_SPENDING[size(cards & seen.hand), size(cards & seen.alta)]]
    turned = seen.turned_up(place)
    if turned:
        known.append(said("it turns up {n} more", n=turned))
    return sentence(*known, *_keeping(seen, place, cards))


_SPENDING: Final = {
    (1, 0): said("it spends one card of your hand"),
    (2, 0): said("it spends two cards of your hand"),
    (0, 1): said("it spends one card of everyone's hand"),
    (0, 2): said("it spends two cards of everyone's hand"),
    (1, 1): said("it spends one card of your hand and one of everyone's"),
}
"""By how many cards come from one's own hand, and how many from the alta-hand."""


def _keeping(seen: Situation, place: int, cards: int) -> list[Said]:
    """How much of what lies open the cards that are left match alone."""
    left = (seen.hand | seen.alta) & ~cards
    others = seen.targets(only(place))
    if not others:
        return []
    ready = sum(left & SINGLES[target] != 0 for target in others)
    if len(others) > 1:
        count = len(others)
        if ready in (0, count):
            return [_all_or_none(ready, count)]
        return [said("what you keep matches {n} of the {all} other open cards", n=ready, all=count)]
    if ready:
        return [said("what you keep matches the other open card")]
    return [said("what you keep does not match the other open card")]


def _all_or_none(ready: int, count: int) -> Said:
    if ready:
        return said("what you keep matches all {n} other open cards", n=count)
    return said("what you keep matches none of the {n} other open cards", n=count)
