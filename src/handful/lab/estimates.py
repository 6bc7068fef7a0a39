"""Means with their 95 % intervals, and what a run says first of all."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from handful.arena.intervals import NORMAL, interval

from .extras import need

if TYPE_CHECKING:
    from polars import DataFrame, Expr, Series


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean of so many games, from their sum and the sum of their squares."""

    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    def __add__(self, other: "Mean") -> "Mean":
        return Mean(
            self.games + other.games, self.total + other.total, self.squares + other.squares
        )

    @property
    def value(self) -> float:
        """The mean itself."""
        return self.total / self.games if self.games else math.nan

    @property
    def half(self) -> float:
        """Half the width of its 95 % interval."""
        if self.games < 2:
            return math.inf
        spread = max(0.0, self.squares - self.games * self.value**2) / (self.games - 1)
        return NORMAL * math.sqrt(spread / self.games)

    @property
    def share_half(self) -> float:
        """The same for a share of games, by Wilson: never nothing, not even where all agree."""
        if not self.games:
            return math.inf
        low, high = interval(min(1.0, abs(self.value)), self.games)
        return (high - low) / 2

    @property
    def share_interval(self) -> tuple[float, float]:
        """From where to where the share of a ratio may lie: Wilson's, with as many games as its
        spread is worth."""
        share = min(1.0, max(0.0, self.value))
        variance = (self.half / NORMAL) ** 2
        worth = share * (1 - share) / variance if variance and 0 < share < 1 else self.games
        return interval(share, max(1.0, min(float(worth), 1e12)))

    @property
    def paired_half(self) -> float:
        """The same for a difference of shares on the same games: never nothing either.

        How many games differ at all is itself a share, of which the upper end of Wilson's interval
        is taken; where all of them differ alike, nothing is surer than that share is.
        """
        if self.games < 2:
            return math.inf
        _, most = interval(min(1.0, self.squares / self.games), self.games)
        spread = max(0.0, most - self.value**2)
        return max(self.share_half, NORMAL * math.sqrt(spread / self.games))


FALSE = 0.05
"""Of all that is called a change, about so much may be chance."""


def chance_of(value: float, half: float) -> float:
    """How likely a difference so far from nothing is by chance alone (two-sided, normal)."""
    if half == 0 or math.isinf(half):
        return 1.0 if value == 0 or half else 0.0
    return math.erfc(abs(value) / (half / NORMAL) / math.sqrt(2))


def discoveries(chances: Sequence[float], rate: float = FALSE) -> list[bool]:
    """Which of many comparisons are more than chance, all of them taken together.

    Y. Benjamini and Y. Hochberg, Controlling the false discovery rate, Journal of the Royal
    Statistical Society B 57 (1995).
    """
    ranked = sorted(chances)
    allowed = [one for rank, one in enumerate(ranked, start=1) if one <= rate * rank / len(chances)]
    limit = max(allowed, default=-1.0)
    return [one <= limit for one in chances]


def mean(values: Iterable[float]) -> Mean:
    """The mean of these numbers, one for each game."""
    pl = need("polars")
    row = values if isinstance(values, pl.Series) else pl.Series(list(values), dtype=pl.Float64)
    row = row.cast(pl.Float64)
    return Mean(len(row), float(row.sum()), float((row * row).sum()))


def ratio(values: "Series", parts: "Series") -> Mean:
    """The mean of sums out of other sums, game by game: 3 of 4 here, 1 of 9 there is 4 of 13."""
    return mean(ratio_rows(values, parts)) if parts.sum() else Mean()


def ratio_rows(values: "Series", parts: "Series") -> "Series":
    """What each game adds to such a mean, so that its spread and differences can be told."""
    whole = float(parts.sum())
    share = float(values.sum()) / whole
    return share + (values - share * parts) * (len(parts) / whole)


def is_together(games: "DataFrame") -> bool:
    """Whether the table wins or loses as one."""
    return bool(games["together"].any())


def won_by(seats: "Expr") -> "Expr":
    """What a seat (an expression) has of each win: one, a share of one, or nothing."""
    pl = need("polars")
    share = pl.when("together").then(1.0).otherwise(1.0 / pl.col("winners").list.len())
    won: Expr = pl.when(pl.col("winners").list.contains(seats)).then(share).otherwise(0.0)
    return won


def headline(games: "DataFrame") -> Mean:
    """What a run says first: how often the table wins, the first bot, or whoever begins."""
    return mean(headline_rows(games)["x"])


def headline_rows(games: "DataFrame") -> "DataFrame":
    """What each game adds to the headline, as x."""
    pl = need("polars")
    if is_together(games):
        x = (pl.col("winners").list.len() > 0).cast(pl.Float64)
    elif games["bots"].list.n_unique().max() != 1:
        x = _first_bot()
    else:
        return beginner_rows(games)
    rows: DataFrame = games.select("game", x.alias("x")).drop_nulls()
    return rows


def beginner_rows(games: "DataFrame") -> "DataFrame":
    """What whoever begins wins of each game, as x."""
    pl = need("polars")
    x = pl.when(pl.col("first").is_not_null()).then(won_by(pl.col("first")))
    rows: DataFrame = games.select("game", x.alias("x")).drop_nulls()
    return rows


def _first_bot() -> Any:
    """How much of a win the first kind of bot took for each of its chairs."""
    pl = need("polars")
    seats = (
        pl.col("bots")
        .list.eval(pl.arg_where(pl.element() == 0))
        .list.eval(pl.element().cast(pl.UInt8))
    )
    mine = seats.list.set_intersection(pl.col("winners")).list.len()
    chairs = seats.list.len()
    won = mine / pl.col("winners").list.len().clip(lower_bound=1)
    return pl.when(chairs > 0).then(won / chairs).otherwise(None)


def headline_words(games: "DataFrame", bots: tuple[str, ...]) -> str:
    """What the headline counts."""
    if is_together(games):
        return "the table wins"
    if len(bots) > 1:
        return f"a chair of {bots[0]} wins"
    return "whoever begins wins"
