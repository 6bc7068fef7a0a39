"""Ranking tables that played the same deals, from how each deal ended at each table.

For every other table where the same seat did worse with the same cards you get a point, for every
tie half a point; your percentage is the share of the points there were. A table's percentage in a
deal is the mean of its seats; over the evening everything is the mean of its deals.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from statistics import fmean, pvariance
from typing import Any

from ..rooms.evening import Result
from ..ws.fields import Part

Results = Mapping[int, Result]
"""How one deal ended, by table."""
Merit = tuple[int, ...]
"""What is compared: more is better."""


class SeatResult(Part, kw_only=True):
    """One seat of one table in one deal."""

    name: str
    bot: bool
    place: int
    score: int
    percent: float | None
    """None where no other table played the deal."""


class TableResult(Part, kw_only=True):
    """One table in one deal."""

    table: int
    won: bool | None
    """Where all of a table win or lose together: whether they won."""
    percent: float | None
    seats: list[SeatResult]


class DealResult(Part, kw_only=True):
    """One deal at every table that finished it; tables that gave it up are left out."""

    number: int
    tables: list[TableResult]
    code: str | None = None
    """The deal as a code, by which it can be played again: once the evening is over."""


class Ranked(Part, kw_only=True):
    """A table, or somebody at one, over the whole evening; equal percentages share a place."""

    place: int
    table: int
    name: str
    """Empty for a table."""
    bot: bool = False
    percent: float | None
    deals: int
    """How many of its deals were compared, or at least played."""
    won: int
    """How many of them were won."""


class Comparison(Part, kw_only=True):
    """Every deal that all tables are done with, and the ranking that follows from them."""

    together: bool
    """Whether tables win or lose as one: then only tables are ranked."""
    deals: list[DealResult]
    tables: list[Ranked]
    players: list[Ranked]
    liveliest: int | None
    """The number of the deal whose results differ most from table to table."""


def compared(deals: Mapping[int, Results]) -> Comparison:
    """The comparison of these deals."""
    shown = [_deal(number, deals[number]) for number in sorted(deals) if deals[number]]
    together = any(result.together for one in deals.values() for result in one.values())
    tables = _ranked(shown, lambda table: [((table.table, "", False), table.percent, _won(table))])
    players = [] if together else _ranked(shown, _players)
    spread = {number: _spread(results) for number, results in deals.items()}
    liveliest = max(spread, key=lambda number: (spread[number], -number), default=None)
    if liveliest is not None and not spread[liveliest]:
        liveliest = None
    return Comparison(
        together=together, deals=shown, tables=tables, players=players, liveliest=liveliest
    )


def _deal(number: int, results: Results) -> DealResult:
    merits = _merits(results)
    tables = []
    for table, result in sorted(results.items()):
        percents = [
            _percent(
                merits[table][seat], [merits[other][seat] for other in results if other != table]
            )
            for seat in range(len(result.places))
        ]
        seats = [
            SeatResult(
                name=result.players[seat],
                bot=seat in result.bots,
                place=result.places[seat],
                score=result.scores[seat],
                percent=percent,
            )
            for seat, percent in enumerate(percents)
        ]
        won = bool(result.winners) if result.together else None
        tables.append(TableResult(table=table, won=won, percent=_mean(percents), seats=seats))
    return DealResult(number=number, tables=tables)


def _merits(results: Results) -> dict[int, list[Merit]]:
    """What is compared of each seat: points where more of them mean a better place, else places."""
    by_points = all(map(_goes_by_points, results.values()))
    return {
        table: [
            (*((score,) if by_points else ()), -place)
            for score, place in zip(result.scores, result.places, strict=True)
        ]
        for table, result in results.items()
    }


def _goes_by_points(result: Result) -> bool:
    """Whether nobody with fewer points came in ahead of somebody with more."""
    seats = sorted(zip(result.places, (-score for score in result.scores), strict=True))
    return all(one[1] <= next[1] for one, next in pairwise(seats))


def _percent(mine: Merit, others: Sequence[Merit]) -> float | None:
    if not others:
        return None
    points = sum(1.0 if mine > other else 0.5 if mine == other else 0.0 for other in others)
    return 100 * points / len(others)


def _mean(percents: Sequence[float | None]) -> float | None:
    known = [one for one in percents if one is not None]
    return fmean(known) if known else None


def _won(table: TableResult) -> bool:
    return bool(table.won)


Who = tuple[int, str, bool]


def _players(table: TableResult) -> list[tuple[Who, float | None, bool]]:
    return [
        ((table.table, seat.name, seat.bot), seat.percent, seat.place == 1) for seat in table.seats
    ]


def _ranked(
    deals: Sequence[DealResult],
    whose: Callable[[TableResult], list[tuple[Who, float | None, bool]]],
) -> list[Ranked]:
    """Everybody in order, by the mean of their deals."""
    lines: dict[Who, list[tuple[float | None, bool]]] = {}
    for deal in deals:
        for table in deal.tables:
            for who, percent, won in whose(table):
                lines.setdefault(who, []).append((percent, won))
    means = {who: _mean([percent for percent, _ in line]) for who, line in lines.items()}
    rounded = {who: -1.0 if mean is None else round(mean, 6) for who, mean in means.items()}
    return [
        Ranked(
            place=1 + sum(other > rounded[who] for other in rounded.values()),
            table=who[0],
            name=who[1],
            bot=who[2],
            percent=means[who],
            deals=len(lines[who]),
            won=sum(won for _, won in lines[who]),
        )
        for who in sorted(lines, key=lambda who: (-rounded[who], who))
    ]


def _spread(results: Results) -> float:
    """How much the points of the same seats differ from table to table."""
    columns: Any = zip(*(result.scores for result in results.values()), strict=True)
    return fmean([pvariance(column) for column in columns]) if len(results) > 1 else 0.0
