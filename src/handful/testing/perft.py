"""Perft: how many sequences of moves there are to a depth, as chess programs count them.

A game's tests/perft.txt has lines such as

    seats=2 seed=1 depth=3 nodes=1234 options stacking=add tritone_wild=on

and `python -m handful.testing.perft GAME seats=2 seed=1 depth=3 [options …]` prints them.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from handful.core import AnyGame, BadOption, Options, State
from handful.core.catalog import UnknownGame, game
from handful.core.game_folder import folder_of
from handful.core.options import written
from handful.i18n.games import why_not

_NUMBERS = ("seats", "seed", "depth", "nodes")


class BadLine(Exception):
    """A line of counts that makes no sense."""


@dataclass(frozen=True)
class Count:
    """One counted tree."""

    options: Options
    seats: int = 2
    seed: int = 1
    depth: int = 3
    nodes: int = 0

    def __str__(self) -> str:
        numbers = " ".join(f"{name}={getattr(self, name)}" for name in _NUMBERS)
        changed = [f"{key}={written(value)}" for key, value in self.options.changed().items()]
        return " ".join([numbers, "options", *changed] if changed else [numbers])


def perft(state: State, depth: int) -> int:
    """How many sequences of so many moves there are, over all actors and all legal moves.

    Where nobody may act and a deadline stands, its passing is the only move.
    """
    if depth == 0:
        return 1
    actors = state.actors()
    if not actors:
        return _expired(state, depth)
    if depth == 1:
        return sum(len(state.legal(seat)) for seat in actors)
    nodes = 0
    for seat in actors:
        for move in state.legal(seat):
            after = state.clone()
            after.apply(seat, move)
            nodes += perft(after, depth - 1)
    return nodes


def counted(of: AnyGame, count: Count) -> Count:
    """The same line with its nodes counted anew."""
    of.check(count.options, count.seats)
    state = of.rules.start(count.options, count.seats, count.seed, False)
    state.sink = None
    return replace(count, nodes=perft(state, count.depth))


def path(of: AnyGame) -> Path:
    """The file with a game's counts."""
    return folder_of(of.rules.options) / "tests" / "perft.txt"


def counts(of: AnyGame) -> list[Count]:
    """The counts a game declares."""
    lines = path(of).read_text("utf-8").splitlines() if path(of).exists() else []
    return [read(of, line.split()) for line in lines if line.strip() and line[0] != "#"]


def renewed(of: AnyGame) -> str:
    """The file with a game's counts, counted anew; its comments stay."""
    lines = path(of).read_text("utf-8").splitlines()
    told = [line.strip() and line[0] != "#" for line in lines]
    return "".join(
        f"{counted(of, read(of, line.split())) if one else line}\n"
        for line, one in zip(lines, told, strict=True)
    )


def read(of: AnyGame, words: Sequence[str]) -> Count:
    """The count that the words of one line declare."""
    numbers: dict[str, int] = {}
    given: dict[str, object] = {}
    for word in words:
        key, _, value = word.partition("=")
        if key in _NUMBERS and value.isdigit():
            numbers[key] = int(value)
        elif word != "options":
            given[key] = value
    try:
        return Count(of.rules.options.read(given), **numbers)
    except BadOption as problem:
        raise BadLine(f"{' '.join(words)}: {why_not(problem)}") from None


def _expired(state: State, depth: int) -> int:
    deadline = state.deadline()
    if deadline is None:
        return 0
    after = state.clone()
    after.now = deadline
    after.expire()
    return perft(after, depth - 1)


def main(words: Sequence[str]) -> int:
    """Print the counts of one game to the depth that is asked for."""
    try:
        of = game(words[0] if words else "")
        asked = read(of, words[1:])
        for depth in range(1, asked.depth + 1):
            print(counted(of, replace(asked, depth=depth)), flush=True)
    except (UnknownGame, BadLine, BadOption) as problem:
        print(why_not(problem), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
