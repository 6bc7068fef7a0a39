"""Old rooms are deleted, but on evidence: never because a clock is wrong for a while."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from handful.client import Screen
from handful.core.catalog import games
from handful.server.rooms import registry
from handful.server.rooms.clock import FakeClock
from handful.server.store.sqlite import SqliteStore

from .house import House, house, soon

KEY = next(iter(games()))
DAYS = 86_400_000
ENOUGH = 4


@pytest.fixture(autouse=True)
def looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few looks are enough."""
    monkeypatch.setattr(registry, "LOOKS", ENOUGH)


@asynccontextmanager
async def at(path: Path, days: float, ahead: float = 0) -> AsyncIterator[House]:
    """A server so many days after the first day, its wall clock so many ahead."""
    clock = FakeClock(days * DAYS)
    clock.ahead = int(ahead * DAYS)
    async with house(SqliteStore(path, shared=True), clock) as home:
        yield home


async def look(home: House, times: int) -> None:
    for _ in range(times):
        await home.registry.expire()


def hears(one: House, other: House) -> bool:
    return other.registry.process in one.registry.peers.pulse


async def is_there(home: House, room: str) -> bool:
    return await home.registry.store.room(room) is not None


async def listed(home: House, room: str) -> None:
    """Wait until nothing is left to be written of a new room."""
    async with asyncio.timeout(10):
        while (row := await home.registry.store.room(room)) and row.summary == b"{}":
            await asyncio.sleep(0.005)


async def noted(home: House, room: str) -> None:
    """Wait until the store knows that somebody was there just now."""
    async with asyncio.timeout(10):
        held = home.registry
        while (row := await held.store.room(room)) and row.touched < held.clock.wall():
            await asyncio.sleep(0.005)


def test_an_old_room_is_deleted_at_the_last_of_many_looks(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at(tmp_path / "rooms.sqlite", 0) as home:
            room = (await home.open(KEY)).room
        async with at(tmp_path / "rooms.sqlite", 100) as home:
            await look(home, ENOUGH - 1)
            assert await is_there(home, room)
            await look(home, 1)
            assert not await is_there(home, room)

    asyncio.run(scene())


def test_a_clock_that_jumps_ahead_and_back_deletes_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at(tmp_path / "rooms.sqlite", 0) as home:
            room = (await home.open(KEY)).room
            await listed(home, room)
            clock = home.registry.clock
            assert isinstance(clock, FakeClock)
            for _ in range(3):
                clock.ahead = 100 * DAYS
                await look(home, ENOUGH - 1)
                clock.ahead = 0
                await look(home, 1)
            assert await is_there(home, room)

    asyncio.run(scene())


def test_looks_are_counted_across_restarts(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at(tmp_path / "rooms.sqlite", 0) as home:
            room = (await home.open(KEY)).room
        for day in range(100, 100 + ENOUGH):
            async with at(tmp_path / "rooms.sqlite", day) as home:
                assert await is_there(home, room)
                await look(home, 1)
        async with at(tmp_path / "rooms.sqlite", 200) as home:
            assert not await is_there(home, room)

    asyncio.run(scene())


def test_of_several_processes_one_looks(tmp_path: Path) -> None:
    async def scene() -> None:
        path = tmp_path / "rooms.sqlite"
        async with at(path, 0) as home:
            room = (await home.open(KEY)).room
        async with at(path, 100) as one, at(path, 100) as other:
            for this, that in ((one, other), (other, one)):
                await soon(partial(hears, this, that))
            for _ in range(ENOUGH - 1):
                await look(one, 1)
                await look(other, 1)
            assert await is_there(one, room)
            await look(one, 1)
            await look(other, 1)
            assert not await is_there(one, room)

    asyncio.run(scene())


def test_a_room_that_somebody_visits_is_not_old(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at(tmp_path / "rooms.sqlite", 0) as home:
            opened = await home.open(KEY)
        async with at(tmp_path / "rooms.sqlite", 100) as home:
            screen = Screen(home.site, opened.room, token=opened.token)
            await screen.start()
            await screen.close()
            await soon(lambda: not home.registry.rooms[opened.room].screens)
            await home.put_away(opened.room)
            await noted(home, opened.room)
            await look(home, ENOUGH)
            assert await is_there(home, opened.room)

    asyncio.run(scene())


class _Guest:
    """A screen that is just coming in."""

    person: str | None = "p1"
    device: str | None = None
    seen, rtt, sent, words = 0, 0.0, 0.0, True

    def poke(self) -> None: ...

    def reply(self, frame: object) -> None: ...

    def bye(self, code: str, words: object, again: bool = False) -> None: ...


def test_a_room_is_not_put_away_while_somebody_comes_in(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = FakeClock()
        async with house(tmp_path / "rooms.sqlite", clock) as home:
            opened = await home.open(KEY)
            room = await home.registry.room(opened.room)
            assert room
            clock.wind(home.registry.settings.idle_seconds * 1000 + 1)
            guest = _Guest()
            assert room.post(lambda: room.attach(guest))
            await home.registry.unload_idle()
            assert home.registry.rooms[opened.room] is room
            await home.registry.catch_up(room)  # it still works
            assert guest in room.screens

    asyncio.run(scene())


def test_who_holds_on_to_a_room_that_was_put_away_is_told(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = FakeClock()
        async with house(tmp_path / "rooms.sqlite", clock) as home:
            opened = await home.open(KEY)
            room = await home.registry.room(opened.room)
            assert room
            await home.put_away(opened.room)
            assert not room.post(lambda: room.attach(_Guest()))
            assert await home.registry.room(opened.room) is not room

    asyncio.run(scene())
