"""What the moves of one decision are worth, by what its player can know.

All moves are tried in the same imagined worlds with the same luck. Where a solver knows the game
(a solitaire), a world counts as won if it can still be won with all cards open; elsewhere the
replies of the game play it on, as in a review.
"""

from collections.abc import Sequence
from itertools import count
from typing import Final

from handful.bots.search import Tried, Worlds, sensible, worlds_of
from handful.core import AnyGame, Chance, Memory, Move, Play, Seat, State
from handful.core.puzzles import Puzzle
from handful.core.rng import drawn
from handful.review.playing_on import PlayingOn, luck_of

BREATHS: Final = 12
"""So often a solver may look at the clock before a world counts as undecided."""
TRIAL: Final = 3
"""In so many worlds it must be quick, or it is not asked at all."""
PROOF: Final = 100_000
"""The number of the first world of a proof: those before it chose the move."""


class Undecided(Exception):
    """A solver could not decide a world within its limit."""


class Weighing:
    """One decision, with the worlds that its player could imagine."""

    def __init__(
        self, game: AnyGame, play: Play, seat: Seat, memory: Memory, solved: bool | None = None
    ) -> None:
        self.game, self.state, self.seat = game, play.state, seat
        self.worlds: Worlds = worlds_of(game, game.knowledge.view(play.state, seat), memory)
        together = game.study.standing is None
        self.on = PlayingOn(game, play.options, play.seats, together)
        self.solved = self._is_solver_quick() if solved is None else solved

    def values(self, moves: Sequence[Move], worlds: range) -> list[Tried]:
        """These moves tried in these worlds, in their own order."""
        tried = [Tried(move) for move in moves]
        self.look_closer(tried, worlds)
        return tried

    def look_closer(self, tried: Sequence[Tried], worlds: range) -> None:
        """Try all of these in all of those worlds, too."""
        for number in worlds:
            world = self.worlds(Chance(drawn(luck_of(number))))
            for one in tried:
                twin = world.clone()
                twin.apply(self.seat, one.move)
                one.values.append(self._value(twin, number))

    def sensible(self) -> list[Move]:
        """The legal moves that are worth a look."""
        world, legal = self.worlds(Chance(luck_of(0))), self.state.legal(self.seat)
        return list(sensible(self.on.ahead, world, self.seat, legal))

    def alike(self, moves: Sequence[Move]) -> list[list[Move]]:
        """The moves in groups that come to the same: one move may be spelled in several ways."""
        world = self.worlds(Chance(luck_of(0)))
        groups: dict[str, list[Move]] = {}
        for move in moves:
            twin = world.clone()
            twin.apply(self.seat, move)
            groups.setdefault(repr(self.game.knowledge.lay(twin)), []).append(move)
        return list(groups.values())

    def _is_solver_quick(self) -> bool:
        if self.on.seats > 1 or self.game.bots.solve is None:
            return False
        moves = [group[0] for group in self.alike(self.state.legal(self.seat))[:TRIAL]]
        try:
            self.solved = True
            self.values(moves, range(TRIAL))
        except Undecided:
            return False
        return True

    def _value(self, world: State, number: int) -> float:
        if not self.solved:
            return self.on(world, number)[self.seat]
        assert self.game.bots.solve, "only where there is a solver"
        breaths = count()
        won = self.game.bots.solve(world, lambda: next(breaths) > BREATHS).won
        if won is None:
            raise Undecided
        return float(won)


def weighing(game: AnyGame, puzzle: Puzzle) -> Weighing:
    """The decision of a puzzle."""
    play = puzzle.opened(game)
    return Weighing(game, play, puzzle.seat, puzzle.memory(play), puzzle.proof.solved)
