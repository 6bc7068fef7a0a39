"""How a searching player looks ahead in Ultima: some rounds by quick replies, then by odds.

Played out to its end a hand says little: one seat of many wins it. So a playout stops after some
rounds, and whoever holds few cards of many colours then is likelier to win the hand, and by its
points the game. How much likelier was fitted to games that the replies played among themselves.
"""

from array import array
from collections.abc import Sequence
from math import exp, log
from typing import Final

from handful.core import Lookahead, Move, Seat, sets
from handful.core.adding import added
from handful.core.chance import Chance

from ..rules.cards import COLOR_OF, COLORS, OCTAVE, OF_COLOR, POINTS, TRITONES
from ..rules.constants import (
    DRAWN,
    ELIMINATION,
    GAME_OVER,
    HAND_OVER,
    MOST_CARDS,
    NOBODY,
    PENALTY,
    SIMPLE,
)
from ..rules.moves import (
    ACCEPT,
    CALL,
    CATCH,
    DRAW,
    FIRST_PLAY,
    KEEP,
    MOST_SEATS,
    PASS,
    PLAYS,
    READY,
    WITH_CALL,
)
from ..rules.rules import State
from ..rules.scoring import ranking

DRAW_TWO_WAY: Final = 2
"""From the first way to lay a tritone to the one that makes the next draw two."""
COLOR_KEPT: Final = 1.0
FEWEST_TURNS, ROUNDS = 24, 3
"""A playout looks so far ahead, whichever is more."""

STEEP: Final = 9.0
"""How much a lead of a target is worth in the game: as a power of e, shared by the seats."""


def odds_by_size(seats: int, size: int) -> float:
    """What so many cards are worth in the hand, as a power of e."""
    return (2.6 / seats - 1.8) * log(max(size, 1)) - 0.036 * seats * size


ROW: Final = MOST_CARDS + 1
BY_SIZE: Final = array(
    "d",
    [odds_by_size(max(seats, 1), size) for seats in range(MOST_SEATS + 1) for size in range(ROW)],
)
A_COLOR: Final = array("d", [0.05 * (seats - 3) for seats in range(MOST_SEATS + 1)])
A_TRITONE: Final = array("d", [0.2 + 0.5 / max(seats, 1) for seats in range(MOST_SEATS + 1)])
A_TURN: Final = -0.045


def reply(state: State, seat: Seat, must: bool, chance: Chance) -> Move | None:
    """Catch and call always; on its turn as `taken_turn` says."""
    if state.exposed == seat:
        return CALL
    if state.exposed != NOBODY and not sets.has(state.answered, seat):
        return CATCH + state.exposed
    if not must:
        return None
    return READY if state.phase == HAND_OVER else taken_turn(state, seat)


def play_on(state: State, seat: Seat, chance: Chance) -> None:
    """The same for all seats, some rounds or to the end of the hand; the silent are caught."""
    last = state.turns + max(FEWEST_TURNS, ROUNDS * state.seats)
    if state.house.scoring == ELIMINATION:
        last = state.house.turn_cap  # what everybody is left with is known at the end only
    while state.turns < last and not is_quiet(state, seat):
        if state.exposed != NOBODY:
            state.apply(state.after(state.exposed), CATCH + state.exposed)
        else:
            state.apply(state.turn, taken_turn(state, state.turn))


def taken_turn(state: State, seat: Seat) -> Move:
    """A card that fits, said aloud where it leaves one; else draw."""
    playable = state.playable(seat)
    if state.phase != PENALTY:
        playable &= state.fitting()  # by ear, too
    if playable:
        return laid(state, seat, playable) + state.may_call(seat)
    if state.phase == PENALTY:
        return ACCEPT
    if state.phase == DRAWN:
        return KEEP
    return DRAW if state.can_draw() else PASS


