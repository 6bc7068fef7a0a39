"""A screen that comes late: it is told what happened, but for what was shown for a moment only."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from handful.client import Screen
from handful.core import Event
from handful.core.catalog import game, games
from handful.server.rooms.frames import EVENTS_KEPT
from handful.server.ws import wire

from .house import House, Hurried, house, soon, table


@pytest.mark.parametrize("key", list(games()))
def test_a_late_screen_is_told_all_but_what_was_shown_for_a_moment(
    key: str, tmp_path: Path
) -> None:
    asyncio.run(_come_late(key, tmp_path))


async def _come_late(key: str, folder: Path) -> None:
    fewest, most = game(key).players
    seats = min(max(fewest, 4), most)
    async with (
        house(folder / "rooms.sqlite", Hurried()) as home,
        table(home, key, people=1, seats=seats, sit=False) as here,
    ):
        await here.host.do(wire.Start("", fill="random"))
        await soon(lambda: here.room.live is not None and here.room.live.over, 120)
        happened = [one.event for one in here.room.live.told[-EVENTS_KEPT:]]
        told = await _told(home, here.opened)
    assert [one.event for one in told] == [kept for one in happened if (kept := _lasting(one))]
    assert [one.at for one in told] == sorted(one.at for one in told)
    assert told[-1].at > 0


async def _told(home: House, opened: Any) -> list[wire.Happening]:
    """What a spectator is told who comes now."""
    told: list[wire.Happening] = []  # of all tables: the end of a game is written down after it

    def hear(frame: object) -> None:
        if isinstance(frame, wire.Table):
            told.extend(frame.events)

    async with Screen(home.site, opened.room, watch=opened.watch, heard=hear) as late:
        await late.until(lambda: late.table is not None)
    return told


def _lasting(event: Event) -> dict[str, Any]:
    """What a spectator may know of an event at any time."""
    seen = event.seen_by(None) or {}
    return {name: value for name, value in seen.items() if name not in event.fleeting}


@pytest.mark.parametrize("key", list(games()))
def test_a_game_forgets_where_something_is_shown_for_a_moment_only(key: str) -> None:
    assert game(key).knowledge.forgets == any(event.fleeting for event in game(key).rules.events)
