"""The bots of a room: asked when they may act, in a worker process, at a human pace."""

import asyncio
import hashlib
from functools import partial
from typing import TYPE_CHECKING

from handful.bots.characters import CHARACTERS, called, face
from handful.bots.speaking import Company
from handful.bots.tempo import pause
from handful.core import Chance, JsonValue, Move, Refused, Seat, Temper

from ..processes.thinkers import Question
from ..ws.protocol import Spoke
from . import log_entries as log
from .hearing import hear
from .time_limits import LATE

if TYPE_CHECKING:
    from .live_game import LiveGame
    from .lobby import Chair
    from .room import Room

Key = tuple[int, int, int]
"""A position: which game, which past, which version."""


class Robots:
    """All bots of one room; none of them ever holds the room up."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._asked: Key | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._company: Company | None = None
        self._face = -1
        """The room as of which is known who plays how."""
        self._levels: tuple[str | None, ...] = ()
        self._tempers: dict[Seat, Temper] = {}

    def stop(self) -> None:
        """Think no more."""
        for task in self._tasks:
            task.cancel()
        self._asked = None

    def look(self) -> None:
        """Ask every bot that may act in this position, once; nobody plays for empty chairs."""
        live = self._room.live
        if not live or live.over or not (self._room.presence.anybody() or self._plays_alone()):
            return
        if _waits(live):
            self._asked = None
            return
        self._talk(live)
        key = self._key(live)
        if key == self._asked:
            return
        self._asked = key
        state = live.play.state
        waited = state.awaited()
        for seat in state.actors():
            level = playing(self._room.lobby.chairs[seat])
            if level:
                self.keep(asyncio.create_task(self._act(live, seat, level, seat in waited, key)))

    def _plays_alone(self) -> bool:
        """Whether this is a table of an evening where bots play for the comparison alone."""
        return self._room.lobby.plan is not None and not self._room.lobby.people_seated()

    def keep(self, task: asyncio.Task[None]) -> None:
        """Hold on to a task until it is done."""
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem:
            self._room.fail(problem)

    def _key(self, live: "LiveGame") -> Key:
        self._look_round()
        return hash((self._room.lobby.number, self._levels)), live.epoch, live.version

    def _look_round(self) -> None:
        """See who sits there, once after each change of the room."""
        if self._face != self._room.face:
            self._face, chairs = self._room.face, self._room.lobby.chairs
            self._levels = tuple(chair.level for chair in chairs)
            tempers = {seat: temper_of(chair) for seat, chair in enumerate(chairs)}
            self._tempers = {seat: one for seat, one in tempers.items() if one}

    async def _act(self, live: "LiveGame", seat: Seat, level: str, must: bool, key: Key) -> None:
        """Think, wait as long as a person would, move; unless the table has moved on."""
        room = self._room
        began = room.clock.now()
        if room.writer != room.house.process:
            await self._until(room.clock.now() + LATE)
            if self._key(live) != key:
                return
        legal = live.play.state.legal(seat)
        burning = live.play.state.deadline() is not None
        if not legal:
            return
        move: int | None = legal[0]
        if len(legal) > 1 or not must:  # else there is nothing to think about
            asked = question(room.id, live, seat, level, legal, must or burning)
            move = await room.house.thinkers.choose(asked)
        if self._key(live) != key or (move is None and not must):
            return
        await self._until(began + self._pause(live, seat, move))
        if self._key(live) == key:
            room.post(lambda: self._enter(live, seat, move, key))

    async def _enter(self, live: "LiveGame", seat: Seat, move: int | None, key: Key) -> None:
        await self._room.time.catch()

        def decide() -> list[log.Body]:
            if self._room.live is not live or self._key(live) != key or _waits(live):
                return []
            state, at = live.present()
            chosen = move
            if chosen is None or state.refusal(seat, chosen):
                if seat not in state.awaited():
                    return []
                chosen = state.lapse(seat)
            text = live.play.game.rules.moves.text(chosen)
            return [log.Moved(seat=seat, move=text, at=at, how="bot")]

        await self._room.commit(decide)

    def _pause(self, live: "LiveGame", seat: Seat, move: Move | None) -> float:
        """How long a person would take for it; by lot, and from what all see of the move."""
        if not self._room.presence.anybody():
            return 0.0
        chair, play = self._room.lobby.chairs[seat], live.play
        haste = CHARACTERS[face(chair.character)].haste if chair.character else 1.0
        quickest = round(self._room.lobby.settings.bot_pace_ms * haste)
        if move is None:
            return quickest
        lot = _mixed(f"{self._room.id} {live.version} {seat}")
        form = play.game.rules.moves.decode(move)
        return pause(play.game, live.view(seat), form, Chance(lot), quickest)

    # What they say

    def _talk(self, live: "LiveGame") -> None:
        """Let characters speak after a move; what changes the log comes back here when it is in."""
        room = self._room
        if live.play.game.bots.remark is None:
            return
        self._look_round()
        if not self._company or not self._company.is_of(live.play, self._tempers):
            self._company = Company(live.play, self._tempers, live.view)
        if room.writer != room.house.process:
            return
        while said := self._company.next():
            seat, remark = said
            if remark.talk is not None:
                room.post(partial(self._say, live, seat, dict(remark.talk)))
                return
            self.keep(asyncio.create_task(self._utter(seat, remark.phrase)))

    async def _say(self, live: "LiveGame", seat: Seat, talk: dict[str, JsonValue]) -> None:
        def decide() -> list[log.Body]:
            if self._room.live is not live or live.over:
                return []
            try:
                live.play.heard(seat, talk)
            except Refused:  # talk is off, or the table has moved on
                return []
            return [log.Said(seat=seat, message=talk, at=live.now)]

        await self._room.commit(decide)

    async def _utter(self, seat: Seat, phrase: str) -> None:
        room = self._room
        spoke = Spoke(
            kind="phrase",
            person=f"seat {seat}",
            name=called(room.lobby.chairs[seat].character),
            seat=seat,
            text=phrase,
        )
        await hear(room, spoke)

    async def _until(self, moment: float) -> None:
        if moment <= self._room.clock.now():
            return
        rung = asyncio.Event()
        self._room.clock.at(moment, rung.set)
        await rung.wait()


def playing(chair: "Chair") -> str | None:
    """How whatever bot moves here plays, its character with it: `sharp:gusto`."""
    if chair.bot and chair.character:
        return f"{chair.bot}:{face(chair.character)}"
    return chair.level


def temper_of(chair: "Chair") -> Temper | None:
    """The temper of the character that sits here, if one does."""
    return CHARACTERS[face(chair.character)].temper if chair.bot and chair.character else None


def _waits(live: "LiveGame") -> bool:
    """Whether bots wait: the table is paused, or somebody looks at what has just hit them."""
    return bool(live.halted_by or live.held)


def question(
    room: str,
    live: "LiveGame",
    seat: Seat,
    level: str,
    legal: list[int],
    must: bool,
    names: list[str] | None = None,
    chosen: tuple[int, ...] = (),
) -> Question:
    """What a bot, or with the players' names a coach, is asked in this position."""
    play = live.play
    return Question(
        table=f"{room} {play.seed} {live.epoch}",
        game=play.game.key,
        options=dict(play.options.values()),
        seats=play.seats,
        seat=seat,
        level=level,
        view=dict(live.view(seat)),
        legal=legal,
        must=must,
        chance=_mixed(f"{play.seed} {seat} {len(play.entries)} {must}"),
        told=lambda since: (play.told(seat, since), len(play.events)),
        names=names,
        chosen=chosen,
    )


def _mixed(text: str) -> int:
    """A number by lot, the same whenever the same is asked."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])
