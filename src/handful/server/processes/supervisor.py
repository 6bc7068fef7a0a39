"""Several server processes on one port: started, watched, started again, ended together."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from tempfile import TemporaryDirectory
from types import FrameType

from msgspec import json
from msgspec.structs import replace

from ..bus.opening import open_bus
from ..store import open_store
from .worker import Plan

_PATIENCE = 10.0
_BREATH = 0.5


class Workers:
    """The parent of all workers; it serves nothing itself."""

    def __init__(
        self, plan: Plan, listening: socket.socket, count: int, claim: tuple[int, ...]
    ) -> None:
        self._claim = claim
        self._plan = replace(plan, fd=listening.fileno(), shared=True, parent=os.getpid())
        self._count = count
        self._children: list[subprocess.Popen[bytes]] = []
        self._ending = self._insists = False

    def run(self, started: Callable[[], None], say: Callable[[str], None]) -> None:
        """Serve until a signal comes; `started` is called once all workers are."""
        asyncio.run(_prepare(self._plan))
        for one in (signal.SIGINT, signal.SIGTERM):
            signal.signal(one, self._end)
        with TemporaryDirectory(prefix="handful-") as folder:
            self._plan = replace(self._plan, folder=folder)
            self._watch(started, say)

    def _watch(self, started: Callable[[], None], say: Callable[[str], None]) -> None:
        self._children = [self._start(place) for place in range(self._count)]
        started()
        while not self._ending:
            time.sleep(_BREATH)
            for place, child in enumerate(self._children):
                if child.poll() is not None and not self._ending:
                    say(f"A worker has ended ({child.returncode}): starting another.")
                    self._children[place] = self._start(place)
        self._wait()

    def _start(self, place: int) -> subprocess.Popen[bytes]:
        child = subprocess.Popen(
            [sys.executable, "-m", "handful.server.processes.worker"],
            pass_fds=(self._plan.fd, *self._claim),
            start_new_session=True,  # Ctrl-C is for the parent, which ends its workers itself
            stdin=subprocess.PIPE,
        )
        assert child.stdin
        with child.stdin, suppress(BrokenPipeError):  # it has ended: the next look finds that
            # Not among its arguments, which everybody on the machine may read: a store's URL
            # can hold a password.
            child.stdin.write(json.encode(replace(self._plan, name=str(place + 1))))
        return child

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._insists = self._ending  # the second one: the workers wait no longer
        self._ending = True

    def _wait(self) -> None:
        for child in self._children:
            child.terminate()
        until = time.monotonic() + _PATIENCE + self._plan.drain
        for child in self._children:
            self._see_out(child, until)

    def _see_out(self, child: subprocess.Popen[bytes], until: float) -> None:
        while child.poll() is None:
            if time.monotonic() > until:
                child.kill()
            elif self._insists:  # again and again: two signals that nobody heard yet are one
                child.terminate()
            with suppress(subprocess.TimeoutExpired):
                child.wait(_BREATH)


async def _prepare(plan: Plan) -> None:
    """Bring the store up to date before the workers come, or say what is wrong with it."""
    store = open_store(plan.store)
    await store.open()
    await store.close()
    bus = open_bus(plan.bus, plan.store)
    if bus:
        await bus.open()
        await bus.close()
