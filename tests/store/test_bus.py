"""What every way promises by which processes hear of each other."""

import asyncio
import os
import shutil
import signal
import subprocess
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from itertools import product
from pathlib import Path

import pytest

from handful.client import Screen
from handful.core import Chance, Refused
from handful.core.catalog import games
from handful.server.bus import BadBus, Bus
from handful.server.bus.base import AGAIN
from handful.server.bus.opening import open_bus
from handful.server.processes.server import bound
from handful.server.rooms import log_entries as log
from handful.server.store import Entry, RoomRow, Store
from handful.server.store.sqlite import SqliteStore
from handful.server.ws import protocol

from ..server.conftest import toy
from ..server.house import house, play, table
from .conftest import has_postgres

NATS = os.environ.get("HANDFUL_TEST_NATS", "nats://127.0.0.1:4222")
DATABASE = "postgresql://db.example/rooms"
KEY = list(games())[-1]

__all__ = ["toy"]


class Process:
    """One process, and what it has heard."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.notes: list[str] = []

    @property
    def heard(self) -> list[str]:
        """All notes but the word that some may be missing."""
        return [one for one in self.notes if one != AGAIN]

    async def until(self, note: str, times: int = 1) -> None:
        """Wait until a note has been heard so often."""
        async with asyncio.timeout(30):
            while self.notes.count(note) < times:
                await asyncio.sleep(0.005)


Join = Callable[[], AbstractAsyncContextManager[Process]]
"""Be one more process on the same bus."""


@asynccontextmanager
async def on_nats(url: str) -> AsyncIterator[Process]:
    bus = open_bus(url, DATABASE)
    assert bus
    await bus.open()
    process = Process(bus)
    await bus.listen(process.notes.append)
    try:
        yield process
    finally:
        await bus.close()


async def _is_there(url: str) -> None:
    async with on_nats(url):
        pass


def nats() -> str:
    """A corner of the NATS server for one test."""
    pytest.importorskip("nats")
    url = f"{NATS}/{uuid.uuid4().hex}"
    try:
        asyncio.run(_is_there(url))
    except BadBus as problem:
        pytest.skip(str(problem))
    return url


def in_postgres(url: str) -> Join:
    """On the bus of a schema."""
    from handful.server.store.postgres import PostgresStore

    return with_store(lambda: PostgresStore(url))


def on_file(path: Path) -> Join:
    """On the bus of a file."""
    return with_store(lambda: SqliteStore(path, shared=True))


def with_store(make: Callable[[], Store]) -> Join:
    """On the bus that comes with a store; each process has its own."""

    @asynccontextmanager
    async def process() -> AsyncIterator[Process]:
        store = make()
        await store.open()
        one = Process(store.bus)
        await one.bus.listen(one.notes.append)
        try:
            yield one
        finally:
            await store.close()

    return process


def _postgres(request: pytest.FixtureRequest) -> str:
    if absent := has_postgres():
        pytest.skip(absent)
    return str(request.getfixturevalue("schema"))


@pytest.fixture(params=["postgres", "nats"])
def join(request: pytest.FixtureRequest) -> Join:
    """On a bus for many machines."""
    if request.param == "postgres":
        return in_postgres(_postgres(request))
    url = nats()
    return lambda: on_nats(url)


@pytest.fixture(params=["file", "postgres", "nats"])
def join_any(request: pytest.FixtureRequest, tmp_path: Path) -> Join:
    """On any bus."""
    if request.param == "file":
        return on_file(tmp_path / "rooms.sqlite")
    if request.param == "postgres":
        return in_postgres(_postgres(request))
    url = nats()
    return lambda: on_nats(url)


def test_all_hear_the_same_in_the_order_of_who_tells_it(
    join_any: Join, request: pytest.FixtureRequest
) -> None:
    is_one_line = request.node.callspec.params["join_any"] != "nats"

    async def scene() -> None:
        async with join_any() as one, join_any() as other:
            for process in (one, other):
                await process.bus.follow("r")
            await asyncio.gather(
                *(
                    process.bus.publish(f"{name} {number}", "r")
                    for number in range(20)
                    for name, process in (("one", one), ("other", other))
                )
            )
            await one.bus.publish("for everybody")
            for process in (one, other):
                await process.until("one 19")
                await process.until("other 19")
                await process.until("for everybody")
            mine, others = (
                [note for note in process.heard if note != "for everybody"]
                for process in (one, other)
            )
            assert len(mine) == len(others) == 40
            for heard, name in product((mine, others), ("one", "other")):
                told = [f"{name} {number}" for number in range(20)]
                assert [note for note in heard if note.startswith(f"{name} ")] == told
            assert not is_one_line or mine == others

    asyncio.run(scene())


def test_only_those_who_follow_a_room_hear_of_it(join: Join) -> None:
    async def scene() -> None:
        async with join() as one, join() as other:
            await one.bus.follow("mine")
            await other.bus.follow("theirs")
            await one.bus.publish("of mine", "mine")
            await other.bus.publish("of theirs", "theirs")
            await one.bus.publish("done")
            for process in (one, other):
                await process.until("done")
            await one.until("of mine")
            await other.until("of theirs")
            assert sorted(one.heard) == ["done", "of mine"]
            assert sorted(other.heard) == ["done", "of theirs"]
            one.bus.leave("mine")
            await one.bus.follow("another")  # what was asked for first is done by then
            await other.bus.publish("of mine again", "mine")
            await other.bus.publish("really done")
            await one.until("really done")
            assert "of mine again" not in one.heard

    asyncio.run(scene())


@pytest.mark.parametrize("processes", [2, 8])
def test_a_move_is_heard_as_often_however_many_processes_there_are(
    join: Join, processes: int
) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            all_of_them = [await stack.enter_async_context(join()) for _ in range(processes)]
            for number, process in enumerate(all_of_them):
                await process.bus.follow(f"room {number}".replace(" ", "-"))
            for number in range(10):
                await all_of_them[1].bus.publish(f"move {number}", "room-0")
            await all_of_them[1].bus.publish("done")
            for process in all_of_them:
                await process.until("done")
            await all_of_them[0].until("move 9")
            moves = [note for one in all_of_them for note in one.heard if note != "done"]
            assert len(moves) == 10

    asyncio.run(scene())


def test_after_a_break_of_the_database_it_says_so_and_hears_again(
    request: pytest.FixtureRequest,
) -> None:
    url = _postgres(request)
    import psycopg

    async def scene() -> None:
        async with in_postgres(url)() as one, in_postgres(url)() as other:
            await one.bus.follow("r")
            await one.until(AGAIN)
            with psycopg.connect(url.partition("?")[0], autocommit=True) as connection:
                name = url.rpartition("=")[2]
                connection.execute(
                    "select pg_terminate_backend(pid) from pg_stat_activity "
                    "where query ilike 'listen%%' and query like %s",
                    (f"%{name}%",),
                )
            await one.until(AGAIN, times=2)
            await other.bus.publish("later", "r")
            await one.until("later")

    asyncio.run(scene())


class OwnNats:
    """A NATS server that a test may kill."""

    def __init__(self) -> None:
        with bound("127.0.0.1", 0) as free:
            self.port = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, again on the same port."""
        command = ["nats-server", "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def end(self) -> None:
        """Kill it."""
        if self._process:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait(20)


@pytest.fixture
def own_nats() -> Iterator[OwnNats]:
    """Ended with the test."""
    pytest.importorskip("nats")
    if not shutil.which("nats-server"):
        pytest.skip("no nats-server")
    server = OwnNats()
    server.start()
    try:
        yield server
    finally:
        server.end()


def test_after_a_break_of_nats_it_says_so_and_hears_again(own_nats: OwnNats) -> None:
    url = f"nats://127.0.0.1:{own_nats.port}"

    async def connected() -> AsyncExitStack:
        stack = AsyncExitStack()
        async with asyncio.timeout(30):
            while True:
                try:
                    await stack.enter_async_context(on_nats(url))
                    return stack
                except BadBus:
                    await asyncio.sleep(0.05)

    async def scene() -> None:
        await (await connected()).aclose()
        async with on_nats(url) as one, on_nats(url) as other:
            await one.bus.follow("r")
            await asyncio.to_thread(own_nats.end)
            await other.bus.publish("while it is away", "r")  # must not raise
            own_nats.start()
            await one.until(AGAIN)
            await other.until(AGAIN)
            await other.bus.publish("later", "r")
            await one.until("later")

    asyncio.run(scene())


def test_what_cannot_be_a_bus_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pytest.importorskip("handful.server.bus.nats"), "_CONNECT_SECONDS", 0.3)
    assert open_bus("", DATABASE) is None
    with pytest.raises(BadBus, match="name nats://host:4222"):
        open_bus("redis://here", DATABASE)
    with pytest.raises(BadBus, match="processes on one file need no bus"):
        open_bus("nats://here", "rooms.sqlite")

    async def scene() -> None:
        bus = open_bus("nats://me:secret@127.0.0.1:1", DATABASE)
        assert bus
        await bus.open()

    with pytest.raises(BadBus, match=r"NATS cannot be reached at 127\.0\.0\.1:1: ") as wrong:
        asyncio.run(scene())
    assert "secret" not in str(wrong.value)


