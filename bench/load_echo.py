"""The limit: a bare Starlette socket that hands every message on to the four of its room."""

import asyncio
import contextlib
import random
import socket
import subprocess
import sys
import time
from collections import defaultdict

import uvicorn
from load_swarm import Slice, cpu, memory, queued
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

rooms: dict[str, set[WebSocket]] = defaultdict(set)


async def endpoint(websocket: WebSocket) -> None:
    """Join the room in the address; hand on what comes."""
    room = rooms[websocket.path_params["room"]]
    await websocket.accept()
    room.add(websocket)
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await websocket.receive_text()
            for other in list(room):
                await other.send_text(text)
    room.discard(websocket)


def serve(port: int) -> None:
    """Serve until ended."""
    app = Starlette(routes=[WebSocketRoute("/{room}", endpoint)])
    uvicorn.run(
        app,
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        log_level="error",
    )


class Echo:
    """The same swarm against the bare server."""

    name = "bare"

    def __init__(self, rooms: int, size: int) -> None:
        self.size = size
        """Bytes of a message."""
        self._count = rooms
        self._rooms: list[list[ClientConnection]] = []
        self._server: subprocess.Popen[bytes] | None = None

    async def open(self, pace: float) -> None:
        """Start the server and connect everybody."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self._server = subprocess.Popen([sys.executable, __file__, str(port)])
        await _answering(port)
        gate = asyncio.Semaphore(20)
        self._rooms = await asyncio.gather(*(_opened(n, port, gate) for n in range(self._count)))

    async def measure(self, pace: float, seconds: float) -> Slice:
        """Somebody of each room sends so often; all four must have it."""
        assert self._server
        pid, times, lot = self._server.pid, list[float](), random.Random(1)
        before = cpu(pid), queued(pid)
        talking = (_talk(one, pace, seconds, self.size, times, lot) for one in self._rooms)
        await asyncio.gather(*talking)
        used, waited = cpu(pid) - before[0], queued(pid) - before[1]
        return Slice(seconds, len(times), used, waited, times, f"{memory(pid):.0f} MB")

    async def close(self) -> None:
        """End everything."""
        for one in (one for room in self._rooms for one in room):
            one.transport.abort()
        if self._server:
            self._server.terminate()
            self._server.wait(10)


async def _answering(port: int) -> None:
    """Wait until somebody listens there."""
    async with asyncio.timeout(60):
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return
            await asyncio.sleep(0.1)


async def _opened(number: int, port: int, gate: asyncio.Semaphore) -> list[ClientConnection]:
    url = f"ws://127.0.0.1:{port}/{number}"
    async with gate:
        opening = (connect(url, compression=None, proxy=None, ping_interval=None) for _ in "four")
        return list(await asyncio.gather(*opening))


async def _talk(
    sockets: list[ClientConnection],
    pace: float,
    seconds: float,
    size: int,
    times: list[float],
    lot: random.Random,
) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await asyncio.sleep(pace * lot.uniform(0.6, 1.4))
        began = time.perf_counter()
        await sockets[lot.randrange(4)].send("x" * size)
        await asyncio.gather(*(one.recv() for one in sockets))
        times.append((time.perf_counter() - began) * 1000)


if __name__ == "__main__":
    serve(int(sys.argv[1]))
