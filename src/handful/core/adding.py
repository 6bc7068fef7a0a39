"""Sums of fractions that come out the same on every Python.

From Python 3.12 on, `sum` rounds floats differently; a bot that compares such sums would then play
another game from the same seed.
"""

from collections.abc import Iterable


def added(numbers: Iterable[float]) -> float:
    """The sum, added up one after the other."""
    total = 0.0
    for number in numbers:
        total += number
    return total
