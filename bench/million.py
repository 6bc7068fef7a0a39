"""How long do a million games take, dealt anew and played at random on all cores?

    scripts/bench million [GAME] [--games 1000000] [--seats 4] [--workers 2] [--set OPTION=VALUE]

For example `--set max_hands=1`: a game of Ultima is then one hand.
"""

import argparse
import os
import time
from multiprocessing import Pool

import handful
from handful.core import Chance, Options, catalog
from handful.core.playout import play_out


def main() -> None:
    """Play, then say how long it took."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="ultima")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    asked = parser.parse_args()
    given = dict(one.split("=", 1) for one in asked.set)
    options = catalog.game(asked.game).rules.options.read(given)
    share = range(0, asked.games, -(-asked.games // asked.workers))
    parts = [
        (asked.game, options, asked.seats, first, min(first + share.step, asked.games))
        for first in share
    ]
    with Pool(asked.workers) as pool:
        pool.map(_ready, range(asked.workers))
        start = time.perf_counter()
        moves = sum(pool.map(played, parts, chunksize=1))
        seconds = time.perf_counter() - start
    print(
        f"{asked.games:,} games of {asked.game} with {moves:,} moves in {seconds:.1f} s,"
        f" {asked.workers} workers, rules {handful.rules_run}"
    )


def _ready(number: int) -> None:
    time.sleep(0.2)


def played(part: tuple[str, Options, int, int, int]) -> int:
    """The games with these numbers; how many moves were made comes back."""
    key, options, seats, first, end = part
    game = catalog.game(key)
    most = game.rules.bound(options, seats)
    return sum(
        play_out(game.rules.start(options, seats, seed, False, quiet=True), Chance(seed), most)
        for seed in range(first, end)
    )


if __name__ == "__main__":
    main()
