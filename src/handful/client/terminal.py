"""A seat in somebody's room, in a terminal: what happens, what may be done, what you type."""

import asyncio
from collections import deque
from contextlib import suppress

from handful.bots.levels import DEFAULT
from handful.core import AnyGame, BadOption, JsonValue, Outcome, Refusal, Refused, Seat, styled
from handful.core.catalog import game
from handful.core.message import Argument, is_message, message, read_message
from handful.core.styled_text import harmless, plain
from handful.i18n import Speaker
from handful.i18n.games import draw, house_rules, phrases, speaker, spoken
from handful.i18n.speak import Unsaid
from handful.server.ws import protocol
from handful.terminal.decision import Picking
from handful.terminal.move_matching import Wording
from handful.terminal.ranking import ranking

from .prompt import Desk
from .screen import Gone, Screen

_HELP = {
    "": "remote-cmd-move",
    "table": "term-cmd-table",
    "room": "remote-cmd-room",
    "?": "remote-cmd-hint",
    "undo": "remote-cmd-undo",
    "more": "remote-cmd-more",
    "double": "remote-cmd-double",
    "yes, no": "remote-cmd-answer",
    "say …": "remote-cmd-say",
    "sit N, stand": "remote-cmd-sit",
    "back": "remote-cmd-back",
    "start, rematch": "remote-cmd-start",
    "quit": "remote-cmd-quit",
}
"""What can be typed, and which sentence says what it does."""
_LEAVING = ("quit", "q", "exit")


