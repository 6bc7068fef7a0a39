"""What a run shows, as numbers: everything that a report says is worked out here."""

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from handful.arena.intervals import interval
from handful.core import AnyGame
from handful.core.catalog import game

from .estimates import (
    Mean,
    beginner_rows,
    headline,
    headline_rows,
    is_together,
    mean,
    ratio,
    ratio_rows,
    won_by,
)
from .extras import need
from .shards import Folder
from .study import Setting, Study

if TYPE_CHECKING:
    from polars import DataFrame


@dataclass(frozen=True, slots=True)
class Part:
    """One share of a whole with its 95 % interval, such as the wins of one seat."""

    name: str
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Figures:
    """One setting of a run."""

    label: str
    setting: Setting
    games: "DataFrame"
    looks: "DataFrame | None"

    @property
    def count(self) -> int:
        """How many games."""
        return int(self.games.height)

    @property
    def looked_at(self) -> int:
        """How many of them were looked at closely."""
        return int(self.looks["game"].n_unique()) if self.looks is not None else 0

    @property
    def together(self) -> bool:
        """Whether the table wins or loses as one."""
        return is_together(self.games)

    @property
    def headline(self) -> Mean:
        """What the run says first."""
        return headline(self.games)

    def by_order(self) -> list[Part]:
        """How often whoever begins wins, and whoever sits one, two, … places on."""
        pl = need("polars")
        begun = self.games.filter(pl.col("first").is_not_null())
        seats = self.setting.seats
        return [
            self._won(begun, f"place {place + 1}", (pl.col("first") + place) % seats)
            for place in range(seats)
            if begun.height
        ]

    def by_chair(self) -> list[Part]:
        """How often each chair wins."""
        pl = need("polars")
        return [
            self._won(self.games, f"chair {seat}", pl.lit(seat, pl.UInt8))
            for seat in range(self.setting.seats)
        ]

    def _won(self, games: "DataFrame", name: str, seat: Any) -> Part:
        share = float(games.select(won_by(seat.cast(need("polars").UInt8)).mean()).item())
        return Part(name, share, *interval(share, games.height))

    def by_bot(self) -> list[Part]:
        """How often a chair of each kind of bot wins."""
        pl = need("polars")
        chairs = self._chairs()
        found = []
        for number, name in enumerate(self.setting.bots):
            mine = (
                chairs.filter(pl.col("bot") == number)
                .group_by("game")
                .agg(pl.col("won").sum(), pl.len())
            )
            share = ratio(mine["won"], mine["len"])
            found.append(Part(name, share.value, *share.share_interval))
        return found

    def _chairs(self) -> "DataFrame":
        """One row for each chair in each game: who sat there, and what it won."""
        pl = need("polars")
        wins = won_by(pl.col("seat"))
        rows = self.games.select("game", "together", "winners", pl.col("bots").alias("bot"))
        rows = rows.with_columns(
            pl.int_ranges(pl.col("bot").list.len(), dtype=pl.UInt8).alias("seat")
        )
        return rows.explode("bot", "seat").with_columns(wins.alias("won"))

    def decision_share(self) -> Mean | None:
        """How much of a win the better bot takes of what luck alone leaves open: 0 to 1."""
        best = self.best_bot()
        return None if best is None else _ratio(self.decisions(best))

    def best_bot(self) -> int | None:
        """Which kind of bot wins most; None where only one sits at the table, or all win as one."""
        if len(self.setting.bots) < 2 or self.together:
            return None
        return max(range(len(self.setting.bots)), key=lambda one: self.by_bot()[one].share)

    def decisions(self, best: int) -> "DataFrame":
        """For every game what a kind of bot wins beyond an even share (value), of the most that it
        could (of).
        """
        pl = need("polars")
        mine = pl.col("bot") == best
        even = mine.mean()
        return (
            self._chairs()
            .group_by("game", maintain_order=True)
            .agg(((pl.col("won") * mine).sum() - even).alias("value"), (1 - even).alias("of"))
        )

    def seat_bias(self) -> tuple[float, bool]:
        """The widest gap between two places of the order in points of share; is it more than luck?

        By the chi-square test: squares of what is won beyond the even share.
        """
        parts = self.by_order() or self.by_chair()
        even, seats = 1 / len(parts), len(parts)
        gap = max(one.share for one in parts) - min(one.share for one in parts)
        count = self.count
        squares = sum((one.share - even) ** 2 for one in parts) * count / even
        return gap, squares > _chi_square(seats - 1)

    def reasons(self) -> list[Part]:
        """Why the games ended."""
        pl = need("polars")
        rows = self.games.group_by("reason").agg(pl.len()).sort("len", descending=True)
        return [
            Part(reason, count / self.count, *interval(count / self.count, self.count))
            for reason, count in rows.iter_rows()
        ]

    def draws(self) -> Mean:
        """Games with more than one winner, or none; a lost game together is no draw."""
        pl = need("polars")
        if self.together:
            return Mean(self.count, 0.0, 0.0)
        return mean(self.games.select(pl.col("winners").list.len() != 1).to_series())

    def length(self) -> Mean:
        """Moves in a game."""
        return mean(self.games["moves"])

    def minutes(self) -> float | None:
        """About how long people take for the mean game."""
        seconds = self.ratio_of("length", "seconds")
        return seconds.value * self.length().value / 60 if seconds else None

    def margin(self) -> Mean:
        """How far the winner is ahead of the best of the others, in points."""
        pl = need("polars")
        ahead = self.games.filter(pl.col("scores").list.len() > 1).select(
            pl.col("scores").list.sort(descending=True).list.slice(0, 2).alias("two")
        )
        return mean(
            ahead.select(pl.col("two").list.first() - pl.col("two").list.last()).to_series()
        )

    def of_kind(self, kind: str) -> "DataFrame | None":
        """What was seen of a kind: for each name its sum, out of what, and in how many games."""
        pl = need("polars")
        if self.looks is None:
            return None
        rows = self.looks.filter(pl.col("kind") == kind)
        found = rows.group_by("name").agg(pl.col("value", "of").sum(), pl.len().alias("games"))
        return found.sort("value", descending=True) if rows.height else None

    def ratio_of(self, kind: str, name: str) -> Mean | None:
        """One thing that was seen, as a share or a mean, with its interval over games."""
        pl = need("polars")
        if self.looks is None:
            return None
        rows = self.looks.filter((pl.col("kind") == kind) & (pl.col("name") == name))
        return ratio(rows["value"], rows["of"]) if rows.height else None

    def tallies(self) -> dict[str, Mean]:
        """What the game itself counts."""
        rows = self.of_kind("tally")
        names = sorted(rows["name"]) if rows is not None else []
        found = {name: self.ratio_of("tally", name) for name in names}
        return {name: one for name, one in found.items() if one and one.games}


