"""The pyramid: its places, and which card lies on which.

A place is a number from 0 at the apex, row by row from left to right; it is written `r3c2`.
"""

from array import array
from typing import Final

MOST_ROWS: Final = 6
PLACES: Final = MOST_ROWS * (MOST_ROWS + 1) // 2

_CELLS = [(row, column) for row in range(1, MOST_ROWS + 1) for column in range(1, row + 1)]
_NUMBER = {cell: place for place, cell in enumerate(_CELLS)}

PLACE_NAMES: Final = tuple(f"r{row}c{column}" for row, column in _CELLS)
PLACE_NUMBERS: Final = {name: place for place, name in enumerate(PLACE_NAMES)}


def _mask(cells: list[tuple[int, int]]) -> int:
    return sum(1 << _NUMBER[cell] for cell in cells if cell in _NUMBER)


OVERLAPPED_BY: Final = array(
    "Q", [_mask([(row + 1, column), (row + 1, column + 1)]) for row, column in _CELLS]
)
"""For each place the places of the next row that lie on it."""

OVERLAPS: Final = array(
    "Q", [_mask([(row - 1, column - 1), (row - 1, column)]) for row, column in _CELLS]
)
"""For each place the places of the row above that it lies on."""


def size_of(rows: int) -> int:
    """How many cards a pyramid of so many rows has."""
    return rows * (rows + 1) // 2


_ROWS: Final = tuple(range(size_of(row - 1), size_of(row)) for row in range(1, MOST_ROWS + 1))


def row_of(row: int) -> range:
    """The places of a row, counted from 1 at the apex."""
    return _ROWS[row - 1]


def uncovered(standing: int) -> int:
    """UM-6: the places that nothing lies on, of those still standing."""
    return sum(
        1 << place
        for place in range(PLACES)
        if standing >> place & 1 and not OVERLAPPED_BY[place] & standing
    )
