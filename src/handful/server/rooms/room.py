"""One room in this process: one task, sole owner of the state; it appends before it tells."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from weakref import proxy

from msgspec import json as plain_json

from handful.core import Refusal, Refused
from handful.core.message import message
from handful.i18n.games import Sentence, form_of, in_english

from ..store import Entry, StoreDown
from ..store.base import pointer
from ..ws import protocol
from . import evening_table, frames, judge, solving
from . import log_entries as log
from .evening import TEACHER
from .frames import turned_down
from .live_game import LiveGame
from .lobby import Lobby, Ticket
from .lobby_snapshot import GAMES_KEPT, restored, taken
from .permissions import denied
from .presence import Presence
from .race import Race
from .robots import Robots
from .surroundings import House, Screen
from .tables import Tables
from .talking import answer
from .time_limits import Timekeeper

logger = logging.getLogger("handful.room")

Job = Callable[[], Awaitable[None]]

_INBOX = 512
_TRIES = 100
"""How often an entry is judged anew because another process was faster."""
_STORE_WAIT = 0.2
_STORE_PATIENCE = 20.0
"""Seconds for which a room waits for a store that does not answer."""
AWAY = message("bye-store")
_LISTED = (
    log.Opened,
    log.Came,
    log.Left,
    log.Renamed,
    log.Changed,
    log.Staged,
    log.Started,
    log.GameEnded,
    log.GameAbandoned,
    log.Rematched,
    log.Closed,
)
"""The entries after which lists of rooms must be told."""
_TABLE_ONLY = (log.Moved, log.Ticked, log.Said, log.Paused, log.Resumed, log.Uncovered, log.Undone)
"""The entries that leave the room itself as it was."""
_BETWEEN_GAMES = (log.GameAbandoned, log.Rematched)
_PUT_AWAY = (*_BETWEEN_GAMES, log.Closed)
"""The entries after which no game is on the table."""
_MANY_GAMES = 4
"""So many make a snapshot worth its place."""


class Room:
    """The live room."""

    def __init__(self, id: str, code: str | None, house: House) -> None:
        self.id, self.code, self.house = id, code, house
        self.store, self.clock = house.store, house.clock
        self.lobby = Lobby()
        self.live: LiveGame | None = None
        self._tables: Tables | None = None
        """What screens are sent of the game, as of the newest entry."""
        self.seq = 0
        self.face = 0
        """Rises with every change of the room itself, moves not counted."""
        self.writer = ""
        """The process that wrote the newest entry."""
        self.screens: set[Screen] = set()
        here = proxy(self)  # no part keeps it: a room is freed as soon as nobody needs it
        self.presence = Presence(here)
        self.time = Timekeeper(here)
        self.robots = Robots(here)
        self.race = Race(here)
        self._inbox: asyncio.Queue[Job | None] = asyncio.Queue(_INBOX)
        self._task: asyncio.Task[None] | None = None
        self._kept: tuple[int, bytes] | None = None
        """The room between its last two games, for those who open it later."""
        self.gone = False
        """Whether it has ended in this process."""
        self.touched = house.clock.now()

    # Coming to life and going.

    async def load(self) -> bool:
        """Read the log; False where there is none. Of games that are over it may hold little.

        What was before the newest snapshot is taken from there, so a long log opens as quickly.
        """
        kept = restored(await self.store.snapshot(self.id) or b"")
        if kept:
            self.lobby, self.seq = kept
        found = await self.store.read(self.id, after=self.seq)
        bodies = [log.read(one.body) for one in found]
        first = _current(bodies)
        if any(isinstance(body, log.GameEnded) for body in bodies[first:]):
            # The table still shows it, so all of it is needed.
            found[first:] = await self.store.read_all(self.id, after=found[first].seq - 1)
            bodies[first:] = [log.read(one.body) for one in found[first:]]
        for number, (entry, body) in enumerate(zip(found, bodies, strict=True)):
            self._apply(entry, body, playing=number >= first)
        if self.live:
            self.live.wake()
        return bool(found or kept)

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._run(), name=f"room {self.id}")
        self.presence.announce(ask=True)
        self.post(self._settle)

    async def stop(self) -> None:
        """Finish what is under way and end."""
        self.time.stop()
        self.robots.stop()
        self.race.stop()
        if self._task and not self._task.done() and self._task is not asyncio.current_task():
            await self._inbox.put(None)
            with suppress(asyncio.CancelledError):
                await self._task
        self._let_go()

    def _let_go(self) -> None:
        """Refer to nobody who refers to this room: then all of it is freed at once."""
        self.gone = True
        self.screens.clear()
        while not self._inbox.empty():
            self._inbox.get_nowait()

    async def retire(self) -> None:
        """Go out of memory, in its turn; not if somebody is here, or stands in line to come in."""
        if not self.screens and not self.waiting:
            self.gone = True  # whoever still holds on to it is told to come again
            self.house.drop(self)

    @property
    def task(self) -> asyncio.Task[None]:
        """What does the room's jobs; it ends with the room."""
        assert self._task is not None
        return self._task

    @property
    def waiting(self) -> int:
        """How many jobs stand in line."""
        return self._inbox.qsize()

    def post(self, job: Job) -> bool:
        """Hand the room something to do; False when it is too busy, or gone."""
        if self.gone:
            return False
        try:
            self._inbox.put_nowait(job)
        except asyncio.QueueFull:
            return False
        return True

    async def _run(self) -> None:
        while (job := await self._inbox.get()) is not None and not self.gone:
            try:
                await job()
            except Refused:
                pass  # a bot or the clock came too late; people are answered elsewhere
            except StoreDown as problem:
                logger.error("store down", extra={"room": self.id, "problem": str(problem)})
                self._leave("restart", AWAY)
            except Exception as problem:
                self.fail(problem)

    def fail(self, problem: BaseException, *watching: Screen) -> None:
        """Close the room after a fault of ours or of its game; its record is kept."""
        words = message("bye-failed")
        if not self.gone:
            logger.error("room failed", extra={"room": self.id}, exc_info=problem)
            self.house.metrics.failed_rooms.add()
            self._leave("failed", words)
        for screen in watching:
            screen.bye("failed", words)

    def _leave(self, code: str, words: Sentence) -> None:
        self.gone = True
        for screen in list(self.screens):
            screen.bye(code, words, again=code == "restart")
        self.time.stop()
        self.robots.stop()
        self.race.stop()
        self.house.drop(self)

    # The log.

    async def commit(self, decide: Callable[[], Sequence[log.Body]]) -> int:
        """Write what `decide` says into the log, then take it in; `Refused` changes nothing.

        If another process was faster, its entries are read and the question is asked anew.
        """
        for _ in range(_TRIES):
            bodies = decide()
            if not bodies:
                return self.seq
            wall = self.clock.wall()
            new = [
                Entry(self.seq + number, self.house.mark(), wall, log.write(body))
                for number, body in enumerate(bodies, start=1)
            ]
            if await self._append(new):
                await self.house.bus.appended(self.id, pointer(self.id, new[-1]))
                for entry, body in zip(new, bodies, strict=True):
                    self._apply(entry, body)
                self._after(bodies)
                return self.seq
            await self.catch_up()
            if self.gone:
                raise denied("closed", "deny-closed")
        raise denied("busy", "deny-crowd")

    async def _append(self, new: list[Entry]) -> bool:
        """Whether these entries are in the log now; after a break it is tried again."""
        began, now = self.clock.now(), asyncio.get_running_loop().time
        until, broke = now() + _STORE_PATIENCE, False
        while True:
            try:
                won = await self.store.append(self.id, new) or (broke and await self._is_in(new))
                break
            except StoreDown:
                if now() >= until:
                    raise
                broke = True
                await asyncio.sleep(_STORE_WAIT)
        self.house.metrics.commit_ms.see(self.clock.now() - began)
        return won

    async def _is_in(self, new: list[Entry]) -> bool:
        """Whether these entries got there before the line broke, told by the mark."""
        there = await self.store.read(self.id, after=new[0].seq - 1)
        return bool(there) and there[0].mark == new[0].mark

    async def catch_up(self) -> None:
        """Take in what other processes have written."""
        bodies = []
        for entry in await self.store.read(self.id, after=self.seq):
            if entry.seq != self.seq + 1:  # we were away so long that a game was packed
                self._leave("restart", AWAY)
                return
            body = log.read(entry.body)
            self._apply(entry, body)
            bodies.append(body)
        if bodies:
            self._after(bodies, mine=False)
        elif await self.store.room(self.id) is None:
            self._leave("closed", message("bye-deleted"))

    def _apply(self, entry: Entry, body: log.Body, playing: bool = True) -> None:
        self.seq = entry.seq
        self.writer = entry.mark.partition(":")[0]
        self.lobby.apply(entry.seq, body)
        if isinstance(body, _BETWEEN_GAMES) and self._task and self.lobby.number >= _MANY_GAMES:
            self._kept = entry.seq, taken(self.lobby, entry.seq)
        if playing:
            self._play(entry.seq, body)

    def _play(self, seq: int, body: log.Body) -> None:
        """What an entry means for the game."""
        if isinstance(body, log.Started):
            self.live = self._sit_down(seq)
        elif isinstance(body, _PUT_AWAY):
            self.live = None
        live = self.live
        if not live:
            return
        match body:
            case log.Moved():
                live.enter(seq, body.seat, body.move, body.at, body.how == "clock")
            case log.Ticked():
                live.tick(seq, body.at)
            case log.Said():
                live.say(seq, body.seat, body.message, body.at)
            case log.Undone():
                live.undo(seq, body.seat, body.at)
            case log.UndoWished():
                live.wish = body.seat, set()
            case log.UndoAnswered() if live.wish:
                live.wish[1].add(body.seat)
                live.wish = live.wish if body.agree else None
            case log.Paused():
                live.pause(body.at, tuple(body.seats))
            case log.Resumed():
                live.resume(body.at)
            case log.Halted():
                live.halt(body.at, body.person)
            case log.Continued():
                live.halt(body.at, None)
            case log.Staged(stage="paused"):
                live.halt(body.at, TEACHER)
            case log.Staged(stage="playing") if live.halted_by == TEACHER:
                live.halt(body.at, None)
            case log.Held():
                live.hold(body.at, body.seat)
            case log.Released():
                live.release(body.at, body.seat)
            case log.Uncovered():
                live.uncover(body.at, body.seat)
            case log.TimeAdded():
                live.add_time(body.at, body.seat, body.more)
            case log.ClocksDoubled():
                live.double_clocks(body.at)

    def _sit_down(self, seq: int) -> LiveGame:
        lobby, past = self.lobby, self.lobby.games[-1]
        return LiveGame(
            lobby.game,
            lobby.options,
            past.seats,
            past.seed,
            past.players,
            lobby.settings,
            self.clock.now,
            seq,
            lobby.devices,
            lobby.people_seated,
            lobby.clock_factor,
        )

    def _after(self, bodies: Sequence[log.Body], mine: bool = True) -> None:
        """Tell everybody, and see what comes next."""
        self.touched = self.clock.now()
        at_table = all(isinstance(body, _TABLE_ONLY) for body in bodies)
        if not at_table:
            self._send_away(bodies)
        self.tell(not at_table)
        self.time.reset()
        self.robots.look()
        if mine:
            self.house.metrics.entries.add(len(bodies))
            if not at_table and any(isinstance(body, _LISTED) for body in bodies):
                self.house.describe(self)
        if self.live and self.live.over and self.lobby.phase == "playing":
            self.post(self._end)
        if self.lobby.deals_itself:
            self.post(self._deal_on)

    def _send_away(self, bodies: Sequence[log.Body]) -> None:
        """Say goodbye to those who no longer belong here."""
        for body in bodies:
            match body:
                case log.Left():
                    left = body.why == "left"
                    words = message("bye-left") if left else message("bye-kicked")
                    self._dismiss(body.person, "kicked", words)
                case log.Reissued():
                    self._dismiss(body.person, "moved", message("bye-reissued"))
                case log.Changed() if self.lobby.settings.spectators == "off":
                    self._dismiss(None, "kicked", message("deny-spectators"))
                case log.Closed():
                    self._leave("closed", message("bye-closed"))

    def _dismiss(self, person: str | None, code: str, words: Sentence) -> None:
        for screen in [one for one in self.screens if one.person == person]:
            screen.bye(code, words)

    async def _settle(self) -> None:
        """After loading: whatever was left half done is done now."""
        self.time.reset()
        self.robots.look()
        await self._end()
        await self._deal_on()

    async def _deal_on(self) -> None:
        """Where only bots sit in an evening, nobody else deals."""
        await self.commit(lambda: evening_table.dealt_on(self.lobby))

    async def _end(self) -> None:
        """Write down that the game is over, once."""

        def decide() -> list[log.Body]:
            live = self.live
            outcome = live.play.state.outcome() if live else None
            if not live or outcome is None or self.lobby.phase != "playing":
                return []
            names = self.lobby.names()
            winners = [names[seat] for seat in outcome.winners]
            result = evening_table.result_of(self.lobby, live.play.state)
            return [log.GameEnded(winners=winners, entries=len(live.play.entries), result=result)]

        await self.commit(decide)

    async def pack(self) -> None:
        """Let the store pack the moves of games that are over: few ever look at them again."""
        over = [(one.first, one.last) for one in self.lobby.games if one.last]
        entries = await self.store.read(self.id, after=over[0][0]) if over else []
        for first, last in over:
            game = (one for one in entries if first < one.seq < last)
            moves = [one for one in game if isinstance(log.read(one.body), _TABLE_ONLY)]
            if moves:
                await self.store.pack(self.id, moves)
        if self._kept:
            await self.store.keep_snapshot(self.id, *self._kept)

    # Screens.

    def tell(self, face: bool = True) -> None:
        """There is something new for every screen; `face`: not only at the table."""
        self.face += face
        for screen in self.screens:
            screen.poke()

    async def attach(self, screen: Screen) -> None:
        """A screen has come; of one person's screens the newest stays."""
        for other in [one for one in self.screens if screen.person and one.person == screen.person]:
            other.bye("moved", message("bye-moved"))
            self.screens.discard(other)
        if not self.screens:
            self.house.hold(self)
        self.screens.add(screen)
        await self.presence.came(screen)
        await self.commit(lambda: judge.sharing(self, screen.person, screen.device))

    async def detach(self, screen: Screen) -> None:
        """A screen has gone."""
        if screen in self.screens:
            self.screens.discard(screen)
            await self.presence.went(screen)

    async def handle(self, screen: Screen, command: protocol.Command, arrived: float) -> None:
        """Do what a screen asks for, and answer it."""
        person = screen.person
        if person is None:
            only_watching = Refusal("spectator", message("deny-spectator"))
            screen.reply(turned_down(command.id, only_watching))
            return
        before = self.lobby.done(person, command.id)
        if before is not None:
            screen.reply(protocol.Ack(command.id, before))
            return
        if isinstance(command, protocol.Move) and self.live and self.live.racing:
            self.race.add(screen, command, arrived)
            return
        await self.answer(screen, command)

    async def answer(self, screen: Screen, command: protocol.Command) -> None:
        """Do a command now."""
        try:
            await self._do(screen, str(screen.person), command)
        except Refused as refused:
            self.house.metrics.refused.add()
            screen.reply(turned_down(command.id, refused.refusal, self.lobby))

    async def _do(self, screen: Screen, person: str, command: protocol.Command) -> None:
        if isinstance(command, protocol.Handover):
            ticket, bodies = judge.handover(self, person, command)
            await self.commit(lambda: bodies)
            path = f"/#ticket={self.id}.{ticket}"
            wanted, seconds = command.person or person, judge.TICKET_SECONDS
            if wanted != person:  # the note about it goes when the ticket does
                self.clock.at(self.clock.now() + judge.LONGEST_TICKET * 1000 + 1, self.tell)
            screen.reply(protocol.Ticket(id=command.id, person=wanted, path=path, seconds=seconds))
        elif solving.is_asked(command):
            await solving.answer(self, screen, person, command)
        elif type(command) in judge.LOGGED:
            await self.time.catch()
            seq = await self.commit(lambda: judge.judge(self, person, command))
            screen.reply(protocol.Ack(command.id, seq))
        else:
            await answer(self, screen, person, command)

    # What others ask.

    def here(self, person: str) -> bool:
        """Whether somebody is connected, on any process."""
        return self.presence.here(person)

    def away_ms(self, person: str) -> int | None:
        """How long somebody has been gone."""
        return self.presence.away_ms(person)

    def is_good(self, ticket: Ticket) -> bool:
        """Whether a ticket still opens a seat: another's only while the person stays away."""
        wall = self.clock.wall()
        if ticket.person not in self.lobby.people or ticket.until < wall:
            return False
        away = self.away_ms(ticket.person)
        return not ticket.asked or (away is not None and away >= wall - ticket.asked)

    def wall(self) -> int:
        """Milliseconds since 1970."""
        return self.clock.wall()

    def shown(self, person: str | None) -> protocol.Room:
        """The room as one screen sees it."""
        lobby = self.lobby
        host = person is not None and lobby.host == person
        problem, links = lobby.problem(), self.house.links(self)
        if not host:
            links = protocol.Links(join=links.join, watch=None, addresses=links.addresses)
        return protocol.Room(
            seq=self.seq,
            id=self.id,
            code=self.code or "",
            game=lobby.game.key,
            phase=lobby.phase,
            number=lobby.number,
            options=dict(lobby.options.values()),
            summary=lobby.options.summary(),
            problem=in_english(lobby.game, problem, lobby.names()) if problem else None,
            problem_says=form_of(problem) if problem else None,
            settings=lobby.settings,
            clock_factor=lobby.clock_factor,
            classroom=lobby.classroom,
            locked=lobby.locked,
            host=lobby.host,
            chairs=frames.chairs(self),
            people=frames.people(lobby, self.here),
            spectators=self.presence.spectators(),
            open_hands=sorted(lobby.open_hands),
            handovers=self._handovers(),
            wish=frames.seat_wish(lobby, judge.agreeing(self)),
            claims=frames.claims(self),
            dismissal=frames.dismissal(self),
            news=frames.news(lobby),
            fair=frames.fair(lobby),
            links=links,
            evening=frames.evening(lobby),
            you=self.you(person),
        )

    def _handovers(self) -> list[str]:
        good = [one for one in self.lobby.tickets.values() if one.asked and self.is_good(one)]
        return sorted({one.person for one in good})

    def _may_watch(self, person: str | None) -> bool:
        """Whether somebody sees the table: without spectators only players, and the host's TV."""
        lobby = self.lobby
        if lobby.settings.spectators != "off":
            return True
        return person is not None and (person == lobby.host or lobby.seat_of(person) is not None)

    def you(self, person: str | None) -> protocol.You:
        """Who a screen belongs to."""
        host = person is not None and self.lobby.host == person
        return protocol.You(person=person, seat=self.lobby.seat_of(person), host=host)

    def table(
        self, person: str | None, seen: int, came: int = 0, words: bool = True
    ) -> protocol.Table | None:
        """The table as one screen sees it that `came` then, with what happened after `seen`."""
        if not self.live or not self._may_watch(person):
            return None
        now = self._tables
        if not now or (now.seq, now.live) != (self.seq, self.live):
            now = self._tables = Tables(self.lobby, self.live, self.seq)
        return now.shown(self.lobby.seat_of(person), seen, came, words)

    def summary(self) -> bytes:
        """What a list shows of the room."""
        lobby = self.lobby
        games = [
            {
                "number": one.number,
                "finished": one.finished,
                "winners": list(one.winners),
                "entries": one.entries,
            }
            for one in lobby.games[-GAMES_KEPT:]
        ]
        return plain_json.encode(
            {
                "game": lobby.game.key,
                "phase": lobby.phase,
                "people": [one.name for one in lobby.people.values()],
                "spectators": lobby.settings.spectators,
                "games": games,
            }
        )


def _current(bodies: Sequence[log.Body]) -> int:
    """Where the game that is still on the table begins; earlier ones need not be played again."""
    for number in range(len(bodies) - 1, -1, -1):
        if isinstance(bodies[number], log.Started | log.GameAbandoned | log.Rematched):
            return number
    return 0
