"""What both databases are asked in the same words, with `?` where a value goes."""

from abc import ABC, abstractmethod
from typing import Any, LiteralString

from .base import Entry, RoomRow
from .packing import merged
from .writer import Writer

ROW: LiteralString = "id, code, owner, created, touched, finished, summary, former, held"
_PIECES: LiteralString = (
    "select entries from archive where room = ? and first >= coalesce("
    "(select max(first) from archive where room = ? and first <= ?), 0)"
)
_FREE: LiteralString = (
    "update room set former = code, code = null where code is not null and held < ? and "
    "(touched < ? or (finished = 1 and touched < ?))"
)


class RoomTables(ABC):
    """The part of a store for which it does not matter which database it is."""

    _writer: Writer[Any]

    @abstractmethod
    async def _select(self, sql: LiteralString, values: tuple[object, ...]) -> list[Any]:
        """The rows that are found, read on the side."""

    @abstractmethod
    async def _write(self, room: str, sql: LiteralString, values: tuple[object, ...]) -> None:
        """Change something, in turn with all other writes."""

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        """The log from after this entry on."""
        rows = await self._select(
            "select seq, mark, wrote, body from log where room = ? and seq > ? order by seq",
            (room, after),
        )
        return [Entry(seq, mark, wrote, body.encode()) for seq, mark, wrote, body in rows]

    async def read_all(self, room: str, after: int = 0) -> list[Entry]:
        """The log with what is packed; read in this order, so that nothing moves past us."""
        log = await self.read(room, after)
        pieces = await self._select(_PIECES, (room, room, after))
        return merged(log, (piece for (piece,) in pieces), after)

    async def room(self, room: str) -> RoomRow | None:
        """One room."""
        return await self._one("id = ?", room)

    async def by_code(self, code: str) -> RoomRow | None:
        """The living room with this code."""
        return await self._one("code = ?", code)

    async def by_former(self, code: str) -> RoomRow | None:
        """The newest of the rooms without a code that had this one."""
        return await self._one("code is null and former = ? order by touched desc limit 1", code)

    async def free_code(self, room: str) -> None:
        """Take a room's code away for good."""
        await self._write(room, "update room set code = null, former = null where id = ?", (room,))

    async def free_codes(self, finished_before: int, any_before: int) -> None:
        """Take the codes of rooms that nobody has touched since."""
        await self._write("~", _FREE, (any_before, any_before, finished_before))

    async def codes(self) -> int:
        """How many rooms have a code."""
        ((count,),) = await self._select("select count(*) from room where code is not null", ())
        return int(count)

    async def by_owner(self, owner: str) -> list[RoomRow]:
        """A host's rooms, the newest first."""
        return await self._rows("owner = ? order by created desc, id limit 200", (owner,))

    async def rooms(self, before: int, most: int) -> list[RoomRow]:
        """So many of the rooms that were not touched since, the last touched first."""
        return await self._rows("touched <= ? order by touched desc, id limit ?", (before, most))

    async def describe(self, row: RoomRow) -> None:
        """Write what lists need anew, all but the code."""
        await self._write(
            row.id,
            "update room set owner=?, touched=?, finished=?, summary=? where id=?",
            (row.owner, row.touched, int(row.finished), row.summary.decode(), row.id),
        )

    async def delete(self, room: str) -> None:
        """Forget a room and its log."""
        await self._write(room, "delete from room where id = ?", (room,))

    async def keep_snapshot(self, room: str, seq: int, body: bytes) -> None:
        """Keep what a room was after this entry, unless a later one is kept."""
        await self._write(
            room,
            "insert into snapshot (room, seq, body) select id, ?, ? from room where id = ? "
            "on conflict (room) do update set seq = excluded.seq, body = excluded.body "
            "where snapshot.seq < excluded.seq",
            (seq, body.decode(), room),
        )

    async def snapshot(self, room: str) -> bytes | None:
        """What is kept of a room as it once was."""
        rows = await self._select("select body from snapshot where room = ?", (room,))
        return rows[0][0].encode() if rows else None

    async def keep_review(self, key: str, made: int, body: bytes) -> None:
        """Keep a finished review, unless another process has."""
        await self._write(
            "~",
            "insert into review (key, made, body) values (?, ?, ?) on conflict (key) do nothing",
            (key, made, body),
        )

    async def kept_review(self, key: str) -> bytes | None:
        """A finished review, if it is kept."""
        rows = await self._select("select body from review where key = ?", (key,))
        return bytes(rows[0][0]) if rows else None

    async def forget_reviews(self, made_before: int) -> None:
        """Forget old reviews."""
        await self._write("~", "delete from review where made < ?", (made_before,))

    @property
    def waiting(self) -> int:
        """How many writes stand in line."""
        return self._writer.waiting

    async def _one(self, where: LiteralString, value: str) -> RoomRow | None:
        return next(iter(await self._rows(where, (value,))), None)

    async def _rows(self, where: LiteralString, values: tuple[object, ...]) -> list[RoomRow]:
        found = await self._select(f"select {ROW} from room where {where}", values)
        return [_row(one) for one in found]


def fields(row: RoomRow) -> tuple[object, ...]:
    """A room as the columns of `ROW` hold it."""
    summary, finished = row.summary.decode(), int(row.finished)
    times = row.created, row.touched
    return row.id, row.code, row.owner, *times, finished, summary, row.former, row.held


def _row(found: Any) -> RoomRow:
    id, code, owner, created, touched, finished, summary, former, held = found
    whole = bool(finished)
    return RoomRow(id, code, owner, created, touched, whole, summary.encode(), former, held)
