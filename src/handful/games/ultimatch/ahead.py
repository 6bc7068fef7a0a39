"""How a searching player looks ahead in Ultimatch: to the end, everybody matching at a glance.

Offers and signals are left to the advice: they are honest, and partners read them so.
"""

from collections.abc import Sequence
from itertools import count
from typing import Final

from handful.core import Lookahead, Move, Seat, sets
from handful.core.chance import Chance

from .cards import CARDS, SINGLES
from .house import DONATE, MATCH, OVER, REWARD, REWARD_CHOICE, SOLITAIRE, TRADE
from .moves import (
    CARDS_PLAYED,
    DONATE_CARD,
    KEEP,
    MATCH_WITH,
    NO_OFFER,
    PASS,
    PLAYS,
    SKIP_TRADE,
    TAKE_REWARD,
)
from .pyramid import OVERLAPPED_BY, OVERLAPS, size_of
from .rules import State
from .solver import solve

NEVER: Final = float("-inf")
ULTIMATCH: Final = 3.0
HAND_CARD, ALTA_CARD = 1.0, 1.6
TURNED_UP: Final = 0.5
PATIENCE: Final = 6
"""How often the solver looks at its clock before it gives up a world."""
BREADTH: Final = 6
"""How many matches are looked at."""
NEARLY: Final = 0.4
"""What a lost game with nothing left to clear would be worth."""
LAST_MATCH: Final = 0.3
"""What it costs to spend a card on which another target depends."""


def reply(state: State, seat: Seat, must: bool, chance: Chance) -> Move | None:
    """Match for the best at a glance; trade nothing, take every reward."""
    if not must:
        return None
    if state.phase == MATCH:
        return matched(state, seat, chance)
    if state.phase == TRADE:
        return NO_OFFER if sets.has(state.asked, seat) else SKIP_TRADE
    if state.phase == REWARD_CHOICE:
        return TAKE_REWARD
    return given_up(state, seat)


def given_up(state: State, seat: Seat) -> Move:
    """Of a reward keep what matches least here, for the hand of all; donate what matches most."""
    if state.phase == REWARD:
        first, second = state.reward[0], state.reward[1]
        uses = uses_of(state, sets.only(first) | sets.only(second))
        return KEEP + (second if uses[second] < uses[first] else first)
    uses, cards, best = uses_of(state, state.hands[seat]), state.hands[seat], -1
    while cards:
        card = sets.first(cards)
        cards &= cards - 1
        if best < 0 or uses[card] > uses[best]:
            best = card
    return DONATE_CARD + best


def uses_of(state: State, cards: int) -> bytearray:
    """How many targets each of these cards matches alone."""
    uses, places = bytearray(CARDS), state.face_up
    while places:
        matching = cards & SINGLES[state.pyramid[sets.first(places)]]
        places &= places - 1
        while matching:
            uses[sets.first(matching)] += 1
            matching &= matching - 1
    return uses


def matched(state: State, seat: Seat, chance: Chance) -> Move:
    """The cheapest play; where one may pass, only if an Ultimatch is to be had."""
    uses = uses_of(state, state.hands[seat] | state.alta_cards)
    best, most, may_pass = PASS, NEVER, False
    for move in state.legal(seat):
        if move == PASS:
            may_pass = True
        else:
            worth = worth_of(state, seat, move, uses) + 0.2 * chance.share()
            if worth > most:
                best, most = move, worth
    last_chance = state.passes + 1 == state.seats
    return PASS if may_pass and not last_chance and most < 0 else best


def worth_of(state: State, seat: Seat, move: Move, uses: bytearray) -> float:
    """What a match brings, less the cards it takes."""
    place, cards = (move - MATCH_WITH) // PLAYS, CARDS_PLAYED[(move - MATCH_WITH) % PLAYS]
    in_hand, in_alta = sets.size(cards & state.hands[seat]), sets.size(cards & state.alta_cards)
    worth = -HAND_CARD * in_hand - ALTA_CARD * in_alta
    worth -= LAST_MATCH * uses_together(cards, uses)
    worth += TURNED_UP * turned_up(state, place)
    return worth + ULTIMATCH if state.is_ultimatch(state.pyramid[place], cards) else worth


def uses_together(cards: int, uses: bytearray) -> int:
    """How many targets could be matched by these cards."""
    together = 0
    while cards:
        together += uses[sets.first(cards)]
        cards &= cards - 1
    return together


def turned_up(state: State, place: int) -> int:
    """How many cards of the pyramid lie free once the one in this place is gone."""
    left, above, count = state.standing & ~sets.only(place), OVERLAPS[place], 0
    while above:
        count += not OVERLAPPED_BY[sets.first(above)] & left
        above &= above - 1
    return count


def sensible(state: State, seat: Seat, legal: Sequence[Move]) -> list[Move]:
    """Of the matches those that look best at a glance; no trade."""
    if state.phase in (REWARD, DONATE):
        return list(legal)
    if state.phase != MATCH:
        return []
    uses = uses_of(state, state.hands[seat] | state.alta_cards)
    plays = [move for move in legal if move != PASS]
    plays.sort(key=lambda move: -worth_of(state, seat, move, uses))
    return [*plays[:BREADTH], *(move for move in legal if move == PASS)]


def verdict(state: State, seat: Seat) -> float | None:
    """Alone the solver knows, or gives up after so many looks at its clock."""
    if state.seats != SOLITAIRE or state.phase == REWARD:
        return None
    looks = count()
    won = solve(state, lambda: next(looks) >= PATIENCE).won
    return None if won is None else float(won)


def is_quiet(state: State, seat: Seat) -> bool:
    """A pyramid is cleared or it is not."""
    return state.phase == OVER


def standing(state: State, seat: Seat) -> float:
    """Nearly cleared is better than not at all."""
    if not state.standing:
        return 1.0
    return NEARLY * (1 - sets.size(state.standing) / size_of(state.house.rows))


LOOKAHEAD: Final = Lookahead(
    playouts=300,
    reply=reply,
    standing=standing,
    is_quiet=is_quiet,
    sensible=sensible,
    verdict=verdict,
    most=2000,
    doubt=1.5,
)
