"""The clock of a room: deadlines of the game, limits of the room, and pauses for the absent."""

from math import inf
from typing import TYPE_CHECKING

from handful.bots.levels import PILOT
from handful.core import Seat

from . import attendance
from . import log_entries as log
from .clock import Alarm
from .presence import AWAY, FLICKER

if TYPE_CHECKING:
    from .room import Room

LATE = 700
"""Milliseconds by which a process lets the one go first that wrote the newest entry."""
MOST_HELD = 8_000
"""How long others wait while somebody looks at what has just hit them."""
MOST_PAUSE = 120_000
"""Where no bot sits in by itself, the clock waits no longer for somebody than this."""


class Timekeeper:
    """Rings when something is due; all decisions go through the log, so each falls once."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._alarm: Alarm | None = None
        self._seen_away: set[Seat] = set()

    def stop(self) -> None:
        """Ring no more."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def reset(self) -> None:
        """Set the alarm for whatever comes next."""
        self.stop()
        looks = self._next_due(), self._next_look(), self._next_release(), self._next_absence()
        moments = [one for one in looks if one is not None]
        if moments:
            self._alarm = self._room.clock.at(min(moments), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._room.post(self._due)

    async def _due(self) -> None:
        await self.look()
        if self._is_due(LATE if self._is_guest() else 0):
            await self.catch()
        self.reset()

    async def catch(self) -> None:
        """Let happen what time has brought, before anything else is judged."""
        while self._is_due(0):
            before = self._room.seq
            await self._room.commit(self._decide)
            if self._room.seq == before:
                return

    async def look(self) -> None:
        """Stop or start the clock as people go and come."""
        await self._room.commit(self._release)
        await self._room.commit(self._sit_in)
        await self._room.commit(self._pause)
        self._notice()
        self.reset()

    def _next_due(self) -> float | None:
        live = self._room.live
        moment = live.next_moment() if live else None
        if not live or moment is None:
            return None
        late = LATE if self._is_guest() else 0
        return self._room.clock.now() + max(0, moment - live.now) + late

    def _next_look(self) -> float | None:
        """When an absence becomes long enough to matter, or too long to wait for."""
        live = self._room.live
        if not live or live.over or not live.ticking:
            return None
        now = self._room.clock.now()
        edges = [
            edge - self._away(seat)
            for seat in self._absent()
            for edge in (FLICKER, self._patience(seat))
        ]
        steps = [one for one in edges if one > 0]
        return now + min(steps) + 1 if steps else None

    def _is_guest(self) -> bool:
        return self._room.writer != self._room.house.process

    def _is_due(self, late: int) -> bool:
        live = self._room.live
        moment = live.next_moment() if live else None
        return bool(live) and moment is not None and moment + late <= live.now  # type: ignore[union-attr]  # asked just before

    def _decide(self) -> list[log.Body]:
        """The game's own deadline first, then the default move of whoever has let time pass."""
        live = self._room.live
        if not live or not self._is_due(0):
            return []
        now, state = max(live.now, live.play.state.now), live.play.state
        deadline = state.deadline()
        if deadline is not None and deadline <= now:
            return [log.Ticked(at=now)]
        silent = live.limits.due(now)
        if not silent:
            return []
        text = live.play.game.rules.moves.text(state.lapse(silent[0]))
        return [log.Moved(seat=silent[0], move=text, at=now, how="clock")]

    def _pause(self) -> list[log.Body]:
        live = self._room.live
        if not live or live.over:
            return []
        waiting = self._waited_for() if live.ticking else ()
        if waiting and not live.paused_for:
            return [log.Paused(at=live.now, seats=list(waiting))]
        if live.paused_for and not waiting:
            return [log.Resumed(at=live.now)]
        return []

    def _sit_in(self) -> list[log.Body]:
        """A bot sits in for whoever has been away for too long, as long as others play on."""
        if not self._anybody_plays() or not self._room.live or self._room.live.over:
            return []
        seats = range(len(self._room.lobby.chairs))
        late = [seat for seat in seats if attendance.bot_in_ms(self._room, seat) == 0]
        return [log.SeatTakenOver(seat=seat, level=PILOT) for seat in late]

    def _notice(self) -> None:
        """Everybody is told once somebody has been gone so long that they count as away."""
        chairs = self._room.lobby.chairs
        away = {seat for seat in range(len(chairs)) if self._away(seat) >= AWAY}
        if away != self._seen_away:
            self._seen_away = away
            self._room.tell()

    def _next_absence(self) -> float | None:
        """When somebody counts as away, and when a bot sits in for them: perhaps at once."""
        room, live = self._room, self._room.live
        chairs = enumerate(room.lobby.chairs)
        gone = [seat for seat, chair in chairs if chair.person and self._is_gone(seat)]
        waits = [wait for seat in gone if (wait := AWAY - self._away(seat)) > 0]
        if gone and live and not live.over and self._anybody_plays():
            bots = [attendance.bot_in_ms(room, seat) for seat in gone]
            waits += [wait for wait in bots if wait is not None]
        return room.clock.now() + min(waits) + 1 if waits else None

    def _release(self) -> list[log.Body]:
        """Bots wait for nobody who is gone, and not for long where others wait as well."""
        live = self._room.live
        if not live:
            return []
        now = self._room.clock.now()
        seats = [seat for seat in live.held if self._is_gone(seat) or now >= self._held_until(seat)]
        return [log.Released(seat=seat, at=live.now) for seat in seats]

    def _next_release(self) -> float | None:
        live = self._room.live
        moments = [self._held_until(seat) for seat in live.held] if live else []
        first = min(moments, default=inf)
        return None if first == inf else first

    def _held_until(self, seat: Seat) -> float:
        live = self._room.live
        assert live, "somebody is held in a game"
        return live.held[seat] + MOST_HELD if self._room.lobby.people_seated() > 1 else inf

    def _is_gone(self, seat: Seat) -> bool:
        person = self._room.lobby.chairs[seat].person
        return not person or not self._room.here(person)

    def _waited_for(self) -> tuple[Seat, ...]:
        """The absent seats for which the clock stands still."""
        absent = self._absent()
        if absent and not self._anybody_plays():
            return tuple(absent)
        return tuple(seat for seat in absent if FLICKER <= self._away(seat) < self._patience(seat))

    def _absent(self) -> list[Seat]:
        """Those who may act and whose person is gone."""
        room = self._room
        actors = room.live.play.state.actors() if room.live else ()
        chairs = room.lobby.chairs
        return [
            seat
            for seat in actors
            if (person := chairs[seat].person) and not chairs[seat].pilot and not room.here(person)
        ]

    def _anybody_plays(self) -> bool:
        chairs = self._room.lobby.chairs
        return any(chair.person and self._room.here(chair.person) for chair in chairs)

    def _away(self, seat: Seat) -> int:
        person = self._room.lobby.chairs[seat].person
        return (self._room.away_ms(person) if person else None) or 0

    def _patience(self, seat: Seat) -> int:
        """How long the clock waits for an absent seat: until a bot sits in."""
        bot = attendance.bot_in_ms(self._room, seat)
        return MOST_PAUSE if bot is None else self._away(seat) + bot
