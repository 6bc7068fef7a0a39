"""One thread that writes for everybody: what piles up while it commits goes into the next commit.

That is the whole of group commit: a commit waits for the disk, and the more rooms are busy the
more of them share one wait. Where many rooms are busy each commit also waits a moment for others,
because a disk costs the processor more than all else that an entry needs of it.
"""

import asyncio
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from .base import StoreDown

T = TypeVar("T")
C = TypeVar("C")

_MOST = 512
"""Jobs in one transaction."""
_APART = 0.006
"""Seconds between the beginnings of two commits, where many rooms are busy."""
_LATELY, _BUSY, _ROOMS = 0.1, 12, 4
"""That is where so many jobs of so many rooms were handed in within so many seconds."""


class Job(Generic[C, T]):
    """Something to do inside a transaction; its order decides where in the batch it stands."""

    __slots__ = ("act", "future", "loop", "order", "problem", "result")

    def __init__(self, order: tuple[str, int], act: Callable[[C], T]) -> None:
        self.order, self.act = order, act
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: T | None = None
        self.problem: Exception | None = None


class Writer(Generic[C]):
    """The thread; `batch` runs jobs in one transaction and may raise, then none of it counted."""

    def __init__(self, batch: Callable[[Sequence[Job[C, object]]], None], name: str) -> None:
        self._batch, self._name = batch, name
        self._jobs: queue.SimpleQueue[Job[C, object] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._lately: deque[tuple[float, str]] = deque(maxlen=_BUSY)
        self._began = 0.0

    def start(self) -> None:
        """Begin."""
        self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Finish what was handed in, then end; blocks until then."""
        if self._thread:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None

    @property
    def waiting(self) -> int:
        """How many jobs stand in line."""
        return self._jobs.qsize()

    async def do(self, order: tuple[str, int], act: Callable[[C], T]) -> T:
        """Hand a job in; its result comes back once it is committed."""
        if not self._thread:
            raise StoreDown("The store is closed.")
        job: Job[C, T] = Job(order, act)
        self._jobs.put(job)  # type: ignore[arg-type]  # the queue holds jobs of every result
        return await job.future  # who stops waiting stops nothing: it is done all the same

    def _run(self) -> None:
        running = True
        while running:
            first = self._jobs.get()
            if first is None:
                return
            if self._is_busy():
                time.sleep(max(0.0, self._began + _APART - time.monotonic()))
            self._began = time.monotonic()
            jobs = [first]
            while len(jobs) < _MOST and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    running = False
                    break
                jobs.append(job)
            self._commit(sorted(jobs, key=lambda one: one.order))

    def _is_busy(self) -> bool:
        if len(self._lately) < _BUSY or time.monotonic() - self._lately[0][0] > _LATELY:
            return False
        return len({room for _, room in self._lately}) >= _ROOMS

    def _commit(self, jobs: Sequence[Job[C, object]]) -> None:
        self._lately += [(self._began, job.order[0]) for job in jobs[-_BUSY:]]
        try:
            self._batch(jobs)
        except Exception as problem:  # whatever it was, those who wait are told
            for job in jobs:
                job.problem = job.problem or problem
        by_loop: dict[asyncio.AbstractEventLoop, list[Job[C, object]]] = {}
        for job in jobs:
            by_loop.setdefault(job.loop, []).append(job)
        for loop, done in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, done)


def _settle(jobs: Sequence[Job[C, object]]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.problem:
            job.future.set_exception(job.problem)
            job.future.exception()  # somebody may have stopped waiting: no complaint then
        else:
            job.future.set_result(job.result)
