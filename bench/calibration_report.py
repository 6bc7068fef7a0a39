"""What `calibration.py` measured: do chances come true, does luck average out, what does it save?

    python bench/calibration_report.py FILE... [--fit] [--plot docs/calibration.svg]

`--fit` prints the curves of a `Foresight`, fitted to these files; the tables show how true chances
are with the curves that are declared now, so look at them with files that none was fitted to.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any

from calibration import tables

from handful.core.catalog import game

Pair = tuple[int, float, float]
"""A game's deal, a chance that was said, and what came of it."""
Row = dict[str, Any]
BINS = 10
MATCH = 20
NEAR = 0.1
"""So far around a tenth, what came true says something about it, the nearer the more."""
SHRUNK, SHRUNK_TABLE = 300, 200
"""So many answers count as much as what is held without any: that all is as it was said, and, for
a table of one size, that it is as at the others."""


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--plot", type=Path)
    asked = parser.parse_args()
    found = [json.loads(file.read_text()) for file in asked.files]
    every = [row for one in found for row in one["rows"]]
    rows = [row for row in every if "problem" not in row]
    print(f"{len(rows)} games, {len(every) - len(rows)} failed\n")
    chances = [row for row in rows if row["kind"] == "chances" and row["slips"] < 0]
    if asked.fit:
        _fit(chances)
        return
    curves = _chances(chances)
    print(*_table(curves), "", sep="\n")
    _luck([row for row in rows if row["kind"] != "chances"])
    if asked.plot:
        asked.plot.write_text(plot(curves), "utf-8")


def _fit(rows: Sequence[Row]) -> None:
    """For each game and table size, what came true where 0, 10, 20 … 100 in 100 were said."""
    for key in sorted({row["key"] for row in rows}):
        own = [row for row in rows if row["key"] == key]
        for line, name in (("known", "known"), ("open", "opened")):
            whole = gaps(list(_pairs(own, line)), [0.0] * (BINS + 1), SHRUNK)
            print(f"{key}: {name}={{")
            for seats in sorted({row["seats"] for row in own}):
                some = [row for row in own if row["seats"] == seats]
                print(f"    {seats}: {curve(gaps(list(_pairs(some, line)), whole, SHRUNK_TABLE))},")
            print("}")


def gaps(pairs: Sequence[Pair], prior: Sequence[float], weight: float) -> list[float]:
    """At each tenth the mean of what came true less what was said, drawn towards a prior."""
    found = []
    for at, before in enumerate(prior):
        count, total = weight, weight * before
        for _, said, won in pairs:
            near = 1 - abs(said - at / BINS) / NEAR
            if near > 0:
                count, total = count + near, total + near * (won - said)
        found.append(total / count)
    return found


def curve(found: Sequence[float]) -> tuple[float, ...]:
    """What is said plus the gap, made to rise: neighbours that fall share their mean."""
    blocks: list[tuple[float, int]] = []
    for at, gap in enumerate(found):
        blocks.append((min(1.0, max(0.0, at / BINS + gap)), 1))
        while len(blocks) > 1 and blocks[-2][0] > blocks[-1][0]:
            (high, many), (low, few) = blocks[-2:]
            blocks[-2:] = [((high * many + low * few) / (many + few), many + few)]
    return tuple(round(value, 2) for value, count in blocks for _ in range(count))


def _chances(rows: Sequence[Row]) -> dict[str, dict[str, list[Pair]]]:
    """How true the declared chances are, table by table."""
    curves: dict[str, dict[str, list[Pair]]] = {}
    for key, seats in sorted({(row["key"], row["seats"]) for row in rows}):
        some = [row for row in rows if (row["key"], row["seats"]) == (key, seats)]
        print(f"{key}, {seats} seats: {len(some)} games")
        for line in ("known", "open"):
            pairs = list(_declared(some, line))
            told = "  ".join(f"{s:.0%}: {t:.1%} ± {e:.1%}" for s, t, e in bins(pairs))
            print(f"  {line}, off by at most {worst(pairs):.1f}: {told}")
            name = key if seats == tables(game(key))[0] else f"{key}, {seats}"
            curves.setdefault(name, {})[line] = pairs
        print()
    return curves


def _table(curves: dict[str, dict[str, list[Pair]]]) -> Iterator[str]:
    """For the docs: what came true, and in brackets what had been said on average."""
    for line in ("known", "open"):
        yield f"| {line} | " + " | ".join(curves) + " |"
        yield "|--:|" + "--:|" * len(curves)
        found = [
            {int(s * BINS): (s, t, e) for s, t, e in bins(one[line])} for one in curves.values()
        ]
        for tenth in range(BINS):
            cells = [_cell(*one[tenth]) if tenth in one else "–" for one in found]
            yield f"| {tenth * BINS} to {tenth * BINS + BINS} | " + " | ".join(cells) + " |"


def _cell(said: float, true: float, error: float) -> str:
    return f"{100 * said:.1f}: {100 * true:.1f} ± {100 * error:.1f}"


def _declared(rows: Sequence[Row], line: str) -> Iterator[Pair]:
    """Chances as a review says them."""
    for row in rows:
        of = game(row["key"])
        foresight, seats = of.bots.foresight, row["seats"]
        for position in row["rows"]:
            said = position[line]
            if line == "open":
                said = foresight.open_hands(said, seats, bool(of.bots.solve))
            else:
                said = [foresight.own(one, seats) for one in said]
            yield from ((row["deal"], *one) for one in zip(said, row["returns"], strict=True))


