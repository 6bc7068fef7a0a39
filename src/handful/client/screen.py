"""A screen without a picture: one socket, the newest room and table, commands that are answered."""

import asyncio
import itertools
import random
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import websockets
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from handful.core import JsonValue, Refusal, Refused
from handful.core.message import is_message, read_message
from handful.server.ws import protocol

from .backoff import Backoff
from .http import Site

_FOR_GOOD = ("unknown", "no_spectators", "old_page", "damaged")
"""Refusals after which coming back makes no sense."""
_ANSWERS = (
    protocol.Ack,
    protocol.Ticket,
    protocol.Legal,
    protocol.Explained,
    protocol.Surveyed,
    protocol.Hinted,
    protocol.Decided,
    protocol.Solved,
)


class Gone(Exception):
    """The socket has closed for good; the words say why (`says` in any language), and the code."""

    def __init__(self, words: str, code: str = "", says: JsonValue = None) -> None:
        super().__init__(words)
        self.code, self.says = code, says


class Screen:
    """One person's (or a spectator's) screen; with `lasting` it comes back by itself."""

    def __init__(
        self,
        site: Site,
        room: str,
        *,
        token: str | None = None,
        watch: str | None = None,
        device: str | None = None,
        lasting: bool = True,
        heard: Callable[[Any], None] | None = None,
    ) -> None:
        self.site, self.lasting = site, lasting
        self._hello = protocol.Hello(room=room, token=token, watch=watch, device=device)
        self.room: protocol.Room | None = None
        self.table: protocol.Table | None = None
        self.you: protocol.You | None = None
        self.goodbye: protocol.Bye | None = None
        self.heard = heard
        """Called with every frame that comes."""
        self.overheard: Callable[[str], None] | None = None
        """Called with the very text of every frame."""
        self.sockets = 0
        """How often it has connected."""
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._open: dict[str, tuple[protocol.Command, asyncio.Future[Any]]] = {}
        self._numbers = itertools.count(1)
        self._prefix = f"{id(self):x}"
        self._news = asyncio.Condition()
        self._why: tuple[str, str, JsonValue] | None = None
        self._backoff = Backoff()
        self._least = 0.0
        """Seconds the server asked us to wait at least."""

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def start(self) -> None:
        """Connect, and wait until the room has answered."""
        self._task = asyncio.create_task(self._live())
        await self.until(lambda: self.room is not None)

    async def close(self) -> None:
        """Go."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._socket:
            await self._socket.close()

    async def do(self, command: Any) -> Any:
        """Send a command and wait for its answer; raises `Refused`, or `Gone`.

        An `id` of "" is filled in. If the line breaks, the command is sent again.
        """
        if not command.id:
            command = replace(command, id=f"{self._prefix}-{next(self._numbers)}")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self._why is not None:
            raise Gone(*self._why)
        self._open[command.id] = command, future
        try:
            await self._send(command)
            return await future
        finally:
            self._open.pop(command.id, None)

    async def until(self, holds: Callable[[], bool], seconds: float | None = 60.0) -> None:
        """Wait until something is so, looking again after every frame."""
        async with asyncio.timeout(seconds), self._news:
            while not holds():
                if self._why is not None:
                    raise Gone(*self._why)
                await self._news.wait()

    async def drop(self) -> None:
        """Break the line, as a phone does that falls asleep."""
        if self._socket:
            self._socket.transport.abort()

    async def _send(self, frame: Any) -> None:
        if self._socket:
            with suppress(websockets.ConnectionClosed):
                await self._socket.send(protocol.write(frame).decode())

    async def _live(self) -> None:
        now = asyncio.get_running_loop().time
        while self._why is None:
            try:
                await self._connected()
            except (OSError, websockets.WebSocketException, TimeoutError) as problem:
                if not self.lasting:
                    await self._end(f"The line broke: {problem}")
            if not self.lasting and self._why is None:
                await self._end("The line broke.")
            await asyncio.sleep(self._backoff.next(now(), random.random(), self._least))
            self._least = 0.0

    async def _connected(self) -> None:
        """One connection from hello to its end."""
        async with connect(
            self.site.socket_url(self._hello.room),
            compression=None,
            max_size=None,
            open_timeout=10,
            proxy=None,
        ) as socket:
            self._socket, self.sockets = socket, self.sockets + 1
            await self._send(self._hello)
            for command, _ in list(self._open.values()):
                await self._send(command)
            with suppress(websockets.ConnectionClosed):
                async for text in socket:
                    if self.overheard:
                        self.overheard(str(text))
                    await self._take(protocol.read_room(text))
            self._socket = None

    async def _take(self, frame: protocol.FromRoom) -> None:
        if self.heard:
            self.heard(frame)
        match frame:
            case protocol.Ping(n=number):
                await self._send(protocol.Pong(number))
            case protocol.Welcome():
                self.you = frame.you
                self._backoff.opened(asyncio.get_running_loop().time())
            case protocol.Room():
                self.room, self.you = frame, frame.you
            case protocol.Table():
                self.table = frame
                self._hello = replace(self._hello, seen=frame.seq)
            case protocol.Refused(id=None):
                if self.room is None or frame.code in _FOR_GOOD:
                    await self._end(frame.words, frame.code, frame.says)
            case protocol.Bye():
                self.goodbye = frame
                self._least = frame.wait_ms / 1000
                if not frame.again:
                    await self._end(frame.words, frame.code, frame.says)
            case protocol.Spoke():
                pass
            case answered:
                self._answer(answered)
        async with self._news:
            self._news.notify_all()

    def _answer(self, frame: Any) -> None:
        _, future = self._open.get(frame.id, (None, None))
        if future is None or future.done():
            return
        if isinstance(frame, _ANSWERS):
            future.set_result(frame)
        else:
            why = frame.words if not is_message(frame.says) else read_message(frame.says)
            refusal = Refusal(frame.code, why, frame.clause)
            future.set_exception(Refused(refusal, frame.words))

    async def _end(self, why: str, code: str = "", says: JsonValue = None) -> None:
        self._why = why, code, says
        for _, future in self._open.values():
            if not future.done():
                future.set_exception(Gone(why, code, says))
        async with self._news:
            self._news.notify_all()
