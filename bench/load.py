"""500 live rooms with 4 sockets each at human pace; beside them two peers, in the same run.

    python bench/load.py [--rooms 500] [--seconds 40] [--game KEY] [--paces …] [--no-peers]

Measured from a move's sending to the last of the four screens that shows it. The peers: a bare
Starlette socket that sends the same bytes to the same four screens (the limit), and boardgame.io
with a state of the same size (npm; bench/peers/boardgame). Loopback only; ends by itself.
"""

import argparse
import asyncio
import gc
import os
import random
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from crash_swarm import ServerProcess
from load_echo import echo
from load_swarm import LoadRoom, Pace, cpu, memory, p99, queued, shares

from handful.core.catalog import games

HERE = Path(__file__).parent
SETTLING = 4.0
BOUNDS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, "more")
TOGETHER = 12
"""Rooms that are opened at the same time."""
BOT_SHARE = 640
"""Milliseconds of a bot's shortest pause per second of people's pace: its mean is the same then."""


@dataclass
class Reading:
    """What a server has used and done up to a moment."""

    when: float
    moves: int
    used: float
    queued: float
    mine: float
    commits: list[int]


class Handful:
    """Our own server under the swarm."""

    def __init__(self, rooms: int, game: str, store: str) -> None:
        self.server = ServerProcess(store)
        self.pace, lot = Pace(), random.Random(1)
        keys = list(games()) if game == "all" else [game]
        self.rooms = [
            LoadRoom(self.server.site, keys[n % len(keys)], self.pace, random.Random(lot.random()))
            for n in range(rooms)
        ]

    async def open(self) -> None:
        """Open the rooms, connect the screens, start the games."""
        await self.server.start()
        pid, count = self.server.pid, len(self.rooms)
        empty = memory(pid)
        await in_turn([one.open(int(self.pace.seconds * BOT_SHARE)) for one in self.rooms])
        opened = memory(pid)
        await in_turn([one.connect() for one in self.rooms])
        connected = memory(pid)
        print(
            f"  {count} rooms, {count * 4} sockets; {empty:.0f} MB empty, "
            f"{(opened - empty) / count * 1024:.0f} kB per room, "
            f"{(connected - opened) / count / 4 * 1024:.0f} kB per socket with its game",
            flush=True,
        )

    async def run(self, paces: list[float], seconds: float) -> list[float]:
        """Play at each pace in turn; the p99 of each comes back."""
        playing = [asyncio.create_task(one.live()) for one in self.rooms]
        await asyncio.sleep(SETTLING)
        found = []
        for step, each in enumerate(paces):
            self.pace.seconds = each
            await asyncio.sleep(SETTLING)
            found.append(await self._measure(seconds if step == 0 else seconds / 3))
        self.pace.stop = True
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return found

    async def _measure(self, seconds: float) -> float:
        self.pace.times.clear()
        before = await self._reading()
        await asyncio.sleep(seconds)
        after = await self._reading()
        took, times, moves = after.when - before.when, self.pace.times, after.moves - before.moves
        used, line = after.used - before.used, after.queued - before.queued
        commits = [new - old for new, old in zip(after.commits, before.commits, strict=True)]
        print(
            f"  pace {self.pace.seconds} s: {moves / took:.0f} moves/s, {len(times)} measured, "
            f"{shares(times)}; on disk {within(commits)};\n"
            f"    server {used / took:.0%} of a core, {used / max(1, moves) * 1000:.2f} ms a move, "
            f"and {line / took:.0%} waiting for one; swarm {(after.mine - before.mine) / took:.0%};"
            f" {memory(self.server.pid):.0f} MB",
            flush=True,
        )
        return p99(times)

    async def _reading(self) -> Reading:
        lines = (await self.server.site.raw("GET", "/metrics")).decode().splitlines()
        entries = next(one for one in lines if one.startswith("handful_entries_total{"))
        commits = [int(one.split()[1]) for one in lines if "handful_commit_ms_bucket" in one]
        pid = self.server.pid
        used = cpu(pid), queued(pid), cpu(os.getpid())
        return Reading(time.monotonic(), int(entries.split()[1]), *used, commits)

    async def close(self) -> None:
        """End everything."""
        for one in self.rooms:
            await one.close()
        self.server.stop()


async def handful(rooms: int, seconds: float, game: str, paces: list[float], store: str) -> int:
    """Our own server; the mean size of a table frame comes back."""
    run = Handful(rooms, game, store)
    try:
        await run.open()
        await run.run(paces, seconds)
    finally:
        await run.close()
    return sum(run.pace.sizes) // max(1, len(run.pace.sizes))


def within(cumulative: list[int]) -> str:
    """Bounds of the median and of the 99th percentile in a histogram of Prometheus."""
    total = cumulative[-1] or 1
    bounds = [
        next(bound for bound, seen in zip(BOUNDS, cumulative, strict=True) if seen >= total * part)
        for part in (0.5, 0.99)
    ]
    return f"median ≤ {bounds[0]} ms, p99 ≤ {bounds[1]} ms"


async def in_turn(jobs: list) -> None:
    """A few at a time."""
    gate = asyncio.Semaphore(TOGETHER)

    async def one(job: object) -> None:
        async with gate:
            await job  # type: ignore[misc]

    await asyncio.gather(*(one(job) for job in jobs))


async def entries(server: ServerProcess) -> int:
    """How many entries the server has written."""
    text = (await server.site.raw("GET", "/metrics")).decode()
    line = next(one for one in text.splitlines() if one.startswith("handful_entries_total{"))
    return int(line.split()[1])


def boardgame(rooms: int, seconds: float, size: int) -> None:
    """The peer, if npm can fetch it."""
    folder = HERE / "peers" / "boardgame"
    modules = Path(tempfile.gettempdir()) / "handful-boardgame"
    modules.mkdir(exist_ok=True)
    for name in ("package.json", "server.js", "swarm.js"):
        (modules / name).write_text((folder / name).read_text())
    if not (modules / "node_modules").exists():
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=modules)
    server = subprocess.Popen(["node", "server.js", str(size)], cwd=modules)
    try:
        time.sleep(3)
        subprocess.run(
            ["node", "swarm.js", str(rooms), str(seconds)], cwd=modules, timeout=seconds + 240
        )
        print(f"  server {cpu(server.pid):.1f} s of a core in all, {memory(server.pid):.0f} MB")
    except subprocess.TimeoutExpired:
        print("  boardgame.io did not finish in time")
    finally:
        server.terminate()
        server.wait(10)


def main() -> None:
    """Read the flags, run all three, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rooms", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--game", default="all", help="one game, or all of them side by side")
    parser.add_argument("--paces", type=float, nargs="+", default=[2.2, 1.0, 0.5, 0.25])
    parser.add_argument("--peers", action=argparse.BooleanOptionalAction, default=True)
    given = parser.parse_args()
    gc.disable()  # the swarm's own pauses are not to be measured
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        print(f"Handful, {given.game}, SQLite with every move on disk before it is told:")
        store = str(Path(folder) / "rooms.sqlite")
        size = asyncio.run(handful(given.rooms, given.seconds, given.game, given.paces, store))
    print(f"  mean table frame {size} bytes")
    if given.peers:
        print("Bare Starlette, same sizes, nothing judged and nothing stored:")
        asyncio.run(echo(given.rooms, given.seconds / 2, size))
        print("boardgame.io 0.50.2, same size of state, kept in memory only:")
        boardgame(given.rooms, given.seconds / 2, size)


if __name__ == "__main__":
    main()
