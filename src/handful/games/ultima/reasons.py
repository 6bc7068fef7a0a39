"""What speaks for a move of Ultima, in a sentence."""

from handful.core import Move, Names
from handful.core.said import Said, said, sentence

from .bots import neighbour, next_to_act
from .cards import (
    COLOR_OF,
    COLORS,
    COMPLEMENTS,
    NUMBERS,
    OF_COLOR,
    POINTS,
    SEMITONES,
    TRITONE,
    TRITONES,
)
from .knowledge import Memory
from .moves import (
    ACTION_NAMED,
    CARD_PLAYED,
    COLOR_NAMED,
    DRAW,
    DRAW_TWO,
    KEEP,
    NO_COLOR,
    PLAYS,
    WITH_CALL,
    View,
)


def reason(view: View, memory: Memory, move: Move, names: Names) -> str:
    """The strongest thing to be said for it."""
    if memory.seat is None:
        return ""
    if move >= PLAYS:
        return _not_playing(view, memory, move)
    left = [NUMBERS[code] for code in view["hand"]]
    card = CARD_PLAYED[move]
    left.remove(card)
    if not left:
        return said("It is your last card: the hand is yours.")
    known = [*_harm(view, memory.seat, move, names), *_denial(view, memory, move, names)]
    if WITH_CALL[move]:
        known.append(said("it calls your last card in time"))
    elif len(left) == 1 and memory.options.ultima_mode != "auto":
        known.insert(0, said("anybody may catch you, for it does not call your last card"))
    colors = {COLOR_OF[one] for one in left if SEMITONES[one] != TRITONE}
    known.append(_keeping(len(colors), POINTS[card]))
    return sentence(*known[:2])


def _not_playing(view: View, memory: Memory, move: Move) -> str:
    """Whether there is anything to play instead."""
    if move == DRAW and view["phase"] == "turn" and "card" in view["top"]:
        if _fits(view, memory):
            return said("You hold a card that fits; drawing makes your hand longer.")
        return said("Nothing in your hand fits; the drawn card may.")
    if move == KEEP and "drawn" in view and "card" in view["top"]:
        points = POINTS[NUMBERS[view["drawn"]]]
        if not points:
            return said("You keep a card that you could lay.")
        return said("You keep {points} that you could shed.", points=_points(points))
    return ""


def _fits(view: View, memory: Memory) -> bool:
    """Whether a card of the hand may be laid (UL-12 to UL-14)."""
    top = view["top"]
    fitting = OF_COLOR[COLORS.index(top["color"])] | COMPLEMENTS[NUMBERS[top["card"]]]
    if memory.options.tritone_wild:
        fitting |= TRITONES
    return any(fitting >> NUMBERS[code] & 1 for code in view["hand"])


def _points(points: int) -> Said:
    return said("1 point") if points == 1 else said("{n} points", n=points)


def _keeping(colors: int, points: int) -> Said:
    if not colors:
        return said("only tritones are left in your hand")
    if not points:
        return said("it keeps {n} of four colours in hand", n=colors)
    shed = _points(points)
    return said("it keeps {n} of four colours in hand and sheds {points}", n=colors, points=shed)


def _harm(view: View, me: int, move: Move, names: Names) -> list[Said]:
    """What a tritone does to the next player."""
    if SEMITONES[CARD_PLAYED[move]] != TRITONE:
        return []
    following = next_to_act(view, me, ACTION_NAMED[move])
    again = [said("you move again at once")] if following == me else []
    victim = neighbour(view, me, view["direction"])
    if ACTION_NAMED[move] == DRAW_TWO:
        return [said("{who} draws two and loses the turn", who=names[victim]), *again]
    if again:
        return again
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
