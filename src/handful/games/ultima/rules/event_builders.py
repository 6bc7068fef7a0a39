"""Events of Ultima that take more than a line to tell."""

from typing import TYPE_CHECKING

from . import scoring
from .cards import CODES, COLORS, SEMITONES, notes
from .constants import DRAWN, DRAWN_FOR, ELIMINATION, HAND_ENDINGS, NOBODY, SIMPLE
from .events import Drew, GameOver, HandOver, Played
from .matching import ways
from .moves import ACTION_NAMED, ACTIONS, CARD_PLAYED

if TYPE_CHECKING:
    from .rules import State
    from .state import BaseState


def how(state: "State", card: int) -> tuple[str, ...]:
    """How a card fits: by colour, by complement, or only because it is wild (UL-14)."""
    return ways(card, state.color, SEMITONES[state.top()]) or ("wild",)


def played(state: "State", seat: int, move: int, how: tuple[str, ...]) -> Played:
    """What was laid; by ear no more than may be heard (UL-60)."""
    card, shown = CARD_PLAYED[move], state.shown_top()
    return Played(
        seat=seat,
        shown=shown,
        card=CODES[card],
        color=COLORS[state.color],
        match=how if shown else (),
        drawn=state.phase == DRAWN,
        action=ACTIONS[ACTION_NAMED[move]],
        left=state.sizes[seat],
        notes=notes(card, state.laid - 1),
    )


def drew(state: "BaseState", seat: int, count: int, reason: int) -> Drew:
    """The cards just drawn still lie above the draw pile's count, the first one uppermost."""
    cards = state.draw_pile[state.draw_count : state.draw_count + count]
    codes = tuple(CODES[card] for card in reversed(cards))
    return Drew(seat=seat, count=count, reason=DRAWN_FOR[reason], cards=codes)


def hand_over(state: "State", winner: int, reason: int) -> HandOver:
    """The end of a hand: all cards on the table, and what they were worth (UL-47)."""
    points = tuple(state.hand_points(seat) for seat in range(state.seats))
    return HandOver(
        winner=None if winner == NOBODY else winner,
        reason=HAND_ENDINGS[reason],
        hands=tuple(state.codes(seat) for seat in range(state.seats)),
        points=points,
        gains=_gains(state, winner, points),
        totals=tuple(state.totals[: state.seats]),
    )


def _gains(state: "State", winner: int, points: tuple[int, ...]) -> tuple[int, ...]:
    if state.house.scoring == ELIMINATION:
        return points
    gain = 1 if state.house.scoring == SIMPLE else sum(points)
    return tuple(gain if seat == winner else 0 for seat in range(state.seats))


def game_over(state: "State") -> GameOver:
    """The end of the game."""
    outcome = scoring.ranking(state)
    return GameOver(winners=outcome.winners, places=outcome.places, reason=outcome.reason)
