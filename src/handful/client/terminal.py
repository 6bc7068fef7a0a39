"""A seat in somebody's room, in a plain terminal: what happens, what may be done, what you type."""

import asyncio
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass

from handful.bots.levels import DEFAULT
from handful.core import AnyGame, Refused
from handful.core.catalog import game
from handful.core.ink import harmless
from handful.server import wire
from handful.server.talking import phrases

from .screen import Gone, Screen

Say = Callable[[str], None]

_SHOWN = 40
_HELP = (
    "Type a number or a move; also: table, rules of the room (room), sit N, stand, start, rematch, "
    "undo, yes/no (to somebody's undo), back (from a bot), ? or hint (the coach), "
    "say (a phrase, or TEXT), quit."
)


@dataclass
class Player:
    """One person at one terminal."""

    screen: Screen
    say: Say
    width: Callable[[], int]
    _drawn: int = -1
    _told: int = -1
    _phase: str = ""

    async def run(self) -> int:
        """Play until the person leaves or the room does; the status comes back."""
        lines: asyncio.Queue[str | None] = asyncio.Queue()
        _listen(lines)
        self.screen.heard = self._hear
        self.say(_HELP)
        try:
            self._show()
            while (line := await self._next(lines)) is not None:
                if line.strip() == "quit":
                    return 0
                await self._typed(line.strip())
        except Gone as gone:
            self.say(str(gone))
            return 1
        return 0

    async def _next(self, lines: "asyncio.Queue[str | None]") -> str | None:
        """The next typed line; whatever happens meanwhile is told."""
        getting = asyncio.ensure_future(lines.get())
        while not getting.done():
            looking = asyncio.ensure_future(self.screen.until(self._is_news, 3600))
            await asyncio.wait({getting, looking}, return_when=asyncio.FIRST_COMPLETED)
            if looking.done():
                looking.result()
                self._show()
            else:
                looking.cancel()
        return getting.result()

    def _is_news(self) -> bool:
        table, room = self.screen.table, self.screen.room
        return (table is not None and table.seq != self._drawn) or (
            room is not None and room.phase != self._phase
        )

    def _hear(self, frame: object) -> None:
        match frame:
            case wire.Table():
                for one in frame.events:
                    if one.words and one.seq > self._told:
                        self.say(one.words)
                self._told = frame.seq
            case wire.Spoke(kind="chat"):
                self.say(f"{frame.name}: {harmless(frame.text)}")
            case wire.Spoke(kind="phrase"):
                self.say(f"{frame.name}: {phrases(self._game()).get(frame.text, frame.text)}")
            case wire.Spoke():
                self.say(f"{frame.name}: ({frame.text})")

    def _show(self) -> None:
        room, table = self.screen.room, self.screen.table
        if room and room.phase != self._phase:
            self._phase = room.phase
            self._show_room(room)
        if not table or table.seq == self._drawn:
            return
        self._drawn = table.seq
        if table.undo and table.seat in table.undo.needed:
            self.say(f"{self._names()[table.undo.seat]} asks to take a move back: yes or no?")
        if table.outcome:
            winners = ", ".join(self._names()[seat] for seat in table.outcome.winners)
            self.say(f"The game is over. Won by: {winners or 'nobody'}.")
        elif table.legal:
            self._show_table(table)

    def _show_room(self, room: wire.Room) -> None:
        seats = ", ".join(f"{one.seat + 1} {one.name} ({one.kind})" for one in room.chairs)
        self.say(f"Room {room.code}, {self._game().name}, {room.phase}. Seats: {seats}.")
        if room.problem and room.phase == "lobby":
            self.say(room.problem)

    def _show_table(self, table: wire.Table) -> None:
        text = self._game().text
        for line in text.draw(table.view, table.seat, self._names(), self.width()):
            self.say(line)
        self.say(f"{table.prompt}{_hurry(table)}")
        for number, offer in enumerate(table.legal[:_SHOWN], start=1):
            self.say(f"{number:>4}  {offer.text}")
        if table.legal_total > _SHOWN:
            self.say(f"      … and {table.legal_total - _SHOWN} more: type the move.")

    async def _typed(self, line: str) -> None:
        try:
            await self._do(line)
        except Refused as refused:
            self.say(f"✗ {refused}")

    async def _do(self, line: str) -> None:
        verb, _, rest = line.partition(" ")
        do = self.screen.do
        match verb:
            case "":
                return
            case "help":
                self.say(_HELP)
            case "table" if self.screen.table:
                self._show_table(self.screen.table)
            case "room" if self.screen.room:
                self._show_room(self.screen.room)
                self.say(self.screen.room.summary)
            case "sit" if rest.isdigit():
                await do(wire.Sit("", int(rest) - 1))
            case "stand":
                await do(wire.Stand(""))
            case "start":
                await do(wire.Start("", fill=rest or DEFAULT))
            case "rematch":
                await do(wire.Rematch(""))
            case "undo":
                await do(wire.Undo(""))
            case "yes" | "no":
                await do(wire.Allow("", verb == "yes"))
            case "back":
                await do(wire.Takeback(""))
            case "hint" | "?":
                hint = await do(wire.Hint(""))
                self.say(f"{hint.text}: {hint.words}")
            case "say":
                await self._speak(rest)
            case _:
                await self._move(line)

    async def _speak(self, words: str) -> None:
        """A fixed phrase or a sign by its key, or free words, where the host allows them."""
        known = phrases(self._game())
        if words in known:
            await self.screen.do(wire.Phrase("", words))
        elif words in wire.SIGNS:
            await self.screen.do(wire.React("", words))
        elif words:
            await self.screen.do(wire.Chat("", words[:240]))
        else:
            self.say(f"say {', say '.join(dict.fromkeys((*known, *wire.SIGNS)))}")

    async def _move(self, line: str) -> None:
        table = self.screen.table
        if not table or not table.legal:
            self.say("There is nothing for you to do now; help says what else can be typed.")
            return
        move: str | dict[str, object] = line
        if line.isdigit():
            if not 1 <= int(line) <= len(table.legal):
                self.say(f"The list goes from 1 to {len(table.legal)}.")
                return
            move = table.legal[int(line) - 1].move
        await self.screen.do(wire.Move(id="", move=move, seen=table.seq))

    def _names(self) -> list[str]:
        return [one.name for one in self.screen.room.chairs] if self.screen.room else []

    def _game(self) -> AnyGame:
        assert self.screen.room
        return game(self.screen.room.game)


def _hurry(table: wire.Table) -> str:
    """How long there is to answer, if somebody's clock runs for us."""
    clock = table.clock
    if clock.limit is None or not clock.running or table.seat not in table.awaited:
        return ""
    return f" ({max(0, clock.limit - clock.now) // 1000} s)"


def _listen(lines: "asyncio.Queue[str | None]") -> None:
    """Read the keyboard in a thread of its own, which ends with the process."""
    loop = asyncio.get_running_loop()

    def read() -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(lines.put_nowait, line)
        loop.call_soon_threadsafe(lines.put_nowait, None)

    threading.Thread(target=read, daemon=True).start()
