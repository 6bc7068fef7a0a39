"""Who is who in a room: bots with characters, people with the token that they picked."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import product
from pathlib import Path

import pytest

from handful.bots.characters import CHARACTERS
from handful.client import Screen
from handful.core import Chance, Record, Refused
from handful.core.catalog import games
from handful.core.record import Spoken
from handful.server.rooms import log_entries as log
from handful.server.rooms.casting import SHAPES, dealt_shapes
from handful.server.rooms.lobby import Lobby
from handful.server.store import Store
from handful.server.ws import protocol

from ..store.conftest import fresh, schema
from .house import House, Hurried, house, play, table

__all__ = ["fresh", "schema"]
KEY = next(iter(games()))
LARGE = max(games().values(), key=lambda game: game.players[1])
NAMES = {one.name for one in CHARACTERS.values()}
Scene = Callable[[House], Awaitable[None]]


def run(tmp_path: Path, scene: Scene) -> None:
    async def whole() -> None:
        async with house(tmp_path / "rooms.sqlite", Hurried()) as home:
            await scene(home)

    asyncio.run(whole())


def chairs(screen: Screen) -> list[protocol.Chair]:
    assert screen.room
    return screen.room.chairs


def marked(screen: Screen) -> list[tuple[str, str | None, str]]:
    """Who sits where, as this screen was told."""
    return [(one.name, one.character, one.shape) for one in chairs(screen)]


def opened(seats: int = 4) -> Lobby:
    """A room before anybody has come."""
    lobby = Lobby()
    body = log.Opened(game=KEY, options={}, seats=seats, settings=protocol.Settings(), watch="w")
    lobby.apply(1, body)
    return lobby


def test_bots_of_a_room_from_before_characters_are_called_by_their_seat() -> None:
    lobby = opened()
    old = b'{"kind":"botted","seat":1,"level":"sharp"}'
    lobby.apply(2, log.read(old))
    assert lobby.name(1) == "Bot 2"
    lobby.apply(3, log.read(b'{"kind":"came","person":"p1","name":"Ada","token":"x"}'))
    lobby.apply(4, log.read(b'{"kind":"sat","person":"p1","seat":0}'))
    assert lobby.shapes == SHAPES[:4]
    lobby.apply(5, log.Started(players=["Ada"]))
    lobby.apply(6, log.read(b'{"kind":"left","person":"p1"}'))
    assert lobby.name(0) == "Bot 1"


def test_a_full_table_has_no_two_alike_and_nobodys_name(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        most = LARGE.players[1]
        for name in ("Berta", "vito", "Nora"):
            room = await home.open(LARGE.key, name=name, seats=most, bots="novice")
            async with Screen(home.site, room.room, token=room.token) as host:
                names = [chair.name.casefold() for chair in chairs(host)]
                assert len({*names}) == most
                assert len({chair.shape for chair in chairs(host)}) == most
                assert all(chair.character in CHARACTERS for chair in chairs(host)[1:])

    run(tmp_path, scene)


def test_the_host_chooses_character_and_strength_apart(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with table(home, KEY, people=1, seats=3) as here:
            host = here.host
            await host.do(protocol.Bot("", 1, "sharp", "tina"))
            await host.until(lambda: chairs(host)[1].name == "Tina")
            await host.do(protocol.Bot("", 1, "novice"))
            await host.until(lambda: chairs(host)[1].level == "novice")
            assert chairs(host)[1].character == "tina"
            for character, code in (("tina", "name_taken"), ("otto", "no_character")):
                with pytest.raises(Refused) as caught:
                    await host.do(protocol.Bot("", 2, "sharp", character))
                assert caught.value.refusal.code == code
            await host.do(protocol.Bot("", 1, "sharp", "pico"))
            await host.do(protocol.Bot("", 2, "sharp", "tina"))
            await host.until(lambda: [one.name for one in chairs(host)][1:] == ["Pico", "Tina"])

    run(tmp_path, scene)


def test_before_the_game_a_bot_leaves_its_name_to_a_person(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with table(home, KEY, people=1, seats=3) as here:
            host = here.host
            await host.do(protocol.Bot("", 1, "sharp", "tina"))
            await home.site.join(here.opened.code, "tina")
            await host.until(lambda: chairs(host)[1].name not in ("Tina", "Seat 2"))
            assert chairs(host)[1].level == "sharp"
            here_now = {"Tina", chairs(host)[1].name}
            other = next(one for one in CHARACTERS.values() if one.name not in here_now)
            await host.do(protocol.Bot("", 2, "sharp", other.key))
            await host.do(protocol.Rename("", other.name))
            await host.until(lambda: chairs(host)[0].name == other.name != chairs(host)[2].name)

    run(tmp_path, scene)


def test_a_rematch_keeps_everybody(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with table(home, KEY, people=1, seats=3) as here:
            host = here.host
            await host.do(protocol.Start("", fill="novice"))
            await host.until(lambda: chairs(host)[1].character is not None)
            before = {(one.name, one.character) for one in chairs(host)}
            assert {one.name for one in chairs(host)[1:]} < NAMES
            await play(host, Chance(1))
            await host.until(lambda: bool(host.room and host.room.phase == "finished"))
            await host.do(protocol.Rematch(""))
            await host.until(lambda: bool(host.room and host.room.number == 2))
            assert {(one.name, one.character) for one in chairs(host)} == before
            assert [one.name for one in chairs(host)] == list(here.room.lobby.games[-1].players)

    run(tmp_path, scene)


def test_who_leaves_a_game_for_good_leaves_the_chair_to_a_character(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with table(home, KEY, people=2, seats=3) as here:
            host = here.host
            await host.do(protocol.Start("", fill="novice"))
            await host.do(protocol.Kick("", "p2"))
            await host.until(lambda: chairs(host)[1].kind == "bot")
            assert len({chair.name for chair in chairs(host)} & NAMES) == 2

    run(tmp_path, scene)


def test_two_processes_agree_who_sits_there(fresh: Callable[[], Store]) -> None:
    async def scene() -> None:
        async with (
            house(fresh()) as first,
            house(fresh()) as second,
            table(first, KEY, people=1, seats=3) as here,
        ):
            joined = await second.site.join(here.opened.code, "Ben")
            async with Screen(second.site, joined.room, token=joined.token) as ben:
                await here.host.do(protocol.Bot("", 1, "sharp"))
                await here.host.do(protocol.Bot("", 2, "sharp"))
                for screen in (here.host, ben):
                    await screen.until(lambda one=screen: bool(chairs(one)[2].character))  # type: ignore[misc]
                assert marked(here.host) == marked(ben)

    asyncio.run(scene())


def test_people_keep_the_token_that_they_picked(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with table(home, KEY, people=1, seats=3, shape="circle") as here:
            host = here.host
            found = await home.site.find(here.opened.code)
            assert found.shapes == {"circle": "Ada"}
            assert [one.shape for one in chairs(host)] == ["circle", "square", "triangle"]
            await host.do(protocol.Sit("", 2))
            await host.until(lambda: chairs(host)[2].name == "Ada")
            assert [one.shape for one in chairs(host)] == ["triangle", "square", "circle"]
            await host.do(protocol.Rename("", "Ada", "heart"))
            await host.until(lambda: chairs(host)[2].shape == "heart")
            await host.do(protocol.Start("", fill="novice"))
            await host.do(protocol.Finish(""))

    run(tmp_path, scene)


def test_no_two_seats_share_a_shape() -> None:
    few = ("", *SHAPES[:3])
    for wishes in product(few, repeat=4):
        for seats in (4, 12):
            found = dealt_shapes(seats, list(enumerate(wishes)))
            assert len({*found}) == seats
            first = {shape: seat for seat, shape in reversed([*enumerate(wishes)]) if shape}
            assert all(found[seat] == shape for shape, seat in first.items())


def test_in_a_game_no_token_changes() -> None:
    lobby = opened(3)
    lobby.apply(2, log.Came(person="p1", name="Ada", token="x", shape="circle"))
    lobby.apply(3, log.Sat(person="p1", seat=0))
    lobby.apply(4, log.Started(players=["Ada", "", ""]))
    before = lobby.shapes
    lobby.apply(5, log.Renamed(person="p1", name="Ada", shape="star"))
    lobby.apply(6, log.Left(person="p1", character="vito"))
    assert lobby.shapes == before
    assert lobby.name(0) == "Vito"


MOST_GAMES = 6
"""In every one somebody may have nothing to say."""
TALKING = [key for key, game in games().items() if game.bots.tempered]


@pytest.mark.parametrize("key", TALKING)
def test_characters_speak_in_a_room_and_everybody_hears_it(key: str, tmp_path: Path) -> None:
    heard: list[protocol.Spoke] = []
    talk: list[Spoken] = []

    async def scene() -> Record:
        async with (
            house(tmp_path / "rooms.sqlite", Hurried()) as home,
            table(home, key, people=1) as here,
        ):
            here.host.heard = lambda frame: (
                heard.append(frame) if isinstance(frame, protocol.Spoke) else None
            )
            await here.host.do(protocol.Bot("", 1, "sharp", "lora"))
            await here.host.do(protocol.Start("", fill="sharp"))
            await here.host.do(protocol.Takeover("", 0, "sharp"))
            await here.host.until(lambda: over(here.host), 120)
            return Record.from_json(await home.site.record(here.opened.room, 1, here.opened.token))

    for _ in range(MOST_GAMES):
        talk += asyncio.run(scene()).talk
        if heard and any(one.seat == 1 for one in talk):
            break
    assert any(one.seat == 1 for one in talk)
    assert 0 not in {one.seat for one in talk}, "a pilot has no character"
    assert heard
    assert all(one.kind == "phrase" and one.person == f"seat {one.seat}" for one in heard)


def over(screen: Screen) -> bool:
    return screen.room is not None and screen.room.phase == "finished"
