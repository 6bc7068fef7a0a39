"""`handful join` and `handful verify`, as processes of their own, against a real server."""

import asyncio
import os
import pty
import re
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from handful.client import Screen
from handful.core.catalog import games
from handful.server.http import schemas
from handful.server.ws import protocol

from .house import soon
from .test_processes import Served, serving

KEYS = list(games())
PATIENCE = 30
QUICK = protocol.SettingsChange(bot_pace_ms=0)


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this user's seats are kept."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("USER", "ben")
    return tmp_path / "handful"


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
        """Whether a line with words of this pattern has come since the last look."""
        for number in range(self.read, len(self.lines)):
            if re.search(words, self.lines[number]):
                self.read = number + 1
                return True
        return False

    @property
    def text(self) -> str:
        """Everything that was printed, as one line."""
        return " ".join(" ".join(self.lines).split())

    async def until(self, words: str) -> None:
        """Wait for a line with words of this pattern."""
        try:
            await soon(partial(self.has_read, words), PATIENCE)
        except TimeoutError:
            raise AssertionError(f"no {words!r} in {self.lines[self.read :]}") from None

    def shut(self) -> None:
        """Read no more of what it prints, like `head`."""
        self._process._transport.get_pipe_transport(1).close()  # type: ignore[attr-defined]  # no public way

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self._process.send_signal(signal.SIGINT)

    async def end(self) -> int:
        """Wait for its end; the status comes back."""
        async with asyncio.timeout(PATIENCE):
            await self._reading
            _, complaint = await self._process.communicate()
        assert complaint == b""
        return await self._process.wait()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests."""
    with serving(tmp_path_factory.mktemp("server") / "rooms.sqlite", "--no-limits") as running:
        asyncio.run(running.start())
        yield running


async def opened(served: Served, key: str) -> tuple[schemas.Opened, Screen]:
    """A room whose host watches."""
    new = schemas.NewRoom(game=key, name="Ada", settings=QUICK, sit=False)
    room = await served.site.open(new)
    host = Screen(served.site, room.room, token=room.token)
    await host.start()
    return room, host


def sits(host: Screen, name: str) -> bool:
    return bool(host.room and any(chair.name == name for chair in host.room.chairs))


@pytest.mark.usually_one
@pytest.mark.parametrize("key", KEYS)
def test_somebody_joins_from_a_terminal_and_plays(key: str, served: Served) -> None:
    async def scene() -> None:
        room, host = await opened(served, key)
        ben = Terminal()
        link = f"{served.site.url}/join/{room.code.lower()}"
        await ben.start("join", link, "--name", "Ben", "--no-color")
        await ben.until("Welcome, Ben.")
        await ben.until(r"At the table: 1 Ben \(you\), 2 free")
        await ben.until("You have seat 1.")
        await ben.until("brings you back.")
        assert sits(host, "Ben")
        heard: list[protocol.Spoke] = []
        host.heard = lambda one: heard.append(one) if isinstance(one, protocol.Spoke) else None
        for line in ("say well_played", "say wow", "say free words"):
            ben.type(line)
        await ben.until("Ben: Well played!")
        await ben.until(r"Ben: \(Wow\)")
        await ben.until("nobody writes freely")
        assert [one.text for one in heard] == ["well_played", "wow"]
        await host.do(protocol.Start("", fill="sharp"))
        offer = r"^ +\d+ [A-Z][a-z]+ "
        await ben.until(offer)
        ben.type("nonsense")
        await ben.until("✗")
        ben.type("?")
        await ben.until("A good player would")
        mine = "· (Ben|You) "
        told = len(ben.lines)
        while not any(re.match(mine, line) for line in ben.lines[told:]):
            ben.type("1")  # the first group of moves, and the first of it
            await ben.until(f"{offer}|{mine}")  # bots may have ended the game meanwhile
        ben.type("quit")
        assert await ben.end() == 0
        assert "Seat 1 is still yours" in ben.text
        await host.close()

    asyncio.run(scene())


def test_who_leaves_with_ctrl_c_comes_back_to_the_same_seat(
    served: Served, state_home: Path
) -> None:
    async def scene() -> None:
        room, host = await opened(served, KEYS[0])
        link = f"{served.site.url}/join/{room.code}"
        ben = Terminal()
        await ben.start("join", link, "--seat", "2")
        ben.type("Ben")
        await ben.until("Welcome, Ben.")
        await ben.until("brings you back.")
        ben.interrupt()
        assert await ben.end() == 130
        assert "You have left the room. Seat 2 is still yours" in ben.text
        (secret,) = (state_home / "rooms").iterdir()
        assert stat.S_IMODE(secret.stat().st_mode) == 0o600
        again = Terminal()
        await again.start("join", link)
        await again.until("Welcome back, Ben.")
        await again.until(r"2 Ben \(you\)")
        await again.until("You have seat 2.")
        assert host.room
        assert [one.name for one in host.room.people] == ["Ada", "Ben"]
        again.type("quit")
        assert await again.end() == 0
        await host.close()

    asyncio.run(scene())


def test_who_plays_in_a_terminal_lets_others_in(served: Served) -> None:
    async def scene() -> None:
        room, host = await opened(served, KEYS[0])
        ben = Terminal()
        await ben.start(
            "join", f"{served.site.url}/join/{room.code}", "--name", "Ben", "--no-color"
        )
        await ben.until("You have seat 1.")
        await host.do(protocol.Start("", fill="sharp"))
        await host.until(lambda: bool(host.room and host.room.phase == "playing"))
        await host.do(protocol.Sit("", 1))
        await ben.until("Ada would like to take [A-Z][a-z]+’s place: yes or no?")
        ben.type("yes")
        await host.until(lambda: bool(host.room and host.room.you.seat == 1))
        ben.type("quit")
        assert await ben.end() == 0
        await host.close()

    asyncio.run(scene())


def test_who_comes_late_asks_for_a_seat_and_is_told_what_becomes_of_it(served: Served) -> None:
    async def scene() -> None:
        room, host = await opened(served, KEYS[0])
        await host.do(protocol.Sit("", 0))
        await host.do(protocol.Start("", fill="sharp"))
        zoe = Terminal()
        await zoe.start("join", f"{served.site.url}/join/{room.code}", "--name", "Zoe")
        await zoe.until("You watch. To play, ask for a bot’s place: sit 2 asks those who play.")
        bot = host.room.chairs[1].name if host.room else ""
        for agrees, answer in (
            (False, f"Ada said no to Zoe: {bot} plays on."),
            (True, f"Zoe .* {bot}."),
        ):
            zoe.type("sit 2")
            await zoe.until(f"You have asked for {bot}’s place: Ada can let you play.")
            await host.do(protocol.Allow("", agrees, "p2"))
            await zoe.until(answer)
        await zoe.until("You have seat 2.")
        await zoe.until("Your hand")
        zoe.type("quit")
        assert await zoe.end() == 0
        await host.close()

    asyncio.run(scene())


def test_a_room_speaks_the_language_of_whoever_joins(served: Served) -> None:
    async def scene() -> None:
        room, host = await opened(served, KEYS[0])
        link = f"{served.site.url}/join/{room.code}"
        ben = Terminal()
        await ben.start("join", link, "--name", "Ben", "--language", "de")
        await ben.until("Willkommen, Ben.")
        await ben.until(rf"Raum {room.code} spielt .* \(Standard\)")
        await ben.until(r"Am Tisch: 1 Ben \(du\), 2 frei")
        await ben.until("Du hast Platz 1.")
        await ben.until(f"{link} bringt dich zurück.")
        for line, answer in (
            ("help", "1 oder Wörter +einen Zug machen"),
            ("say thanks", "Ben: Danke"),
            ("sit 99", "sit braucht die Nummer eines Platzes von 1 bis"),
            ("accept", "Du kannst jetzt keinen Zug machen"),
        ):
            ben.type(line)
            await ben.until(answer)
        await host.do(protocol.Start("", fill="sharp"))
        await ben.until("Das Spiel beginnt.")
        ben.type("quit")
        assert await ben.end() == 0
        assert "Platz 1 bleibt dir" in ben.text
        status, said = await asyncio.to_thread(
            refused, link, "--new", "--name", "Ben", "--language", "fr"
        )
        assert status == 2
        assert "Avec --name NAME, vous entrez sous un autre nom." in said
        await host.close()

    asyncio.run(scene())


def test_somebody_else_comes_from_the_same_machine(served: Served) -> None:
    async def scene() -> None:
        room, host = await opened(served, KEYS[0])
        link = f"{served.site.url}/join/{room.code}"
        for flags, welcome in (
            (["--name", "Ben"], "Welcome, Ben."),
            (["--name", "Cleo"], "Welcome, Cleo."),
            (["--name", "ben"], "Welcome back, Ben."),
            (["--new", "--name", "Dan"], "Welcome, Dan."),
            ([], "Welcome back, Dan."),
        ):
            here = Terminal()
            await here.start("join", link, *flags)
            await here.until(welcome)
            here.type("quit")
            assert await here.end() == 0
        status, said = await asyncio.to_thread(refused, link, "--new", "--name", "Cleo")
        assert status == 2
        assert (
            "already called Cleo: take another name. --name NAME comes in under another name."
            in said
        )
        await host.close()

    asyncio.run(scene())


def test_a_name_is_asked_once_and_kept_for_every_room(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("USER")

    async def scene() -> None:
        for number, typed in enumerate((["", "Nora"], [])):
            new = schemas.NewRoom(game=KEYS[0], name="Ada", settings=QUICK, sit=False)
            room = await served.site.open(new)
            link = f"{served.site.url}/join/{room.code}"
            status, said = await asyncio.to_thread(refused, link)
            assert status == (0 if number else 2)
            assert number or "--name NAME" in said
            nora = Terminal()
            await nora.start("join", link)
            for line in typed:
                nora.type(line)
            await nora.until("Welcome( back)?, Nora.")
            nora.type("quit")
            assert await nora.end() == 0

    asyncio.run(scene())


def test_whom_the_room_does_not_know_any_more_comes_in_anew(
    served: Served, state_home: Path
) -> None:
    async def scene() -> None:
        room, host = await opened(served, KEYS[0])
        link = f"{served.site.url}/join/{room.code}"
        for name, seat in (("Ben", 1), ("Ben2", 2)):
            here = Terminal()
            await here.start("join", link, "--seat", str(seat), "--name", name)
            await here.until(f"Welcome, {name}.")
            here.type("quit")
            assert await here.end() == 0
            (secret,) = (state_home / "rooms").iterdir()
            secret.write_text('{"Ben2": "%s"}' % ("x" * 22))
        await host.close()

    asyncio.run(scene())


def test_a_taken_seat_is_said_to_be_taken(served: Served) -> None:
    async def scene() -> None:
        room, host = await opened(served, KEYS[0])
        await host.do(protocol.Sit("", 0))
        ben = Terminal()
        await ben.start("join", f"{served.site.url}/join/{room.code}", "--seat", "1")
        ben.type("")  # as on this machine
        await ben.until("At the table: 1 Ada, 2 free")
        await ben.until("You have no seat")
        await ben.until("✗")
        ben.type("sit x")
        await ben.until("sit needs the number of a seat from 1 to")
        ben.type("sit 2")
        await ben.until(r"Seat 2: Ben \(you\)\.")
        await host.do(protocol.Stand(""))
        await ben.until("Seat 1: free.")
        ben.type("quit")
        assert await ben.end() == 0
        await host.close()

    asyncio.run(scene())


def test_it_ends_quietly_when_nobody_reads_what_it_prints(served: Served) -> None:
    async def scene() -> None:
        room, host = await opened(served, KEYS[0])
        ben = Terminal()
        await ben.start("join", f"{served.site.url}/join/{room.code}", "--name", "Ben")
        await ben.until("brings you back")
        ben.shut()
        ended = asyncio.create_task(ben.end())
        while not ended.done():  # by the first word that it hears
            await host.do(protocol.Phrase("", "well_played"))
            await asyncio.wait([ended], timeout=1)
        assert await ended != 0
        await host.close()

    asyncio.run(scene())


def test_on_a_terminal_a_prompt_stands_below_what_is_told(served: Served) -> None:
    async def scene() -> None:
        room, host = await opened(served, KEYS[0])
        inside, outside = pty.openpty()
        shown = bytearray()
        loop = asyncio.get_running_loop()
        loop.add_reader(inside, lambda: shown.extend(os.read(inside, 4096)))
        command = [sys.executable, "-m", "handful.cli", "join", "--no-color", "--name", "Ben"]
        command.append(f"{served.site.url}/join/{room.code}")
        with subprocess.Popen(command, stdin=outside, stdout=outside, stderr=outside) as ben:
            try:
                await host.until(lambda: sits(host, "Ben"), PATIENCE)
                await soon(lambda: shown.endswith(b"> "), PATIENCE)
                await host.do(protocol.Start("", fill="sharp"))
                await soon(lambda: shown.endswith(b"Your move > "), PATIENCE)
            finally:
                loop.remove_reader(inside)
                ben.kill()
        os.close(inside)
        os.close(outside)
        await host.close()

    asyncio.run(scene())


def refused(*words: str) -> tuple[int, str]:
    """The status of `handful join WORDS` and what it complains of."""
    command = [sys.executable, "-m", "handful.cli", "join", *words]
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return done.returncode, done.stderr


def _told(screen: Screen) -> str:
    return " ".join(one.words or "" for one in screen.table.events) if screen.table else ""


def test_a_wrong_link_is_one_sentence(served: Served) -> None:
    async def scene() -> None:
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

    asyncio.run(scene())


def test_the_record_of_a_finished_room_is_verified_and_a_forged_one_is_not(
    tmp_path: Path, served: Served
) -> None:
    async def scene() -> None:
        room, host = await opened(served, KEYS[-1])
        assert host.room
        promise = host.room.fair.commitment
        await host.do(protocol.Start("", fill="sharp"))
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
                "POST", "/api/verify", schemas.Verdict, text.encode("utf-8")
            )
            assert (verdict.sound, verdict.committed) == (sound, sound)
        await host.close()

    asyncio.run(scene())


def verified(record: Path, *more: str) -> tuple[int, str]:
    """The status of `handful verify` and how its answer begins."""
    command = [sys.executable, "-m", "handful.cli", "verify", str(record), *more]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout.partition(".")[0] + "."
