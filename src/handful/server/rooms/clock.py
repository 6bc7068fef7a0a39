"""Time as the server sees it: one that runs, and one that a test winds by hand."""

import asyncio
import heapq
import time
from collections.abc import Callable
from itertools import count
from typing import Protocol


class Alarm(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """Let it not happen."""
        ...


class Clock(Protocol):
    """Milliseconds, and alarms."""

    def now(self) -> float:
        """Milliseconds of a clock that never goes back."""
        ...

    def wall(self) -> int:
        """Milliseconds since 1970, for people."""
        ...

    def at(self, moment: float, act: Callable[[], None]) -> Alarm:
        """Call this then."""
        ...


class RealClock:
    """The machine's own."""

    def now(self) -> float:
        return time.monotonic() * 1000

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def at(self, moment: float, act: Callable[[], None]) -> Alarm:
        loop = asyncio.get_running_loop()
        return loop.call_later(max(0.0, moment - self.now()) / 1000, act)


class _Wound:
    """An alarm of the fake clock."""

    def __init__(self, act: Callable[[], None]) -> None:
        self.act: Callable[[], None] | None = act

    def cancel(self) -> None:
        self.act = None


class FakeClock:
    """Stands still until somebody winds it."""

    def __init__(self, start: float = 0.0) -> None:
        self._now = start
        self.ahead = 0
        """Milliseconds by which the wall clock is set wrong."""
        self._alarms: list[tuple[float, int, _Wound]] = []
        self._numbers = count()

    def now(self) -> float:
        return self._now

    def wall(self) -> int:
        return 1_700_000_000_000 + int(self._now) + self.ahead

    def at(self, moment: float, act: Callable[[], None]) -> Alarm:
        alarm = _Wound(act)
        heapq.heappush(self._alarms, (moment, next(self._numbers), alarm))
        return alarm

    def next(self) -> float | None:
        """When the next alarm rings."""
        while self._alarms and self._alarms[0][2].act is None:
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    def wind(self, milliseconds: float) -> None:
        """Let so much time pass; every alarm rings at its own moment."""
        until = self._now + milliseconds
        while (moment := self.next()) is not None and moment <= until:
            self._now = max(self._now, moment)
            _, _, alarm = heapq.heappop(self._alarms)
            if alarm.act:
                alarm.act()
        self._now = until
