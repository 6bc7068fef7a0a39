"""What a game adds to a review of itself: figures that are drawn on a page and said anywhere."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from .events import Event
from .game import Memory
from .message import Message
from .options import Options
from .play import Play
from .state import NO_SEAT, Millis, Move, Outcome, Seat, State

TIME: Final = NO_SEAT
"""In place of a seat: the clock moved the game on."""
BEGINNING: Final = -1
"""In place of the number of a step: before the first."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a game, seen before it is made."""

    number: int
    """How many steps came before."""
    entry: int
    """How many entries of the record came before."""
    seat: Seat
    """Whose move it is, or `TIME`."""
    move: Move | None
    at: Millis
    play: Play
    """The game as it stands."""
    memories: list[Memory]
    """What each seat remembers of it."""

    @property
    def state(self) -> Any:
        """The position, of the game's own kind; the next step changes it."""
        return self.play.state

    def make(self, world: State) -> None:
        """Make the same step in another world."""
        if self.move is None:
            pass_time(world, self.at)
        else:
            world.now = max(self.at, world.now)
            world.apply(self.seat, self.move)


def pass_time(world: State, at: Millis) -> None:
    """Let every deadline up to a moment expire."""
    deadline = world.deadline()
    while deadline is not None and deadline <= at:
        world.now = deadline
        world.expire()
        deadline = world.deadline()
    world.now = max(at, world.now)


Worlds = Callable[[int], Any]
"""World 0, 1, 2 …: positions of the game's own kind, with the same luck in every review."""


class Past(Protocol):
    """A finished game, to be looked at again."""

    options: Options
    seats: int
    outcome: Outcome

    @property
    def timed(self) -> bool:
        """Whether it is known when each move was made."""
        ...

    def steps(self) -> Iterator[Step]:
        """Every step, while the game stands before it."""
        ...

    def brought(self, number: int) -> Sequence[Event]:
        """What a step brought, or the `BEGINNING`."""
        ...

    def as_it_was(self, step: Step) -> Worlds:
        """All hands as they were, and what nobody had seen dealt anew."""
        ...

    def as_known(self, step: Step) -> Worlds:
        """What whoever moves there could imagine."""
        ...

    def played_on(self, world: Any, number: int) -> Sequence[float]:
        """What a world, which is used up, comes to by quick replies: each seat's share of a win."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A page draws `data`; the sentences and the table say the same in words."""

    key: str
    title: Message
    said: Sequence[Message] = ()
    """What it shows, in sentences."""
    heads: Sequence[Message] = ()
    """What stands over the columns of the numbers behind it."""
    rows: Sequence[Sequence[Message | str | int]] = ()
    data: Mapping[str, Any]
    """Plain data, as the page of the game knows it."""
