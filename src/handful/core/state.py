"""What every position of every game can do."""

from dataclasses import dataclass
from typing import Protocol, Self

from .events import Event
from .refusal import Refusal

Seat = int
Move = int
Millis = int

UNTIMED: Millis = -1
"""The `now` of a game without a clock: it stays there from first move to last."""

NO_SEAT = -1
"""Where a row of seats has none."""

EVERYBODY: Seat = -2
"""In place of a seat: all of them together, who know what any of them may know."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended; `places` gives each seat's rank from 1, equal ranks shared."""

    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    together: bool = False
    """Whether the table wins or loses as one."""

    def returns(self) -> tuple[float, ...]:
        """One win, divided among the winners; a win together is a whole one for everybody."""
        share = 0.0
        if self.winners:
            share = 1.0 if self.together else 1.0 / len(self.winners)
        return tuple(share if seat in self.winners else 0.0 for seat in range(len(self.places)))


class State(Protocol):
    """One position: all that is needed to go on, nothing about people or networks.

    What may be known of a position (its view, its secrets) is stated beside it, in the `Game`.
    """

    now: Millis
    """Since the start of the game, set by whoever enters a move; `UNTIMED` without a clock."""

    chance: int
    """The generator; no view ever shows it."""

    sink: list[Event] | None
    """Where events are told; None costs nothing. A clone has none."""

    def actors(self) -> tuple[Seat, ...]:
        """The seats that may act, by public facts alone; each of them has a legal move."""
        ...

    def awaited(self) -> tuple[Seat, ...]:
        """The actors for whom the table waits; the others may act but need not."""
        ...

    def legal(self, seat: Seat) -> list[Move]:
        """Every canonical move the seat may make now, in canonical order."""
        ...

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Why this move is not allowed, or None; safe with any seat and any integer."""
        ...

    def apply(self, seat: Seat, move: Move) -> None:
        """Make a move that `refusal` allows."""
        ...

    def deadline(self) -> Millis | None:
        """When the game moves by itself."""
        ...

    def expire(self) -> None:
        """What then happens; `now` stands at the deadline."""
        ...

    def lapse(self, seat: Seat) -> Move:
        """The move an awaited seat is taken to make when its time is up."""
        ...

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        ...

    def clone(self) -> Self:
        """An independent copy that nobody listens to."""
        ...
