"""Games that are over are packed: rooms open as before, records stay, nobody writes in between."""

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from handful.client import Screen
from handful.server.rooms import lobby_snapshot
from handful.server.rooms import log_entries as log
from handful.server.rooms.clock import FakeClock
from handful.server.rooms.lobby import Lobby
from handful.server.store import Entry, RoomRow, Store
from handful.server.store.packing import packed, unpacked
from handful.server.ws import protocol

from ..store.conftest import fresh, schema
from .house import House, Table, house, soon, table

Fresh = Callable[[], Store]

ROUNDS = 5

__all__ = ["fresh", "schema"]


def entry(seq: int) -> Entry:
    return Entry(seq, f"a:{seq}", 5, f'{{"x":"é{seq}"}}'.encode())


def test_what_is_packed_is_small_and_comes_back() -> None:
    entries = [entry(seq) for seq in range(1, 300)]
    assert unpacked(packed(entries)) == entries
    assert len(packed(entries)) < sum(len(one.body + one.mark.encode()) for one in entries) / 2


def test_a_log_is_whole_with_what_is_packed_and_its_numbers_stay_taken(fresh: Fresh) -> None:
    async def scene() -> None:
        store = fresh()
        await store.open()
        whole = [entry(seq) for seq in range(1, 10)]
        await store.create(RoomRow("r", None, "", 0, 0, False, b"{}"), whole)
        for _ in range(2):  # the second time there is nothing left to do
            await store.pack("r", whole[2:6])
        assert await store.read("r") == [*whole[:2], *whole[6:]]
        assert await store.read_all("r") == whole
        assert await store.read_all("r", after=4) == whole[4:]
        assert not await store.append("r", [entry(4)])
        assert await store.append("r", [entry(10)])
        await store.delete("r")
        assert await store.read_all("r") == []
        await store.close()

    asyncio.run(scene())


async def finish(here: Table, number: int, rounds: int = ROUNDS) -> None:
    """Play the game of this number to its end, in turn."""
    for one in range(rounds * len(here.screens)):
        screen = next(
            each for each in here.screens if each.you and each.you.seat == one % len(here.screens)
        )
        await screen.until(partial(_is_asked, screen, number))
        assert screen.table is not None
        move = screen.table.legal[0].move
        await screen.do(protocol.Move(id="", move=move, seen=screen.table.seq))
    await here.host.until(partial(_is_over, here.host, number))


def _is_asked(screen: Screen, number: int) -> bool:
    table, you = screen.table, screen.you
    return bool(table is not None and table.number == number and you and you.seat in table.awaited)


def _is_over(screen: Screen, number: int) -> bool:
    room = screen.room
    return room is not None and (room.number, room.phase) == (number, "finished")


async def unload(home: House, room: str) -> None:
    """Let nobody be there for long."""
    await soon(lambda: not home.registry.rooms[room].screens)
    await home.put_away(room)


async def shrunk(home: House, room: str, most: int) -> None:
    """Wait until the log is at most so long."""
    async with asyncio.timeout(20):
        while len(await home.registry.store.read(room)) > most:
            await asyncio.sleep(0.005)


def test_a_room_with_packed_games_opens_as_it_was_and_goes_on(fresh: Fresh, toy: str) -> None:
    async def scene() -> None:
        async with house(fresh(), FakeClock()) as home:
            async with table(home, toy, seats=2, options={"rounds": ROUNDS}) as here:
                room, token = here.opened.room, here.opened.token
                await here.host.do(protocol.Start(""))
                await finish(here, 1)
                await here.host.do(protocol.Rematch(""))
                await finish(here, 2)
                records = [await home.site.record(room, number, token) for number in (1, 2)]
                whole = await home.registry.store.read(room)
                last = here.host.table
            await unload(home, room)
            await shrunk(home, room, len(whole) - 2 * 2 * ROUNDS)
            assert await home.registry.store.read_all(room) == whole
            assert [await home.site.record(room, number, token) for number in (1, 2)] == records
            async with Screen(home.site, room, token=token) as ada:
                await ada.until(lambda: ada.table is not None)
                assert ada.table
                assert last
                assert (ada.table.view, ada.table.outcome) == (last.view, last.outcome)
                await ada.do(protocol.Rematch(""))
                assert (await home.registry.store.read_all(room))[-1].seq > whole[-1].seq

    asyncio.run(scene())


def test_a_process_that_slept_through_a_packed_game_begins_anew(fresh: Fresh, toy: str) -> None:
    async def scene() -> None:
        async with (
            house(fresh(), FakeClock()) as home,
            table(home, toy, seats=2, options={"rounds": ROUNDS}) as here,
        ):
            room, ada = here.room, here.host
            await ada.do(protocol.Start(""))
            await finish(here, 1)
            await room.pack()
            newest = room.seq
            room.seq -= ROUNDS  # as if it had heard nothing since the middle of the game
            await home.registry.catch_up(room)
            await ada.until(lambda: ada.goodbye is not None)
            assert ada.goodbye
            assert (ada.goodbye.code, ada.goodbye.again) == ("restart", True)
            await soon(lambda: room.id in home.registry.rooms)
            assert home.registry.rooms[room.id].seq == newest

    asyncio.run(scene())


def test_a_snapshot_holds_all_that_a_lobby_does() -> None:
    made_anew = {"game", "options", "games", "news", "known", "_names", "_devices"}
    assert {*vars(Lobby())} | made_anew == {*lobby_snapshot.PLAIN} | made_anew


def test_a_snapshot_of_another_version_is_none() -> None:
    assert lobby_snapshot.restored(b"") is None
    assert lobby_snapshot.restored(b'{"version": 0}') is None


def known_of(lobby: Lobby, latest: int) -> dict[str, object]:
    """All that is known of a room, of its newest games alone."""
    known = vars(lobby) | {"_names": None, "earlier": 0}
    return known | {"games": lobby.games[-latest:], "number": lobby.number}


def test_a_room_of_many_games_opens_from_its_snapshot(
    fresh: Fresh, toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_snapshot, "GAMES_KEPT", 2)

    async def scene() -> None:
        async with house(fresh(), FakeClock()) as home:
            async with table(home, toy, seats=2, options={"rounds": 1}) as here:
                room, token = here.opened.room, here.opened.token
                await here.host.do(protocol.Start(""))
                await finish(here, 1, rounds=1)
                for number in range(2, 6):
                    await here.host.do(protocol.Rematch(""))
                    await finish(here, number, rounds=1)
                records = [await home.site.record(room, number, token) for number in range(1, 6)]
            await unload(home, room)
            store = home.registry.store
            async with asyncio.timeout(20):
                while not await store.snapshot(room):
                    await asyncio.sleep(0.005)
            whole = Lobby()
            for one in await store.read_all(room):
                whole.apply(one.seq, log.read(one.body))
            async with Screen(home.site, room, token=token) as ada:
                await ada.until(lambda: ada.table is not None)
                found = home.registry.rooms[room]
                assert found.lobby.earlier == 2
                assert known_of(found.lobby, 2) == known_of(whole, 2)
                again = [await home.site.record(room, number, token) for number in range(1, 6)]
                assert again == records
                await ada.do(protocol.Rematch(""))
                assert found.lobby.number == 6

    asyncio.run(scene())
