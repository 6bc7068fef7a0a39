"""What is kept from a seat of Boom Goes the Dynamite, and what no dealing changes."""

from collections import Counter

from handful.core import EVERYBODY, Seat
from handful.core.sets import members, size, union_of

from ..rules.cards import IGNITE_CODES, MATCH_CODES, MATCH_KINDS
from ..rules.constants import OVER
from ..rules.rules import State
from .view import haul_cards, is_kept_visible, won_cards


def secrets(state: State, seat: Seat | None) -> list[list[int]]:
    """Each card turned down again; MATCH cards in box, pile and hauls; IGNITE cards elsewhere.

    A card turned down again stands alone: it could lie nowhere else, for all have seen it.
    IGNITE cards are numbered after the MATCH cards, as their faces are.
    """
    if state.phase == OVER:
        return []
    seen = [[state.box[place]] for place in _covered(state, state.seen)]
    match = [state.box[place] for place in _covered(state, ~state.seen)]
    match += [*state.piled_match(), *(card for haul in haul_cards(state) for card in haul)]
    ignite = [card for other in _others(state, seat) for card in members(state.hands[other])]
    return [*seen, match, [MATCH_KINDS + card for card in (*ignite, *state.piled_ignite())]]


def refill(state: State, seat: Seat | None, groups: list[list[int]]) -> State | None:
    """The same table with these cards in the hidden places, unless that could not be."""
    world = state.clone()
    if state.phase == OVER:
        return world
    *seen, match, ignite = (group[:] for group in groups)
    for place, cards in zip(_covered(state, state.seen), seen, strict=True):
        world.put(place, cards[0])
    for place in _covered(state, ~state.seen):
        world.put(place, match.pop(0))
    world.set_match_pile(lowest(match, state.match_count))
    world.set_spoils(won_cards(state), [lowest(match, len(haul)) for haul in haul_cards(state)])
    hidden = [card - MATCH_KINDS for card in ignite]
    for other in _others(state, seat):
        world.set_hand(other, union_of(lowest(hidden, size(state.hands[other]))))
    world.set_ignite_pile(hidden)
    return world if could_be(world) else None


def could_be(world: State) -> bool:
    """Whether this position could have come about: no end, and no certain door, was due."""
    if world.phase == OVER:
        return True
    if world.first_moment and world.is_certainly_stuck():
        return False
    return not world.nothing_can_be_taken(world.pool | world.fuse)


def _covered(state: State, among: int) -> list[int]:
    """The places, of these, whose card nobody may see now."""
    hidden = members(state.filled & ~state.up & among)
    return [place for place in hidden if not is_kept_visible(state, place)]


def _others(state: State, seat: Seat | None) -> list[Seat]:
    return [other for other in range(state.seats) if seat not in (other, EVERYBODY)]


def lowest(cards: list[int], count: int) -> list[int]:
    """Take so many cards off the front of a list."""
    taken = cards[:count]
    del cards[:count]
    return taken


def stock(state: State) -> dict[str, int]:
    """Every card there is, wherever it lies (BD-85)."""
    match = [state.box[place] for place in members(state.filled)]
    match += state.piled_match()
    match += [card for pile in (*won_cards(state), *haul_cards(state)) for card in pile]
    ignite = state.piled_ignite()
    for cards in (*state.hands, *state.kept, state.pool, state.burnt, state.fuse):
        ignite += members(cards)
    return Counter([MATCH_CODES[card] for card in match] + [IGNITE_CODES[card] for card in ignite])
