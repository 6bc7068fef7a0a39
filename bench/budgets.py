"""Does a bot ever make an illegal move, or think longer than it may?

    scripts/bench budgets GAME [--players random novice casual sharp expert@20ms] [--games 1000]
                          [--seats N] [--option KEY=VALUE …] [--first 0]

Every player plays so many games with its like, and the rules are asked about every move before it
is made. A decision is timed whole, from the view to the move: by the processor's clock, which on a
busy machine is the one that tells, and by the clock on the wall. Ctrl-C shows what is done.

A virtual machine stops for milliseconds without telling its clocks. So a decision over its budget
is asked for again, three times, and needs too long only if each is over; and beside every search a
plain loop runs until the same budget is over, to show how often the machine makes that one late.
"""

import argparse
import gc
import re
import time
from contextlib import suppress
from dataclasses import dataclass

from handful.bots.players import player
from handful.bots.search import PLAYS
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import AnyGame, Move, Options, Play
from handful.core.catalog import game

ALLOWED = 1.2
"""How much of its budget a decision may take."""

AGAIN = 3
"""How often a decision that was over its budget is asked for again."""

_MILLISECONDS = re.compile(r"@([0-9]+)ms$")


@dataclass
class Count:
    """What was seen of one player."""

    spec: str
    games: int = 0
    decisions: int = 0
    illegal: int = 0
    over: int = 0
    over_again: int = 0
    loops: int = 0
    loops_over: int = 0
    processor: float = 0.0
    slowest: float = 0.0
    slowest_on_the_wall: float = 0.0

    @property
    def budget(self) -> float | None:
        """The seconds that a decision may take, where it has such a budget."""
        named = _MILLISECONDS.search(self.spec)
        return int(named[1]) / 1000 if named else None

    def is_over(self, processor: float) -> bool:
        """Whether these seconds are more than the budget and what is allowed beyond it."""
        return self.budget is not None and processor > ALLOWED * self.budget

    def took(self, processor: float, wall: float) -> None:
        """One more decision."""
        self.decisions += 1
        self.processor += processor
        self.slowest = max(self.slowest, processor)
        self.slowest_on_the_wall = max(self.slowest_on_the_wall, wall)
        self.over += self.is_over(processor)

    def compare(self) -> None:
        """Let the plain loop have as long as a search had."""
        self.loops += 1
        self.loops_over += self.is_over(_plain_loop(self.budget or 0.0))

    def __str__(self) -> str:
        said = (
            f"{self.spec}: {self.games} games, {self.decisions} decisions, {self.illegal} illegal, "
            f"{1000 * self.processor / max(1, self.decisions):.2f} ms each, "
            f"slowest {1000 * self.slowest:.1f} ms of the processor "
            f"({1000 * self.slowest_on_the_wall:.0f} ms on the wall)"
        )
        if self.budget is None:
            return said
        share = self.slowest / self.budget - 1
        return (
            f"{said}; {self.over} decisions over budget + 20 %, the worst {share:+.0%}, "
            f"{self.over_again} of them again; plain loops over: {self.loops_over} of {self.loops}"
        )


class Watched:
    """A bot in a chair, its watch, and somebody who knows the rules."""

    def __init__(self, play: Play, seat: int, count: Count) -> None:
        self.play, self.seat, self.count = play, seat, count
        self.bot = SeatedBot(play, seat, player(count.spec))

    def choose(self) -> Move | None:
        """Its move, after it was timed and checked."""
        move, processor, wall = self.timed()
        self.count.took(processor, wall)
        if self.count.is_over(processor):
            self.count.over_again += all(self.count.is_over(self.timed()[1]) for _ in range(AGAIN))
        if self.count.budget is not None and wall >= PLAYS * self.count.budget:
            self.count.compare()
        if move is not None and self.play.state.refusal(self.seat, move):
            self.count.illegal += 1
        return move

    def timed(self) -> tuple[Move | None, float, float]:
        """Its move, the seconds of the processor and those on the wall."""
        began, on_the_wall = time.thread_time(), time.perf_counter()
        move = self.bot.choose()
        return move, time.thread_time() - began, time.perf_counter() - on_the_wall


def _plain_loop(seconds: float) -> float:
    """What a loop that does nothing but use memory takes of the processor until its time is up."""
    began, on_the_wall = time.thread_time(), time.perf_counter()
    kept: list[list[bytes]] = []
    while time.perf_counter() - on_the_wall < seconds:
        kept.append([bytes(300) for _ in range(100)])
        if len(kept) > 50:
            kept.clear()
    return time.thread_time() - began


def main() -> None:
    """Count for every player, and print what was found."""
    asked = _asked()
    of = game(asked.game)
    options = of.options.read(dict(one.split("=", 1) for one in asked.option))
    seats = asked.seats or max(of.players[0], 1)
    of.check(options, seats)
    print(f"{of.name} ({options.summary()}), {seats} players")
    gc.freeze()  # as the server's workers do: to search the program for garbage is no thinking
    failed = False
    for spec in asked.players:
        count = Count(spec)
        with suppress(KeyboardInterrupt):
            for seed in range(asked.first, asked.first + asked.games):
                _play(of, options, seats, seed, count)
        print(count, flush=True)
        failed |= bool(count.illegal or count.over_again)
    raise SystemExit(failed)


def _play(of: AnyGame, options: Options, seats: int, seed: int, count: Count) -> None:
    play = Play(of, options, seats, seed)
    play_through(play, [Watched(play, seat, count) for seat in range(seats)])
    count.games += 1


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    levels = ["random", "novice", "casual", "sharp", "expert@20ms"]
    parser.add_argument("--players", nargs="+", default=levels)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--first", type=int, default=0)
    return parser.parse_args()


if __name__ == "__main__":
    main()
