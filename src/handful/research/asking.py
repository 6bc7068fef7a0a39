"""Whom a game asks next, and what that seat may do.

Of the seats that may act, those who need not are asked first and may `wait`; then one of those for
whom the table waits. Within each group the lot decides who is asked first, so that no chair wins
every race; after each move all are asked anew. The lots come from the seed, never from the game.
"""

from typing import Any

from handful.core import rng, sets
from handful.core.engine import Position
from handful.core.state import NO_SEAT

from .saying import Phrasebook, Saying


class Asking:
    """One position, the seat that is asked there, and what it has said of its move."""

    def __init__(self, state: Position, book: Phrasebook, wait: int, seed: int) -> None:
        self.state = state
        self.saying = Saying(book)
        self.wait = wait
        self.chance = ~seed & rng.WORD
        self.waited = sets.NONE
        self.seat = NO_SEAT
        self.may_wait = False

    def ask(self) -> int:
        """Choose the seat that is asked next, or NO_SEAT at the end."""
        acting = self.state.acting()
        self.may_wait = False
        if acting == sets.NONE:
            self.saying.fitting.count = self.saying.depth = 0
            self.seat = NO_SEAT
            return NO_SEAT
        if acting & (acting - 1):
            acting = self.asked_of(acting)
        self.seat = sets.nth(acting, self.below(sets.size(acting)))
        self.saying.begin(self.state, self.seat)
        return self.seat

    def asked_of(self, acting: int) -> int:
        """Those among whom the lot decides: who need not act first, then whom the table awaits."""
        awaited = self.awaited(self.state)
        free = acting & ~awaited & ~self.waited
        self.may_wait = free != sets.NONE
        return free if free else awaited

    def awaited(self, state: Any) -> int:
        """The seats for whom the table waits, as a set."""
        found = sets.NONE
        for seat in state.awaited():
            found |= sets.only(seat)
        return found

    def below(self, bound: int) -> int:
        """A lot from 0 to bound - 1; a choice of one costs none."""
        if bound == 1:
            return 0
        self.chance = rng.stepped(self.chance)
        return rng.below(self.chance, bound)

    def can(self, action: int) -> bool:
        """Whether the asked seat may take this action; a begun move is said to its end."""
        if action == self.wait:
            return self.may_wait and not self.saying.depth
        return self.saying.allows(action)

    def mark(self, mask: Any) -> None:
        """Write a 1 for everything that the asked seat may do."""
        self.saying.mark(mask)
        if self.may_wait and not self.saying.depth:
            mask[self.wait] = 1

    def act(self, action: int) -> bool:
        """Take an action that can be taken; whether the seat is done and all are asked anew."""
        if action == self.wait:
            self.let_go_by()
            return True
        if not self.saying.say(action):
            return False
        self.make(self.seat, self.saying.fitting.moves[0])
        return True

    def let_go_by(self) -> None:
        """The asked seat takes no chance that it need not take."""
        self.waited |= sets.only(self.seat)

    def make(self, seat: int, move: int) -> None:
        """Make a legal move of any seat."""
        self.state.apply(seat, move)
        self.waited = sets.NONE

    def move_by_lot(self) -> None:
        """Any legal move of the asked seat, or none if it need not move."""
        count = self.saying.fitting.count
        number = self.below(count + self.may_wait)
        if number == count:
            self.let_go_by()
        else:
            self.make(self.seat, self.saying.fitting.moves[number])

    def copy(self, state: Position) -> "Asking":
        """The same about another position."""
        twin = Asking(state, self.saying.book, self.wait, 0)
        twin.saying = self.saying.copy()
        twin.chance, twin.waited = self.chance, self.waited
        twin.seat, twin.may_wait = self.seat, self.may_wait
        return twin
