"""What every bus can do. Notes may get lost: whatever they tell of is in the log."""

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str], None]
"""Called on the event loop with each note, and with `AGAIN`."""

AGAIN = "again"
"""Heard instead of notes that may have been lost: look everywhere."""


class BadBus(Exception):
    """Processes cannot hear each other by what was named; the words say why."""


class Bus(Protocol):
    """Carries notes between processes; a process hears only those of rooms that it follows.

    All hear what one process tells of a room in its order, and on most buses what several tell in
    the same order, their own among them.
    """

    async def listen(self, heard: Heard) -> None:
        """From now on call this with what any process, this one too, tells everybody."""
        ...

    async def follow(self, room: str) -> None:
        """From now on hear also what is told of this room."""
        ...

    def leave(self, room: str) -> None:
        """Hear no more of this room, soon."""
        ...

    async def publish(self, note: str, room: str | None = None) -> None:
        """Tell those who follow a room, or everybody."""
        ...

    async def appended(self, room: str, note: str) -> None:
        """A room's log has grown; does nothing where the store tells it by itself."""
        ...

    async def close(self) -> None:
        """Neither hear nor tell any more."""
        ...
