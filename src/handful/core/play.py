"""One game being played in this process: the state, its record, and who is told what."""

from collections.abc import Callable, Iterator, Mapping

from .events import Event, Told
from .game import AnyGame, View
from .message import Message, message
from .options import BadOption, Options
from .record import BadRecord, Entry, Record, Spoken
from .refusal import Refusal, Refused
from .state import UNTIMED, Millis, Move, Seat, State


class Play:
    """A game from its first position on; every entered move is judged, applied and recorded."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seats: int,
        seed: int,
        *,
        timed: bool = False,
        players: tuple[str, ...] = (),
    ) -> None:
        game.check(options, seats)
        self.game, self.options, self.seats, self.seed = game, options, seats, seed
        self.timed, self.players = timed, players
        self.moves = game.moves_at(options, seats)
        self.state: State = game.rules.start(options, seats, seed, timed)
        self.entries: list[Entry] = []
        self.talk: list[Spoken] = []
        self.events: list[Event] = self.state.sink or []
        self.state.sink = None
        self._before: tuple[State, int] | None = None
        self._final: list[bool] = []
        """Of each entry, whether it brought a final event."""

    def enter(
        self, seat: Seat, given: Move | str | Mapping[str, object], at: Millis = UNTIMED
    ) -> list[Event]:
        """Make a move; the events it brought come back. A refusal is raised and changes nothing."""
        move = given if isinstance(given, int) else self.moves.read(given)
        events = self._at(at)
        refusal = self.state.refusal(seat, move)
        if refusal:
            raise Refused(refusal)
        self._before = self.state.clone(), len(self.events)
        brought = self._listened(lambda: self.state.apply(seat, move))
        self.entries.append(Entry(at, seat, self.game.rules.moves.text(move)))
        self._final.append(any(event.final for event in brought))
        return events + brought

    def tick(self, at: Millis) -> list[Event]:
        """Let time pass: every deadline up to `at` expires at its own moment."""
        events: list[Event] = []
        deadline = self.state.deadline()
        while deadline is not None and deadline <= at:
            self.state.now = deadline
            events += self._listened(self.state.expire)
            self._before = None
            deadline = self.state.deadline()
        self.state.now = max(at, self.state.now)
        return events

    def say(self, seat: Seat, given: Mapping[str, object], at: Millis = UNTIMED) -> Event:
        """Say something structured at the table; a refusal is raised and changes nothing."""
        if self.game.rules.talk:
            self._at(at)
        event = self.heard(seat, given)
        self.talk.append(Spoken(len(self.entries), at, seat, dict(given)))  # type: ignore[arg-type]  # talk.say has checked that it is plain
        self.events.append(event)
        return event

    def heard(self, seat: Seat, given: Mapping[str, object]) -> Event:
        """What everybody would hear if a seat said this now; raises `Refused`."""
        if not self.game.rules.talk:
            raise Refused(Refusal("talk_off", message("deny-talk", game=self.game.name)))
        after = len(self.entries)
        spoken = sum(one.seat == seat and one.after == after for one in self.talk)
        return self.game.rules.talk.say(self.state, seat, given, spoken, len(self.talk) + 1)

    def view(self, seat: Seat | None) -> Mapping[str, object]:
        """What this seat (None: a spectator) sees now."""
        return self.game.knowledge.view(self.state, seat)

    def listed(self, seat: Seat, view: View | None = None) -> list[Move]:
        """The legal moves, but for those that the game leaves to the player to find.

        Whoever has the seat's view already may hand it in.
        """
        legal, unlisted = self.state.legal(seat), self.game.screens.unlisted
        if unlisted is None:
            return legal
        seen, decode = view or self.view(seat), self.game.rules.moves.decode
        return [move for move in legal if not unlisted(seen, decode(move))]

    def counted(self, view: Callable[[Seat | None], View] | None = None) -> Millis | None:
        """What screens count down to: the next deadline, unless the game names another moment.

        Whoever keeps views may say where to find them.
        """
        if self.game.screens.countdown is None:
            return self.state.deadline()
        return self.game.screens.countdown((view or self.view)(None))

    def told(self, seat: Seat | None, since: int = 0) -> list[Told]:
        """The events as this seat saw them, from the given one on."""
        seen = (event.seen_by(seat) for event in self.events[since:])
        return [told for told in seen if told is not None]

    def before(self, event: Event, seat: Seat | None = None) -> Iterator[Told]:
        """What this seat was told before an event, newest first; nothing if it was taken back."""
        at = next((at for at in reversed(range(len(self.events))) if self.events[at] is event), 0)
        for one in reversed(self.events[:at]):
            told = one.seen_by(seat)
            if told is not None:
                yield told

    @property
    def stands(self) -> bool:
        """Whether the last entry is final by the rules of the game."""
        return bool(self._final) and self._final[-1]

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last entry was this seat's, is not final and showed it nothing hidden."""
        if not self._before or not self.entries or self.entries[-1].seat != seat or self.stands:
            return False
        before, _ = self._before
        return before.chance == self.state.chance and self._hidden(before, seat) == self._hidden(
            self.state, seat
        )

    def undo(self, seat: Seat) -> None:
        """Take the last entry back, where `can_undo` allows it."""
        if self.stands:
            raise Refused(Refusal("no_undo", message("undo-final")))
        if not self._before or not self.can_undo(seat):
            reason = message("undo-seen")
            raise Refused(Refusal("no_undo", reason))
        self.state, told = self._before
        self._before = None
        del self.events[told:]
        self.entries.pop()
        self._final.pop()
        self.talk = [one for one in self.talk if one.after <= len(self.entries)]

    def record(self) -> Record:
        """The game so far, on paper."""
        return Record(
            game=self.game.key,
            rules_number=self.game.rules_number,
            options=self.options.values(),
            seats=self.seats,
            seed=self.seed,
            timed=self.timed,
            now=self.state.now,
            entries=tuple(self.entries),
            talk=tuple(self.talk),
            players=self.players,
        )

    def _at(self, at: Millis) -> list[Event]:
        if (at == UNTIMED) == self.timed:
            why = message("entry-untimed") if self.timed else message("entry-timed")
            raise Refused(Refusal("clock", why))
        if at < self.state.now:
            raise Refused(Refusal("clock_backwards", message("entry-late")))
        return self.tick(at)

    def _listened(self, act: Callable[[], None]) -> list[Event]:
        events: list[Event] = []
        self.state.sink = events
        act()
        self.state.sink = None
        self.events += events
        return events

    def _hidden(self, state: State, seat: Seat) -> list[list[int]]:
        return [sorted(group) for group in self.game.knowledge.secrets(state, seat)]


