"""Servers as processes: killed, told to end, asked to share, several on one store."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path

import pytest

from handful.client import Gone, Screen, Site, SiteError
from handful.core import Chance, Refused
from handful.core.catalog import games
from handful.server.http import schemas
from handful.server.rooms import log_entries as log
from handful.server.store import Store, sqlite, sqlite_bus
from handful.server.ws import protocol

from ..store.conftest import fresh, schema
from .house import House, house, play, soon, table

KEY = list(games())[-1]


class Served:
    """`handful serve` on a free port."""

    def __init__(self, store: Path, *more: str) -> None:
        self._command = [sys.executable, "-m", "handful.cli", "serve", "--no-browser", *more]
        self._command += ["--host", "127.0.0.1", "--store", str(store)]
        self.site = Site("127.0.0.1:1")
        self.process: subprocess.Popen[str]

    async def start(self, port: int = 0) -> int:
        """Start it and wait for its first line; the port comes back."""
        self.process = subprocess.Popen(
            [*self._command, "--port", str(port)], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout
        line = await asyncio.to_thread(self.process.stdout.readline)
        found = int(line.strip().rpartition(":")[2])
        self.site = Site(f"127.0.0.1:{found}")
        return found

    def end(self, how: signal.Signals) -> None:
        """End it by its id."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(20)
        if self.process.stdout:
            self.process.stdout.close()


@contextmanager
def serving(store: Path, *more: str) -> Iterator[Served]:
    """A server that does not outlive its test."""
    served = Served(store, *more)
    try:
        yield served
    finally:
        served.end(signal.SIGKILL)


def _is_asked(screen: Screen) -> bool:
    seat = screen.you.seat if screen.you else None
    return bool(screen.table and screen.table.legal and seat in screen.table.awaited)


def _is_later(screen: Screen, number: int) -> bool:
    return screen.room is not None and screen.room.number > number


async def my_turn(screen: Screen) -> None:
    """Wait for it, in another game if this one is over."""
    while not _is_asked(screen):
        await screen.until(
            lambda: _is_asked(screen) or bool(screen.room and screen.room.phase == "finished")
        )
        if screen.room and screen.room.phase == "finished":
            number = screen.room.number
            await screen.do(protocol.Rematch(""))
            await screen.until(partial(_is_later, screen, number))


