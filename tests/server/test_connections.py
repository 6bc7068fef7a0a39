"""Connections that ask for nothing, or slowly: they end, and others are served meanwhile."""

import asyncio
import logging
import resource
import socket
from pathlib import Path

import pytest

from handful.client import Screen, Site
from handful.server.http import schemas
from handful.server.logs import Seldom
from handful.server.processes import connections
from handful.server.processes.server import bound
from handful.server.settings import Limits

from .house import House
from .test_security import KEY, get, run

BEGUN = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
WHOLE = BEGUN + b"\r\n"


async def ended(home: House, *sent: bytes) -> bytes:
    """What is read until the server ends a connection on which this was sent, piece by piece."""
    port = int(home.site.url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for one in sent:
            writer.write(one)
            await writer.drain()
            await asyncio.sleep(0.05)
        return await asyncio.wait_for(reader.read(), 30)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize(
    ("sent", "answers"),
    [((), 0), ((BEGUN,), 0), ((BEGUN, b"X-More: 1\r\n"), 0), ((WHOLE, BEGUN), 1)],
    ids=["nothing", "half a header", "a header line by line", "half of a second request"],
)
def test_who_asks_for_nothing_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: tuple[bytes, ...], answers: int
) -> None:
    monkeypatch.setattr(connections, "SECONDS_TO_ASK", 0.5)

    async def scene(home: House) -> None:
        assert (await ended(home, *sent)).count(b"HTTP/1.1 200") == answers

    run(tmp_path, scene)


def test_a_screen_stays_however_long_it_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "SECONDS_TO_ASK", 0.2)

    async def scene(home: House) -> None:
        site = Site(home.site.url)
        opened = await site.open(schemas.NewRoom(game=KEY, name="Ada"))
        async with Screen(site, opened.room, token=opened.token) as ada:
            await asyncio.sleep(0.6)
            assert ada.sockets == 1

    run(tmp_path, scene)


def test_a_body_that_never_ends_is_given_up(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        asked = b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n"
        said = await ended(home, asked + b"Content-Type: application/json\r\n\r\n", b"{")
        assert said.startswith(b"HTTP/1.1 408")
        assert b"too_slow" in said

    run(tmp_path, scene, limits=Limits(body_seconds=0.5))


def test_the_silent_make_room_for_whoever_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections.Connection, "most", 5)

    async def scene(home: House) -> None:
        idle = [asyncio.create_task(ended(home)) for _ in range(20)]
        while sum(one.done() for one in idle) < 15:
            await asyncio.sleep(0.01)
        for _ in range(5):  # each time somebody else's connection
            assert (await get(home, "/healthz")).status_code == 200
        for one in idle:
            one.cancel()

    run(tmp_path, scene)


def test_it_asks_for_as_many_handles_as_it_may_have_and_keeps_some() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        most = connections.allowed()
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert most == soft - connections.SPARE > 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_what_happens_a_thousand_times_is_logged_a_few_times() -> None:
    seldom = Seldom(most=3, seconds=60)

    def told(second: float, words: str) -> logging.LogRecord | None:
        record = logging.makeLogRecord({"name": "part", "msg": words, "created": second})
        return record if seldom.filter(record) else None

    assert sum(told(0.01 * number, "accept failed") is not None for number in range(1000)) == 3
    assert told(1, "something else")
    later = told(61, "accept failed")
    assert later
    assert later.left_out == 997  # type: ignore[attr-defined]  # a detail of the line
    assert not hasattr(told(62, "accept failed"), "left_out")


def test_small_frames_leave_at_once() -> None:
    """A connection that waits for more to send is 40 ms late, with every answer in two parts."""

    async def delays() -> int:
        served: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        listening = bound("127.0.0.1", 0)

        def came(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            ours = writer.get_extra_info("socket")
            served.set_result(ours.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(came, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            writer.close()
            return await served

    assert asyncio.run(delays())
