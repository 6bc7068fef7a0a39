"""How a searching player looks ahead in Ultimatum: to the end of the round, by quick replies."""

from array import array
from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from handful.core import Lookahead, Move, Seat
from handful.core.chance import Chance
from handful.core.position import LARGEST

from ..rules.cards import (
    BLOCK,
    CARDS,
    CHIPS_MOVED,
    COUNTER,
    DRAW,
    KINDS,
    ROUND,
    STEAL,
    SWAP,
    TAKE,
    ULTIMATUM,
)
from ..rules.constants import (
    BLOCKING,
    CHOOSING,
    COUNTERING,
    NOBODY,
    POINTS,
    ROUND_OVER,
    SHIELDING,
    TURN,
)
from ..rules.moves import (
    ACCEPT,
    BOTH_WAYS,
    CHAIRS,
    CHIPS,
    DEAL,
    DECLINE,
    FIRST,
    KIND_PLAYED,
    MOST_POOL,
    PLAY_BLOCK,
    PLAY_COUNTER,
    REJECT,
    SHARES,
)
from ..rules.rules import State

AGAINST_LEADER, AGAINST_ALL = 0.6, 0.4
HALF: Final = 0.5
STEEP, MOST_ODDS = 0.75, 50.0
"""How much a stack of chips counts in the odds, as a power of e, with one round to come."""
OFFERED: Final = array("q", [round(0.45 * pool) for pool in range(MOST_POOL + 1)])
"""What is offered of a stack of so many chips."""
GOES_THROUGH: Final = 0.6
"""How likely a card is to be let happen that can be blocked."""
SHED, WASTED = 0.2, -50.0
BLOCKED_LOSS: Final = 4
GREAT_LOSS, FORTUNE = 8, 15
"""With two Blocks nobody lets so many chips go, and with one not such a fortune."""
LEFT_FOR_ME: Final = 2
OFFERS: Final = (0.15, 0.3, 0.45, 0.6)
"""The shares of a stack that are worth offering."""
BREADTH: Final = 3
"""So many plays of each card are worth a look."""
COUNTERS: Final = 3
"""So far above the best proposal a counter is worth a look."""


def reply(state: State, seat: Seat, must: bool, chance: Chance) -> Move | None:
    """What the advice comes to at a glance; nobody declines early."""
    if not must:
        return None
    if state.phase == TURN:
        return turn(state, seat)
    if state.phase in (BLOCKING, SHIELDING):
        return block(state, seat)
    if state.phase == COUNTERING:
        return counter(state, seat)
    return choice(state) if state.phase == CHOOSING else DEAL


def turn(state: State, seat: Seat) -> Move:
    """Of the cards one will still play, the weakest; a Round in the lead."""
    rich, poor, may_end = richest(state, seat), poorest(state, seat), state.may_end_round(seat)
    if may_end and state.holds(seat, ROUND) and state.chips[seat] > state.chips[rich]:
        return FIRST[ROUND]
    leaves_round = not may_end and state.sizes[seat] > state.holds(seat, ROUND)
    ranked = []
    for kind in range(KINDS):
        if kind != ROUND or not leaves_round:
            ranked += [(-value_of(state, seat, kind, rich), kind)] * state.holds(seat, kind)
    ranked.sort()
    place = min(rounds_left(state, seat), len(ranked)) - 1
    while place and ranked[place][0] > 0:
        place -= 1
    return play_of(state, ranked[place][1], rich, poor)


def richest(state: State, seat: Seat) -> Seat:
    """Who has most of the others."""
    found = NOBODY
    for one in range(state.seats):
        if one != seat and (found == NOBODY or state.chips[one] > state.chips[found]):
            found = one
    return found


def poorest(state: State, seat: Seat) -> Seat:
    """Who has least of the others."""
    found = NOBODY
    for one in range(state.seats):
        if one != seat and (found == NOBODY or state.chips[one] < state.chips[found]):
            found = one
    return found


def rounds_left(state: State, seat: Seat) -> int:
    """How many cards the seat can still play before somebody has none left."""
    least = state.seats * CARDS
    for one in range(state.seats):
        turns = (one - seat) % state.seats + (state.sizes[one] - 1) * state.seats
        least = min(least, turns)
    return least // state.seats + 1


def value_of(state: State, seat: Seat, kind: int, rich: Seat) -> float:
    """What a card brings against the richest of the others."""
    pool = state.chips[rich]
    if kind < TAKE:
        return HALF * min(CHIPS_MOVED[kind], pool)
    if kind < SWAP:
        return 2.0 * min(CHIPS_MOVED[kind], pool)
    if kind == STEAL:
        return GOES_THROUGH * 2.0 * pool
    if kind == SWAP:
        return GOES_THROUGH * 2.0 * (pool - state.chips[seat])
    if kind == ULTIMATUM:
        return GOES_THROUGH * (2.0 * pool - 3.0 * OFFERED[pool])
    if kind == DRAW:
        return HALF
    if kind == ROUND:
        return WASTED
    return SHED if kind == COUNTER else -SHED * state.chips[seat]


def play_of(state: State, kind: int, rich: Seat, poor: Seat) -> Move:
    """That play of the card."""
    chosen = 0
    if kind < TAKE:
        chosen = rich * CHAIRS + poor
    elif kind < SWAP or kind == STEAL:
        chosen = rich
    elif kind == SWAP:
        chosen = rich * BOTH_WAYS + CHIPS
    elif kind == ULTIMATUM:
        chosen = (poor * CHAIRS + rich) * SHARES + OFFERED[state.chips[rich]]
    elif kind == DRAW:
        chosen = poor
    return FIRST[kind] + chosen


