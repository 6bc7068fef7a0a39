"""People for server tests: they move at random, come back after every break, keep receipts."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from handful.client import Gone, Screen, Site, SiteError
from handful.core import Refused
from handful.core.catalog import games
from handful.server.http import schemas
from handful.server.ws import protocol

STARTED_WITHIN = 30.0
PATIENCE = 60.0


def free_port() -> int:
    """A port nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """`handful serve` as a process of its own, killed only by its own id."""

    def __init__(self, store: str, port: int | None = None, *more: str) -> None:
        self.port = port or free_port()
        self.site = Site(f"http://127.0.0.1:{self.port}")
        self._command = [sys.executable, "-m", "handful.cli", "serve", "--no-browser"]
        self._command += ["--host", "127.0.0.1", "--port", str(self.port), "--store", store]
        self._command += ["--no-limits", *more]
        self._process: subprocess.Popen[bytes] | None = None
        self.source: str | None = None
        """The folder of another version's source that it runs instead of this one's."""

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process
        return self._process.pid

    async def start(self) -> float:
        """Start it; how many seconds until it was ready comes back."""
        began = time.monotonic()
        other = {"PYTHONPATH": self.source} if self.source else {}
        self._process = subprocess.Popen(
            self._command, stdout=subprocess.DEVNULL, env=os.environ | other
        )
        while time.monotonic() - began < STARTED_WITHIN:
            with contextlib.suppress(SiteError):
                await self.site.raw("GET", "/readyz")
                return time.monotonic() - began
            if self._process.poll() is not None:
                raise SystemExit(f"the server ended with {self._process.returncode}")
            await asyncio.sleep(0.03)
        raise SystemExit("the server did not start")

    def kill(self) -> None:
        """SIGKILL, and wait until it is gone."""
        assert self._process
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """SIGTERM, and wait."""
        if self._process and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()


@dataclass
class Receipts:
    """What was acknowledged, and how often people came back."""

    acked: list[tuple[str, str, str, int]] = field(default_factory=list)
    """(room, person, id, seq)"""
    finished: int = 0
    refused: int = 0
    back_ms: list[float] = field(default_factory=list)


@dataclass
class Party:
    """One room with people at one or more servers, and bots in the other seats."""

    sites: Sequence[Site]
    game: str
    people: int
    lot: random.Random
    receipts: Receipts
    pace: float = 0.02
    opened: schemas.Opened | None = None
    screens: list[Screen] = field(default_factory=list)

    async def begin(self) -> None:
        """Open the room, come in, sit down, start."""
        settings = protocol.SettingsChange(bot_pace_ms=0)
        new = schemas.NewRoom(game=self.game, name="p1", settings=settings)
        self.opened = await self.sites[0].open(new)
        self._add(self.sites[0], self.opened.token)
        for number in range(1, self.people):
            site = self.sites[number % len(self.sites)]
            joined = await site.join(self.opened.code, f"p{number + 1}")
            self._add(site, joined.token)
        for number, screen in enumerate(self.screens):
            await screen.start()
            if number:
                await screen.do(protocol.Sit("", number))
        await self.screens[0].do(protocol.Start("", fill="random"))

    def _add(self, site: Site, token: str) -> None:
        assert self.opened
        self.screens.append(Screen(site, self.opened.room, token=token))

    async def live(self, until: float, last_game: bool = False) -> None:
        """Play and play again until then; with `last_game` only to the end of the game."""
        await asyncio.gather(*(self._play(one, until, last_game) for one in self.screens))

    async def close(self) -> None:
        """Everybody leaves."""
        for screen in self.screens:
            await screen.close()

    async def _play(self, screen: Screen, until: float, last_game: bool) -> None:
        while time.monotonic() < until:
            try:
                if screen.room and screen.room.phase == "finished":
                    if last_game:
                        return
                    await self._again(screen)
                else:
                    await self._move(screen)
            except (Refused, TimeoutError):
                self.receipts.refused += 1
            except Gone as gone:
                raise SystemExit(f"a screen was sent away: {gone}") from None
            await asyncio.sleep(self.pace * self.lot.random())

    async def _again(self, screen: Screen) -> None:
        if screen is self.screens[0]:
            self.receipts.finished += 1
            async with asyncio.timeout(PATIENCE):
                await screen.do(protocol.Rematch(""))
        else:
            await asyncio.sleep(0.05)

    async def _move(self, screen: Screen) -> None:
        table = screen.table
        if not table or table.outcome or not table.legal or not self._is_asked(screen):
            await asyncio.sleep(0.01)
            return
        offer = self.lot.choice(table.legal)
        command = protocol.Move(
            id=f"{id(screen):x}-{self.lot.getrandbits(48)}", move=offer.move, seen=table.seq
        )
        async with asyncio.timeout(PATIENCE):  # unlike wait_for it never loses a cancellation
            ack = await screen.do(command)
        assert screen.you
        assert self.opened
        self.receipts.acked.append((self.opened.room, str(screen.you.person), command.id, ack.seq))

    def _is_asked(self, screen: Screen) -> bool:
        seat = screen.you.seat if screen.you else None
        return screen.table is not None and seat in screen.table.awaited


async def parties(
    sites: Sequence[Site], count: int, people: int, seed: int, receipts: Receipts
) -> list[Party]:
    """Rooms of all games in turn, all begun."""
    keys = list(games())
    lot = random.Random(seed)
    made = [
        Party(sites, keys[n % len(keys)], people, random.Random(lot.random()), receipts)
        for n in range(count)
    ]
    for one in made:
        await one.begin()
    return made
