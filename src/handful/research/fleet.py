"""Many games at once for learners: who is asked, what may be done and what is seen, as whole rows.

The same rules of asking as at one table, seat for seat and lot for lot, for games whose observation
has a writer. The rows are the caller's own arrays, one entry per game: seats are 32-bit numbers,
actions 64-bit, masks bytes, observations 32-bit floats.
"""

from typing import Any

from handful.core import bare, encoding, sets
from handful.core.engine import Position, Writer
from handful.core.state import NO_SEAT

from .decisions import Asking, Space, follow


class IllegalMove(ValueError):
    """An action that its mask does not allow; no game has moved."""


class Fleet:
    """Positions of one game, asked and moved together.

    If `learner` is a seat, random players move for all others until that one is asked.
    """

    def __init__(self, count: int, space: Space, learner: int = NO_SEAT) -> None:
        self.games: list[Any] = [None] * count
        self.writers: list[Any] = [None] * count
        self.space = space
        self.learner = learner

    def put(self, place: int, state: Position, writer: Writer, seed: int) -> int:
        """Begin another game here, whose lots come from the seed; who is asked comes back."""
        if self.games[place] is None:
            self.games[place] = Asking(state, self.space, seed)
        else:
            asking: Asking = self.games[place]
            asking.begin(state, seed)
        self.writers[place] = writer
        self.follow(place)
        return self.ask(place)

    def check(self, actions: Any) -> None:
        """Refuse before anything has moved."""
        for place in range(len(self.games)):
            asking: Asking = self.games[place]
            if asking.seat != NO_SEAT and not asking.can(actions[place]):
                raise IllegalMove(f"action {actions[place]} is not allowed in game {place}")

    def act(self, actions: Any, seats: Any) -> int:
        """Take one action in every game and ask; how many games go on comes back."""
        self.check(actions)
        going = 0
        for place in range(len(self.games)):
            asking: Asking = self.games[place]
            if asking.seat != NO_SEAT and asking.act(actions[place]):
                self.go_on(place)
            seats[place] = asking.seat
            going += asking.seat != NO_SEAT
        return going

    def act_or_lapse(self, actions: Any, seats: Any, illegal: Any) -> int:
        """The same, but a forbidden action counts as none and is marked; how many come back."""
        refused = 0
        for place in range(len(self.games)):
            asking: Asking = self.games[place]
            illegal[place] = not asking.can(actions[place])
            if illegal[place]:
                refused += 1
                asking.lapse()
                self.go_on(place)
            elif asking.act(actions[place]):
                self.go_on(place)
            seats[place] = asking.seat
        return refused

    def go_on(self, place: int) -> None:
        """A seat is done: take it in, and ask the next."""
        self.follow(place)
        self.ask(place)

    def ask(self, place: int) -> int:
        """The seat that is asked in this game, or NO_SEAT; others than the learner just move."""
        asking: Asking = self.games[place]
        while asking.choose() != NO_SEAT and self.learner not in (NO_SEAT, asking.seat):
            asking.move_by_lot()
            self.follow(place)
        asking.offer()
        return asking.seat

    def follow(self, place: int) -> None:
        """Let the writer take in what has happened, if it listens."""
        asking: Asking = self.games[place]
        if asking.state.sink is not None:
            events = asking.state.sink
            follow(self.writers[place], events, 0, len(events), ~sets.NONE)
            events.clear()

    def show(self, masks: Any, rows: Any) -> None:
        """Write the mask and the observation of each asked seat, over whatever stood there."""
        for place in range(len(self.games)):
            asking: Asking = self.games[place]
            writer: Writer = self.writers[place]
            row, mask = rows[place], encoding.clear_mask(masks, place)
            encoding.clear(row)
            if asking.seat != NO_SEAT:
                writer.write(asking.state, asking.seat, row)
                asking.saying.write_at(bare.floats(row), self.space.said_at)
                asking.tick(mask)

    def pick(self, actions: Any) -> None:
        """Any allowed action for each game, by lot: the random player, at full speed."""
        for place in range(len(self.games)):
            asking: Asking = self.games[place]
            if asking.seat != NO_SEAT:
                actions[place] = asking.pick()
