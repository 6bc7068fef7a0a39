"""Deals that somebody chose: the same again, one from a link, one that can be won; and a solver."""

import asyncio
from pathlib import Path

import pytest

from handful.client import Screen, SiteError
from handful.core.catalog import games
from handful.server.records.deal_code import BadDeal, code_of, seed_of
from handful.server.rooms.clock import FakeClock
from handful.server.ws import protocol

from .house import Table, house, table
from .test_asking import refused

SOLITAIRE = next(key for key, one in games().items() if one.bots.solve)
OTHER = next(key for key, one in games().items() if not one.bots.solve)


async def play_to_the_end(here: Table) -> None:
    """Make the last move of the list until the game is over."""
    while not here.room.live.over:
        await here.settled()
        shown = here.host.table
        assert shown
        await here.host.do(protocol.Move(id="", move=shown.legal[-1].move, seen=shown.seq))
    await here.host.until(lambda: _room(here).phase == "finished")


def _room(here: Table) -> protocol.Room:
    assert here.host.room
    return here.host.room


@pytest.mark.parametrize("seed", [0, 1, 63, 2**53 + 1, 2**63 - 1])
def test_a_code_stands_for_its_deal_however_it_is_typed(seed: int) -> None:
    assert seed_of(code_of(seed)) == seed
    assert seed_of(f" {code_of(seed).upper()} ") == seed


@pytest.mark.parametrize(
    "code", ["", "winnable", "aaaa", "a" * 14, "8" * 13, "zzzzzzzzzzzzz", "ä" * 13]
)
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(BadDeal):
        seed_of(code)


def test_alone_the_same_cards_can_be_played_again_and_given_to_a_friend(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            house(tmp_path / "rooms.sqlite", FakeClock()) as home,
            table(home, SOLITAIRE, people=1, seats=1) as here,
        ):
            await here.host.do(protocol.Start(""))
            first = here.room.live.play
            assert _room(here).fair.deal is None, "whoever still plays is not told"
            await play_to_the_end(here)
            code = _room(here).fair.deal
            assert code
            assert seed_of(code) == first.seed
            await here.host.do(protocol.Rematch("", deal="same"))
            again = here.room.live.play
            assert (again.seed, again.seats, again.options) == (first.seed, 1, first.options)
            opened = await home.open(SOLITAIRE, name="Ben", seats=1, deal=code)
            room = await home.registry.room(opened.room)
            assert room
            assert room.lobby.seed == first.seed
            assert room.lobby.salt != here.room.lobby.salt

    asyncio.run(scene())


def test_nobody_chooses_the_cards_against_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            house(tmp_path / "rooms.sqlite", FakeClock()) as home,
            table(home, SOLITAIRE, people=2, seats=2) as here,
        ):
            await here.host.do(protocol.Start(""))
            assert await refused(here.host.do(protocol.Rematch("", deal="same"))) == "not_alone"
            assert await refused(here.host.do(protocol.Rematch("", deal="winnable"))) == "not_alone"
            assert await refused(here.host.do(protocol.Solve(""))) == "not_solvable"
            for game, more, why in (
                (SOLITAIRE, {"seats": 2, "deal": code_of(1)}, "nobody else plays"),
                (OTHER, {"bots": "novice", "deal": "winnable"}, "plays alone"),
                (SOLITAIRE, {"seats": 1, "deal": "plum"}, "“plum”"),
            ):
                with pytest.raises(SiteError, match=why):
                    await home.open(game, **more)

    asyncio.run(scene())


def test_a_friend_who_sits_down_gets_cards_that_nobody_knows(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            house(tmp_path / "rooms.sqlite", FakeClock()) as home,
            table(home, SOLITAIRE, people=1, seats=2, bots="novice", deal=code_of(7)) as here,
        ):
            assert here.room.lobby.seed == 7
            await here.host.do(protocol.Bot("", 1, None))
            joined = await home.site.join(here.opened.code, "Ben")
            async with Screen(home.site, joined.room, token=joined.token) as ben:
                await ben.do(protocol.Sit("", 1))
            assert here.room.lobby.seed != 7

    asyncio.run(scene())


def test_cards_that_can_be_won_and_how_it_goes_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            house(tmp_path / "rooms.sqlite", FakeClock()) as home,
            table(home, SOLITAIRE, people=1, seats=1, deal="winnable") as here,
        ):
            await here.host.do(protocol.Start(""))
            await here.settled()
            found = await here.host.do(protocol.Solve(""))
            assert found.won, "it was proved when it was dealt"
            while not here.room.live.over:
                await here.settled()
                found = await here.host.do(protocol.Solve(""))
                assert found.name
                assert found.moves > 0
                await here.host.do(protocol.Move(id="", move=found.move, seen=found.seq))
            assert here.room.live.play.state.outcome().winners == (0,)
            await here.host.until(lambda: _room(here).phase == "finished")
            before = here.room.lobby.games[-1].seed
            await here.host.do(protocol.Rematch("", deal="winnable"))
            assert here.room.lobby.phase == "playing"
            assert here.room.lobby.games[-1].seed != before

    asyncio.run(scene())
