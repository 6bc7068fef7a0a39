"""What a room needs around it: the screens that are connected to it, and its process."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from handful.i18n.games import Sentence

from ..bus import Bus
from ..metrics import Metrics
from ..processes.thinkers import Thinkers
from ..store import Store
from ..ws import protocol
from . import log_entries as log
from .clock import Clock

if TYPE_CHECKING:
    from .room import Room


class Screen(Protocol):
    """A connected screen, as the room knows it."""

    person: str | None
    device: str | None
    seen: int
    rtt: float
    sent: float
    words: bool
    """Whether it wants English beside messages."""

    def poke(self) -> None:
        """There is something new to be sent."""
        ...

    def reply(self, frame: protocol.Frame) -> None:
        """Send this as soon as possible."""
        ...

    def bye(self, code: str, words: Sentence, again: bool = False) -> None:
        """Say goodbye and close."""
        ...


class House(Protocol):
    """What a room needs of the process around it."""

    process: str
    store: Store
    bus: Bus
    clock: Clock
    thinkers: Thinkers
    metrics: Metrics

    def mark(self) -> str:
        """A mark for an entry that nobody else makes."""
        ...

    def links(self, room: "Room") -> protocol.Links:
        """Where screens find the room."""
        ...

    def describe(self, room: "Room") -> None:
        """Tell lists of rooms, in a while."""
        ...

    async def inside(self, room: "Room", decide: Callable[[], Sequence[log.Body]]) -> None:
        """Commit something from outside the room's own task, in its turn."""
        ...

    def drop(self, room: "Room") -> None:
        """Forget the room in this process."""
        ...

    def hold(self, room: "Room") -> None:
        """Somebody has come to a room where nobody was."""
        ...
