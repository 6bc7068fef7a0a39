"""The wall clock of a timed game, in its own milliseconds; it can be stopped for a while."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from handful.core import Millis


class Clock:
    """Milliseconds of play since the start of the game, over all sittings."""

    def __init__(self, start: Millis = 0, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._zero = seconds() - max(0, start) / 1000
        self._stopped: float | None = None

    def now(self) -> Millis:
        """The time in the game."""
        now = self._seconds() if self._stopped is None else self._stopped
        return int((now - self._zero) * 1000)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Let no time pass: somebody reads the rules, or the keyboard changes hands."""
        if self._stopped is not None:
            yield
            return
        self._stopped = self._seconds()
        try:
            yield
        finally:
            self._zero += self._seconds() - self._stopped
            self._stopped = None
