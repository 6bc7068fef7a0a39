"""How a searching player looks ahead in Ultimatch: to the end, everybody matching at a glance.

Offers and signals are left to the advice: they are honest, and partners read them so.
"""

from collections.abc import Sequence
from itertools import count
from typing import Final

from handful.core import Chance, Lookahead, Move, Seat
from handful.core.sets import first, has, members, only, size

from .cards import SINGLES
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
        return _match(state, seat, chance)
    if state.phase == TRADE:
        return NO_OFFER if has(state.asked, seat) else SKIP_TRADE
    if state.phase == REWARD_CHOICE:
        return TAKE_REWARD
    if state.phase == REWARD:
        return KEEP + min(state.reward, key=lambda card: _uses(state, card))
    return DONATE_CARD + max(members(state.hands[seat]), key=lambda card: _uses(state, card))


def _targets(state: State) -> list[int]:
    return [state.pyramid[place] for place in members(state.face_up)]


def _uses(state: State, card: int) -> int:
    """How many targets the card matches alone."""
    return sum(has(SINGLES[target], card) for target in _targets(state))


def _all_uses(state: State, seat: Seat) -> dict[int, int]:
    return {card: _uses(state, card) for card in members(state.hands[seat] | state.alta_cards)}


def _match(state: State, seat: Seat, chance: Chance) -> Move:
    """The cheapest play; where one may pass, only if an Ultimatch is to be had."""
    plays = state.legal(seat)
    may_pass = plays[-1] == PASS
    if may_pass:
        plays.pop()
    uses = _all_uses(state, seat)
    best, most = PASS, float("-inf")
    for move in plays:
        worth = _worth(state, seat, move, uses) + 0.2 * chance.share()
        if worth > most:
            best, most = move, worth
    last_chance = state.passes + 1 == state.seats
    return PASS if may_pass and not last_chance and most < 0 else best


def _worth(state: State, seat: Seat, move: Move, uses: dict[int, int]) -> float:
    place, play = divmod(move - MATCH_WITH, PLAYS)
    cards = CARDS_PLAYED[play]
    worth = -HAND_CARD * size(cards & state.hands[seat]) - ALTA_CARD * size(
        cards & state.alta_cards
    )
    worth -= LAST_MATCH * sum(uses[card] for card in members(cards))
    left = state.standing & ~only(place)
    worth += TURNED_UP * sum(not OVERLAPPED_BY[above] & left for above in members(OVERLAPS[place]))
    ways = state.house.ultimatches[state.pyramid[place]]
    return worth + ULTIMATCH if ways[first(cards)] & cards else worth


def sensible(state: State, seat: Seat, legal: Sequence[Move]) -> list[Move]:
    """Of the matches those that look best at a glance; no trade."""
    if state.phase in (REWARD, DONATE):
        return list(legal)
    if state.phase != MATCH:
        return []
    uses = _all_uses(state, seat)
    plays = [move for move in legal if move != PASS]
    plays.sort(key=lambda move: -_worth(state, seat, move, uses))
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
    return NEARLY * (1 - size(state.standing) / size_of(state.house.rows))


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
