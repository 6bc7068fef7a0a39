"""The workers of one machine ask each other for their numbers, so that any can answer for all."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from msgspec import MsgspecError, json

from ..metrics import Family

_PATIENCE = 1.0
"""Seconds; a worker that is too busy to answer is left out."""


class Siblings:
    """One worker among those that share a folder; each has a socket there, named after it."""

    def __init__(self, folder: str, name: str, numbers: Callable[[], list[Family]]) -> None:
        self.name = name
        self._folder, self._numbers = folder, numbers
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Answer the others from now on, if there may be any."""
        if self._folder:
            where = Path(self._folder) / self.name
            self._server = await asyncio.start_unix_server(self._answer, where)

    def stop(self) -> None:
        """Answer no more."""
        if self._server:
            self._server.close()
            with suppress(OSError):
                (Path(self._folder) / self.name).unlink()

    async def all(self) -> dict[str, list[Family]]:
        """The numbers of every worker by name, our own among them."""
        folder = Path(self._folder) if self._folder else None
        others = sorted(one for one in folder.iterdir() if one.name != self.name) if folder else []
        told = await asyncio.gather(*(_asked(one) for one in others))
        found = {one.name: told for one, told in zip(others, told, strict=True) if told}
        return dict(sorted({**found, self.name: self._numbers()}.items()))

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            writer.write(json.encode(self._numbers()))
            writer.close()
            await writer.wait_closed()


async def _asked(other: Path) -> list[Family] | None:
    """What another worker says; None if it has just ended, or hangs."""
    with suppress(OSError, TimeoutError, MsgspecError):
        async with asyncio.timeout(_PATIENCE):
            reader, writer = await asyncio.open_unix_connection(other)
            try:
                return json.decode(await reader.read(), type=list[Family])
            finally:
                writer.close()
    return None
