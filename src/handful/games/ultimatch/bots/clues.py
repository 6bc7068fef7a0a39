"""What leads to a good move of Ultimatch: where to look, what to think of, and the rule."""

from typing import Final

from handful.core import Clue, Move, message
from handful.core.sets import members

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..rules.cards import NUMBERS
from ..rules.event_builders import ways
from ..rules.moves import (
    ACCEPT,
    CARDS_PLAYED,
    DONATE_CARD,
    GIFT,
    MATCH_WITH,
    NO_OFFER,
    OFFER,
    PASS,
    PLAYS,
    SKIP_TRADE,
)
from ..rules.pyramid import row_of

_WAYS: Final = {
    "colour": ("color", "UM-31"),
    "number": ("number", "UM-31"),
    "sum": ("sum", "UM-32"),
    "difference": ("difference", "UM-32"),
    "mix": ("mix", "UM-32"),
}


def clue(view: View, memory: Memory, move: Move) -> Clue:
    """The clue to this move."""
    if MATCH_WITH <= move < PASS:
        return _matching(view, move)
    if move == PASS:
        return _clue("pass", "pass", "UM-40")
    if move > PASS:
        return _clue("reward", "keep", "UM-50")
    if DONATE_CARD <= move < OFFER:
        return _clue("give", "give", "UM-9")
    if OFFER <= move < NO_OFFER:
        return _clue("offer", "offer", "UM-22")
    if move == NO_OFFER:
        return _clue("offer", "none", "UM-22")
    if move == SKIP_TRADE:
        return _clue("trade", "skip", "UM-21")
    assert ACCEPT <= move < SKIP_TRADE
    return _clue("trade", "gift", "UM-26") if move >= GIFT else _clue("trade", "take", "UM-24")


def _matching(view: View, move: Move) -> Clue:
    place, play = divmod(move - MATCH_WITH, PLAYS)
    lies = [code for row in view["pyramid"] for code in row]
    target = NUMBERS[lies[place]]
    primary = view["options"].get("primary_ultimatch", True) is not False
    found = ways(target, list(members(CARDS_PLAYED[play])), primary)
    two = len(list(members(CARDS_PLAYED[play]))) == 2
    row = next(row for row in range(1, len(view["pyramid"]) + 1) if place in row_of(row))
    if two and len(found) > 1:
        return _clue("row", "ultimatch", "UM-34", row)
    return _clue("row", *_WAYS[found[0]], row)


def _clue(look: str, idea: str, clause: str, row: int = 0) -> Clue:
    return Clue(message("clue-look", what=look, row=row), message("clue-idea", what=idea), clause)
