"""What is kept from a seat of Ultimatum, and what no dealing changes."""

from collections import Counter

from handful.core import EVERYBODY, Seat

from ..rules.cards import CODES, listed, tally
from ..rules.rules import State


def secrets(state: State, seat: Seat | None) -> list[list[int]]:
    """The other hands without what is noted of them, and the draw pile; all may change places."""
    hidden = [kind for other in _others(state, seat) for kind in _unnoted(state, seat, other)]
    return [hidden + state.drawables()]


def refill(state: State, seat: Seat | None, groups: list[list[int]]) -> State | None:
    """The same table with these cards in the hidden places; what others have noted fits them."""
    cards, world = list(groups[0]), state.clone()
    for about in _others(state, seat):
        noted = [] if seat is None else listed(state.noted(seat, about))
        unnoted = _unnoted(state, seat, about)
        before, after = noted + unnoted, noted + cards[: len(unnoted)]
        del cards[: len(unnoted)]
        world.set_hand(about, tally(after))
        for other in _others(state, seat):
            world.note(other, about, _exchanged(state.noted(other, about), before, after))
    world.set_piles(cards, state.discards())
    return world


def _exchanged(note: int, before: list[int], after: list[int]) -> int:
    """A note on a hand, card by card for what has come into the same places."""
    places = list(range(len(before)))
    exchanged = []
    for kind in listed(note):
        place = next(place for place in places if before[place] == kind)
        places.remove(place)
        exchanged.append(after[place])
    return tally(exchanged)


def _others(state: State, seat: Seat | None) -> list[Seat]:
    return [other for other in range(state.seats) if seat not in (other, EVERYBODY)]


def _unnoted(state: State, seat: Seat | None, other: Seat) -> list[int]:
    """The cards of another hand that a seat cannot know."""
    held = Counter(state.hand(other))
    if seat is not None:
        held -= Counter(listed(state.noted(seat, other)))
    return sorted(held.elements())


def stock(state: State) -> dict[str, int]:
    """UT-59, UT-60: every card wherever it lies, and all chips."""
    hands = (kind for seat in range(state.seats) for kind in state.hand(seat))
    found = Counter(CODES[kind] for kind in (*hands, *state.drawables(), *state.discards()))
    return dict(found) | {"chips": sum(state.stacks())}
