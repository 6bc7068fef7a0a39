"""Rooms in one SQLite file: a writer thread, a write-ahead log, every commit on disk."""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

from .base import CodeTaken, Entry, RoomRow, StoreDown, pointer
from .migrations import pending, statements
from .packing import packed
from .room_tables import ROW, RoomTables, fields
from .sqlite_bus import NOTE, TABLE, SqliteBus
from .sqlite_file import check, code_of, make_private, refused
from .writer import Job, Writer

logger = logging.getLogger("handful.store")

MEMORY = ":memory:"
"""Instead of a file: what is forgotten at the end."""
_PRAGMAS = (
    "pragma journal_mode=wal",
    "pragma synchronous=full",
    "pragma foreign_keys=on",
    "pragma busy_timeout=10000",
)
_INSERT = "insert into log (room, seq, mark, wrote, body) values (?,?,?,?,?)"
_LATER = "select 1 from log where room = ? and seq > ? limit 1"
_MINE = "select 1 from log where room = ? and seq = ? and mark = ?"
_PACK = (
    "insert into archive (room, first, entries) select ?1, ?2, ?3 "
    "where exists (select 1 from log where room = ?1 and seq = ?2) on conflict do nothing"
)
_COUNT_LOOKS = (
    "update room set overdue = case when touched < :any or "
    "(finished = 1 and touched < :finished) then overdue + 1 else 0 end "
    "where overdue > 0 or touched < max(:any, :finished)"
)
_PROBE = (
    "create table probe (room blob)",
    "insert into probe values (zeroblob(65536))",
    "drop table probe",
)
"""Takes as much of the disk as a few moves might, and gives it back."""
_DOWN = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
}
"""What is wrong with the file or its disk, not with what was asked."""


class SqliteStore(RoomTables):
    """The store in a file; several processes on one machine may share it."""

    def __init__(self, path: Path | str, shared: bool = False) -> None:
        self._path, self._shared = str(path), shared
        self._writer: Writer[sqlite3.Connection] = Writer(self._batch, "store-writer")
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="store-reader")
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._main: sqlite3.Connection | None = None
        self.bus = SqliteBus(self._select, self._write, shared)
        self._failing = False
        """Whether the newest write has failed."""

    async def open(self) -> None:
        """Open the file and bring its tables up to date."""
        try:
            self._main = await asyncio.to_thread(self._prepare)
        except BaseException:
            self._disconnect()
            raise
        self._writer.start()

    async def close(self) -> None:
        """Finish the last commit and close the file."""
        await self.bus.close()
        await asyncio.to_thread(self._writer.stop)
        self._readers.shutdown(wait=True)
        self._disconnect()

    async def create(self, row: RoomRow, entries: Sequence[Entry]) -> None:
        """A new room with the beginning of its log."""

        def act(connection: sqlite3.Connection) -> bool:
            new = connection.execute(
                f"insert into room ({ROW}) values (?,?,?,?,?,?,?,?,?) on conflict do nothing",
                fields(row),
            )
            return new.rowcount == 1 and _insert(connection, row.id, entries)

        if not await self._writer.do((row.id, 0), act):
            raise CodeTaken(row.code or "")

    async def append(self, room: str, entries: Sequence[Entry]) -> bool:
        """Add entries; False if these numbers are taken."""

        act = _Append(room, entries, self._shared)
        return await self._writer.do((room, entries[0].seq), act)

    async def pack(self, room: str, entries: Sequence[Entry]) -> None:
        """Move these entries into one small piece."""

        def act(connection: sqlite3.Connection) -> None:
            first = entries[0].seq
            new = connection.execute(_PACK, (room, first, packed(entries)))
            if new.rowcount == 1:
                gone = [(room, one.seq) for one in entries]
                connection.executemany("delete from log where room = ? and seq = ?", gone)

        await self._writer.do((room, 0), act)

    async def give_code(self, room: str, code: str) -> bool:
        """Give a code to a room that has none."""

        def act(connection: sqlite3.Connection) -> bool:
            with suppress(sqlite3.IntegrityError):
                sql = "update room set code = ? where id = ? and code is null"
                return connection.execute(sql, (code, room)).rowcount == 1
            return False

        return await self._writer.do((room, 0), act)

    async def touch(self, rooms: Sequence[str], now: int) -> list[str]:
        """Somebody is in these rooms now."""

        def act(connection: sqlite3.Connection) -> list[str]:
            touch = "update room set touched = max(touched, ?) where id = ?"
            connection.executemany(touch, [(now, room) for room in rooms])
            look = "select id from room where code is null and id = ?"
            found = (connection.execute(look, (room,)).fetchone() for room in rooms)
            return [one[0] for one in found if one]

        return await self._writer.do(("~", 0), act)

    async def overdue(self, finished_before: int, any_before: int) -> list[tuple[str, int]]:
        """Look once for rooms that have expired, and count the looks."""

        def act(connection: sqlite3.Connection) -> list[tuple[str, int]]:
            connection.execute(_COUNT_LOOKS, {"finished": finished_before, "any": any_before})
            return connection.execute("select id, overdue from room where overdue > 0").fetchall()

        return await self._writer.do(("~", 0), act)

    async def healthy(self) -> bool:
        """Whether it answers; after a write that failed, whether it would be taken now."""
        try:
            if self._failing:
                await self._writer.do(("~", 0), _probe)
            return bool(await self._select("select exists (select 1 from room)", ()))
        except StoreDown:
            return False

    def _disconnect(self) -> None:
        for one in self._connections:
            one.close()
        self._connections.clear()

    def _prepare(self) -> sqlite3.Connection:
        if self._path != MEMORY:
            check(Path(self._path))
            make_private(Path(self._path))
        try:
            return self._up_to_date()
        except sqlite3.Error as problem:
            raise refused(self._path, problem) from None

    def _up_to_date(self) -> sqlite3.Connection:
        connection = self._connect()
        connection.execute("begin immediate")
        (version,) = connection.execute("pragma user_version").fetchone()
        for number, sql in pending(version):
            for statement in statements(sql):
                connection.execute(statement)
            connection.execute(f"pragma user_version = {number}")
        connection.execute("commit")
        connection.execute(TABLE)
        return connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, isolation_level=None, check_same_thread=False, timeout=10
        )
        self._connections.append(connection)
        for pragma in _PRAGMAS:
            connection.execute(pragma)
        return connection

    def _batch(self, jobs: Sequence[Job[sqlite3.Connection, object]]) -> None:
        try:
            with _answering():
                self._transact(jobs)
        except StoreDown as problem:
            if not self._failing:
                logger.error("store down", extra={"path": self._path, "problem": str(problem)})
            self._failing = True
            raise
        if self._failing:
            logger.warning("store up again", extra={"path": self._path})
        self._failing = False

    def _transact(self, jobs: Sequence[Job[sqlite3.Connection, object]]) -> None:
        connection = self._main
        assert connection is not None
        if _appended_at_once(connection, jobs):
            return
        connection.execute("begin immediate")
        try:
            for job in jobs:
                job.result = job.act(connection)
            connection.execute("commit")
        except BaseException:
            if connection.in_transaction:
                connection.execute("rollback")
            raise

    async def _write(self, room: str, sql: str, values: tuple[object, ...]) -> None:
        await self._writer.do((room, 0), lambda one: one.execute(sql, values).rowcount)

    async def _select(self, sql: str, values: tuple[object, ...]) -> list[Any]:
        def act() -> list[Any]:
            with _answering():
                if not hasattr(self._local, "connection"):
                    self._local.connection = self._connect()
                found: list[Any] = self._local.connection.execute(sql, values).fetchall()
            return found

        return await asyncio.get_running_loop().run_in_executor(self._readers, act)