def laid(state: State, seat: Seat, playable: int) -> Move:
    """A tritone for two cards; else many points, and no colour's last card."""
    if playable & TRITONES:
        return FIRST_PLAY[sets.first(playable & TRITONES)] + DRAW_TWO_WAY
    best, most = 0, -1.0
    while playable:
        card = sets.first(playable)
        playable &= playable - 1
        worth = POINTS[card] / OCTAVE
        if held_of(state, seat, COLOR_OF[card]) > 1:
            worth += COLOR_KEPT
        if worth > most:
            best, most = card, worth
    return FIRST_PLAY[best]


def held_of(state: State, seat: Seat, color: int) -> int:
    """How many cards of a colour a seat holds, but for tritones."""
    count = 0
    for deck in range(state.house.decks):
        count += sets.size(state.hands[seat + deck * state.seats] & OF_COLOR[color] & ~TRITONES)
    return count


def sensible(state: State, seat: Seat, legal: Sequence[Move]) -> list[Move]:
    """Whoever can play does, and calls where it is due: the question is only which card."""
    plays = [move for move in legal if move < PLAYS]
    if plays and state.may_call(seat):
        plays = [move for move in plays if WITH_CALL[move]]
    return plays or list(legal)


def is_quiet(state: State, seat: Seat) -> bool:
    """Between two hands, or after the last."""
    return state.phase == HAND_OVER or state.phase == GAME_OVER


def standing(state: State, seat: Seat) -> float:
    """How likely the seat wins the game."""
    if state.phase == GAME_OVER:
        return won(state, seat)
    weights = [by_points(state, one, state.totals[one]) for one in range(state.seats)]
    if state.phase == HAND_OVER:
        return weights[seat] / added(weights)
    return through_the_hand(state, seat, weights)


def by_points(state: State, seat: Seat, points: int) -> float:
    """So likely, in proportion, is a seat to win the game with so many points."""
    if not sets.has(state.active, seat):
        return 0.0
    lead = points / state.house.target
    if state.house.scoring == ELIMINATION:
        lead = -lead
    return exp(STEEP / state.seats * lead)


def through_the_hand(state: State, seat: Seat, weights: list[float]) -> float:
    """The same while a hand is played: each seat may win it, and with it perhaps the game."""
    whole, likely, pool, value = 0.0, 0.0, 0, 0.0
    for one in range(state.seats):
        whole += weights[one]
        pool += state.hand_points(one)
    for one in range(state.seats):
        if not sets.has(state.active, one):
            continue
        chance = by_cards(state, one)
        likely += chance
        total = state.totals[one]
        total += 1 if state.house.scoring == SIMPLE else pool - state.hand_points(one)
        if total < state.house.target or state.house.by_agreement:
            raised = by_points(state, one, total)
            mine = raised if one == seat else weights[seat]
            value += chance * mine / (whole - weights[one] + raised)
        elif one == seat:
            value += chance
    return value / likely


def by_cards(state: State, seat: Seat) -> float:
    """So likely, in proportion, is a seat to win the hand: few cards, many colours, soon to act."""
    away = (seat - state.turn) * state.direction
    if away < 0:
        away += state.seats
    odds = BY_SIZE[state.seats * ROW + state.sizes[seat]] + A_TURN * away
    for color in range(len(COLORS)):
        if held_of(state, seat, color):
            odds += A_COLOR[state.seats]
    for deck in range(state.house.decks):
        cards = state.hands[seat + deck * state.seats] & TRITONES
        odds += A_TRITONE[state.seats] * sets.size(cards)
    return exp(odds)


def won(state: State, seat: Seat) -> float:
    """The seat's share of a win: all of it, or a part where several have as many points."""
    if state.house.scoring == ELIMINATION:
        return ranking(state).returns()[seat]
    alike = 0
    for one in range(state.seats):
        if state.totals[one] > state.totals[seat]:
            return 0.0
        alike += state.totals[one] == state.totals[seat]
    return 1 / alike


LOOKAHEAD: Final = Lookahead(
    playouts=2000,
    reply=reply,
    play_on=play_on,
    standing=standing,
    is_quiet=is_quiet,
    sensible=sensible,
    most=2000,
    doubt=0.5,
)
