"""How a searching player looks ahead in Boom: quick replies of players who forget nothing.

A playout ends with the seat's next turn, and the odds of winning the game from there were fitted to
games of `sharp` players: cards won and in hand, and the more they count the fewer are left to win.
"""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from handful.core import Lookahead, Move, Seat, sets
from handful.core.chance import Chance

from ..rules.cards import OF_KIND, TIMER, WILD
from ..rules.constants import ONE_UP, READY, TWO_UP, VOTE
from ..rules.move_codes import flip_move, verb_of, window_move
from ..rules.move_numbers import AGREE, CLAIM, FLIP, IGNITE, OBJECT, STOP, USE_WILD
from ..rules.moves import taken_apart
from ..rules.rules import State
from ..rules.sums import stock_of

NOWHERE: Final = -1
MANY_UNKNOWN: Final = 6
"""With so many unknown cards a second TIMER is played."""
A_TIMER, A_WILD, A_FORMULA = 3.0, 3.8, 1.1
"""What a card in hand is worth in cards won."""
A_PAIR, A_MATCH = 1.4, 1.0
"""What it is worth to begin a turn with two equal cards known, or two that can be lit."""
STEEP: Final = 0.74
"""How much a card counts in the odds, as a power of e, when one is left for each seat."""
MOST_ODDS: Final = 50.0
A_ROUND: Final = 1.25
"""What it costs in the odds to have the last turn of all and not the first."""
WAYS: Final = 4
"""So many ignitions with as many cards are worth a look."""


def reply(state: State, seat: Seat, must: bool, chance: Chance) -> Move | None:
    """Take what can be taken, turn over what is known to match, else something unknown."""
    if state.phase == READY:
        return opened(state, chance)
    if state.phase == ONE_UP:
        return flip_move(followed(state, chance))
    if state.phase == TWO_UP:
        return lit(state.legal(seat))
    if state.phase == VOTE:
        return OBJECT if state.dry < 2 * state.seats else AGREE
    return in_window(state, state.legal(seat), chance)


def lit(legal: list[Move]) -> Move:
    """The first ignition, which is one of the shortest; a WILD; else nothing."""
    return first_of(IGNITE, legal, first_of(USE_WILD, legal, legal[0]))


def first_of(verb: int, legal: list[Move], otherwise: Move) -> Move:
    """The first move of this kind, if there is one."""
    for move in legal:
        if verb_of(move) == verb:
            return move
    return otherwise


def in_window(state: State, legal: list[Move], chance: Chance) -> Move:
    """What can be taken; a known partner of an open card; else another, while there is time."""
    flips, unseen = sets.NONE, state.filled & ~state.seen
    for move in legal:
        verb = verb_of(move)
        if verb in (CLAIM, IGNITE):
            return move
        if verb == FLIP:
            flips |= sets.only(move)
    if not flips:
        return STOP
    place = equal_to_open(state, flips & known(state))
    if place != NOWHERE:
        return flip_move(place)
    flips = flips & unseen or flips
    return flip_move(sets.nth(flips, chance.below(sets.size(flips))))


def equal_to_open(state: State, places: int) -> int:
    """One of these places whose card equals an open one."""
    while places:
        place = sets.first(places)
        places &= places - 1
        up = state.up
        while up:
            if state.value(sets.first(up)) == state.value(place):
                return place
            up &= up - 1
    return NOWHERE


def known(state: State) -> int:
    """The places of the cards that were seen and lie face down."""
    return state.seen & ~state.up


def opened(state: State, chance: Chance) -> Move:
    """A known card that has a known partner; else a TIMER; else an unknown card."""
    place = equal_pair(state)
    if place == NOWHERE:
        place = lightable(state)
    if place != NOWHERE:
        return flip_move(place)
    timers, unseen = sets.size(state.source() & OF_KIND[TIMER]), state.filled & ~state.seen
    if timers and unseen and state.timer_ok:
        return window_move(min(timers, 2) if sets.size(unseen) >= MANY_UNKNOWN else 1, 0)
    return flip_move(unknown(state, chance))