@contextmanager
def _answering() -> Iterator[None]:
    """Turn what is wrong with the file or its disk into `StoreDown`; our own faults stay faults."""
    try:
        yield
    except sqlite3.Error as problem:
        if code_of(problem) in _DOWN:
            raise StoreDown(f"SQLite does not answer: {problem}") from None
        raise


def _probe(connection: sqlite3.Connection) -> None:
    for statement in _PROBE:
        connection.execute(statement)


class _Append:
    """Entries for the log of a room, and where processes share the file, a note about them."""

    __slots__ = ("entries", "room", "shared")

    def __init__(self, room: str, entries: Sequence[Entry], shared: bool) -> None:
        self.room, self.entries, self.shared = room, entries, shared

    def __call__(self, connection: sqlite3.Connection) -> bool:
        """Append them inside a transaction; False if these numbers are taken."""
        if not _insert(connection, self.room, self.entries):
            return False
        if self.shared:
            connection.execute(NOTE, (pointer(self.room, self.entries[-1]),))
        return True

    def is_in(self, connection: sqlite3.Connection) -> bool:
        """Whether it was this entry that got there, told by the mark."""
        mine = (self.room, self.entries[0].seq, self.entries[0].mark)
        return connection.execute(_MINE, mine).fetchone() is not None


def _appended_at_once(
    connection: sqlite3.Connection, jobs: Sequence[Job[sqlite3.Connection, object]]
) -> bool:
    """Whether nothing but single entries was to be appended: then one statement has done it.

    It is a transaction of its own. Between two statements this thread and the one of the rooms
    would take the interpreter from each other, which costs more than the statements do.
    """
    appends = [job.act for job in jobs if isinstance(job.act, _Append)]
    if len(appends) < len(jobs) or any(one.shared or len(one.entries) > 1 for one in appends):
        return False
    values = [value for one in appends for value in _row(one.room, one.entries[0])]
    try:
        written = connection.execute(_appending(len(jobs)), values).rowcount
    except sqlite3.IntegrityError:  # a room is gone: nothing was written, and each is asked alone
        return False
    for job, one in zip(jobs, appends, strict=True):
        job.result = written == len(jobs) or one.is_in(connection)
    return True


@cache
def _appending(rows: int) -> str:
    """So many entries at once, each only to a room with nothing later in its log."""
    values = ",".join(["(?,?,?,?,?)"] * rows)
    return (
        f"insert into log (room, seq, mark, wrote, body) select * from (values {values}) as new "
        "where not exists (select 1 from log where room = new.column1 and seq > new.column2) "
        "on conflict do nothing"
    )


def _row(room: str, entry: Entry) -> tuple[object, ...]:
    return room, entry.seq, entry.mark, entry.wrote, entry.body.decode()


def _insert(connection: sqlite3.Connection, room: str, entries: Sequence[Entry]) -> bool:
    """Add entries to a log, all or none; a room that is gone counts as somebody being faster."""
    rows = [_row(room, one) for one in entries]
    if connection.execute(_LATER, (room, entries[0].seq)).fetchone():
        return False  # where games are packed, numbers are free that were taken
    try:
        first = connection.execute(f"{_INSERT} on conflict do nothing", rows[0])
    except sqlite3.IntegrityError:
        return False
    if first.rowcount != 1:
        return False
    # The log has no gaps, so behind a free number all are free.
    if rows[1:]:
        connection.executemany(_INSERT, rows[1:])
    return True
