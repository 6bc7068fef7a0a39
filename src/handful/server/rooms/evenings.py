"""A class or club evening as its teacher sees and runs it: all tables behind one key."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from handful.core import Refused

from ..http import evening_schemas as schemas
from ..http.schemas import NewRoom
from ..http.tokens import hashed, secret
from ..records.comparison import Comparison, compared
from ..records.deal_code import code_of
from ..ws.protocol import SettingsChange
from . import evening_table, judge
from . import log_entries as log
from .evening import Plan, Result, Stage, planned
from .permissions import denied, known_level
from .room import Room

if TYPE_CHECKING:
    from .registry import Registry

CODES_HELD = 14 * 86_400_000
"""Milliseconds for which the codes of tables hold: they may be printed days before."""
_NAME = "Handful"
"""What a screen is called that nobody's name belongs to."""


class Evenings:
    """Opens evenings, shows and runs them; all that is kept of one is in the logs of its tables."""

    def __init__(self, registry: "Registry") -> None:
        self._registry = registry

    async def open(self, new: schemas.NewEvening) -> schemas.OpenedEvening:
        """So many tables with the same plan, behind a new key."""
        key, level = secret(), known_level(new.bots) if new.bots else ""
        plan = planned(1, new.deals, level)
        opened: list[str] = []
        try:
            for table in range(1, new.tables + 1):
                opened.append(await self._open(new, replace(plan, table=table), key))  # noqa: PERF401
        except BaseException:
            for id in opened:
                await self._registry.delete(id)
            raise
        return schemas.OpenedEvening(key=key)

    async def _open(self, new: schemas.NewEvening, plan: Plan, key: str) -> str:
        given = new.settings or SettingsChange()
        settings = replace(given, spectators="off", chat=False, hints=False)
        wanted = NewRoom(
            game=new.game,
            options=new.options,
            seats=new.seats,
            settings=settings,
            name=_NAME,
            sit=False,
            classroom=new.classroom,
        )
        return (await self._registry.open(wanted, key, plan)).room

    async def tables(self, key: str) -> list[Room]:
        """The tables of an evening that can be read, in order; if there are none, refuse."""
        rooms = []
        for row in await self._registry.store.by_owner(hashed(key)):
            with suppress(Refused):  # a damaged table: the others go on
                room = await self._registry.room(row.id)
                if room and room.lobby.plan:
                    rooms.append(room)
        if not rooms:
            raise denied("no_evening", "deny-no-evening")
        return sorted(rooms, key=_number)

    async def shown(self, key: str) -> schemas.Evening:
        """How far everybody is, and what can be compared by now."""
        rooms = await self.tables(key)
        first = rooms[0].lobby
        assert first.plan
        return schemas.Evening(
            game=first.game.key,
            options=dict(first.options.values()),
            seats=len(first.chairs),
            deals=first.plan.deals,
            bots=first.plan.level or None,
            classroom=first.classroom,
            stage=_stage(rooms),
            tables=[_shown(room) for room in rooms],
            addresses=list(self._registry.settings.addresses),
            compared=_compared(rooms),
        )

    async def act(self, key: str, asked: schemas.RunEvening) -> None:
        """Do what the teacher asks for, at one table or at all of them."""
        rooms = await self.tables(key)
        if asked.table is not None:
            rooms = [room for room in rooms if _number(room) == asked.table]
            if not rooms:
                raise denied("no_evening", "deny-no-evening")
        match asked.act:
            case "start":
                await self._all(rooms, lambda room: _started(room, alone=asked.table is not None))
            case "pause" | "go_on":
                stage: Stage = "paused" if asked.act == "pause" else "playing"
                await self._all(rooms, lambda room: _staged(room, stage))
            case "skip":
                await self._all(rooms, _skipped)
            case "dissolve":
                await self._all(rooms, lambda room: _ended(room, "gone"))
            case "end":
                await self._end(await self.tables(key))

    async def add(self, key: str) -> None:
        """One more table, for those who come late: it plays all the deals."""
        rooms = await self.tables(key)
        if len(rooms) >= schemas.MOST_TABLES:
            raise denied("too_many", "deny-many-tables", most=schemas.MOST_TABLES)
        lobby = rooms[-1].lobby
        if _stage(rooms) == "open" or lobby.plan is None:
            raise denied("evening", "deny-evening-over")
        new = schemas.NewEvening(
            game=lobby.game.key,
            options=dict(lobby.options.values()),
            seats=len(lobby.chairs),
            settings=SettingsChange(
                turn_seconds=lobby.settings.turn_seconds,
                window_seconds=lobby.settings.window_seconds,
            ),
            deals=lobby.plan.deals,
            classroom=lobby.classroom,
        )
        id = await self._open(new, replace(lobby.plan, table=lobby.plan.table + 1), key)
        room = await self._registry.room(id)
        if room and _stage(rooms) == "playing":
            await self._all([room], lambda room: _staged(room, "playing"))

    async def delete(self, key: str) -> None:
        """Delete all tables and all they hold."""
        for room in await self.tables(key):
            await self._registry.delete(room.id)

    async def _end(self, rooms: Sequence[Room]) -> None:
        """End the evening: only when every table has stopped are cards and results open."""
        await self._all(rooms, lambda room: _ended(room, "over"))
        if any(room.lobby.stage not in ("gone", "over", "open") for room in rooms):
            raise denied("busy", "deny-busy")
        found = _compared(rooms)
        places = {one.table: one.place for one in found.tables} if found else {}
        await self._all(rooms, lambda room: _opened(room, places))

    async def _all(self, rooms: Iterable[Room], decide: Callable[[Room], list[log.Body]]) -> None:
        """Write something into every log, each in its turn."""
        for room in rooms:
            await self._registry.catch_up(room)
            await self._registry.inside(room, lambda room=room: decide(room))


