"""What speaks for a move of Ultima, in a sentence."""

from handful.core import Move, Names
from handful.core.said import Said, said, sentence

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
        return said("It is your last card: the hand is yours.")
    known = [*_harm(view, memory.seat, move, names), *_denial(view, memory, move, names)]
    if WITH_CALL[move]:
        known.append(said("it calls your last card in time"))
    colors = {COLOR_OF[one] for one in left if SEMITONES[one] != TRITONE}
    known.append(_keeping(len(colors), POINTS[card]))
    return sentence(*known[:2])


def _keeping(colors: int, points: int) -> Said:
    if not points:
        return said("it keeps {n} of four colours in hand", n=colors)
    shed = said("1 point") if points == 1 else said("{n} points", n=points)
    return said("it keeps {n} of four colours in hand and sheds {points}", n=colors, points=shed)


def _harm(view: View, me: int, move: Move, names: Names) -> list[Said]:
    """What a tritone does to the next player."""
    if SEMITONES[CARD_PLAYED[move]] != TRITONE:
        return []
    following = next_to_act(view, me, ACTION_NAMED[move])
    if following == me:
        return [said("you move again at once")]
    victim = neighbour(view, me, view["direction"])
    if ACTION_NAMED[move] == DRAW_TWO:
        return [said("{who} draws two and loses the turn", who=names[victim])]
    who, held = names[following], view["sizes"][following]
    if held == 1:
        return [said("the turn goes to {who}, who holds 1 card", who=who)]
    return [said("the turn goes to {who}, who holds {n} cards", who=who, n=held)]


def _denial(view: View, memory: Memory, move: Move, names: Names) -> list[Said]:
    """A colour on which the next player has had to draw."""
    assert memory.seat is not None
    named = COLOR_NAMED[move]
    color = COLORS[COLOR_OF[CARD_PLAYED[move]] if named == NO_COLOR else named]
    following = next_to_act(view, memory.seat, ACTION_NAMED[move])
    if following == memory.seat or color not in memory.drew_on[following]:
        return []
    return [said("{who} has had to draw on this colour", who=names[following])]