def replay(game: AnyGame, record: Record) -> Play:
    """The recorded game, played again up to where it stood; `BadRecord` says why it cannot be."""
    if record.rules_number != game.rules_number:
        raise BadRecord(_other_rules(game, record))
    try:
        options = game.rules.options.read(record.options)
        play = Play(
            game, options, record.seats, record.seed, timed=record.timed, players=record.players
        )
    except BadOption as problem:
        why = message("record-options", why=problem.args[0])
        raise BadRecord(why, game.rules.options) from None
    talk = list(record.talk)
    for number, entry in enumerate(record.entries):
        _say(play, talk, number)
        try:
            play.enter(entry.seat, entry.move, entry.at)
        except Refused as refused:
            why = message(
                "record-move",
                n=number + 1,
                move=repr(entry.move),
                seat=entry.seat,
                why=_why(refused),
            )
            raise BadRecord(why, game.rules.options) from None
    _say(play, talk, len(record.entries))
    if talk:
        after = talk[0].after
        raise BadRecord(message("record-talk-late", n=after))
    if record.timed:
        play.tick(record.now)
    return play


def _say(play: Play, talk: list[Spoken], number: int) -> None:
    while talk and talk[0].after <= number:
        one = talk.pop(0)
        try:
            play.say(one.seat, one.message, one.at)
        except Refused as refused:
            why = message("record-talk", why=_why(refused))
            raise BadRecord(why, play.game.rules.options) from None


def _other_rules(game: AnyGame, record: Record) -> Message:
    numbers = {"number": record.rules_number, "ours": game.rules_number}
    if record.rules_number > game.rules_number:
        return message("record-newer", game=game.name, **numbers)
    return message("record-older", game=game.name, **numbers)


def _why(refused: Refused) -> Message | str:
    """Why something was refused, and by which rule."""
    reason, clause = refused.refusal.reason, refused.refusal.clause
    return message("cited", why=reason, clause=clause) if clause else reason
