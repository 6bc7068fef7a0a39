"""A table in one terminal: people at the keyboard and bots, from the first move to the last."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

from handful.bots.levels import Level
from handful.bots.seated import SeatedBot
from handful.bots.self_play import talk
from handful.bots.speaking import Company
from handful.bots.tempo import pause
from handful.core import UNTIMED, Chance, Limits, Millis, Move, Outcome, Play, Refused, Seat, styled
from handful.core.message import Who, message
from handful.core.styled_text import harmless, plain
from handful.i18n import Speaker
from handful.i18n.games import Sentence, draw, phrases, prompt, spoken, tell

from .clock import Clock
from .commands import COMMANDS, Left, command
from .decision import Decision
from .keyboard import Keyboard
from .move_matching import Wording
from .saves import PERSON, Autosave
from .screen import Screen

_PAUSE = 60.0
_RECENT = 12
"""How many events somebody who comes back is told again."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits there: a person, or a bot of some level."""

    name: str
    level: Level | None = None

    @property
    def key(self) -> str:
        """How a save names it."""
        return self.level.key if self.level else PERSON


class Table:
    """One game in play; each call of `turn` lets one thing happen."""

    def __init__(
        self,
        play: Play,
        chairs: Sequence[Chair],
        screen: Screen,
        keyboard: Keyboard,
        autosave: Autosave,
        pace: float = 0.0,
        clock: Clock | None = None,
    ) -> None:
        self.play, self.chairs = play, tuple(chairs)
        self.screen, self.keyboard, self.autosave = screen, keyboard, autosave
        self.names = tuple(chair.name for chair in chairs)
        self.wording = Wording(play.game, self.names, play.moves, screen.language)
        self.people = [seat for seat, chair in enumerate(chairs) if not chair.level]
        self.decision: Decision | None = None
        self.helped = False
        """Whether somebody asked the coach, or took a move back."""
        self.guest: Seat | None = None
        """A person who took the keyboard out of turn."""
        self._focus = self.people[0] if len(self.people) == 1 else None
        self._bots = {
            seat: SeatedBot(play, seat, chair.level)
            for seat, chair in enumerate(chairs)
            if chair.level
        }
        tempers = {seat: one.level.temper for seat, one in enumerate(chairs) if one.level}
        self._company = Company(play, {seat: one for seat, one in tempers.items() if one})
        self._pace, self._clock = pace, clock
        self._seen: dict[Seat | None, int] = {}
        self._fresh = self._start = max(0, len(play.events) - _RECENT) if play.entries else 0
        self._moment: tuple[object, ...] = ()
        self._passed: set[Seat] = set()
        self._plans: dict[Seat, tuple[Millis, Move]] = {}
        """When each bot at a table with a clock makes which move."""
        self._limits = Limits(
            play.game.rules.clocks, lambda clock: clock.seconds_for(len(self.people), play.options)
        )
        if len(self.people) > 1:
            self._limits.devices = dict.fromkeys(self.people, "keyboard")
        self._forced: set[int] = set()
        """Before which events the only person here had no choice."""
        self._silent: dict[int, Seat] = {}
        """Whose time was up, by the first event that followed."""

    @property
    def at(self) -> Millis:
        """The time to write beside an entry."""
        return self._clock.now() if self._clock else UNTIMED

    def run(self) -> Outcome:
        """Play on until the game is over; leaving it raises `Left`."""
        self._keep()
        self.tell()
        while (outcome := self.play.state.outcome()) is None:
            try:
                self.turn()
            except KeyboardInterrupt:
                self.leave(interrupted=True)
        self.decision = None
        return outcome

    def turn(self) -> None:
        """Let the next thing happen: time, a bot that may, a person, a bot that must."""
        self._pass_time()
        self._begin_moment()
        state = self.play.state
        if state.outcome():
            return
        actors = state.actors()
        waiting = state.awaited() or (actors if state.deadline() is None else ())
        if self._bots_act([seat for seat in actors if seat not in waiting]):
            return
        people = [seat for seat in waiting if seat in self.people]
        if self.guest is not None and self.guest in actors:
            people = [self.guest]
        elif not people and not self._clock:
            people = self._optional(actors)
        if (self._clock or not people) and self._bots_act(waiting):
            return
        self._ask(people, waiting)

    def enter(self, seat: Seat, move: Move) -> None:
        """Make a move for a seat and put the game away."""
        self._fresh = len(self.play.events)
        try:
            self.play.enter(seat, move, self.at)
        except Refused as refused:  # the clock has moved on
            self._moment = ()
            if seat in self.people:
                self.screen.line(self.refused(refused), 2)
            return
        self._limits.watch(self.play.state, self.at, seat)
        if seat == self.guest:
            self.guest = None
        uttered = talk(self.play, self._company, self.at)
        self._keep()
        self.tell()
        known = phrases(self.play.game, self.screen.language)
        for who, phrase in uttered:
            self.screen.line(f"{self.names[who]}: {known[phrase]}", 4)

    def undo(self, seat: Seat) -> None:
        """Take back what this seat did last."""
        self.play.undo(seat)
        self.helped = True
        for who, seen in self._seen.items():
            self._seen[who] = min(seen, len(self.play.events))
        self._silent = {at: who for at, who in self._silent.items() if at < len(self.play.events)}
        self._forced = {at for at in self._forced if at < len(self.play.events)}
        self._limits.clear()
        self._keep()
        self.screen.line(self.say("term-taken-back"))

    def paused(self) -> AbstractContextManager[None]:
        """Let the clock of the game rest."""
        return self._clock.stopped() if self._clock else nullcontext()

    def tell(self) -> None:
        """Say what happened to the one who is looking; several people are told in their turn."""
        if len(self.people) > 1:
            return
        if self._redraws and self.screen.clear():  # elsewhere the question comes with a picture
            self._picture(self._focus)
        self._told(self._focus)

    def show(self) -> None:
        """The whole table and the question to the seat that decides."""
        if not self.decision:
            return
        seat = self.decision.seat
        if self._redraws:
            self.screen.clear()
        self._told(seat)
        self._picture(seat)
        self.question()

    def question(self) -> None:
        """What is asked, and the legal moves."""
        if not self.decision:
            return
        seat, game = self.decision.seat, self.play.game
        asked = prompt(game, self.play.view(seat), seat, self.names)
        self.screen.line(styled("bold", plain(self.said(asked, seat))))
        self.decision.show(self.screen)
        if not self.decision.must:
            self.screen.line(styled("dim", self.say("term-goes-by")), 2)
        others = [one for one in self._optional(self.play.state.actors()) if one != seat]
        if others and len(self.people) > 1:
            self.screen.line(
                styled("dim", self.say("term-may-act-too", names=self._named(others))), 2
            )

    def leave(self, interrupted: bool = False) -> None:
        """Ask whether to go; going raises `Left`."""
        self.screen.line("\n" if interrupted else "")
        self.screen.line(
            self.say("term-leave-lost") if self.autosave.trouble else self.say("term-leave")
        )
        try:
            with self.paused():
                line = self.keyboard.line(lambda: f"{self.say('term-leave-how')} > ")
        except KeyboardInterrupt:
            raise Left(130) from None
        if line and line.strip().lower() in (*self.say("term-yes").split(), "q", "quit"):
            raise Left(0)
        if line and line.strip():
            command(self, line)
        self.decision = None

    def obey(self, line: str) -> bool:
        """Do what a line asks for when the game is over; whether it was a command."""
        return command(self, line)

    def finish(self) -> None:
        """The end, as everybody may see it."""
        seat = self._focus if len(self.people) < 2 else None
        if len(self.people) > 1:
            self.screen.clear()
            self._seen[None] = max(self._seen.values(), default=0)
            self._told(None)
        self._picture(seat)

    def log(self, seat: Seat | None) -> list[str]:
        """Everything this seat has been told, in words."""
        return self._lines(seat, 0)

    def said(self, sentence: Sentence, seat: Seat | None = None) -> str:
        """A sentence in the language of this screen, said to this seat."""
        return spoken(sentence, self._speaker(seat))

    def refused(self, refused: Refused) -> str:
        """A refusal as one marked line."""
        why = refused.refusal
        clause = f" [{why.clause}]" if why.clause else ""
        return f"{styled('red', '✗')} {self.said(why.reason)}{clause}"

    @property
    def say(self) -> Speaker:
        """Says what the house says at every table."""
        return self._speaker(None)

    @property
    def reader(self) -> Speaker:
        """Says to whoever plays alone here, or to everybody, how it ended."""
        return self._speaker(self._focus if len(self.people) < 2 else None)

    def _named(self, seats: Sequence[Seat]) -> str:
        return self.say.listed([self.names[seat] for seat in seats])

    def _speaker(self, seat: Seat | None) -> Speaker:
        return self.wording.speaker(seat)

    def _pass_time(self) -> None:
        """Let what the clock brings happen: the game's own deadlines, then moves of the silent."""
        if not self._clock:
            return
        fresh = len(self.play.events)
        if self.play.tick(self._clock.now()):
            self._fresh = fresh
            self._keep()
            self.tell()
        self._limits.watch(self.play.state, self.at)
        for seat in self._limits.due(self.at)[:1]:
            self._silent[len(self.play.events)] = seat
            self.enter(seat, self.play.state.lapse(seat))

    def _begin_moment(self) -> None:
        """Whenever something has happened, or somebody else may act, everybody thinks again."""
        play, state = self.play, self.play.state
        happened = len(play.entries), len(play.events)
        moment = (*happened, state.actors(), state.awaited(), state.deadline())
        if moment == self._moment:
            return
        self._moment, self.decision = moment, None
        self._passed.clear()
        self._plans = {}
        if self._clock:
            for seat in set(self._bots) & set(state.actors()):
                self._think(seat)

    def _think(self, seat: Seat) -> None:
        """At a table with a clock a bot settles its move now and makes it when a hand could."""
        move = self._bots[seat].choose()
        if move is None:
            self._passed.add(seat)
            return
        game, play = self.play.game, self.play
        chance = Chance(play.seed + len(play.events) * play.seats + seat)
        wait = pause(game, play.view(seat), game.rules.moves.decode(move), chance)
        self._plans[seat] = self.at + wait, move

    def _optional(self, actors: Sequence[Seat]) -> list[Seat]:
        """The people who may act, need not, and have not let it go by."""
        awaited = self.play.state.awaited()
        return [
            seat
            for seat in actors
            if seat in self.people
            and seat not in awaited
            and seat not in self._passed
            and not self._only_lets_be(seat)
        ]

    def _only_lets_be(self, seat: Seat) -> bool:
        """Whether somebody is asked for an answer and has none.

        Not where several share the keyboard: not being asked would show what they hold.
        """
        state = self.play.state
        kind = self.play.game.rules.clocks.running(state).kind
        if len(self.people) > 1 or kind != "answer":
            return False
        return [*state.legal(seat)] == [state.lapse(seat)]

    def _bots_act(self, seats: Sequence[Seat]) -> bool:
        """Let the first of these bots that wants to move do so."""
        for seat in seats:
            if seat not in self._bots or seat in self._passed or not self._ready(seat):
                continue
            if self._taken_back():
                return True
            move = self._plans[seat][1] if self._clock else self._bots[seat].choose()
            if move is not None:
                self.enter(seat, move)
                return True
            self._passed.add(seat)
        return False

    def _ready(self, seat: Seat) -> bool:
        """Whether a bot has thought long enough."""
        if not self._clock:
            return True
        return seat in self._plans and self._plans[seat][0] <= self._clock.now()

    def _taken_back(self) -> bool:
        """Wait a little before a bot moves; whoever moved last may type undo meanwhile."""
        line = self.keyboard.glance(0.0 if self._clock else self._pace)
        if line is None or line.strip().lower() not in ("undo", "/undo"):
            return False
        last = self.play.entries[-1].seat if self.play.entries else -1
        if last not in self.people or not self.play.can_undo(last):
            return False
        self.keyboard.drop()
        self.undo(last)
        return True

    def _ask(self, people: Sequence[Seat], waiting: Sequence[Seat]) -> None:
        """One line from the person whose decision it is."""
        if len(people) > 1 and not set(people) & set(waiting):
            self._anybody(people)
            return
        seat = people[0] if people else self._focus
        if seat is None:
            self.keyboard.glance(min(self._seconds() or 0.0, _PAUSE))
            return
        if not self._faced(seat):
            return
        if not self.decision or self.decision.seat != seat:
            if self._has_only_one(seat, seat in waiting):
                return
            self.decision = Decision(self.play, seat, seat in waiting, self.wording)
            self.keyboard.offer([*self.decision.words(), *COMMANDS])
            if self.decision.choices:
                self.show()
        answer = self.keyboard.answer(self._prompt, self._seconds())
        if isinstance(answer, int):
            self.enter(seat, answer)
        elif answer is not None:
            self._heard(self.decision, harmless(answer).strip())

    def _has_only_one(self, seat: Seat, must: bool) -> bool:
        """Answer for somebody who has nothing to choose, and tell them so."""
        if not must or not self._only_lets_be(seat):
            return False
        self.keyboard.glance(0.0 if self._clock else self._pace)
        self._forced.add(len(self.play.events))
        self.enter(seat, self.play.state.lapse(seat))
        return True

    def _heard(self, decision: Decision, line: str) -> None:
        """Answer a line: a command, nothing at all, or a move."""
        verbs = self.play.game.rules.moves.grammar.verbs
        surely_move = line.partition(" ")[0] in verbs
        if not surely_move and command(self, line):
            return
        if not line:
            self._nothing(decision)
            return
        move = decision.read(line, self.screen)
        if move is not None:
            self.enter(decision.seat, move)

    def _nothing(self, decision: Decision) -> None:
        if not decision.must and not decision.narrowed:
            self._passed.add(decision.seat)
            self.guest = self.decision = None
            return
        decision.widen()
        self.question()

    def _anybody(self, people: Sequence[Seat]) -> None:
        """Several people may act before the bots go on, and nobody's cards are on the screen."""
        self.screen.line(self.say("term-may-act", names=self._named(people)))
        line = self.keyboard.line(lambda: "> ")
        if line is None or not line.strip():
            self._passed.update(people)
        elif not command(self, line):
            command(self, f"as {line}")

    def _faced(self, seat: Seat) -> bool:
        """Hand the keyboard over behind a cover, where somebody else could see the last screen."""
        if self._focus == seat or len(self.people) < 2:
            return True
        before = self._focus
        if not self.screen.clear():
            self.screen.line("─" * min(40, self.screen.width))
        self.screen.line(styled("bold", self.say("term-next", name=self.names[seat])))
        self.screen.line(self.say("term-hand-over", name=self.names[seat]))
        if before is not None and self.play.can_undo(before):
            self.screen.line(styled("dim", self.say("term-may-undo", name=self.names[before])))
        with self.paused():
            line = self.keyboard.line(lambda: "Enter > ")
        if line and line.strip():
            self._at_cover(line.strip().lower(), before)
            return False
        self._focus, self.decision = seat, None
        self._limits.uncover(seat, self.at)
        self.keyboard.forget()
        self.screen.clear()
        return True

    def _at_cover(self, word: str, before: Seat | None) -> None:
        if word in ("quit", "q", "exit"):
            self.leave()
        elif word == "undo" and before is not None and self.play.can_undo(before):
            self.undo(before)
        else:
            self.screen.line(self.say("term-at-cover"))

    def _prompt(self) -> str:
        left = self._counted()
        clock = "" if left is None else styled("gold", f"{left // 1000}.{left % 1000 // 100} s ")
        seat = self.decision.seat if self.decision else None
        name = f"{self.names[seat]} " if seat is not None and len(self.people) > 1 else ""
        return f"{clock}{name}> "

    def _counted(self) -> Millis | None:
        """What the prompt counts down: to the game's own moment, else to the end of one's time."""
        if not self._clock:
            return None
        moment = self.play.counted()
        if moment is None and self.decision and self.decision.must:
            moment = self._limits.of(self.decision.seat)
        return None if moment is None else max(0, moment - self._clock.now())

    def _seconds(self) -> float | None:
        """How long to wait for a person before something else happens."""
        if not self._clock:
            return None
        now = self._clock.now()
        times = [due for due, _ in self._plans.values()]
        due = self.play.state.deadline(), self._limits.first()
        times += [one for one in due if one is not None]
        return max(0, min(times) - now) / 1000 if times else None

    @property
    def _redraws(self) -> bool:
        """Whether what was seen must not stay on the screen."""
        return self.play.game.knowledge.forgets and self.play.state.outcome() is None

    def _picture(self, seat: Seat | None) -> None:
        width = self.screen.width
        picture = draw(self.play.game, self.play.view(seat), self._speaker(seat), width)
        self.screen.line()
        self.screen.lines(picture, 4)
        self.screen.line()

    def _told(self, seat: Seat | None) -> None:
        cleared = self._redraws and self.screen.cursor  # so the lines went with the picture
        since = self._fresh if cleared else self._seen.get(seat, self._start)
        self._seen[seat] = len(self.play.events)
        self.screen.lines(self._lines(seat, since), 4)

    def _lines(self, seat: Seat | None, since: int) -> list[str]:
        """What this seat was told from this event on, in words, and who was silent."""
        lines: list[str | None] = []
        for number, event in enumerate(self.play.events[since:], since):
            if number in self._silent:
                silent = message("tell-silent", seat=Who(self._silent[number]))
                lines.append(self.said(silent, seat))
            if number in self._forced and seat == self._focus:
                lines.append(self.say("term-no-choice"))
                continue
            told = event.seen_by(seat)
            before = self.play.before(event)
            line = tell(self.play.game, told, self.names, before) if told else None
            lines.append(self.said(line, seat) if line else None)
        return [f"{styled('dim', '·')} {line}" for line in lines if line]

    def _keep(self) -> None:
        before = self.autosave.trouble
        self.autosave.keep(self.play, tuple(chair.key for chair in self.chairs))
        if self.autosave.trouble and self.autosave.trouble != before:
            self.screen.line(self.say("term-not-kept", why=self.autosave.trouble), 2)
