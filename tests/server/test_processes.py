"""Several processes on one store: any of them may serve any room."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from handful.client import Gone, Screen
from handful.core import Chance, Refused
from handful.core.catalog import games
from handful.server.rooms import entries as log
from handful.server.store import Store, sqlite
from handful.server.ws import wire

from ..store.conftest import fresh, schema
from .house import House, house, play, soon, table

Fresh = Callable[[], Store]

__all__ = ["fresh", "schema"]
KEYS = list(games())


@asynccontextmanager
async def two(fresh: Fresh) -> AsyncIterator[tuple[House, House]]:
    """Two servers that share nothing but the store."""
    async with house(fresh()) as first, house(fresh()) as second:
        yield first, second


async def play_a_little(screen: Screen, seat: int) -> None:
    """A few moves, then a bot takes over at once: nobody waits for somebody who has stopped."""
    await play(screen, Chance(seat + 1), most=6)
    with suppress(Refused):  # the game may be over already
        await screen.do(wire.Takeover("", seat, "sharp"))


def test_people_on_two_servers_play_one_game(fresh: Fresh) -> None:
    async def scene() -> None:
        async with two(fresh) as (first, second), table(first, KEYS[-1], people=1) as here:
            joined = await second.site.join(here.opened.code, "Ben")
            async with Screen(second.site, joined.room, token=joined.token) as ben:
                await ben.do(wire.Sit("", 1))
                host = here.host
                await host.until(lambda: bool(host.room and host.room.chairs[1].name == "Ben"))
                await host.until(lambda: bool(host.room and host.room.chairs[1].here))
                await host.do(wire.Start("", fill="sharp"))
                await asyncio.gather(play_a_little(host, 0), play_a_little(ben, 1))
                for screen in (host, ben):
                    await screen.until(
                        lambda screen=screen: bool(  # type: ignore[misc]
                            screen.room and screen.room.phase == "finished"
                        ),
                        90,
                    )
            entries = await first.hub.store.read(here.opened.room)
            assert [one.seq for one in entries] == list(range(1, len(entries) + 1))
            bodies = [log.read(one.body) for one in entries]
            assert sum(isinstance(one, log.GameEnded) for one in bodies) == 1
            writers = {one.mark.partition(":")[0] for one in entries}
            assert writers == {first.hub.process, second.hub.process}

    asyncio.run(scene())


def test_the_newest_screen_wins_also_on_another_server(fresh: Fresh) -> None:
    async def scene() -> None:
        async with (
            two(fresh) as (first, second),
            table(first, KEYS[0], people=1) as here,
            Screen(first.site, here.opened.room, watch=here.opened.watch) as watching,
            Screen(second.site, here.opened.room, token=here.opened.token) as newer,
        ):
            with pytest.raises(Gone, match="another screen"):
                await here.host.until(lambda: False)
            heard: list[wire.Spoke] = []
            watching.heard = lambda one: heard.append(one) if isinstance(one, wire.Spoke) else None
            await newer.do(wire.React("", "wave"))
            await soon(lambda: len(heard) == 1)

    asyncio.run(scene())


def test_an_older_screen_whose_note_comes_late_sends_no_newer_one_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "_POLL", 0.4)

    async def scene() -> None:
        async with (
            two(lambda: sqlite.SqliteStore(tmp_path / "rooms.sqlite", shared=True)) as servers,
            table(servers[0], KEYS[0], people=1) as here,
            Screen(servers[1].site, here.opened.room, token=here.opened.token) as newer,
        ):
            with pytest.raises(Gone, match="another screen"):
                await here.host.until(lambda: False)
            await asyncio.sleep(1)
            await newer.do(wire.React("", "wave"))

    asyncio.run(scene())


def test_nobody_is_here_for_long_on_a_process_that_was_killed(fresh: Fresh) -> None:
    async def scene() -> None:
        other = fresh()
        async with house(fresh()) as home, table(home, KEYS[0], people=1) as here:
            await home.site.join(here.opened.code, "Ben")
            host = here.host

            def is_ben_here() -> bool:
                found = host.room and [one.here for one in host.room.people if one.name == "Ben"]
                return bool(found and found[0])

            await other.open()
            await other.publish(f'here killed {here.opened.room} [["p2"],0,false]')
            await host.until(is_ben_here)
            await host.until(lambda: not is_ben_here())
            assert here.room.away_ms("p2") < 5000
            await other.close()

    asyncio.run(scene())