def test_an_acknowledged_move_survives_a_kill_and_the_screen_comes_back(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        port = await served.start()
        settings = protocol.SettingsChange(bot_pace_ms=0)
        opened = await served.site.open(schemas.NewRoom(game=KEY, name="Ada", settings=settings))
        screen = Screen(served.site, opened.room, token=opened.token)
        await screen.start()
        await screen.do(protocol.Start("", fill="sharp"))
        receipts = []
        for _ in range(3):
            for _ in range(2):
                await my_turn(screen)
                assert screen.table
                move = screen.table.legal[0].move
                ack = await screen.do(protocol.Move(id="", move=move, seen=screen.table.seq))
                receipts.append(ack.seq)
                await screen.until(lambda: bool(screen.table and screen.table.seq >= receipts[-1]))
            connected = screen.sockets
            served.end(signal.SIGKILL)
            await served.start(port)
            await soon(lambda connected=connected: screen.sockets > connected, 20)  # type: ignore[misc]
        assert screen.table
        assert screen.table.seq >= max(receipts)
        assert len(set(receipts)) == len(receipts)
        await screen.close()

    with serving(tmp_path / "rooms.sqlite") as served:
        asyncio.run(scene(served))


def test_a_server_that_is_told_to_end_says_so_to_its_screens(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        await served.start()
        opened = await served.site.open(schemas.NewRoom(game=KEY, name="Ada"))
        screen = Screen(served.site, opened.room, token=opened.token)
        await screen.start()
        ending = asyncio.to_thread(served.end, signal.SIGTERM)
        await asyncio.gather(ending, soon(lambda: screen.goodbye is not None, 20))
        assert screen.goodbye
        assert (screen.goodbye.code, screen.goodbye.again) == ("restart", True)
        await screen.close()

    with serving(tmp_path / "rooms.sqlite") as served:
        asyncio.run(scene(served))


async def status(served: Served, path: str) -> int:
    """What a path answers."""
    try:
        await served.site.raw("GET", path)
    except SiteError as problem:
        return problem.status
    return 200


@pytest.mark.usually_one
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_server_that_drains_says_no_to_new_ones_and_serves_on_until_told_again(
    workers: str, tmp_path: Path
) -> None:
    async def scene(served: Served) -> None:
        await served.start()
        async with asyncio.timeout(60):
            while await status(served, "/readyz") != 200:
                await asyncio.sleep(0.05)
            served.process.terminate()
            while await status(served, "/readyz") != 503:
                await asyncio.sleep(0.05)
        assert await status(served, "/api/games") == 200
        assert served.process.poll() is None
        await asyncio.to_thread(served.end, signal.SIGTERM)

    with serving(tmp_path / "rooms.sqlite", "--drain", "600", "--workers", workers) as served:
        asyncio.run(scene(served))


async def hears(children: list[int]) -> None:
    """Wait until these processes have a handler of their own for being told to end."""
    for one in children:
        while True:
            said = Path(f"/proc/{one}/status").read_text()
            caught = next(line for line in said.splitlines() if line.startswith("SigCgt"))
            if int(caught.split()[1], 16) >> (signal.SIGTERM - 1) & 1:
                break
            await asyncio.sleep(0.05)


def test_a_worker_too_busy_to_hear_two_signals_apart_does_not_keep_the_server(
    tmp_path: Path,
) -> None:
    async def scene(served: Served) -> None:
        await served.start()
        async with asyncio.timeout(60):
            children = children_of(served.process.pid)
            await hears(children)
            os.kill(children[0], signal.SIGSTOP)
            try:
                served.process.terminate()
                while await status(served, "/readyz") != 503:
                    await asyncio.sleep(0.05)
                served.process.terminate()
            finally:
                os.kill(children[0], signal.SIGCONT)
        await asyncio.to_thread(served.process.wait, 20)

    with serving(tmp_path / "rooms.sqlite", "--drain", "600", "--workers", "2") as served:
        asyncio.run(scene(served))


def children_of(parent: int) -> list[int]:
    """The processes that this one has started."""
    lists = Path(f"/proc/{parent}/task").glob("*/children")
    return [int(one) for path in lists for one in path.read_text().split()]


def arguments_of_children(parent: int) -> str:
    """What everybody on this machine can read about the processes of another."""
    said = " ".join(Path(f"/proc/{one}/cmdline").read_text() for one in children_of(parent))
    assert said.count("handful.server.processes.worker") == 2
    return said


def test_several_workers_share_one_port_and_one_file(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        await served.start()
        opened = None
        for _ in range(200):
            try:
                opened = await served.site.open(schemas.NewRoom(game=KEY, name="Ada"))
                break
            except Exception:
                await asyncio.sleep(0.1)
        assert opened
        screens = []
        for number in range(6):
            joined = await served.site.join(opened.code, f"Guest {number}")
            screens.append(Screen(served.site, joined.room, token=joined.token))
            await screens[-1].start()
        last = screens[-1]
        await last.until(lambda: bool(last.room and sum(p.here for p in last.room.people) == 6))
        numbers = (await served.site.raw("GET", "/metrics")).decode()
        sockets = re.findall(r'handful_sockets\{worker="(\d)"\} (\d+)', numbers)
        assert [worker for worker, _ in sockets] == ["1", "2"]
        assert sum(int(count) for _, count in sockets) == len(screens)
        for one in screens:
            await one.close()
        assert "rooms.sqlite" not in arguments_of_children(served.process.pid)
        served.end(signal.SIGTERM)

    with serving(tmp_path / "rooms.sqlite", "--workers", "2") as served:
        asyncio.run(scene(served))


def test_a_taken_port_is_left_alone_with_a_word(tmp_path: Path) -> None:
    async def scene(first: Served, second: Served) -> None:
        port = await first.start()
        second.process = subprocess.Popen(
            [*second._command, "--port", str(port)], stdout=subprocess.PIPE, text=True
        )
        assert second.process.stdout
        line = await asyncio.to_thread(second.process.stdout.readline)
        assert line.startswith(f"Port {port} is taken, so this is ")
        second.end(signal.SIGTERM)

    with serving(tmp_path / "a.sqlite") as one, serving(tmp_path / "b.sqlite") as other:
        asyncio.run(scene(one, other))


@pytest.mark.usually_one
@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_right_after_the_start_ends_everything_quietly(workers: int, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "handful.cli", "serve", "--no-browser", "--port", "0"]
    command += ["--host", "127.0.0.1", "--store", str(tmp_path / "rooms.sqlite")]
    with subprocess.Popen(
        [*command, "--workers", str(workers)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout
        while process.stdout.readline() != "Ctrl-C stops it.\n":
            assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        said, complained = process.communicate(timeout=60)
    assert (said, complained) == ("Stopped; the rooms are kept.\n", "")
    assert process.returncode == 0


@pytest.mark.usually_one
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_second_server_on_the_same_file_is_refused_with_a_word(
    workers: str, tmp_path: Path
) -> None:
    with serving(tmp_path / "rooms.sqlite", "--workers", workers) as served:
        asyncio.run(served.start())
        second = subprocess.run(
            [*served._command, "--port", "0"], capture_output=True, text=True, timeout=60
        )
        assert (second.returncode, second.stdout) == (2, "")
        assert second.stderr.startswith("handful: Another Handful already serves the rooms in ")


Fresh = Callable[[], Store]

__all__ = ["fresh", "schema"]
KEYS = list(games())


@asynccontextmanager
async def two(fresh: Fresh) -> AsyncIterator[tuple[House, House]]:
    """Two servers that share nothing but the store."""
    async with house(fresh()) as first, house(fresh()) as second:
        yield first, second


async def play_a_little(screen: Screen, seat: int) -> None:
    """A few moves, then a bot takes over at once: nobody waits for somebody who has stopped."""
    await play(screen, Chance(seat + 1), most=6)
    with suppress(Refused):  # the game may be over already
        await screen.do(protocol.Takeover("", seat, "sharp"))


def test_people_on_two_servers_play_one_game(fresh: Fresh) -> None:
    async def scene() -> None:
        async with two(fresh) as (first, second), table(first, KEYS[-1], people=1) as here:
            joined = await second.site.join(here.opened.code, "Ben")
            async with Screen(second.site, joined.room, token=joined.token) as ben:
                await ben.do(protocol.Sit("", 1))
                host = here.host
                await host.until(lambda: bool(host.room and host.room.chairs[1].name == "Ben"))
                await host.until(lambda: bool(host.room and host.room.chairs[1].here))
                await host.do(protocol.Start("", fill="sharp"))
                await asyncio.gather(play_a_little(host, 0), play_a_little(ben, 1))
                for screen in (host, ben):
                    await screen.until(
                        lambda screen=screen: bool(  # type: ignore[misc]
                            screen.room and screen.room.phase == "finished"
                        ),
                        90,
                    )
            entries = await first.registry.store.read(here.opened.room)
            assert [one.seq for one in entries] == list(range(1, len(entries) + 1))
            bodies = [log.read(one.body) for one in entries]
            assert sum(isinstance(one, log.GameEnded) for one in bodies) == 1
            writers = {one.mark.partition(":")[0] for one in entries}
            assert writers == {first.registry.process, second.registry.process}

    asyncio.run(scene())


def test_the_newest_screen_wins_also_on_another_server(fresh: Fresh) -> None:
    async def scene() -> None:
        async with (
            two(fresh) as (first, second),
            table(first, KEYS[0], people=1) as here,
            Screen(first.site, here.opened.room, watch=here.opened.watch) as watching,
        ):
            await here.host.do(protocol.React("", "wave"))  # all have heard that it is here
            async with Screen(second.site, here.opened.room, token=here.opened.token) as newer:
                with pytest.raises(Gone, match="another screen"):
                    await here.host.until(lambda: False)
                heard: list[protocol.Spoke] = []
                watching.heard = lambda one: (
                    heard.append(one) if isinstance(one, protocol.Spoke) else None
                )
                await newer.do(protocol.React("", "wave"))
                await soon(lambda: len(heard) == 1)

    asyncio.run(scene())


def test_an_older_screen_whose_note_comes_late_sends_no_newer_one_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_bus, "POLL", 0.4)

    async def scene() -> None:
        async with (
            two(lambda: sqlite.SqliteStore(tmp_path / "rooms.sqlite", shared=True)) as servers,
            table(servers[0], KEYS[0], people=1) as here,
        ):
            await here.host.do(protocol.React("", "wave"))  # its note is written
            async with Screen(servers[1].site, here.opened.room, token=here.opened.token) as newer:
                with pytest.raises(Gone, match="another screen"):
                    await here.host.until(lambda: False)
                await asyncio.sleep(1)
                await newer.do(protocol.React("", "wave"))

    asyncio.run(scene())


@pytest.mark.usually_one
def test_nobody_is_here_for_long_on_a_process_that_was_killed(fresh: Fresh) -> None:
    async def scene() -> None:
        other = fresh()
        async with house(fresh()) as home, table(home, KEYS[0], people=1) as here:
            await home.site.join(here.opened.code, "Ben")
            host = here.host

            def is_ben_here() -> bool:
                found = host.room and [one.here for one in host.room.people if one.name == "Ben"]
                return bool(found and found[0])

            await other.open()
            note = f'here killed {here.opened.room} [["p2"],0,false]'
            await other.bus.publish(note, here.opened.room)
            await host.until(is_ben_here)
            await host.until(lambda: not is_ben_here())
            assert here.room.away_ms("p2") < 5000
            await other.close()

    asyncio.run(scene())
