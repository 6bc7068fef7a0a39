"""Who sits where when the same people play once more: the same in a room and in the terminal."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

STEP = -1
"""Everybody moves one seat to the right, so each seat goes to the left neighbour."""


def moved_on(chairs: Sequence[T], step: int = STEP) -> list[T]:
    """The chairs of a rematch; with this step the left neighbour of the last dealer deals."""
    first = -step % len(chairs)
    return [*chairs[first:], *chairs[:first]]
