"""All rooms of one process: found, opened, kept in memory while somebody needs them."""

import asyncio
import itertools
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import handful
from handful.compiled import is_compiled
from handful.core import Refused
from handful.core.message import message

from ..bus import Bus
from ..http import schemas
from ..http.limits import SharedLimits
from ..http.tokens import hashed, same, secret
from ..metrics import Metrics
from ..processes.siblings import Siblings
from ..processes.thinkers import Thinkers
from ..records.days import Days
from ..records.deal_code import BadDeal, seed_of
from ..records.reviews import Reviews
from ..settings import ServerSettings
from ..store import CodeTaken, Entry, RoomRow, Store, StoreDown
from ..ws import protocol
from . import attendance
from . import log_entries as log
from .beginning import OWNER, beginning, rules_of
from .clock import Clock, RealClock
from .code_keeper import CodeKeeper
from .evening import Plan
from .evenings import CODES_HELD, Evenings
from .judge import PEOPLE, admit, check_wait
from .peer_processes import BEAT, PeerProcesses
from .permissions import denied
from .room import Room
from .room_codes import nicknames
from .solving import winnable_seed

logger = logging.getLogger("handful.registry")

_HOME = Path(handful.__file__).parent
_DAY = 86_400_000
WINNABLE = "winnable"
"""In place of the code of a deal: one that can be won."""
_CHORES = 5.0
_HOLD = 300_000
"""Milliseconds of running between two looks at who has which code."""
_LOOK = 600_000
"""Milliseconds of running between two looks for rooms that are over for long."""
LOOKS = 36
"""At so many looks in a row a room must have been so: six hours, whatever the clock says."""
_AGAIN, _EACH, _SPREAD = 500, 2, 10_000
"""Milliseconds until a screen comes back: at least, more for each other screen, more at most."""


