"""Whom a game asks next, and what that seat may do.

Of the seats that may act, those who need not are asked first and may `wait`; then one of those for
whom the table waits. Within each group the lot decides who is asked first, so that no chair wins
every race; after each move all are asked anew. The lots come from the seed, never from the game.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from handful.bots.levels import RARELY
from handful.core import Event, bare, rng, sets
from handful.core.engine import Position, Writer, itself
from handful.core.state import NO_SEAT

from .tokens import Phrasebook, Saying


class Space:
    """What a game's environments have in common: how moves are said, and where that is written."""

    def __init__(self, book: Phrasebook, wait: int, said_at: int) -> None:
        self.book = book
        self.wait = wait
        """The action that lets a chance go by."""
        self.said_at = said_at
        """Where in an observation a half-said move begins."""

    def __reduce__(self) -> tuple[Callable[[Any], Any], tuple[object]]:
        return attrgetter("space"), (self.book.home,)


class Asking:
    """One position, the seat that is asked there, and what it has said of its move."""

    def __init__(self, state: Position, space: Space, seed: int) -> None:
        self.space = space
        self.saying = Saying(space.book)
        self.begin(state, seed & rng.WORD)

    def begin(self, state: Position, seed: int) -> None:
        """Nobody has been asked yet in this position; the seed is a word."""
        self.state = state
        self.chance = rng.WORD - seed
        self.dice = seed >> 1
        """What random players throw: bots of their own would throw the same."""
        self.waited = sets.NONE
        self.seat = NO_SEAT
        self.may_wait = False

    def ask(self) -> int:
        """Choose the seat that is asked next, or NO_SEAT at the end, and offer it its moves."""
        self.choose()
        self.offer()
        return self.seat

    def offer(self) -> None:
        """Ask the chosen seat for its move, if there is one."""
        if self.seat == NO_SEAT:
            self.saying.finish()
        else:
            self.saying.offer()

    def choose(self) -> int:
        """Choose the seat that is asked next and list its moves; nothing is offered yet."""
        acting = self.state.acting()
        self.may_wait = False
        if acting == sets.NONE:
            self.seat = NO_SEAT
            return NO_SEAT
        if acting & (acting - 1):
            acting = self.asked_of(acting)
        self.seat = sets.nth(acting, self.below(sets.size(acting)))
        self.saying.list_moves(self.state, self.seat)
        return self.seat

    def asked_of(self, acting: int) -> int:
        """Those among whom the lot decides: who need not act first, then whom the table awaits."""
        awaited = self.state.awaiting()
        free = acting & ~awaited & ~self.waited
        self.may_wait = free != sets.NONE
        return free if free else awaited

    def below(self, bound: int) -> int:
        """A lot from 0 to bound - 1; a choice of one costs none."""
        if bound == 1:
            return 0
        self.chance = rng.stepped(self.chance)
        return rng.below(self.chance, bound)

    def can(self, action: int) -> bool:
        """Whether the asked seat may take this action; a begun move is said to its end."""
        if action == self.space.wait:
            return self.may_wait and not self.saying.depth
        return self.saying.allows(action)

    def show(self, writer: Writer, seat: int, row: Any, mask: Any) -> None:
        """Write what a seat sees and, if it is asked, what it may do, into rows of zeros."""
        writer.write(self.state, seat, row)
        if seat == self.seat:
            self.mark(mask)
            self.saying.write(row, self.space.said_at)

    def mark(self, mask: Any) -> None:
        """Write a 1 for everything that the asked seat may do."""
        self.tick(bare.chars(mask))

    def tick(self, mask: Any) -> None:
        """The same, where the mask is as long as it should be."""
        self.saying.tick(mask)
        if self.may_wait and not self.saying.depth:
            mask[self.space.wait] = 1

    def act(self, action: int) -> bool:
        """Take an action that can be taken; whether the seat is done and all are asked anew."""
        if action == self.space.wait:
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

    def lapse(self) -> None:
        """The asked seat does nothing: it waits, or its time is up."""
        if self.may_wait:
            self.let_go_by()
        else:
            self.make(self.seat, itself(self.state).lapse(self.seat))

    def move_by_lot(self) -> None:
        """What `handful.bots.levels.Random` does for the asked seat, throw for throw."""
        if self.may_wait and self.thrown(RARELY):
            self.let_go_by()
        else:
            listed = self.saying.fitting
            self.make(self.seat, listed.pick(self.thrown(listed.count)))

    def pick(self) -> int:
        """Any action that may be taken, by lot."""
        choices = self.saying.choices
        may_wait = self.may_wait and not self.saying.depth
        number = self.below(choices + may_wait)
        return self.saying.nth(number) if number < choices else self.space.wait

    def thrown(self, bound: int) -> int:
        """A throw of the random players from 0 to bound - 1."""
        self.dice = rng.stepped(self.dice)
        return rng.below(self.dice, bound)

    def copy(self, state: Position) -> "Asking":
        """The same about another position."""
        twin = Asking(state, self.space, 0)
        twin.saying = self.saying.copy()
        twin.chance, twin.dice, twin.waited = self.chance, self.dice, self.waited
        twin.seat, twin.may_wait = self.seat, self.may_wait
        return twin


def follow(writer: Writer, events: list[Event], first: int, last: int, insiders: int) -> None:
    """Tell a writer these events; see `Writer.follow`."""
    for place in range(first, last):
        writer.follow(events[place], insiders)