def _number(room: Room) -> int:
    return room.lobby.plan.table if room.lobby.plan else 0


def _stage(rooms: Sequence[Room]) -> Stage:
    """How far the whole evening is: what its tables have in common, dissolved ones left out."""
    stages = [room.lobby.stage for room in rooms if room.lobby.stage != "gone"]
    for stage in ("open", "paused", "playing", "over"):
        if stage in stages:
            return stage
    return "waiting" if stages else "over"


def _shown(room: Room) -> schemas.EveningTable:
    lobby = room.lobby
    people = [chair.person for chair in lobby.chairs if chair.person]
    return schemas.EveningTable(
        table=_number(room),
        room=room.id,
        code=room.code or "",
        stage=lobby.stage,
        phase=lobby.phase,
        deal=lobby.number,
        left=lobby.deals_left,
        names=list(lobby.names()) if lobby.number else [],
        people=[lobby.people[one].name for one in people if one in lobby.people],
        here=sum(room.here(one) for one in people),
    )


def _compared(rooms: Sequence[Room]) -> Comparison | None:
    """The deals with which every table is done, compared; None before the first."""
    plan = rooms[0].lobby.plan
    assert plan
    over = _stage(rooms) in ("over", "open")
    done = range(1, (plan.deals if over else min(map(_done, _playing(rooms)), default=0)) + 1)
    results: dict[int, dict[int, Result]] = {number: {} for number in done}
    for room in rooms:
        for past in room.lobby.games:
            if past.number in results and past.result:
                results[past.number][_number(room)] = past.result
    played = {number: one for number, one in results.items() if one}
    if not played:
        return None
    found = compared(played)
    if _stage(rooms) != "open":
        return found
    deals = [replace(one, code=code_of(plan.seed(one.number))) for one in found.deals]
    return replace(found, deals=deals)


def _playing(rooms: Sequence[Room]) -> list[Room]:
    return [room for room in rooms if room.lobby.stage != "gone"]


def _done(room: Room) -> int:
    """How many deals a table is done with: finished, or given up."""
    games = room.lobby.games
    return len(games) - bool(games and not games[-1].last)


def _started(room: Room, alone: bool) -> list[log.Body]:
    """The evening begins at a table; where nobody sits it waits, unless it is meant by itself."""
    lobby = room.lobby
    bodies = _staged(room, "playing")
    if lobby.phase == "lobby" and not lobby.number and (lobby.people_seated() or alone):
        with suppress(Refused):  # chairs are free and there are no bots: its people start it
            bodies += evening_table.started(lobby)
    return bodies


def _staged(room: Room, stage: Stage) -> list[log.Body]:
    """Another stage, where there is anything left to play and it is another."""
    lobby = room.lobby
    if lobby.stage == stage or lobby.stage in ("gone", "over", "open"):
        return []
    if stage == "paused" and lobby.stage == "waiting":
        return []
    return [log.Staged(stage=stage, at=room.live.now if room.live else 0)]


def _skipped(room: Room) -> list[log.Body]:
    """This table gives its deal up and goes on to the next."""
    return judge.abandoned(room.lobby) if room.lobby.phase == "playing" else []


def _ended(room: Room, stage: Stage) -> list[log.Body]:
    """No more deals here."""
    lobby = room.lobby
    if lobby.stage in ("gone", "over", "open"):
        return []
    return [*_skipped(room), log.Staged(stage=stage)]


def _opened(room: Room, places: dict[int, int]) -> list[log.Body]:
    """The results are out; records and codes of deals may be had from now on."""
    if room.lobby.stage == "open":
        return []
    place = places.get(_number(room), 0)
    return [log.Staged(stage="open", place=place, of=len(places))]
