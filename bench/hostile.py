"""100,000 malformed or hostile frames against one server: does it crash, answer 5xx, or grow?

    python bench/hostile.py [--frames 100000] [--sockets 8]

Random bytes, huge, deep, wrong types, foreign seats, repeated, reordered; loopback only.
"""

import argparse
import asyncio
import json
import random
import string
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import get_args

import websockets
from crash_swarm import ServerProcess
from websockets.asyncio.client import connect

from handful.client import Screen
from handful.core.catalog import games
from handful.server.http import schemas
from handful.server.ws import protocol

HUGE = 20_000
"""More than a frame may have."""


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def word(lot: random.Random) -> str:
    return "".join(lot.choices(string.printable, k=lot.randrange(12)))


def value(lot: random.Random, depth: int = 0) -> object:
    """Anything JSON can say."""
    kind = lot.randrange(9 if depth < 4 else 7)
    if kind < 7:
        many = (None, True, -1, 2**70, 1.5e300, word(lot), "ä\u0000\ud7ff")
        return many[kind]
    if kind == 7:
        return [value(lot, depth + 1) for _ in range(lot.randrange(4))]
    return {word(lot): value(lot, depth + 1) for _ in range(lot.randrange(4))}


COMMANDS = list(get_args(protocol.Command))
FIELDS = {one.__struct_config__.tag: one.__struct_fields__ for one in COMMANDS}


def shaped(lot: random.Random) -> str:
    """A frame of a known name with odd fields."""
    tag = lot.choice([*FIELDS, "hello", "pong", "nothing"])
    frame: dict[str, object] = {"type": tag}
    for name in FIELDS.get(str(tag), ("room", "n")):
        if lot.random() < 0.8:
            frame[name] = "i" if name == "id" and lot.random() < 0.7 else value(lot)
    if lot.random() < 0.2:
        frame[word(lot)] = value(lot)
    return json.dumps(frame)


def sound(lot: random.Random) -> str:
    """A well-formed command that has no business here: wrong seat, wrong moment, repeated id."""
    seat = lot.randrange(6)
    many: list[object] = [
        protocol.Move(
            id="same", move={"move": "play", "card": word(lot)}, seen=lot.randrange(10**9)
        ),
        protocol.Move(id=word(lot) or "x", move=word(lot), seen=0, reaction=lot.randrange(10**6)),
        protocol.Sit("same", seat),
        protocol.Bot("b", seat, word(lot) or None),
        protocol.Kick("k", f"p{seat}"),
        protocol.Takeover("t", seat, "sharp"),
        protocol.Allow("a", True),
        protocol.Say("s", {word(lot): value(lot)}),
        protocol.Narrow("n", {word(lot): value(lot)}),
        protocol.Explain("e", {"move": value(lot)}),
        protocol.Change(id="c", options={word(lot): value(lot)}),
        protocol.Chat("h", word(lot) or "x"),
        protocol.Pong(lot.randrange(9)),
    ]
    return protocol.write(lot.choice(many)).decode()


def deep(lot: random.Random) -> str:
    depth = lot.randrange(50, 3000)
    return '{"type":"say","id":"d","message":' + '{"a":' * depth + "1" + "}" * depth + "}"


def mutated(lot: random.Random) -> str:
    text = list(sound(lot))
    for _ in range(lot.randrange(1, 5)):
        text[lot.randrange(len(text))] = lot.choice(string.printable)
    return "".join(text)


def noise(lot: random.Random) -> bytes | str:
    raw = lot.randbytes(lot.randrange(1, 300))
    return raw if lot.random() < 0.5 else raw.decode("latin-1")


MAKERS: list[Callable[[random.Random], bytes | str]] = [noise, shaped, sound, mutated, sound, deep]


async def attack(server: ServerProcess, hello: str, count: int, seed: int, seen: Counter) -> None:
    """Send frames through one socket after another until enough were sent."""
    lot = random.Random(seed)
    sent = 0
    while sent < count:
        with suppress(OSError, websockets.WebSocketException, TimeoutError):
            async with connect(server.site.socket_url(), proxy=None, compression=None) as socket:
                if lot.random() < 0.9:
                    await socket.send(hello)
                reading = asyncio.create_task(_read(socket, seen))
                for _ in range(lot.randrange(20, 400)):
                    if sent >= count:
                        break
                    sent += 1
                    if lot.random() < 0.002:
                        await socket.send("x" * HUGE)
                    else:
                        await socket.send(lot.choice(MAKERS)(lot))
                    if sent % 50 == 0:
                        await asyncio.sleep(0.001)
                # the answer to this one says that all before it have been read
                await socket.send('{"type":"narrow","id":"the end","match":{}}')
                await asyncio.wait({reading}, timeout=20)
                reading.cancel()
    seen["sent"] += sent


async def _read(socket: websockets.asyncio.client.ClientConnection, seen: Counter) -> None:
    with suppress(websockets.ConnectionClosed):
        async for text in socket:
            frame = json.loads(text)
            seen[frame["type"]] += 1
            if frame["type"] == "refused":
                assert "Traceback" not in frame["words"]
            if frame.get("id") == "the end":
                return


async def run(frames: int, sockets: int, store: str) -> bool:
    """The whole trial."""
    server = ServerProcess(store)
    await server.start()
    key = next(iter(games()))
    opened = await server.site.open(schemas.NewRoom(game=key, name="Ada", bots="sharp"))
    guests = [await server.site.join(opened.code, f"g{n}") for n in range(sockets)]
    hellos = [
        protocol.write(protocol.Hello(room=one.room, token=one.token)).decode() for one in guests
    ]
    seen: Counter[str] = Counter()
    began, warm, marks = time.monotonic(), 0.0, []
    slices = 10
    for part in range(slices):
        share = frames // slices // sockets
        await asyncio.gather(
            *(attack(server, hello, share, part * 100 + n, seen) for n, hello in enumerate(hellos))
        )
        marks.append(memory(server.pid))
        warm = warm or marks[0]
        print(f"  {seen['sent']} frames, {marks[-1]:.1f} MB", flush=True)
    async with Screen(server.site, opened.room, token=opened.token) as fine:
        await fine.do(protocol.Start("", fill="sharp"))
        await fine.until(lambda: fine.table is not None)
    numbers = (await server.site.raw("GET", "/metrics")).decode()
    failed = [
        line for line in numbers.splitlines() if line.startswith("handful_failed_rooms_total")
    ]
    server.stop()
    growth = (marks[-1] - marks[1]) / marks[1] * 100
    print(
        f"{seen['sent']} hostile frames in {time.monotonic() - began:.0f} s: "
        f"{seen['refused']} refused in words, {seen['ack']} harmless ones done, no crash, "
        f"{failed[0]}, memory {marks[1]:.1f} MB → {marks[-1]:.1f} MB ({growth:+.1f} %); "
        "the room still starts and plays"
    )
    return failed[0].endswith(" 0") and abs(growth) < 10


def main() -> None:
    """Read the flags, run, say how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--sockets", type=int, default=8)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = str(Path(folder) / "rooms.sqlite")
        clean = asyncio.run(run(given.frames, given.sockets, store))
    sys.exit(0 if clean else 1)


if __name__ == "__main__":
    main()
