"""What speaks for a move of Ultima."""

from handful.core import Message, Move, Who, message
from handful.core.sets import has

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..messages.prompts import sentences
from ..rules.cards import COLOR_OF, COLORS, NUMBERS, POINTS, SEMITONES, TRITONE
from ..rules.matching import fitting
from ..rules.moves import (
    ACTION_NAMED,
    CARD_PLAYED,
    COLOR_NAMED,
    DRAW,
    DRAW_TWO,
    KEEP,
    NO_COLOR,
    PLAYS,
    WITH_CALL,
)
from .heuristic import neighbour, next_to_act

_AGAINST = {"reason-uncalled", "reason-fitting", "reason-keeps"}


def against(said: Message) -> bool:
    """Whether a reason speaks against its move."""
    return said.id in _AGAINST


def reason(view: View, memory: Memory, move: Move) -> Message | None:
    """The strongest thing to be said for it."""
    if memory.seat is None:
        return None
    if move >= PLAYS:
        return _not_playing(view, memory, move)
    left = [NUMBERS[code] for code in view["hand"]]
    card = CARD_PLAYED[move]
    left.remove(card)
    if not left:
        return message("reason-last")
    known = [*_harm(view, memory.seat, move), *_denial(view, memory, move)]
    if WITH_CALL[move]:
        known.append(message("reason-in-time"))
    elif len(left) == 1 and memory.options.ultima_mode != "auto":
        known.insert(0, message("reason-uncalled"))
    colors = {COLOR_OF[one] for one in left if SEMITONES[one] != TRITONE}
    known.append(_keeping(len(colors), _counted(memory, card)))
    return sentences(*known[:2])


def _not_playing(view: View, memory: Memory, move: Move) -> Message | None:
    """Whether there is anything to play instead."""
    if move == DRAW and view["phase"] == "turn" and "card" in view["top"]:
        fits = _fits(view, memory)
        return message("reason-fitting") if fits else message("reason-nothing")
    if move == KEEP and "drawn" in view and "card" in view["top"]:
        return message("reason-keeps", count=_counted(memory, NUMBERS[view["drawn"]]))
    return None


def _fits(view: View, memory: Memory) -> bool:
    """Whether a card of the hand may be laid."""
    top, wild = view["top"], memory.options.tritone_wild
    fits = fitting(COLORS.index(top["color"]), NUMBERS[top["card"]], wild)
    return any(has(fits, NUMBERS[code]) for code in view["hand"])


def _counted(memory: Memory, card: int) -> int:
    """The points of a card; none where a hand won counts one, whoever holds what (UL-48)."""
    return 0 if memory.options.scoring == "simple" else POINTS[card]


def _keeping(colors: int, points: int) -> Message:
    if not colors:
        return message("reason-tritones")
    return message("reason-colors", colors=colors, count=points)


def _harm(view: View, me: int, move: Move) -> list[Message]:
    """What a tritone does to the next player."""
    if SEMITONES[CARD_PLAYED[move]] != TRITONE:
        return []
    following = next_to_act(view, me, ACTION_NAMED[move])
    again = [message("reason-again")] if following == me else []
    victim = neighbour(view, me, view["direction"])
    if ACTION_NAMED[move] == DRAW_TWO:
        return [message("reason-hurts", seat=Who(victim)), *again]
    if again:
        return again
    return [message("reason-next", seat=Who(following), count=view["sizes"][following])]


def _denial(view: View, memory: Memory, move: Move) -> list[Message]:
    """A colour on which the next player has had to draw."""
    assert memory.seat is not None
    named = COLOR_NAMED[move]
    color = COLORS[COLOR_OF[CARD_PLAYED[move]] if named == NO_COLOR else named]
    following = next_to_act(view, memory.seat, ACTION_NAMED[move])
    if following == memory.seat or color not in memory.drew_on[following]:
        return []
    return [message("reason-denies", seat=Who(following))]
