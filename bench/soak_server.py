"""10,000 games in a row in one server process: does its memory stay flat?

    python bench/soak_server.py [--games 10000] [--rooms 20] [--game KEY]

The whole server but its network: registry, rooms, log on SQLite, screens that read every frame, and
players that answer at once, in this process. Every room plays rematch after rematch, and is
closed and opened anew after some. Ends by itself.
"""

import argparse
import asyncio
import gc
import os
import random
import tempfile
import time
from pathlib import Path

from load_swarm import memory

from handful.core.catalog import games
from handful.server.http import schemas
from handful.server.processes.thinkers import Question
from handful.server.rooms.clock import FakeClock
from handful.server.rooms.registry import Registry
from handful.server.rooms.room import Room
from handful.server.settings import ServerSettings, no_limits
from handful.server.store.sqlite import SqliteStore
from handful.server.ws import protocol

REOPEN = 25
"""Games after which a room is closed and another is opened."""


class Quick:
    """Stands in for the worker processes: any legal move, at once."""

    waiting = 0

    def __init__(self) -> None:
        self._lot = random.Random(1)

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def choose(self, question: Question) -> int | None:
        return self._lot.choice(question.legal) if question.must else None


class Reader:
    """A screen that takes every frame and throws it away."""

    person: str | None = "p1"
    device: str | None = None
    seen, rtt, sent, words = 0, 0.0, 0.0, False

    def __init__(self, room: Room) -> None:
        self._room = room
        self._face = -1
        self.bytes = 0

    def poke(self) -> None:
        if self._face != self._room.face:
            self._face = self._room.face
            self.bytes += len(protocol.write(self._room.shown(self.person)))
        table = self._room.table(self.person, self.seen)
        if table:
            self.seen = table.seq
            self.bytes += len(protocol.write(table))

    def reply(self, frame: protocol.Frame) -> None:
        self.bytes += len(protocol.write(frame))

    def bye(self, code: str, words: str, again: bool = False) -> None:
        pass


async def one_room(registry: Registry, game: str, left: list[int]) -> None:
    """Game after game, now and then in a new room."""
    while left[0] > 0:
        settings = protocol.SettingsChange(bot_pace_ms=0)
        new = schemas.NewRoom(game=game, name="Ada", sit=False, bots="random", settings=settings)
        opened = await registry.open(new, None)
        room = await registry.room(opened.room)
        assert room
        reader = Reader(room)
        await room.attach(reader)
        await room.answer(reader, protocol.Start("start"))
        for number in range(REOPEN):
            while room.lobby.phase != "finished":
                await asyncio.sleep(0.002)
            left[0] -= 1
            if left[0] <= 0:
                break
            await room.answer(reader, protocol.Rematch(f"again{number}"))
        await room.detach(reader)
        await registry.delete(opened.room)


async def wind(clock: FakeClock) -> None:
    """Let no time be lost on waiting."""
    while True:
        await asyncio.sleep(0.001)
        due = clock.next()
        if due is not None:
            clock.wind(max(0.0, due - clock.now()))


async def run(count: int, rooms: int, game: str, store: str) -> bool:
    """The whole soak."""
    clock = FakeClock()
    registry = Registry(SqliteStore(store), ServerSettings(limits=no_limits()), clock)
    registry.thinkers = Quick()  # type: ignore[assignment]  # has all that rooms ask for
    await registry.store.open()
    await registry.start()
    winding = asyncio.create_task(wind(clock))
    left, marks, began = [count], [], time.monotonic()
    playing = [asyncio.create_task(one_room(registry, game, left)) for _ in range(rooms)]
    step = count // 10
    for mark in range(1, 11):
        while count - left[0] < mark * step and not all(task.done() for task in playing):
            await asyncio.sleep(0.2)
        gc.collect()
        marks.append(memory(os.getpid()))
        took = time.monotonic() - began
        print(f"  {count - left[0]} games, {marks[-1]:.1f} MB, {took:.0f} s", flush=True)
    await asyncio.gather(*playing)
    winding.cancel()
    await registry.stop()
    growth = (marks[-1] - marks[0]) / marks[0] * 100
    print(
        f"{count} games of {game} in one process: {marks[0]:.1f} MB after the first tenth, "
        f"{marks[-1]:.1f} MB at the end ({growth:+.1f} %), {registry.metrics.entries.value} entries"
    )
    return abs(growth) < 10


def main() -> None:
    """Read the flags, run, say how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--rooms", type=int, default=20)
    parser.add_argument("--game", default=list(games())[-1])
    parser.add_argument("--folder", help="Where the store lies; a RAM disk is quicker.")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        store = str(Path(folder) / "rooms.sqlite")
        flat = asyncio.run(run(given.games, given.rooms, given.game, store))
    raise SystemExit(0 if flat else 1)


if __name__ == "__main__":
    main()
