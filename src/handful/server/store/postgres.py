"""Rooms in PostgreSQL: the same contract, for several processes and machines."""

import asyncio
import contextlib
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, LiteralString, TypeVar
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

import psycopg
from psycopg import sql as statement
from psycopg.errors import UniqueViolation

from .base import BadStore, CodeTaken, Entry, RoomRow, StoreDown, pointer
from .migrations import pending, statements
from .packing import packed
from .postgres_bus import PostgresBus
from .room_tables import ROW, RoomTables, fields
from .writer import Job, Writer

T = TypeVar("T")
Connection = psycopg.Connection[tuple[Any, ...]]

_INSERT: LiteralString = (
    "insert into log (room, seq, mark, wrote, body) values (%s,%s,%s,%s,%s) on conflict do nothing"
)
_APPEND: LiteralString = (
    "insert into log (room, seq, mark, wrote, body) "
    "select %(room)s, %(seq)s, %(mark)s, %(wrote)s, %(body)s "
    "from (select 1 from room where id = %(room)s for key share) as here "
    "where not exists (select 1 from log where room = %(room)s and seq > %(seq)s) "
    "on conflict do nothing"
)
"""Only to a room with nothing later in its log: between packed games numbers are free."""
_PACK: LiteralString = (
    "insert into archive (room, first, entries) select %(room)s, %(first)s, %(entries)s "
    "where exists (select 1 from log where room = %(room)s and seq = %(first)s) "
    "on conflict do nothing"
)
_COUNT_LOOKS: LiteralString = (
    "update room set overdue = case when touched < %(any)s or "
    "(finished = 1 and touched < %(finished)s) then overdue + 1 else 0 end "
    "where overdue > 0 or touched < greatest(%(any)s, %(finished)s)"
)
_TOUCH: LiteralString = (
    "update room set touched = %s from "
    "(select id from room where id = any(%s) order by id for update) as here "
    "where room.id = here.id"
)
"""In the order of their names, so that two processes never wait for each other."""
_LOCK = 7_229_401
"""An advisory lock, so that only one process migrates."""


