"""Numbers for Prometheus: counters, gauges and times, kept by hand because they are few."""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

_BOUNDS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000)
"""Milliseconds."""


class Sample(Struct, array_like=True):
    """One number: what stands after the metric's name, its own label, and the number."""

    after: str
    label: str
    value: str


class Family(Struct, array_like=True):
    """One metric of one process, ready to be sent to another."""

    name: str
    kind: str
    help: str
    samples: list[Sample]


class Counter:
    """Only ever more."""

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help, self.value = name, help, 0

    def add(self, more: int = 1) -> None:
        """So many more."""
        self.value += more

    def family(self) -> Family:
        """Where it stands."""
        return Family(self.name, "counter", self.help, [Sample("", "", str(self.value))])


class Gauge:
    """A number that is looked up when somebody asks."""

    def __init__(self, name: str, help: str, look: Callable[[], float]) -> None:
        self.name, self.help, self.look = name, help, look

    def family(self) -> Family:
        """What it is now."""
        return Family(self.name, "gauge", self.help, [Sample("", "", f"{self.look():g}")])


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

    def family(self) -> Family:
        """How many took how long."""
        total, samples = 0, []
        for bound, count in zip((*_BOUNDS, "+Inf"), self._counts, strict=True):
            total += count
            samples.append(Sample("_bucket", f'le="{bound}"', str(total)))
        samples += [Sample("_sum", "", f"{self._sum:g}"), Sample("_count", "", str(total))]
        return Family(self.name, "histogram", self.help, samples)


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

    def families(self) -> list[Family]:
        """All of them, as they are now."""
        return [one.family() for one in self._all]


def page(workers: Mapping[str, Sequence[Family]]) -> str:
    """The page Prometheus reads: each number with the worker it is of, so that sums are right."""
    heads: dict[str, list[str]] = {}
    for worker, families in workers.items():
        for one in families:
            first = [f"# HELP {one.name} {one.help}", f"# TYPE {one.name} {one.kind}"]
            lines = heads.setdefault(one.name, first)
            lines += [_line(one, sample, worker) for sample in one.samples]
    return "\n".join(line for lines in heads.values() for line in lines) + "\n"


def _line(family: Family, sample: Sample, worker: str) -> str:
    labels = ",".join(filter(None, (f'worker="{worker}"', sample.label)))
    return f"{family.name}{sample.after}{{{labels}}} {sample.value}"
