"""Fairness across slow phones: moves that race are gathered for a moment and ordered by reaction.

Where several seats may act while the game's own clock runs (a call against a catch), what counts
is how soon after its own screen showed the chance each player tapped. The screen says so; it is
believed only within the round trip that was measured.
"""

from typing import TYPE_CHECKING

from ..ws import protocol
from .clock import Alarm

if TYPE_CHECKING:
    from .room import Room
    from .surroundings import Screen

GATHER = 200
"""Milliseconds; the same whoever races."""
LONGEST_TRIP = 800
"""No round trip longer than this is made good."""

Waiting = tuple[float, int, int, "Screen", protocol.Move]


class Race:
    """The moves that wait to be ordered."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._waiting: list[Waiting] = []
        self._alarm: Alarm | None = None

    def stop(self) -> None:
        """Order no more."""
        if self._alarm:
            self._alarm.cancel()

    def add(self, screen: "Screen", command: protocol.Move, arrived: float) -> None:
        """One more; the first one starts the moment."""
        seat = self._room.lobby.seat_of(screen.person)
        entries = self._room.live.play.entries if self._room.live else []
        other = int(not entries or entries[-1].seat != seat)
        took = reaction(arrived - screen.sent, screen.rtt, command.reaction)
        self._waiting.append((took, other, len(self._waiting), screen, command))
        if len(self._waiting) == 1:
            self._alarm = self._room.clock.at(self._room.clock.now() + GATHER, self._ring)

    def _ring(self) -> None:
        self._room.post(self._enter)

    async def _enter(self) -> None:
        """Enter them, the quickest first; in a tie the seat that moved last goes first."""
        waiting, self._waiting = sorted(self._waiting, key=lambda one: one[:3]), []
        for _, _, _, screen, command in waiting:
            if screen.person and self._room.lobby.done(screen.person, command.id) is None:
                await self._room.answer(screen, command)


def reaction(elapsed: float, rtt: float, claimed: int | None) -> float:
    """How long a player took: as claimed, within what the line can explain."""
    shortest = max(0.0, elapsed - min(rtt, LONGEST_TRIP))
    longest = max(0.0, elapsed)
    return longest if claimed is None else min(max(float(claimed), shortest), longest)
