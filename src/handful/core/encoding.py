"""How observations are written: counts as shares, sets of cards and seats as ones.

Seats are counted from the one that looks: 0 is itself, 1 the next one.
"""

from collections.abc import MutableSequence, Sequence

from . import sets


def share(value: int, most: int) -> float:
    """A count as a part of the most, from 0 to 1."""
    if value <= 0:
        return 0.0
    return 1.0 if value >= most else value / most


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
        row[at + (sets.first(found) - me) % seats] = 1.0
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
