"""What every store can do; the primary key (room, seq) of the log is the only arbiter."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ..bus.base import Bus


class CodeTaken(Exception):
    """Another living room has this code."""


class BadStore(Exception):
    """Rooms cannot be kept in what was named; the words say why, and what would be right."""


class StoreDown(Exception):
    """The store cannot be reached just now; nothing was promised."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of a room's log; `mark` is its writer's own and tells it from any other."""

    seq: int
    mark: str
    wrote: int
    """Milliseconds since 1970, for people; nothing is decided by it."""
    body: bytes


@dataclass(frozen=True, slots=True)
class RoomRow:
    """What lists and lookups need of a room without reading its log."""

    id: str
    code: str | None
    owner: str
    """The hash of the host's key."""
    created: int
    touched: int
    finished: bool
    summary: bytes
    former: str | None = None
    """The code it had until nobody was there for long."""
    held: int = 0
    """Until then it keeps its code, whoever comes: it may stand on paper."""


def pointer(room: str, entry: Entry) -> str:
    """The note that a room's log has grown: who wrote, which room, up to where."""
    return f"log {entry.mark.partition(':')[0]} {room} {entry.seq}"


class Store(Protocol):
    """Rooms and their logs. What `append` has said yes to is on disk."""

    @property
    def bus(self) -> Bus:
        """The way by which processes on this store hear of each other, where no other is named.

        Every `append` tells its `pointer` there by itself, in the same transaction.
        """
        ...

    async def open(self) -> None:
        """Connect, and bring the tables up to date."""
        ...

    async def close(self) -> None:
        """Finish what is under way and disconnect."""
        ...

    async def create(self, row: RoomRow, entries: Sequence[Entry]) -> None:
        """A new room with the beginning of its log; raises `CodeTaken`."""
        ...

    async def append(self, room: str, entries: Sequence[Entry]) -> bool:
        """Add entries with consecutive numbers; False if somebody else was faster."""
        ...

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        """The log from after this entry on, in order; it has no gaps but where games are packed."""
        ...

    async def read_all(self, room: str, after: int = 0) -> list[Entry]:
        """The same with what is packed, so without gaps."""
        ...

    async def pack(self, room: str, entries: Sequence[Entry]) -> None:
        """Move these entries, never the last of a log, out of the log into one small piece."""
        ...

    async def keep_snapshot(self, room: str, seq: int, body: bytes) -> None:
        """Keep what a room was after this entry, unless a later one is kept."""
        ...

    async def snapshot(self, room: str) -> bytes | None:
        """What is kept of a room as it once was: it can always be had from the log too."""
        ...

    async def room(self, room: str) -> RoomRow | None:
        """One room."""
        ...

    async def by_code(self, code: str) -> RoomRow | None:
        """The living room with this code."""
        ...

    async def by_former(self, code: str) -> RoomRow | None:
        """The newest of the rooms without a code that had this one."""
        ...

    async def give_code(self, room: str, code: str) -> bool:
        """Give a code to a room that has none; False if one of the two is taken."""
        ...

    async def free_code(self, room: str) -> None:
        """Take a room's code away for good."""
        ...

    async def free_codes(self, finished_before: int, any_before: int) -> None:
        """Take the codes of rooms that nobody has touched since; each remembers its own.

        Finished rooms and others lose theirs each by their own moment.
        """
        ...

    async def codes(self) -> int:
        """How many rooms have a code."""
        ...

    async def touch(self, rooms: Sequence[str], now: int) -> list[str]:
        """Somebody is in these rooms now; those without a code come back."""
        ...

    async def by_owner(self, owner: str) -> list[RoomRow]:
        """A host's rooms, the newest first."""
        ...

    async def rooms(self, before: int, most: int) -> list[RoomRow]:
        """So many of the rooms that were not touched since, the last touched first."""
        ...

    async def describe(self, row: RoomRow) -> None:
        """Write what lists need anew, all but the code."""
        ...

    async def delete(self, room: str) -> None:
        """Forget a room and its whole log."""
        ...

    async def keep_review(self, key: str, made: int, body: bytes) -> None:
        """Keep the finished review of a record; the first one stays."""
        ...

    async def kept_review(self, key: str) -> bytes | None:
        """A finished review, if it is kept."""
        ...

    async def forget_reviews(self, made_before: int) -> None:
        """Forget old reviews; they can be made again."""
        ...

    async def overdue(self, finished_before: int, any_before: int) -> list[tuple[str, int]]:
        """Look once for rooms that have expired: which, and at how many looks in a row.

        Finished rooms and others expire each by their own moment.
        """
        ...

    async def healthy(self) -> bool:
        """Whether it answers."""
        ...
