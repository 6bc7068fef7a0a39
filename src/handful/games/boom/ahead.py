"""How a searching player looks ahead in Boom: quick replies of players who forget nothing."""

from collections.abc import Sequence
from typing import Final

from handful.core import Lookahead, Move, Seat, sets
from handful.core.chance import Chance

from .coding import flip_move, verb_of
from .house import ONE_UP, READY, TWO_UP, VOTE
from .rules import State
from .sums import stock_of
from .verbs import AGREE, CLAIM, FLIP, IGNITE, OBJECT, STOP, USE_WILD

AGAINST_LEADER, AGAINST_ALL = 0.6, 0.4
CARDS_TO_WIN: Final = 30
HALF: Final = 0.5
NOWHERE: Final = -1


def reply(state: State, seat: Seat, must: bool, chance: Chance) -> Move | None:
    """Take what can be taken, turn over what is known to match, else something unknown."""
    if state.phase == READY:
        return flip_move(opened(state, chance))
    if state.phase == ONE_UP:
        return flip_move(followed(state, chance))
    if state.phase == TWO_UP:
        return lit(state.legal(seat))
    if state.phase == VOTE:
        return OBJECT if state.dry < 2 * state.seats else AGREE
    return in_window(state.legal(seat), chance)


def lit(legal: list[Move]) -> Move:
    """The first ignition, which is one of the shortest; a WILD; else nothing."""
    return first_of(IGNITE, legal, first_of(USE_WILD, legal, legal[0]))


def first_of(verb: int, legal: list[Move], otherwise: Move) -> Move:
    """The first move of this kind, if there is one."""
    for move in legal:
        if verb_of(move) == verb:
            return move
    return otherwise


def in_window(legal: list[Move], chance: Chance) -> Move:
    """What can be taken; else another card, as long as there is time."""
    flips = 0
    for move in legal:
        verb = verb_of(move)
        if verb in (CLAIM, IGNITE):
            return move
        flips += verb == FLIP
    return legal[chance.below(flips)] if flips else STOP  # flips have the lowest numbers


def known(state: State) -> int:
    """The places of the cards that were seen and lie face down."""
    return state.seen & ~state.up


def opened(state: State, chance: Chance) -> int:
    """A known card that has a partner among the known ones; else an unknown one."""
    values, places = sets.NONE, known(state)
    while places:
        place = sets.first(places)
        places &= places - 1
        value = sets.only(state.value(place))
        if values & value:
            return place
        values |= value
    place = lightable(state)
    return unknown(state, chance) if place == NOWHERE else place


def lightable(state: State) -> int:
    """A known card that can be lit together with another known one, of unequal ones."""
    if not state.source():
        return NOWHERE
    stock, ones = stock_of(state.source()), known(state)
    while ones:
        one = sets.first(ones)
        ones &= ones - 1
        others = ones
        while others:
            if can_light(state, one, sets.first(others), stock):
                return one
            others &= others - 1
    return NOWHERE


def can_light(state: State, one: int, other: int, stock: int) -> bool:
    """Whether a few formulas make the cards of these places equal."""
    return state.house.sums.fewest(state.value(one), state.value(other), stock) > 0


def followed(state: State, chance: Chance) -> int:
    """The partner of the open card, or an unknown one."""
    up, places, stock = sets.first(state.up), known(state), stock_of(state.source())
    lit_by = NOWHERE
    while places:
        place = sets.first(places)
        places &= places - 1
        if state.value(place) == state.value(up):
            return place
        if lit_by == NOWHERE and can_light(state, up, place, stock):
            lit_by = place
    return unknown(state, chance) if lit_by == NOWHERE else lit_by


def unknown(state: State, chance: Chance) -> int:
    """Any card that nobody has seen; a known one where there is none."""
    unseen = state.filled & ~state.seen
    if not unseen:
        unseen = known(state)
    return sets.nth(unseen, chance.below(sets.size(unseen)))


def sensible(state: State, seat: Seat, legal: Sequence[Move]) -> list[Move]:
    """Of the cards to turn over: partners, the unknown one with most around it, one to hide by."""
    if state.phase not in (READY, ONE_UP):
        return list(legal)
    reach = state.house.reach
    unseen = sets.members(state.filled & ~state.seen)
    places = partners(state) or known(state) & -known(state)
    if unseen:
        places |= sets.only(max(unseen, key=lambda one: sets.size(state.filled & reach[one])))
    return [move for move in legal if verb_of(move) != FLIP or sets.has(places, move)]


def partners(state: State) -> int:
    """The places of the known cards that match another known one, or the open one."""
    stock, found, ones = stock_of(state.source()), sets.NONE, known(state)
    while ones:
        one = sets.first(ones)
        ones &= ones - 1
        others = (state.up or known(state)) & ~sets.only(one)
        while others:
            other = sets.first(others)
            others &= others - 1
            equal = state.value(one) == state.value(other)
            if equal or can_light(state, one, other, stock):
                found |= sets.only(one)
                break
    return found


def is_quiet(state: State, seat: Seat) -> bool:
    """When the seat begins a turn of its own."""
    return state.phase == READY and state.first_moment and state.turn == seat


def standing(state: State, seat: Seat) -> float:
    """The lead in cards over the best of the others and over all of them."""
    best, others = 0, 0
    for one in range(state.seats):
        if one != seat:
            score = state.score(one)
            best = max(best, score)
            others += score
    lead = state.score(seat) - AGAINST_LEADER * best - AGAINST_ALL * others / (state.seats - 1)
    return min(1.0, max(0.0, HALF + HALF * lead / CARDS_TO_WIN))


LOOKAHEAD: Final = Lookahead(
    playouts=1000,
    reply=reply,
    standing=standing,
    is_quiet=is_quiet,
    sensible=sensible,
    least=1,
    most=400,
    depth=1,
    doubt=2.0,
)
