"""How a searching player looks ahead in Boom: quick replies of players who forget nothing."""

from collections.abc import Sequence
from typing import Final

from handful.core import Chance, Lookahead, Move, Seat
from handful.core.sets import members, size

from .cards import VALUE_OF
from .coding import flip_move, verb_of
from .house import ONE_UP, READY, TWO_UP, VOTE
from .rules import State
from .sums import stock_of
from .verbs import AGREE, CLAIM, FLIP, IGNITE, OBJECT, STOP, USE_WILD

AGAINST_LEADER, AGAINST_ALL = 0.6, 0.4
CARDS_TO_WIN: Final = 30
HALF: Final = 0.5


def reply(state: State, seat: Seat, must: bool, chance: Chance) -> Move | None:
    """Take what can be taken, turn over what is known to match, else something unknown."""
    if state.phase == READY:
        return _opened(state, chance)
    if state.phase == ONE_UP:
        return _followed(state, chance)
    if state.phase == TWO_UP:
        return _lit(state.legal(seat))
    if state.phase == VOTE:
        return OBJECT if state.dry < 2 * state.seats else AGREE
    return _in_window(state.legal(seat), chance)


def _lit(legal: list[Move]) -> Move:
    """The first ignition, which is one of the shortest; a WILD; else nothing."""
    for verb in (IGNITE, USE_WILD):
        for move in legal:
            if verb_of(move) == verb:
                return move
    return legal[0]


def _in_window(legal: list[Move], chance: Chance) -> Move:
    for move in legal:
        if verb_of(move) in (CLAIM, IGNITE):
            return move
    flips = [move for move in legal if verb_of(move) == FLIP]
    return flips[chance.below(len(flips))] if flips else STOP


def _known(state: State) -> dict[int, int]:
    """The numbers of the cards that were seen and lie face down, by place."""
    return {place: VALUE_OF[state.box[place]] for place in members(state.seen & ~state.up)}


def _opened(state: State, chance: Chance) -> Move:
    known = _known(state)
    pair = _pair(state, known)
    return flip_move(_unknown(state, known, chance) if pair is None else pair)


def _pair(state: State, known: dict[int, int]) -> int | None:
    """A known card that has a partner among the known ones: an equal one, or by formulas."""
    at: dict[int, int] = {}
    for place, value in known.items():
        if value in at:
            return place
        at[value] = place
    if not state.source():
        return None
    stock = stock_of(state.source())
    values = list(at)
    for number, low in enumerate(values):
        for high in values[number + 1 :]:
            if _can_light(state, low, high, stock):
                return at[low]
    return None


def _can_light(state: State, one: int, other: int, stock: int) -> bool:
    return state.house.sums.fewest(one, other, stock) > 0


def _followed(state: State, chance: Chance) -> Move:
    """The partner of the open card, or an unknown one."""
    (up,) = members(state.up)
    value, known = VALUE_OF[state.box[up]], _known(state)
    for place, other in known.items():
        if other == value:
            return flip_move(place)
    stock = stock_of(state.source())
    for place, other in known.items():
        if _can_light(state, value, other, stock):
            return flip_move(place)
    return flip_move(_unknown(state, known, chance))


def _unknown(state: State, known: dict[int, int], chance: Chance) -> int:
    unseen = members(state.filled & ~state.seen)
    if not unseen:
        unseen = list(known)
    return unseen[chance.below(len(unseen))]


def sensible(state: State, seat: Seat, legal: Sequence[Move]) -> list[Move]:
    """Of the cards to turn over: partners, the unknown one with most around it, one to hide by."""
    if state.phase not in (READY, ONE_UP):
        return list(legal)
    known, reach = _known(state), state.house.reach
    unknown = members(state.filled & ~state.seen)
    places = _partners(state, known) or set(list(known)[:1])
    if unknown:
        places.add(max(unknown, key=lambda one: size(state.filled & reach[one])))
    flips = {flip_move(place) for place in places}
    return [move for move in legal if verb_of(move) != FLIP or move in flips]


def _partners(state: State, known: dict[int, int]) -> set[int]:
    """The known cards that match another known one, or the open one."""
    stock = stock_of(state.source())
    others = {place: VALUE_OF[state.box[place]] for place in members(state.up)} or known
    return {
        place
        for place, value in known.items()
        for where, other in others.items()
        if where != place and (value == other or _can_light(state, value, other, stock))
    }


def is_quiet(state: State, seat: Seat) -> bool:
    """When the seat begins a turn of its own."""
    return state.phase == READY and state.first_moment and state.turn == seat


def standing(state: State, seat: Seat) -> float:
    """The lead in cards over the best of the others and over all of them."""
    scores = [state.score(one) for one in range(state.seats)]
    mine = scores.pop(seat)
    lead = mine - AGAINST_LEADER * max(scores) - AGAINST_ALL * sum(scores) / len(scores)
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