@dataclass(frozen=True)
class Report:
    """All settings of a run."""

    study: Study
    settings: list[Figures]

    @property
    def game(self) -> AnyGame:
        """What was played."""
        return game(self.study.game)

    @property
    def base(self) -> Figures:
        """The setting that the others are compared with."""
        return self.settings[0]

    def rules(self) -> list[Figures]:
        """The settings in which the same bots play by other rules; none where tables differ."""
        base, others = self.base.setting, self.settings[1:]
        if any(one.setting.seats != base.seats for one in others):
            return []
        return [one for one in others if one.setting.bots == base.bots]


def figures(folder: Folder) -> Report:
    """Read a run."""
    study = folder.read()
    need("polars")
    return Report(
        study,
        [
            Figures(label, setting, folder.games(number), folder.looks(number))
            for number, (label, setting) in enumerate(
                zip(study.labels(), study.settings, strict=True)
            )
        ],
    )


@dataclass(frozen=True, slots=True)
class Change:
    """What one setting changes, measured on the same deals: means of differences."""

    moves: Mean
    headline: Mean
    beginner: Mean
    leader: Mean | None
    """Of the leader's wins at half-time."""
    draws: Mean
    exercised: tuple[int, int] | None
    """In how many games anything at all went differently, and of how many; None if not recorded."""
    examples: tuple[int, ...] = ()
    """The numbers of a few such games, those with other winners first."""

    @property
    def is_unused(self) -> bool:
        """Whether not one game went differently: these bots have never used the rule."""
        return self.exercised is not None and not self.exercised[0]


def change(base: Figures, other: Figures) -> Change:
    """The other setting against the base, game by game."""
    pl = need("polars")
    both = base.games.join(other.games, on="game", suffix="_other")
    is_draw = pl.col("winners").list.len() != 1
    draws = mean([0.0] * both.height)
    if not base.together:
        one = both.select(is_draw.cast(pl.Int8)).to_series()
        draws = mean(_draws_of(both, "_other") - one)
    return Change(
        moves=mean(both.select(pl.col("moves_other").cast(pl.Int64) - pl.col("moves")).to_series()),
        headline=_paired(headline_rows(base.games), headline_rows(other.games)),
        beginner=_paired(beginner_rows(base.games), beginner_rows(other.games)),
        leader=_leader_change(base, other),
        draws=draws,
        exercised=_exercised(both),
        examples=_examples(both),
    )


