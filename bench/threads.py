"""How far do threads scale, each with its own games?

    scripts/bench threads [GAME] [--seats 4] [--threads 2] [--seconds 1] [--rounds 5]

One thread and several take turns, for so many seconds of wall time each; medians of the rounds are
shown. Not all peers and tools can be had for a Python without interpreter lock, so there it is
`python3.14t bench/threads.py`, with Handful and NumPy installed.
"""

import argparse
import random
import statistics
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from platform import python_version

import numpy as np

import handful
from handful.bots.players import budgeted
from handful.bots.seated import SeatedBot
from handful.core import AnyGame, Play, State, catalog
from handful.core.batch import Batch
from handful.core.engine import Position, RandomPlayer

BATCH = 256
"""Games in one batch."""
PLAYOUTS = 200
"""Playouts of one decision."""

Work = Iterator[int]
"""Does a piece of work each time, and says how much it was."""


def playouts(of: AnyGame, seats: int, seed: int) -> Work:
    """Moves of copies that are played to their ends inside the engine."""
    state, player = _dealt(of, seats, seed), RandomPlayer(seed)
    assert isinstance(state, Position)
    while True:
        yield player.play_copies(state, 10, of.rules.bound(of.rules.options(), seats))


def batch(of: AnyGame, seats: int, seed: int) -> Work:
    """Moves of many games at once: who acts, masks of what is legal, the next moves."""
    many = Batch([_dealt(of, seats, seed + place) for place in range(BATCH)])
    acting = np.zeros(BATCH, np.int32)
    masks = np.zeros((BATCH, of.rules.moves.space or 0), np.uint8)
    while True:
        going = many.find_seats(acting)
        if 2 * going < BATCH:
            many.states[:] = [_dealt(of, seats, seed + place) for place in range(BATCH)]
            going = many.find_seats(acting)
        many.find_masks(acting, masks)
        many.step(acting, masks.argmax(axis=1), masks)
        yield going


def stepped(of: AnyGame, seats: int, seed: int) -> Work:
    """Moves of a loop in Python."""
    choice = random.Random(seed).choice
    while True:
        state, moves = _dealt(of, seats, seed), 0
        while actors := state.actors():
            state.apply(actors[0], choice(state.legal(actors[0])))
            moves += 1
        yield moves


def search(of: AnyGame, seats: int, seed: int) -> Work:
    """Decisions of experts among themselves."""
    level = budgeted(f"expert@{PLAYOUTS}")
    while True:
        play = Play(of, of.rules.options(), seats, seed)
        bots = [SeatedBot(play, seat, level) for seat in range(seats)]
        while actors := play.state.awaited():
            move = bots[actors[0]].choose()
            assert move is not None
            play.enter(actors[0], move)
            yield 1


def _dealt(of: AnyGame, seats: int, seed: int) -> State:
    return of.rules.start(of.rules.options(), seats, seed, False, quiet=True)


def rate(works: list[Work], seconds: float) -> float:
    """How much is done in a second of wall time by as many threads as there are works."""
    ready = threading.Barrier(len(works))

    def run(work: Work) -> int:
        ready.wait()
        done, end = 0, time.perf_counter() + seconds
        while time.perf_counter() < end:
            done += next(work)
        return done

    began = time.perf_counter()
    with ThreadPoolExecutor(len(works)) as pool:
        return sum(pool.map(run, works)) / (time.perf_counter() - began)


def main() -> None:
    """Print a row for each kind of work."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="ultima")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    of = catalog.game(asked.game)
    lock = "with" if getattr(sys, "_is_gil_enabled", lambda: True)() else "without"
    print(f"Rules {handful.rules_run}, Python {python_version()} {lock} interpreter lock.")
    print(f"| {asked.game}, each second | 1 thread | {asked.threads} threads | ratio |")
    print("|---|--:|--:|--:|")
    kinds: list[Callable[[AnyGame, int, int], Work]] = [playouts, batch, stepped, search]
    if of.rules.moves.space is None:
        kinds.remove(batch)
    for kind in kinds:
        works = [kind(of, asked.seats, 1000 * number) for number in range(asked.threads)]
        rounds = [
            (rate(works[:1], asked.seconds), rate(works, asked.seconds))
            for _ in range(asked.rounds)
        ]
        one, many = (statistics.median(column) for column in zip(*rounds, strict=True))
        ratio = statistics.median(several / single for single, several in rounds)
        print(f"| {kind.__name__} | {one:,.0f} | {many:,.0f} | {ratio:.2f} × |", flush=True)


if __name__ == "__main__":
    main()
