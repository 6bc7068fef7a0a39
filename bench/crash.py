"""Kill the server with SIGKILL under load, again and again: is one acknowledged move missing?

    python bench/crash.py [--kills 200] [--rooms 15] [--store FILE|postgresql://…]

Real server processes, real clients, every game in turn; loopback only. Ends by itself.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

from crash_audit import audit
from crash_swarm import Receipts, ServerProcess, parties

from handful.server.store import open_store


async def run(kills: int, rooms: int, people: int, store: str, seed: int) -> bool:
    """The whole trial."""
    lot = random.Random(seed)
    receipts = Receipts()
    server = ServerProcess(store)
    starts = [await server.start()]
    made = await parties([server.site], rooms, people, seed, receipts)
    until = time.monotonic() + 3600
    playing = [asyncio.create_task(one.live(until)) for one in made]
    began = time.monotonic()
    for number in range(kills):
        await _busy(receipts, len(receipts.acked) + rooms // 2)
        await asyncio.sleep(lot.uniform(0, 0.4))
        server.kill()
        starts.append(await server.start())
        if (number + 1) % 20 == 0:
            print(
                f"  {number + 1} kills, {len(receipts.acked)} moves acknowledged, "
                f"{receipts.finished} games finished, {time.monotonic() - began:.0f} s",
                flush=True,
            )
        for task in playing:
            if task.done():
                task.result()
    await asyncio.sleep(2)
    resumed = await _all_move(made, receipts)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    ids = [one.opened.room for one in made if one.opened]
    for one in made:
        await one.close()
    server.stop()
    found = await audit(open_store(store), ids, receipts.acked)
    print(f"{kills} kills: {found}")
    print(
        f"{len(receipts.acked)} moves acknowledged, {receipts.finished} games finished, "
        f"{resumed} of {len(made)} rooms went on after the last kill, "
        f"ready again after {statistics.median(starts):.2f} s (median)"
    )
    return found.clean and resumed == len(made)


async def _busy(receipts: Receipts, enough: float) -> None:
    """Wait until everybody is playing again, but not for ever."""
    for _ in range(100):
        if len(receipts.acked) >= enough:
            return
        await asyncio.sleep(0.05)


async def _all_move(made: list, receipts: Receipts) -> int:
    """How many rooms have moved on once the killing is over."""
    before = {
        one.opened.room: len([r for r in receipts.acked if r[0] == one.opened.room]) for one in made
    }
    moved: set[str] = set()
    for _ in range(300):
        await asyncio.sleep(0.1)
        for room, count in before.items():
            if len([r for r in receipts.acked if r[0] == room]) > count:
                moved.add(room)
        if len(moved) == len(before):
            break
    return len(moved)


def main() -> None:
    """Read the flags, run, say how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--rooms", type=int, default=15)
    parser.add_argument("--people", type=int, default=2)
    parser.add_argument("--store")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = given.store or str(Path(folder) / "rooms.sqlite")
        clean = asyncio.run(run(given.kills, given.rooms, given.people, store, given.seed))
    raise SystemExit(0 if clean else 1)


if __name__ == "__main__":
    main()
