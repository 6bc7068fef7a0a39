"""What leads to a good move of Ultimatum: where to look, what to think of, and the rule."""

from typing import Final

from handful.core import Clue, Move, message

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..rules.cards import (
    BLOCK,
    COUNTER,
    DRAW,
    ROUND,
    STEAL,
    SWAP,
    ULTIMATUM,
    is_give,
    is_take,
)
from ..rules.moves import (
    ACCEPT,
    CHIPS,
    DECLINE,
    KIND_PLAYED,
    PLAY_BLOCK,
    PLAY_COUNTER,
    PLAYS,
    REJECT,
    SPACE,
    choices,
)

_PLAIN: Final = {
    STEAL: ("stacks", "steal", "UT-17"),
    ULTIMATUM: ("stacks", "ultimatum", "UT-24"),
    DRAW: ("cards", "draw", "UT-21"),
    ROUND: ("stacks", "round", "UT-50"),
    BLOCK: ("cards", "discard", "UT-23"),
    COUNTER: ("cards", "discard", "UT-23"),
}


def clue(view: View, memory: Memory, move: Move) -> Clue:
    """The clue to this move."""
    action = move % SPACE
    if action < PLAYS:
        return _playing(action)
    if action == PLAY_BLOCK:
        return _clue("answer", "block", "UT-18")
    if action == DECLINE:
        return _clue("answer", "let", "UT-18" if view["phase"] != "counter" else "UT-28")
    if PLAY_COUNTER <= action < ACCEPT:
        return _clue("answer", "counter", "UT-29")
    return _clue("offers", "reject" if action == REJECT else "accept", "UT-32")


def _playing(move: Move) -> Clue:
    kind = KIND_PLAYED[move]
    if is_take(kind):
        return _clue("stacks", "take", "UT-14")
    if is_give(kind):
        return _clue("stacks", "give", "UT-13")
    if kind == SWAP:
        chips = choices(move)["what"] == CHIPS
        return _clue("stacks" if chips else "cards", "swap" if chips else "hands", "UT-16")
    return _clue(*_PLAIN[kind])


def _clue(look: str, idea: str, clause: str) -> Clue:
    return Clue(message("clue-look", what=look), message("clue-idea", what=idea), clause)
