"""What leads to a good move of That Match Game: where to look, what to think of, and the rule."""

from typing import Final

from handful.core import Clue, Move, message

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..rules.cards import EXCLAMATIONS, LANES, MATCHING, NUMBER_OF, NUMBERED, NUMBERS
from ..rules.move_codes import card_played, spot_played, verb_of
from ..rules.move_numbers import (
    BLOCK_ORANGE,
    BLOCK_RED,
    BOLT,
    CALL_RESCUE,
    DECLINE,
    DRAW,
    END_TURN,
    PLAY_NUMBER,
    TOSS,
    TRIM,
)

_OTHERS: Final = {
    BOLT: ("bolts", "steal", "TM-18"),
    BLOCK_RED: ("blocks", "deny", "TM-19"),
    BLOCK_ORANGE: ("blocks", "undo", "TM-20"),
    CALL_RESCUE: ("blocks", "rescue", "TM-31"),
    DECLINE: ("let", "save", "TM-26"),
    DRAW: ("draw", "hand", "TM-8"),
    END_TURN: ("end", "save", "TM-12"),
    TOSS: ("least", "least", "TM-39"),
    TRIM: ("least", "least", "TM-38"),
}


def clue(view: View, memory: Memory, move: Move) -> Clue:
    """The clue to this move."""
    verb = verb_of(move)
    if verb == PLAY_NUMBER:
        return _playing(view, card_played(move), spot_played(move))
    return _clue(*_OTHERS.get(verb, ("orange", "orange", "TM-36")))


def _playing(view: View, card: int, spot: int) -> Clue:
    """Whether it takes the card at once, with the next play, or prepares for later."""
    slot, lane = divmod(spot, LANES)
    lies = view["market"][slot]
    stars, gaps = (lies["stars"], lies["gaps"][:]) if lies else (0, [0] * LANES)
    gaps[lane] -= gaps[lane] if EXCLAMATIONS >> card & 1 else NUMBER_OF[card]
    if not any(gaps):
        return _clue("stars", "take", "TM-33", stars)
    left = [NUMBERS[code] for code in view["hand"]]
    left.remove(card)
    if _finishes(left, gaps):
        return _clue("stars", "two", "TM-33", stars)
    return _clue("stars", "leave", "TM-14", stars)


def _finishes(hand: list[int], gaps: list[int]) -> bool:
    """Whether one card of the hand fills all that is open."""
    lanes = [lane for lane, gap in enumerate(gaps) if gap]
    return len(lanes) == 1 and any(
        MATCHING[lanes[0]] >> one & 1
        and (EXCLAMATIONS >> one & 1 or NUMBER_OF[one] == gaps[lanes[0]])
        for one in hand
        if one < NUMBERED
    )


def _clue(look: str, idea: str, clause: str, count: int = 0) -> Clue:
    where = message("clue-look", what=look, count=count)
    return Clue(where, message("clue-idea", what=idea), clause)
