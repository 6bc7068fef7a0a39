"""Numbers for Prometheus: counters, gauges and times, kept by hand because they are few."""

from bisect import bisect_left
from collections.abc import Callable, Iterator

_BOUNDS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000)
"""Milliseconds."""


class Counter:
    """Only ever more."""

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help, self.value = name, help, 0

    def add(self, more: int = 1) -> None:
        """So many more."""
        self.value += more

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} counter"
        yield f"{self.name} {self.value}"


class Gauge:
    """A number that is looked up when somebody asks."""

    def __init__(self, name: str, help: str, look: Callable[[], float]) -> None:
        self.name, self.help, self.look = name, help, look

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} gauge"
        yield f"{self.name} {self.look():g}"


class Times:
    """A histogram of milliseconds."""

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self._counts = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def see(self, milliseconds: float) -> None:
        """One more."""
        self._counts[bisect_left(_BOUNDS, milliseconds)] += 1
        self._sum += milliseconds

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} histogram"
        total = 0
        for bound, count in zip((*_BOUNDS, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:g}"
        yield f"{self.name}_count {total}"


class Metrics:
    """All numbers of one process."""

    def __init__(self) -> None:
        self.entries = Counter("handful_entries_total", "Entries written into rooms' logs.")
        self.moves = Counter("handful_moves_total", "Moves of people.")
        self.refused = Counter("handful_refused_total", "Commands refused.")
        self.rude = Counter("handful_rude_total", "Frames that were no frames, or too many.")
        self.failed_rooms = Counter("handful_failed_rooms_total", "Rooms closed by an error.")
        self.joins = Counter("handful_joins_total", "People who came in.")
        self.frames = Counter("handful_frames_total", "Frames sent to screens.")
        self.commit_ms = Times("handful_commit_ms", "From appending to the end of the commit.")
        self.answer_ms = Times("handful_answer_ms", "From the arrival of a command to its answer.")
        self.think_ms = Times("handful_think_ms", "How long bots think.")
        self._all: list[Counter | Gauge | Times] = [
            one for one in vars(self).values() if isinstance(one, Counter | Times)
        ]

    def gauge(self, name: str, help: str, look: Callable[[], float]) -> None:
        """One more number to look up."""
        self._all.append(Gauge(name, help, look))

    def text(self) -> str:
        """The page Prometheus reads."""
        return "\n".join(line for one in self._all for line in one.lines()) + "\n"
