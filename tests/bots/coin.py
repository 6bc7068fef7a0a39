"""Coin, made up for one question: does a search use what its seat cannot know?

The last seat takes what is sure, or it guesses: it names the side of a hidden coin at the same time
as all others. Where it is heads the first seat may peek, of which nobody else is told.
"""

from dataclasses import dataclass, field
from typing import Any

from handful.core import UNTIMED, Chance, Event, Lookahead, Move, Outcome, Seat, State, only, public
from handful.core.options import Options
from handful.core.refusal import Refusal

SURE, GUESS, HEADS, TAILS = range(4)
WORTH = 0.6
"""Of the sure thing: more than that of a guess, less than to know."""


class Shown(Event):
    """The coin lies open."""

    side: int = public()


class Peeked(Event):
    """A seat has seen the coin, and only that seat knows."""

    seat: int = only("seat")


@dataclass
class Coin:
    """One position of it."""

    side: int
    is_shown: bool = False
    seats: int = 2
    asked: list[Seat] = field(default_factory=list)
    """Who is to name a side; nobody before the last seat has chosen to guess."""
    value: float | None = None
    now: int = UNTIMED
    chance: int = 0
    sink: list[Event] | None = None

    def awaited(self) -> tuple[Seat, ...]:
        """The last seat, then everybody at once."""
        if self.value is not None:
            return ()
        return tuple(self.asked) or (self.seats - 1,)

    actors = awaited

    def legal(self, seat: Seat) -> list[Move]:
        """To be sure or not to be; then the sides."""
        return [HEADS, TAILS] if self.asked else [SURE, GUESS]

    def apply(self, seat: Seat, move: Move) -> None:
        """The last seat's choice, or somebody's guess."""
        if move == SURE:
            self.value = WORTH
        elif move == GUESS:
            self.asked = list(range(self.seats))
            if self.sink is not None:
                self.sink += [Shown(self.side)] if self.is_shown else []
                self.sink += [Peeked(0)] if self.side == HEADS else []
        else:
            self.asked.remove(seat)
            if seat == self.seats - 1:
                self.value = float(move == self.side)

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Nobody asks here."""
        return None

    def deadline(self) -> int | None:
        """There is no clock."""
        return None

    def expire(self) -> None:
        """Nor is there then."""

    def lapse(self, seat: Seat) -> Move:
        """The first that is legal."""
        return self.legal(seat)[0]

    def outcome(self) -> Outcome | None:
        """What it is worth is said by `standing`."""
        return None

    def clone(self) -> "Coin":
        """A copy that nobody listens to."""
        return Coin(self.side, self.is_shown, self.seats, self.asked[:], self.value)


@dataclass
class Blank:
    """The memory of a seat that was told nothing yet."""

    options: Options
    seats: int
    seat: Seat | None

    def fold(self, event: Any) -> None:
        """Nothing is remembered."""


def looked_ahead(depth: int) -> Lookahead[State]:
    """Everybody names heads."""

    def standing(world: Any, seat: Seat) -> float:
        return float(world.value or 0.0)

    def is_quiet(world: Any, seat: Seat) -> bool:
        return world.value is not None

    def reply(world: State, seat: Seat, must: bool, chance: Chance) -> Move | None:
        return HEADS if must else None

    return Lookahead(playouts=1, reply=reply, standing=standing, is_quiet=is_quiet, depth=depth)
