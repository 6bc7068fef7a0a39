"""The game in a room: its play, its time, and who was told what after which entry."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from handful.core import (
    AnyGame,
    Clock,
    Event,
    Limits,
    Millis,
    Move,
    Options,
    Play,
    Record,
    Seat,
    State,
    View,
    public,
)

from ..ws.protocol import Settings

Now = Callable[[], float]
"""Milliseconds of this process's own clock, which never goes back."""

Devices = Callable[[], Mapping[Seat, str]]
"""The seats whose people pass a device round, and which one."""


class TakenBack(Event):
    """A move was taken back: what it brought is no more."""

    seat: int = public()


class Silent(Event):
    """Somebody's time was up: what follows was done for them."""

    seat: int = public()


class Happened(NamedTuple):
    """An event, the entry of the room's log that brought it, and when in the game that was."""

    seq: int
    at: Millis
    event: Event


class LiveGame:
    """One game as this process sees it; every change comes from an entry of the room's log."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seats: int,
        seed: int,
        players: tuple[str, ...],
        settings: Settings,
        now: Now,
        seq: int,
        devices: Devices = dict,
        people: Callable[[], int] = lambda: 2,
        factor: int = 1,
    ) -> None:
        def seconds(clock: Clock) -> int:
            own = settings.turn_seconds if clock.kind == "turn" else settings.window_seconds
            return own or clock.seconds_for(people(), options)

        def fresh() -> Play:
            return Play(game, options, seats, seed, timed=True, players=players)

        self._fresh: Callable[[], Play] = fresh
        self.play = self._fresh()
        self._now = now
        self.limits = Limits(game.rules.clocks, seconds, factor)
        """When those who are waited for are taken to have made their default move."""
        self._devices, self._people = devices, people
        self._hurries: dict[int, bool] = {}
        """Whether some decision has a time, by how many people play."""
        self.told = [Happened(seq, 0, one) for one in self.play.events]
        self.version = 0
        """Rises with everything that changes the position."""
        self.epoch = 0
        """Rises when the past changes."""
        self.paused_for: tuple[Seat, ...] = ()
        """The absent seats for which the clock waits."""
        self.halted_by: str | None = None
        """The person who paused the table."""
        self.held: dict[Seat, float] = {}
        """Who looks at what has just hit them, and since when by this process's clock."""
        self.wish: tuple[Seat, set[Seat]] | None = None
        """Who would like to take a move back, and who has agreed."""
        self._views: dict[Seat | None, View] = {}
        self._solo: list[bool] = []
        self._anchor, self._since = 0, now()
        self._watch(0)

    @property
    def now(self) -> int:
        """Milliseconds of play since the start of this game."""
        if self.still:
            return self._anchor
        return self._anchor + int(self._now() - self._since)

    @property
    def still(self) -> bool:
        """Whether no time passes."""
        return bool(self.paused_for or self.halted_by or self.held)

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.play.state.outcome() is not None

    @property
    def ticking(self) -> bool:
        """Whether the clock decides anything just now."""
        return self.limits.first() is not None or self.play.state.deadline() is not None

    @property
    def racing(self) -> bool:
        """Whether several may act at once while the game's own clock runs."""
        state = self.play.state
        return state.deadline() is not None and len(state.actors()) > 1

    def may_double(self) -> bool:
        """Whether somebody could make all clocks twice as long."""
        people = self._people()
        if people not in self._hurries:
            self._hurries[people] = self.limits.hurries()
        return self._hurries[people] and self.limits.is_short

    def next_moment(self) -> int | None:
        """When time next brings something."""
        due = self.play.state.deadline(), self.limits.first()
        moments = [one for one in due if one is not None]
        return min(moments) if moments and not self.still and not self.over else None

    def view(self, seat: Seat | None) -> View:
        """What this seat sees now, built once however many screens show it."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self._viewed(seat)
        return found

    def _viewed(self, seat: Seat | None) -> View:
        own = self.play.game.knowledge.own
        if seat is None or own is None:
            return self.play.view(seat)
        return {**self.view(None), **own(self.play.state, seat)}

    def view_anew(self) -> None:
        """The position is another one now."""
        self._views.clear()

    def present(self) -> tuple[State, int]:
        """A copy of the position as it is at this moment, to judge a move by, and the moment.

        The real one changes by entries of the log alone: another process may be faster, with an
        entry that is a little older than our own clock.
        """
        state = self.play.state.clone()
        at = max(self.now, state.now)
        while (deadline := state.deadline()) is not None and deadline <= at:
            state.now = deadline
            state.expire()
        state.now = at
        return state, at

    def enter(self, seq: int, seat: Seat, move: Move | str, at: int, silent: bool = False) -> None:
        """A move of the log; `silent`: the clock made it for the seat."""
        self._solo.append(self.play.state.awaited() == (seat,) and not self._is_burning())
        events = self.play.enter(seat, move, at)
        self._keep(seq, at, [Silent(seat), *events] if silent else events)
        self.wish = None
        self._watch(at, seat)

    def tick(self, seq: int, at: int) -> None:
        """Time has come so far."""
        self._keep(seq, at, self.play.tick(at))
        self._watch(at)

    def say(self, seq: int, seat: Seat, message: Mapping[str, object], at: int) -> None:
        """Talk of the log."""
        self._keep(seq, at, [self.play.say(seat, message, at)])
        self.view_anew()
        self._set_clock(at)

    def undo(self, seq: int, seat: Seat, at: int) -> None:
        """The last move is taken back."""
        if self.play.can_undo(seat):
            self.play.undo(seat)
        else:
            self._rebuild()
        self._solo.pop()
        self.told = [*self._still_told(), Happened(seq, at, TakenBack(seat))]
        self.wish = None
        self.epoch += 1
        self.limits.clear()
        self._watch(at)

    def pause(self, at: int, seats: tuple[Seat, ...]) -> None:
        """Let no time pass."""
        self._set_clock(at)
        self.paused_for = seats

    def resume(self, at: int) -> None:
        """Let time pass again."""
        self.paused_for = ()
        self._set_clock(at)

    def halt(self, at: int, person: str | None) -> None:
        """Somebody pauses the table, or lets it go on."""
        self._set_clock(at)
        self.halted_by = person

    def hold(self, at: int, seat: Seat) -> None:
        """Somebody looks at what has just hit them."""
        self._set_clock(at)
        self.held[seat] = self._now()

    def release(self, at: int, seat: Seat) -> None:
        """They have seen it."""
        self._set_clock(at)
        self.held.pop(seat, None)

    def uncover(self, at: int, seat: Seat) -> None:
        """A device that is passed round has come to this seat."""
        self._set_clock(at)
        self.limits.uncover(seat, at)

    def add_time(self, at: int, seat: Seat, more: Millis) -> None:
        """Somebody takes longer for this decision."""
        self._set_clock(at)
        self.limits.extend(seat, more)

    def double_clocks(self, at: int) -> None:
        """All clocks are twice as long from now on."""
        self._set_clock(at)
        self.limits.double()

    def wake(self) -> None:
        """Time that passed before this process knew of the game does not count."""
        self._since = self._now()

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last move was this seat's own turn and showed nothing."""
        return self._was_mine(seat) and self.play.can_undo(seat)

    def may_wish(self, seat: Seat) -> bool:
        """Whether the others could let this seat take its last move back."""
        return (
            self._was_mine(seat) and not self.play.stands and not self.play.game.knowledge.forgets
        )

    def since(self, seq: int) -> list[Happened]:
        """What has happened after this entry of the log."""
        first = len(self.told)
        while first and self.told[first - 1].seq > seq:
            first -= 1
        return self.told[first:]

    def record(self) -> Record:
        """The game so far, on paper."""
        return self.play.record()

    def moved_last(self, seat: Seat) -> bool:
        """Whether the last move was this seat's."""
        entries = self.play.entries
        return bool(entries) and entries[-1].seat == seat

    def _was_mine(self, seat: Seat) -> bool:
        mine = self.moved_last(seat) and self._solo[-1]
        return mine and not self.over and not self._is_burning()

    def _is_burning(self) -> bool:
        return self.play.state.deadline() is not None

    def _keep(self, seq: int, at: Millis, events: list[Event]) -> None:
        self.told += [Happened(seq, at, one) for one in events]

    def _set_clock(self, at: int) -> None:
        self._anchor, self._since = at, self._now()

    def _still_told(self) -> list[Happened]:
        """What was told of the moves that stand."""
        left = len(self.play.events)
        told = []
        for one in self.told:
            if not left:
                break
            if not isinstance(one.event, TakenBack):
                told.append(one)
                left -= not isinstance(one.event, Silent)
        return told

    def _watch(self, at: int, mover: Seat | None = None) -> None:
        """Something has changed: set the clock, and the limits of those who are waited for."""
        self.version += 1
        self.view_anew()
        self._set_clock(at)
        self.limits.devices = self._devices()
        self.limits.watch(self.play.state, at, mover)

    def _rebuild(self) -> None:
        """The same game without its last entry, at the moment before it."""
        old = self.play
        self.play = self._fresh()
        talk = list(old.talk)
        for number, entry in enumerate(old.entries):
            while talk and talk[0].after <= number:
                said = talk.pop(0)
                self.play.say(said.seat, said.message, said.at)
            if number + 1 < len(old.entries):
                self.play.enter(entry.seat, entry.move, entry.at)
            else:
                self.play.tick(entry.at)
