"""A class or club evening: the same deals at every table, secret until all have played them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from handful.client import Screen, SiteError
from handful.core import Chance
from handful.core.catalog import games
from handful.server.http import evening_schemas as schemas
from handful.server.http.schemas import Done
from handful.server.records import fair_deal
from handful.server.rooms.evening import TEACHER
from handful.server.rooms.evenings import CODES_HELD
from handful.server.rooms.room import Room
from handful.server.store import Store
from handful.server.ws import protocol

from ..store.conftest import fresh, schema
from .house import House, Hurried, house, play, soon
from .test_asking import refused

KEY = min(games(), key=lambda key: games()[key].minutes[0] * games()[key].players[0])
SEATS = max(2, games()[KEY].players[0])
SOLITAIRE = next(key for key, one in games().items() if one.bots.solve)
__all__ = ["fresh", "schema"]


class Class:
    """An evening, and what its teacher does."""

    def __init__(self, home: House, key: str) -> None:
        self.home, self.key = home, key
        self.tokens: dict[str, str] = {}

    async def look(self) -> schemas.Evening:
        """What the teacher sees."""
        return await self.home.site.ask("GET", "/api/evening", schemas.Evening, secret=self.key)

    async def do(self, act: Any, table: int | None = None) -> schemas.Evening:
        """What the teacher does."""
        asked = schemas.RunEvening(act=act, table=table)
        return await self.home.site.ask("POST", "/api/evening", schemas.Evening, asked, self.key)

    async def rooms(self) -> list[Room]:
        """Its tables."""
        return await self.home.registry.evenings.tables(self.key)

    async def until(self, holds: Callable[[schemas.Evening], bool]) -> schemas.Evening:
        """Wait for something that the teacher sees."""
        async with asyncio.timeout(60):
            while not holds(found := await self.look()):
                await asyncio.sleep(0.02)
        return found

    @asynccontextmanager
    async def seated(self, table: int, name: str, seat: int = 0) -> AsyncIterator[Screen]:
        """Somebody sits down at a table."""
        code = (await self.look()).tables[table - 1].code
        joined = await self.home.site.join(code, name)
        self.tokens[name] = joined.token
        async with Screen(self.home.site, joined.room, token=joined.token) as screen:
            await screen.do(protocol.Sit("", seat))
            yield screen


async def begun(home: House, **more: Any) -> Class:
    """An evening with quick bots."""
    given: dict[str, Any] = {"game": KEY, "seats": SEATS, "tables": 2, "deals": 2, "bots": "random"}
    pace = protocol.SettingsChange(bot_pace_ms=0)
    new = schemas.NewEvening(settings=pace, **(given | more))
    opened = await home.site.ask("POST", "/api/evenings", schemas.OpenedEvening, new)
    return Class(home, opened.key)


async def played(screen: Screen, number: int) -> None:
    """Play a deal of the evening to its end."""
    await screen.until(lambda: screen.table is not None and screen.table.number == number)
    await play(screen, Chance(number))
    await screen.until(lambda: screen.room is not None and screen.room.phase == "finished")


def test_every_table_plays_the_same_deals_against_the_same_bots(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path / "rooms.sqlite", Hurried()) as home:
            evening = await begun(home, tables=3)
            async with evening.seated(1, "Ada") as ada, evening.seated(2, "Ben") as ben:
                await evening.do("start")
                waits = (await evening.look()).tables[2]
                assert (waits.phase, waits.deal) == ("lobby", 0), "nobody sits there"
                await evening.do("start", table=3)
                await played(ada, 1)
                await ada.do(protocol.Rematch(""))
                await played(ada, 2)
                assert (await evening.look()).compared is None, "Ben still plays the first"
                await played(ben, 1)
                found = await evening.until(lambda one: one.compared is not None)
                assert found.compared
                assert [one.number for one in found.compared.deals] == [1]
                assert found.compared.deals[0].code is None
                await ben.do(protocol.Rematch(""))
                await played(ben, 2)
                assert await refused(ben.do(protocol.Rematch(""))) == "evening"
                found = await evening.until(lambda one: all(not t.left for t in one.tables))
            rooms = await evening.rooms()
            for number in range(2):
                assert len({room.lobby.games[number].seed for room in rooms}) == 1
                assert len({room.lobby.games[number].salt for room in rooms}) == len(rooms)
            first, second = (rooms[0].lobby.games[number].seed for number in range(2))
            assert first != second
            bots = [
                tuple(name for seat, name in enumerate(result.players) if seat in result.bots)
                for room in rooms[:2]
                for past in room.lobby.games
                if (result := past.result)
            ]
            assert len({tuple(sorted(one)) for one in bots}) == 1, "other bots at another table"
            turns = [room.lobby.games[1].players.index("Ada") for room in rooms[:1]]
            assert turns == [SEATS - 1], "everybody moves one seat on"

    asyncio.run(scene())


def test_no_table_learns_a_deal_from_another_before_the_evening_is_over(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path / "rooms.sqlite", Hurried()) as home:
            evening = await begun(home, deals=1)
            async with evening.seated(1, "Ada") as ada, evening.seated(2, "Ben") as ben:
                await evening.do("start")
                await played(ada, 1)
                assert ada.room
                assert (ada.room.fair.seed, ada.room.fair.deal) == (None, None)
                room = ada.room.id
                for secret in (evening.tokens["Ada"], evening.key):
                    with pytest.raises(SiteError) as problem:
                        await home.site.record(room, 1, secret)
                    assert (problem.value.status, problem.value.code) == (403, "sealed")
                assert await refused(ada.do(protocol.Rematch("", deal="same"))) in (
                    "evening",
                    "not_alone",
                )
                rooms = await evening.rooms()
                secrets = [f"{rooms[0].lobby.games[0].seed}", rooms[0].lobby.plan.secret]  # type: ignore[union-attr]
                seen = (await home.site.raw("GET", "/api/evening", secret=evening.key)).decode()
                listed = (await home.site.raw("GET", "/api/rooms", secret=evening.key)).decode()
                assert not any(one in text for one in secrets for text in (seen, listed))
                # a stranger at the other table sees nothing of its deal
                joined = await home.site.join((await evening.look()).tables[1].code, "Eve")
                async with Screen(home.site, joined.room, token=joined.token) as eve:
                    await eve.until(lambda: eve.room is not None)
                    assert eve.table is None
                await played(ben, 1)
                found = await evening.do("end")
                assert found.stage == "open"
                assert found.compared
                await ada.until(lambda: ada.room is not None and ada.room.fair.deal is not None)
                assert found.compared.deals[0].code == ada.room.fair.deal
                assert ada.room.evening
                assert ada.room.evening.place in (1, 2)
                text = await home.site.record(room, 1, evening.tokens["Ada"])
                assert fair_deal.check(text, ada.room.fair.commitment).sound

    asyncio.run(scene())


def test_what_would_make_one_table_unlike_the_others_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path / "rooms.sqlite", Hurried()) as home:
            evening = await begun(home)
            async with evening.seated(1, "Ada") as ada:
                assert await refused(ada.do(protocol.Start("", fill="random"))) == "evening"
                assert await refused(ada.do(protocol.Bot("", 1, "expert"))) == "evening"
                assert await refused(ada.do(protocol.Dismiss("", TEACHER))) == "evening"
                back = (await evening.rooms())[0]
                again = await home.registry.reopen(back)
                async with Screen(home.site, back.id, token=again.token) as teacher:
                    assert (
                        await refused(teacher.do(protocol.Change(id="", seats=SEATS))) == "evening"
                    )
                    watch = protocol.SettingsChange(spectators="open")
                    assert (
                        await refused(teacher.do(protocol.Change(id="", settings=watch)))
                        == "evening"
                    )
                    assert await refused(teacher.do(protocol.Close(""))) == "evening"
                    assert await refused(teacher.do(protocol.Leave(""))) == "evening"
                await evening.do("start")
                await ada.until(lambda: ada.table is not None)
                await evening.do("pause")
                await ada.until(lambda: bool(ada.table and ada.table.clock.paused_by))
                assert await refused(ada.do(protocol.Pause("", on=False))) == "evening"
                await evening.do("go_on")
                await ada.until(lambda: bool(ada.table and not ada.table.clock.paused_by))

    asyncio.run(scene())


def test_somebody_alone_cannot_ask_the_solver(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path / "rooms.sqlite", Hurried()) as home:
            evening = await begun(home, game=SOLITAIRE, seats=1, bots=None)
            async with evening.seated(1, "Ada") as ada:
                await evening.do("start")
                await ada.until(lambda: ada.table is not None)
                assert await refused(ada.do(protocol.Solve(""))) == "sealed"
                assert await refused(ada.do(protocol.Hint(""))) == "hints_off"

    asyncio.run(scene())


def test_a_table_gives_a_deal_up_another_dissolves_and_one_comes_late(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path / "rooms.sqlite", Hurried()) as home:
            evening = await begun(home, tables=2)
            async with evening.seated(1, "Ada") as ada, evening.seated(2, "Ben"):
                await evening.do("start")
                await played(ada, 1)
                await ada.do(protocol.Rematch(""))
                await ada.until(lambda: bool(ada.table and ada.table.number == 2))
                found = await evening.do("skip", table=1)
                assert found.tables[0].left == 0
                late = await home.site.ask(
                    "POST", "/api/evening/tables", schemas.Evening, secret=evening.key
                )
                assert [one.table for one in late.tables] == [1, 2, 3]
                assert late.tables[2].stage == "playing"
                async with evening.seated(3, "Cleo") as cleo:
                    await cleo.do(protocol.Start(""))
                    await played(cleo, 1)
                    assert (await evening.look()).compared is None, "Ben plays it too"
                    gone = await evening.do("dissolve", table=2)
                    assert gone.tables[1].stage == "gone"
                    assert gone.compared
                    assert [one.table for one in gone.compared.deals[0].tables] == [1, 3]
                    await evening.do("end")
            found = await evening.look()
            assert [one.stage for one in found.tables] == ["open"] * 3
            rooms = await evening.rooms()
            assert rooms[0].lobby.games[0].seed == rooms[2].lobby.games[0].seed

    asyncio.run(scene())


@pytest.mark.usually_one
def test_an_evening_comes_back_after_a_restart_and_goes_on_elsewhere(
    fresh: Callable[[], Store],
) -> None:
    async def scene() -> None:
        async with house(fresh(), Hurried()) as home:
            evening = await begun(home, tables=2)
            async with evening.seated(1, "Ada") as ada:
                await evening.do("start")
                await ada.until(lambda: ada.table is not None)
                token, room = evening.tokens["Ada"], str(ada.room and ada.room.id)
        async with house(fresh(), Hurried()) as one, house(fresh(), Hurried()) as other:
            back, beside = Class(one, evening.key), Class(other, evening.key)
            assert (await beside.look()).stage == "playing"
            await beside.do("start", table=2)  # bots alone, while two processes look on
            async with Screen(one.site, room, token=token) as ada:
                await played(ada, 1)
                await back.until(lambda found: found.compared is not None)
                await ada.do(protocol.Rematch(""))
                await played(ada, 2)
                await back.until(lambda found: all(not one.left for one in found.tables))
                await back.until(
                    lambda found: found.compared is not None and len(found.compared.deals) == 2
                )
                assert (await beside.do("end")).stage == "open"
            await back.until(lambda found: found.stage == "open")

    asyncio.run(scene())


def test_codes_hold_until_the_evening_though_nobody_comes(fresh: Callable[[], Store]) -> None:
    async def scene() -> None:
        async with house(fresh(), public=True) as home:
            evening = await begun(home)
            code = (await evening.look()).tables[0].code
            plain = await home.open(KEY)
            wall = home.registry.clock.wall()
            store = home.registry.store
            await store.free_codes(wall + CODES_HELD - 5000, wall + CODES_HELD - 5000)
            assert await store.by_code(code)
            assert not await store.by_code(plain.code)
            await store.free_codes(wall + CODES_HELD + 5000, wall + CODES_HELD + 5000)
            assert not await store.by_code(code)

    asyncio.run(scene())


def test_a_wrong_key_opens_nothing_and_the_right_one_deletes_all(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path / "rooms.sqlite") as home:
            evening = await begun(home)
            for method, path in (("GET", ""), ("POST", "/tables"), ("DELETE", "")):
                for key, code in ((None, "unauthorized"), ("x" * 22, "no_evening")):
                    with pytest.raises(SiteError) as problem:
                        await home.site.raw(method, f"/api/evening{path}", secret=key)
                    assert problem.value.code == code
            opened = await home.open(KEY)  # rooms of a host are no evening
            with pytest.raises(SiteError) as problem:
                await home.site.raw("GET", "/api/evening", secret=opened.host_key)
            assert problem.value.code == "no_evening"
            for wrong in (
                {"tables": 1},
                {"tables": 13},
                {"deals": 0},
                {"bots": "x"},
                {"seats": 31},
            ):
                with pytest.raises((SiteError, ValueError)):
                    await begun(home, **wrong)
            codes = [one.code for one in (await evening.look()).tables]
            await home.site.ask("DELETE", "/api/evening", Done, secret=evening.key)
            for code in codes:
                with pytest.raises(SiteError, match="No room"):
                    await home.site.find(code)

    asyncio.run(scene())


def test_every_table_counts_as_a_room(tmp_path: Path) -> None:
    async def scene() -> None:
        from handful.server.settings import Limits

        async with house(tmp_path / "rooms.sqlite", limits=Limits(rooms_per_hour=5)) as home:
            await begun(home, tables=4)
            with pytest.raises(SiteError) as problem:
                await begun(home, tables=2)
            assert problem.value.code == "too_many"
            await soon(lambda: len(home.registry.rooms) == 4)

    asyncio.run(scene())
