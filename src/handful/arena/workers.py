"""Work spread over processes: results come as they are ready, and nobody outlives the first."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 2
"""How many pieces of work wait for each process, so that none is ever idle."""
GLANCE = 1.0
"""Seconds between two glances at whether the first process still lives."""


def spread(act: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Generator[R, None, None]:
    """Act on every task; with one job here, else in so many processes, in any order."""
    if jobs < 2:
        yield from map(act, tasks)
        return
    before = multiprocessing.active_children()
    # A forked process would inherit locks that threads of the first one hold.
    apart = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, apart, initializer=_settle, initargs=(os.getpid(),))
    try:
        yield from _results(pool, act, tasks, jobs)
    except BaseException:  # an interrupt does not wait for what is under way
        for process in set(multiprocessing.active_children()) - set(before):
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _results(
    pool: ProcessPoolExecutor, act: Callable[[T], R], tasks: Iterable[T], jobs: int
) -> Iterator[R]:
    waiting: set[Future[R]] = set()
    for task in tasks:
        waiting.add(pool.submit(act, task))
        if len(waiting) >= jobs * AHEAD:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (one.result() for one in done)
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        yield from (one.result() for one in done)


def _settle(first: int) -> None:
    """Ctrl-C reaches all processes of a terminal; only the first one acts on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch, args=(first,), daemon=True).start()


def _watch(first: int) -> None:
    """A process whose first one was killed would wait for work for ever."""
    while os.getppid() == first:
        time.sleep(GLANCE)
    os._exit(1)
