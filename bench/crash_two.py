"""Two server processes on one PostgreSQL, players of each room on both, one killed again and again.

    python bench/crash_two.py [--kills 30] [--rooms 6] [--store postgresql://…] [--bus nats://…]

Rematch follows rematch until the killing is over. Do the last games finish, and have the logs no
gap and no double? Loopback only; ends by itself.
"""

import argparse
import asyncio
import random
import time

from crash_audit import audit
from crash_swarm import Receipts, ServerProcess, parties

from handful.server.store import open_store

STORE = "postgresql://127.0.0.1:5432/test?schema=handful_crash_two"


async def run(kills: int, rooms: int, people: int, store: str, bus: str, seed: int) -> bool:
    """The whole trial."""
    lot = random.Random(seed)
    receipts = Receipts()
    servers = [ServerProcess(store, None, "--bus", bus) for _ in range(2)]
    for server in servers:
        await server.start()
    made = await parties([one.site for one in servers], rooms, people, seed, receipts)
    began = time.monotonic()
    until = began + 3600
    playing = [asyncio.create_task(one.live(until)) for one in made]
    for number in range(kills):
        await asyncio.sleep(lot.uniform(0.3, 1.5))
        victim = servers[number % 2]
        victim.kill()
        await asyncio.sleep(lot.uniform(0.0, 1.0))
        await victim.start()
        if (number + 1) % 10 == 0:
            print(f"  {number + 1} kills, {len(receipts.acked)} moves acknowledged", flush=True)
        for task in playing:
            if task.done():
                task.result()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    playing = [asyncio.create_task(one.live(until, last_game=True)) for one in made]
    done, left = await asyncio.wait(playing, timeout=600)
    for task in done:
        task.result()
    ids = [one.opened.room for one in made if one.opened]
    for task in left:
        task.cancel()
    for one in made:
        await one.close()
    for server in servers:
        server.stop()
    found = await audit(open_store(store), ids, receipts.acked)
    print(f"{kills} kills of one of two processes, {time.monotonic() - began:.0f} s: {found}")
    print(f"{len(receipts.acked)} moves acknowledged; {len(done)} of {rooms} rooms came to an end")
    return found.clean and not left


def main() -> None:
    """Read the flags, run, say how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--rooms", type=int, default=6)
    parser.add_argument("--people", type=int, default=3)
    parser.add_argument("--store", default=STORE)
    parser.add_argument("--bus", default="")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    clean = asyncio.run(run(**vars(given)))
    raise SystemExit(0 if clean else 1)


if __name__ == "__main__":
    main()