class Registry:
    """The process's rooms."""

    def __init__(
        self,
        store: Store,
        settings: ServerSettings | None = None,
        clock: Clock | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.settings = settings or ServerSettings()
        self.store, self.clock = store, clock or RealClock()
        self.bus = bus or store.bus
        self.process = secrets.token_hex(4)
        self.metrics = Metrics()
        self.thinkers = Thinkers(self.settings.thinkers, self.metrics)
        self.reviews = Reviews(self.thinkers, store, self.clock.wall)
        self.days = Days(self.thinkers)
        self.codes = CodeKeeper(store, self.clock, self.settings.public)
        self.rooms: dict[str, Room] = {}
        self.ready = False
        self.ending = False
        """Whether it was told to end: it still serves, but nobody new should be sent here."""
        self.evenings = Evenings(self)
        self.peers = PeerProcesses(self)
        self.limits = SharedLimits(self.settings.limits, self.clock.now, self.peers.spent)
        self.siblings = Siblings(self.settings.folder, self.settings.name, self.metrics.families)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._damaged: set[str] = set()
        """Rooms that cannot be read, each told once."""
        self._marks = itertools.count()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._later: list[Coroutine[Any, Any, Any]] = []
        self._gauges()

    def _gauges(self) -> None:
        look = self.metrics.gauge
        look("handful_rooms", "Rooms in memory.", lambda: len(self.rooms))
        look("handful_sockets", "Connected screens.", lambda: sum(self.limits.sockets.values()))
        look("handful_thoughts", "Bots that are thinking.", lambda: self.thinkers.waiting)
        look(
            "handful_inbox",
            "Commands that wait in rooms.",
            lambda: sum(room.waiting for room in self.rooms.values()),
        )
        look(
            "handful_store_queue",
            "Writes that wait for the store.",
            lambda: getattr(self.store, "waiting", 0),
        )

    async def start(self) -> None:
        """Begin; the store is open already, so that what is wrong with it was said in time."""
        await self.thinkers.start()
        await self.siblings.start()
        await self.bus.listen(self.peers.heard)
        self.spawn(self._chores())
        self.spawn(self.peers.beat())
        if not is_compiled(_HOME):
            self.spawn(self._await_compiled())
        for work in self._later:
            self.spawn(work)
        self._later.clear()
        self.ready = True

    async def farewell(self) -> None:
        """Tell every screen to come back."""
        self.ready = False
        for room in list(self.rooms.values()):
            for screen in list(room.screens):
                screen.bye("restart", message("bye-restart"), True)
        await asyncio.sleep(0.1)

    async def stop(self) -> None:
        """Finish what is under way and close the store."""
        await self.farewell()
        for room in list(self.rooms.values()):
            with suppress(TimeoutError):
                async with asyncio.timeout(3):
                    await room.stop()
        self.rooms.clear()
        for task in list(self._tasks):
            task.cancel()
        self.siblings.stop()
        await self.reviews.stop()
        await self.thinkers.stop()
        await self.bus.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something on the side."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem:
            logger.error("left undone", exc_info=problem)

    async def settled(self) -> None:
        """Wait for all that is being done on the side."""
        await asyncio.gather(*self._tasks)

    def spawn_later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something on the side once the process has begun."""
        self._later.append(work)

    # What rooms need.

    def mark(self) -> str:
        """A mark for an entry that nobody else makes."""
        return f"{self.process}:{next(self._marks)}"

    def links(self, room: Room) -> protocol.Links:
        """Where screens find a room."""
        return protocol.Links(
            join=f"/join/{room.code}" if room.code else "",
            watch=f"/watch/{room.id}#{room.lobby.watch}",
            addresses=list(self.settings.addresses),
        )

    def come_back_ms(self) -> int:
        """How long a screen waits before it comes back: each differently, if there are many."""
        spread = min(_SPREAD, _EACH * sum(self.limits.sockets.values()))
        return _AGAIN + secrets.randbelow(spread + 1)

    def describe(self, room: Room) -> None:
        """Write what lists show of a room, as soon as the store takes it."""
        self.spawn(self._describe_soon(room))

    async def _describe_soon(self, room: Room) -> None:
        while True:
            try:
                return await self._describe(room)
            except StoreDown:
                await asyncio.sleep(_CHORES)

    async def _describe(self, room: Room) -> None:
        row = await self.store.room(room.id)
        if row is None:
            return
        if room.lobby.phase == "closed":
            room.code = None
            await self.store.free_code(room.id)
            if room.lobby.classroom:
                await self.store.delete(room.id)
                return
        finished = room.lobby.phase in ("finished", "closed")
        now = self.clock.wall()
        summary = room.summary()
        new = RoomRow(row.id, row.code, row.owner, row.created, now, finished, summary)
        await self.store.describe(new)

    def drop(self, room: Room) -> None:
        """Forget a room in this process."""
        if self.rooms.get(room.id) is room:
            self._forget(room)
            self.spawn(room.stop())

    def _forget(self, room: Room) -> None:
        self.rooms.pop(room.id, None)
        self.bus.leave(room.id)

    # Finding and opening.

    async def room(self, id: str) -> Room | None:
        """A living room, from memory or from the store."""
        room = self.rooms.get(id)
        if room:
            room.touched = self.clock.now()
            return room
        task = self._loading.get(id)
        if task is None:
            task = asyncio.create_task(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Room | None:
        row = await self.store.room(id)
        if row is None:
            return None
        room = Room(id, row.code, self)
        await self.bus.follow(id)  # before it is read, so that nothing is missed in between
        try:
            if await self._is_loaded(room):
                await self._make_room()
                self.rooms[id] = room
                room.start()
                return room
            return None
        finally:
            if id not in self.rooms:
                self.bus.leave(id)

    async def _is_loaded(self, room: Room) -> bool:
        try:
            return await room.load()
        except (Refused, StoreDown):
            raise
        except Exception as problem:
            raise self._is_damaged(room.id, problem) from None

    def _is_damaged(self, id: str, problem: Exception) -> Refused:
        if id not in self._damaged:
            self._damaged.add(id)
            self.metrics.failed_rooms.add()
            logger.error("room damaged", extra={"room": id}, exc_info=problem)
        return denied("damaged", "deny-damaged")

    async def by_code(self, text: str) -> Room | None:
        """The living room behind a code."""
        row = await self.codes.find(text.upper())
        room = await self.room(row.id) if row else None
        if not row or not room or room.lobby.phase == "closed":
            return None
        if row.code != room.code or not row.code:
            await self.codes.hold(room)
        return room

    def hold(self, room: Room) -> None:
        """Somebody has come to a room where nobody was: they may want to call others."""
        self.spawn(self._hold_soon(room))

    async def _hold_soon(self, room: Room) -> None:
        with suppress(StoreDown):  # the next look does it then
            await self.codes.hold(room)

    async def open(
        self, new: schemas.NewRoom, host_key: str | None, plan: Plan | None = None
    ) -> schemas.Opened:
        """Open a room, perhaps as a table of an evening."""
        key = host_key or secret()
        token, watch = secret(), secret()
        bodies = beginning(new, token, watch, await self._chosen_deal(new), plan)
        await self._make_room()
        wall = self.clock.wall()
        id = secrets.token_urlsafe(9).replace("-", "_")  # at its start a command line sees a flag
        log_rows = [
            Entry(number, self.mark(), wall, log.write(body))
            for number, body in enumerate(bodies, start=1)
        ]
        for tried in itertools.count():
            word = await self.codes.fresh(tried)
            held = wall + CODES_HELD if plan else 0
            row = RoomRow(id, word, hashed(key), wall, wall, False, b"{}", held=held)
            with suppress(CodeTaken):
                await self.store.create(row, log_rows)
                break
        room = await self.room(id)
        assert room is not None
        self.describe(room)
        return schemas.Opened(
            room=id, code=word, person=OWNER, token=token, host_key=key, watch=watch
        )

    async def _chosen_deal(self, new: schemas.NewRoom) -> int | None:
        """The seed of the deal that somebody wants to play, or None for any."""
        if new.deal is None:
            return None
        rules, options, seats = rules_of(new)
        if not new.sit or (seats > 1 and new.bots is None):
            raise denied("not_alone", "deny-same-deal")
        if new.deal == WINNABLE:
            return await winnable_seed(self.thinkers, rules, dict(options.values()), seats)
        try:
            return seed_of(new.deal)
        except BadDeal:
            raise denied("bad_deal", "deny-deal", code=new.deal) from None

    async def join(self, room: Room, name: str, shape: str | None = None) -> schemas.Joined:
        """Let somebody in."""
        token = secret()
        made = ""

        def decide() -> list[log.Body]:
            nonlocal made
            made = f"p{room.lobby.arrivals + 1}"
            if room.lobby.classroom and name not in free_nicknames(room):
                raise denied("class_mode", "deny-class-names")
            return admit(room, made, name, token, shape or "")

        await self.inside(room, decide)
        self.metrics.joins.add()
        return schemas.Joined(room=room.id, person=made, token=token)

    async def use_ticket(self, room: Room, ticket: str) -> schemas.Joined:
        """Open a seat on another device: the old token ends."""
        token, whose = secret(), ""
        await self.catch_up(room)

        def decide() -> list[log.Body]:
            nonlocal whose
            found = room.lobby.tickets.get(hashed(ticket))
            if not found or not room.is_good(found):
                raise denied("bad_ticket", "deny-ticket")
            check_wait(room, found)
            whose = found.person
            return [log.Reissued(person=whose, token=hashed(token))]

        await self.inside(room, decide)
        return schemas.Joined(room=room.id, person=whose, token=token)

    async def claim(self, room: Room, name: str) -> str:
        """A new device says whose it is: the room asks those who sit there."""
        made = ""

        def decide() -> list[log.Body]:
            nonlocal made
            made, bodies = attendance.claim(room, name)
            return bodies

        await self.inside(room, decide)
        self.clock.at(self.clock.now() + attendance.CLAIM_SECONDS * 1000 + 1, room.tell)
        return f"{room.id}.{made}"

    async def claimed(self, room: Room, claim: str) -> schemas.ClaimAnswer:
        """What the room has answered to a new device; after a nod its seat opens there."""
        await self.catch_up(room)
        found = room.lobby.claims.get(hashed(claim))
        if not found or found.agreed is False or not attendance.is_open(room, found):
            return schemas.ClaimAnswer(state="no", joined=None)
        if found.agreed is None:
            return schemas.ClaimAnswer(state="asking", joined=None)
        if not found.person:
            return schemas.ClaimAnswer(state="yes", joined=await self.join(room, found.name))
        token, whose = secret(), found.person

        def decide() -> list[log.Body]:
            if room.lobby.claims.get(hashed(claim)) is not found or not attendance.is_open(
                room, found
            ):
                raise denied("bad_ticket", "deny-ticket")
            return [log.Reissued(person=whose, token=hashed(token))]

        await self.inside(room, decide)
        joined = schemas.Joined(room=room.id, person=whose, token=token)
        return schemas.ClaimAnswer(state="yes", joined=joined)

    async def reopen(self, room: Room) -> schemas.Reopened:
        """The way back for whoever opened the room."""
        token, whose = secret(), OWNER

        def decide() -> list[log.Body]:
            nonlocal whose
            if OWNER in room.lobby.people:
                return [log.Reissued(person=OWNER, token=hashed(token))]
            whose = f"p{room.lobby.arrivals + 1}"
            return [log.Came(person=whose, name=f"Host {whose}", token=hashed(token))]

        await self.inside(room, decide)
        return schemas.Reopened(room=room.id, person=whose, token=token)

    async def inside(self, room: Room, decide: Any) -> None:
        """Commit something from outside the room's own task, in its turn."""
        await self._in_turn(room, lambda: room.commit(decide))

    async def catch_up(self, room: Room) -> None:
        """Take in what another process may have written a moment ago."""
        with suppress(TimeoutError):
            async with asyncio.timeout(5):
                await self._in_turn(room, room.catch_up)

    async def _in_turn(self, room: Room, act: Callable[[], Awaitable[Any]]) -> None:
        """Let a room do something in its turn and wait for it, unless the room ends before."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                await act()
            except Exception as problem:
                if not done.done():
                    done.set_exception(problem)
                    done.exception()  # somebody may have stopped waiting: no complaint then
                raise
            if not done.done():
                done.set_result(None)

        if room.post(job):
            await asyncio.wait({done, room.task}, return_when=asyncio.FIRST_COMPLETED)
        if not done.done():
            raise denied("busy", "deny-busy")
        done.result()

    def person_of(self, room: Room, token: str) -> str | None:
        """Whose token this is."""
        for member in room.lobby.people.values():
            if same(token, member.token):
                return member.id
        return None

    # Chores.

    async def _await_compiled(self) -> None:
        """Bots think faster as soon as somebody has compiled the rules beside this server."""
        while not is_compiled(_HOME):
            await asyncio.sleep(BEAT)
        await self.thinkers.renew()

    async def _chores(self) -> None:
        """Unload what nobody needs, free codes, let old rooms expire."""
        looked = held = self.clock.now()
        while True:
            await asyncio.sleep(_CHORES)
            try:
                await self.unload_idle()
                if self.clock.now() - held >= _HOLD:
                    held = self.clock.now()
                    await self.codes.look(one for one in self.rooms.values() if one.screens)
                if self.clock.now() - looked >= _LOOK:
                    looked = self.clock.now()
                    await self.expire()
            except Exception:
                logger.exception("chores failed")

    async def unload_idle(self) -> None:
        """Forget, in memory, rooms that nobody is in; that somebody was there is noted."""
        edge = self.clock.now() - self.settings.idle_seconds * 1000
        for room in list(self.rooms.values()):
            if room.screens:
                room.touched = self.clock.now()
            elif room.touched < edge:
                await self._unload(room)

    async def _make_room(self) -> None:
        """Have room for one more in memory: for it goes the one that nobody has been in longest."""
        while len(self.rooms) >= self.settings.rooms_loaded:
            empty = [one for one in self.rooms.values() if not one.screens and not one.waiting]
            if not empty:
                raise denied("server_full", "deny-server-full")
            await self._unload(min(empty, key=lambda room: room.touched))

    async def _unload(self, room: Room) -> None:
        with suppress(Refused):  # it ended by itself meanwhile
            await self._in_turn(room, room.retire)
        if room.gone:
            self.describe(room)
            self.spawn(self._pack(room))

    async def _pack(self, room: Room) -> None:
        with suppress(StoreDown):  # the next time does it then
            await room.pack()

    async def expire(self) -> None:
        """Look for rooms that are over for long, and delete what was so at many looks.

        A clock that is wrong for an hour deletes nothing: looks are paced by the time spent
        running, and one at which a room is not over begins its count anew.
        """
        if not self.peers.are_led_here:
            return  # one process looks for all, else they would count too fast
        now = self.clock.wall()
        finished = now - int(self.settings.finished_days * _DAY)
        abandoned = now - int(self.settings.abandoned_days * _DAY)
        await self.store.forget_reviews(finished)
        for id, looks in await self.store.overdue(finished, abandoned):
            room = self.rooms.get(id)
            if looks >= LOOKS and not (room and room.screens):
                await self.delete(id)

    async def delete(self, id: str) -> None:
        """Delete a room and all it holds."""
        await self.store.delete(id)
        self._damaged.discard(id)
        room = self.rooms.get(id)
        if room:
            for screen in list(room.screens):
                screen.bye("closed", message("bye-deleted"))
            self.drop(room)


def free_nicknames(room: Room) -> list[str]:
    """The nicknames nobody has, in class mode."""
    if not room.lobby.classroom:
        return []
    return nicknames([one.name for one in room.lobby.people.values()])[:PEOPLE]
