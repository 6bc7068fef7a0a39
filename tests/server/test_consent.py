"""Whose hand is whose: nobody sees a table or a hand that is not theirs without being let in."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from handful.client import Screen, SiteError
from handful.client.screen import Gone
from handful.core import Refused
from handful.server.http import schemas
from handful.server.rooms import judge
from handful.server.rooms.clock import FakeClock
from handful.server.rooms.presence import FLICKER
from handful.server.ws import protocol

from .house import House, Table, house, soon, table

KEY = "toy"
Scene = Callable[[House, FakeClock], Awaitable[None]]


def run(tmp_path: Path, scene: Scene) -> None:
    async def whole() -> None:
        clock = FakeClock()
        async with house(tmp_path / "rooms.sqlite", clock) as home:
            await scene(home, clock)

    asyncio.run(whole())


async def refused(asked: Awaitable[object]) -> str:
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value.refusal.code


async def redeem(home: House, ticket: protocol.Ticket) -> schemas.Joined:
    text = ticket.path.partition("#ticket=")[2]
    return await home.site.ask(
        "POST", "/api/tickets", schemas.Joined, schemas.UseTicket(ticket=text)
    )


async def doze(here: Table, number: int, clock: FakeClock) -> None:
    """Somebody's phone falls asleep, and the room knows it."""
    person = f"p{number + 1}"
    await here.screens[number].close()
    await soon(lambda: not here.room.here(person))
    clock.wind(FLICKER)


async def newcomer(home: House, here: Table, name: str) -> Screen:
    joined = await home.site.join(here.opened.code, name)
    screen = Screen(home.site, joined.room, token=joined.token)
    await screen.start()
    return screen


def seated(screen: Screen, seat: int) -> Callable[[], bool]:
    return lambda: bool(screen.room and screen.room.you.seat == seat)


def test_a_host_gets_no_ticket_for_somebody_who_is_here(tmp_path: Path, toy: str) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        async with table(home, KEY) as here:
            assert await refused(here.host.do(protocol.Handover("", "p2"))) == "still_here"
            assert await refused(here.screens[1].do(protocol.Handover("", "p1"))) == "host_only"

    run(tmp_path, scene)


def test_the_seat_of_somebody_away_opens_elsewhere_only_after_a_pause_that_all_see(
    tmp_path: Path, toy: str
) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        async with table(home, KEY, people=3, seats=3) as here:
            await here.host.do(protocol.Start(""))
            await doze(here, 1, clock)
            ticket = await here.host.do(protocol.Handover("", "p2"))
            other = here.screens[2]
            await other.until(lambda: bool(other.room and other.room.handovers))
            assert other.room
            assert other.room.handovers == ["p2"]
            with pytest.raises(SiteError) as caught:
                await redeem(home, ticket)
            assert (caught.value.status, caught.value.code) == (425, "not_yet")
            clock.wind(judge.HANDOVER_SECONDS * 1000)
            moved = await redeem(home, ticket)
            assert moved.person == "p2"
            await other.until(lambda: bool(other.room and not other.room.handovers))

    run(tmp_path, scene)


def test_coming_back_keeps_the_seat(tmp_path: Path, toy: str) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        async with table(home, KEY, people=3, seats=3) as here:
            await here.host.do(protocol.Start(""))
            await doze(here, 1, clock)
            ticket = await here.host.do(protocol.Handover("", "p2"))
            clock.wind(judge.HANDOVER_SECONDS * 500)
            await here.screens[1].start()
            await soon(lambda: here.room.here("p2"))
            await doze(here, 1, clock)
            clock.wind(judge.HANDOVER_SECONDS * 700)
            with pytest.raises(SiteError, match="it is too old"):
                await redeem(home, ticket)

    run(tmp_path, scene)


def test_without_spectators_a_newcomer_sees_no_table(tmp_path: Path, toy: str) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        closed = protocol.SettingsChange(spectators="off", bot_pace_ms=0)
        async with table(home, KEY, seats=3, settings=closed) as here:
            await here.host.do(protocol.Start("", fill="random"))
            await here.settled()
            late = await newcomer(home, here, "Zoe")
            await late.do(protocol.React("", "wow"))
            assert late.room
            assert late.room.phase == "playing"
            assert late.table is None
            await here.host.do(
                protocol.Change(id="", settings=protocol.SettingsChange(spectators="public"))
            )
            await late.until(lambda: late.table is not None)
            await late.close()

    run(tmp_path, scene)