def block(state: State, seat: Seat) -> Move:
    """Block what costs four chips or more."""
    if seat != state.target or not state.holds(seat, BLOCK):
        return DECLINE
    return PLAY_BLOCK if loss_of(state, seat) >= BLOCKED_LOSS else DECLINE


def loss_of(state: State, seat: Seat) -> int:
    """How many chips the target loses if it lets it happen."""
    if state.phase == BLOCKING and state.card == SWAP:
        return state.chips[seat] - state.chips[state.turn] if state.what == CHIPS else 0
    if state.phase == SHIELDING and state.bidders[state.accepted] == seat:
        return 0
    return state.chips[seat]


def best_offer(state: State) -> int:
    """The first of the proposals with the largest share."""
    best = 0
    for proposal in range(1, state.proposals):
        if state.shares[proposal] > state.shares[best]:
            best = proposal
    return best


def counter(state: State, seat: Seat) -> Move:
    """Outbid the best by one where enough is left; the target saves the rest of its stack."""
    best = best_offer(state)
    if not state.holds(seat, COUNTER) or state.bidders[best] == seat:
        return DECLINE
    share, pool = state.shares[best], state.pool()
    if seat == state.target:
        worth_it = not state.holds(seat, BLOCK) and share < pool
        return PLAY_COUNTER + share if worth_it else DECLINE
    return PLAY_COUNTER + share + 1 if pool - share - 1 >= LEFT_FOR_ME else DECLINE


def choice(state: State) -> Move:
    """The largest share, if it is any."""
    best = best_offer(state)
    return ACCEPT + best if state.shares[best] else REJECT


def sensible(state: State, seat: Seat, legal: Sequence[Move]) -> list[Move]:
    """Of each card the plays that bring most at once, and a few of the shares one can offer."""
    if state.phase == TURN:
        return _best_plays(state, seat, legal)
    if state.phase in (BLOCKING, SHIELDING) and must_block(state, seat):
        return [PLAY_BLOCK]
    best = max(state.shares[: state.proposals], default=0)
    counters = range(PLAY_COUNTER + best, PLAY_COUNTER + best + COUNTERS + 1)
    return [move for move in legal if not PLAY_COUNTER <= move < ACCEPT or move in counters]


def must_block(state: State, seat: Seat) -> bool:
    """Whether there is nothing to weigh: a fortune is at stake, or a Block remains for later."""
    if seat != state.target or not state.holds(seat, BLOCK):
        return False
    loss = loss_of(state, seat)
    return loss >= FORTUNE or (loss >= GREAT_LOSS and state.holds(seat, BLOCK) > 1)


def _best_plays(state: State, seat: Seat, legal: Sequence[Move]) -> list[Move]:
    plays: dict[int, list[tuple[float, Move]]] = {}
    for move in legal:
        kind = KIND_PLAYED[move]
        if kind != ULTIMATUM or _is_usual(state, move):
            plays.setdefault(kind, []).append((_gain(state, seat, kind, move), move))
    return [move for ways in plays.values() for _, move in sorted(ways, reverse=True)[:BREADTH]]


def _is_usual(state: State, move: Move) -> bool:
    pair, share = divmod(move - FIRST[ULTIMATUM], SHARES)
    return share in {round(part * state.chips[pair % CHAIRS]) for part in OFFERS}


def _gain(state: State, seat: Seat, kind: int, move: Move) -> float:
    """How much better one stands if the card does what it says."""
    chips, chosen = state.stacks(), move - FIRST[kind]
    before = lead(chips, seat)
    if kind < TAKE:
        _pay(chips, chosen // CHAIRS, chosen % CHAIRS, CHIPS_MOVED[kind])
    elif kind < SWAP:
        _pay(chips, chosen, seat, CHIPS_MOVED[kind])
    elif kind == STEAL:
        _pay(chips, chosen, seat, chips[chosen])
    elif kind == SWAP and chosen % BOTH_WAYS == CHIPS:
        other = chosen // BOTH_WAYS
        chips[seat], chips[other] = chips[other], chips[seat]
    elif kind == ULTIMATUM:
        pair, share = divmod(chosen, SHARES)
        target = pair % CHAIRS
        _pay(chips, target, pair // CHAIRS, share)
        _pay(chips, target, seat, chips[target])
    return lead(chips, seat) - before


def _pay(chips: list[int], payer: Seat, receiver: Seat, count: int) -> None:
    moved = min(count, chips[payer])
    chips[payer] -= moved
    chips[receiver] += moved


def lead(standings: list[int], seat: Seat) -> float:
    """Ahead of the best of the others and of all of them, by the advice's weights."""
    best, others = -LARGEST, 0
    for one in range(len(standings)):
        if one != seat:
            best = max(best, standings[one])
            others += standings[one]
    mine = standings[seat]
    return mine - AGAINST_LEADER * best - AGAINST_ALL * others / (len(standings) - 1)


def is_quiet(state: State, seat: Seat) -> bool:
    """When the round is over."""
    return state.phase == ROUND_OVER


def standing(state: State, seat: Seat) -> float:
    """How likely the seat wins a game of several rounds, fitted to games of `sharp` players."""
    totals, all_odds = state.standings(), 0.0
    steep = STEEP / (state.house.starting_chips * sqrt(rounds_to_come(state, max(totals))))
    for total in totals:
        all_odds += exp(min(MOST_ODDS, steep * (total - totals[seat])))
    return 1 / all_odds


def rounds_to_come(state: State, best: int) -> float:
    """How many rounds are left, about; a round brings as many chips as it begins with."""
    if state.house.scoring == POINTS:
        return max(1.0, (state.house.goal - best) / state.house.starting_chips)
    return max(1.0, state.house.match_rounds - state.round_number)


LOOKAHEAD: Final = Lookahead(
    playouts=1000, reply=reply, standing=standing, is_quiet=is_quiet, sensible=sensible, most=400
)
