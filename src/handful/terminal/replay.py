"""A recorded game told again: the whole story once it is over, else what one seat saw."""

from dataclasses import replace

from handful.core import BadOption, Play, Seat, replay, styled
from handful.core.message import message
from handful.core.styled_text import harmless
from handful.core.text import whose
from handful.i18n import Speaker
from handful.i18n.games import draw, house_rules, speaker, spoken, tell

from .keyboard import Keyboard
from .ranking import ranking
from .screen import Screen


class Story:
    """One record, the screen it is told on, and through whose eyes (None: everybody's)."""

    def __init__(self, play: Play, screen: Screen, eyes: Seat | None = None) -> None:
        if eyes is not None and not 0 <= eyes < play.seats:
            raise BadOption(message("term-replay-no-seat", seat=eyes + 1, last=play.seats))
        self.game, self.record, self.screen, self.eyes = play.game, play.record(), screen, eyes
        self._end = play
        self._over = play.state.outcome() is not None
        given = [" ".join(harmless(one).split()) for one in play.players]
        named = given if len(given) == play.seats else [""] * play.seats
        self._say = speaker(None, screen.language)
        self.names = [one or self._seat(seat) for seat, one in enumerate(named)]

    def tell(self) -> None:
        """The log from beginning to end, the last table, the result."""
        self._headline()
        if self._may_tell:
            self._lines(self._end, 0)
        else:
            self.screen.line(self._say("term-forgets"), 2)
        self._picture(self._end, self.eyes)
        outcome = self._end.state.outcome()
        if outcome:
            self.screen.lines(ranking(outcome, self._speaker(None)))
        else:
            standing = self._say("term-replay-stands", count=len(self.record.entries))
            hint = "" if self.eyes is not None else f" {self._say('term-replay-seat')}"
            self.screen.line(styled("dim", f"{standing}{hint}"), 2)

    def step(self, keyboard: Keyboard) -> None:
        """Move by move, forwards and backwards; a game about remembering only once it is over."""
        if not self._may_tell:
            self.tell()
            return
        self._headline()
        self.screen.line(styled("dim", self._say("term-replay-keys")), 2)
        at = 0
        while True:
            self._moment(at)
            at = self._next(keyboard, at)
            if at < 0:
                return

    @property
    def _may_tell(self) -> bool:
        return self._over or not self.game.knowledge.forgets

    def _headline(self) -> None:
        seed = styled("dim", f"({self._say('term-seed', seed=self.record.seed)})")
        self.screen.line(f"{styled('bold', self.game.name)} {seed}")
        who = self._say.listed(self.names)
        rules = house_rules(self.game, self._end.options, self.screen.language)
        self.screen.line(styled("dim", f"{who}; {rules}"), 2)

    def _moment(self, at: int) -> None:
        """The position after so many entries, and what the last of them brought."""
        play = self._at(at)
        before = len(self._at(at - 1).events) if at else 0
        self.screen.line()
        total = len(self.record.entries)
        step = self._say("replay-step", number=at, total=total)
        self.screen.line(styled("bold", step if at else self._say("term-replay-deal")))
        self._lines(play, before)
        eyes = self.eyes
        if eyes is None and self._over and at < total:
            eyes = self.record.entries[at].seat
            seen = self._say("replay-seat", name=self.names[eyes])
            self.screen.line(styled("dim", f"{seen}:"))
        self._picture(play, eyes)

    def _at(self, at: int) -> Play:
        entries = self.record.entries[:at]
        talk = tuple(one for one in self.record.talk if one.after < at)
        now = entries[-1].at if entries else min(0, self.record.now)
        return replay(self.game, replace(self.record, entries=entries, talk=talk, now=now))

    def _lines(self, play: Play, since: int) -> None:
        """What these eyes were told from this event on, in words."""
        whole = self._over and self.eyes is None
        for event in play.events[since:]:
            told = event.whole() if whole else event.seen_by(self.eyes)
            if told is None:
                continue
            said = tell(self.game, told, self.names, play.before(event))
            line = spoken(said, self._speaker(self.eyes)) if said else None
            if line and self.eyes is None and line.startswith("You ") and not self.game.messages:
                line = f"{whose(told, self.names)}: {line}"  # said to that seat alone
            if line:
                self.screen.line(f"{styled('dim', '·')} {line}", 4)

    def _picture(self, play: Play, eyes: Seat | None) -> None:
        view = play.view(eyes)
        self.screen.line()
        self.screen.lines(draw(self.game, view, self._speaker(eyes), self.screen.width), 4)
        self.screen.line()

    def _speaker(self, eyes: Seat | None) -> Speaker:
        return speaker(self.game, self.screen.language, self.names, eyes)

    def _seat(self, seat: Seat) -> str:
        """What somebody is called whose name the record does not have."""
        name = self._say("seat", number=seat + 1)
        return name[:1].upper() + name[1:]

    def _next(self, keyboard: Keyboard, at: int) -> int:
        """Where somebody wants to look next; below zero to leave."""
        total = len(self.record.entries)
        while True:
            line = harmless(keyboard.line(lambda: f"{at}/{total} > ") or "").strip().lower()
            if line in ("", "n") and at < total:
                return at + 1
            if line in ("q", "quit", "exit") or line in ("", "n"):
                return -1
            if line in ("b", "back"):
                return max(0, at - 1)
            if line.isascii() and line.isdigit():
                return min(int(line[:9]), total)
            if line.startswith("e ") and self._look(line[2:].strip()):
                return at
            self.screen.line(self._say("term-replay-keys"), 2)

    def _look(self, name: str) -> bool:
        """Change eyes: a name, the number of a seat, or all."""
        found = [
            seat
            for seat, one in enumerate(self.names)
            if one.casefold().startswith(name) or str(seat + 1) == name
        ]
        if name == "all" or len(found) == 1:
            self.eyes = None if name == "all" else found[0]
            return True
        return False
