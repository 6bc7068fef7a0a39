"""What is kept from a seat of That Match Game, and what no dealing changes."""

from collections import Counter

from handful.core import EVERYBODY, Seat

from ..rules.cards import CARDS, CODES, LANES, POINT_CODES
from ..rules.constants import NO_CARD, OVER, TRIMMING
from ..rules.rules import State


def secrets(state: State, seat: Seat | None) -> list[list[int]]:
    """Other hands (until they are shown) with the deck; the point deck by itself.

    Point cards are numbered after the playing cards, as in `FACES`.
    """
    hidden = [card for other in _concealed(state, seat) for card in _held(state, other)]
    return [hidden + state.drawables(), [CARDS + card for card in state.point_cards()]]


def refill(state: State, seat: Seat | None, groups: list[list[int]]) -> State | None:
    """The same table with these cards in the hidden places."""
    cards = list(groups[0])
    world = state.clone()
    for other in _concealed(state, seat):
        count = state.sizes[other]
        world.set_hand(other, cards[:count])
        if is_trimming(state, other):
            world.set_gained(cards[count - state.gained_count : count])
        del cards[:count]
    world.set_deck(cards)
    world.set_point_deck([card - CARDS for card in groups[1]])
    return world


def _concealed(state: State, seat: Seat | None) -> list[Seat]:
    """The seats whose hands this one may not see."""
    if state.phase == OVER:
        return []
    return [one for one in range(state.seats) if seat not in (one, EVERYBODY)]


def _held(state: State, seat: Seat) -> list[int]:
    """A hand; the cards it has just gained come last."""
    if not is_trimming(state, seat):
        return state.hand(seat)
    older = Counter(state.hand(seat)) - Counter(state.gains())
    return [*sorted(older.elements()), *state.gains()]


def is_trimming(state: State, seat: Seat) -> bool:
    return state.phase == TRIMMING and state.turn == seat


def stock(state: State) -> dict[str, int]:
    """Every playing card and every point card, wherever it lies."""
    cards = in_sight(state) + Counter(state.drawables())
    points = [*state.point_cards(), *points_in_sight(state)]
    return {CODES[card]: count for card, count in cards.items()} | {
        POINT_CODES[card]: count for card, count in Counter(points).items()
    }


def in_sight(state: State) -> Counter[int]:
    """The playing cards that lie open or in a hand."""
    hands = [card for seat in range(state.seats) for card in state.hand(seat)]
    laid = [card for spot in range(state.house.slots * LANES) for card in state.lies(spot)]
    played = [card for entry in range(state.entries) for card in state.cards_in(entry)]
    return Counter((*hands, *laid, *played, *state.discards()))


def points_in_sight(state: State) -> list[int]:
    """The point cards that lie open."""
    open_cards = [card for card in state.market if card != NO_CARD]
    return open_cards + [card for seat in range(state.seats) for card in state.pile(seat)]
