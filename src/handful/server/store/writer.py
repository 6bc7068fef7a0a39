"""One thread that writes for everybody: what piles up while it commits goes into the next commit.

That is the whole of group commit: a commit waits for the disk, and the more rooms are busy the
more of them share one wait.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from .base import StoreDown

T = TypeVar("T")
C = TypeVar("C")

_MOST = 512
"""Jobs in one transaction."""


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
        return await asyncio.shield(job.future)

    def _run(self) -> None:
        running = True
        while running:
            first = self._jobs.get()
            if first is None:
                return
            jobs = [first]
            while len(jobs) < _MOST and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    running = False
                    break
                jobs.append(job)
            self._commit(sorted(jobs, key=lambda one: one.order))

    def _commit(self, jobs: Sequence[Job[C, object]]) -> None:
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