def test_people_on_two_servers_play_one_game_over_nats(
    request: pytest.FixtureRequest, toy: str
) -> None:
    url, corner = _postgres(request), nats()
    from handful.server.store.postgres import PostgresStore

    def store() -> PostgresStore:
        return PostgresStore(url, notifies=False)

    async def scene() -> None:
        async with (
            on_nats(corner) as here,
            on_nats(corner) as there,
            house(store(), bus=here.bus) as first,
            house(store(), bus=there.bus) as second,
            table(first, toy, people=1, seats=2) as opened,
        ):
            joined = await second.site.join(opened.opened.code, "Ben")
            async with Screen(second.site, joined.room, token=joined.token) as ben:
                await ben.do(protocol.Sit("", 1))
                ada = opened.host
                await ada.until(lambda: bool(ada.room and ada.room.chairs[1].name == "Ben"))
                await ada.do(protocol.Start(""))
                moves = await asyncio.gather(play(ada, Chance(1)), play(ben, Chance(2)))
                assert [*moves] == [3, 3]
            entries = await first.registry.store.read(opened.opened.room)
            writers = {one.mark.partition(":")[0] for one in entries}
            assert writers == {first.registry.process, second.registry.process}

    asyncio.run(scene())


def test_what_a_killed_process_wrote_but_never_told_is_found(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path / "rooms.sqlite") as home, table(home, KEY, people=1) as here:
            room, store = here.room, home.registry.store
            home.registry.peers.heard(f"here killed {room.id} [[],0,false]")
            renamed = log.Renamed(person="p1", name="Zoe")
            await store.append(room.id, [Entry(room.seq + 1, "killed:1", 0, log.write(renamed))])
            home.registry.peers._give_up("killed")
            host = here.host
            await host.until(lambda: bool(host.room and host.room.chairs[0].name == "Zoe"))

    asyncio.run(scene())


