"""An hour of 500 rooms: people come and go, ask for hints and play on while things are killed.

    nice python bench/soak.py [--rooms 500] [--minutes 60] [--pace 10] [--stays 60]
                              [--store FILE|postgresql://…]

A real server and real sockets, at human pace. Screens break off without a word and come back, or do
not; rooms are closed, deleted or left to themselves and others opened; every few minutes a process
that thinks for bots is killed. Is a room stuck, does one fail, does memory grow? Loopback only;
ends by itself.
"""

import argparse
import asyncio
import os
import random
import signal
import statistics
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import websockets
from crash_swarm import ServerProcess
from load_swarm import Glance, cpu, glance, memory
from websockets.asyncio.client import ClientConnection, connect

from handful.client import SiteError
from handful.core.catalog import games
from handful.server.http import schemas
from handful.server.ws import protocol

SEATS = 4
STUCK = 180.0
"""So many seconds without any change are too many for a table where somebody is."""
WARM = 0.4
"""The share of the time until as many rooms are kept as are forgotten again."""
KILLED_EVERY = 180.0


@dataclass
class Seen:
    """What was done and found, over all rooms."""

    done: Counter[str] = field(default_factory=Counter)
    hints: list[float] = field(default_factory=list)
    """Milliseconds until each came."""
    stuck: set[str] = field(default_factory=set)


