"""What has gone leaves memory at once: among hundreds of rooms the collector comes once an hour."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from handful.client import Gone
from handful.core import Chance
from handful.core.catalog import games
from handful.server.ws import protocol

from .house import Hurried, house, play, soon, table

MOVES = 12


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Without the collector only what nothing refers to any more is freed."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
@pytest.mark.usually_one("key")
@pytest.mark.parametrize("key", list(games()))
@pytest.mark.parametrize("ends", ["after all have left", "by the host", "while people look at it"])
def test_rooms_games_and_screens_are_freed_when_they_end(
    ends: str, key: str, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with house(tmp_path / "rooms.sqlite", Hurried()) as h:
            async with table(h, key, people=1, seats=4) as here:
                await here.host.do(protocol.Start("", fill="random"))
                await play(here.host, Chance(1), most=MOVES)
                room, name = here.room, here.opened.room
                lines = [one._socket for one in room.screens]
                below = [part for one in lines for part in (one.conn, one.transport)]
                parts = room, room.live, *room.screens, *lines, *below
                gone = [weakref.ref(one) for one in parts]
                del room, lines, below, parts
                if ends == "by the host":
                    with suppress(Gone):
                        await here.host.do(protocol.Close(""))
                elif ends == "while people look at it":
                    await h.registry.delete(name)
            if ends == "after all have left":
                await soon(lambda: not h.registry.rooms[name].screens)
                await h.registry.delete(name)
            await soon(lambda: not any(one() for one in gone), 20)

    asyncio.run(scene())
