"""What every game's `State` stands on: who may act and what is legal, without making objects.

A position says who is `acting` as a set of seats and lists moves, as runs of numbers, into a
`MoveList` that is used again and again; `actors` and `legal` are made from these for everybody
else. Loops that play very many moves live here too, so that they can be compiled together with the
rules.
"""

import copyreg
from array import array
from collections.abc import MutableSequence
from typing import Any

from . import rng, sets
from .events import Event
from .move_list import MoveList
from .state import UNTIMED, State


def blank(length: int) -> list[int]:
    """A row of so many zeros, the room for a pile or for something of every seat."""
    return [0] * length


def listed(seats: int) -> tuple[int, ...]:
    """The seats of a set, the lowest first."""
    found = []
    while seats:
        found.append(sets.first(seats))
        seats &= seats - 1
    return tuple(found)


def as_array(row: Any) -> tuple[type["array[int]"], tuple[str, bytes]]:
    """How a row of numbers is written down."""
    numbers = memoryview(row)
    return array, (numbers.format, numbers.tobytes())


ROW: type[Any] = type(MoveList().moves)
"""What a row of numbers is: compiled, a view that does not know how to be pickled by itself."""
if ROW is not array:
    copyreg.pickle(ROW, as_array)


class Position:
    """Base of every state; see `handful.core.state.State` for what each method promises."""

    def __init__(self) -> None:
        self.now = UNTIMED
        self.chance = 0
        self.sink: list[Event] | None = None
        self.found: MoveList | None = None
        """Where `legal` lists the moves: to make a list takes longer than to fill it."""

    def begin(self, seed: int, timed: bool, quiet: bool) -> None:
        """Set the clock and the generator of a new game; unless it is quiet, listen to it."""
        self.now = 0 if timed else UNTIMED
        self.chance = seed & rng.WORD
        self.sink = None if quiet else []

    def seat_by_lot(self, chosen: int | str, seats: int) -> int:
        """The seat that the house rules name, or one of so many by lot."""
        if isinstance(chosen, int):
            return chosen
        self.chance = rng.stepped(self.chance)
        return rng.below(self.chance, seats)

    def acting(self) -> int:
        """The set of seats that may act."""
        raise NotImplementedError

    def awaiting(self) -> int:
        """The set of those for whom the table waits: everybody, where a game says no other."""
        return self.acting()

    def list_moves(self, seat: int, moves: MoveList) -> None:
        """Add every legal move of a seat, in canonical order."""
        raise NotImplementedError

    def apply(self, seat: int, move: int) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def clone(self) -> "Position":
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    def deadline(self) -> int | None:
        """When the game moves by itself."""
        return None

    def expire(self) -> None:
        """What then happens."""

    def actors(self) -> tuple[int, ...]:
        """The seats that may act."""
        return listed(self.acting())

    def awaited(self) -> tuple[int, ...]:
        """The actors for whom the table waits."""
        return listed(self.awaiting())

    def legal(self, seat: int) -> list[int]:
        """Every legal move of a seat, in canonical order."""
        return self.moves_of(seat).listed()

    def count_moves(self, seat: int) -> int:
        """How many moves are legal."""
        return self.moves_of(seat).count

    def pick_move(self, seat: int, number: int) -> int:
        """The legal move with this number in the canonical order."""
        return self.moves_of(seat).pick(number)

    def moves_of(self, seat: int) -> MoveList:
        """The legal moves of a seat as runs, until somebody asks for others."""
        try:
            found = self.found
        except AttributeError:  # uncompiled, a copy begins with nothing
            found = None
        if found is None:
            found = self.found = MoveList()
        found.clear()
        self.list_moves(seat, found)
        return found


class Adapted(Position):
    """A state that stands on the protocol alone, for loops that are written for positions."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state
        self.now = state.now

    def acting(self) -> int:
        """The set of seats that may act."""
        return sets.union_of(list(self.state.actors()))

    def awaiting(self) -> int:
        """The set of those for whom the table waits."""
        return sets.union_of(list(self.state.awaited()))

    def list_moves(self, seat: int, moves: MoveList) -> None:
        """Add every legal move of a seat, in canonical order."""
        for move in self.state.legal(seat):
            moves.add(move)

    def apply(self, seat: int, move: int) -> None:
        """Make a legal move."""
        self.state.now, self.state.sink = self.now, self.sink
        self.state.apply(seat, move)

    def clone(self) -> "Adapted":
        """An independent copy that nobody listens to."""
        return Adapted(self.state.clone())

    def deadline(self) -> int | None:
        """When the game moves by itself."""
        return self.state.deadline()

    def expire(self) -> None:
        """What then happens."""
        self.state.now, self.state.sink = self.now, self.sink
        self.state.expire()


def as_position(state: Any) -> Position:
    """The state itself where it is a position already."""
    return state if isinstance(state, Position) else Adapted(state)


def itself(position: Position) -> Any:
    """The state that its own game knows."""
    return position.state if isinstance(position, Adapted) else position


class Writer:
    """Writes what the seats of one table see straight from its position.

    See `handful.core.observation`. A writer that `listens` keeps what every seat remembers: it
    follows events, or it `watches` a position that keeps that for it, so that nobody need tell any.
    """

    listens = False
    watches = False

    def __init__(self, options: Any, seats: int) -> None:
        """Made for one table; most games read all there is to know from its positions."""

    def write(self, state: Position, seat: int, row: MutableSequence[float]) -> None:
        """Write the numbers of one seat into a row of zeros."""
        raise NotImplementedError

    def follow(self, event: Event, insiders: int) -> None:
        """Take in what has happened; only this set of seats was told what they alone may know."""

    def watch(self, state: Position) -> None:
        """Let the position of a game that has just been dealt keep what there is to follow."""


class RandomPlayer:
    """Plays random moves at full speed: nobody listens, nothing is recorded."""

    def __init__(self, seed: int) -> None:
        self.chance = seed & rng.WORD
        self.moves = MoveList()

    def play(self, state: Position, most: int) -> int:
        """Move until nobody may act, at most so often; how many moves were made comes back."""
        made, moves = 0, self.moves
        while made < most:
            acting = state.acting()
            if acting == sets.NONE:
                break
            seat = self.seat_of(acting)
            moves.clear()
            state.list_moves(seat, moves)
            state.apply(seat, moves.pick(self.below(moves.count)))
            made += 1
        return made

    def play_copies(self, state: Position, count: int, most: int) -> int:
        """Play so many copies of a position to their ends; how many moves that took comes back."""
        made = 0
        for _ in range(count):
            made += self.play(state.clone(), most)
        return made

    def seat_of(self, acting: int) -> int:
        """One of these seats; mostly there is just one, and counting takes long."""
        if not acting & (acting - 1):
            return sets.first(acting)
        return sets.nth(acting, self.below(sets.size(acting)))

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1; a choice of one costs no chance."""
        if bound == 1:
            return 0
        self.chance = rng.stepped(self.chance)
        return rng.below(self.chance, bound)
