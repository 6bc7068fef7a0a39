"""Coming back: after a broken line, on a new server, with what was missed and no more."""

import asyncio
import logging
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from handful.client import Gone, Screen
from handful.client.backoff import Backoff
from handful.core import Chance, Event
from handful.core.catalog import game, games
from handful.server.rooms import robots
from handful.server.rooms.tables import EVENTS_KEPT
from handful.server.ws import connection, protocol

from .house import House, Hurried, house, play, soon, table
from .toy import Text

KEYS = list(games())


@pytest.mark.usually_one
@pytest.mark.parametrize("key", KEYS)
def test_a_restarted_server_puts_everybody_back_in_under_a_second(key: str, tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite"

    async def scene() -> None:
        async with house(path, Hurried()) as home, table(home, key) as here:
            await here.host.do(protocol.Start("", fill="random"))
            for number, one in enumerate(here.screens):
                assert one.you
                if number:
                    await one.do(protocol.Takeover("", one.you.seat or 0, "random"))
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
            room = home.registry.rooms[here.opened.room]
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
            await host.do(protocol.Start(""))
            await here.settled()
            await guest.close()
            move = protocol.Move(id="once", move={"move": "say", "number": 1}, seen=0)
            first = await host.do(move)
            again = await host.do(move)
            assert first == again
            assert guest.table
            told: list[object] = []

            def hear(frame: protocol.FromRoom) -> None:
                if isinstance(frame, protocol.Table):
                    told.extend(one.event for one in frame.events)

            back = Screen(home.site, here.opened.room, token=guest._hello.token, heard=hear)
            back._hello.seen = guest.table.seq
            await back.start()
            await back.until(lambda: back.table is not None)
            assert back.table
            assert told == [{"event": "numbered", "seat": 0}]
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
            await host.do(protocol.Start(""))
            await host.drop()
            await asyncio.sleep(0)
            ack = await host.do(protocol.Move(id="", move={"move": "say", "number": 1}, seen=0))
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
            await broken.host.do(protocol.Start(""))
            await sound.host.do(protocol.Start(""))
            broken.room.live.enter = None
            asking = asyncio.create_task(
                broken.host.do(protocol.Move(id="x", move={"move": "say", "number": 1}, seen=0))
            )
            await broken.host.until(lambda: broken.host.goodbye is not None)
            asking.cancel()
            await sound.host.do(protocol.Move(id="", move={"move": "say", "number": 1}, seen=0))
            again = await home.registry.room(broken.opened.room)
            assert again is not None
            assert again.live
            assert len(again.live.play.entries) == 1

    asyncio.run(scene())


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("fault", ["words", "bot"])
def test_a_fault_in_a_game_closes_its_room_and_is_told_once(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("no words for it")

    async def scene() -> None:
        async with (
            house(tmp_path / "rooms.sqlite") as home,
            table(home, "toy", seats=2) as here,
            table(home, "toy", seats=2) as sound,
        ):
            await sound.host.do(protocol.Start(""))
            with monkeypatch.context() as patch:
                if fault == "words":
                    patch.setattr(Text, "prompt", broken)
                else:
                    patch.setattr(robots, "question", broken)
                await here.host.do(protocol.Start(""))
                if fault == "bot":
                    await here.screens[1].do(protocol.Takeover("", 1, "sharp"))
                    await here.host.do(
                        protocol.Move(id="", move={"move": "say", "number": 1}, seen=0)
                    )
                await soon(lambda: here.opened.room not in home.registry.rooms)
            for screen in here.screens:
                with pytest.raises(Gone, match="record of your game is kept"):
                    await screen.until(lambda: False)
                assert screen.goodbye
                assert (screen.goodbye.code, screen.goodbye.again) == ("failed", False)
            await sound.host.do(protocol.Move(id="", move={"move": "say", "number": 1}, seen=0))
            again = await home.registry.room(here.opened.room)
            assert again
            assert again.live

    asyncio.run(scene())
    told = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert [(one.message, bool(one.exc_info)) for one in told] == [("room failed", True)]


@pytest.mark.usefixtures("toy")
def test_what_a_line_raises_is_logged_and_its_screen_hears_that_it_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def unsendable(*_: object) -> None:
        raise ValueError("it cannot be sent")

    async def scene() -> None:
        async with house(tmp_path / "rooms.sqlite") as home:
            opened = await home.open("toy")
            monkeypatch.setattr(connection.Connection, "_send_new", unsendable)
            async with connect(home.site.socket_url(), proxy=None) as line:
                hello = protocol.Hello(room=opened.room, token=opened.token)
                await line.send(protocol.write(hello).decode())
                await line.wait_closed()
            assert line.close_code == connection.CLOSE_CODES["failed"]

    asyncio.run(scene())
    told = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert [(one.message, bool(one.exc_info)) for one in told] == [("socket failed", True)]


@pytest.mark.usually_one
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
        await here.host.do(protocol.Start("", fill="random"))
        await soon(lambda: here.room.live is not None and here.room.live.over, 120)
        happened = [one.event for one in here.room.live.told[-EVENTS_KEPT:]]
        told = await _told(home, here.opened)
    assert [one.event for one in told] == [kept for one in happened if (kept := _lasting(one))]
    assert [one.at for one in told] == sorted(one.at for one in told)
    assert told[-1].at > 0


async def _told(home: House, opened: Any) -> list[protocol.Happening]:
    """What a spectator is told who comes now."""
    told: list[protocol.Happening] = []  # of all tables: the end of a game is written down after it

    def hear(frame: object) -> None:
        if isinstance(frame, protocol.Table):
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


def waits(count: int, backoff: Backoff) -> list[float]:
    """The longest waits of so many tries in a row."""
    return [backoff.next(0, 1) for _ in range(count)]


def test_it_doubles_up_to_a_quarter_of_a_minute() -> None:
    found = waits(12, Backoff())
    assert found[:5] == [0.05, 0.1, 0.2, 0.4, 0.8]
    assert found[-1] == 15


def test_it_is_drawn_by_lot_so_that_not_all_come_at_once() -> None:
    found = [Backoff().next(0, lot) for lot in (0, 0.5, 1)]
    assert found == pytest.approx([0.025, 0.0375, 0.05])


def test_it_grows_also_where_the_line_opens_and_breaks_at_once() -> None:
    backoff, found = Backoff(), []
    for now in range(3):
        backoff.opened(now)
        found.append(backoff.next(now + 0.5, 1))
    assert found == [0.05, 0.1, 0.2]


def test_it_starts_over_after_a_line_that_held() -> None:
    backoff = Backoff()
    waits(6, backoff)
    backoff.opened(10)
    assert backoff.next(12, 1) == 0.05


def test_it_is_never_shorter_than_the_server_asks_for() -> None:
    assert Backoff().next(0, 0, 0.5) == 0.525
    assert Backoff().next(0, 1, 0.5) == 1.05
