"""Does it win more games to search the expert's own next decisions too?

    scripts/bench tree [GAME …] [--depths 2 3] [--budgets 1000 20ms] [--seats N] [--seconds 60]
                       [--first 0]

Experts whose playouts search so many further decisions of their own meet experts whose playouts
only reply, with the same budget: in playouts, or in milliseconds. Every deal is played once for
each rotation of its seating, until so many seconds of processor time are used up. A share is that
of the games won by the side with the tree: 50 % is even.

Where a table wins or loses as one, each side plays every deal by itself, and the share is that of
the deals which one side alone has won. Ctrl-C goes on to the next row.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import count, product

import handful
from handful.arena.contest import seatings
from handful.arena.intervals import interval
from handful.bots.levels import Level
from handful.bots.search import Budget, Expert
from handful.bots.seated import SeatedBot
from handful.bots.table import play_through
from handful.core import AnyGame, Play
from handful.core.catalog import game, keys

REPLIES, TREE = "replies", "tree"
FEWEST = 2
"""Seats, where a game does not ask for more: its games are shortest so."""


@dataclass
class Match:
    """The two sides, and what has become of their deals."""

    of: AnyGame
    seats: int
    depth: int
    budget: str
    games: int = 0
    deals: list[tuple[float, float]] = field(default_factory=list)
    """For each deal what the side with the tree won, and what the other one."""
    seconds: dict[str, float] = field(default_factory=lambda: {REPLIES: 0.0, TREE: 0.0})
    decisions: dict[str, int] = field(default_factory=lambda: {REPLIES: 0, TREE: 0})

    def play(self, deal: int) -> None:
        """One more deal."""
        if self.of.standing is None:  # the table is as one
            won = {side: self.won(deal, (side,) * self.seats)[side] > 0 for side in (TREE, REPLIES)}
            decided = won[TREE] != won[REPLIES]
            self.deals.append((decided * won[TREE], decided * won[REPLIES]))
            return
        found = [self.won(deal, seating) for seating in seatings((REPLIES, TREE), self.seats, deal)]
        self.deals.append((sum(one[TREE] for one in found), sum(one[REPLIES] for one in found)))

    def won(self, deal: int, seating: Sequence[str]) -> dict[str, float]:
        """What each side wins in one game."""
        play = Play(self.of, self.of.options(), self.seats, deal)
        bots = [Timed(self, play, seat, side) for seat, side in enumerate(seating)]
        returns = play_through(play, bots).returns()
        self.games += 1
        won = {REPLIES: 0.0, TREE: 0.0}
        for side, share in zip(seating, returns, strict=True):
            won[side] += share
        return won

    def share(self) -> tuple[float, float, float]:
        """The share of the tree and its 95 % interval; deals are taken whole."""
        total = sum(one + other for one, other in self.deals)
        if not total:
            return 0.5, 0.0, 1.0
        share = sum(one for one, _ in self.deals) / total
        squares = sum((one - share * (one + other)) ** 2 for one, other in self.deals)
        few = max(1, len(self.deals) - 1) / len(self.deals)
        worth = few * share * (1 - share) * total**2 / squares if squares else total
        return share, *interval(share, worth)

    def row(self) -> str:
        """What was found, as a row of a table."""
        share, low, high = self.share()
        took = " / ".join(
            f"{1000 * self.seconds[side] / max(1, self.decisions[side]):.1f}"
            for side in (TREE, REPLIES)
        )
        return (
            f"| {self.of.name} | {self.seats} | {self.depth} | {self.budget} | {self.games} "
            f"| {share:.1%} | {low:.1%}–{high:.1%} | {took} |"
        )


class Timed(SeatedBot):
    """An expert of one side in its chair, and a watch."""

    def __init__(self, match: Match, play: Play, seat: int, side: str) -> None:
        level = Level(side, "", lambda of: _expert(of, match, side))
        super().__init__(play, seat, level)
        self.match = match

    def choose(self) -> int | None:
        """Its move."""
        began = time.process_time()
        move = super().choose()
        self.match.seconds[self.level.key] += time.process_time() - began
        self.match.decisions[self.level.key] += 1
        return move


def _expert(of: AnyGame, match: Match, side: str) -> Expert:
    assert of.lookahead, f"{of.name} declares nothing to look ahead by"
    ahead = replace(of.lookahead, depth=match.depth if side == TREE else 0)
    return Expert(replace(of, lookahead=ahead), _budget(match.budget))


def _budget(named: str) -> Budget:
    if named.endswith("ms"):
        return Budget(seconds=int(named.removesuffix("ms")) / 1000)
    return Budget(playouts=int(named))


def main() -> None:
    """Print a row for each game, depth and budget."""
    asked = _asked()
    print(f"Rules {handful.rules_run}; deals from {asked.first}, {asked.seconds:g} s a row.")
    print("| game | players | depth | budget | games | share | 95 % | ms a decision, tree / none |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for key, budget, depth in product(asked.games or keys(), asked.budgets, asked.depths):
        of = game(key)
        match = Match(of, asked.seats or _seats(of), depth, budget)
        with suppress(KeyboardInterrupt):
            _fill(match, asked.first, asked.seconds)
        print(match.row(), flush=True)


def _fill(match: Match, first: int, seconds: float) -> None:
    began = time.process_time()
    for deal in count(first):
        match.play(deal)
        used = time.process_time() - began
        share = match.share()[0]
        _progress(f"{match.of.key} {match.budget} {match.depth}: {share:.1%}, {used:.0f} s")
        if used > seconds:
            break
    _progress("")


def _seats(of: AnyGame) -> int:
    fewest, most = of.players
    options = of.options()
    return next(n for n in range(max(FEWEST, fewest), most + 1) if not options.problem(n))


def _progress(line: str) -> None:
    """Say how far it is, on one line that is written over."""
    print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*")
    parser.add_argument("--depths", type=int, nargs="+", default=[2, 3])
    parser.add_argument("--budgets", nargs="+", default=["1000", "20ms"])
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seconds", type=float, default=60.0, help="for each row")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    return parser.parse_args()


if __name__ == "__main__":
    main()
