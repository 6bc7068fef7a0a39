"""What is typed: whole lines, through a small editor on a terminal, as they come from elsewhere.

Nothing waits longer than it is told to, so that a clock can run while somebody thinks.
"""

import codecs
import os
import re
import select
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from handful.core import Move
from handful.core.styled_text import plain

from .editor import END, LONGEST, Editor
from .screen import Screen, cells

if sys.platform != "win32":
    import termios
    import tty

_BLOCK = 4096
_BEAT = 0.25
"""How often a running countdown is drawn again, in seconds.

No wait is longer: a Ctrl-C that comes just before one does not end it.
"""

Prompt = Callable[[], str]


def own(screen: Screen) -> "Keyboard":
    """The keyboard of this process; one at which nobody types, where the input is closed."""
    try:
        source = sys.stdin.fileno()
    except (AttributeError, ValueError):
        source = os.open(os.devnull, os.O_RDONLY)
    return Keyboard(source, screen)


class Keyboard:
    """Where people's lines come from; the end of the input raises EOFError."""

    def __init__(self, source: int, screen: Screen) -> None:
        self._source, self._screen = source, screen
        self.terminal = os.isatty(source)
        self.edits = self.terminal and screen.cursor and sys.platform != "win32"
        """Whether keys arrive one by one, so that the prompt can be drawn again."""
        self._editor = Editor()
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._lines: deque[str] = deque()
        self._begun = ""
        self._closed = False

    def line(self, prompt: Prompt, seconds: float | None = None) -> str | None:
        """The next line; None when the time is up. The prompt is asked anew while time runs."""
        try:
            done = self._await(prompt, None if seconds is None else time.monotonic() + seconds)
        except KeyboardInterrupt:
            self._editor.clear()
            raise
        if not done:
            self.wipe()
            return None
        return self.finished(prompt())

    def answer(self, prompt: Prompt, seconds: float | None = None) -> Move | str | None:
        """A line, or a move where moves can be chosen without words."""
        return self.line(prompt, seconds)

    def _await(self, prompt: Prompt, until: float | None) -> bool:
        """Wait for a line, the prompt standing; False when the time is up."""
        self.draw(prompt(), first=True)
        while not self._lines:
            if self._closed:
                self._screen.raw("\n")
                raise EOFError
            left = None if until is None else until - time.monotonic()
            if left is not None and left <= 0:
                return False
            typed = self._read(_BEAT if left is None else min(left, _BEAT))
            if not self._lines and (typed or left is not None):
                self.draw(prompt())
        return True

    def glance(self, seconds: float) -> str | None:
        """A line typed within this time, left where it is for whoever asks next."""
        until = time.monotonic() + seconds
        while not self._lines and not self._closed:
            left = until - time.monotonic()
            if not self._read(max(0.0, left)) and left <= 0:
                break
        return self._lines[0] if self._lines else None

    def drop(self) -> None:
        """Throw away the line that was only glanced at."""
        self._lines.popleft()

    def forget(self) -> None:
        """Forget earlier lines: somebody else sits down."""
        self._editor.forget()

    def offer(self, words: Sequence[str]) -> None:
        """The words that the tabulator key completes."""
        self._editor.words = words

    @contextmanager
    def session(self) -> Iterator[None]:
        """Take the keyboard for as long as a game lasts: keys arrive one by one and unechoed."""
        if not self.edits or sys.platform == "win32":
            yield
            return
        before = termios.tcgetattr(self._source)
        resumed = signal.signal(signal.SIGCONT, lambda *_: self._take())
        ended = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
        self._take()
        try:
            yield
        finally:
            signal.signal(signal.SIGCONT, resumed)
            signal.signal(signal.SIGTERM, ended)
            termios.tcsetattr(self._source, termios.TCSADRAIN, before)

    @contextmanager
    def lent(self) -> Iterator[None]:
        """Give the keyboard to another program, a pager for example."""
        if not self.edits or sys.platform == "win32":
            yield
            return
        now = termios.tcgetattr(self._source)
        cooked = [*now]
        cooked[3] |= termios.ICANON | termios.ECHO
        termios.tcsetattr(self._source, termios.TCSADRAIN, cooked)
        try:
            yield
        finally:
            termios.tcsetattr(self._source, termios.TCSADRAIN, now)

    def _take(self) -> None:
        if sys.platform != "win32":
            tty.setcbreak(self._source, termios.TCSADRAIN)

    def _read(self, seconds: float) -> bool:
        """Take in what has been typed, waiting so long for it; whether there was anything."""
        if sys.platform != "win32" and not select.select([self._source], [], [], seconds)[0]:
            return False
        self.feed(self.block())
        return True

    def block(self) -> bytes:
        """Wait for something to be typed; nothing is the end of the input."""
        try:
            return os.read(self._source, _BLOCK)
        except OSError:  # the terminal is gone
            return b""

    def feed(self, block: bytes) -> None:
        """Take in what was typed."""
        letters = self._decoder.decode(block, final=not block)
        if self.edits:
            self._edit(letters)
        else:
            self._lines.extend(self._split(letters))
        if not block:
            self._closed = True
            self._lines.extend([self._begun] if self._begun else [])

    def _edit(self, letters: str) -> None:
        """Lines that were typed before the end count."""
        for some in re.split(f"({END})", letters):
            try:
                self._lines.extend(self._editor.feed(some))
            except EOFError:
                self._closed = True
                return

    def finished(self, prompt: str) -> str | None:
        """The next line that was typed to its end, if there is one; EOFError after the last."""
        if self._lines:
            line = self._lines.popleft()
            self._echo(prompt, line)
            return line
        if self._closed:
            raise EOFError
        return None

    def _split(self, letters: str) -> list[str]:
        *lines, begun = (self._begun + letters).split("\n")
        self._begun = begun[:LONGEST]
        return [line[:LONGEST] for line in lines]

    def draw(self, prompt: str, first: bool = False) -> None:
        """Show the prompt and what has been typed behind it."""
        if not self.edits:
            self._screen.raw(self._screen.dyed(prompt) if first else "")
            return
        text, back = self._editor.drawn(self._screen.width - cells(plain(prompt)))
        left = f"\x1b[{back}D" if back else ""
        self._screen.raw(f"\r\x1b[K{self._screen.dyed(prompt)}{text}{left}")

    def _echo(self, prompt: str, line: str) -> None:
        if self.edits:
            room = max(1, self._screen.width - cells(plain(prompt)) - 1)
            self._screen.raw(f"\r\x1b[K{self._screen.dyed(prompt)}{line[:room]}\n")
        elif not self.terminal:
            self._screen.line(line if line.isprintable() else "")

    def wipe(self) -> None:
        """Take the prompt away, for something to be printed in its place."""
        self._screen.raw("\r\x1b[K" if self.edits else "\n")


class Answers(Keyboard):
    """A keyboard that takes no terminal over: its lines come from somewhere else."""

    def forget(self) -> None:
        """Nothing is remembered."""

    def offer(self, words: Sequence[str]) -> None:
        """Nothing is completed."""

    @contextmanager
    def session(self) -> Iterator[None]:
        """There is no terminal to take."""
        yield

    @contextmanager
    def lent(self) -> Iterator[None]:
        """There is no terminal to give."""
        yield