def test_spectators_go_when_they_are_no_longer_welcome(tmp_path: Path, toy: str) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        async with table(home, KEY) as here:
            watching = Screen(home.site, here.opened.room, watch=here.opened.watch)
            await watching.start()
            closed = protocol.SettingsChange(spectators="off")
            await here.host.do(protocol.Change(id="", settings=closed))
            with pytest.raises(Gone, match="Nobody may watch"):
                await watching.until(lambda: False)
            await watching.close()

    run(tmp_path, scene)


def test_a_table_that_is_the_host_stays_a_table_without_spectators(
    tmp_path: Path, toy: str
) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        closed = protocol.SettingsChange(spectators="off", bot_pace_ms=0)
        opened = await home.open(KEY, sit=False, seats=2, settings=closed)
        async with Screen(home.site, opened.room, token=opened.token) as tv:
            await tv.do(protocol.Start("", fill="random"))
            await tv.until(lambda: tv.table is not None)

    run(tmp_path, scene)


def test_a_seat_in_a_running_game_needs_everybody_who_plays_there(tmp_path: Path, toy: str) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        async with table(home, KEY, people=3, seats=4) as here:
            await here.host.do(protocol.Start("", fill="random"))
            late = await newcomer(home, here, "Zoe")
            await late.do(protocol.Sit("", 3))
            host, ben, cleo = here.screens
            await ben.until(lambda: bool(ben.room and ben.room.wish))
            assert ben.room
            assert ben.room.wish
            assert (ben.room.wish.person, ben.room.wish.seat) == ("p4", 3)
            assert sorted(ben.room.wish.needed) == [0, 1, 2]
            for screen in (host, ben):
                await screen.do(protocol.Allow(id="", agree=True, person="p4"))
            assert late.room
            assert late.room.you.seat is None
            await cleo.do(protocol.Allow(id="", agree=True, person="p4"))
            await late.until(seated(late, 3))
            await late.until(lambda: bool(late.table and late.table.seat == 3))
            await late.close()

    run(tmp_path, scene)


def test_one_no_keeps_the_chair_as_it_is(tmp_path: Path, toy: str) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        async with table(home, KEY, people=2, seats=3) as here:
            await here.host.do(protocol.Start("", fill="random"))
            late = await newcomer(home, here, "Zoe")
            await late.do(protocol.Sit("", 2))
            assert await refused(late.do(protocol.Allow(id="", agree=True, person="p3"))) == (
                "not_seated"
            )
            await here.screens[1].do(protocol.Allow(id="", agree=False, person="p3"))
            await late.until(lambda: bool(late.room and not late.room.wish))
            assert await refused(here.host.do(protocol.Allow(id="", agree=True, person="p3"))) == (
                "nobody_asked"
            )
            await late.close()

    run(tmp_path, scene)


def test_a_host_who_sends_somebody_away_does_not_get_the_hand_by_sitting_down(
    tmp_path: Path, toy: str
) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        quick = protocol.SettingsChange(bot_pace_ms=0)
        opened = await home.open(KEY, sit=False, seats=2, settings=quick)
        async with Screen(home.site, opened.room, token=opened.token) as host:
            here = Table(home, opened, [host])
            ben, cleo = [await newcomer(home, here, name) for name in ("Ben", "Cleo")]
            await ben.do(protocol.Sit("", 0))
            await cleo.do(protocol.Sit("", 1))
            await host.do(protocol.Start(""))
            await host.do(protocol.Kick("", "p2"))
            await host.do(protocol.Sit("", 0))
            await host.until(lambda: bool(host.room and host.room.wish))
            assert host.room
            assert host.room.you.seat is None
            await cleo.do(protocol.Allow(id="", agree=True, person="p1"))
            await host.until(seated(host, 0))
            for screen in (ben, cleo):
                await screen.close()

    run(tmp_path, scene)


def test_where_only_bots_play_a_chair_is_free_to_take(tmp_path: Path, toy: str) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        quick = protocol.SettingsChange(bot_pace_ms=0)
        opened = await home.open(KEY, sit=False, seats=2, settings=quick)
        async with Screen(home.site, opened.room, token=opened.token) as host:
            await host.do(protocol.Start("", fill="random"))
            await host.do(protocol.Sit("", 0))
            await host.until(seated(host, 0))

    run(tmp_path, scene)
