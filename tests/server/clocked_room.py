"""A room whose clock the test winds by hand."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from handful.server.rooms.clock import FakeClock
from handful.server.ws import protocol

from .house import Table, house, table


class ClockedRoom:
    """A room in play, and the clock that the test winds."""

    def __init__(self, clock: FakeClock, here: Table) -> None:
        self.clock, self.here = clock, here

    async def pass_time(self, milliseconds: float) -> None:
        """Let time pass and everybody see what it brought."""
        self.clock.wind(milliseconds)
        for _ in range(5):
            await asyncio.sleep(0.01)
            await self._idle()
        await self.here.settled()

    async def _idle(self) -> None:
        """The room has done what stood in line."""
        done = asyncio.Event()

        async def job() -> None:
            done.set()

        assert self.here.room.post(job)
        await done.wait()

    @property
    def view(self) -> dict[str, Any]:
        """What the host sees."""
        assert self.here.host.table
        return self.here.host.table.view


def run(
    tmp_path: Path,
    scene: Callable[[ClockedRoom], Awaitable[None]],
    options: dict[str, object],
    *,
    game: str = "toy",
    seats: int = 2,
    people: int = 2,
    device: str | None = None,
    **set: Any,
) -> None:
    """Play a scene in a room that has just started; `device`: the people pass it round."""

    async def whole() -> None:
        clock = FakeClock(1000)
        settings = protocol.SettingsChange(bot_pace_ms=0, **set)
        async with (
            house(tmp_path / "rooms.sqlite", clock) as home,
            table(
                home, game, people, device=device, seats=seats, options=options, settings=settings
            ) as here,
        ):
            await here.host.do(protocol.Start("", fill="sharp"))
            await here.settled()
            await scene(ClockedRoom(clock, here))

    asyncio.run(whole())
