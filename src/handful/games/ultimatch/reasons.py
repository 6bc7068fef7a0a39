"""What speaks for a move of Ultimatch, in a sentence."""

from typing import Final

from handful.core import Move, Names
from handful.core.said import Said, said, sentence
from handful.core.sets import first, only, size

from .cards import SINGLES
from .memory import Memory
from .moves import CARDS_PLAYED, DONATE_CARD, MATCH_WITH, OFFER, PASS, PLAYS, View
from .situation import Situation, seen_in


def reason(view: View, memory: Memory, move: Move, names: Names) -> str:
    """What a match spends, turns up and leaves for what still stands."""
    if memory.seat is None:
        return ""
    seen = seen_in(view, memory)
    if DONATE_CARD <= move < OFFER:
        return _giving(seen.flex(move - DONATE_CARD))
    if MATCH_WITH <= move < PASS:
        return _matching(seen, *divmod(move - MATCH_WITH, PLAYS))
    return ""


def _giving(count: int) -> Said:
    if count == 1:
        return said("Everybody can use it: alone it matches one card that lies open.")
    return said("Everybody can use it: alone it matches {n} cards that lie open.", n=count)


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
        return [said("what you keep matches {n} of the {all} other open cards", n=ready, all=count)]
    if ready:
        return [said("what you keep matches the other open card")]
    return [said("what you keep does not match the other open card")]
