"""A whole server inside a test, and people who play on it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn

from handful.client import Screen, Site
from handful.core import Chance, Refused
from handful.server.bus import Bus
from handful.server.http import schemas
from handful.server.processes.server import bound, configured
from handful.server.rooms.clock import Clock, FakeClock
from handful.server.rooms.registry import Registry
from handful.server.settings import ServerSettings, no_limits
from handful.server.store import Store
from handful.server.store.sqlite import SqliteStore
from handful.server.ws import protocol


class Hurried(FakeClock):
    """A clock that jumps to whatever is due next, so that nobody waits."""

    async def run(self, registry: Registry) -> None:
        """Wind and wind; slowly while a bot thinks, which may take long on a busy machine."""
        while True:
            await asyncio.sleep(0.004)
            due = self.next()
            if registry.thinkers.waiting:
                self.wind(1)
            elif due is not None:
                self.wind(max(0.0, due - self.now()))


@dataclass
class House:
    """A running server."""

    registry: Registry
    site: Site

    async def open(self, game: str, **more: Any) -> schemas.Opened:
        """A room with quick bots."""
        settings = more.pop("settings", None) or protocol.SettingsChange(bot_pace_ms=0)
        new = schemas.NewRoom(game=game, name=more.pop("name", "Ada"), settings=settings, **more)
        return await self.site.open(new)

    async def put_away(self, room: str) -> None:
        """Let time pass until a room that nobody is in has left memory.

        Like a server's chores, it comes again while something stands in the room's line.
        """
        clock = self.registry.clock
        assert isinstance(clock, FakeClock)
        async with asyncio.timeout(60):
            while room in self.registry.rooms:
                clock.wind(self.registry.settings.idle_seconds * 1000 + 1)
                await self.registry.unload_idle()
                await asyncio.sleep(0)


@asynccontextmanager
async def house(
    store: Store | Path, clock: Clock | None = None, bus: Bus | None = None, **settings: Any
) -> AsyncIterator[House]:
    """A server on a free port of this machine; a `Hurried` clock winds itself."""
    settings.setdefault("limits", no_limits())
    kept = SqliteStore(store) if isinstance(store, Path) else store
    await kept.open()
    registry = Registry(kept, ServerSettings(**settings), clock, bus)
    listening = bound("127.0.0.1", 0)
    server = uvicorn.Server(configured(registry))
    task = asyncio.create_task(server._serve([listening]))
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.005)
    winding = asyncio.create_task(clock.run(registry)) if isinstance(clock, Hurried) else None
    try:
        yield House(registry, Site(f"http://127.0.0.1:{listening.getsockname()[1]}"))
    finally:
        if winding:
            winding.cancel()
        await registry.farewell()
        server.should_exit = True
        await task
        listening.close()


@dataclass
class Table:
    """Several people in one room."""

    house: House
    opened: schemas.Opened
    screens: list[Screen] = field(default_factory=list)

    @property
    def host(self) -> Screen:
        """The first of them."""
        return self.screens[0]

    @property
    def room(self) -> Any:
        """The live room."""
        return self.house.registry.rooms[self.opened.room]

    async def settled(self) -> None:
        """Every screen has seen all there is."""
        for screen in self.screens:
            await screen.until(partial(self._is_current, screen))

    def _is_current(self, screen: Screen) -> bool:
        if not self.room.live:
            return screen.room is not None
        return screen.table is not None and screen.table.seq == self.room.seq


@asynccontextmanager
async def table(
    house: House, game: str, people: int = 2, device: str | None = None, **more: Any
) -> AsyncIterator[Table]:
    """A room with so many people seated, all connected; `device`: they pass it round."""
    opened = await house.open(game, **more)
    screens = [Screen(house.site, opened.room, token=opened.token, device=device)]
    for number in range(1, people):
        joined = await house.site.join(opened.code, f"Guest {number}")
        screens.append(Screen(house.site, joined.room, token=joined.token, device=device))
    try:
        for number, screen in enumerate(screens):
            await screen.start()
            if number:
                await screen.do(protocol.Sit("", number))
                await screen.until(partial(_sits, screen, number))
        yield Table(house, opened, screens)
    finally:
        for screen in screens:
            await screen.close()


def _sits(screen: Screen, seat: int) -> bool:
    return screen.you is not None and screen.you.seat == seat


async def play(
    screen: Screen, chance: Chance, done: Callable[[], bool] | None = None, most: int = 100_000
) -> int:
    """Move at random whenever it is possible, until the game is over; how often comes back."""
    moves = 0
    while moves < most and not (done and done()):
        table = screen.table
        if table and table.outcome:
            break
        if table and table.legal and (screen.you and screen.you.seat in table.awaited):
            offer = table.legal[chance.below(len(table.legal))]
            with suppress(Refused):
                await screen.do(protocol.Move(id="", move=offer.move, seen=table.seq))
                moves += 1
        seq = table.seq if table else -1
        with suppress(TimeoutError):
            await screen.until(partial(_moved_on, screen, seq), 1.0)
    return moves


def _moved_on(screen: Screen, seq: int) -> bool:
    table = screen.table
    return table is not None and (table.seq > seq or table.outcome is not None)


async def soon(holds: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.005)
