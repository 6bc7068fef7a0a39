"""Contests with luck taken out: of every result, as much luck is subtracted as goes with it.

What a review calls luck averages out to nothing (see `handful.review.sampling`), so however much of
it is subtracted, the share of wins is the plain one in the long run. We subtract the part that
leaves least to chance (a control variate), and so fewer games are needed. Whoever moves by cards
that nobody has seen, as `cheat` does, cannot be corrected so.
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
FEWEST_DEALS: Final = 20
"""From so few deals nobody can tell how much of luck to subtract: all of it is."""


@dataclass(frozen=True, slots=True)
class Corrected:
    """How one player has done, less luck."""

    seats: int
    player: str
    share: float
    low: float
    high: float
    part: float
    """This part of luck was subtracted."""
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
    found = [
        (one.deal, won, luck)
        for one in games
        for who, won, luck in zip(one.seating, one.returns, one.luck or (), strict=True)
        if who == name
    ]
    plain = [(deal, won) for deal, won, _ in found]
    part = _part(found)
    share, variance, deals = _mean([(deal, won - part * luck) for deal, won, luck in found])
    half = student(deals - 1) * math.sqrt(variance) if deals > 1 else math.inf
    before = _mean(plain)[1]
    fewer = before / variance if variance and deals > 1 else None
    return Corrected(seats, name, share, share - half, share + half, part, fewer)


def _part(found: Sequence[tuple[int, float, float]]) -> float:
    """How much a result goes with luck, deal by deal: the slope of a regression, at most all."""
    deals: dict[int, tuple[float, float, int]] = {}
    for deal, won, luck in found:
        wins, lucks, chairs = deals.get(deal, (0.0, 0.0, 0))
        deals[deal] = wins + won, lucks + luck, chairs + 1
    pairs = [(wins / chairs, lucks / chairs) for wins, lucks, chairs in deals.values()]
    won = sum(one for one, _ in pairs) / len(pairs)
    luck = sum(one for _, one in pairs) / len(pairs)
    squares = sum((one - luck) ** 2 for _, one in pairs)
    if not squares or len(pairs) < FEWEST_DEALS:
        return 1.0
    return min(1.0, max(0.0, sum((a - won) * (b - luck) for a, b in pairs) / squares))


def _mean(found: Sequence[tuple[int, float]]) -> tuple[float, float, int]:
    """A mean, its variance with deals taken whole, and how many deals there were."""
    deals: dict[int, list[float]] = {}
    for deal, value in found:
        deals.setdefault(deal, []).append(value)
    mean = sum(value for _, value in found) / len(found)
    squares = sum((sum(values) - mean * len(values)) ** 2 for values in deals.values())
    count = len(deals)
    return mean, squares / len(found) ** 2 * count / max(1, count - 1), count
