"""Coming back: after a broken line, on a new server, with what was missed."""

import asyncio
import logging
import time
from pathlib import Path

import pytest

from handful.client import Gone, Screen
from handful.core import Chance
from handful.core.catalog import games
from handful.server.rooms import robots
from handful.server.ws import wire

from .house import Hurried, house, play, soon, table
from .toy import Text

KEYS = list(games())


@pytest.mark.parametrize("key", KEYS)
def test_a_restarted_server_puts_everybody_back_in_under_a_second(key: str, tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite"

    async def scene() -> None:
        async with house(path, Hurried()) as home, table(home, key) as here:
            await here.host.do(wire.Start("", fill="random"))
            for number, one in enumerate(here.screens):
                assert one.you
                if number:
                    await one.do(wire.Takeover("", one.you.seat or 0, "random"))
            await play(here.host, Chance(3), most=6)
            tokens = [one._hello.token for one in here.screens]
            for one in here.screens:
                one.lasting = False
            before = here.room.live.play.record()
            seq = here.room.seq
        async with house(path, Hurried()) as home:
            began = time.monotonic()
            screens = [Screen(home.site, here.opened.room, token=token) for token in tokens]
            for one in screens:
                await one.start()
                await one.until(lambda one=one: one.table is not None)  # type: ignore[misc]
            took = time.monotonic() - began
            assert took < 1.0, f"it took {took:.2f} s"
            room = home.hub.rooms[here.opened.room]
            assert room.seq >= seq
            after = room.live.play.record() if room.live else None
            assert after
            assert after.entries[: len(before.entries)] == before.entries
            assert [one.you.seat for one in screens if one.you] == [0, 1]
            for one in screens:
                await one.close()

    asyncio.run(scene())


@pytest.mark.usefixtures("toy")
def test_what_was_missed_is_told_and_a_repeated_move_is_done_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            house(tmp_path / "rooms.sqlite") as home,
            table(home, "toy", seats=2, options={"mode": "turns"}) as here,
        ):
            host, guest = here.screens
            await host.do(wire.Start(""))
            await here.settled()
            await guest.close()
            move = wire.Move(id="once", move={"move": "say", "number": 1}, seen=0)
            first = await host.do(move)
            again = await host.do(move)
            assert first == again
            assert guest.table
            back = Screen(home.site, here.opened.room, token=guest._hello.token)
            back._hello.seen = guest.table.seq
            await back.start()
            await back.until(lambda: back.table is not None)
            assert back.table
            assert [one.event for one in back.table.events] == [{"event": "numbered", "seat": 0}]
            assert back.table.view["spoken"] == [0]
            await back.close()

    asyncio.run(scene())


@pytest.mark.usefixtures("toy")
def test_a_broken_line_mends_itself_and_the_open_command_is_answered(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            house(tmp_path / "rooms.sqlite") as home,
            table(home, "toy", seats=2, options={"mode": "turns"}) as here,
        ):
            host = here.host
            await host.do(wire.Start(""))
            await host.drop()
            await asyncio.sleep(0)
            ack = await host.do(wire.Move(id="", move={"move": "say", "number": 1}, seen=0))
            assert ack.seq == here.room.seq
            assert host.sockets == 2

    asyncio.run(scene())


@pytest.mark.usefixtures("toy")
def test_an_error_in_one_room_closes_that_room_only(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            house(tmp_path / "rooms.sqlite") as home,
            table(home, "toy", seats=2) as broken,
            table(home, "toy", seats=2) as sound,
        ):
            await broken.host.do(wire.Start(""))
            await sound.host.do(wire.Start(""))
            broken.room.live.enter = None
            asking = asyncio.create_task(
                broken.host.do(wire.Move(id="x", move={"move": "say", "number": 1}, seen=0))
            )
            await broken.host.until(lambda: broken.host.goodbye is not None)
            asking.cancel()
            await sound.host.do(wire.Move(id="", move={"move": "say", "number": 1}, seen=0))
            again = await home.hub.room(broken.opened.room)
            assert again is not None
            assert again.live
            assert len(again.live.play.entries) == 1

    asyncio.run(scene())


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("fault", ["words", "bot"])
def test_a_fault_in_a_game_closes_its_room_and_is_told_once(
    fault: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("no words for it")

    async def scene() -> None:
        async with (
            house(tmp_path / "rooms.sqlite") as home,
            table(home, "toy", seats=2) as here,
            table(home, "toy", seats=2) as sound,
        ):
            await sound.host.do(wire.Start(""))
            with monkeypatch.context() as patch:
                if fault == "words":
                    patch.setattr(Text, "prompt", broken)
                else:
                    patch.setattr(robots, "question", broken)
                await here.host.do(wire.Start(""))
                if fault == "bot":
                    await here.screens[1].do(wire.Takeover("", 1, "sharp"))
                    await here.host.do(wire.Move(id="", move={"move": "say", "number": 1}, seen=0))
                await soon(lambda: here.opened.room not in home.hub.rooms)
            for screen in here.screens:
                with pytest.raises(Gone, match="record of your game is kept"):
                    await screen.until(lambda: False)
                assert screen.goodbye
                assert (screen.goodbye.code, screen.goodbye.again) == ("failed", False)
            await sound.host.do(wire.Move(id="", move={"move": "say", "number": 1}, seen=0))
            again = await home.hub.room(here.opened.room)
            assert again
            assert again.live

    asyncio.run(scene())
    told = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert [(one.message, bool(one.exc_info)) for one in told] == [("room failed", True)]