EXAMPLES = 3
"""So many games are named to show what a setting does."""


def _examples(both: "DataFrame") -> tuple[int, ...]:
    pl = need("polars")
    if "course" not in both.columns or "course_other" not in both.columns:
        return ()
    different = both.drop_nulls(["course", "course_other"]).filter(
        pl.col("course") != pl.col("course_other")
    )
    same_winners = pl.col("winners") == pl.col("winners_other")
    ordered = different.sort(same_winners, "game").head(EXAMPLES)
    return tuple(sorted(ordered["game"].to_list()))


def _exercised(both: "DataFrame") -> tuple[int, int] | None:
    pl = need("polars")
    if "course" not in both.columns or "course_other" not in both.columns:
        return None
    known = both.drop_nulls(["course", "course_other"])
    different = known.select((pl.col("course") != pl.col("course_other")).sum()).item()
    return (int(different), int(known.height)) if known.height else None


def rescued(better: Figures, worse: Figures) -> Mean | None:
    """Where tables win as one: of the games that the worse bots lose, how many the better win more.

    It is the decision share of such a game: 0 is luck alone, 1 a table that always wins.
    """
    return _ratio(_rescues(better, worse))


def _rescues(better: Figures, worse: Figures) -> "DataFrame":
    """For every game what the better bots win more (value), and whether it was to be won (of)."""
    pl = need("polars")
    one, other = (headline_rows(table.games) for table in (better, worse))
    both = one.join(other, on="game", suffix="_worse")
    return both.select(
        "game",
        (pl.col("x") - pl.col("x_worse")).alias("value"),
        (1 - pl.col("x_worse")).alias("of"),
    )


def _ratio(rows: "DataFrame") -> Mean | None:
    return ratio(rows["value"], rows["of"]) if rows["of"].sum() else None


def skill_changes(report: Report) -> list[tuple[str, Mean]]:
    """How much more skill decides under other rules, and luck less, by decision share.

    It takes better and worse bots: at one table, or at tables of their own where these win as one.
    """
    printed, *others = (_skill_rows(report, one) for one in (report.base, *report.rules()))
    return [
        (one.label, _paired(printed, rows))
        for one, rows in zip(report.rules(), others, strict=True)
        if printed is not None and rows is not None
    ]


def _skill_rows(report: Report, one: Figures) -> "DataFrame | None":
    """What each game of a setting adds to its decision share, as x."""
    best = report.base.best_bot()
    found = one.decisions(best) if best is not None else _rescues_by(report, one)
    if found is None or not found["of"].sum():
        return None
    return found.select("game", x=ratio_rows(found["value"], found["of"]))


def _rescues_by(report: Report, one: Figures) -> "DataFrame | None":
    """The same where tables win as one: by the bots that do best as printed against the worst."""
    if not report.base.together:
        return None
    printed = _by_bots(report, report.base)
    ranked = sorted(printed, key=lambda bots: printed[bots].headline.value)
    tables = _by_bots(report, one)
    if len(ranked) < 2 or not {ranked[0], ranked[-1]} <= set(tables):
        return None
    return _rescues(tables[ranked[-1]], tables[ranked[0]])


def _by_bots(report: Report, one: Figures) -> dict[tuple[str, ...], Figures]:
    """The settings with the same rules, by who plays."""
    alike = (it for it in report.settings if it.setting.values == one.setting.values)
    return {it.setting.bots: it for it in alike}


def _draws_of(both: "DataFrame", suffix: str) -> Any:
    pl = need("polars")
    return both.select((pl.col(f"winners{suffix}").list.len() != 1).cast(pl.Int8)).to_series()


def _leader_change(base: Figures, other: Figures) -> Mean | None:
    pl = need("polars")
    if base.looks is None or other.looks is None:
        return None
    rows = [
        one.looks.filter((pl.col("kind") == "lead") & (pl.col("name") == "leader wins")).select(
            "game", pl.col("value").alias("x")
        )
        for one in (base, other)
        if one.looks is not None
    ]
    return _paired(*rows) if all(one.height for one in rows) else None


def _paired(one: "DataFrame", other: "DataFrame") -> Mean:
    both = one.join(other, on="game", suffix="_other")
    return mean(both["x_other"] - both["x"])


def _chi_square(freedom: int) -> float:
    """The value that chi square passes once in a hundred times (Wilson and Hilferty)."""
    if freedom < 1:
        return math.inf
    normal = 2.3263
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + normal * math.sqrt(part)) ** 3)
