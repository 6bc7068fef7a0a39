"""Codes: enough of them, hard to guess, freed when nobody needs them, back when somebody does."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from handful.client import Screen, SiteError
from handful.core import Chance
from handful.core.catalog import games
from handful.server.http.limits import Guesses
from handful.server.rooms import room_codes
from handful.server.rooms.clock import FakeClock
from handful.server.rooms.code_keeper import HELD
from handful.server.rooms.room_codes import code, how_many, letters_for
from handful.server.ws import protocol

from .house import House, house, play, soon, table

KEY = next(iter(games()))
FOREVER = 2**62


def run(path: Path, scene: Callable[[House], Awaitable[None]], **more: Any) -> None:
    async def whole() -> None:
        async with house(path / "rooms.sqlite", **more) as home:
            await scene(home)

    asyncio.run(whole())


async def look(home: House) -> None:
    """What the server does every few minutes."""
    await home.registry.codes.look(one for one in home.registry.rooms.values() if one.screens)


async def desert(home: House) -> None:
    """Take every code, as after a long time without anybody."""
    await home.registry.unload_idle()
    await home.registry.store.free_codes(FOREVER, FOREVER)
    home.registry.rooms.clear()


@pytest.mark.parametrize("letters", [4, 5, 6, 7, 9])
def test_a_code_of_any_length_can_be_said_aloud(letters: int) -> None:
    made = {code(letters) for _ in range(300)}
    assert len(made) > 200
    for one in made:
        assert re.fullmatch("[A-Z]+", one)
        assert len(one) == letters
        assert not re.search(r"[AEIOU]{2}|[^AEIOU]{3}", one)


def test_codes_get_longer_before_they_get_scarce() -> None:
    assert how_many(4) == 8500
    assert [letters_for(used, public=False) for used in (0, 1000, 2000, 10_000)] == [4, 4, 5, 5]
    assert [letters_for(used, public=True) for used in (0, 500, 2000, 10_000)] == [6, 6, 7, 7]
    for public, share in ((False, 8), (True, 1000)):
        for used in (1, 100, 10_000, 1_000_000):
            assert how_many(letters_for(used, public)) >= used * share


def test_opening_a_room_never_fails_for_want_of_a_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_codes, "_HARD", "B")
    monkeypatch.setattr(room_codes, "_SOFT", "A")
    monkeypatch.setattr(room_codes, "_PAIRS", ("BL",))

    async def scene(home: House) -> None:
        made = [(await home.open(KEY)).code for _ in range(8)]
        assert len({*made}) == 8
        assert max(map(len, made)) > 4

    run(tmp_path, scene)


def test_where_strangers_come_codes_are_longer(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        opened = await home.open(KEY)
        assert len(opened.code) == 6
        assert (await home.site.find(opened.code.lower())).room == opened.room

    run(tmp_path, scene, public=True)


def test_a_code_is_freed_an_hour_after_the_last_has_gone(tmp_path: Path) -> None:
    clock = FakeClock()

    async def scene(home: House) -> None:
        opened = await home.open(KEY)
        async with Screen(home.site, opened.room, token=opened.token):
            clock.wind(3 * HELD)
            await look(home)
            assert (await home.site.find(opened.code)).room == opened.room
        clock.wind(HELD / 2)
        await look(home)
        assert (await home.site.find(opened.code)).room == opened.room
        await soon(lambda: not home.registry.rooms[opened.room].screens)
        clock.wind(3 * HELD)
        await look(home)
        row = await home.registry.store.room(opened.room)
        assert row
        assert (row.code, row.former) == (None, opened.code)
        with pytest.raises(SiteError, match="No room has this code"):
            await home.site.find(opened.code)

    run(tmp_path, scene, clock=clock, public=True)


def test_among_friends_an_old_link_works_until_another_room_has_its_code(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        opened = await home.open(KEY)
        await desert(home)
        found = await home.site.find(opened.code)
        assert (found.room, found.code) == (opened.room, opened.code)
        row = await home.registry.store.by_code(opened.code)
        assert row
        assert row.id == opened.room

    run(tmp_path, scene)


@pytest.mark.parametrize("public", [True, False])
def test_whoever_comes_back_finds_a_code_the_former_if_it_is_free(
    tmp_path: Path, public: bool
) -> None:
    async def scene(home: House) -> None:
        lucky, late = await home.open(KEY), await home.open(KEY)
        await desert(home)
        thief = await home.open(KEY)
        await home.registry.store.free_code(thief.room)
        assert await home.registry.store.give_code(thief.room, late.code)
        async with (
            Screen(home.site, lucky.room, token=lucky.token) as one,
            Screen(home.site, late.room, token=late.token) as other,
        ):
            await one.until(lambda: bool(one.room and one.room.code == lucky.code))
            await other.until(lambda: bool(other.room and other.room.code))
            assert other.room
            assert other.room.code != late.code
            assert (await home.site.find(other.room.code)).room == late.room
        assert (await home.site.find(late.code)).room == thief.room

    run(tmp_path, scene, public=public)


def test_after_a_game_the_code_ends_sooner_but_not_before_a_rematch(
    tmp_path: Path, toy: str
) -> None:
    async def scene(home: House) -> None:
        store, wall = home.registry.store, home.registry.clock.wall
        async with table(home, toy, seats=2, options={"rounds": 1}) as here:
            await here.host.do(protocol.Start(""))
            for screen in here.screens:
                await play(screen, Chance(1), most=1)
            ada = here.host
            await ada.until(lambda: bool(ada.room and ada.room.phase == "finished"))
            async with asyncio.timeout(20):
                while (row := await store.room(here.opened.room)) and not row.finished:
                    await asyncio.sleep(0.005)
            await store.free_codes(wall() + 1, wall() - HELD)  # as if it did not know who is here
            assert await store.by_code(here.opened.code) is None
            await look(home)
            assert await store.by_code(here.opened.code)
            await ada.do(protocol.Rematch(""))
            await home.site.join(here.opened.code, "Cleo")

    run(tmp_path, scene, public=True)


def test_a_closed_room_has_no_code_and_had_none(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        opened = await home.open(KEY)
        async with Screen(home.site, opened.room, token=opened.token) as ada:
            await ada.do(protocol.Close(""))
        store = home.registry.store
        async with asyncio.timeout(10):
            while (row := await store.room(opened.room)) and row.code:
                await asyncio.sleep(0.005)
        with pytest.raises(SiteError, match="No room has this code"):
            await home.site.find(opened.code)

    run(tmp_path, scene)


def test_each_wrong_guess_costs_twice_the_wait_of_the_last_and_time_heals() -> None:
    now = 0.0
    guesses = Guesses(3, lambda: now)
    waits = []
    for _ in range(8):
        guesses.wrong("a")
        waits.append(guesses.wait("a"))
        now += waits[-1] * 1000
    assert waits[:3] == [0, 0, 1]
    assert all(after > before for before, after in pairwise(waits[2:]))
    assert waits[-1] >= 20
    assert guesses.wait("b") == 0
    now += 3_600_000
    guesses.wrong("a")
    assert guesses.wait("a") == 0


def test_nobody_walks_through_the_codes() -> None:
    now = 0.0
    guesses = Guesses(20, lambda: now)
    tried = 0
    while now < 24 * 3_600_000:
        guesses.wrong("a")
        tried += 1
        now += guesses.wait("a") * 1000 + 1
    assert tried < 1000


def test_from_a_terminal_one_comes_back_by_a_code_that_has_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    async def scene(home: House) -> None:
        opened = await home.open(KEY)
        link = f"{home.site.url}/join/{opened.code}"
        assert "Welcome, Ben." in await asyncio.to_thread(join, link)
        await desert(home)
        assert "Welcome back, Ben." in await asyncio.to_thread(join, link)

    run(tmp_path, scene, public=True)


def join(link: str) -> str:
    """What the terminal of somebody shows who comes in and leaves at once."""
    command = [sys.executable, "-m", "handful.cli", "join", link, "--name", "Ben"]
    done = subprocess.run(command, input="", capture_output=True, text=True, timeout=60)
    return " ".join((done.stdout + done.stderr).split())
