"""A seat in somebody's room, found by its code: an assistant among people."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress

from handful.client import Gone, Screen, Site
from handful.client.links import parted
from handful.core import JsonValue, Move, Outcome, Refusal, Refused, View
from handful.core.catalog import game
from handful.core.message import is_message, message, read_message
from handful.core.styled_text import plain
from handful.i18n.speak import Unsaid
from handful.server.ws import protocol

from .seat import AgentSeat

LONGEST = 30.0
"""Seconds that coming in may take."""


class InRoom(AgentSeat):
    """One person's screen in a room, played by an assistant."""

    def __init__(self, screen: Screen, language: str = "en") -> None:
        assert screen.room
        self.screen, self.seat, self.language = screen, -1, language
        self.game = game(screen.room.game)
        self._heard: list[protocol.Happening] = []
        self._told = -1
        self._moved_on = -1
        """The table on which the assistant has moved or let its chance go by."""
        screen.heard = self._came
        if screen.table:
            self._came(screen.table)

    @classmethod
    async def come(cls, address: str, name: str, language: str = "en") -> "InRoom":
        """Come into the room at an address such as http://192.168.0.7:8000/join/PLUM, and sit."""
        parts = parted(address)
        if not parts:
            raise Refused(Refusal("no_link", message("remote-no-link", link=address)))
        server, code = parts
        site = Site(server)
        found = await site.find(code)
        joined = await site.join(found.code, name)
        screen = Screen(site, joined.room, token=joined.token)
        try:
            await asyncio.wait_for(screen.start(), LONGEST)
            place = cls(screen, language)
            await place._sit()
        except BaseException:
            await screen.close()
            raise
        return place

    async def _sit(self) -> None:
        room = self.screen.room
        assert room
        if room.you.seat is None:
            free = [one.seat for one in room.chairs if one.kind == "free"]
            if not free:
                raise Refused(Refusal("no_seat", message("agent-no-seat")))
            await self.screen.do(protocol.Sit("", free[0]))
            await self.screen.until(lambda: self._seat() is not None)
        self.seat = self._seat() or 0

    @property
    def names(self) -> Sequence[str]:
        return [one.name for one in self.screen.room.chairs] if self.screen.room else []

    async def settle(self) -> None:
        """Nothing: people take their time, and `wait` is for that."""

    async def wait(self, seconds: float) -> None:
        before = self._seq()
        with suppress(TimeoutError):
            await self.screen.until(lambda: self._news_since(before), seconds)

    def view(self) -> View | None:
        return self.screen.table.view if self.screen.table else None

    def legal(self) -> list[Move]:
        table = self.screen.table
        if table is None or table.outcome or table.seq == self._moved_on:
            return []
        return [self.game.rules.moves.read(one.move) for one in table.legal]

    @property
    def may_wait(self) -> bool:
        table = self.screen.table
        return table is not None and self.seat not in table.awaited

    def news(self) -> list[str]:
        heard, self._heard = self._heard, []
        words = [self._words(one.says, one.words or "") for one in heard]
        return [plain(one) for one in words if one]

    def outcome(self) -> Outcome | None:
        ended = self.screen.table.outcome if self.screen.table else None
        if ended is None:
            return None
        return Outcome(
            tuple(ended.winners),
            tuple(ended.places),
            tuple(ended.scores),
            ended.reason,
            ended.together,
        )

    async def enter(self, move: Move) -> None:
        form, seen = dict(self.game.rules.moves.decode(move)), self._seq()
        await self.screen.do(protocol.Move(id="", move=form, seen=seen))
        self._moved_on = max(self._moved_on, seen)

    async def let_go(self) -> None:
        self._moved_on = self._seq()

    async def say(self, said: Mapping[str, object]) -> None:
        await self.screen.do(protocol.Say("", dict(said)))

    async def leave(self) -> None:
        with suppress(Gone, Refused):
            await self.screen.do(protocol.Stand(""))
        await self.screen.close()

    def _seat(self) -> int | None:
        return self.screen.room.you.seat if self.screen.room else None

    def _seq(self) -> int:
        return self.screen.table.seq if self.screen.table else -1

    def _news_since(self, before: int) -> bool:
        """Whether there is anything to tell: this seat is asked, or the game is over."""
        return bool(self.legal()) or (self.outcome() is not None and self._seq() > before)

    def _came(self, frame: object) -> None:
        if isinstance(frame, protocol.Table):
            self._heard += [one for one in frame.events if one.seq > self._told]
            self._told = max(self._told, frame.seq)

    def _words(self, says: JsonValue, english: str) -> str:
        """A sentence of the server; as it came where it is one that this program does not know."""
        with suppress(Unsaid):
            return self.speaker().say(read_message(says)) if is_message(says) else english
        return english
