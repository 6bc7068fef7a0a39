"""Where a row of numbers begins: compiled loops over it look at no bounds and count no references.

Uncompiled it is the row itself.
"""

from typing import TypeVar

R = TypeVar("R")


def longs(row: R) -> R:
    """A row of 64-bit numbers."""
    return row


def words(row: R) -> R:
    """A row of unsigned ones, which may be sets."""
    return row


def ints(row: R) -> R:
    """A row of 32-bit numbers."""
    return row


def shorts(row: R) -> R:
    """A row of 16-bit numbers."""
    return row


def chars(row: R) -> R:
    """A row of bytes, such as a mask."""
    return row


def floats(row: R) -> R:
    """A row of floats, such as an observation."""
    return row
