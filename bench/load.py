"""Live rooms with 4 sockets each at human pace; beside them two peers, in the same run.

    python bench/load.py [--rooms 500] [--seconds 20] [--game KEY] [--paces …] [--rounds 2]
                         [--older SRC] [--no-peers]

Measured from a move's sending to the last of the four screens that shows it. The peers: a bare
Starlette socket that sends the same bytes to the same four screens (the limit), and boardgame.io
with a state of the same size (npm; bench/peers/boardgame). At each pace they and we are asked in
turn, several rounds, so that what else this machine does meets all alike; with `--older` an older
version too (a `src` folder). Loopback only; ends by itself.
"""

import argparse
import asyncio
import gc
import os
import random
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from crash_swarm import ServerProcess
from load_echo import Echo
from load_swarm import LoadRoom, Pace, Slice, cpu, memory, queued

from handful.core.catalog import games

HERE = Path(__file__).parent
SETTLING = 3.0
BOUNDS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, "more")
TOGETHER = 12
"""Rooms that are opened at the same time."""
BOT_SHARE = 640
"""Milliseconds of a bot's shortest pause per second of people's pace: its mean is the same then."""
USUAL_SIZE = 1700
"""Bytes of a table before one was seen."""


@dataclass
class Reading:
    """What a server has used and done up to a moment."""

    when: float
    moves: int
    used: float
    queued: float
    commits: list[int]


class Handful:
    """Our own server under the swarm; `source` is another version's folder."""

    def __init__(self, name: str, rooms: int, game: str, store: str, source: str | None) -> None:
        self.name = name
        self.server = ServerProcess(store)
        self.server.source = source
        self.pace, lot = Pace(), random.Random(1)
        keys = list(games()) if game == "all" else [game]
        self.rooms = [
            LoadRoom(self.server.site, keys[n % len(keys)], self.pace, random.Random(lot.random()))
            for n in range(rooms)
        ]

    async def open(self, pace: float) -> None:
        """Open the rooms, connect the screens, start the games."""
        await self.server.start()
        pid, count = self.server.pid, len(self.rooms)
        empty = memory(pid)
        await in_turn([one.open(int(pace * BOT_SHARE)) for one in self.rooms])
        opened = memory(pid)
        await in_turn([one.connect() for one in self.rooms])
        connected = memory(pid)
        print(
            f"{self.name}: {count} rooms, {count * 4} sockets; {empty:.0f} MB empty, "
            f"{(opened - empty) / count * 1024:.0f} kB per room, "
            f"{(connected - opened) / count / 4 * 1024:.0f} kB per socket with its game",
            flush=True,
        )

    async def measure(self, pace: float, seconds: float) -> Slice:
        """Play at this pace for so long."""
        self.pace.seconds = pace
        playing = [asyncio.create_task(one.live()) for one in self.rooms]
        await asyncio.sleep(SETTLING)
        self.pace.times.clear()
        self.pace.refused = 0
        before = await self._reading()
        await asyncio.sleep(seconds)
        after = await self._reading()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        commits = [new - old for new, old in zip(after.commits, before.commits, strict=True)]
        return Slice(
            seconds=after.when - before.when,
            moves=after.moves - before.moves,
            used=after.used - before.used,
            queued=after.queued - before.queued,
            times=list(self.pace.times),
            more=f"on disk {within(commits)}; {self.pace.refused} refused; "
            f"{memory(self.server.pid):.0f} MB",
        )

    async def _reading(self) -> Reading:
        lines = (await self.server.site.raw("GET", "/metrics")).decode().splitlines()
        entries = next(one for one in lines if one.startswith("handful_entries_total{"))
        commits = [int(one.split()[1]) for one in lines if "handful_commit_ms_bucket" in one]
        used = cpu(self.server.pid), queued(self.server.pid)
        return Reading(time.monotonic(), int(entries.split()[1]), *used, commits)

    async def close(self) -> None:
        """End everything."""
        for one in self.rooms:
            await one.close()
        self.server.stop()


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


async def compare(given: argparse.Namespace, folder: str) -> int:
    """Everybody at each pace, in turn; the mean size of a table frame comes back."""
    versions = {"Handful": None} | ({"older": given.older} if given.older else {})
    ours = [
        Handful(name, given.rooms, given.game, str(Path(folder) / f"{name}.sqlite"), source)
        for name, source in versions.items()
    ]
    echo = [Echo(given.rooms, USUAL_SIZE)] if given.peers else []
    async with AsyncExitStack() as stack:
        for one in (*ours, *echo):
            stack.push_async_callback(one.close)
            await one.open(given.paces[0])
        for pace in given.paces:
            found: dict[str, list[Slice]] = {}
            for number in range(given.rounds):
                for one in (*ours, *echo)[:: 1 if number % 2 else -1]:
                    found.setdefault(one.name, []).append(await one.measure(pace, given.seconds))
                for one in echo:
                    one.size = size_of(ours)
            report(pace, found)
    return size_of(ours)


def size_of(ours: Iterable[Handful]) -> int:
    """The mean size of a table frame."""
    sizes = [size for one in ours for size in one.pace.sizes]
    return round(statistics.mean(sizes)) if sizes else USUAL_SIZE


def report(pace: float, found: dict[str, list[Slice]]) -> None:
    """A line for each: the medians of its rounds."""
    print(f"a move every {pace} s in each room:")
    limits = [one.each for one in found.get(Echo.name, [])]
    for name, slices in found.items():
        parts = [one.each / limit for one, limit in zip(slices, limits, strict=False)]
        ratio = f", {statistics.median(parts):.2f} × the bare socket's" if parts else ""
        median = {
            what: statistics.median(getattr(one, what) for one in slices)
            for what in ("rate", "each", "median", "p99", "waiting")
        }
        print(
            f"  {name:8} {median['rate']:5.0f}/s, median {median['median']:.1f} ms, "
            f"p99 {median['p99']:.0f} ms, {median['each']:.2f} ms of processor each{ratio}; "
            f"waited {median['waiting']:.0%} of the time for one; {slices[-1].more}",
            flush=True,
        )


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
    """Read the flags, run all, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rooms", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="all", help="one game, or all of them side by side")
    parser.add_argument("--paces", type=float, nargs="+", default=[2.2, 1.0, 0.5, 0.25])
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--older", help="the src folder of an older version")
    parser.add_argument("--peers", action=argparse.BooleanOptionalAction, default=True)
    given = parser.parse_args()
    gc.disable()  # the swarm's own pauses are not to be measured
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print("Handful on SQLite, every move on disk before it is told; Starlette judges nothing:")
    with tempfile.TemporaryDirectory() as folder:
        size = asyncio.run(compare(given, folder))
    print(f"mean table frame {size} bytes")
    if given.peers:
        print("boardgame.io 0.50.2, same size of state, kept in memory only:")
        boardgame(given.rooms, given.seconds, size)


if __name__ == "__main__":
    main()
