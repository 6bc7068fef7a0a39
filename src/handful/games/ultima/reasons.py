"""What speaks for a move of Ultima, in a sentence."""

from handful.core import Move, Names

from .bots import neighbour, next_to_act
from .cards import COLOR_OF, COLORS, NUMBERS, POINTS, SEMITONES, TRITONE
from .knowledge import Memory
from .moves import (
    ACTION_NAMED,
    CARD_PLAYED,
    COLOR_NAMED,
    DRAW_TWO,
    NO_COLOR,
    PLAYS,
    WITH_CALL,
    View,
)


def reason(view: View, memory: Memory, move: Move, names: Names) -> str:
    """The strongest thing to be said for it."""
    if move >= PLAYS or memory.seat is None:
        return ""
    left = [NUMBERS[code] for code in view["hand"]]
    card = CARD_PLAYED[move]
    left.remove(card)
    if not left:
        return "It is your last card: the hand is yours."
    said = [*_harm(view, memory.seat, move, names), *_denial(view, memory, move, names)]
    if WITH_CALL[move]:
        said.append("it calls your last card in time")
    colors = {COLOR_OF[one] for one in left if SEMITONES[one] != TRITONE}
    shed = f" and sheds {_number(POINTS[card], 'point')}" if POINTS[card] else ""
    said.append(f"it keeps {len(colors)} of four colours in hand{shed}")
    return f"{said[0][0].upper()}{said[0][1:]}" + "".join(f"; {one}" for one in said[1:2]) + "."


def _harm(view: View, me: int, move: Move, names: Names) -> list[str]:
    """What a tritone does to the next player."""
    if SEMITONES[CARD_PLAYED[move]] != TRITONE:
        return []
    following = next_to_act(view, me, ACTION_NAMED[move])
    if following == me:
        return ["you move again at once"]
    victim = neighbour(view, me, view["direction"])
    if ACTION_NAMED[move] == DRAW_TWO:
        return [f"{names[victim]} draws two and loses the turn"]
    held = _number(view["sizes"][following], "card")
    return [f"the turn goes to {names[following]}, who holds {held}"]


def _denial(view: View, memory: Memory, move: Move, names: Names) -> list[str]:
    """A colour on which the next player has had to draw."""
    assert memory.seat is not None
    named = COLOR_NAMED[move]
    color = COLORS[COLOR_OF[CARD_PLAYED[move]] if named == NO_COLOR else named]
    following = next_to_act(view, memory.seat, ACTION_NAMED[move])
    if following == memory.seat or color not in memory.drew_on[following]:
        return []
    return [f"{names[following]} has had to draw on this colour"]


def _number(count: int, of: str) -> str:
    return f"{count} {of}" + ("" if count == 1 else "s")
