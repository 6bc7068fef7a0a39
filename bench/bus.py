"""How many notes a move causes with 2, 4 and 8 processes: `python bench/bus.py [COUNT …]`.

Each process has 100 rooms of its own making, with four people each. Either all people of a room are
on one process, or a balancer spreads them at random. One move of each room is told, and every note
that any process hears is counted. Needs PostgreSQL and NATS on this machine.
"""

import asyncio
import random
import secrets
import sys
import time
from contextlib import AsyncExitStack

import psycopg

from handful.server.bus import Bus
from handful.server.bus.nats import NatsBus
from handful.server.store import Entry, RoomRow
from handful.server.store.postgres import PostgresStore

POSTGRES = "postgresql://127.0.0.1:5432/test"
NATS = "nats://127.0.0.1:4222"
ROOMS = 100
MOVES = 5
PEOPLE = 4


class Process:
    """A store, a bus, and how many notes were heard."""

    def __init__(self, schema: str, nats: str | None) -> None:
        self.store = PostgresStore(f"{POSTGRES}?schema={schema}", notifies=nats is None)
        self.bus: Bus = NatsBus(nats) if nats else self.store.bus
        self.heard = 0
        self.last = 0.0

    async def start(self, stack: AsyncExitStack) -> None:
        """Connect, and disconnect at the end."""
        await self.store.open()
        stack.push_async_callback(self.store.close)
        if isinstance(self.bus, NatsBus):
            await self.bus.open()
            stack.push_async_callback(self.bus.close)
        await self.bus.listen(self._count)

    def _count(self, note: str) -> None:
        if note.startswith("log "):
            self.heard += 1
            self.last = time.monotonic()


async def measure(schema: str, nats: str | None, count: int, spread: bool) -> tuple[float, float]:
    """Notes heard for each move, by all processes together, and processes that hold a room."""
    lot = random.Random(count)
    async with AsyncExitStack() as stack:
        processes = [Process(schema, nats) for _ in range(count)]
        for one in processes:
            await one.start(stack)
        rooms = {secrets.token_urlsafe(9): number % count for number in range(ROOMS * count)}
        held = 0
        for room, first in rooms.items():
            people = [lot.randrange(count) if spread else first for _ in range(PEOPLE)]
            row = RoomRow(room, None, "", 0, 0, False, b"{}")
            await processes[first].store.create(row, [Entry(1, "a:1", 0, b"{}")])
            for place in {first, *people}:
                held += 1
                await processes[place].bus.follow(room)
        for seq in range(2, 2 + MOVES):
            await asyncio.gather(*(_move(processes[at], room, seq) for room, at in rooms.items()))
        await _quiet(processes)
        moves = len(rooms) * MOVES
        return sum(one.heard for one in processes) / moves, held / len(rooms)


async def _move(process: Process, room: str, seq: int) -> None:
    entry = Entry(seq, "a:2", 0, b"{}")
    assert await process.store.append(room, [entry])
    await process.bus.appended(room, f"log a {room} {seq}")


async def _quiet(processes: list[Process]) -> None:
    """Wait until nobody has heard anything for a second."""
    start = time.monotonic()
    while time.monotonic() - max(start, *(one.last for one in processes)) < 1:
        await asyncio.sleep(0.1)


def main() -> None:
    """Print a table."""
    counts = [int(one) for one in sys.argv[1:]] or [2, 4, 8]
    schema = "handful_bench_bus"
    corner = f"{NATS}/{secrets.token_hex(6)}"
    print("notes heard for each move, all processes together (processes that hold the room)")
    for name, nats in (("PostgreSQL by shard", None), ("NATS", corner)):
        for spread in (False, True):
            cells = []
            for count in counts:
                notes, held = asyncio.run(measure(schema, nats, count, spread))
                cells.append(f"{count}: {notes:.2f} ({held:.2f})")
            where = "spread at random" if spread else "on one process"
            print(f"{name:20} people {where:17} {'   '.join(cells)}", flush=True)
    with psycopg.connect(POSTGRES, autocommit=True) as connection:
        connection.execute(f"drop schema {schema} cascade".encode())


if __name__ == "__main__":
    main()
