"""Positions with one best move: a small file in the game's folder, made by `bench/puzzles.py`."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from .game import AnyGame, Memory
from .game_folder import package_of
from .play import Play
from .state import Seat

FILE: Final = "puzzles.json"
GRADES: Final = ("easy", "medium", "hard")


@dataclass(frozen=True, slots=True)
class Proof:
    """How far the best move is ahead, in worlds that had no part in choosing it."""

    worlds: int
    """Every one of the moves was tried in so many."""
    value: float
    """What the best move is worth there, from 0 to 1."""
    next: str
    """The best of the other moves."""
    next_value: float
    error: float
    """The standard error of the difference."""
    solved: bool
    """Whether a solver decided each world; otherwise it was played on."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision from a game of bots, and the move that is clearly best there."""

    number: int
    """Its place in the file, from 1."""
    seats: int
    options: Mapping[str, object]
    seed: int
    turn: int
    """How many moves had been made in that game."""
    table: Mapping[str, object] | None
    """What is laid out; without it the seed deals and `moves` are made."""
    moves: Sequence[str]
    """What was done before, SEAT and move, in a game where the past must be remembered."""
    seat: Seat
    best: Sequence[str]
    """The best move; two or more where they come to the same."""
    grade: str
    proof: Proof

    def opened(self, game: AnyGame, players: tuple[str, ...] = ()) -> Play:
        """The game at the decision."""
        options = game.rules.options.read(self.options)
        play = Play(game, options, self.seats, self.seed, players=players)
        if self.table is not None:
            play.state = game.knowledge.arrange(options, self.seats, self.table)
            play.state.sink = None
            play.events.clear()
        for line in self.moves:
            seat, _, move = line.partition(" ")
            play.enter(int(seat), move)
        return play

    def memory(self, play: Play) -> Memory:
        """What the player remembers."""
        memory: Memory = play.game.knowledge.memory(play.options, play.seats, self.seat)
        for told in play.told(self.seat):
            memory.fold(told)
        return memory


def puzzles(game: AnyGame) -> Sequence[Puzzle]:
    """The puzzles of a game in their order; none where there is no such file."""
    return _read(package_of(game.rules.options))


@cache
def _read(package: str) -> tuple[Puzzle, ...]:
    path = files(package).joinpath(FILE) if package else None
    if path is None or not path.is_file():
        return ()
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["puzzles"]
    return tuple(puzzle_of(one, number) for number, one in enumerate(found, start=1))


def puzzle_of(found: Mapping[str, Any], number: int) -> Puzzle:
    """A puzzle as it is written down."""
    known = {"options": {}, "table": None, "moves": (), **found}
    return Puzzle(number=number, proof=Proof(**known.pop("proof")), **known)
