"""Who is connected to a room, here or on another process."""

from typing import TYPE_CHECKING

from msgspec import json

from handful.core.message import message

if TYPE_CHECKING:
    from .room import Room
    from .surroundings import Screen

FLICKER = 1500
"""An absence this short means nothing: pages are reloaded."""
AWAY = 10_000
"""Whoever is gone for so long is called away: nobody reads that they think."""


class Presence:
    """A room's people and their screens."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._others: dict[str, tuple[frozenset[str], int]] = {}
        """The people and the number of spectators on each other process."""
        self._gone: dict[str, float] = {}
        self._lives: dict[str, int] = {}
        """Of those here: the number of their newest screen's note, until that note is heard."""
        self._notes = 0
        self._born = room.clock.now()

    def here(self, person: str) -> bool:
        """Whether somebody is connected, on any process."""
        for one in self._room.screens:  # asked at every move, so without a generator
            if one.person == person:
                return True
        return any(person in people for people, _ in self._others.values())

    def anybody(self) -> bool:
        """Whether any screen is connected, on any process."""
        return bool(self._room.screens) or any(
            people or watching for people, watching in self._others.values()
        )

    def spectators(self) -> int:
        """How many watch."""
        local = sum(one.person is None for one in self._room.screens)
        return local + sum(watching for _, watching in self._others.values())

    def away_ms(self, person: str) -> int | None:
        """How long somebody has been gone; None for those who are here."""
        if self.here(person):
            return None
        return int(self._room.clock.now() - self._gone.get(person, self._born))

    async def came(self, screen: "Screen") -> None:
        """A screen has come."""
        if screen.person:
            self._gone.pop(screen.person, None)
            self._notes += 1
            self._lives[screen.person] = self._notes
            note = f"{screen.person} {self._notes}"
            await self._publish(f"live {self._me} {self._room.id} {note}")
        await self._changed()

    async def went(self, screen: "Screen") -> None:
        """A screen has gone."""
        if screen.person and not self.here(screen.person):
            self._lives.pop(screen.person, None)
            self._gone[screen.person] = self._room.clock.now()
        await self._changed()

    async def _changed(self) -> None:
        self.announce()
        self._room.tell()
        await self._room.time.look()
        self._room.robots.look()

    def announce(self, ask: bool = False) -> None:
        """Tell the other processes who is here; `ask` them for the same."""
        people = sorted({one.person for one in self._room.screens if one.person})
        watching = sum(one.person is None for one in self._room.screens)
        text = json.encode([people, watching, ask]).decode()
        self._room.post(lambda: self._publish(f"here {self._me} {self._room.id} {text}"))

    def heard(self, process: str, text: str) -> None:
        """Another process says who is there."""
        people, watching, ask = json.decode(text)
        self._elsewhere(process, (frozenset(people), watching))
        if ask:
            self.announce()

    def lost(self, process: str) -> None:
        """Another process has ended without a word: it may have written more than it told."""
        if process in self._others:
            self._elsewhere(process, None)
            self._room.post(self._room.catch_up)

    def missed(self) -> None:
        """Some notes may have been lost, our own among them."""
        self._lives.clear()

    def _elsewhere(self, process: str, there: tuple[frozenset[str], int] | None) -> None:
        before = {one for one in self._room.lobby.people if self.here(one)}
        self._others.pop(process, None)
        if there:
            self._others[process] = there
        for person in before:
            if not self.here(person):
                self._gone[person] = self._room.clock.now()
        self._room.tell()
        self._room.post(self._room.time.look)
        self._room.robots.look()

    def lives(self, process: str, note: str) -> None:
        """Somebody has opened a screen; if it is newer than ours, ours says goodbye.

        All processes hear all notes in one order, and that order says which screen is the newest:
        until our own note was heard, another's is the older one.
        """
        person, _, number = note.partition(" ")
        if process == self._me:
            if self._lives.get(person) == int(number):
                del self._lives[person]
        elif person not in self._lives:
            self._taken(person)

    def _taken(self, person: str) -> None:
        for screen in [one for one in self._room.screens if one.person == person]:
            screen.bye("moved", message("bye-moved"))
            self._room.screens.discard(screen)

    @property
    def _me(self) -> str:
        return self._room.house.process

    async def _publish(self, note: str) -> None:
        await self._room.house.bus.publish(note, self._room.id)
