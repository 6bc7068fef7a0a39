"""Many light screens: just enough of a client to move and to see when everybody has seen it."""

import asyncio
import os
import random
import statistics
import time
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import websockets
from msgspec import Struct, json
from websockets.asyncio.client import ClientConnection, connect

from handful.client import Site
from handful.server.http import schemas
from handful.server.ws import protocol


class Glance(Struct):
    """The few fields of a frame that matter here."""

    type: str
    seq: int = 0
    id: str | None = None
    n: int = 0
    phase: str = ""
    seat: int | None = None
    awaited: list[int] = []
    legal: list[dict[str, Any]] = []


glance = json.Decoder(Glance).decode


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def queued(pid: int) -> float:
    """Seconds that its threads were ready but had no processor: what else this machine did."""
    found = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(one.read_text().split()[1]) for one in found) / 1e9


@dataclass
class Slice:
    """What a server did in a while, and what it cost."""

    seconds: float
    moves: int
    used: float
    """Seconds of processor time."""
    queued: float
    times: list[float]
    """Of each move, in milliseconds, until the last screen had it."""
    more: str = ""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def each(self) -> float:
        """Milliseconds of processor time a move."""
        return self.used / max(1, self.moves) * 1000

    @property
    def waiting(self) -> float:
        """The share of the time in which it was ready but had no processor."""
        return self.queued / self.seconds

    @property
    def median(self) -> float:
        """Of the times."""
        return statistics.median(self.times) if self.times else 0.0

    @property
    def p99(self) -> float:
        """Of the times."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))] if ordered else 0.0


@dataclass
class Pace:
    """How quickly everybody moves, changed while they play; and what was measured meanwhile."""

    seconds: float = 2.0
    times: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    refused: int = 0


class Light:
    """One socket."""

    def __init__(self, room: "LoadRoom", hello: protocol.Hello) -> None:
        self.room, self.hello = room, hello
        self.socket: ClientConnection | None = None
        self.table: Glance | None = None
        self.seen: deque[tuple[int, float]] = deque(maxlen=40)
        self.phase = ""
        self.waits = ""
        """The move of which it has yet to be told; a page makes no other until then."""

    async def start(self, site: Site) -> None:
        self.socket = await connect(
            site.socket_url(self.hello.room),
            compression=None,
            proxy=None,
            ping_interval=None,
            max_queue=64,
        )
        await self.send(self.hello)
        self.task = asyncio.create_task(self._read())

    async def send(self, frame: Any) -> None:
        assert self.socket
        with suppress(websockets.ConnectionClosed):
            await self.socket.send(protocol.write(frame).decode())

    def may_move(self) -> bool:
        """Whether it is asked for a move and has not made it."""
        table = self.table
        return bool(table and not self.waits and table.seat in table.awaited and table.legal)

    async def _read(self) -> None:
        assert self.socket
        with suppress(websockets.ConnectionClosed):
            async for text in self.socket:
                now = time.perf_counter()
                frame = glance(text)
                if frame.type == "table":
                    self.table = frame
                    self.seen.append((frame.seq, now))
                    self.room.pace.sizes.append(len(text))
                    self.room.look()
                elif frame.type == "room":
                    self.phase = frame.phase
                elif frame.type == "ping":
                    await self.send(protocol.Pong(frame.n))
                elif frame.type in ("ack", "refused"):
                    self.waits = "" if frame.id == self.waits else self.waits
                    self.room.answered(frame)


class LoadRoom:
    """Three people, one bot and one table screen: four sockets."""

    def __init__(self, site: Site, game: str, pace: Pace, lot: random.Random) -> None:
        self.site, self.game, self.pace, self.lot = site, game, pace, lot
        self.sockets: list[Light] = []
        self._waiting: dict[str, tuple[float, int | None]] = {}
        self._numbers = 0

    async def open(self, bot_pace: int) -> None:
        settings = protocol.SettingsChange(bot_pace_ms=bot_pace)
        new = schemas.NewRoom(game=self.game, seats=4, name="p1", settings=settings)
        opened = await self.site.open(new)
        # Like our pages, which say what happened in words of their own.
        self.hellos = [protocol.Hello(room=opened.room, token=opened.token, words=False)]
        for number in (2, 3):
            joined = await self.site.join(opened.code, f"p{number}")
            self.hellos.append(protocol.Hello(room=opened.room, token=joined.token, words=False))
        self.hellos.append(protocol.Hello(room=opened.room, watch=opened.watch, words=False))

    async def connect(self) -> None:
        for hello in self.hellos:
            light = Light(self, hello)
            self.sockets.append(light)
            await light.start(self.site)
        for seat in (1, 2):
            await self.sockets[seat].send(protocol.Sit(f"sit{seat}", seat))
        await asyncio.sleep(0.3)
        await self.sockets[0].send(protocol.Start("start", fill="sharp"))

    async def live(self) -> None:
        await asyncio.sleep(self.lot.random() * self.pace.seconds)
        while True:
            await asyncio.sleep(self.pace.seconds * self.lot.uniform(0.6, 1.4))
            if self.sockets[0].phase == "finished":
                self._numbers += 1
                await self.sockets[0].send(protocol.Rematch(f"again{self._numbers}"))
                await asyncio.sleep(1)
                continue
            movers = [one for one in self.sockets[:3] if one.may_move()]
            if movers:
                await self._move(self.lot.choice(movers))

    async def _move(self, light: Light) -> None:
        assert light.table
        self._numbers += 1
        id = f"m{self._numbers}"
        offer = self.lot.choice(light.table.legal)
        light.waits = id
        self._waiting[id] = time.perf_counter(), None
        await light.send(protocol.Move(id=id, move=offer["move"], seen=light.table.seq))

    def answered(self, frame: Glance) -> None:
        began = self._waiting.get(str(frame.id))
        if not began:
            return
        if frame.type == "refused":
            self.pace.refused += 1
            del self._waiting[str(frame.id)]
        else:
            self._waiting[str(frame.id)] = began[0], frame.seq
            self.look()

    def look(self) -> None:
        """Which moves have now been seen on every screen?"""
        for id, (began, seq) in list(self._waiting.items()):
            if seq is None:
                continue
            when = [
                next((moment for at, moment in one.seen if at >= seq), None) for one in self.sockets
            ]
            if all(when):
                self.pace.times.append((max(one for one in when if one) - began) * 1000)
                del self._waiting[id]

    async def close(self) -> None:
        for light in self.sockets:
            if light.socket:
                light.task.cancel()
                light.socket.transport.abort()