def test_the_database_is_heard_also_by_a_file_of_a_high_number(
    request: pytest.FixtureRequest,
) -> None:
    """With thousands of sockets a new connection has a number that select cannot wait for."""
    resource = pytest.importorskip("resource")
    url = _postgres(request)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 2048:
        pytest.skip("too few files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 2048), hard))
    first = os.open(os.devnull, os.O_RDONLY)
    taken = [first, *(os.dup(first) for _ in range(1200))]

    async def scene() -> None:
        async with in_postgres(url)() as one:
            await one.bus.follow("r")
            await one.bus.publish("heard", "r")
            await one.until("heard")

    try:
        asyncio.run(scene())
    finally:
        for number in taken:
            os.close(number)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_room_that_cannot_be_opened_is_not_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        followed: set[str] = set()
        store = SqliteStore(tmp_path / "rooms.sqlite")

        async def follow(room: str) -> None:
            followed.add(room)

        monkeypatch.setattr(store.bus, "follow", follow)
        monkeypatch.setattr(store.bus, "leave", followed.discard)
        async with house(store) as home:
            row = RoomRow("damaged", None, "", 0, 0, False, b"{}")
            await store.create(row, [Entry(1, "a:1", 0, b"nonsense")])
            with pytest.raises(Refused, match="damaged"):
                await home.registry.room("damaged")
            opened = await home.open(KEY)
            assert followed == {opened.room}

    asyncio.run(scene())
