"""A store that does not answer: nothing is acknowledged, and all goes on once it is back."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from handful.client import Gone, Screen, SiteError
from handful.server.http import schemas
from handful.server.rooms import log_entries as log
from handful.server.rooms import room
from handful.server.store import Entry, RoomRow, StoreDown
from handful.server.store.sqlite import SqliteStore
from handful.server.ws import protocol

from .house import House, house, soon, table

pytestmark = pytest.mark.usefixtures("toy")
SAY = protocol.Move(id="", move={"move": "say", "number": 1}, seen=0)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room gives up at the first failure."""
    monkeypatch.setattr(room, "_STORE_PATIENCE", 0.0)


async def fill(store: SqliteStore) -> None:
    """Write until the disk, which is as large as the file is now, is full."""
    await store.create(RoomRow("filler", None, "", 0, 0, False, b"{}"), [Entry(1, "f", 0, b"")])
    assert store._main
    store._main.execute("pragma max_page_count = 1")
    seq = 2
    for size in (3000, 300, 0):
        with suppress(StoreDown):
            while await store.append("filler", [Entry(seq, "f", 0, b"x" * size)]):
                seq += 1


def make_room(store: SqliteStore) -> None:
    """There is space on the disk again."""
    assert store._main
    store._main.execute("pragma max_page_count = 1000000")


async def status(home: House, path: str) -> int:
    try:
        await home.site.raw("GET", path)
    except SiteError as refused:
        return refused.status
    return 200


@contextmanager
def away(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing can be read either."""

    async def fails(*_: Any) -> Any:
        raise StoreDown("It is away.")

    with monkeypatch.context() as patch:
        patch.setattr(store, "_select", fails)
        patch.setattr(store, "_write", fails)
        patch.setattr(store._writer, "do", fails)
        yield


@asynccontextmanager
async def room_of(folder: Path) -> AsyncIterator[tuple[SqliteStore, House, schemas.Opened]]:
    """A store of its own, a server on it, and a room."""
    store = SqliteStore(folder / "rooms.sqlite")
    async with house(store) as home:
        yield store, home, await home.open("toy")


async def turned_away(screen: Screen) -> asyncio.Task[Any]:
    """The screen comes and is sent off; it goes on trying."""
    coming = asyncio.create_task(screen.start())
    await soon(lambda: screen.goodbye is not None)
    return coming


def test_a_full_disk_is_a_store_that_does_not_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "rooms.sqlite")
        async with (
            house(store) as home,
            table(home, "toy", seats=2, options={"mode": "turns"}) as here,
        ):
            host = here.host
            await host.do(protocol.Start(""))
            await fill(store)
            asking = asyncio.create_task(host.do(SAY))
            await host.until(lambda: host.goodbye is not None)
            assert host.goodbye
            assert (host.goodbye.code, host.goodbye.again) == ("restart", True)
            assert not asking.done()
            with pytest.raises(SiteError) as refused:
                await home.open("toy")
            assert refused.value.status == 503
            assert await status(home, "/readyz") == 503
            make_room(store)
            assert await status(home, "/readyz") == 200
            ack = await asking
            entries = await store.read(here.opened.room)
            moves = [one.seq for one in entries if isinstance(log.read(one.body), log.Moved)]
            assert moves == [ack.seq]

    asyncio.run(scene())


@pytest.mark.parametrize("is_kept", [True, False])
def test_a_move_whose_receipt_was_lost_is_made_once(
    is_kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Torn(SqliteStore):
        """Its line breaks once, after the commit or before."""

        breaks = 0

        async def append(self, room: str, entries: Sequence[Entry]) -> bool:
            if not self.breaks:
                return await super().append(room, entries)
            self.breaks -= 1
            if is_kept:
                await super().append(room, entries)
            raise StoreDown("The line is torn.")

    async def scene() -> None:
        store = Torn(tmp_path / "rooms.sqlite")
        async with (
            house(store) as home,
            table(home, "toy", seats=2, options={"mode": "turns"}) as here,
        ):
            await here.host.do(protocol.Start(""))
            store.breaks = 1
            ack = await here.host.do(SAY)
            entries = await store.read(here.opened.room)
            moves = [one.seq for one in entries if isinstance(log.read(one.body), log.Moved)]
            assert moves == [ack.seq] == [here.room.seq]
            assert here.host.goodbye is None

    monkeypatch.setattr(room, "_STORE_PATIENCE", 60.0)
    monkeypatch.setattr(room, "_STORE_WAIT", 0.0)
    asyncio.run(scene())


def test_a_full_disk_is_told_once_and_so_is_its_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "rooms.sqlite")
        await store.open()
        assert store._main
        store._main.execute("pragma max_page_count = 1")
        row = RoomRow("r", None, "", 0, 0, False, b"{}")
        for _ in range(3):
            with pytest.raises(StoreDown):
                await store.create(row, [Entry(1, "m", 0, b"x" * 100_000)])
        assert not await store.healthy()
        make_room(store)
        assert await store.healthy()
        await store.close()

    with caplog.at_level(logging.WARNING, "handful.store"):
        asyncio.run(scene())
    assert [one.message for one in caplog.records] == ["store down", "store up again"]


def test_what_is_asked_wrongly_is_no_reason_to_wait(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "rooms.sqlite")
        await store.open()
        with pytest.raises(sqlite3.OperationalError):
            await store._select("select nothing from nowhere", ())
        assert await store.healthy()
        await store.close()

    asyncio.run(scene())


def test_who_comes_while_the_store_is_away_is_told_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with room_of(tmp_path) as (store, home, opened):
            await home.registry.rooms.pop(opened.room).stop()
            screen = Screen(home.site, opened.room, token=opened.token)
            with away(store, monkeypatch):
                coming = await turned_away(screen)
                assert screen.goodbye
                assert (screen.goodbye.code, screen.goodbye.again) == ("restart", True)
            await coming
            await screen.close()

    asyncio.run(scene())


def test_nobody_is_unknown_because_the_store_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with room_of(tmp_path) as (store, home, opened):
            screen = Screen(home.site, opened.room, token="a-token-of-another-process")
            with away(store, monkeypatch):
                coming = await turned_away(screen)
            with pytest.raises(Gone, match="does not know"):
                await coming
            await screen.close()

    asyncio.run(scene())


def test_who_stands_in_line_of_a_room_that_ends_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with room_of(tmp_path) as (store, home, opened):
            with away(store, monkeypatch):
                live = home.registry.rooms[opened.room]
                answers = await asyncio.gather(
                    *(home.registry.join(live, f"Guest {number}") for number in range(3)),
                    return_exceptions=True,
                )
            assert all(isinstance(one, Exception) for one in answers)
            assert (await home.site.join(opened.code, "Guest")).room == opened.room

    asyncio.run(scene())


def test_a_damaged_room_is_told_once_and_can_be_deleted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with room_of(tmp_path) as (store, home, opened):
            await home.registry.rooms.pop(opened.room).stop()
            assert store._main
            store._main.execute("update log set body = '{\"type\":' where seq = 1")
            for _ in range(2):
                with pytest.raises(Gone, match="damaged"):
                    await Screen(home.site, opened.room, token=opened.token).start()
                assert await status(home, f"/api/codes/{opened.code}") == 500
            told = [one for one in caplog.records if one.levelno >= logging.ERROR]
            assert [one.message for one in told] == ["room damaged"]
            assert told[0].exc_info
            path = f"/api/rooms/{opened.room}"
            await home.site.raw("DELETE", path, secret=opened.host_key)
            assert await store.room(opened.room) is None

    asyncio.run(scene())
