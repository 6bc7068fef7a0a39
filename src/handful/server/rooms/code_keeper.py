"""Which room has which code: given when somebody comes, freed when everybody has long gone."""

import itertools
from collections.abc import Iterable
from typing import TYPE_CHECKING

from .clock import Clock
from .room_codes import code, letters_for

if TYPE_CHECKING:
    from ..store import RoomRow, Store
    from .room import Room

HELD = 3_600_000
"""Milliseconds after the last sign of somebody for which a room keeps its code."""
FINISHED = 600_000
"""The same for a room whose game is over."""
_COUNTED = 10_000
"""For so many milliseconds the number of codes is not asked for again."""
_SAME = 3
"""So many codes of one length are tried before a longer one."""
_AT_ONCE = 500


class CodeKeeper:
    """Gives codes to the rooms of one process and takes those that nobody needs."""

    def __init__(self, store: "Store", clock: Clock, public: bool) -> None:
        self._store, self._clock, self._public = store, clock, public
        self._used, self._until = 0, -1.0

    async def fresh(self, tried: int) -> str:
        """A code that is most likely free; the more were tried, the longer."""
        if self._clock.now() > self._until:
            self._used = await self._store.codes()
            self._until = self._clock.now() + _COUNTED
        return code(letters_for(self._used, self._public) + tried // _SAME)

    async def find(self, text: str) -> "RoomRow | None":
        """The room behind a code; among friends also one that had it and that nobody came to since.

        Where strangers come, what is out of use must not be found by guessing.
        """
        row = await self._store.by_code(text)
        return row if row or self._public else await self._store.by_former(text)

    async def hold(self, room: "Room") -> None:
        """See to it that a room somebody is in has a code: its former one if that is free."""
        for tried in itertools.count():
            row = await self._store.room(room.id)
            if row is None or row.code or room.lobby.phase == "closed":
                break
            again = row.former if row.former and not tried else await self.fresh(tried)
            await self._store.give_code(room.id, again)
        if row and row.code != room.code:
            room.code = row.code
            room.tell()

    async def look(self, rooms: "Iterable[Room]") -> None:
        """Note that somebody is in these rooms, then free the codes of all that are deserted."""
        wall = self._clock.wall()
        occupied = {room.id: room for room in rooms}
        ids = sorted(occupied)
        for first in range(0, len(ids), _AT_ONCE):
            for id in await self._store.touch(ids[first : first + _AT_ONCE], wall):
                await self.hold(occupied[id])
        await self._store.free_codes(wall - FINISHED, wall - HELD)
