"""Records that people send are read beside the tables, and nobody sends too many."""

import asyncio
import os
import signal
from pathlib import Path

import httpx

from handful.core import Play
from handful.core.catalog import game, games
from handful.server.processes.thinkers import MOST_READERS
from handful.server.settings import Limits

from .house import House
from .test_security import get, run

KEY = next(iter(games()))


def begun() -> str:
    """A record of a game that has just been dealt."""
    found = game(KEY)
    return Play(found, found.rules.options(), found.players[0], seed=1).record().to_json()


async def post(home: House, path: str, record: str) -> httpx.Response:
    async with httpx.AsyncClient(trust_env=False) as client:
        headers = {"content-type": "application/json"}
        return await client.post(home.site.url + path, content=record, headers=headers, timeout=60)


def test_a_record_is_read_where_no_table_waits_for_it(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        assert (await post(home, "/api/replay", begun())).status_code == 200
        reader = home.registry.thinkers.pids[-1]
        os.kill(reader, signal.SIGSTOP)  # as if it read for ever
        reads = asyncio.create_task(post(home, "/api/replay", begun()))
        for _ in range(5):
            assert (await get(home, "/api/games")).status_code == 200
        assert not reads.done()
        os.kill(reader, signal.SIGCONT)
        shown = (await reads).json()
        assert (shown["game"], len(shown["steps"])) == (KEY, shown["total"])

    run(tmp_path, scene)


def test_who_waits_in_vain_is_told_to_come_back(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        assert (await post(home, "/api/verify", begun())).status_code == 200
        reader = home.registry.thinkers.pids[-1]
        os.kill(reader, signal.SIGSTOP)
        asked = [asyncio.create_task(post(home, "/api/verify", begun())) for _ in range(20)]
        done, waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        while len(waiting) > MOST_READERS:
            more, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            done |= more
        assert {one.result().status_code for one in done} == {503}
        os.kill(reader, signal.SIGCONT)
        assert {(await one).status_code for one in waiting} == {200}

    run(tmp_path, scene)


def test_a_reader_that_dies_is_replaced(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        assert (await post(home, "/api/verify", begun())).status_code == 200
        os.kill(home.registry.thinkers.pids[-1], signal.SIGKILL)
        first = (await post(home, "/api/verify", begun())).status_code
        assert first in (200, 503)
        assert (await post(home, "/api/verify", begun())).status_code == 200

    run(tmp_path, scene)


def test_no_address_sends_too_many(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        answers = [(await post(home, "/api/verify", "{}")).status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]

    run(tmp_path, scene, limits=Limits(records_per_minute=3))
