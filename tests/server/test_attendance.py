"""People come and go: a chair waits for its owner, and nobody gets it without a nod."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from handful.client import Screen, SiteError
from handful.client.screen import Gone
from handful.core import Refused
from handful.server.http import schemas
from handful.server.rooms import attendance
from handful.server.rooms import log_entries as log
from handful.server.rooms.clock import FakeClock
from handful.server.rooms.presence import AWAY, FLICKER
from handful.server.ws import protocol

from .clocked_room import ClockedRoom
from .clocked_room import run as wind
from .house import House, Table, house, soon, table

KEY = "toy"
Scene = Callable[[House, FakeClock], Awaitable[None]]
pytestmark = pytest.mark.usefixtures("toy")


def run(tmp_path: Path, scene: Scene) -> None:
    async def whole() -> None:
        clock = FakeClock()
        async with house(tmp_path / "rooms.sqlite", clock) as home:
            await scene(home, clock)

    asyncio.run(whole())


@asynccontextmanager
async def dealt(home: House, people: int = 3, seats: int = 3) -> Any:
    """So many people play."""
    async with table(home, KEY, people=people, seats=seats) as here:
        await here.host.do(protocol.Start("", fill="random" if seats > people else None))
        await here.settled()
        yield here


async def refused(asked: Awaitable[object]) -> str:
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value.refusal.code


async def turned_away(asked: Awaitable[object]) -> str:
    with pytest.raises(SiteError) as caught:
        await asked
    return caught.value.code


async def go(here: Table, number: int, clock: FakeClock, milliseconds: int = FLICKER) -> None:
    """Somebody's phone goes, and so much time passes."""
    await here.screens[number].close()
    await soon(lambda: not here.room.here(f"p{number + 1}"))
    clock.wind(milliseconds)


async def claim(home: House, here: Table, name: str) -> str:
    path = f"/api/codes/{here.opened.code}/claims"
    asked = await home.site.ask("POST", path, schemas.Claimed, schemas.Claim(name=name))
    return asked.claim


async def answer(home: House, secret: str) -> schemas.ClaimAnswer:
    body = schemas.AskClaim(claim=secret)
    return await home.site.ask("POST", "/api/claims", schemas.ClaimAnswer, body)


def told(screen: Screen) -> list[str]:
    """The ids of the news that this screen shows."""
    return [one.says["id"] for one in screen.room.news] if screen.room else []


async def hears(screen: Screen, id: str) -> None:
    await screen.until(lambda: id in told(screen))


def test_a_new_phone_gets_the_seat_only_after_a_nod(tmp_path: Path) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        async with dealt(home) as here:
            host, _, other = here.screens
            code = here.opened.code
            assert await turned_away(home.site.join(code, "Guest 1")) == "name_taken"
            assert await turned_away(claim(home, here, "Guest 1")) == "name_taken"
            await go(here, 1, clock)
            assert await turned_away(home.site.join(code, "guest 1")) == "name_away"
            secret = await claim(home, here, "guest 1")
            assert (await answer(home, secret)).state == "asking"
            await other.until(lambda: bool(other.room and other.room.claims))
            assert other.room
            [asked] = other.room.claims
            assert (asked.name, asked.person) == ("Guest 1", "p2")
            assert asked.id not in secret
            await other.do(protocol.Nod("", asked.id, True))
            given = await answer(home, secret)
            assert given.state == "yes"
            assert given.joined
            assert given.joined.person == "p2"
            await hears(host, "news-back-elsewhere")
            back = Screen(home.site, given.joined.room, token=given.joined.token)
            await back.start()
            await back.until(lambda: bool(back.table and back.table.seat == 1))
            await back.close()
            assert (await answer(home, secret)).state == "no", "a nod opens the seat once"

    run(tmp_path, scene)


def test_a_no_is_an_answer_and_everybody_reads_it(tmp_path: Path) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        async with dealt(home) as here:
            host = here.host
            await go(here, 1, clock)
            secret = await claim(home, here, "Guest 1")
            await host.until(lambda: bool(host.room and host.room.claims))
            assert host.room
            await host.do(protocol.Nod("", host.room.claims[0].id, False))
            assert (await answer(home, secret)).state == "no"
            await hears(here.screens[2], "news-not-them")
            assert await refused(host.do(protocol.Nod("", "0" * 16, True))) == "nobody_asked"

    run(tmp_path, scene)


def test_who_comes_back_in_time_keeps_the_seat_from_a_new_phone(tmp_path: Path) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        async with dealt(home) as here:
            host = here.host
            await go(here, 1, clock)
            secret = await claim(home, here, "Guest 1")
            await host.until(lambda: bool(host.room and host.room.claims))
            assert host.room
            asked = host.room.claims[0].id
            await here.screens[1].start()
            await soon(lambda: here.room.here("p2"))
            assert await refused(host.do(protocol.Nod("", asked, True))) == "nobody_asked"
            assert (await answer(home, secret)).state == "no"

    run(tmp_path, scene)


