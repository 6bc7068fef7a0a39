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
from load_swarm import cpu, memory, shares
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


async def echo(count: int, seconds: float, size: int) -> None:
    """The same swarm against the bare server: 250 messages a second for 500 rooms."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen([sys.executable, __file__, str(port)])
    times: list[float] = []
    try:
        await asyncio.sleep(2.5)
        gate, lot = asyncio.Semaphore(20), random.Random(1)
        rooms = await asyncio.gather(*(_opened(n, port, gate) for n in range(count)))
        before = cpu(server.pid)
        await asyncio.gather(*(_talk(one, seconds, size, times, lot) for one in rooms))
        used = (cpu(server.pid) - before) / max(1, len(times)) * 1000
        print(
            f"  {len(times) / seconds:.0f} messages/s, {shares(times)}; server {used:.2f} ms a "
            f"message to four; {memory(server.pid):.0f} MB",
            flush=True,
        )
    finally:
        server.terminate()
        server.wait(10)


async def _opened(number: int, port: int, gate: asyncio.Semaphore) -> list[ClientConnection]:
    url = f"ws://127.0.0.1:{port}/{number}"
    async with gate:
        opening = (connect(url, compression=None, proxy=None, ping_interval=None) for _ in "four")
        return list(await asyncio.gather(*opening))


async def _talk(
    sockets: list[ClientConnection],
    seconds: float,
    size: int,
    times: list[float],
    lot: random.Random,
) -> None:
    """Somebody sends every two seconds; all four must have it."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await asyncio.sleep(2.0 * lot.uniform(0.6, 1.4))
        began = time.perf_counter()
        await sockets[lot.randrange(4)].send("x" * size)
        await asyncio.gather(*(one.recv() for one in sockets))
        times.append((time.perf_counter() - began) * 1000)
    for one in sockets:
        one.transport.abort()


if __name__ == "__main__":
    serve(int(sys.argv[1]))
