"""The legal moves of one seat, kept as runs of numbers and written out only where somebody looks.

A run is one line of a rule: `first + step * n`, for each n of a set or for the first so many n.
So a position says “each of these cards” or “every share of that stack” at once, however many moves
that is; how many there are, and which is the fifth of them, is known without a list.
"""

from array import array
from typing import Final

from . import bare, sets

FULL: Final = 4 * 128
"""A run is four numbers: the first move, the step, the set (0 where the first so many follow each
other), and how many moves the list has with it. There is room for so many numbers."""
NO_RUNS: Final = list(bytes(FULL))
ROOM: Final = 64
"""How many moves are written out before their row grows."""


class MoveList:
    """The legal moves of one seat in their order, for one use after another."""

    def __init__(self) -> None:
        self.runs = NO_RUNS[:]
        self.used = 0
        """How many numbers are runs."""
        self.room = FULL
        """Where runs end: what comes after them is written into `moves` one by one."""
        self.count = 0
        self.moves = array("q", bytes(8 * ROOM))

    def clear(self) -> None:
        """No move is legal."""
        self.used = self.count = 0
        self.room = FULL

    def add(self, move: int) -> None:
        """One more move."""
        self.enter(move, 1, sets.NONE, 1)

    def add_run(self, first: int, count: int) -> None:
        """So many moves whose numbers follow each other."""
        if count > 0:
            self.enter(first, 1, sets.NONE, count)

    def add_steps(self, first: int, step: int, count: int) -> None:
        """So many moves, each a step after the one before."""
        if count > 0:
            self.enter(first, step, sets.NONE, count)

    def add_set(self, first: int, chosen: int) -> None:
        """A move for every member of a set of numbers below 63, counted from the first."""
        if chosen:
            self.enter(first, 1, chosen, sets.size(chosen))

    def enter(self, first: int, step: int, chosen: int, count: int) -> None:
        """One more run."""
        at = self.used
        if at < self.room:
            self.count += count
            self.runs[at] = first
            self.runs[at + 1] = step
            self.runs[at + 2] = chosen
            self.runs[at + 3] = self.count
            self.used = at + 4
        else:
            self.write(first, step, chosen, count)

    def pick(self, number: int) -> int:
        """The move with this number in the list."""
        if not 0 <= number < self.count:
            raise self.missing(number)
        at = start = 0
        while at < self.used and self.runs[at + 3] <= number:
            start = self.runs[at + 3]
            at += 4
        if at == self.used:
            return self.moves[number]
        number -= start
        if self.runs[at + 2]:
            number = sets.nth(self.runs[at + 2], number)
        return self.runs[at] + self.runs[at + 1] * number

    def missing(self, number: int) -> IndexError:
        """What to raise for a number that no move has."""
        return IndexError(f"there are {self.count} moves, and none has the number {number}")

    def in_runs(self) -> int:
        """How many moves are runs; the others are written out."""
        return self.runs[self.used - 1] if self.used else 0

    def write_out(self) -> None:
        """Write every move into the row `moves`, in place of its run."""
        self.write_from(0)

    def write_from(self, start: int) -> None:
        """Write out all runs from this one on; from now on there will be no more of them."""
        end = self.used
        if start < end:
            self.room = self.used = start
            later, self.count = self.count, self.in_runs()
            for at in range(start, end, 4):
                count = self.runs[at + 3] - self.count
                self.write(self.runs[at], self.runs[at + 1], self.runs[at + 2], count)
            self.count = later

    def write(self, move: int, step: int, chosen: int, count: int) -> None:
        """Write the moves of one run behind all others."""
        place = self.count
        self.count += count
        while self.count > len(self.moves):
            self.moves = array("q", bytes(self.moves) * 2)
        row = bare.longs(self.moves)
        while chosen:
            row[place] = move + step * sets.first(chosen)
            place += 1
            chosen &= chosen - 1
        while place < self.count:
            row[place] = move
            place += 1
            move += step

    def listed(self) -> list[int]:
        """The moves as a list of one's own."""
        self.write_out()
        return [self.moves[place] for place in range(self.count)]

    def sort_from(self, start: int) -> None:
        """Bring the moves from the number `start` on into rising order."""
        if self.count - start < 2:
            return
        at = self.used
        while at and self.runs[at - 1] > start:
            at -= 4
        self.write_from(at)
        row, gap = self.moves, self.count - start >> 1
        while gap:  # Shell's sort: in place, and quick where most are in order
            for last in range(start + gap, self.count):
                move, place = row[last], last
                while place >= start + gap and row[place - gap] > move:
                    row[place] = row[place - gap]
                    place -= gap
                row[place] = move
            gap >>= 1