class PostgresStore(RoomTables):
    """The store behind a URL; `?schema=name` keeps its tables in a schema of their own.

    `notifies`: whether appends are told on its own bus; not where there is another.
    """

    def __init__(self, url: str, notifies: bool = True) -> None:
        self._url, self._schema = _split(url)
        self._writer: Writer[Connection] = Writer(self._batch, "store-writer")
        self._readers = ThreadPoolExecutor(3, thread_name_prefix="store-reader")
        self._local = threading.local()
        self._connections: list[Connection] = []
        self._main: Connection | None = None
        self._notifies = notifies
        self.bus = PostgresBus(self._connect, self._writer, self._schema)

    async def open(self) -> None:
        """Connect and bring the tables up to date."""
        try:
            await asyncio.to_thread(self._prepare)
        except psycopg.Error as problem:
            self._disconnect()
            raise BadStore(f"PostgreSQL cannot keep rooms: {_reason(problem)}.") from None
        except BaseException:
            self._disconnect()
            raise
        self._writer.start()

    async def close(self) -> None:
        """Finish the last commit and disconnect."""
        await asyncio.to_thread(self._writer.stop)
        await self.bus.close()
        self._readers.shutdown(wait=True)
        self._disconnect()

    async def create(self, row: RoomRow, entries: Sequence[Entry]) -> None:
        """A new room with the beginning of its log."""

        def act(connection: Connection) -> bool:
            new = connection.execute(
                f"insert into room ({ROW}) values (%s,%s,%s,%s,%s,%s,%s,%s,%s) "
                "on conflict do nothing",
                fields(row),
            )
            return new.rowcount == 1 and _insert(connection, row.id, entries)

        if not await self._writer.do((row.id, 0), act):
            raise CodeTaken(row.code or "")

    async def append(self, room: str, entries: Sequence[Entry]) -> bool:
        """Add entries; False if these numbers are taken."""

        def act(connection: Connection) -> bool:
            if not _insert(connection, room, entries):
                return False
            if self._notifies:
                self.bus.notify(connection, pointer(room, entries[-1]), room)
            return True

        return await self._writer.do((room, entries[0].seq), act)

    async def pack(self, room: str, entries: Sequence[Entry]) -> None:
        """Move these entries into one small piece."""

        def act(connection: Connection) -> None:
            numbers = [one.seq for one in entries]
            given = {"room": room, "first": numbers[0], "entries": packed(entries)}
            if connection.execute(_PACK, given).rowcount == 1:
                connection.execute(
                    "delete from log where room = %s and seq = any(%s)", (room, numbers)
                )

        await self._writer.do((room, 0), act)

    async def give_code(self, room: str, code: str) -> bool:
        """Give a code to a room that has none."""

        def act(connection: Connection) -> bool:
            sql: LiteralString = "update room set code = %s where id = %s and code is null"
            with contextlib.suppress(UniqueViolation), connection.transaction():
                return connection.execute(sql, (code, room)).rowcount == 1
            return False

        return await self._writer.do((room, 0), act)

    async def touch(self, rooms: Sequence[str], now: int) -> list[str]:
        """Somebody is in these rooms now."""

        def act(connection: Connection) -> list[str]:
            connection.execute(_TOUCH, (now, list(rooms)))
            found = connection.execute(
                "select id from room where code is null and id = any(%s)", (list(rooms),)
            )
            return [id for (id,) in found]

        return await self._writer.do(("~", 0), act)

    async def overdue(self, finished_before: int, any_before: int) -> list[tuple[str, int]]:
        """Look once for rooms that have expired, and count the looks."""

        def act(connection: Connection) -> list[tuple[str, int]]:
            connection.execute(_COUNT_LOOKS, {"finished": finished_before, "any": any_before})
            found = connection.execute("select id, overdue from room where overdue > 0")
            return [(id, looks) for id, looks in found]

        return await self._writer.do(("~", 0), act)

    async def healthy(self) -> bool:
        """Whether it answers."""
        try:
            return bool(await self._select("select 1", ()))
        except (psycopg.Error, StoreDown):
            return False

    def _prepare(self) -> None:
        connection = self._connect(schema=False)
        with connection.transaction():
            connection.execute("select pg_advisory_xact_lock(%s)", (_LOCK,))
            name = statement.Identifier(self._schema)
            connection.execute(statement.SQL("create schema if not exists {}").format(name))
            self._settle_in(connection)
            connection.execute("create table if not exists version (number integer not null)")
            row = connection.execute("select coalesce(max(number), 0) from version").fetchone()
            for number, sql in pending(row[0] if row else 0):
                for one in statements(sql):
                    connection.execute(one.encode())
                connection.execute("insert into version values (%s)", (number,))
        self._main = connection

    def _connect(self, schema: bool = True) -> Connection:
        try:
            connection = psycopg.connect(self._url, autocommit=True, connect_timeout=5)
            if schema:
                self._settle_in(connection)
        except psycopg.Error as problem:
            raise StoreDown(f"PostgreSQL cannot be reached: {_reason(problem)}.") from None
        self._connections.append(connection)
        return connection

    def _disconnect(self) -> None:
        for one in self._connections:
            one.close()
        self._connections.clear()

    def _settle_in(self, connection: Connection) -> None:
        name = statement.Identifier(self._schema)
        connection.execute(statement.SQL("set search_path to {}").format(name))

    def _batch(self, jobs: Sequence[Job[Connection, object]]) -> None:
        try:
            if self._main is None or self._main.closed:
                self._main = self._connect()
            with self._main.transaction():
                for job in jobs:
                    job.result = job.act(self._main)
        except psycopg.OperationalError as problem:
            if self._main and self._main.broken:
                self._drop(self._main)
                self._main = None
            raise StoreDown(f"PostgreSQL does not answer: {problem}") from None

    async def _write(self, room: str, sql: LiteralString, values: tuple[object, ...]) -> None:
        await self._writer.do((room, 0), lambda one: one.execute(_marked(sql), values).rowcount)

    async def _select(self, sql: LiteralString, values: tuple[object, ...]) -> list[Any]:
        def act() -> list[Any]:
            connection = getattr(self._local, "connection", None)
            if connection is None or connection.closed:
                connection = self._local.connection = self._connect()
            try:
                found: list[Any] = connection.execute(_marked(sql), values).fetchall()
            except psycopg.OperationalError as problem:
                self._drop(connection)
                self._local.connection = None
                raise StoreDown(f"PostgreSQL does not answer: {problem}") from None
            return found

        return await asyncio.get_running_loop().run_in_executor(self._readers, act)

    def _drop(self, connection: Connection) -> None:
        with contextlib.suppress(ValueError):
            self._connections.remove(connection)
        with contextlib.suppress(psycopg.Error):
            connection.close()


def _marked(sql: LiteralString) -> LiteralString:
    """The same in PostgreSQL's way of marking where a value goes."""
    return sql.replace("?", "%s")


def _split(url: str) -> tuple[str, str]:
    """The URL without our own `schema`, and that schema."""
    try:
        parts = urlsplit(url)
    except ValueError as problem:
        raise BadStore(
            f"That is not an address of PostgreSQL ({problem}): "
            "write postgresql://user@host/database."
        ) from None
    query = dict(parse_qsl(parts.query))
    schema = query.pop("schema", "handful")
    return urlunsplit(parts._replace(query=urlencode(query))), schema


def _reason(problem: psycopg.Error) -> str:
    """The first line of what PostgreSQL says."""
    return str(problem).partition("\n")[0].rstrip(".")


def _insert(connection: Connection, room: str, entries: Sequence[Entry]) -> bool:
    """Add entries to a log, all or none."""
    first, *rest = entries
    given: dict[str, object] = {"seq": first.seq, "mark": first.mark, "wrote": first.wrote}
    given |= {"room": room, "body": first.body.decode()}
    if connection.execute(_APPEND, given).rowcount != 1:
        return False
    # The log has no gaps, so behind a free number all are free.
    for one in rest:
        row = (room, one.seq, one.mark, one.wrote, one.body.decode())
        connection.execute(_INSERT, row)
    return True
