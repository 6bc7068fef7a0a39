"""Notes in a table of the file itself, looked for again and again: for few processes."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from ..bus.base import Heard
from .base import StoreDown

POLL = 0.03
"""Seconds between two looks at what other processes on the same file have written."""
POLL_ALONE = 2.0
"""The same where only `handful rooms` may have written."""
_KEPT = 2000
TABLE = "create table if not exists note (id integer primary key autoincrement, text text)"
NOTE = "insert into note (text) values (?)"

Select = Callable[[str, tuple[object, ...]], Awaitable[list[Any]]]
Write = Callable[[str, str, tuple[object, ...]], Awaitable[None]]


class SqliteBus:
    """The notes of a file; everybody hears all of them, for there are few processes."""

    def __init__(self, select: Select, write: Write, shared: bool) -> None:
        self._select, self._write, self._shared = select, write, shared
        self._polling: asyncio.Task[None] | None = None

    async def listen(self, heard: Heard) -> None:
        """Call this with what other processes on the file publish."""
        ((newest,),) = await self._select("select coalesce(max(id), 0) from note", ())
        self._polling = asyncio.get_running_loop().create_task(self._poll(int(newest), heard))

    async def follow(self, room: str) -> None:
        """All rooms are heard."""

    def leave(self, room: str) -> None:
        """They still are."""

    async def publish(self, note: str, room: str | None = None) -> None:
        """Tell the others, where there are any; a lost note does no harm."""
        if self._shared:
            with suppress(StoreDown):
                await self._write("~", NOTE, (note,))

    async def appended(self, room: str, note: str) -> None:
        """The store has told it already, in the same transaction."""

    async def close(self) -> None:
        """Look no more."""
        if self._polling:
            self._polling.cancel()

    async def _poll(self, seen: int, heard: Heard) -> None:
        """Look again and again for notes of the other processes, newer than the one seen."""
        cleaned = 0
        while True:
            await asyncio.sleep(POLL if self._shared else POLL_ALONE)
            with suppress(StoreDown):
                for number, text in await self._select(
                    "select id, text from note where id > ? order by id", (seen,)
                ):
                    seen = number
                    heard(text)
                if seen > cleaned + _KEPT:
                    cleaned = seen
                    await self._write("~", "delete from note where id < ?", (seen - _KEPT,))