class Player:
    """One person at one terminal; `link` is what brings them back."""

    def __init__(self, screen: Screen, desk: Desk, link: str) -> None:
        self.screen, self.desk, self.link = screen, desk, link
        self.say = desk.say
        self._frames: deque[object] = deque()
        """What the room has said and nobody has been told."""
        self._gone: Gone | None = None
        self._wake = asyncio.Event()
        self._room: protocol.Room | None = None
        self._drawn = self._told = self._news = -1
        self._unseen = True
        """Whether this person has yet to see the table from where they sit."""
        self._picking: Picking | None = None

    async def run(self, welcome: str, problem: str = "") -> int:
        """Play until the person leaves or the room does; the status comes back."""
        self.screen.heard = self._came
        ending = asyncio.create_task(self._wait_for_the_end())
        try:
            with self.desk.keyboard.session():
                self.desk.listen(self._wake.set)
                self._greet(welcome, problem)
                return await self._live()
        except asyncio.CancelledError:  # Ctrl-C
            self._farewell()
            raise
        finally:
            ending.cancel()

    async def _wait_for_the_end(self) -> None:
        try:
            await self.screen.until(lambda: False, None)
        except Gone as gone:
            self._gone = gone
            self._wake.set()

    def _came(self, frame: object) -> None:
        """Keep a frame for when the last line has been answered."""
        self._frames.append(frame)
        self._wake.set()

    async def _live(self) -> int:
        while True:
            self._hear_all()
            if self._gone:
                self.say(self._words(self._gone.says, str(self._gone)))
                return 1
            line = self._next_line()
            if line is None:
                self._show()
                self.desk.ask(self._prompt())
                self._wake.clear()
                await self._wake.wait()
            elif line.lower() in _LEAVING:
                self._farewell()
                return 0
            else:
                await self._typed(line)

    def _next_line(self) -> str | None:
        """What was typed, if a line is finished; the end of the input leaves."""
        try:
            line = self.desk.line()
        except EOFError:
            return _LEAVING[0]
        return None if line is None else harmless(line).strip()

    def _greet(self, welcome: str, problem: str) -> None:
        """Who is here, where you sit, and how to leave and to come back."""
        room = self.screen.room
        assert room
        self._room, self._news = room, max((one.seq for one in room.news), default=-1)
        if self.screen.table:
            self._told = self.screen.table.seq
        self.say(styled("bold", welcome))
        self._show_room(room)
        if problem:
            self.say(f"{styled('red', '✗')} {problem}")
        self.say(styled("dim", self._said("remote-help", link=self.link)))

    def _farewell(self) -> None:
        seat = self.screen.you.seat if self.screen.you else None
        if seat is None:
            self._tell("remote-left", link=self.link)
        else:
            self._tell("remote-left-seat", link=self.link, seat=seat + 1)

    def _prompt(self) -> str:
        asked = styled("bold", self._said("remote-your-move"))
        return f"{asked} > " if self._picking else "> "

    def _hear_all(self) -> None:
        while self._frames:
            self._hear(self._frames.popleft())

    def _hear(self, frame: object) -> None:
        match frame:
            case protocol.Room():
                self._tell_room(frame)
            case protocol.Table():
                for one in frame.events:
                    words = self._words(one.says, one.words or "")
                    if words and one.seq > self._told:
                        self.say(f"{styled('dim', '·')} {words}")
                self._told = frame.seq
            case protocol.Spoke(kind="chat"):
                self.say(f"{frame.name}: {harmless(frame.text)}")
            case protocol.Spoke(kind="phrase"):
                self.say(f"{frame.name}: {self._phrases().get(frame.text, frame.text)}")
            case protocol.Spoke():
                self.say(f"{frame.name}: ({self._known(f'sign-{frame.text}', frame.text)})")

    def _tell_room(self, room: protocol.Room) -> None:
        """What has changed since the room was looked at last."""
        before, self._room = self._room, room
        assert before
        self._tell_news(room)
        self._tell_chairs(before, room)
        if room.phase != before.phase:
            self.say(styled("bold", self._said("remote-phase", phase=room.phase)))
        if room.phase == "playing" and room.you.seat not in (None, before.you.seat):
            self._tell("remote-seat", seat=room.you.seat + 1)
            self._unseen = True
        if room.wish and not before.wish:
            self._tell_wish(room, room.wish)

    def _tell_news(self, room: protocol.Room) -> None:
        """Who came or went, and what became of a wish."""
        for one in room.news:
            if one.seq > self._news:
                self._news = one.seq
                self.say(self._words(one.says, one.words))

    def _tell_chairs(self, before: protocol.Room, room: protocol.Room) -> None:
        """Who sits where now; during a game the news have said it."""
        playing = before.phase == room.phase == "playing"
        old = before.chairs if len(before.chairs) == len(room.chairs) else []
        for chair in room.chairs[len(old) :]:
            self.say(f"{self._chair(chair)}.")
        for was, chair in zip(old, room.chairs, strict=False):
            if (was.kind, was.person, was.level) != (chair.kind, chair.person, chair.level):
                if not playing:
                    self._tell("remote-chair", seat=chair.seat + 1, who=self._who(chair))
            elif was.here != chair.here and chair.person != room.you.person:
                self._tell("remote-is-back" if chair.here else "remote-is-away", name=chair.name)

    def _tell_wish(self, room: protocol.Room, wish: protocol.SeatAsked) -> None:
        """Somebody asks for a bot's place: those who play answer, and the one who asks waits."""
        bot = room.chairs[wish.seat].name
        if wish.person == room.you.person:
            asked = tuple(room.chairs[seat].name for seat in wish.needed)
            self._tell("remote-asked", bot=bot, names=asked)
        elif room.you.seat in wish.needed:
            asker = next((one.name for one in room.people if one.id == wish.person), "")
            self._tell("remote-wish", name=asker or self._said("remote-somebody"), bot=bot)

    def _show_room(self, room: protocol.Room) -> None:
        here = self._said("remote-room", code=room.code, game=self._game().name)
        self.say(f"{here} {styled('dim', f'({self._house_rules(room)})')}")
        self._tell("remote-chairs", chairs=tuple(self._chair(one) for one in room.chairs))
        seat = room.you.seat
        if seat is None:
            self._tell_standing(room)
        else:
            self._tell("remote-seat", seat=seat + 1)
            if room.chairs[seat].level:
                self._tell("remote-pilot")
        if room.phase != "playing":
            self._tell("remote-phase", phase=room.phase)
        if room.problem and room.you.host:
            self.say(self._words(room.problem_says, room.problem))

    def _house_rules(self, room: protocol.Room) -> str:
        """In this language, where this program knows all of them; else as the server says it."""
        try:
            options = self._game().rules.options.read(room.options)
        except BadOption:  # a newer server may have more
            return harmless(room.summary)
        return house_rules(self._game(), options, self.desk.paper.language)

    def _tell_standing(self, room: protocol.Room) -> None:
        """How somebody without a seat gets one."""
        seats = {chair.kind: chair.seat + 1 for chair in reversed(room.chairs)}
        wanted = "bot" if room.phase == "playing" else "free"
        id = "remote-watch" if room.phase == "playing" else "remote-no-seat"
        if wanted in seats:
            self._tell(f"{id}-{wanted}", seat=seats[wanted])
        else:
            self._tell(id)

    def _chair(self, chair: protocol.Chair) -> str:
        return f"{chair.seat + 1} {self._who(chair)}"

    def _who(self, chair: protocol.Chair) -> str:
        """Who has a chair, in words."""
        level = self._known(f"level-{chair.level}", chair.level or "")
        if chair.kind == "free":
            return self._said("remote-free")
        if chair.kind == "bot":
            return self._said("remote-bot", name=chair.name, level=level)
        room = self._room
        if room and chair.person == room.you.person:
            return self._said("remote-you", name=chair.name)
        if chair.level:
            return self._said("remote-away-bot", name=chair.name, level=level)
        return chair.name if chair.here else self._said("remote-away", name=chair.name)

    def _show(self) -> None:
        """The newest table, where it has not been shown."""
        table = self.screen.table
        if not table or table.seq == self._drawn:
            return
        self._drawn, self._picking = table.seq, None
        if table.undo and table.seat in table.undo.needed:
            self._tell("remote-undo", name=self._names()[table.undo.seat])
        if table.outcome:
            self._show_end(table.outcome)
        elif table.legal:
            moves = [self._game().rules.moves.read(offer.move) for offer in table.legal]
            self._picking = Picking(self._game(), table.view, table.seat, moves, self._wording())
            self._show_table(table)
        elif self._unseen:
            self._show_table(table)
        elif self._waits_for_people(table):
            self.say(styled("dim", plain(self._words(table.prompt_says, table.prompt))))

    def _waits_for_people(self, table: protocol.Table) -> bool:
        """Whether it may take a while; bots are quick."""
        chairs = self.screen.room.chairs if self.screen.room else []
        return any(chairs[seat].kind == "person" for seat in table.awaited)

    def _show_end(self, result: protocol.Result) -> None:
        outcome = Outcome(
            tuple(result.winners),
            tuple(result.places),
            tuple(result.scores),
            result.reason,
            result.together,
        )
        for line in ranking(outcome, self._speaker()):
            self.say(line)

    def _show_table(self, table: protocol.Table) -> None:
        width, self._unseen = self.desk.paper.width, False
        self.say()
        for line in draw(self._game(), table.view, self._speaker(), width):
            self.say(line, 4)
        self.say()
        prompt = plain(self._words(table.prompt_says, table.prompt))
        self.say(f"{styled('bold', prompt)}{_hurry(table)}")
        if self._picking:
            self._picking.show(self.desk.paper)
        left_out = table.legal_total - len(table.legal)
        if left_out > 0:
            self.say(styled("dim", self._said("remote-more", count=left_out)))

    async def _typed(self, line: str) -> None:
        verb, _, rest = line.partition(" ")
        try:
            if verb in self._game().rules.moves.grammar.verbs or not await self._do(
                verb, rest.strip()
            ):
                await self._move(line)
        except Refused as refused:
            self._hear_all()  # what happened before it was refused
            why = refused.refusal
            clause = f" [{why.clause}]" if why.clause else ""
            self.say(f"{styled('red', '✗')} {spoken(why.reason, self._speaker())}{clause}")

    async def _do(self, verb: str, rest: str) -> bool:
        """Do what a line asks for, if it is no move."""
        do = self.screen.do
        match verb.lower():
            case "help":
                self._help()
            case "table" if self.screen.table:
                self._show_table(self.screen.table)
            case "room" if self.screen.room:
                self._show_room(self.screen.room)
            case "sit":
                await do(protocol.Sit("", self._seat_named(rest)))
            case "stand":
                await do(protocol.Stand(""))
            case "start":
                await do(protocol.Start("", fill=rest or DEFAULT))
            case "rematch":
                await do(protocol.Rematch(""))
            case "undo":
                await do(protocol.Undo(""))
            case "more":
                await do(protocol.MoreTime(""))
            case "double":
                await do(protocol.DoubleClocks(""))
            case "yes" | "no":
                await do(protocol.Allow("", verb.lower() == "yes", self._who_asks()))
            case "back":
                await do(protocol.Takeback(""))
            case "hint" | "?":
                await self._hint()
            case "say":
                await self._speak(rest)
            case _:
                return False
        return True

    def _who_asks(self) -> str | None:
        """Whose wish for a seat waits for this person's answer; None means a move taken back."""
        room = self.screen.room
        wish = room.wish if room else None
        waits = wish and room and room.you.seat in {*wish.needed} - {*wish.agreed}
        return wish.person if wish and waits else None

    def _help(self) -> None:
        help = {usage or self._said("remote-type-move"): id for usage, id in _HELP.items()}
        width = max(map(len, help))
        for usage, id in help.items():
            self.say(f"  {usage.ljust(width)}  {styled('dim', self._said(id))}", width + 4)

    def _seat_named(self, word: str) -> Seat:
        seats = len(self._names())
        if word.isascii() and word.isdigit() and 1 <= int(word[:3]) <= seats:
            return int(word[:3]) - 1
        raise Refused(Refusal("no_such_seat", message("remote-sit-how", seats=seats)))

    async def _hint(self) -> None:
        hint: protocol.Hinted = await self.screen.do(protocol.Hint(""))
        best = hint.best
        words = plain(self._words(best.says, best.words))
        if best.move is None:
            self.say(f"{self._said('term-pass-advice')} {words}")
            return
        table, move = self.screen.table, self._game().rules.moves.read(best.move)
        assert table
        label = self._wording().choice(move, table.view, table.seat).label
        self.say(f"{self._said('term-advice', move=label)}  {styled('dim', words)}", 4)

    async def _speak(self, words: str) -> None:
        """A fixed phrase or a sign by its key, or free words, where the host allows them."""
        known = self._phrases()
        if words in known:
            await self.screen.do(protocol.Phrase("", words))
        elif words in protocol.SIGNS:
            await self.screen.do(protocol.React("", words))
        elif words:
            await self.screen.do(protocol.Chat("", words[:240]))
        else:
            self.say(f"say {', say '.join(dict.fromkeys((*known, *protocol.SIGNS)))}")

    async def _move(self, line: str) -> None:
        picking, table = self._picking, self.screen.table
        if not picking or not table:
            self.say(self._said("remote-no-move") if line else "")
            return
        if not line:
            picking.widen()
            picking.show(self.desk.paper)
            return
        move = picking.read(line, self.desk.paper)
        if move is not None:
            form = self._game().rules.moves.decode(move)
            await self.screen.do(protocol.Move(id="", move=dict(form), seen=table.seq))
            self._picking = None

    def _names(self) -> list[str]:
        return [one.name for one in self.screen.room.chairs] if self.screen.room else []

    def _wording(self) -> Wording:
        return Wording(self._game(), self._names(), language=self.desk.paper.language)

    def _speaker(self) -> Speaker:
        table, language = self.screen.table, self.desk.paper.language
        return speaker(self._game(), language, self._names(), table.seat if table else None)

    def _words(self, says: JsonValue, english: str) -> str:
        """A sentence of the server; in English where it is one that this program does not know."""
        with suppress(Unsaid):
            return self._speaker().say(read_message(says)) if is_message(says) else english
        return english

    def _said(self, id: str, **args: Argument) -> str:
        """A sentence of the house."""
        return self._speaker()(id, **args)

    def _tell(self, id: str, **args: Argument) -> None:
        """Print one."""
        self.say(self._said(id, **args))

    def _known(self, id: str, word: str) -> str:
        """The same, where there is one; a newer server may have more."""
        return self._said(id) if self._speaker().has(id) else word

    def _phrases(self) -> dict[str, str]:
        return phrases(self._game(), self.desk.paper.language)

    def _game(self) -> AnyGame:
        assert self.screen.room
        return game(self.screen.room.game)


def _hurry(table: protocol.Table) -> str:
    """How long there is to answer, if somebody's clock runs for us."""
    clock = table.clock
    if clock.limit is None or not clock.running or table.seat not in table.awaited:
        return ""
    return f" ({max(0, clock.limit - clock.now) // 1000} s)"
