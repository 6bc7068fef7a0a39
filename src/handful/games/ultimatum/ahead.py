"""How a searching player looks ahead in Ultimatum: to the end of the round, by quick replies."""

from collections.abc import Sequence
from typing import Final

from handful.core import Chance, Lookahead, Move, Seat

from .cards import (
    BLOCK,
    CHIPS_MOVED,
    COUNTER,
    DRAW,
    ROUND,
    STEAL,
    SWAP,
    TAKE,
    ULTIMATUM,
    listed,
)
from .house import BLOCKING, CHOOSING, COUNTERING, ROUND_OVER, SHIELDING, TURN
from .moves import (
    ACCEPT,
    CHAIRS,
    CHIPS,
    DEAL,
    DECLINE,
    FIRST,
    KIND_PLAYED,
    PLAY_BLOCK,
    PLAY_COUNTER,
    REJECT,
    SHARES,
    WHATS,
)
from .rules import State

AGAINST_LEADER, AGAINST_ALL = 0.6, 0.4
HALF: Final = 0.5
OFFER: Final = 0.45
GOES_THROUGH: Final = 0.6
"""How likely a card is to be let happen that can be blocked."""
SHED, WASTED = 0.2, -50.0
BLOCKED_LOSS: Final = 4
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
        return _turn(state, seat, chance)
    if state.phase in (BLOCKING, SHIELDING):
        return _block(state, seat)
    if state.phase == COUNTERING:
        return _counter(state, seat)
    return _choice(state) if state.phase == CHOOSING else DEAL


def _turn(state: State, seat: Seat, chance: Chance) -> Move:
    """Of the cards one will still play, the weakest; a Round in the lead."""
    others = [one for one in range(state.seats) if one != seat]
    chips = state.chips
    rich = max(others, key=lambda one: chips[one])
    poor = min(others, key=lambda one: chips[one])
    leads = chips[seat] > chips[rich]
    if leads and state.holds(seat, ROUND) and state.may_end_round(seat):
        return FIRST[ROUND]
    ranked = [_valued(state, seat, kind, rich, poor) for kind in listed(state.hands[seat])]
    if len(ranked) > 1 and not state.may_end_round(seat):
        ranked = [one for one in ranked if one[1] != FIRST[ROUND]] or ranked
    ranked.sort(key=lambda one: -one[0])
    turns = min(
        (one - seat) % state.seats + (state.sizes[one] - 1) * state.seats
        for one in range(state.seats)
    )
    place = min(turns // state.seats + 1, len(ranked)) - 1
    while place and ranked[place][0] < 0:
        place -= 1
    return ranked[place][1]


def _valued(state: State, seat: Seat, kind: int, rich: Seat, poor: Seat) -> tuple[float, Move]:
    """What a card brings against the richest of the others, and that play."""
    chips = state.chips
    if kind < TAKE:
        count = min(CHIPS_MOVED[kind], chips[rich])
        return HALF * count, FIRST[kind] + rich * CHAIRS + poor
    if kind < SWAP:
        return 2.0 * min(CHIPS_MOVED[kind], chips[rich]), FIRST[kind] + rich
    if kind == STEAL:
        return GOES_THROUGH * 2.0 * chips[rich], FIRST[kind] + rich
    if kind == SWAP:
        gain = GOES_THROUGH * 2.0 * (chips[rich] - chips[seat])
        return gain, FIRST[kind] + rich * len(WHATS) + CHIPS
    if kind == ULTIMATUM:
        share = round(OFFER * chips[rich])
        gain = GOES_THROUGH * (2.0 * chips[rich] - 3.0 * share)
        return gain, FIRST[kind] + (poor * CHAIRS + rich) * SHARES + share
    if kind == DRAW:
        return HALF, FIRST[kind] + poor
    if kind == ROUND:
        return WASTED, FIRST[kind]
    return (SHED if kind == COUNTER else -SHED * chips[seat]), FIRST[kind]


def _block(state: State, seat: Seat) -> Move:
    """Block what costs four chips or more."""
    if seat != state.target or not state.holds(seat, BLOCK):
        return DECLINE
    loss = state.chips[seat]
    if state.phase == BLOCKING and state.card == SWAP:
        loss = loss - state.chips[state.turn] if state.what == CHIPS else 0
    elif state.phase == SHIELDING and state.bidders[state.accepted] == seat:
        loss = 0
    return PLAY_BLOCK if loss >= BLOCKED_LOSS else DECLINE


def _counter(state: State, seat: Seat) -> Move:
    """Outbid the best by one where enough is left; the target saves the rest of its stack."""
    if not state.holds(seat, COUNTER):
        return DECLINE
    offers, pool = state.shares[: state.proposals], state.pool()
    best = max(offers)
    if state.bidders[offers.index(best)] == seat:
        return DECLINE
    if seat == state.target:
        worth_it = not state.holds(seat, BLOCK) and best < pool
        return PLAY_COUNTER + best if worth_it else DECLINE
    return PLAY_COUNTER + best + 1 if pool - best - 1 >= LEFT_FOR_ME else DECLINE


def _choice(state: State) -> Move:
    """The largest share, if it is any."""
    offers = state.shares[: state.proposals]
    best = max(offers)
    return ACCEPT + offers.index(best) if best else REJECT


def sensible(state: State, seat: Seat, legal: Sequence[Move]) -> list[Move]:
    """Of each card the plays that bring most at once, and a few of the shares one can offer."""
    if state.phase == TURN:
        return _best_plays(state, seat, legal)
    best = max(state.shares[: state.proposals], default=0)
    counters = range(PLAY_COUNTER + best, PLAY_COUNTER + best + COUNTERS + 1)
    return [move for move in legal if not PLAY_COUNTER <= move < ACCEPT or move in counters]


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
    before = _lead(chips, seat)
    if kind < TAKE:
        _pay(chips, chosen // CHAIRS, chosen % CHAIRS, CHIPS_MOVED[kind])
    elif kind < SWAP:
        _pay(chips, chosen, seat, CHIPS_MOVED[kind])
    elif kind == STEAL:
        _pay(chips, chosen, seat, chips[chosen])
    elif kind == SWAP and chosen % len(WHATS) == CHIPS:
        other = chosen // len(WHATS)
        chips[seat], chips[other] = chips[other], chips[seat]
    elif kind == ULTIMATUM:
        pair, share = divmod(chosen, SHARES)
        target = pair % CHAIRS
        _pay(chips, target, pair // CHAIRS, share)
        _pay(chips, target, seat, chips[target])
    return _lead(chips, seat) - before


def _pay(chips: list[int], payer: Seat, receiver: Seat, count: int) -> None:
    moved = min(count, chips[payer])
    chips[payer] -= moved
    chips[receiver] += moved


def _lead(standings: Sequence[int], seat: Seat) -> float:
    """Ahead of the best of the others and of all of them, by the advice's weights."""
    others = [*standings[:seat], *standings[seat + 1 :]]
    return standings[seat] - AGAINST_LEADER * max(others) - AGAINST_ALL * sum(others) / len(others)


def is_quiet(state: State, seat: Seat) -> bool:
    """When the round is over."""
    return state.phase == ROUND_OVER


def standing(state: State, seat: Seat) -> float:
    """The lead in chips over the best of the others and over all of them."""
    lead = _lead(state.standings(), seat)
    return min(1.0, max(0.0, HALF + HALF * lead / max(1, state.house.goal)))


LOOKAHEAD: Final = Lookahead(
    playouts=1000, reply=reply, standing=standing, is_quiet=is_quiet, sensible=sensible, most=400
)
