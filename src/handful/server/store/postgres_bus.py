"""LISTEN and NOTIFY on channels by shard: a process hears few rooms besides its own."""

import asyncio
import selectors
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, LiteralString
from zlib import crc32

import psycopg
from psycopg import sql as statement

from ..bus.base import AGAIN, Heard
from .base import StoreDown
from .writer import Writer

Connection = psycopg.Connection[tuple[Any, ...]]

SHARDS = 65_536
"""Channels for rooms: a process with a thousand rooms hears also one in 65 of the others' notes."""
_EVERYBODY = "all"
_RECONNECT = 0.3
_LISTEN_SECONDS = 5.0
"""How long somebody waits to hear a channel; a database that is away is listened to when back."""


class PostgresBus:
    """Notes of one schema; they are sent by the store's writer, so in the order of its commits."""

    def __init__(
        self, connect: Callable[[], Connection], writer: Writer[Connection], schema: str
    ) -> None:
        self._connect, self._writer, self._name = connect, writer, f"handful_{schema}"
        self._rooms: dict[str, set[str]] = {}
        """By channel: the followed rooms that are told of there."""
        self._asked: list[tuple[LiteralString, str, asyncio.Future[None]]] = []
        self._lock = threading.Lock()
        self._heard: Heard = lambda note: None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._closing = False

    async def listen(self, heard: Heard) -> None:
        """Hear what is for everybody, and from then on what is followed."""
        self._heard, self._loop = heard, asyncio.get_running_loop()
        self._bell, self._ring = socket.socketpair()
        self._bell.setblocking(False)
        self._ring.setblocking(False)
        self._thread = threading.Thread(target=self._run, name="bus", daemon=True)
        self._thread.start()
        await self._ask("listen", _EVERYBODY)

    async def follow(self, room: str) -> None:
        """Listen to the channel of this room, unless that is done already."""
        if self._thread is None or self._closing:
            return
        channel = _channel(room)
        rooms = self._rooms.setdefault(channel, set())
        rooms.add(room)
        # Also if another room is told of there: its channel may only be asked for as yet.
        await self._ask("listen", channel)

    def leave(self, room: str) -> None:
        """Listen no more where nothing else is told of."""
        channel = _channel(room)
        rooms = self._rooms.get(channel)
        if rooms:
            rooms.discard(room)
            if not rooms:
                del self._rooms[channel]
                if not self._closing:
                    self._put("unlisten", channel)

    async def publish(self, note: str, room: str | None = None) -> None:
        """Tell it with the next commit."""
        with suppress(StoreDown, psycopg.Error):
            await self._writer.do(("~", 0), lambda one: self.notify(one, note, room))

    async def appended(self, room: str, note: str) -> None:
        """The store has told it already, in the same transaction."""

    async def close(self) -> None:
        """End the thread."""
        if not self._thread or self._closing:
            return
        self._closing = True
        self._wake()
        await asyncio.to_thread(self._thread.join)
        self._ring.close()
        self._bell.close()

    def notify(self, connection: Connection, note: str, room: str | None = None) -> None:
        """Tell it when this connection's transaction commits."""
        channel = self._called(_EVERYBODY if room is None else _channel(room))
        connection.execute("select pg_notify(%s, %s)", (channel, note))

    def _called(self, channel: str) -> str:
        return f"{self._name}_{channel}"

    async def _ask(self, verb: LiteralString, channel: str) -> None:
        done = self._put(verb, channel)
        with suppress(TimeoutError):
            async with asyncio.timeout(_LISTEN_SECONDS):
                await done

    def _put(self, verb: LiteralString, channel: str) -> asyncio.Future[None]:
        """Ask the thread for something; it does all in this order."""
        assert self._loop
        done: asyncio.Future[None] = self._loop.create_future()
        with self._lock:
            self._asked.append((verb, channel, done))
        self._wake()
        return done

    def _wake(self) -> None:
        with suppress(BlockingIOError):  # then it rings already
            self._ring.send(b"x")

    # The thread.

    def _run(self) -> None:
        """Listen until closed; after a break connect anew, for what was missed is in the log."""
        while not self._closing:
            try:
                connection = self._connect()  # the store closes it
                connection.add_notify_handler(lambda note: self._call(self._heard, note.payload))
                self._again(connection)
                while not self._closing:
                    self._turn(connection)
            except (psycopg.Error, StoreDown):
                time.sleep(_RECONNECT)

    def _again(self, connection: Connection) -> None:
        """Listen to all that was asked for, on a new connection."""
        for channel in [_EVERYBODY, *list(self._rooms)]:
            self._execute(connection, "listen", channel)
        self._call(self._heard, AGAIN)

    def _turn(self, connection: Connection) -> None:
        """Wait for notes or for something to do."""
        if self._bell in _readable(connection, self._bell):
            with suppress(BlockingIOError):
                self._bell.recv(65536)
            with self._lock:
                asked, self._asked = self._asked, []
            for verb, channel, done in asked:
                self._execute(connection, verb, channel)
                self._call(_settle, done)
        else:
            connection.pgconn.consume_input()
            while note := connection.pgconn.notifies():
                self._call(self._heard, note.extra.decode())

    def _execute(self, connection: Connection, verb: LiteralString, channel: str) -> None:
        name = statement.Identifier(self._called(channel))
        connection.execute(statement.SQL(verb + " {}").format(name))

    def _call(self, act: Callable[..., None], *given: Any) -> None:
        """On the event loop, which may have ended."""
        assert self._loop
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(act, *given)


def _channel(room: str) -> str:
    return str(crc32(room.encode()) % SHARDS)


def _readable(*both: Any) -> list[Any]:
    """Wait until one of them can be read; `select` itself takes no file of a high number."""
    with selectors.DefaultSelector() as selector:
        for one in both:
            selector.register(one, selectors.EVENT_READ)
        return [key.fileobj for key, _ in selector.select()]


def _settle(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)
