"""What leads to a good move of Ultima: where to look, what to think of, and the rule."""

from handful.core import Clue, Move, message

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..rules.cards import COLOR_OF, COLORS, NUMBERS, SEMITONES, TRITONE
from ..rules.moves import (
    ACTION_NAMED,
    CARD_PLAYED,
    COLOR_NAMED,
    DRAW,
    DRAW_TWO,
    KEEP,
    PLAYS,
    REVERSE,
    WILD,
)
from .heuristic import next_to_act


def clue(view: View, memory: Memory, move: Move) -> Clue:
    """The clue to this move."""
    if move >= PLAYS:
        return _not_playing(move)
    card, left = CARD_PLAYED[move], [NUMBERS[code] for code in view["hand"]]
    left.remove(card)
    if not left:
        return _clue("last", "out", "UL-46")
    if SEMITONES[card] == TRITONE:
        return _tritone(view, memory, move, left)
    same = COLORS[COLOR_OF[card]] == view["top"]["color"]
    octave = "card" in view["top"] and (
        SEMITONES[card] + SEMITONES[NUMBERS[view["top"]["card"]]] == 2 * TRITONE
    )
    look = "color" if same and not octave else "octave" if octave and not same else "both"
    if all(SEMITONES[one] == TRITONE for one in left):
        return _clue(look, "tritones", "UL-12")
    return _clue(look, "change" if look == "octave" else "stays", "UL-12")


def _not_playing(move: Move) -> Clue:
    if move == DRAW:
        return _clue("draw", "wait", "UL-16")
    return _clue("drawn", "wait", "UL-17") if move == KEEP else _clue("answer", "wait", "UL-29")


def _tritone(view: View, memory: Memory, move: Move, left: list[int]) -> Clue:
    """What the action is good for."""
    assert memory.seat is not None
    action = ACTION_NAMED[move]
    again = next_to_act(view, memory.seat, action) == memory.seat
    if action == DRAW_TWO:
        return _clue("tritone", "again" if again else "draw2", "UL-24")
    if action == REVERSE:
        return _clue("tritone", "again" if again else "next", "UL-23" if again else "UL-22")
    assert action == WILD
    named = COLOR_NAMED[move]
    mine = any(COLOR_OF[one] == named and SEMITONES[one] != TRITONE for one in left)
    return _clue("tritone", "own-color" if mine else "any-color", "UL-25")


def _clue(look: str, idea: str, clause: str) -> Clue:
    return Clue(message("clue-look", what=look), message("clue-idea", what=idea), clause)
