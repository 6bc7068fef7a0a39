"""How observations are written: counts as shares, sets of cards and seats as ones.

Seats are counted from the one that looks: 0 is itself, 1 the next one. Compiled, a row is written
where it lies in memory: its length is looked at once, by `unchecked`, and not at every number.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

from . import sets


def unchecked(row: MutableSequence[float], size: int) -> MutableSequence[float]:
    """The row, which must have room for so many numbers."""
    if len(row) < size:
        raise IndexError(f"a row of {len(row)} numbers has no room for {size}")
    return row


def clear(row: Any) -> None:
    """Make every number of a row 0."""
    row[:] = 0


def clear_mask(masks: Any, place: int) -> Any:
    """One of many masks, with a 0 for every action."""
    masks[place] = 0
    return masks[place]


def share(value: int, most: int) -> float:
    """A count as a part of the most, from 0 to 1."""
    if value <= 0:
        return 0.0
    return 1.0 if value >= most else value / most


def parts(most: int) -> list[float]:
    """Each count up to 15 as a part of the most: to look it up takes less than to divide."""
    return [share(count, most) for count in range(16)]


def chair(seat: int, me: int, seats: int) -> int:
    """How many chairs a seat is away from mine."""
    return (seat - me) % seats


def seat_at(chair: int, me: int, seats: int) -> int:
    """The seat so many chairs away from mine."""
    return (me + chair) % seats


def mark(row: MutableSequence[float], at: int, cards: int) -> None:
    """A 1 for each card of a set."""
    while cards:
        row[at + sets.first(cards)] = 1.0
        cards &= cards - 1


def mark_places(row: MutableSequence[float], at: int, length: int, places: int) -> None:
    """A 1 for each place of a set, where every place takes so many numbers."""
    while places:
        row[at + sets.first(places) * length] = 1.0
        places &= places - 1


def mark_seats(row: MutableSequence[float], at: int, found: int, me: int, seats: int) -> None:
    """A 1 for each seat of a set."""
    while found:
        row[at + chair(sets.first(found), me, seats)] = 1.0
        found &= found - 1


def count(row: MutableSequence[float], at: int, cards: Sequence[int], number: int) -> None:
    """Count so many cards of a row, each in the place of its kind."""
    for place in range(number):
        row[at + cards[place]] += 1.0


def scale(row: MutableSequence[float], at: int, kinds: int, copies: int) -> None:
    """Make what was counted of each kind a share of its copies."""
    for place in range(at, at + kinds):
        if row[place] > 0.0:
            row[place] = share(int(row[place]), copies)


def tally(
    row: MutableSequence[float],
    at: int,
    cards: Sequence[int],
    number: int,
    part_of: Sequence[float],
) -> None:
    """Count so many cards of a row as parts of their copies; there are at most 64 kinds."""
    count(row, at, cards, number)
    for card in set(cards[:number]):
        row[at + card] = part_of[int(row[at + card])]
