"""Connections that ask for nothing: they end soon, and never use up what the server needs."""

import asyncio
import sys
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

SECONDS_TO_ASK = 10.0
"""From the first byte of a request, or from a connection's beginning, to the end of its header."""
SPARE = 100
"""File handles for the store, the bots and whoever is being turned away."""


def allowed() -> int:
    """How many connections there may be, once the system has given all the handles that it will."""
    if sys.platform == "win32":
        return 500
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    files = most if soft == resource.RLIM_INFINITY else soft
    return max(files - SPARE, files // 2)


class Connection(H11Protocol):
    """One connection of HTTP; a screen's leaves it with the upgrade to a WebSocket."""

    most = 1_000
    """How many there may be in this process; set when it starts."""
    waiting: ClassVar[dict["Connection", None]] = {}
    """Those that have yet to ask, the longest silent first."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._late: asyncio.TimerHandle | None = None
        self._cycle_before: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come; if there is no room, whoever has been silent the longest goes."""
        super().connection_made(transport)
        self._await_request()
        if len(self.connections) > self.most:
            next(iter(self.waiting))._go()

    def data_received(self, data: bytes) -> None:
        """Some bytes: of an answered connection, the beginning of another request."""
        super().data_received(data)
        is_ours = self in self.connections and not self.transport.is_closing()
        if is_ours and self._late is None and self._is_idle():
            self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._stop_waiting()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the socket looks after itself, by pings."""
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def _await_request(self) -> None:
        self._cycle_before = self.cycle
        self._late = asyncio.get_running_loop().call_later(SECONDS_TO_ASK, self._give_up)
        self.waiting[self] = None

    def _stop_waiting(self) -> None:
        self.waiting.pop(self, None)
        if self._late:
            self._late.cancel()
            self._late = None

    def _go(self) -> None:
        self._stop_waiting()
        self.transport.abort()

    def _give_up(self) -> None:
        self._stop_waiting()
        if not self._is_idle():
            return
        if self.cycle is self._cycle_before:
            self._go()
        elif self.timeout_keep_alive_task is None:  # another request has begun meanwhile
            self._await_request()

    def _is_idle(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # uvicorn says that it is never None
        return cycle is None or cycle.response_complete
