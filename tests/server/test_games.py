"""Whole games of every kind, through real sockets."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from handful.client import Screen
from handful.core import Chance, Refused
from handful.core.catalog import games
from handful.server.records import fair_deal
from handful.server.ws import protocol

from .house import Hurried, house, play, table


def _is_finished(screen: Screen) -> bool:
    return screen.room is not None and screen.room.phase == "finished"


async def _play_a_little(number: int, screen: Screen) -> None:
    """Some moves of one's own, then a bot goes on."""
    await play(screen, Chance(number), most=12)
    if not (screen.table and screen.table.outcome):
        assert screen.you
        assert screen.you.seat is not None
        try:
            await screen.do(protocol.Takeover("", screen.you.seat, "sharp"))
        except Refused as refused:
            if refused.refusal.code != "not_playing":  # the last move of another was quicker
                raise


@pytest.mark.parametrize("key", list(games()))
def test_two_people_and_bots_play_to_the_end_and_the_record_proves_it(
    key: str, tmp_path: Path
) -> None:
    async def scene() -> None:
        async with (
            house(tmp_path / "rooms.sqlite", Hurried()) as home,
            table(home, key, people=2) as here,
            Screen(home.site, here.opened.room, watch=here.opened.watch) as watching,
        ):
            host, guest = here.screens
            assert host.room
            promise = host.room.fair.commitment
            await host.do(protocol.Start("", fill="sharp"))
            await asyncio.gather(*(_play_a_little(n, one) for n, one in enumerate((host, guest))))
            for screen in (host, guest, watching):
                await screen.until(partial(_is_finished, screen), 120)
            await watching.until(lambda: bool(watching.table and watching.table.outcome))
            record = await home.site.record(here.opened.room, 1, here.opened.token)
            checked = fair_deal.check(record, promise)
            assert checked.sound, checked.words
            assert host.room.fair.commitment == promise

    asyncio.run(scene())
