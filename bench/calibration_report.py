"""What `calibration.py` measured: do chances come true, does luck average out, what does it save?

    python bench/calibration_report.py FILE [--plot docs/calibration.svg]

Games with an even deal number are fitted to, those with an odd one are tested on.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any

from calibration import POWERS, STRONG, WEAK

Pair = tuple[int, float, float]
"""A game's deal, a chance that was said, and what came of it."""
BINS = 10
MATCH = 20
HELD = 1e-3


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--plot", type=Path)
    asked = parser.parse_args()
    found = json.loads(asked.file.read_text())
    rows = [row for row in found["rows"] if "problem" not in row]
    print(f"{len(rows)} games, {len(found['rows']) - len(rows)} failed, rules {found['rules']}\n")
    curves = _chances([row for row in rows if row["kind"] == "chances"])
    _luck([row for row in rows if row["kind"] == "luck"])
    if asked.plot:
        asked.plot.write_text(plot(curves), "utf-8")


def _chances(rows: Sequence[dict[str, Any]]) -> dict[str, dict[str, list[Pair]]]:
    """How true the chances are, setting by setting; of the declared ones a curve."""
    curves: dict[str, dict[str, list[Pair]]] = {}
    for key, seats, slips in sorted({(row["key"], row["seats"], row["slips"]) for row in rows}):
        some = [
            row for row in rows if (row["key"], row["seats"], row["slips"]) == (key, seats, slips)
        ]
        print(
            f"{key}, {seats} seats, slips {'declared' if slips < 0 else slips}: {len(some)} games"
        )
        for line in ("open", "known"):
            for at, power in enumerate(POWERS):
                pairs = list(_pairs(some, line, at))
                shift, slope = fitted([one for one in pairs if one[0] % 2 == 0])
                tested = [one for one in pairs if one[0] % 2]
                mapped = [(deal, mapped_to(said, shift, slope), won) for deal, said, won in tested]
                print(
                    f"  {line:5} power {power:4}: Brier {brier(tested):.4f}, off by at most "
                    f"{worst(tested):4.1f}; fitted {shift:+.2f} {slope:.2f}: "
                    f"{brier(mapped):.4f}, {worst(mapped):4.1f}"
                )
                if slips < 0 and power == 1.0:
                    curves.setdefault(key, {})[f"{line} {seats}"] = tested
        print()
    return curves


def _pairs(rows: Sequence[dict[str, Any]], line: str, at: int) -> Iterator[Pair]:
    for row in rows:
        for position in row["rows"]:
            for said, won in zip(position[line][at], row["returns"], strict=True):
                yield row["deal"], said, won


def brier(pairs: Sequence[Pair]) -> float:
    """The mean square of what was missed."""
    if not pairs:
        return 0.0
    return fmean((said - won) ** 2 for _, said, won in pairs)


def bins(pairs: Sequence[Pair]) -> Iterator[tuple[float, float, float]]:
    """For each tenth what was said, what came true, and the standard error with games whole."""
    for number in range(BINS):
        some = [
            one
            for one in pairs
            if number <= one[1] * BINS < number + 1 or (number == BINS - 1 and one[1] >= 1)
        ]
        if len(some) < 2:
            continue
        said, true = fmean(one[1] for one in some), fmean(one[2] for one in some)
        games: dict[int, float] = {}
        for deal, _, won in some:
            games[deal] = games.get(deal, 0.0) + won - true
        yield said, true, sqrt(sum(gap * gap for gap in games.values())) / len(some)


def worst(pairs: Sequence[Pair]) -> float:
    """The largest miss of a tenth, in points, as far as its error is below two points."""
    gaps = [abs(said - true) for said, true, error in bins(pairs) if error < 0.02]
    return 100 * max(gaps, default=0.0)


def mapped_to(said: float, shift: float, slope: float) -> float:
    """A chance with its log odds moved."""
    held = min(1 - HELD, max(HELD, said))
    return 1 / (1 + exp(-shift - slope * log(held / (1 - held))))


def fitted(pairs: Sequence[Pair]) -> tuple[float, float]:
    """The logistic regression of what came true on the log odds that were said (by Newton)."""
    shift, slope = 0.0, 1.0
    held = [
        (log(min(1 - HELD, max(HELD, p)) / (1 - min(1 - HELD, max(HELD, p)))), won)
        for _, p, won in pairs
    ]
    for _ in range(12):
        g0 = g1 = h00 = h01 = h11 = 1e-9
        for odds, won in held:
            p = 1 / (1 + exp(-shift - slope * odds))
            gap, weight = won - p, p * (1 - p)
            g0, g1 = g0 + gap, g1 + gap * odds
            h00, h01, h11 = h00 + weight, h01 + weight * odds, h11 + weight * odds * odds
        whole = h00 * h11 - h01 * h01 or 1e-9
        shift, slope = shift + (h11 * g0 - h01 * g1) / whole, slope + (h00 * g1 - h01 * g0) / whole
    return shift, slope


def _luck(rows: Sequence[dict[str, Any]]) -> None:
    """Whether luck averages out, how much less the rest varies, and who plays better."""
    for key in sorted({row["key"] for row in rows}):
        some = sorted((row for row in rows if row["key"] == key), key=lambda row: row["deal"])
        print(f"{key}: luck in {len(some)} games")
        for who in (STRONG, WEAK):
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
        if not some[0]["together"]:
            print(f"  {_matches(some)}")
        print()


def _of(rows: Sequence[dict[str, Any]], who: str) -> tuple[list[float], list[float], list[float]]:
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


def _matches(rows: Sequence[dict[str, Any]]) -> str:
    """How often the stronger player has the better skill, or more wins, over a match."""
    strong, weak = _of(rows, STRONG), _of(rows, WEAK)

    def ahead(what: int, at: int) -> bool:
        end = at + MATCH
        return sum(strong[what][at:end]) > sum(weak[what][at:end])

    starts = range(0, len(strong[0]) - MATCH + 1, MATCH)
    by_skill, by_wins = (sum(ahead(what, at) for at in starts) for what in (1, 0))
    return (
        f"in {len(starts)} matches of {MATCH} games {STRONG} had the better skill in {by_skill}, "
        f"more wins in {by_wins}"
    )


def plot(curves: dict[str, dict[str, list[Pair]]]) -> str:
    """What was said against what came true: a panel for each game, both lines in it."""
    side, gap = 220, 34
    parts = []
    for number, (key, lines) in enumerate(curves.items()):
        left, usual = gap + number * (side + gap), max(lines, key=lambda one: len(lines[one]))
        seats = usual.split()[1]
        parts.append(f'<g transform="translate({left} 40)">')
        parts.append(
            f'<text x="{side / 2}" y="-14" text-anchor="middle" font-weight="bold">{key}</text>'
        )
        parts.append(f'<rect width="{side}" height="{side}" fill="#fff9ee" stroke="#8a7a66"/>')
        parts.append(f'<path d="M0 {side}L{side} 0" stroke="#cdbb9c" stroke-dasharray="4 4"/>')
        for line, colour in (("known", "#c4241c"), ("open", "#1c6baa")):
            found = list(bins(lines[f"{line} {seats}"]))
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
