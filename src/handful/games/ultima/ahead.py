"""How a searching player looks ahead in Ultima: some turns, by quick replies."""

from array import array
from collections.abc import Sequence
from math import exp
from typing import Final

from handful.core import Lookahead, Move, Seat, sets
from handful.core.chance import Chance

from .cards import COLOR_OF, OF_COLOR, SEMITONES, TRITONE
from .house import ELIMINATION, HAND_OVER, MOST_CARDS, SIMPLE, TURN
from .moves import ACTION_NAMED, CALL, CARD_PLAYED, CATCH, DRAW_TWO, PLAYS, WITH_CALL
from .rules import State

AGAINST_LEADER, AGAINST_ALL = 0.6, 0.4
HALF: Final = 0.5
NEARER: Final = 0.5
"""How much likelier one card less makes it to win the hand, as a power of e."""
LIKELY: Final = array("d", [exp(-NEARER * size) for size in range(MOST_CARDS + 1)])
"""So likely, in proportion, are seats with so many cards to win the hand."""
NEVER: Final = float("-inf")


def reply(state: State, seat: Seat, must: bool, chance: Chance) -> Move | None:
    """Catch and call always; a card that fits, said aloud where it leaves one; else draw."""
    legal = state.legal(seat)
    for move in reversed(legal):
        if move >= CATCH or move == CALL:
            return move
    if not must:
        return None
    move = played(state, seat, legal, chance)
    return move | 1 if move < PLAYS and state.may_call(seat) else move  # 1: and call Ultima


def played(state: State, seat: Seat, legal: list[Move], chance: Chance) -> Move:
    """A tritone for two cards; else, of what fits, a card of the colour one holds most of."""
    best, most = legal[0], NEVER
    for move in legal:
        if move >= PLAYS:
            break  # plays stand first
        card = CARD_PLAYED[move]
        if SEMITONES[card] == TRITONE and ACTION_NAMED[move] == DRAW_TWO:
            return move
        worth = held_of(state, seat, COLOR_OF[card]) + chance.share()
        if worth > most:
            best, most = move, worth
    return best


def held_of(state: State, seat: Seat, color: int) -> int:
    """How many cards of a colour a seat holds."""
    count = 0
    for place in range(seat, state.seats * state.house.decks, state.seats):
        count += sets.size(state.hands[place] & OF_COLOR[color])
    return count


def sensible(state: State, seat: Seat, legal: Sequence[Move]) -> list[Move]:
    """Whoever can play does, and calls where it is due: the question is only which card."""
    plays = [move for move in legal if move < PLAYS]
    if plays and state.may_call(seat):
        plays = [move for move in plays if WITH_CALL[move]]
    return plays or list(legal)


def is_quiet(state: State, seat: Seat) -> bool:
    """When the seat is to move again, or between two hands."""
    return state.phase == HAND_OVER or (state.phase == TURN and state.turn == seat)


def standing(state: State, seat: Seat) -> float:
    """The lead over the best of the others and over all of them, in targets."""
    totals = [float(state.totals[one]) for one in range(state.seats)]
    if state.phase != HAND_OVER:
        add_expected(state, totals)
    mine, best, others = totals[seat], NEVER, 0.0
    for one in range(state.seats):
        if one != seat:
            best = max(best, totals[one])
            others += totals[one]
    lead = mine - AGAINST_LEADER * best - AGAINST_ALL * others / (state.seats - 1)
    if state.house.scoring == ELIMINATION:
        lead = -lead
    return min(1.0, max(0.0, HALF + HALF * lead / state.house.target))


def add_expected(state: State, totals: list[float]) -> None:
    """What this hand brings on average: whoever holds fewer cards more likely wins it."""
    whole, pool = 0.0, 0
    for seat in range(state.seats):
        if sets.has(state.active, seat):
            whole += LIKELY[state.sizes[seat]]
            pool += state.hand_points(seat)
    for seat in range(state.seats):
        if sets.has(state.active, seat):
            won, points = LIKELY[state.sizes[seat]] / whole, state.hand_points(seat)
            if state.house.scoring == ELIMINATION:
                totals[seat] += (1 - won) * points
            elif state.house.scoring == SIMPLE:
                totals[seat] += won
            else:
                totals[seat] += won * (pool - points)


LOOKAHEAD: Final = Lookahead(
    playouts=1000,
    reply=reply,
    standing=standing,
    is_quiet=is_quiet,
    sensible=sensible,
    least=8,
    most=2000,
    doubt=0.5,
)
