"""The player of "Playing well": deny, keep colours spread, shed points, always call."""

from collections.abc import Sequence
from typing import Final

from handful.core import Chance, Move

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..rules.cards import CARDS, COLOR_OF, COLORS, NUMBERS, OCTAVE, POINTS, SEMITONES, TRITONE
from ..rules.matching import ways
from ..rules.moves import (
    ACTION_NAMED,
    CALL,
    CARD_PLAYED,
    CATCH,
    COLOR_NAMED,
    DRAW_TWO,
    PLAYS,
    REVERSE,
    WILD,
    WITH_CALL,
)

NEAR_OUT: Final = 2

DENIED, DENIED_NEAR_OUT = 2.0, 4.0
TWO_CARDS, TWO_CARDS_NEAR_OUT = 2.0, 8.0
TURN_TAKEN_AWAY: Final = 3.6
ANOTHER_TURN: Final = 3.0
GOES_ON: Final = 2.5
"""A tritone after which a card of one's own fits: of its colour, or of the colour named."""
SOMEBODY_NEAR_OUT: Final = 3.0
WILD_TRITONE_SAVED: Final = -8.0


class Heuristic:
    """Scores every play by the rulebook's weights and never declines one."""

    def choose(
        self, view: View, memory: Memory, legal: Sequence[Move], must: bool, chance: Chance
    ) -> Move | None:
        """The best play; call always, catch always."""
        for move in legal:
            if move == CALL or move >= CATCH:
                return move
        plays = [move for move in legal if move < PLAYS]
        if "card" not in view["top"]:
            plays = [move for move in plays if _fits_by_ear(view, CARD_PLAYED[move])]
        if plays:
            return max(plays, key=lambda move: (self.worth(view, memory, move), -move))
        if not must:
            return None
        return next((move for move in legal if move >= PLAYS), legal[0])

    def worth(self, view: View, memory: Memory, move: Move) -> float:
        """How good a play is; the numbers are the rulebook's."""
        card, action = CARD_PLAYED[move], ACTION_NAMED[move]
        me = memory.seat if memory.seat is not None else view["turn"]
        color = COLOR_NAMED[move] if action == WILD else COLOR_OF[card]
        left = [NUMBERS[code] for code in view["hand"]]
        left.remove(card)
        following = next_to_act(view, me, action)
        score = float(WITH_CALL[move])
        score += _spread(view, left)
        score += _denial(view, memory, me, following, color)
        if SEMITONES[card] != TRITONE:
            return score + POINTS[card] / OCTAVE
        score += _tritone(view, memory, me, action, left, color)
        return score + _liking(left, color)


def _spread(view: View, left: list[int]) -> float:
    """Many colours in hand: something always fits (three players and more)."""
    if len(view["active"]) < 3:
        return 0.0
    return float(len({COLOR_OF[card] for card in left if SEMITONES[card] != TRITONE}))


def _denial(view: View, memory: Memory, me: int, following: int, color: int) -> float:
    """Leave the next player a colour on which it has had to draw."""
    if following == me or COLORS[color] not in memory.drew_on[following]:
        return 0.0
    return DENIED_NEAR_OUT if view["sizes"][following] <= NEAR_OUT else DENIED


def _tritone(
    view: View, memory: Memory, me: int, action: int, left: list[int], color: int
) -> float:
    """What the action is worth: two cards for the next, a turn taken, another turn."""
    goes_on = any(COLOR_OF[card] == color or SEMITONES[card] == TRITONE for card in left)
    score = GOES_ON if goes_on and action == WILD else 0.0
    victim = neighbour(view, me, view["direction"])
    harm = view["pending"] or (2 if action == DRAW_TWO else 0)
    near_out = [view["sizes"][seat] <= NEAR_OUT for seat in view["active"] if seat != me]
    if action == REVERSE and (view["pending"] or len(view["active"]) > 2):
        other = neighbour(view, me, -view["direction"])
        sizes = view["sizes"]
        if sizes[victim] <= NEAR_OUT and sizes[victim] < sizes[other]:
            score += TURN_TAKEN_AWAY
        victim = other
    if harm:
        score += TWO_CARDS_NEAR_OUT if view["sizes"][victim] <= NEAR_OUT else TWO_CARDS
    if next_to_act(view, me, action) == me and goes_on:
        score += ANOTHER_TURN
    if any(near_out):
        score += SOMEBODY_NEAR_OUT
    if memory.options.tritone_wild and not any(near_out) and len(left) >= 2:
        score += WILD_TRITONE_SAVED
    return score


def _liking(left: list[int], color: int) -> float:
    """Between equals, the colour one holds most of."""
    return sum(COLOR_OF[card] == color for card in left) / CARDS


def next_to_act(view: View, me: int, action: int) -> int:
    direction = -view["direction"] if action == REVERSE else view["direction"]
    following = neighbour(view, me, direction)
    if view["pending"]:
        return following
    if action == DRAW_TWO:
        return neighbour(view, following, direction)
    return me if action == REVERSE and len(view["active"]) == 2 else following


def neighbour(view: View, seat: int, direction: int) -> int:
    seats = len(view["sizes"])
    seat = (seat + direction) % seats
    while seat not in view["active"]:
        seat = (seat + direction) % seats
    return seat


def _fits_by_ear(view: View, card: int) -> bool:
    """A good ear: the distance of the two notes is the interval."""
    low, high = view["top"]["notes"]
    return bool(ways(card, COLORS.index(view["top"]["color"]), high - low))
