"""`handful join` and `handful verify`, as processes of their own, against a real server."""

import asyncio
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from handful.client import Screen
from handful.core.catalog import games
from handful.server import api, wire

from .house import soon
from .test_process import Served, serving

KEYS = list(games())
OFFER = "   1  "
QUICK = wire.SettingsChange(bot_pace_ms=0)


class Terminal:
    """Somebody at a keyboard."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.read = 0
        self._process: asyncio.subprocess.Process

    async def start(self, *words: str) -> None:
        """Run `handful WORDS`."""
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "handful.cli", *words), stdin=pipe, stdout=pipe, stderr=pipe
        )
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self._process.stdout
        async for line in self._process.stdout:
            self.lines.append(line.decode().rstrip())

    def type(self, line: str) -> None:
        """Type a line."""
        assert self._process.stdin
        self._process.stdin.write(f"{line}\n".encode())

    def has_read(self, words: str) -> bool:
        """Whether a line with these words has come since the last look."""
        for number in range(self.read, len(self.lines)):
            if words in self.lines[number]:
                self.read = number + 1
                return True
        return False

    async def until(self, words: str) -> None:
        """Wait for a line with these words."""
        await soon(partial(self.has_read, words), 30)

    async def end(self) -> int:
        """Wait for its end; the status comes back."""
        await self._reading
        _, complaint = await self._process.communicate()
        assert complaint == b""
        return await self._process.wait()


async def opened(served: Served, key: str) -> tuple[api.Opened, Screen]:
    """A room whose host watches."""
    await served.start()
    new = api.NewRoom(game=key, name="Ada", settings=QUICK, sit=False)
    room = await served.site.open(new)
    host = Screen(served.site, room.room, token=room.token)
    await host.start()
    return room, host


def sits(host: Screen, name: str) -> bool:
    return bool(host.room and any(chair.name == name for chair in host.room.chairs))


@pytest.mark.parametrize("key", KEYS)
def test_somebody_joins_from_a_terminal_and_plays(key: str, tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        room, host = await opened(served, key)
        ben = Terminal()
        link = f"{served.site.url}/join/{room.code.lower()}"
        await ben.start("join", link, "--name", "Ben", "--no-color")
        await host.until(lambda: sits(host, "Ben"))
        ben.type("start")
        await ben.until("Only the host may do that.")
        heard: list[wire.Spoke] = []
        host.heard = lambda one: heard.append(one) if isinstance(one, wire.Spoke) else None
        for line in ("say well_played", "say wow", "say free words"):
            ben.type(line)
        await ben.until("Ben: Well played!")
        await ben.until("Ben: (wow)")
        await ben.until("Free chat is off")
        assert [one.text for one in heard] == ["well_played", "wow"]
        await host.do(wire.Start("", fill="sharp"))
        await ben.until(OFFER)
        ben.type("nonsense")
        await ben.until("✗")
        ben.type("?")
        await ben.until(": ")
        assert not ben.lines[ben.read - 1].startswith("✗"), "the coach was asked"
        ben.type("1")
        await host.until(lambda: bool(host.table and "Ben" in _told(host)))
        ben.type("quit")
        assert await ben.end() == 0
        await host.close()

    with serving(tmp_path / "rooms.sqlite") as served:
        asyncio.run(scene(served))


def _told(screen: Screen) -> str:
    return " ".join(one.words or "" for one in screen.table.events) if screen.table else ""


def test_a_wrong_link_is_one_sentence(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        await served.start()
        for link in (
            f"{served.site.url}/join/QQQQ",
            f"{served.site.url}/rooms",
            "127.0.0.1:1/ABCD",
        ):
            command = [sys.executable, "-m", "handful.cli", "join", link]
            done = await asyncio.to_thread(
                subprocess.run, command, capture_output=True, text=True, stdin=subprocess.DEVNULL
            )
            assert done.returncode == 2
            assert done.stderr.startswith("handful: ")
            assert done.stderr.count("\n") == 1

    with serving(tmp_path / "rooms.sqlite") as served:
        asyncio.run(scene(served))


def test_the_record_of_a_finished_room_is_verified_and_a_forged_one_is_not(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        room, host = await opened(served, KEYS[-1])
        assert host.room
        promise = host.room.fair.commitment
        await host.do(wire.Start("", fill="sharp"))
        await host.until(lambda: bool(host.room and host.room.phase == "finished"), 120)
        record = await served.site.record(room.room, 1, room.token)
        genuine, forged = tmp_path / "genuine.json", tmp_path / "forged.json"
        genuine.write_text(record, "utf-8")
        forged.write_text(record.replace(promise, "0" * 64), "utf-8")
        assert verified(genuine, "--commitment", promise) == (0, "Sound.")
        assert verified(genuine, "--commitment", "1" * 64) == (1, "Not sound.")
        assert verified(forged) == (1, "Not sound.")
        for text, sound in ((record, True), (forged.read_text("utf-8"), False)):
            verdict = await served.site.ask(
                "POST", "/api/verify", api.Verdict, text.encode("utf-8")
            )
            assert (verdict.sound, verdict.committed) == (sound, sound)
        await host.close()

    with serving(tmp_path / "rooms.sqlite") as served:
        asyncio.run(scene(served))


def verified(record: Path, *more: str) -> tuple[int, str]:
    """The status of `handful verify` and how its answer begins."""
    command = [sys.executable, "-m", "handful.cli", "verify", str(record), *more]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout.partition(".")[0] + "."
