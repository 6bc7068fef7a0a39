"""A screen and a keyboard beside a network: what happens is printed above what is being typed."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress

from handful.terminal.keyboard import Keyboard
from handful.terminal.screen import Screen


class Desk:
    """One person's terminal."""

    def __init__(self, paper: Screen, keyboard: Keyboard) -> None:
        self.paper, self.keyboard = paper, keyboard
        self._prompt: str | None = None
        """What stands below everything, while it does."""

    def say(self, marked: str = "", hang: int = 2) -> None:
        """Print a line; the prompt makes room for it."""
        if self._prompt is not None:
            self.keyboard.wipe()
            self._prompt = None
        self.paper.line(marked, hang)

    def asked(self, prompt: str) -> str:
        """Ask before anything else happens, and wait for the line; EOFError after the last."""
        with self.keyboard.session():
            return (self.keyboard.line(lambda: prompt) or "").strip()

    def ask(self, prompt: str) -> None:
        """Have the prompt stand below everything, on a terminal."""
        if self.keyboard.terminal and (self.keyboard.edits or prompt != self._prompt):
            self.keyboard.draw(prompt, first=True)
            self._prompt = prompt

    def line(self) -> str | None:
        """The next line that was typed to its end; EOFError after the last."""
        line = self.keyboard.finished(self._prompt or "")
        self._prompt = None if line is not None else self._prompt
        return line

    def listen(self, heard: Callable[[], None]) -> None:
        """Read the keyboard in a thread of its own, which ends with the process."""
        loop = asyncio.get_running_loop()

        def take(block: bytes) -> None:
            self.keyboard.feed(block)
            heard()

        def read() -> None:
            with suppress(RuntimeError):  # the loop has ended before the keyboard
                while block := self.keyboard.block():
                    loop.call_soon_threadsafe(take, block)
                loop.call_soon_threadsafe(take, b"")

        threading.Thread(target=read, daemon=True).start()
