"""The other processes on the same store: what they tell us, and whether they still live."""

import asyncio
import itertools
import logging
from typing import TYPE_CHECKING

from msgspec import json

from ..bus.base import AGAIN
from ..ws import protocol

if TYPE_CHECKING:
    from .registry import Registry

logger = logging.getLogger("handful.peers")

BEAT = 1.5
"""Seconds between two signs of life."""
_SILENT = 6000
"""Milliseconds after which another process that says nothing is taken to have ended."""


class PeerProcesses:
    """The other processes, as this one knows them."""

    def __init__(self, hub: "Registry") -> None:
        self._hub = hub
        self.pulse: dict[str, float] = {}
        """When each was last heard of."""
        self._lost: set[str] = set()
        self._numbers = itertools.count()

    @property
    def are_led_here(self) -> bool:
        """Whether this process does what one has to do for all."""
        return all(self._hub.process < other for other in self.pulse)

    def heard(self, note: str) -> None:
        """A note from some process; whatever it says, the log is the truth."""
        try:
            self._take(note)
        except Exception:
            logger.exception("bad note")

    def _take(self, note: str) -> None:
        kind, _, rest = note.partition(" ")
        if kind == AGAIN:
            self._catch_up()
            return
        process, _, rest = rest.partition(" ")
        if process != self._hub.process:
            self._felt(process)
        if kind == "alive":
            if process != self._hub.process:
                self._hub.limits.heard_busiest(process, rest)
            return
        what, _, rest = rest.partition(" ")
        if kind == "spent":
            if process != self._hub.process:
                self._hub.limits.heard(what, rest.partition(" ")[0])
        else:
            self._take_of_room(kind, process, what, rest)

    def _take_of_room(self, kind: str, process: str, id: str, rest: str) -> None:
        room = self._hub.rooms.get(id)
        if room is None:
            return
        if kind == "live":
            room.presence.lives(process, rest)
        elif process == self._hub.process:
            return
        elif kind == "log":
            if int(rest) > room.seq:
                room.post(room.catch_up)
        elif kind == "here":
            room.presence.heard(process, rest)
        elif kind == "spoke":
            spoke = json.decode(rest, type=protocol.Spoke)
            for screen in room.screens:
                screen.reply(spoke)

    def _catch_up(self) -> None:
        """Some notes may have been lost: what matters is in the log."""
        for room in self._hub.rooms.values():
            room.presence.missed()
            room.post(room.catch_up)

    def _felt(self, process: str) -> None:
        """A sign of life; from one that was given up we ask who is there."""
        self.pulse[process] = self._hub.clock.now()
        if process in self._lost:
            self._lost.discard(process)
            for room in self._hub.rooms.values():
                room.presence.announce(ask=True)

    def spent(self, limit: str, address: str) -> None:
        """An address has used some of a limit: the other processes count it too."""
        if self.pulse:
            # Numbered, because of equal notes at once PostgreSQL passes only one on.
            note = f"spent {self._hub.process} {limit} {address} {next(self._numbers)}"
            self._hub.spawn(self._hub.bus.publish(note))

    async def beat(self) -> None:
        """Give signs of life, and notice whose have stopped."""
        while True:
            try:
                busiest = self._hub.limits.busiest()
                await self._hub.bus.publish(f"alive {self._hub.process} {busiest}")
                for process, felt in list(self.pulse.items()):
                    if self._hub.clock.now() - felt > _SILENT:
                        self._give_up(process)
            except Exception:
                logger.exception("no sign of life")
            await asyncio.sleep(BEAT)

    def _give_up(self, process: str) -> None:
        del self.pulse[process]
        self._lost.add(process)
        self._hub.limits.lost(process)
        for room in self._hub.rooms.values():
            room.presence.lost(process)
