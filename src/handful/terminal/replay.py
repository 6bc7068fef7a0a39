"""A recorded game told again: the whole story once it is over, else what one seat saw."""

from dataclasses import replace

from handful.core import BadOption, Play, Seat, replay, styled
from handful.core.styled_text import harmless
from handful.core.text import listed, whose
from handful.i18n import Speaker
from handful.i18n.games import draw, speaker, spoken, tell

from .keyboard import Keyboard
from .ranking import ranking
from .screen import Screen

_KEYS = "Enter goes on, b back, a number goes to that move, e NAME looks with these eyes, q leaves."


class Story:
    """One record, the screen it is told on, and through whose eyes (None: everybody's)."""

    def __init__(self, play: Play, screen: Screen, eyes: Seat | None = None) -> None:
        if eyes is not None and not 0 <= eyes < play.seats:
            last = play.seats - 1
            raise BadOption(f"This game has no seat {eyes}: there are 0 to {last}.")
        self.game, self.record, self.screen, self.eyes = play.game, play.record(), screen, eyes
        self._end = play
        self._over = play.state.outcome() is not None
        given = [" ".join(harmless(one).split()) for one in play.players]
        named = given if len(given) == play.seats else [""] * play.seats
        self.names = [one or f"Seat {seat}" for seat, one in enumerate(named)]

    def tell(self) -> None:
        """The log from beginning to end, the last table, the result."""
        self._headline()
        if self._may_tell:
            self._lines(self._end, 0)
        else:
            self.screen.line("This game is about remembering: its log opens when it is over.", 2)
        self._picture(self._end, self.eyes)
        outcome = self._end.state.outcome()
        if outcome:
            self.screen.lines(ranking(outcome, self.names, self._speaker(None)))
        else:
            self.screen.line(styled("dim", self._standing()), 2)

    def step(self, keyboard: Keyboard) -> None:
        """Move by move, forwards and backwards; a game about remembering only once it is over."""
        if not self._may_tell:
            self.tell()
            return
        self._headline()
        self.screen.line(styled("dim", _KEYS), 2)
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
        record = self.record
        who = listed(self.names)
        seed = styled("dim", f"(seed {record.seed})")
        self.screen.line(f"{styled('bold', self.game.name)} {seed}")
        self.screen.line(styled("dim", f"{who}; {self._end.options.summary()}"), 2)

    def _standing(self) -> str:
        hint = "" if self.eyes is not None else "; --seat N shows what a seat sees"
        return f"This game is not over: it stands after {len(self.record.entries)} moves{hint}."

    def _moment(self, at: int) -> None:
        """The position after so many entries, and what the last of them brought."""
        play = self._at(at)
        before = len(self._at(at - 1).events) if at else 0
        self.screen.line()
        total = len(self.record.entries)
        self.screen.line(styled("bold", f"Move {at} of {total}" if at else "The deal"))
        self._lines(play, before)
        eyes = self.eyes
        if eyes is None and self._over and at < total:
            eyes = self.record.entries[at].seat
            self.screen.line(styled("dim", f"as {self.names[eyes]} sees it:"))
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
            self.screen.line(_KEYS, 2)

    def _look(self, name: str) -> bool:
        """Change eyes: a name, a seat, or all."""
        found = [
            seat
            for seat, one in enumerate(self.names)
            if one.casefold().startswith(name) or str(seat) == name
        ]
        if name == "all" or len(found) == 1:
            self.eyes = None if name == "all" else found[0]
            return True
        return False
