"""How a searching player looks ahead in That Match Game: a few turns, by quick replies.

The odds of winning from there were fitted to games of `sharp` players: stars and cards in hand
count, and the more the nearer the best is to the target.
"""

from array import array
from math import exp, sqrt
from typing import Final

from handful.core import Lookahead, Move, Seat, sets
from handful.core.chance import Chance

from ..rules.cards import (
    CARDS,
    EXCLAMATIONS,
    HIGHEST,
    LANES,
    MATCHING,
    MATCHING_EXACTLY,
    NUMBER_OF,
    STARS,
)
from ..rules.constants import DRAWING, NO_SPOT, RESPONDING, TRIMMING
from ..rules.move_codes import card_played, move_of, spot_played, verb_of
from ..rules.move_numbers import BLOCK_RED, BOLT, DECLINE, END_TURN, PLAY_NUMBER, PLAY_SPECIAL
from ..rules.rules import State
from .weights import CARD_WORTH

A_CARD: Final = 0.19
"""What a point of card worth in hand is worth in stars."""
STEEP, AT_THE_TARGET = 0.9, 6.0
"""How much a star counts in the odds, as a power of e: less the more stars are still needed."""
MOST_ODDS: Final = 50.0
A_ROUND: Final = 0.19
"""What it costs in the odds to have the last turn of all and not the first."""
TAKEN, FOLLOWED, RIPE = 10.0, 6.0, -1.0
"""For each star: a point card taken, one to be taken with the next card, one left to others."""
SPENT, IDLE = 0.7, 3.0
"""What a card costs, and what it costs to have laid none this turn."""
SPECIAL_PLAYED, NEVER = 2.0, -100.0
STARS_WORTH_A_BLOCK: Final = 3

FILLED_BY: Final = array(
    "Q",
    [
        MATCHING_EXACTLY[lane][gap] | EXCLAMATIONS & MATCHING[lane]
        for lane in range(LANES)
        for gap in range(HIGHEST + 1)
    ],
)
"""For each colour and gap the cards that fill it."""


def reply(state: State, seat: Seat, must: bool, chance: Chance) -> Move | None:
    """Draw the most, take what can be taken, leave nothing ripe; answer only what takes a card."""
    if state.phase == RESPONDING and (state.spot == NO_SPOT or not state.would_take()):
        return move_of(DECLINE)
    legal = state.legal(seat)
    if state.phase == RESPONDING:
        return answered(state, legal)
    if state.phase == DRAWING:
        return legal[-1]
    if state.phase == TRIMMING:
        return legal[chance.below(len(legal))]
    best, most = move_of(END_TURN), 0.0
    for move in legal:
        worth = worth_of(state, seat, move) + chance.share()
        if worth > most:
            best, most = move, worth
    return best


def worth_of(state: State, seat: Seat, move: Move) -> float:
    """Stars at once or with the next card; what others could complete, and the card, cost some."""
    verb = verb_of(move)
    if verb == PLAY_SPECIAL:
        return SPECIAL_PLAYED
    if verb != PLAY_NUMBER:
        return NEVER
    card, spot = card_played(move), spot_played(move)
    slot = spot // LANES
    needs, ripe, still = 0, 0, 0
    for lane in range(LANES):
        gap = state.gaps[slot * LANES + lane]
        if slot * LANES + lane == spot:
            gap -= gap if sets.has(EXCLAMATIONS, card) else NUMBER_OF[card]
        if gap:
            needs, ripe, still = gap, lane, still + 1
    stars = STARS[state.market[slot]]
    if not still:
        return TAKEN * stars
    worth = -SPENT * CARD_WORTH[card] + (0.0 if state.progress else IDLE)
    if still > 1:
        return worth
    fills = FILLED_BY[ripe * (HIGHEST + 1) + needs] & state.held[seat] & ~sets.only(card)
    follows = fills != sets.NONE and state.plays + 1 < state.house.play_max
    return worth + stars * (FOLLOWED if follows else RIPE)


def answered(state: State, legal: list[Move]) -> Move:
    """Bolts for whatever takes a point card; a red block for many stars or for the game."""
    stars = STARS[state.market[state.spot // LANES]]
    owner = state.in_force()
    wins = owner >= 0 and state.points[owner] + stars >= state.house.target
    for move in legal:
        verb = verb_of(move)
        if verb == BOLT or (verb == BLOCK_RED and (wins or stars >= STARS_WORTH_A_BLOCK)):
            return move
    return legal[-1]


def is_quiet(state: State, seat: Seat) -> bool:
    """When the seat has just had a turn of its own."""
    return state.phase == DRAWING and state.turn == (seat + 1) % state.seats


def standing(state: State, seat: Seat) -> float:
    """How likely the seat wins the game."""
    left = state.house.target
    for one in range(state.seats):
        left = min(left, state.house.target - state.points[one])
    steep = STEEP / sqrt(AT_THE_TARGET + max(0, left))
    mine, all_odds = worth_to(state, seat), 0.0
    for one in range(state.seats):
        waits = turns_before(state, one) - turns_before(state, seat)
        lead = worth_to(state, one) - mine
        all_odds += exp(min(MOST_ODDS, steep * lead - A_ROUND * waits / state.seats))
    return 1 / all_odds


def turns_before(state: State, seat: Seat) -> int:
    """How many others have a turn before this seat."""
    away = seat - state.turn
    return away if away >= 0 else away + state.seats


def worth_to(state: State, seat: Seat) -> float:
    """The stars of a seat, and what its cards are worth in stars."""
    cards, worth = state.held[seat], 0.0
    while cards:
        card = sets.first(cards)
        cards &= cards - 1
        for _ in range(state.counts[seat * CARDS + card]):
            worth += CARD_WORTH[card]
    return state.points[seat] + A_CARD * worth


LOOKAHEAD: Final = Lookahead(
    playouts=800, reply=reply, standing=standing, is_quiet=is_quiet, least=10, doubt=1.5, most=200
)
