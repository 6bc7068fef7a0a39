"""Contests with luck taken out: what a review calls luck is subtracted from every result.

Luck averages out to nothing, so the corrected share of wins is the plain one in the long run, but
it settles in fewer games (see `handful.review.sampling`). Whoever moves by cards that nobody has
seen, as `cheat` does, cannot be corrected so.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from handful.core import Play
from handful.review.course import Course
from handful.review.sampling import sampled

from .intervals import student
from .playing import Played

BATCHES: Final = 8
"""So many batches of worlds show the luck of a game."""


@dataclass(frozen=True, slots=True)
class Corrected:
    """How one player has done, less luck."""

    seats: int
    player: str
    share: float
    low: float
    high: float
    fewer: float | None
    """So many times more games would give an interval as narrow without the correction."""


def luck_in(play: Play) -> tuple[float, ...]:
    """What luck gave each seat of a finished game."""
    course = Course(play.game, play.record())
    rows = [row for batch in range(BATCHES) for row in sampled(course, batch, charted=False).luck]
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def corrected(seats: int, games: Sequence[Played]) -> list[Corrected]:
    """One line for each player, the best first; games whose luck is not known are left out."""
    known = [one for one in games if one.luck is not None]
    players = dict.fromkeys(name for one in known for name in one.seating)
    return sorted((_player(seats, name, known) for name in players), key=lambda one: -one.share)


def _player(seats: int, name: str, games: Sequence[Played]) -> Corrected:
    plain, less = [], []
    for one in games:
        for who, won, luck in zip(one.seating, one.returns, one.luck or (), strict=True):
            if who == name:
                plain.append((one.deal, won))
                less.append((one.deal, won - luck))
    share, variance, deals = _mean(less)
    half = student(deals - 1) * math.sqrt(variance) if deals > 1 else math.inf
    before = _mean(plain)[1]
    fewer = before / variance if variance and deals > 1 else None
    return Corrected(seats, name, share, share - half, share + half, fewer)


def _mean(found: Sequence[tuple[int, float]]) -> tuple[float, float, int]:
    """A mean, its variance with deals taken whole, and how many deals there were."""
    deals: dict[int, list[float]] = {}
    for deal, value in found:
        deals.setdefault(deal, []).append(value)
    mean = sum(value for _, value in found) / len(found)
    squares = sum((sum(values) - mean * len(values)) ** 2 for values in deals.values())
    count = len(deals)
    return mean, squares / len(found) ** 2 * count / max(1, count - 1), count