def _pairs(rows: Sequence[Row], line: str) -> Iterator[Pair]:
    """Chances before any correction."""
    for row in rows:
        for position in row["rows"]:
            for said, won in zip(position[line], row["returns"], strict=True):
                yield row["deal"], said, won


def bins(pairs: Sequence[Pair]) -> Iterator[tuple[float, float, float]]:
    """For each tenth what was said, what came true, and the standard error with games whole."""
    for number in range(BINS):
        some = [
            one
            for one in pairs
            if number <= one[1] * BINS < number + 1 or (number == BINS - 1 and one[1] >= 1)
        ]
        if len(some) < MATCH:
            continue
        said, true = fmean(one[1] for one in some), fmean(one[2] for one in some)
        games: dict[int, float] = {}
        for deal, _, won in some:
            games[deal] = games.get(deal, 0.0) + won - true
        error = sqrt(sum(gap * gap for gap in games.values())) / len(some)
        yield said, true, error or sqrt(said * (1 - said) / len(games))  # all or none were won


def worst(pairs: Sequence[Pair]) -> float:
    """The largest miss of a tenth, in points, as far as its error is below three points."""
    found = [abs(said - true) for said, true, error in bins(pairs) if error < 0.03]
    return 100 * max(found, default=0.0)


def _luck(rows: Sequence[Row]) -> None:
    """Whether luck averages out, how much less the rest varies, and who plays better."""
    for key, kind, *players in sorted({_contest(row) for row in rows}):
        some = [row for row in rows if _contest(row) == (key, kind, *players)]
        some.sort(key=lambda row: row["deal"])
        print(f"{key} {kind}: luck in {len(some)} games")
        for who in players:
            plain, less, luck = _of(some, who)
            if len(plain) < 3:
                continue
            error = sqrt(variance(luck) / len(luck))
            print(
                f"  {who}: luck {100 * fmean(luck):+.1f} ± {100 * error:.1f}, wins "
                f"{100 * fmean(plain):.1f} ± {100 * sqrt(variance(plain) / len(plain)):.1f}, less "
                f"luck {100 * fmean(less):.1f} ± {100 * sqrt(variance(less) / len(less)):.1f}, "
                f"{variance(plain) / variance(less):.2f} times fewer games"
            )
        print(f"  {_matches(some, *players)}")
        print()


def _contest(row: Row) -> tuple[str, ...]:
    """Which game by which rules, and who played, the better one first."""
    return row["key"], row["preset"], *row["players"]


def _of(rows: Sequence[Row], who: str) -> tuple[list[float], list[float], list[float]]:
    """Of one player: wins a chair, the same less luck, and luck; game by game."""
    plain, less, luck = [], [], []
    for row in rows:
        chairs = [seat for seat, name in enumerate(row["seating"]) if name == who]
        if chairs:
            won, given = (fmean(row[what][seat] for seat in chairs) for what in ("returns", "luck"))
            plain.append(won)
            less.append(won - given)
            luck.append(given)
    return plain, less, luck


def _matches(rows: Sequence[Row], better: str, other: str) -> str:
    """How often the stronger player, or table, has the better skill, or more wins, over a match."""
    strong, weak = _of(rows, better), _of(rows, other)

    def ahead(what: int, at: int) -> bool:
        end = at + MATCH
        return sum(strong[what][at:end]) > sum(weak[what][at:end])

    starts = range(0, min(len(strong[0]), len(weak[0])) - MATCH + 1, MATCH)
    by_skill, by_wins = (sum(ahead(what, at) for at in starts) for what in (1, 0))
    return (
        f"in {len(starts)} matches of {MATCH} games {better} had the better skill in {by_skill}, "
        f"more wins in {by_wins}"
    )


def plot(curves: dict[str, dict[str, list[Pair]]]) -> str:
    """What was said against what came true: a panel for each game, both lines in it."""
    side, gap = 220, 34
    parts = []
    for number, (key, lines) in enumerate(curves.items()):
        left = gap + number * (side + gap)
        parts.append(f'<g transform="translate({left} 40)">')
        parts.append(
            f'<text x="{side / 2}" y="-14" text-anchor="middle" font-weight="bold">{key}</text>'
        )
        parts.append(f'<rect width="{side}" height="{side}" fill="#fff9ee" stroke="#8a7a66"/>')
        parts.append(f'<path d="M0 {side}L{side} 0" stroke="#cdbb9c" stroke-dasharray="4 4"/>')
        for line, colour in (("known", "#c4241c"), ("open", "#1c6baa")):
            found = list(bins(lines[line]))
            places = [(side * said, side * (1 - true), side * error) for said, true, error in found]
            path = "L".join(f"{x:.0f} {y:.0f}" for x, y, _ in places)
            parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
            for x, y, error in places:
                parts.append(
                    f'<path d="M{x:.0f} {y - error:.1f}V{y + error:.1f}" stroke="{colour}"/>'
                )
                parts.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3" fill="{colour}"/>')
        parts.append(
            f'<text x="{side / 2}" y="{side + 22}" text-anchor="middle">said, in 100</text></g>'
        )
    width = gap + len(curves) * (side + gap)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {side + 80}" '
        f'font-family="sans-serif" font-size="14" fill="#241c2e"><rect width="100%" height="100%" '
        f'fill="#f6eedf"/>{"".join(parts)}</svg>\n'
    )


if __name__ == "__main__":
    main()
