"""One server process, `python -m handful.server.processes.worker`: its parent sends its plan.

Several of them share a listening socket and a store; each ends when its parent has gone.
"""

import asyncio
import gc
import os
import socket
import sys
import time
from types import FrameType
from typing import Any

import uvicorn
from msgspec import Struct, json

from ..bus import BadBus
from ..bus.opening import open_bus
from ..logs import set_up
from ..rooms.registry import Registry
from ..settings import Limits, ServerSettings, no_limits
from ..store import BadStore, StoreDown, open_store
from .connections import Connection, allowed
from .server import configured

_ORPHAN_SECONDS = 1.0
_BREATH = 0.1
_COLLECTING = (10_000, 5, 200)
"""How rarely the collector looks for cycles: with 500 rooms a whole look takes 300 ms."""


class Plan(Struct, kw_only=True):
    """How to serve; the same for every worker."""

    fd: int = -1
    store: str | None = None
    bus: str = ""
    shared: bool = False
    addresses: list[str] = []
    hosts: list[str] = []
    thinkers: int = 1
    finished_days: float = 30.0
    abandoned_days: float = 90.0
    idle_seconds: float = 600.0
    limited: bool = True
    proxies: list[str] = []
    public: bool = False
    metrics_key: str = ""
    drain: float = 0.0
    name: str = "1"
    folder: str = ""
    log_level: str = "warning"
    parent: int = 0


class Server(uvicorn.Server):
    """Says goodbye to every screen before the sockets close."""

    def __init__(self, config: uvicorn.Config, registry: Registry, drain: float = 0.0) -> None:
        super().__init__(config)
        self._hub, self._drain = registry, drain
        self._at_once = False

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let proxies notice, tell the screens, then let uvicorn close what is left."""
        self._hub.ending = True
        until = time.monotonic() + self._drain
        while time.monotonic() < until and not self._at_once:
            await asyncio.sleep(_BREATH)
        await self._hub.farewell()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal asks to end; a second one insists, and ends the drain."""
        self._at_once = self.should_exit
        super().handle_exit(sig, frame)


def settings_of(plan: Plan) -> ServerSettings:
    """The settings of a plan."""
    return ServerSettings(
        addresses=tuple(plan.addresses),
        hosts=tuple(plan.hosts),
        thinkers=plan.thinkers,
        idle_seconds=plan.idle_seconds,
        finished_days=plan.finished_days,
        abandoned_days=plan.abandoned_days,
        public=plan.public,
        metrics_key=plan.metrics_key,
        name=plan.name,
        folder=plan.folder,
        limits=Limits() if plan.limited else no_limits(),
    )


async def serve(plan: Plan, listening: socket.socket, started: Any = None) -> None:
    """Serve until a signal comes; `started` is called once it answers."""
    gc.freeze()
    gc.set_threshold(*_COLLECTING)
    Connection.most = allowed()
    bus = open_bus(plan.bus, plan.store)
    store = open_store(plan.store, plan.shared, notifies=bus is None)
    await store.open()
    if bus:
        await bus.open()
    registry = Registry(store, settings_of(plan), bus=bus)
    more = {"proxy_headers": bool(plan.proxies), "forwarded_allow_ips": plan.proxies}
    server = Server(configured(registry, **more), registry, plan.drain)
    if plan.parent:
        registry.spawn_later(_end_with(plan.parent, server))
    if started:
        registry.spawn_later(_call_when(server, started))
    await server.serve(sockets=[listening])


async def _end_with(parent: int, server: uvicorn.Server) -> None:
    while os.getppid() == parent:
        await asyncio.sleep(_ORPHAN_SECONDS)
    server.should_exit = True


async def _call_when(server: uvicorn.Server, started: Any) -> None:
    while not server.started:
        await asyncio.sleep(0.02)
    started()


def main() -> None:
    """Serve as a worker."""
    plan = json.decode(sys.stdin.buffer.read(), type=Plan)
    set_up(plan.log_level)
    listening = socket.socket(fileno=plan.fd)
    try:
        asyncio.run(serve(plan, listening))
    except (BadBus, BadStore, StoreDown) as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
