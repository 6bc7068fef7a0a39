"""Security: who may ask, how often, how much, and what an error tells."""

import asyncio
import json
import logging
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from handful.client import Screen, SiteError
from handful.core.catalog import games
from handful.server.http import schemas
from handful.server.http.tokens import secret
from handful.server.rooms.clock import FakeClock
from handful.server.settings import Limits
from handful.server.ws import protocol

from .house import House, Hurried, house, table

KEY = next(iter(games()))


def run(tmp_path: Path, scene: Any, **settings: Any) -> None:
    async def whole() -> None:
        async with house(tmp_path / "rooms.sqlite", **settings) as home:
            await scene(home)

    asyncio.run(whole())


async def get(home: House, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(trust_env=False) as client:
        return await client.get(home.site.url + path, headers=headers)


def test_every_answer_has_the_policy_and_no_foreign_name_is_served(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        page = await get(home, "/")
        assert page.headers["content-security-policy"].startswith("default-src 'self'")
        assert page.headers["x-content-type-options"] == "nosniff"
        assert (await get(home, "/api/games", host="evil.example")).status_code == 403
        assert (await get(home, "/api/games", origin="http://evil.example")).status_code == 403
        assert (await get(home, "/api/games", host="friendly.example")).status_code == 200
        for path in (
            "/nothing/here.js",
            "/api/nothing",
            "/../../etc/passwd.txt",
            "/assets/../x.py",
        ):
            assert (await get(home, path)).status_code in (400, 404)

    run(tmp_path, scene, hosts=("friendly.example",))


def test_a_socket_from_another_origin_is_turned_away(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        with pytest.raises(websockets.InvalidStatus):
            async with connect(home.site.socket_url(), origin="http://evil.example", proxy=None):  # type: ignore[arg-type]
                pass

    run(tmp_path, scene)


def test_tokens_are_long_hashed_and_never_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def scene(home: House) -> None:
        async with table(home, KEY) as here:
            await here.host.do(protocol.Start("", fill="sharp"))
            secrets = [here.opened.token, here.opened.host_key, here.screens[1]._hello.token or ""]
            kept = b"".join(one.body for one in await home.registry.store.read(here.opened.room))
            for one in secrets:
                assert len(one) >= 22
                assert one.encode() not in kept
                assert one not in caplog.text

    run(tmp_path, scene)
    assert len({secret() for _ in range(1000)}) == 1000


def test_wrong_codes_are_counted(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        codes = []
        for _ in range(5):
            with pytest.raises(SiteError) as caught:
                await home.site.find("ZZZZ")
            codes.append(caught.value.status)
        assert codes == [404, 404, 404, 429, 429]

    run(tmp_path, scene, limits=Limits(wrong_codes=3), clock=FakeClock())


def test_rooms_and_joins_per_address_are_limited(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        opened = await home.open(KEY)
        with pytest.raises(SiteError, match="Too many rooms"):
            await home.open(KEY)
        await home.site.join(opened.code, "one")
        await home.site.join(opened.code, "two")
        with pytest.raises(SiteError, match="Too many people"):
            await home.site.join(opened.code, "three")

    run(tmp_path, scene, limits=Limits(rooms_per_hour=1, joins_per_minute=2))


def test_a_flood_of_frames_and_a_huge_frame_end_the_socket(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        opened = await home.open(KEY)
        hello = protocol.write(protocol.Hello(room=opened.room, token=opened.token)).decode()
        async with connect(home.site.socket_url(), proxy=None) as flood:
            await flood.send(hello)
            for _ in range(60):
                await flood.send('{"type":"pong","n":1}')
            texts: list[str] = []
            with suppress(websockets.ConnectionClosed):
                while True:
                    texts.append(str(await flood.recv()))
            assert '"code":"rude"' in texts[-1]
        async with connect(home.site.socket_url(), proxy=None) as huge:
            await huge.send(hello)
            await huge.send("x" * 100_000)
            await asyncio.wait_for(huge.wait_closed(), 10)
            assert huge.close_code == 1009
        async with Screen(home.site, opened.room, token=opened.token) as fine:
            assert fine.room

    run(tmp_path, scene, limits=Limits(frame_burst=20, frames_per_second=5))


def test_spectators_only_watch_and_can_be_kept_out(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with table(home, KEY) as here:
            watch = here.opened.watch
            async with Screen(home.site, here.opened.room, watch=watch) as watching:
                with pytest.raises(Exception, match="You are watching"):
                    await watching.do(protocol.Lock("", True))
                assert watching.room
                assert watching.room.links.watch is None
            closed = protocol.SettingsChange(spectators="off")
            await here.host.do(protocol.Change(id="", settings=closed))
            late = Screen(home.site, here.opened.room, watch=watch)
            with pytest.raises(Exception, match="Nobody may watch"):
                await late.start()
            await late.close()

    run(tmp_path, scene)


def test_open_hands_need_every_person(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        settings = protocol.SettingsChange(spectators="open", bot_pace_ms=0)
        async with (
            table(home, KEY, settings=settings) as here,
            Screen(home.site, here.opened.room, watch=here.opened.watch) as watching,
        ):
            await here.host.do(protocol.Openhands("", True))
            await here.host.do(protocol.Start("", fill="sharp"))
            await watching.until(lambda: watching.table is not None)
            assert watching.table
            assert watching.table.hands is None
            await here.screens[1].do(protocol.Openhands("", True))
            await watching.until(lambda: bool(watching.table and watching.table.hands))

    run(tmp_path, scene)


def test_errors_carry_a_code_and_words_and_nothing_else(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with httpx.AsyncClient(trust_env=False) as client:
            for body in (b"", b"{", b"[]", b'{"game":1}', b'{"game":"x","more":1}', b"\xff\xfe"):
                answer = await client.post(
                    home.site.url + "/api/rooms",
                    content=body,
                    headers={"content-type": "application/json"},
                )
                assert 400 <= answer.status_code < 500
                assert set(answer.json()) == {"code", "words", "says", "clause"}
            answer = await client.post(home.site.url + "/api/rooms", content=b"x" * 100_000)
            assert answer.status_code in (413, 415)

    run(tmp_path, scene)


def test_health_readiness_metrics_and_the_descriptions_of_the_protocol(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with table(home, KEY):
            assert (await get(home, "/healthz")).text == "alive\n"
            assert (await get(home, "/readyz")).status_code == 200
            numbers = (await get(home, "/metrics")).text
            assert 'handful_sockets{worker="1"} 2' in numbers
            assert 'handful_rooms{worker="1"} 1' in numbers
            described = (await get(home, "/openapi.json")).json()
            assert "/api/rooms/{room}/records/{number}" in described["paths"]
            frames = (await get(home, "/protocol.json")).json()
            assert "Hello" in frames["$defs"]
            code = await get(home, "/api/qr.svg?text=http://example")
            assert code.headers["content-type"] == "image/svg+xml"
            home.registry.ready = False
            assert (await get(home, "/readyz")).status_code == 503
            home.registry.ready = True

    run(tmp_path, scene)


def test_a_record_is_for_the_rooms_own_people_and_a_forged_one_is_found_out(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        async with table(
            home, KEY, people=1, settings=protocol.SettingsChange(bot_pace_ms=0)
        ) as here:
            host = here.host
            await host.do(protocol.Start("", fill="sharp"))
            await host.do(protocol.Takeover("", 0, "sharp"))
            with pytest.raises(SiteError, match="no finished game"):
                await home.site.record(here.opened.room, 1, here.opened.token)
            await host.until(lambda: bool(host.room and host.room.phase == "finished"), 120)
            record = await home.site.record(here.opened.room, 1, here.opened.host_key)
            with pytest.raises(SiteError, match="not yours"):
                await home.site.record(here.opened.room, 1, "x" * 22)
            sound = await home.site.ask("POST", "/api/verify", schemas.Verdict, record.encode())
            assert sound.sound
            assert sound.committed
            forged = json.loads(record)
            forged["seed"] += 1
            found = await home.site.ask(
                "POST", "/api/verify", schemas.Verdict, json.dumps(forged).encode()
            )
            assert not found.sound
            shown = await home.site.ask(
                "POST", "/api/replay?seat=open&first=1&count=2", schemas.Replay, record.encode()
            )
            assert len(shown.steps) == 2
            assert len(shown.steps[0].hands) == shown.seats

    run(tmp_path, scene, clock=Hurried())


def test_the_page_of_a_table_follows_its_options_and_refuses_others(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        page = f"/api/games/{KEY}/page"
        printed = (await get(home, page)).json()
        assert printed["help"].keys() == {face.code for face in games()[KEY].screens.faces}
        preset = games()[KEY].rules.options.presets[1]
        chosen = json.dumps(dict(preset.values), default=list)
        answer = await get(home, f"{page}?seats=2&options={chosen}")
        assert answer.status_code == 200
        assert (await get(home, f"{page}?options={{")).status_code == 400
        assert (await get(home, f'{page}?options={{"nosuch": 1}}')).status_code == 422
        assert (await get(home, f"{page}?seats=99")).json() == printed

    run(tmp_path, scene)


def test_a_room_for_which_there_is_no_room_leaves_nothing_behind(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        new = schemas.NewRoom(game=KEY, name="Ada")
        first, second = [await home.site.open(new) for _ in range(2)]
        async with (
            Screen(home.site, first.room, token=first.token),
            Screen(home.site, second.room, token=second.token),
        ):
            with pytest.raises(SiteError, match="Too many rooms are open"):
                await home.site.open(new)
        stored = await home.registry.store.overdue(2**62, 2**62)
        assert {id for id, _ in stored} == {first.room, second.room}


def test_a_room_that_nobody_is_in_makes_room_for_another(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        new = schemas.NewRoom(game=KEY, name="Ada")
        first, second = [await home.site.open(new) for _ in range(2)]
        async with Screen(home.site, first.room, token=first.token):
            third = await home.site.open(new)
            assert home.registry.rooms.keys() == {first.room, third.room}
        async with Screen(home.site, second.room, token=second.token) as back:
            assert back.room

    run(tmp_path, scene, rooms_loaded=2)
