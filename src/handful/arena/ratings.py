"""Ratings: the model of Bradley and Terry, fitted to all games at once.

Two chairs of different players at one table are a comparison: who finishes ahead has won it, and a
tie is half. The model is that of R. A. Bradley and M. E. Terry, Rank analysis of incomplete block
designs, Biometrika 39 (1952), on the scale of Elo. The order of the games does not matter.
"""

import math
from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple

from .intervals import student
from .playing import Played

MEAN = 1500.0
"""The mean of all players of a contest."""
TENFOLD = 400.0
"""Who is so much better finishes ahead ten times as often as behind."""
_LONGEST = 0.5
"""No step is longer. The likelihood then rises with every step: F. Bach, Self-concordant analysis
for logistic regression, Electronic Journal of Statistics 4 (2010)."""
_ENOUGH = 1e-9
"""A shorter step is the last one."""
_DRAW = 0.5
"""Everybody has drawn once with a player of strength 0, so that nobody's strength is infinite."""

Row = list[float]
Table = list[Row]


class Rating(NamedTuple):
    """Where a player stands."""

    value: float
    margin: float
    """So much on either side holds 95 %."""


def rated(games: Sequence[Played]) -> dict[str, Rating]:
    """The rating of each player; nobody has one where there is nobody to be compared with."""
    names = sorted({name for one in games for name in one.seating})
    if len(names) < 2:
        return {}
    deals = _compared(games, names)
    won = [
        [sum(one[mine][its] for one in deals) for its in range(len(names))]
        for mine in range(len(names))
    ]
    strengths = _fitted(won)
    unit, middle = TENFOLD / math.log(10), sum(strengths) / len(strengths)
    return {
        name: Rating(MEAN + unit * (strength - middle), unit * margin)
        for name, strength, margin in zip(
            names, strengths, _margins(strengths, won, deals), strict=True
        )
    }


def _compared(games: Sequence[Played], names: Sequence[str]) -> list[Table]:
    """For each deal how often each player (the row) finished ahead of each other one."""
    number = {name: place for place, name in enumerate(names)}
    deals: dict[int, Table] = {}
    for game in games:
        won = deals.setdefault(game.deal, [[0.0] * len(names) for _ in names])
        chairs = [
            (number[name], place) for name, place in zip(game.seating, game.places, strict=True)
        ]
        for (mine, ahead), (its, behind) in permutations(chairs, 2):
            if mine != its:
                won[mine][its] += 0.5 if ahead == behind else float(ahead < behind)
    return list(deals.values())


def _fitted(won: Table) -> Row:
    """The most likely strengths, by Newton's method; a difference of one is odds of e to one."""
    strengths = [0.0] * len(won)
    longest = math.inf
    while longest > _ENOUGH:
        short = [
            one + _DRAW - _ahead(strength)
            for one, strength in zip(_surplus(strengths, won), strengths, strict=True)
        ]
        step = _applied(_inverse(_information(strengths, won)), short)
        longest = max(map(abs, step))
        shrunk = min(1.0, _LONGEST / longest) if longest else 1.0
        strengths = [
            strength + shrunk * part for strength, part in zip(strengths, step, strict=True)
        ]
    return strengths


def _margins(strengths: Row, won: Table, deals: Sequence[Table]) -> Row:
    """What holds 95 % on either side, around the mean of all players.

    Deals are taken whole, for their games are not independent: what each of them pulls at the
    strengths is summed in squares.
    """
    spread = _inverse(_information(strengths, won))
    means = [sum(column) / len(spread) for column in zip(*spread, strict=True)]
    centred = [[one - mean for one, mean in zip(row, means, strict=True)] for row in spread]
    moved = [_applied(centred, pull) for pull in _pulls(strengths, deals)]
    squares = [sum(one * one for one in column) for column in zip(*moved, strict=True)]
    count = len(deals)
    if count < 2 or min(squares) < _ENOUGH**2:
        # Deals that all went alike do not tell how deals differ: take each comparison by itself.
        squares = [row[place] - sum(row) / len(row) for place, row in enumerate(centred)]
    many = student(count - 1) * math.sqrt(count / max(1, count - 1))
    return [many * math.sqrt(one) for one in squares]


def _pulls(strengths: Row, deals: Sequence[Table]) -> list[Row]:
    """What each deal, and each draw of the start, pulls at the strengths."""
    draws = [
        [(_DRAW - _ahead(own)) * (place == mine) for place in range(len(strengths))]
        for mine, own in enumerate(strengths)
    ]
    return [*(_surplus(strengths, one) for one in deals), *draws]


def _surplus(strengths: Row, won: Table) -> Row:
    """How many more comparisons each has won than its strength lets expect."""
    return [
        sum(
            won[mine][its] - (won[mine][its] + won[its][mine]) * _ahead(own - other)
            for its, other in enumerate(strengths)
        )
        for mine, own in enumerate(strengths)
    ]


def _information(strengths: Row, won: Table) -> Table:
    """What the comparisons and the draws tell of the strengths, after Fisher."""
    found = [[0.0] * len(won) for _ in won]
    for mine, own in enumerate(strengths):
        found[mine][mine] += _ahead(own) * _ahead(-own)
        for its, other in enumerate(strengths):
            told = (won[mine][its] + won[its][mine]) * _ahead(own - other) * _ahead(other - own)
            found[mine][mine] += told
            found[mine][its] -= told
    return found


def _ahead(lead: float) -> float:
    """How likely somebody finishes ahead who is so much stronger."""
    return 1 / (1 + math.exp(-lead))


def _applied(table: Table, row: Row) -> Row:
    return [sum(a * b for a, b in zip(line, row, strict=True)) for line in table]


def _inverse(table: Table) -> Table:
    """By Gauss and Jordan; what is inverted here is positive definite, so no pivot is nothing."""
    size = len(table)
    rows = [
        [*row, *(float(one == place) for one in range(size))] for place, row in enumerate(table)
    ]
    for place in range(size):
        head = [one / rows[place][place] for one in rows[place]]
        rows = [
            [one - row[place] * other for one, other in zip(row, head, strict=True)] for row in rows
        ]
        rows[place] = head
    return [row[size:] for row in rows]