class Person:
    """Somebody with a screen, on and off."""

    def __init__(self, table: "Table", hello: protocol.Hello) -> None:
        self._table, self._hello = table, hello
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self.sees: Glance | None = None
        self.asked: dict[str, float] = {}
        """The hints that have not come, and since when they are waited for."""

    @property
    def here(self) -> bool:
        """Whether the screen is on."""
        return self._reading is not None and not self._reading.done()

    @property
    def plays(self) -> bool:
        """Whether it is no spectator."""
        return self._hello.token is not None

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for a move of theirs."""
        table = self.sees
        return bool(self.here and table and table.legal and table.seat in table.awaited)

    async def come(self) -> None:
        """Switch it on."""
        site = self._table.server.site
        with suppress(OSError, TimeoutError, websockets.WebSocketException):
            self._socket = await connect(
                site.socket_url(self._hello.room), compression=None, proxy=None, ping_interval=None
            )
            self._table.comes()
            self._reading = asyncio.create_task(self._read(self._socket))
            await self.send(self._hello)

    def go(self) -> None:
        """Break off without a word."""
        if self._socket:
            self._socket.transport.abort()

    async def send(self, frame: Any) -> None:
        """To the room, if it can be reached."""
        if self._socket:
            with suppress(websockets.ConnectionClosed):
                await self._socket.send(protocol.write(frame).decode())

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(websockets.ConnectionClosed):
            async for text in socket:
                frame = glance(text)
                self._table.seen.done[frame.type] += 1
                match frame.type:
                    case "table":
                        self.sees = frame
                        self._table.changed(frame.seq)
                    case "room":
                        self._table.phase = frame.phase
                        self._table.changed(frame.seq)
                    case "ping":
                        await self.send(protocol.Pong(frame.n))
                    case "hinted" | "refused" if since := self.asked.pop(frame.id or "", None):
                        self._table.seen.hints.append((time.monotonic() - since) * 1000)


class Table:
    """One room after the other in the same place."""

    def __init__(
        self, server: ServerProcess, game: str, given: argparse.Namespace, seed: float, seen: Seen
    ) -> None:
        self.server, self.seen = server, seen
        self._game, self._pace, self._stays = game, given.pace, given.stays
        self._lot = random.Random(seed)
        self.people: list[Person] = []
        self.phase = ""
        self.opened: schemas.Opened | None = None
        self._seq, self.since = 0, time.monotonic()
        self._numbers = 0
        self._coming: set[asyncio.Task[None]] = set()

    def changed(self, seq: int) -> None:
        """Something has happened in the room."""
        if seq > self._seq:
            self._seq, self.since = seq, time.monotonic()

    def comes(self) -> None:
        """Somebody comes: where nobody was who plays, nothing had to happen until now."""
        if not self._is_played():
            self.since = time.monotonic()

    def is_stuck(self) -> bool:
        """Whether somebody who plays is there and nothing happens."""
        waits = self.phase == "playing" and self._is_played()
        return waits and time.monotonic() - self.since > STUCK

    def _is_played(self) -> bool:
        return any(one.here and one.plays for one in self.people)

    async def live(self) -> None:
        """Open rooms and play in them until cancelled."""
        await asyncio.sleep(self._lot.random() * self._pace * 3)
        while True:
            with suppress(SiteError):
                await self._open()
                await self._play()
                await self._end()
            await asyncio.sleep(self._wait())

    def leave(self) -> None:
        """Everybody breaks off."""
        for task in self._coming:
            task.cancel()
        for one in self.people:
            one.go()

    def _wait(self) -> float:
        return self._pace * self._lot.uniform(0.6, 1.4)

    def _id(self) -> str:
        self._numbers += 1
        return f"s{self._numbers}"

    async def _open(self) -> None:
        site, pace = self.server.site, min(10_000, int(self._pace * 640))
        settings = protocol.SettingsChange(bot_pace_ms=pace, grace_seconds=30)
        new = schemas.NewRoom(game=self._game, seats=SEATS, name="p1", settings=settings)
        self.opened = opened = await site.open(new)
        self._seq, self.phase, self.people = 0, "", []
        names = [f"p{number + 2}" for number in range(self._lot.randrange(SEATS))]
        tokens = [opened.token] + [(await site.join(opened.code, name)).token for name in names]
        for seat, token in enumerate(tokens):
            await self._add(protocol.Hello(room=opened.room, token=token, words=False))
            await self.people[-1].send(protocol.Sit(self._id(), seat))
        await asyncio.sleep(0.5)
        await self.people[0].send(protocol.Start(self._id(), fill="sharp"))
        self.seen.done["opened"] += 1

    async def _add(self, hello: protocol.Hello) -> None:
        self.people.append(Person(self, hello))
        await self.people[-1].come()

    async def _play(self) -> None:
        lasts = int(self._lot.expovariate(1 / self._stays)) + 5
        for _ in range(lasts):
            await asyncio.sleep(self._wait())
            await self._step()

    async def _step(self) -> None:
        """Mostly a move; now and then something else that people do."""
        assert self.opened
        host, asked = self.people[0], [one for one in self.people if one.is_asked]
        match self._lot.randrange(60):
            case 0:
                self._keep(self._blink(self._lot.choice(self.people)))
            case 1:
                await self._add(protocol.Hello(room=self.opened.room, watch=self.opened.watch))
            case 2 if asked:
                id = self._id()
                asked[0].asked[id] = time.monotonic()
                await asked[0].send(protocol.Hint(id))
            case 3:
                await self._lot.choice(self.people).send(protocol.React(self._id(), "clap"))
            case _ if self.phase == "finished":
                await host.send(protocol.Rematch(self._id()))
            case _ if asked:
                await self._move(self._lot.choice(asked))

    async def _move(self, person: Person) -> None:
        assert person.sees
        offer = self._lot.choice(person.sees.legal)
        seen = person.sees.seq
        await person.send(protocol.Move(id=self._id(), move=offer["move"], seen=seen))
        self.seen.done["moves"] += 1

    def _keep(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _blink(self, person: Person) -> None:
        """A screen breaks off; most come back, some so late that a bot plays meanwhile."""
        person.go()
        self.seen.done["broke off"] += 1
        if self._lot.random() < 0.9:
            await asyncio.sleep(self._lot.expovariate(1 / 25))
            await person.come()
            await person.send(protocol.Takeback(self._id()))

    async def _end(self) -> None:
        assert self.opened
        match self._lot.randrange(3):
            case 0:
                await self.people[0].send(protocol.Close(self._id()))
                await asyncio.sleep(0.2)
            case 1:
                path = f"/api/rooms/{self.opened.room}"
                await self.server.site.raw("DELETE", path, secret=self.opened.host_key)
        self.phase = ""
        self.leave()


@dataclass
class Mark:
    """What the server needs at a moment."""

    minute: float
    memory: float
    bots: float
    rooms: int
    files: int
    used: float


async def marked(server: ServerProcess, began: float) -> Mark:
    """Look at it now."""
    text = (await server.site.raw("GET", "/metrics")).decode()
    rooms = next(one for one in text.splitlines() if one.startswith("handful_rooms{"))
    return Mark(
        minute=(time.monotonic() - began) / 60,
        memory=memory(server.pid),
        bots=sum(map(memory, children(server.pid))),
        rooms=int(float(rooms.split()[1])),
        files=len(os.listdir(f"/proc/{server.pid}/fd")),
        used=cpu(server.pid),
    )


def children(pid: int) -> list[int]:
    """The processes that a server has started."""
    found = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(one) for lines in found for one in lines.read_text().split()]


async def watch(server: ServerProcess, tables: list[Table], seen: Seen, until: float) -> list[Mark]:
    """Look every minute, and kill a process of the bots now and then."""
    began = killed = time.monotonic()
    marks: list[Mark] = []
    while time.monotonic() < until:
        await asyncio.sleep(60)
        now = time.monotonic()
        if now - killed >= KILLED_EVERY:
            killed = now
            os.kill(random.choice(children(server.pid)), signal.SIGKILL)
            seen.done["bots killed"] += 1
        for one in tables:
            if one.opened and one.is_stuck() and one.opened.room not in seen.stuck:
                seen.stuck.add(one.opened.room)
                print(f"  stuck: {one.opened.room}, {[p.sees for p in one.people]}", flush=True)
        mark = await marked(server, began)
        marks.append(mark)
        print(
            f"  {mark.minute:.0f} min: {mark.memory:.1f} MB, bots {mark.bots:.0f} MB, "
            f"{mark.rooms} rooms, {mark.files} files, {mark.used / (now - began):.0%} of a core, "
            f"{seen.done['moves']} moves, {len(seen.stuck)} stuck",
            flush=True,
        )
    return marks


async def run(given: argparse.Namespace, store: str) -> bool:
    """The whole soak."""
    server, seen, lot = ServerProcess(store), Seen(), random.Random(1)
    await server.start()
    keys = list(games())
    tables = [
        Table(server, keys[n % len(keys)], given, lot.random(), seen) for n in range(given.rooms)
    ]
    playing = [asyncio.create_task(one.live()) for one in tables]
    marks = await watch(server, tables, seen, time.monotonic() + given.minutes * 60)
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    text = (await server.site.raw("GET", "/metrics")).decode()
    failed = next(one for one in text.splitlines() if one.startswith("handful_failed_rooms"))
    for one in tables:
        one.leave()
    server.stop()
    return report(marks, seen, failed)


def report(marks: list[Mark], seen: Seen, failed: str) -> bool:
    """Compare the last sixth of the time with the sixth after the warm-up."""
    sixth, warm = max(1, len(marks) // 6), int(len(marks) * WARM)
    first = statistics.mean(one.memory for one in marks[warm : warm + sixth])
    last = statistics.mean(one.memory for one in marks[-sixth:])
    growth = (last - first) / first * 100
    done = ", ".join(f"{count} {what}" for what, count in seen.done.most_common())
    hints = sorted(seen.hints) or [0.0]
    print(
        f"{done}\nhints: median {statistics.median(hints):.0f} ms, "
        f"p99 {hints[int(len(hints) * 0.99)]:.0f} ms\n{failed}; {len(seen.stuck)} rooms stuck\n"
        f"memory {first:.1f} MB after the warm-up, {last:.1f} MB at the end ({growth:+.1f} %)"
    )
    return abs(growth) < 5 and not seen.stuck and failed.endswith(" 0")


def main() -> None:
    """Read the flags, run, say how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rooms", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--pace", type=float, default=10, help="seconds between two moves")
    parser.add_argument("--stays", type=float, default=60, help="how many moves a room lasts")
    parser.add_argument("--store")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = given.store or str(Path(folder) / "rooms.sqlite")
        sound = asyncio.run(run(given, store))
    raise SystemExit(0 if sound else 1)


if __name__ == "__main__":
    main()
