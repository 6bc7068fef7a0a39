"""Many games at once, for learners: who acts, what is legal and the next moves, as whole rows.

The rows are the caller's own buffers, one entry per game (arrays, or NumPy's): seats are 32-bit
numbers, moves 64-bit numbers, masks bytes. Nothing is copied on the way.
"""

from typing import Any

from . import sets
from .engine import Position
from .move_list import MoveList
from .state import NO_SEAT


class IllegalMove(ValueError):
    """A move that its mask does not allow; nothing after it has been made."""


class Batch:
    """Positions of one game, asked and moved together."""

    def __init__(self, states: list[Any]) -> None:
        self.states = states
        self.found = MoveList()

    def find_seats(self, seats: Any) -> int:
        """The lowest seat that may act in each, or NO_SEAT; how many games go on comes back."""
        going = 0
        for place in range(len(self.states)):
            state: Position = self.states[place]
            acting = state.acting()
            seats[place] = NO_SEAT
            if acting != sets.NONE:
                seats[place] = sets.first(acting)
                going += 1
        return going

    def find_masks(self, seats: Any, masks: Any) -> None:
        """Mark the legal moves of each seat; the game's moves must be numbers below the width."""
        for place in range(len(self.states)):
            for move in range(masks.shape[1]):
                masks[place, move] = 0
            if seats[place] == NO_SEAT:
                continue
            state: Position = self.states[place]
            self.found.clear()
            state.list_moves(seats[place], self.found)
            self.found.write_out()
            for number in range(self.found.count):
                masks[place, self.found.moves[number]] = 1

    def step(self, seats: Any, moves: Any, masks: Any) -> None:
        """Make the move of each seat, if its mask allows it; where nobody acts, nothing."""
        for place in range(len(self.states)):
            if seats[place] == NO_SEAT:
                continue
            if moves[place] < 0 or not masks[place, moves[place]]:
                raise IllegalMove(f"move {moves[place]} is not legal in game {place}")
            state: Position = self.states[place]
            state.apply(seats[place], moves[place])
