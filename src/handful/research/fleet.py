"""Many games at once for learners: who is asked, what may be done and what is seen, as whole rows.

The same rules of asking as in `table`, seat for seat and lot for lot, for games whose moves are
single actions and whose observation has a writer. The rows are the caller's own arrays, one entry
per game: seats are 32-bit numbers, moves 64-bit, masks bytes, observations 32-bit floats.
"""

from array import array
from typing import Any

from handful.core import rng, sets
from handful.core.engine import MoveList, Position, Writer
from handful.core.state import NO_SEAT


class IllegalMove(ValueError):
    """A move that its mask does not allow; no game has moved."""


class Fleet:
    """Positions of one game, asked and moved together.

    If `learner` is a seat, all others move by lot until that one is asked.
    """

    def __init__(self, count: int, writer: Writer, wait: int, learner: int = NO_SEAT) -> None:
        self.states: list[Any] = [None] * count
        self.writer = writer
        self.wait = wait
        self.learner = learner
        self.chances = array("Q", bytes(8 * count))
        self.waited = array("Q", bytes(8 * count))
        self.free = bytearray(count)
        self.found = MoveList()
        self.made = 0
        """How many moves have been made, those by lot included."""

    def put(self, place: int, state: Position, seed: int) -> None:
        """Begin another game here; its lots come from the seed."""
        self.states[place] = state
        self.chances[place] = ~seed & rng.WORD
        self.waited[place] = sets.NONE

    def act(self, seats: Any, moves: Any, masks: Any) -> None:
        """Take one action in every game; all are checked before any is taken."""
        for place in range(len(self.states)):
            if seats[place] != NO_SEAT and (
                not 0 <= moves[place] <= self.wait or not masks[place, moves[place]]
            ):
                raise IllegalMove(f"move {moves[place]} is not legal in game {place}")
        for place in range(len(self.states)):
            if seats[place] != NO_SEAT:
                self.take(place, int(seats[place]), int(moves[place]))

    def take(self, place: int, seat: int, move: int) -> None:
        """Make a move, or let the chance go by."""
        state: Position = self.states[place]
        if move == self.wait:
            self.waited[place] |= sets.only(seat)
            return
        state.apply(seat, move)
        self.waited[place] = sets.NONE
        self.made += 1

    def ask(self, seats: Any) -> int:
        """Choose the seat that is asked in each game; how many games go on comes back."""
        going = 0
        for place in range(len(self.states)):
            seats[place] = self.ask_one(place)
            going += seats[place] != NO_SEAT
        return going

    def ask_one(self, place: int) -> int:
        """The seat that is asked in this game, or NO_SEAT; all but the learner move by lot."""
        seat = self.choose(place)
        while seat != NO_SEAT and self.learner not in (NO_SEAT, seat):
            self.move_by_lot(place, seat)
            seat = self.choose(place)
        return seat

    def choose(self, place: int) -> int:
        """Who is asked next: whoever need not act first, then one for whom the table waits."""
        state: Position = self.states[place]
        acting = state.acting()
        self.free[place] = 0
        if acting & (acting - 1) == 0:
            return sets.first(acting) if acting else NO_SEAT
        awaited = self.awaited(state)
        among = acting & ~awaited & ~self.waited[place]
        if among:
            self.free[place] = 1
        else:
            among = awaited
        return sets.nth(among, self.below(place, sets.size(among)))

    def awaited(self, state: Any) -> int:
        """The seats for whom the table waits, as a set."""
        found = sets.NONE
        for seat in state.awaited():
            found |= sets.only(seat)
        return found

    def below(self, place: int, bound: int) -> int:
        """A lot from 0 to bound - 1; a choice of one costs none."""
        if bound == 1:
            return 0
        self.chances[place] = rng.stepped(self.chances[place])
        return rng.below(self.chances[place], bound)

    def move_by_lot(self, place: int, seat: int) -> None:
        """Any action of this seat."""
        state: Position = self.states[place]
        self.found.count = 0
        state.list_moves(seat, self.found)
        number = self.below(place, self.found.count + self.free[place])
        move = self.wait if number == self.found.count else self.found.moves[number]
        self.take(place, seat, move)

    def show(self, seats: Any, masks: Any, rows: Any) -> None:
        """Write the mask and the observation of each asked seat."""
        for place in range(len(self.states)):
            self.show_one(place, int(seats[place]), masks[place], rows[place])

    def show_one(self, place: int, seat: int, mask: Any, row: Any) -> None:
        """The mask and the observation of one game; all 0 where nobody is asked."""
        for number in range(mask.shape[0]):
            mask[number] = 0
        for number in range(row.shape[0]):
            row[number] = 0
        if seat == NO_SEAT:
            return
        state: Position = self.states[place]
        self.found.count = 0
        state.list_moves(seat, self.found)
        for number in range(self.found.count):
            mask[self.found.moves[number]] = 1
        mask[self.wait] = self.free[place]
        self.writer.write(state, seat, row)

    def pick(self, seats: Any, masks: Any, moves: Any) -> None:
        """Any allowed action for each game, by lot: the random player, at full speed."""
        for place in range(len(self.states)):
            if seats[place] == NO_SEAT:
                continue
            state: Position = self.states[place]
            self.found.count = 0
            state.list_moves(int(seats[place]), self.found)
            number = self.below(place, self.found.count + self.free[place])
            moves[place] = self.wait if number == self.found.count else self.found.moves[number]
