"""Before, between and after games: who comes in, who sits, who may what."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from handful.client import Gone, Screen, SiteError
from handful.core import Refused
from handful.core.catalog import games
from handful.i18n.games import Declared
from handful.server.http import schemas
from handful.server.rooms import log_entries as log
from handful.server.rooms.lobby import Chair, Lobby
from handful.server.ws import protocol

from .house import House, Hurried, house, soon, table

KEY = next(iter(games()))


def run(tmp_path: Path, scene: object, **settings: Any) -> None:
    async def whole() -> None:
        async with house(tmp_path / "rooms.sqlite", Hurried(), **settings) as home:
            await scene(home)  # type: ignore[operator]  # a coroutine function

    asyncio.run(whole())


async def refused(asked: Awaitable[object]) -> str:
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value.refusal.code


def test_a_guest_comes_in_by_code_and_takes_a_free_seat(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        opened = await home.open(KEY)
        found = await home.site.find(opened.code.lower())
        assert (found.room, found.host, found.locked) == (opened.room, "Ada", False)
        joined = await home.site.join(opened.code, "  Ben  ")
        async with Screen(home.site, joined.room, token=joined.token) as ben:
            assert await refused(ben.do(protocol.Sit("", 0))) == "seat_taken"
            await ben.do(protocol.Sit("", 1))
            await ben.until(lambda: bool(ben.you and ben.you.seat == 1))
            assert ben.room
            assert [one.name for one in ben.room.chairs][:2] == ["Ada", "Ben"]
            await ben.do(protocol.Stand(""))
            await ben.until(lambda: bool(ben.you and ben.you.seat is None))

    run(tmp_path, scene)


def test_only_the_host_runs_the_room(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with table(home, KEY) as here:
            host, guest = here.screens
            for command in (
                protocol.Change(id="", seats=3),
                protocol.Lock("", True),
                protocol.Kick("", "p1"),
                protocol.Promote("", "p2"),
                protocol.Mute("", "p1", True),
                protocol.Close(""),
            ):
                assert await refused(guest.do(command)) == "host_only"
            await host.do(protocol.Promote("", "p2"))
            assert await refused(host.do(protocol.Lock("", True))) == "host_only"
            await guest.do(protocol.Lock("", True))

    run(tmp_path, scene)


def test_a_locked_room_lets_nobody_in_and_a_kicked_guest_is_out(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with table(home, KEY) as here:
            host, guest = here.screens
            await host.do(protocol.Lock("", True))
            with pytest.raises(SiteError, match="locked"):
                await home.site.join(here.opened.code, "Eve")
            await host.do(protocol.Kick("", "p2"))
            with pytest.raises(Gone, match="asked to leave"):
                await guest.until(lambda: False)
            assert guest.goodbye
            assert guest.goodbye.code == "kicked"
            again = Screen(home.site, here.opened.room, token=guest._hello.token)
            with pytest.raises(Gone, match="does not know"):
                await again.start()
            await again.close()

    run(tmp_path, scene)


def test_house_rules_are_checked_with_words(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with table(home, KEY, people=1) as here:
            assert (
                await refused(here.host.do(protocol.Change(id="", options={"x": 1})))
                == "bad_option"
            )
            assert await refused(here.host.do(protocol.Change(id="", seats=32))) == "bad_seats"
            assert await refused(here.host.do(protocol.Start(""))) == "not_ready"
            settings = protocol.SettingsChange(turn_seconds=30, chat=True)
            await here.host.do(protocol.Change(id="", settings=settings))
            await here.host.until(
                lambda: bool(here.host.room and here.host.room.settings.turn_seconds == 30)
            )
        with pytest.raises(SiteError) as caught:
            await home.open(KEY, options={"nothing": 1})
        assert (caught.value.status, caught.value.code) == (422, "bad_option")
        with pytest.raises(SiteError, match="There is no game"):
            await home.open("chess")

    run(tmp_path, scene)


def test_the_newest_screen_of_a_person_wins(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with table(home, KEY) as here:
            newer = Screen(home.site, here.opened.room, token=here.opened.token)
            await newer.start()
            with pytest.raises(Gone, match="another screen"):
                await here.host.until(lambda: False)
            await newer.do(protocol.Lock("", True))
            await newer.close()

    run(tmp_path, scene)


def test_a_ticket_moves_a_seat_to_another_device_once(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with table(home, KEY) as here:
            guest = here.screens[1]
            ticket = await guest.do(protocol.Handover(""))
            text = ticket.path.partition("#ticket=")[2]
            moved = await home.site.ask(
                "POST", "/api/tickets", schemas.Joined, schemas.UseTicket(ticket=text)
            )
            assert moved.person == "p2"
            with pytest.raises(Gone, match="another device"):
                await guest.until(lambda: False)
            async with Screen(home.site, moved.room, token=moved.token) as phone:
                assert phone.you
                assert phone.you.seat == 1
            with pytest.raises(SiteError, match="it is too old"):
                await home.site.ask(
                    "POST", "/api/tickets", schemas.Joined, schemas.UseTicket(ticket=text)
                )

    run(tmp_path, scene)


def test_signs_and_phrases_reach_everybody_and_chat_only_if_allowed(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with table(home, KEY) as here:
            host, guest = here.screens
            heard: list[protocol.Spoke] = []
            host.heard = lambda frame: (
                heard.append(frame) if isinstance(frame, protocol.Spoke) else None
            )
            await guest.do(protocol.React("", "wow"))
            await guest.do(protocol.Phrase("", "thanks"))
            assert await refused(guest.do(protocol.Chat("", "hello"))) == "chat_off"
            await host.do(protocol.Change(id="", settings=protocol.SettingsChange(chat=True)))
            await guest.do(protocol.Chat("", "hel\x07lo"))
            await soon(lambda: len(heard) == 3)
            assert [one.text for one in heard] == ["wow", "thanks", "hello"]
            await host.do(protocol.Mute("", "p2", True))
            assert await refused(guest.do(protocol.React("", "wow"))) == "muted"

    run(tmp_path, scene)


@pytest.mark.parametrize("key", list(games()))
def test_every_game_has_phrases_of_its_own(key: str, tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with table(home, key) as here:
            host, guest = here.screens
            heard: list[protocol.Spoke] = []
            host.heard = lambda frame: (
                heard.append(frame) if isinstance(frame, protocol.Spoke) else None
            )
            forms = (await home.site.games()).games
            offered = {
                one.key: {phrase.key: phrase.words for phrase in one.phrases} for one in forms
            }
            phrases = Declared(games()[key]).phrases
            own = next(iter(phrases))
            await guest.do(protocol.Phrase("", own))
            assert await refused(guest.do(protocol.Phrase("", "free words"))) == "no_phrase"
            await soon(lambda: bool(heard))
            assert (heard[0].kind, heard[0].text) == ("phrase", own)
            assert offered[key][own] == phrases[own]
            for other in offered.keys() - {key}:
                assert own not in offered[other]

    run(tmp_path, scene)


def test_class_mode_gives_nicknames_and_wipes_everything_on_close(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with table(home, KEY, people=1, classroom=True) as here:
            found = await home.site.find(here.opened.code)
            assert len(found.nicknames) > 30
            with pytest.raises(SiteError, match="list"):
                await home.site.join(here.opened.code, "Real Name")
            await home.site.join(here.opened.code, found.nicknames[3])
            change = protocol.Change(id="", settings=protocol.SettingsChange(chat=True))
            assert await refused(here.host.do(change)) == "class_mode"
            await here.host.do(protocol.Close(""))
            async with asyncio.timeout(60):
                while await home.registry.store.room(here.opened.room):
                    await asyncio.sleep(0.01)
            assert await home.registry.store.read(here.opened.room) == []

    run(tmp_path, scene)


def test_a_host_finds_resumes_and_deletes_rooms(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        first = await home.open(KEY)
        second = await home.site.open(schemas.NewRoom(game=KEY, name="Ada"), first.host_key)
        assert second.host_key == first.host_key

        async def listed() -> list[str]:
            return [one.room for one in (await home.site.rooms(first.host_key)).rooms]

        async with asyncio.timeout(60):
            while set(await listed()) != {first.room, second.room}:
                await asyncio.sleep(0.01)
        path = f"/api/rooms/{first.room}"
        back = await home.site.ask("POST", f"{path}/host", schemas.Reopened, secret=first.host_key)
        async with Screen(home.site, back.room, token=back.token) as screen:
            assert screen.you
            assert screen.you.host
        with pytest.raises(SiteError, match="no such room"):
            await home.site.raw("DELETE", path, secret="x" * 22)
        await home.site.raw("DELETE", path, secret=first.host_key)
        assert await listed() == [second.room]

    run(tmp_path, scene)


def test_a_rematch_keeps_people_rules_and_link_and_moves_the_chairs_on(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with table(home, KEY) as here:
            host = here.host
            await host.do(protocol.Start("", fill="sharp"))
            for screen in here.screens:
                assert screen.you
                assert screen.you.seat is not None
                await screen.do(protocol.Takeover("", screen.you.seat, "sharp"))
            await host.until(lambda: bool(host.room and host.room.phase == "finished"), 90)
            assert host.room
            before = [one.person for one in host.room.chairs]
            first = host.room.fair
            await host.do(protocol.Rematch(""))
            await host.until(lambda: bool(host.room and host.room.number == 2))
            assert host.room.code == here.opened.code
            after = [one.person for one in host.room.chairs]
            assert before == ["p1", "p2", None, None]
            assert after == ["p2", None, None, "p1"], "seat 1 has come to seat 0"
            names = [one.name for one in host.room.chairs]
            assert list(here.room.lobby.games[-1].players) == names
            assert host.room.fair.commitment != first.commitment
            assert host.room.fair.seed is None

    run(tmp_path, scene)


def test_an_old_log_keeps_the_chairs_where_they_were() -> None:
    lobby = Lobby()
    lobby.chairs = [Chair(person=one) for one in "abc"]
    lobby.apply(1, log.read('{"kind":"rematched"}'))
    assert [one.person for one in lobby.chairs] == ["c", "a", "b"]


def test_rooms_nobody_is_in_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        opened = await home.open(KEY)
        assert opened.room in home.registry.rooms
        await home.put_away(opened.room)
        async with Screen(home.site, opened.room, token=opened.token) as screen:
            assert screen.you
            assert screen.you.seat == 0

    run(tmp_path, scene)