def equal_pair(state: State) -> int:
    """A known card that equals another known one."""
    values, places = sets.NONE, known(state)
    while places:
        place = sets.first(places)
        places &= places - 1
        value = sets.only(state.value(place))
        if values & value:
            return place
        values |= value
    return NOWHERE


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
    if state.phase == TWO_UP:
        return worth_lighting(legal)
    if state.phase not in (READY, ONE_UP):
        return list(legal)
    reach = state.house.reach
    unseen = sets.members(state.filled & ~state.seen)
    places = partners(state) or known(state) & -known(state)
    if unseen:
        places |= sets.only(max(unseen, key=lambda one: sets.size(state.filled & reach[one])))
    return [move for move in legal if verb_of(move) != FLIP or sets.has(places, move)]


def worth_lighting(legal: Sequence[Move]) -> list[Move]:
    """A few ignitions with each number of cards, and a WILD; to give up only without any."""
    ways: dict[int, list[Move]] = {}
    for move in legal:
        if verb_of(move) == IGNITE:
            one, other = taken_apart(move)[3]
            ways.setdefault(len(one) + len(other), []).append(move)
    wilds = [move for move in legal if verb_of(move) == USE_WILD]
    found = [move for used in sorted(ways) for move in ways[used][:WAYS]] + wilds[:1]
    return found if ways else list(legal)


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
    """How likely the seat wins the game."""
    left = max(1, state.match_count + sets.size(state.filled))
    steep = STEEP * sqrt(state.seats / left)
    mine = wealth(state, seat)
    all_odds = 0.0
    for one in range(state.seats):
        waits = turns_before(state, one) - turns_before(state, seat)
        lead = wealth(state, one) - mine if one != seat else 0.0
        all_odds += exp(min(MOST_ODDS, steep * lead - A_ROUND * waits / state.seats))
    return 1 / all_odds


def wealth(state: State, seat: Seat) -> float:
    """The cards won, those in hand reckoned in, and what is to be had in a turn that begins."""
    worth = state.score(seat) + in_hand(state, seat)
    if state.phase == READY and state.turn == seat:
        worth += to_be_had(state)
    return worth


def turns_before(state: State, seat: Seat) -> int:
    """How many others have a turn before this seat."""
    away = seat - state.turn
    return away if away >= 0 else away + state.seats


def in_hand(state: State, seat: Seat) -> float:
    """What the cards in a hand are worth."""
    hand = state.hands[seat]
    timers, wilds = sets.size(hand & OF_KIND[TIMER]), sets.size(hand & OF_KIND[WILD])
    return A_TIMER * timers + A_WILD * wilds + A_FORMULA * (sets.size(hand) - timers - wilds)


def to_be_had(state: State) -> float:
    """What the known cards are worth to the seat whose turn begins: equal ones, then lit ones."""
    values, pairs, places, single = sets.NONE, 0, known(state), sets.NONE
    while places:
        place = sets.only(sets.first(places))
        places ^= place
        value = sets.only(state.value(sets.first(place)))
        values ^= value
        if values & value:
            single |= place
        else:
            pairs += 1
    most = min(sets.size(state.source()), sets.size(values) // 2)
    return A_PAIR * pairs + A_MATCH * min(most, lightable_among(state, single))


def lightable_among(state: State, places: int) -> int:
    """How many pairs of these cards can be lit."""
    count, stock = 0, stock_of(state.source())
    while places and stock:
        one = sets.first(places)
        places &= places - 1
        others = places
        while others:
            count += can_light(state, one, sets.first(others), stock)
            others &= others - 1
    return count


LOOKAHEAD: Final = Lookahead(
    playouts=1000,
    reply=reply,
    standing=standing,
    is_quiet=is_quiet,
    sensible=sensible,
    least=1,
    most=400,
    doubt=2.0,
)
