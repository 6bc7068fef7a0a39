"""The commands of docs/host.md copy the rooms of a running server and bring them back."""

import asyncio
import re
import shutil
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from handful.client import Screen
from handful.server.store import Store
from handful.server.store.sqlite import SqliteStore
from handful.server.ws import protocol

from ..store.conftest import POSTGRES, has_postgres, schema
from .house import House, house, table

__all__ = ["schema"]

PAGE = Path(__file__).parents[2] / "docs" / "host.md"
DATABASE = "postgresql://user@db.example/handful"


def commands(program: str) -> tuple[str, str]:
    """The line that makes a copy with this program, and the one that restores it."""
    if not shutil.which(program):
        pytest.skip(f"no {program}")
    text = PAGE.read_text("utf-8").partition("## Backup and restore")[2]
    blocks = [block.splitlines() for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL)[:2]]
    place = [one.split()[0] for one in blocks[0]].index(program)
    return blocks[0][place], blocks[1][place]


async def run(command: str, folder: Path) -> None:
    done = await asyncio.to_thread(
        subprocess.run, command, shell=True, cwd=folder, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")


async def move(*screens: Screen) -> None:
    """Everybody says a number, in turn."""
    for screen in screens:
        await screen.until(partial(_is_asked, screen))
        assert screen.table is not None
        chosen = screen.table.legal[0].move
        await screen.do(protocol.Move(id="", move=chosen, seen=screen.table.seq))


def _is_asked(screen: Screen) -> bool:
    table = screen.table
    return table is not None and screen.you is not None and screen.you.seat in table.awaited


async def scene(toy: str, make: Callable[[], Store], copy: str, restore: str, at: Path) -> None:
    """Copy, play on, lose that, and play on from the copy."""
    async with house(make()) as home, table(home, toy, seats=2, options={"rounds": 9}) as here:
        await here.host.do(protocol.Start(""))
        await move(*here.screens)
        copied = await log_of(home, here.opened.room)
        await run(copy, at)
        await move(*here.screens)
        assert len(await log_of(home, here.opened.room)) > len(copied)
    await run(restore, at)
    async with house(make()) as home:
        assert await log_of(home, here.opened.room) == copied
        assert (await home.site.find(here.opened.code)).room == here.opened.room
        async with Screen(home.site, here.opened.room, token=here.opened.token) as ada:
            await move(ada)


async def log_of(home: House, room: str) -> list[object]:
    return [*await home.registry.store.read(room)]


def test_a_file_is_copied_while_it_is_used_and_restored(tmp_path: Path, toy: str) -> None:
    path = tmp_path / "rooms.sqlite"
    copy, restore = commands("sqlite3")
    asyncio.run(scene(toy, lambda: SqliteStore(path), copy, restore, tmp_path))


def test_a_database_is_copied_while_it_is_used_and_restored(
    tmp_path: Path, toy: str, request: pytest.FixtureRequest
) -> None:
    if absent := has_postgres():
        pytest.skip(absent)
    from handful.server.store.postgres import PostgresStore

    url = request.getfixturevalue("schema")
    (name,) = parse_qs(urlsplit(url).query)["schema"]
    copy, restore = (
        one.replace("--schema=handful", f"--schema={name}").replace(DATABASE, POSTGRES)
        for one in commands("pg_dump")
    )
    assert name in copy
    asyncio.run(scene(toy, lambda: PostgresStore(url), copy, restore, tmp_path))
