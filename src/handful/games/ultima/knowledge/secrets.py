"""What is kept from a seat of Ultima, and what no dealing changes."""

from collections import Counter

from handful.core import EVERYBODY, Seat
from handful.core.sets import has, members

from ..rules.cards import CODES, SEMITONES, TRITONE
from ..rules.constants import DRAWN, GAME_OVER, HAND_OVER
from ..rules.rules import State


def secrets(state: State, seat: Seat | None) -> list[list[int]]:
    """Other hands (until they are revealed) and the draw pile; any of these could change places.

    By ear the top card stands alone: whoever hears its notes may well know it.
    """
    hidden = [card for other in _concealed(state, seat) for card in state.hand(other)]
    return [hidden + state.drawables(), *_nameless(state, seat)]


def _nameless(state: State, seat: Seat | None) -> list[list[int]]:
    """UL-60: by ear the top card, for all but its owner, unless it is a tritone."""
    top = state.top()
    known = seat is not None and seat in (state.top_owner, EVERYBODY)
    return [[top]] if state.house.blind and SEMITONES[top] != TRITONE and not known else []


def refill(state: State, seat: Seat | None, groups: list[list[int]]) -> State | None:
    """The same table with these cards in the hidden places."""
    cards = list(groups[0])
    world = state.clone()
    for other in _concealed(state, seat):
        count = state.sizes[other]
        world.set_hand(other, cards[:count])
        if state.phase == DRAWN and state.turn == other:
            world.drawn = cards[state.hand(other).index(state.drawn)]
            if state.house.must_play and not has(world.fitting(), world.drawn):
                return None  # UL-19: everybody knows that this card fits
        del cards[:count]
    world.set_piles(cards, state.discards())
    return world


def _concealed(state: State, seat: Seat | None) -> list[Seat]:
    """The seats whose hands this one may not see."""
    if state.phase in (HAND_OVER, GAME_OVER) or seat == EVERYBODY:
        return []
    return [other for other in members(state.active) if other != seat]


def stock(state: State) -> dict[str, int]:
    """Every card there is, wherever it lies."""
    hands = (card for seat in range(state.seats) for card in state.hand(seat))
    return Counter(CODES[card] for card in (*hands, *state.drawables(), *state.discards()))
