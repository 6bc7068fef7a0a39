"""As docs/host.md sets it up: behind its proxy, at a root or below a path, and under systemd."""

import asyncio
import re
import shlex
import shutil
import ssl
import subprocess
import sys
import urllib.request
from collections.abc import Awaitable, Callable
from configparser import RawConfigParser
from contextlib import AsyncExitStack
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from handful.cli.serve import command
from handful.client import Screen, Site
from handful.core import Chance
from handful.core.catalog import games
from handful.server.http import schemas
from handful.server.http.pages import STATIC
from handful.server.store.sqlite import SqliteStore
from handful.server.ws import protocol

from .house import House, house, play, soon
from .nginx import PATH, nginx
from .test_processes import serving

FIRST = next(iter(games()))
LINK = re.compile(r'(?:src|href)="([^"]+)"')
Scene = Callable[[str, str], Awaitable[None]]
at_the_root_and_below_a_path = pytest.mark.parametrize("path", ["", PATH])


@pytest.fixture(autouse=True)
def trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The certificate that nginx will have."""
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "site.pem"))
    monkeypatch.setattr(urllib.request, "_opener", None)  # from Python 3.12 on it keeps the last


def behind_nginx(folder: Path, path: str, scene: Scene) -> None:
    """Play a scene with the addresses of a server behind nginx: https, and http."""

    async def whole() -> None:
        async with house(folder / "rooms.sqlite") as home:
            with nginx(folder, home.site.url, path) as (address, plain):
                await scene(address, plain)

    asyncio.run(whole())


async def get(address: str) -> httpx.Response:
    async with httpx.AsyncClient(verify=ssl.create_default_context(), trust_env=False) as client:
        return await client.get(address)


@at_the_root_and_below_a_path
def test_a_page_reaches_its_room_for_the_port_of_its_host_is_kept(
    tmp_path: Path, path: str
) -> None:
    async def scene(address: str, _: str) -> None:
        site = Site(address)
        opened = await site.open(schemas.NewRoom(game=FIRST, name="Ada"))
        host = urlsplit(address).netloc
        async with connect(site.socket_url(), origin=Origin(f"https://{host}"), proxy=None) as line:
            hello = protocol.Hello(room=opened.room, token=opened.token)
            await line.send(protocol.write(hello).decode())
            assert isinstance(protocol.read_room(str(await line.recv())), protocol.Welcome)

    behind_nginx(tmp_path, path, scene)


@at_the_root_and_below_a_path
def test_every_page_finds_its_files_however_deep_it_is(tmp_path: Path, path: str) -> None:
    if not (STATIC / "index.html").exists():
        pytest.skip("the pages are not built: run scripts/web")

    async def scene(address: str, _: str) -> None:
        pages = ["/", "/PLUM", "/join/PLUM", "/room/abc", "/rules/x/", "/replay/abc/1", "/a%20b/c"]
        for page in pages:
            answer = await get(address + page)
            assert answer.headers["content-security-policy"].startswith("default-src 'self'")
            links = {urljoin(str(answer.url), one) for one in LINK.findall(answer.text)}
            assert {one.rpartition(".")[2] for one in links} == {"js", "css", "svg"}
            for link in links:
                assert link.startswith(f"{address}/")
                assert (await get(link)).status_code == 200

    behind_nginx(tmp_path, path, scene)


@at_the_root_and_below_a_path
def test_the_openapi_document_says_where_to_ask(tmp_path: Path, path: str) -> None:
    async def scene(address: str, _: str) -> None:
        answer = await get(f"{address}/openapi.json")
        [server] = answer.json()["servers"]
        asked = urljoin(str(answer.url), server["url"]).rstrip("/")
        assert asked == address
        assert (await get(f"{asked}/api/games")).status_code == 200

    behind_nginx(tmp_path, path, scene)


@at_the_root_and_below_a_path
def test_whole_games_go_through(tmp_path: Path, path: str) -> None:
    async def scene(address: str, _: str) -> None:
        site = Site(address)
        quick = protocol.SettingsChange(bot_pace_ms=0)
        opened = await site.open(schemas.NewRoom(game=FIRST, name="Ada", settings=quick))
        async with Screen(site, opened.room, token=opened.token) as ada:
            await ada.do(protocol.Start("", fill="random"))
            assert await play(ada, Chance(1), most=3) == 3

    behind_nginx(tmp_path, path, scene)


@at_the_root_and_below_a_path
def test_somebody_joins_from_a_terminal_by_the_link_also_by_one_that_is_sent_on(
    tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    async def scene(address: str, plain: str) -> None:
        opened = await Site(address).open(schemas.NewRoom(game=FIRST, name="Ada"))
        for name, start in (("Ben", address), ("Cleo", plain + path)):
            link = f"{start}/join/{opened.code}"
            said = await asyncio.to_thread(join, link, name)
            assert f"Welcome, {name}." in said
            assert f"handful join {address}/join/{opened.code} brings you back" in said

    behind_nginx(tmp_path, path, scene)


def join(link: str, name: str) -> str:
    """What the terminal of somebody shows who comes in and leaves at once."""
    command = [sys.executable, "-m", "handful.cli", "join", link, "--name", name]
    done = subprocess.run(command, input="", capture_output=True, text=True, timeout=60)
    assert not done.stderr
    return " ".join(done.stdout.split())


def test_a_path_without_its_slash_is_mended_and_metrics_are_for_the_host_alone(
    tmp_path: Path,
) -> None:
    async def scene(address: str, _: str) -> None:
        answer = await get(address)
        assert (answer.status_code, answer.headers["location"]) == (301, f"{address}/")
        assert (await get(f"{address}/healthz")).status_code == 200
        assert (await get(f"{address}/metrics")).status_code == 404

    behind_nginx(tmp_path, PATH, scene)


async def guess(address: str, lie: Callable[[int], str]) -> set[int]:
    """Ask for 60 codes at once, twice as many as are allowed, each time as somebody else."""
    async with httpx.AsyncClient(verify=ssl.create_default_context(), trust_env=False) as client:

        async def ask(number: int) -> int:
            said = {"x-forwarded-for": lie(number)}
            got = await client.get(f"{address}/api/codes/AAAA", headers=said, timeout=60)
            return got.status_code

        return {*await asyncio.gather(*map(ask, range(60)))}


def test_nobody_gets_round_the_limits_by_naming_another_address(tmp_path: Path) -> None:
    async def scene() -> set[int]:
        with serving(tmp_path / "rooms.sqlite", "--proxy") as served:
            await served.start()
            with nginx(tmp_path, served.site.url, "") as (address, _):
                return await guess(address, "203.0.113.{}".format)

    assert asyncio.run(scene()) == {404, 429}


@pytest.mark.parametrize(
    ("proxies", "told", "answers"),
    [
        ("10.0.0.0/8", "203.0.113.{}", {404, 429}),  # who asks is no proxy
        ("127.0.0.0/8", "203.0.113.{}, 198.51.100.7", {404, 429}),  # before the proxy: hearsay
        ("127.0.0.0/8 10.0.0.0/8", "203.0.113.{}, 198.51.100.7, 10.9.9.9", {404, 429}),
        ("127.0.0.0/8", "198.51.100.7, 203.0.113.{}", {404}),  # each is somebody else
    ],
)
def test_only_proxies_that_were_named_vouch_for_an_address(
    tmp_path: Path, proxies: str, told: str, answers: set[int]
) -> None:
    async def scene() -> set[int]:
        with serving(tmp_path / "rooms.sqlite", "--proxy", proxies) as served:
            await served.start()
            return await guess(served.site.url, told.format)

    assert asyncio.run(scene()) == answers


def test_metrics_are_for_this_machine_and_for_who_has_the_key(tmp_path: Path) -> None:
    async def scene() -> list[int]:
        flags = ("--proxy", "--metrics-key", "sesame")
        with serving(tmp_path / "rooms.sqlite", *flags) as served:
            await served.start()
            async with httpx.AsyncClient(trust_env=False) as client:
                elsewhere = {"x-forwarded-for": "203.0.113.5"}
                keys = [{}, elsewhere] + [
                    elsewhere | {"authorization": f"Bearer {key}"} for key in ("open", "sesame")
                ]
                asked = [await client.get(f"{served.site.url}/metrics", headers=k) for k in keys]
                return [one.status_code for one in asked]

    assert asyncio.run(scene()) == [200, 403, 403, 200]


UNIT = Path(__file__).parents[2] / "docs" / "examples" / "handful.service"


def service() -> dict[str, str]:
    """The [Service] section; a key that stands twice keeps its last value."""
    parser = RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # systemd minds the case
    parser.read_string(UNIT.read_text("utf-8"))
    return dict(parser["Service"])


def analyze(*words: str) -> subprocess.CompletedProcess[str]:
    """Ask systemd about a unit."""
    program = shutil.which("systemd-analyze")
    if not program:
        pytest.skip("there is no systemd-analyze: apt install systemd")
    return subprocess.run([program, *words], capture_output=True, text=True)


def test_systemd_takes_the_unit_without_a_word(tmp_path: Path) -> None:
    there = tmp_path / "handful"
    there.write_text("#!/bin/sh\n")
    there.chmod(0o755)
    installed = tmp_path / UNIT.name
    installed.write_text(UNIT.read_text("utf-8").replace("/opt/handful/bin/handful", str(there)))
    done = analyze("verify", "--man=no", str(installed))
    said = [one for one in done.stderr.splitlines() if UNIT.name in one]
    assert (done.returncode, said) == (0, [])


def test_systemd_finds_little_that_the_service_could_do_to_the_machine() -> None:
    done = analyze("security", "--offline=yes", "--threshold=20", str(UNIT))
    if "unrecognized option" in done.stderr:
        pytest.skip("this systemd-analyze is older than 250 and reads no files")
    assert done.returncode == 0, done.stdout


def test_its_flags_and_variables_are_those_of_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    program, asked, *flags = shlex.split(service()["ExecStart"])
    assert (Path(program).name, asked) == ("handful", "serve")
    known = {str(one.envvar): one.name for one in command.params}
    given = dict(one.split("=", 1) for one in shlex.split(service()["Environment"]))
    assert given.keys() <= known.keys()
    for variable, value in given.items():
        monkeypatch.setenv(variable, value.replace("%S", "/var/lib"))
    params = command.make_context("serve", flags).params
    assert params["host"] == "127.0.0.1"
    assert (params["proxy"], params["browser"]) == (("127.0.0.0/8", "::1/128"), False)
    assert params["store"] == f"/var/lib/{service()['StateDirectory']}/rooms.sqlite"
    told = re.findall(r"HANDFUL_[A-Z_]+", UNIT.read_text("utf-8"))
    assert {*told} <= known.keys()


def test_a_rooms_people_meet_in_one_process_and_move_when_it_goes(tmp_path: Path) -> None:
    async def scene() -> None:
        stores = [SqliteStore(tmp_path / "rooms.sqlite", shared=True) for _ in "ab"]
        async with AsyncExitStack() as staying, AsyncExitStack() as going:
            homes = [
                await stack.enter_async_context(house(store))
                for stack, store in zip((staying, going), stores, strict=True)
            ]
            behind = [one.site.url for one in homes]
            address, _ = staying.enter_context(nginx(tmp_path, behind, ""))
            tables: dict[int, list[Screen]] = {}
            while len(tables) < 2:
                screens = await _sat_down(Site(address), staying)
                tables[await _process(homes, screens)] = screens
            await going.aclose()
            for screen in tables[1]:
                await screen.do(protocol.React("", "wave"))
            assert await _process(homes, tables[1]) == 0

    asyncio.run(scene())


async def _sat_down(site: Site, stack: AsyncExitStack) -> list[Screen]:
    """Three people in a room of their own."""
    opened = await site.open(schemas.NewRoom(game=FIRST, name="Ada"))
    others = [await site.join(opened.code, name) for name in ("Ben", "Cleo")]
    tokens = [opened.token, *(one.token for one in others)]
    return [await stack.enter_async_context(Screen(site, opened.room, token=one)) for one in tokens]


async def _process(homes: list[House], screens: list[Screen]) -> int:
    """Which of these servers has all of them."""
    room = screens[0].room
    assert room

    def counts() -> list[int]:
        found = [one.registry.rooms.get(room.id) for one in homes]
        return [len(one.screens) if one else 0 for one in found]

    await soon(lambda: sum(counts()) == len(screens))
    assert sorted(counts()) == [0, len(screens)]
    return counts().index(len(screens))