def test_who_only_watches_does_not_nod_and_without_anybody_seated_nobody_can(
    tmp_path: Path,
) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        async with dealt(home, people=2, seats=2) as here:
            joined = await home.site.join(here.opened.code, "Zoe")
            async with Screen(home.site, joined.room, token=joined.token) as zoe:
                await go(here, 1, clock)
                await claim(home, here, "Guest 1")
                await zoe.until(lambda: bool(zoe.room and zoe.room.claims))
                assert zoe.room
                asked = zoe.room.claims[0].id
                assert await refused(zoe.do(protocol.Nod("", asked, True))) == "not_seated"
                await go(here, 0, clock)
                assert await turned_away(claim(home, here, "Guest 1")) == "not_now"

    run(tmp_path, scene)


def test_a_claim_is_good_for_a_while_only(tmp_path: Path) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        async with dealt(home) as here:
            await go(here, 1, clock)
            secret = await claim(home, here, "Guest 1")
            clock.wind(attendance.CLAIM_SECONDS * 1000 + 1)
            assert (await answer(home, secret)).state == "no"

    run(tmp_path, scene)


def test_stepping_out_keeps_the_chair_and_says_what_the_bot_did(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host, guest = wound.here.screens
        await guest.do(protocol.Takeover("", 1, "sharp"))
        await hears(host, "news-out")
        await guest.close()
        await host.do(protocol.Move(id="", move={"move": "say", "number": 1}, seen=0))
        await host.until(lambda: bool(host.table and host.table.view["spoken"] == [0, 1]))
        await guest.start()
        await guest.until(lambda: bool(guest.room and guest.room.chairs[1].played == 1))
        assert guest.room
        assert guest.room.chairs[1].since
        await guest.do(protocol.Takeback(""))
        await hears(host, "news-back")
        assert host.room
        assert host.room.chairs[1].since is None

    wind(tmp_path, scene, {"mode": "turns"})


def test_leaving_for_good_frees_the_name_and_a_bot_plays_on(tmp_path: Path) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        async with dealt(home) as here:
            host, guest, other = here.screens
            await guest.do(protocol.Leave(""))
            await hears(other, "news-left")
            assert host.room
            assert host.room.chairs[1].kind == "bot"
            await home.site.join(here.opened.code, "Guest 1")
            await host.do(protocol.Leave(""))
            await other.until(lambda: bool(other.room and other.room.host == "p3"))

    run(tmp_path, scene)


def test_nobody_counts_as_away_before_ten_seconds(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host, guest = wound.here.screens
        wound.here.screens = [host]
        await guest.close()
        await soon(lambda: not wound.here.room.here("p2"))
        await wound.pass_time(AWAY - 1000)
        assert host.room
        assert not host.room.chairs[1].away
        await wound.pass_time(1500)
        await host.until(lambda: bool(host.room and host.room.chairs[1].away))
        assert host.room.chairs[1].bot_ms is not None
        assert host.room.chairs[1].bot_ms < 50_000

    wind(tmp_path, scene, {"mode": "turns"})


def test_a_bot_sits_in_by_itself_after_a_minute_or_two_when_asked_to_wait(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host, guest, third = wound.here.screens
        wound.here.screens = [host, third]
        await guest.close()
        await soon(lambda: not wound.here.room.here("p2"))
        await wound.pass_time(50_000)
        await third.do(protocol.Wait("", 1))
        await hears(host, "news-waits")
        await wound.pass_time(30_000)
        assert "news-bot" not in told(host)
        await wound.pass_time(41_000)
        await hears(host, "news-bot")
        assert host.room
        assert host.room.chairs[1].level

    wind(tmp_path, scene, {"mode": "turns"}, people=3, seats=3)


def test_who_is_away_when_the_next_game_begins_has_a_bot_in_it_too(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host, guest, third = wound.here.screens
        wound.here.screens = [host, third]
        await guest.close()
        await soon(lambda: not wound.here.room.here("p2"))
        await wound.pass_time(61_000)
        await hears(host, "news-bot")
        await host.do(protocol.Finish(""))
        await host.do(protocol.Start(""))
        assert not wound.here.room.lobby.chairs[1].level
        await wound.pass_time(10)
        assert wound.here.room.lobby.chairs[1].level

    wind(tmp_path, scene, {"mode": "turns"}, people=3, seats=3)


def test_without_a_grace_only_a_tap_seats_a_bot_and_only_of_those_who_play(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host, guest, third = wound.here.screens
        wound.here.screens = [host, third]
        site, opened = host.site, wound.here.opened
        joined = await site.join(opened.code, "Zoe")
        async with Screen(site, joined.room, token=joined.token) as zoe:
            await guest.close()
            await soon(lambda: not wound.here.room.here("p2"))
            await wound.pass_time(130_000)
            assert host.room
            assert not host.room.chairs[1].level
            assert await refused(zoe.do(protocol.Takeover("", 1, "sharp"))) == "not_seated"
            await third.do(protocol.Takeover("", 1, "sharp"))
            await hears(host, "news-bot-for")

    wind(tmp_path, scene, {"mode": "turns"}, people=3, seats=3, grace_seconds=0)


def test_no_bot_sits_in_where_nobody_who_plays_is_there(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host, guest = wound.here.screens
        watching = Screen(host.site, wound.here.opened.room, watch=wound.here.opened.watch)
        await watching.start()
        wound.here.screens = [watching]
        for screen in (host, guest):
            await screen.close()
        await soon(lambda: not any(map(wound.here.room.here, ("p1", "p2"))))
        await wound.pass_time(200_000)
        assert not any(chair.pilot for chair in wound.here.room.lobby.chairs)
        await watching.close()

    wind(tmp_path, scene, {"mode": "turns"})


def test_most_of_those_who_sit_may_ask_somebody_to_leave(tmp_path: Path) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        async with dealt(home, people=4, seats=4) as here:
            host, ben, cleo, _ = here.screens
            await ben.do(protocol.Dismiss("", "p4"))
            await hears(host, "news-asked")
            assert host.room
            assert host.room.dismissal
            assert (host.room.dismissal.asker, host.room.dismissal.needed) == ("p2", 3)
            assert await refused(cleo.do(protocol.Dismiss("", "p2"))) == "not_now"
            await cleo.do(protocol.Dismiss("", "p4"))
            assert host.room.dismissal
            await host.do(protocol.Dismiss("", "p4"))
            await hears(ben, "news-sent")
            with pytest.raises(Gone, match="asked to leave"):
                await here.screens[3].until(lambda: False)
            code = here.opened.code
            assert await turned_away(home.site.join(code, "Guest 3")) == "sent_away"
            secret = await claim(home, here, "Guest 3")
            await ben.until(lambda: bool(ben.room and ben.room.claims))
            assert ben.room
            assert ben.room.claims[0].person is None
            await ben.do(protocol.Nod("", ben.room.claims[0].id, True))
            assert (await answer(home, secret)).joined

    run(tmp_path, scene)


def test_the_host_decides_alone_and_who_asked_may_think_again(tmp_path: Path) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        async with dealt(home, people=3, seats=3) as here:
            host, ben, cleo = here.screens
            assert await refused(ben.do(protocol.Dismiss("", "p3", False))) == "nobody_asked"
            await ben.do(protocol.Dismiss("", "p3"))
            await host.do(protocol.Dismiss("", "p3", False))
            await hears(cleo, "news-stays")
            await cleo.do(protocol.Dismiss("", "p2"))
            await cleo.do(protocol.Dismiss("", "p2", False))
            await host.until(lambda: bool(host.room and not host.room.dismissal))
            await host.do(protocol.Dismiss("", "p3"))
            await hears(ben, "news-sent")
            assert await refused(ben.do(protocol.Dismiss("", "p2"))) == "not_yourself"

    run(tmp_path, scene)


def test_anybody_seated_deals_with_bots_or_without_the_free_chairs(tmp_path: Path) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        async with table(home, KEY, people=3, seats=4) as here:
            host, ben, cleo = here.screens
            await ben.do(protocol.Stand(""))
            assert await refused(ben.do(protocol.Start("", tight=True))) == "not_seated"
            await cleo.do(protocol.Start("", tight=True))
            await host.until(lambda: bool(host.table))
            assert host.room
            assert [chair.person for chair in host.room.chairs] == ["p1", "p3"]
            await cleo.until(lambda: bool(cleo.room and cleo.room.you.seat == 1))

    run(tmp_path, scene)


def test_a_refused_wish_for_a_chair_is_answered_in_words(tmp_path: Path) -> None:
    async def scene(home: House, clock: FakeClock) -> None:
        async with dealt(home, people=2, seats=3) as here:
            joined = await home.site.join(here.opened.code, "Zoe")
            async with Screen(home.site, joined.room, token=joined.token) as zoe:
                await zoe.do(protocol.Sit("", 2))
                await here.host.do(protocol.Allow(id="", agree=False, person="p3"))
                await hears(zoe, "news-no-seat")

    run(tmp_path, scene)


def test_older_logs_stay_readable() -> None:
    assert log.read(b'{"kind":"left","person":"p2"}') == log.Left(person="p2")
    assert log.read(b'{"kind":"voted","person":"p1","seat":1,"level":"sharp"}')
