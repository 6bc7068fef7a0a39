"""A toy game, tables driven line by line, and the program on a real terminal."""

import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path

import pytest

from handful.bots.levels import LEVELS, Level
from handful.core import AnyGame, Options, Play
from handful.terminal.clock import Clock
from handful.terminal.game_loop import Chair, Table
from handful.terminal.keyboard import Answers, Prompt
from handful.terminal.saves import Autosave
from handful.terminal.screen import Screen

HERE = Path(__file__).parent
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
PATIENCE = 60.0
WAIT = "(waits)"
"""Typed by somebody who lets time pass."""

_LAUNCH = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
for one in (signal.SIGINT, signal.SIGHUP):
    signal.signal(one, signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, "-m", "handful.cli", *sys.argv[1:]])
"""
"""Ctrl-C reaches only whoever owns the terminal; a test run in the background ignores it, as one
under nohup ignores that a window closes."""

Answer = Callable[[str], str | None]
"""What somebody types at this prompt; None for the end of the input."""


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games go to a place of their own."""
    home = tmp_path / "state"
    monkeypatch.setenv("XDG_STATE_HOME", str(home))
    monkeypatch.setenv("USER", "anna")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return home / "handful"


@pytest.fixture
def lantern(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The toy game."""
    monkeypatch.syspath_prepend(str(HERE))
    game: AnyGame = import_module("lantern").GAME
    return game


class Scripted(Answers):
    """A keyboard whose lines come from a function."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer
        self._next: list[str] = []
        self.seconds = 0.0
        """How late it is where time passes only while somebody waits."""
        self.prompts: list[str] = []

    def line(self, prompt: Prompt, seconds: float | None = None) -> str | None:
        """Ask the function."""
        if self._next:
            return self._next.pop(0)
        self.prompts.append(prompt())
        line = self._answer(prompt())
        if line == WAIT and seconds is not None:
            self.seconds += seconds + 0.001
            return None
        if line is None:
            raise EOFError
        return line

    def type_ahead(self, line: str) -> None:
        """Have a line waiting."""
        self._next.append(line)

    def glance(self, seconds: float) -> str | None:
        """The line that waits."""
        self.seconds += seconds + 0.001 if seconds else 0
        return self._next[0] if self._next else None

    def drop(self) -> None:
        """Throw it away."""
        self._next.pop(0)


class Driven:
    """A table in this process, with what it printed."""

    def __init__(
        self,
        game: AnyGame,
        levels: Sequence[Level | None],
        answer: Answer,
        options: Options | None = None,
        seed: int = 7,
        clears: bool = True,
        width: int = 80,
        timed: bool = False,
    ) -> None:
        self.out = io.StringIO()
        self.screen = Screen(self.out, False, clears, lambda: width)
        self.keyboard = Scripted(answer)
        names = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")
        chairs = [Chair(names[seat], level) for seat, level in enumerate(levels)]
        self.play = Play(game, options or game.rules.options(), len(levels), seed, timed=timed)
        autosave = Autosave(game.key)
        clock = Clock(0, lambda: self.keyboard.seconds) if timed else None
        self.table = Table(self.play, chairs, self.screen, self.keyboard, autosave, 0, clock)

    @property
    def text(self) -> str:
        """Everything printed so far."""
        return self.out.getvalue()

    @property
    def on_screen(self) -> str:
        """What was printed since the screen was cleared last."""
        return self.text.rpartition(CLEAR)[2]


@pytest.fixture
def drive() -> type[Driven]:
    """Makes tables that are driven line by line."""
    return Driven


@pytest.fixture
def typing() -> type[Scripted]:
    """Makes keyboards whose lines come from a function."""
    return Scripted


@pytest.fixture
def levels() -> tuple[Level, Level]:
    """A sharp bot and a random one."""
    return LEVELS["sharp"], LEVELS["random"]


class Terminal:
    """The program in a process of its own, on a terminal of its own."""

    def __init__(self, args: Sequence[str], columns: int, rows: int, env: dict[str, str]) -> None:
        self._inside, outside = pty.openpty()
        fcntl.ioctl(outside, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", _LAUNCH, *args],
            stdin=outside,
            stdout=outside,
            stderr=outside,
            env=env,
            start_new_session=True,
        )
        self._outside = outside
        self.text = ""

    def send(self, keys: str) -> None:
        """Type something."""
        os.write(self._inside, keys.encode())

    def until(self, pattern: str) -> str:
        """Read on until this is printed after what was read before; what was read comes back."""
        start = len(self.text)
        end = time.monotonic() + PATIENCE
        while not re.search(pattern, self.text[start:]):
            assert time.monotonic() < end, f"no {pattern!r} in {self.text[start:]!r}"
            if not self._read(1.0) and self.process.poll() is not None:
                raise AssertionError(f"no {pattern!r} before the end: {self.text[start:]!r}")
        return self.text[start:]

    def ended(self) -> int:
        """Read to the end; the exit status comes back."""
        end = time.monotonic() + PATIENCE
        while self._read(0.2) or self.process.poll() is None:
            assert time.monotonic() < end, f"still running: {self.text[-500:]!r}"
        return self.process.wait(PATIENCE)

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self.send("\x03")

    def close(self) -> None:
        """Close the window."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(PATIENCE)
        os.close(self._outside)
        os.close(self._inside)

    def modes(self) -> list[object]:
        """How the terminal treats keys."""
        return list(termios.tcgetattr(self._outside)[:4])

    def _read(self, seconds: float) -> bool:
        if not select.select([self._inside], [], [], seconds)[0]:
            return False
        try:
            block = os.read(self._inside, 65536)
        except OSError:
            return False
        self.text += block.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(block)


Start = Callable[..., Terminal]


@pytest.fixture
def environment(tmp_path: Path, state_home: Path) -> dict[str, str]:
    """The environment of a subprocess, with the toy game installed as other packages' games are."""
    info = tmp_path / "plugins" / "lantern-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lantern\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[handful.games]\nlantern = lantern:GAME\n")
    paths = [str(info.parent), str(HERE), *sys.path]
    return {
        "PATH": os.environ.get("PATH", ""),
        "PYTHONPATH": os.pathsep.join(filter(None, paths)),
        "PYTHONWARNINGS": "error",
        "HOME": str(tmp_path),
        "XDG_STATE_HOME": str(state_home.parent),
        "TERM": "xterm-256color",
        "USER": "anna",
    }


@pytest.fixture
def terminal(environment: dict[str, str]) -> Iterator[Start]:
    """Starts the program on terminals, and ends what is left of them."""
    open_ones = []

    def start(*args: str, columns: int = 80, rows: int = 23, **more: str) -> Terminal:
        open_ones.append(Terminal(args, columns, rows, environment | more))
        return open_ones[-1]

    yield start
    for one in open_ones:
        one.close()


@pytest.fixture
def piped(environment: dict[str, str]) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs the program to its end with these lines as its input, no terminal anywhere."""

    def run(*args: str, lines: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "handful.cli", *args],
            input=lines,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=environment | more,
            timeout=60,
        )

    return run
