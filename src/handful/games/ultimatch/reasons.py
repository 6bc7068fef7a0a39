"""What speaks for a move of Ultimatch, in a sentence."""

from handful.core import Move, Names
from handful.core.sets import first, size

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
        count = seen.flex(move - DONATE_CARD)
        return f"Everybody can use it: alone it matches {_targets(count)} that lie open."
    if MATCH_WITH <= move < PASS:
        return _matching(seen, *divmod(move - MATCH_WITH, PLAYS))
    return ""


def _matching(seen: Situation, place: int, play: int) -> str:
    cards = CARDS_PLAYED[play]
    said = []
    if seen.makes_ultimatch(seen.target(place), first(cards), cards):
        said.append("an Ultimatch: it draws two new cards")
    else:
        own, shared = size(cards & seen.hand), size(cards & seen.alta)
        parts = [f"{own} of your hand"] * (own > 0) + [f"{shared} of everyone's"] * (shared > 0)
        said.append(f"it spends {' and '.join(parts)}")
    turned = seen.turned_up(place)
    if turned:
        said.append(f"it turns up {turned} more")
    left = (seen.hand | seen.alta) & ~cards
    open_cards = zip(seen.places, seen.targets, strict=True)
    others = [target for where, target in open_cards if where != place]
    ready = sum(left & SINGLES[target] != 0 for target in others)
    said.append(f"what you keep matches {ready} of the {len(others)} other open cards")
    return f"{said[0][0].upper()}{said[0][1:]}; {'; '.join(said[1:])}."


def _targets(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"
