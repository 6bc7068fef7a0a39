"""`handful rooms`, on the store of a server that runs."""

import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from handful.cli.rooms import command
from handful.client import Gone, Screen
from handful.core import Chance
from handful.server.store import Store, sqlite_bus
from handful.server.store.sqlite import SqliteStore
from handful.server.ws import protocol

from ..store.conftest import has_postgres, schema
from .house import House, house, play, table

__all__ = ["schema"]


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """What `--store` is given."""
    if request.param == "sqlite":
        return str(tmp_path / "rooms.sqlite")
    if absent := has_postgres():
        pytest.skip(absent)
    return str(request.getfixturevalue("schema"))


def kept(where: str) -> Store:
    if where.startswith("postgresql"):
        from handful.server.store.postgres import PostgresStore

        return PostgresStore(where)
    return SqliteStore(where)


def serve(where: str, scene: Callable[[House], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with house(kept(where)) as home:
            await scene(home)

    asyncio.run(whole())


async def said(where: str, *words: str) -> str:
    """What the command prints."""
    args = [words[0], "--store", where, *words[1:]]
    done = await asyncio.to_thread(CliRunner().invoke, command, args)
    return done.output.strip()


def test_rooms_are_listed_shown_and_exported_while_the_server_runs(
    where: str, toy: str, tmp_path: Path
) -> None:
    async def scene(home: House) -> None:
        async with table(home, toy, seats=2, options={"rounds": 1}) as here:
            await here.host.do(protocol.Start(""))
            with_nothing = await said(where, "export", here.opened.code)
            assert with_nothing.endswith(f"Room {here.opened.code} has no finished game.")
            for screen in here.screens:
                await play(screen, Chance(1), most=1)
            ada = here.host
            await ada.until(lambda: bool(ada.room and ada.room.phase == "finished"))
            record = await home.site.record(here.opened.room, 1, here.opened.token)
            async with asyncio.timeout(20):
                while "finished" not in (listed := await said(where, "list")):
                    await asyncio.sleep(0.02)
        assert listed.startswith(f"{here.opened.room}  {here.opened.code}  toy  finished  2 people")
        shown = await said(where, "show", here.opened.code.lower())
        assert "Ada, Guest 1" in shown
        assert "game 1:  won by Ada" in shown
        path = await said(where, "export", here.opened.room, "--out", str(tmp_path / "records"))
        assert Path(path).read_text("utf-8") == record

    serve(where, scene)


def test_a_room_is_closed_under_those_who_are_in_it(
    where: str, toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_bus, "POLL_ALONE", 0.02)

    async def scene(home: House) -> None:
        opened = await home.open(toy)
        async with Screen(home.site, opened.room, token=opened.token) as ada:
            assert await said(where, "close", opened.room) == f"Room {opened.room} is closed."
            with pytest.raises(Gone, match="has closed this room"):
                await ada.until(lambda: False)
        assert (await said(where, "close", opened.room)).endswith("is closed already.")
        assert await home.registry.store.by_code(opened.code) is None

    serve(where, scene)


def test_old_rooms_expire_when_an_operator_says_so(where: str, toy: str) -> None:
    async def scene(home: House) -> None:
        rooms = [(await home.open(toy)).room for _ in range(2)]
        assert await said(where, "expire") == "Deleted: 0 rooms."
        now = ("expire", "--abandoned-days", "0")
        assert await said(where, *now, "--dry-run") == "To be deleted: 2 rooms."
        assert await home.registry.store.room(rooms[0])
        assert await said(where, *now) == "Deleted: 2 rooms."
        assert await said(where, "list") == "There are no rooms."

    serve(where, scene)


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    async def scene() -> None:
        none = str(tmp_path / "none.sqlite")
        assert (await said(none, "list")).endswith(f"There are no rooms in {none} yet.")
        assert not os.listdir(tmp_path)
        some = tmp_path / "some.sqlite"
        async with house(some):
            nobody = await said(str(some), "show", "PLUM")
        assert nobody.endswith("There is no room 'PLUM': handful rooms list shows them all.")

    asyncio.run(scene())


def test_no_room_is_taken_for_a_flag(
    toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = secrets.token_urlsafe
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: "-" + drawn(size)[1:])
    where = str(tmp_path / "rooms.sqlite")

    async def scene(home: House) -> None:
        async with table(home, toy, seats=2) as here:
            assert here.opened.room in await said(where, "show", here.opened.room)

    serve(where, scene)
