"""How long does it take to list all legal moves of one position, and to judge and write them?

    scripts/bench legal GAME [--seats 4] [--option KEY=VALUE …] [--table JSON] [--rounds 200]

The position is that of the table (else the first one of a game). Each line is the median time of
one call over all rounds: what a turn costs whoever asks.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable

from handful.core.catalog import game


def main() -> None:
    """Measure one position and print four lines."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument(
        "--table", type=json.loads, help="a part of a position, as scenarios have it"
    )
    parser.add_argument("--rounds", type=int, default=200)
    asked = parser.parse_args()
    of = game(asked.game)
    options = of.options.read(dict(one.split("=", 1) for one in asked.option))
    of.check(options, asked.seats)
    state = of.start(options, asked.seats, 1, False)
    if asked.table is not None:
        state = of.arrange(options, asked.seats, asked.table)
    state.sink = None
    seat = state.actors()[0]
    legal = state.legal(seat)
    print(f"{of.name}, {asked.seats} seats: {len(legal)} legal moves of seat {seat}")
    report("list them", asked.rounds, lambda: state.legal(seat))
    report("judge them all", asked.rounds, lambda: [state.refusal(seat, move) for move in legal])
    report("write them all", asked.rounds, lambda: [of.moves.text(move) for move in legal])
    report("clone and make one", asked.rounds, lambda: state.clone().apply(seat, legal[-1]))


def report(name: str, rounds: int, act: Callable[[], object]) -> None:
    """Print the median time of one call, in microseconds."""
    times = []
    for _ in range(rounds):
        before = time.perf_counter()
        act()
        times.append(time.perf_counter() - before)
    print(f"  {name:<20}{statistics.median(times) * 1e6:>12,.1f} µs")


if __name__ == "__main__":
    main()
