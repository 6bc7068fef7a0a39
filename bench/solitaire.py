"""How many deals can be won with all cards known, and how many does the bot win?

    scripts/bench solitaire GAME [--deals 500] [--seconds 60] [--seats 1] [--level sharp]
                            [--option KEY=VALUE …] [--first 0] [--jobs 2]

For a game with a solver. Each deal is solved exactly, within so many seconds of processor time, and
played by bots that see no more than a person. The deals are the seeds from `first` on.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from handful.arena.intervals import interval
from handful.bots.levels import DEFAULT, LEVELS, level
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Play
from handful.core.catalog import game


@dataclass(frozen=True)
class Dealt:
    """What became of one deal; `winnable` is None where time ran out."""

    seed: int
    winnable: bool | None
    seconds: float
    positions: int
    won: bool


def main() -> None:
    """Solve and play every deal, then print the shares."""
    asked = _asked()
    of = game(asked.game)
    if of.solve is None:
        raise SystemExit(f"{of.name} has no solver.")
    options = of.options.read(dict(one.split("=", 1) for one in asked.option))
    of.check(options, asked.seats)
    look = partial(_look, of.key, options.values(), asked.seats, asked.level, asked.seconds)
    found: list[Dealt] = []
    for one in _spread(look, range(asked.first, asked.first + asked.deals), asked.jobs):
        found.append(one)
        sure = sum(deal.winnable is True for deal in found)
        progress(f"{len(found)} of {asked.deals} deals, {sure} can be won, seed {one.seed}")
    progress("")
    print(f"{of.name} ({options.summary()}), {asked.deals} deals from {asked.first}")
    _report(found, asked.seconds, asked.level)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--level", choices=list(LEVELS), default=DEFAULT)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args()


def _look(
    key: str, values: Mapping[str, object], seats: int, player: str, seconds: float, seed: int
) -> Dealt:
    """Solve one deal, then let the bots play it."""
    of = game(key)
    options = of.options.read(values)
    play = Play(of, options, seats, seed)
    assert of.solve
    begun = time.process_time()
    solution = of.solve(play.state, lambda: time.process_time() - begun > seconds)
    taken = time.process_time() - begun
    outcome = play_through(play, [SeatedBot(play, seat, level(player)) for seat in range(seats)])
    if outcome.winners and solution.won is False:
        raise AssertionError(f"the bot has won deal {seed}, which was proved lost")
    return Dealt(seed, solution.won, taken, solution.positions, bool(outcome.winners))


def _spread(look: "partial[Dealt]", seeds: range, jobs: int) -> Iterator[Dealt]:
    if jobs < 2:
        yield from map(look, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(look, seeds)


def _report(found: list[Dealt], seconds: float, player: str) -> None:
    deals = len(found)
    times = [one.seconds for one in found]
    for name, part in (
        ("can be won", [one for one in found if one.winnable]),
        ("cannot be won", [one for one in found if one.winnable is False]),
        (f"undecided after {seconds:g} s", [one for one in found if one.winnable is None]),
        (f"won by the {player} bot", [one for one in found if one.won]),
    ):
        low, high = interval(len(part) / deals, deals)
        print(f"  {name:<30}{len(part):>5}  {len(part) / deals:6.1%}  ({low:.1%} to {high:.1%})")
    worst = max(found, key=lambda one: one.seconds)
    print(
        f"  solving took {statistics.median(times):.2f} s (median), {statistics.mean(times):.2f} s "
        f"(mean), at most {worst.seconds:.1f} s (seed {worst.seed})"
    )
    lost = [str(one.seed) for one in found if one.winnable is False]
    print(f"  deals that cannot be won: {' '.join(lost) or 'none'}")


def progress(line: str) -> None:
    """Say how far it is, on one line that is written over."""
    print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
