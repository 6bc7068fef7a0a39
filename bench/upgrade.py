"""From an older version to this one under load: two processes, one after the other, no move lost.

    git worktree add /tmp/older HEAD~50
    python bench/upgrade.py /tmp/older/src [--rooms 8] [--people 3] [--bus nats://…]

Both start with the older version, and people of each room are connected to both. Each is told to
end (SIGTERM) and started anew as this version, while everybody plays on; when all rooms have gone
on, the logs are read. Needs PostgreSQL; loopback only; ends by itself.
"""

import argparse
import asyncio
import time
from pathlib import Path

from crash_audit import audit
from crash_swarm import PATIENCE, Receipts, ServerProcess, parties

from handful.server.store import open_store

STORE = "postgresql://127.0.0.1:5432/test?schema=handful_upgrade"
BETWEEN = 40
"""So many more moves are acknowledged before the next step."""
LONGEST = 3600.0


async def run(older: str, rooms: int, people: int, store: str, bus: str, seed: int) -> bool:
    """The whole trial."""
    receipts = Receipts()
    servers = [ServerProcess(store, None, "--bus", bus) for _ in range(2)]
    for server in servers:
        server.source = older
        await server.start()
    made = await parties([one.site for one in servers], rooms, people, seed, receipts)
    began = time.monotonic()
    playing = [asyncio.create_task(one.live(began + LONGEST)) for one in made]
    for number, server in enumerate(servers, start=1):
        await _more(receipts, playing)
        before = len(receipts.acked)
        server.stop()
        server.source = None
        back = await server.start()
        print(
            f"  process {number}: {before} moves before, ready again after {back:.1f} s", flush=True
        )
    resumed = await _all_go_on(receipts, [one.opened.room for one in made if one.opened])
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    ids = [one.opened.room for one in made if one.opened]
    for one in made:
        await one.close()
    for server in servers:
        server.stop()
    found = await audit(open_store(store), ids, receipts.acked)
    print(f"{found}\n{len(receipts.acked)} moves acknowledged, {receipts.finished} games finished")
    print(f"{resumed} of {rooms} rooms went on after the last start")
    return found.clean and resumed == rooms


async def _all_go_on(receipts: Receipts, rooms: list[str]) -> int:
    """In how many rooms somebody moves again."""
    since, until = len(receipts.acked), time.monotonic() + PATIENCE
    moved: set[str] = set()
    while len(moved) < len(rooms) and time.monotonic() < until:
        await asyncio.sleep(0.05)
        moved = {room for room, *_ in receipts.acked[since:]}
    return len(moved)


async def _more(receipts: Receipts, playing: list[asyncio.Task[None]]) -> None:
    """Wait until many more moves were acknowledged, or everybody is done."""
    wanted = len(receipts.acked) + BETWEEN
    while len(receipts.acked) < wanted and not all(one.done() for one in playing):
        await asyncio.sleep(0.02)


def main() -> None:
    """Read the flags and run."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("older", help="the src folder of an older version")
    parser.add_argument("--rooms", type=int, default=8)
    parser.add_argument("--people", type=int, default=3)
    parser.add_argument("--store", default=STORE)
    parser.add_argument("--bus", default="")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if not (Path(given.older) / "handful").is_dir():
        raise SystemExit(f"there is no handful in {given.older}: name a src folder")
    args = given.older, given.rooms, given.people, given.store, given.bus, given.seed
    raise SystemExit(0 if asyncio.run(run(*args)) else 1)


if __name__ == "__main__":
    main()
