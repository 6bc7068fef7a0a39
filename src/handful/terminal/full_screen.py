"""A game on the whole screen: the same table as in line mode, played in a thread of its own."""

import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import StringIO
from queue import Empty

from handful.core import Move, Outcome, Play, Seat, styled
from handful.core.styled_text import plain
from handful.i18n.games import prompt, speaker

from . import rulespage, saves
from .app import Answer, Ended, Noticed, Paged, Shown, TableApp, page_width
from .commands import Left
from .decision import Decision
from .game_loop import Chair, Table
from .keyboard import Answers, Prompt
from .layout import Scene
from .ranking import ranking
from .saves import Autosave
from .screen import Screen
from .session import Session

_BEAT = 0.25
_RECENT = 60
"""So many events are told beside the table."""


class Paper(Screen):
    """What line mode would print: collected, to be shown as a notice or as a page."""

    def __init__(self, app: TableApp) -> None:
        super().__init__(StringIO(), False, False, lambda: page_width(app), app.language)
        self._app = app
        self._lines: list[str] = []

    def line(self, marked: str = "", hang: int = 0) -> None:
        """Keep a line for later."""
        self._lines.append(marked)

    def raw(self, text: str) -> None:
        """Keep what is not blank."""
        if text.strip():
            self._lines.append(text.strip())

    def publish(self) -> None:
        """Show what was kept; a page is read before anything else happens."""
        lines, self._lines = self._lines, []
        if len([line for line in lines if line.strip()]) > 1:
            self.read(lines)
        elif lines:
            self._app.post_message(Noticed(" ".join(lines).strip()))

    def read(self, lines: Sequence[str]) -> None:
        """Have a page read."""
        closed = threading.Event()
        self._app.post_message(Paged(lines, closed.set))
        while not closed.wait(_BEAT):
            if not self._app.is_running:
                raise Left(0)


class Keys(Answers):
    """Answers of the person at the full screen."""

    def __init__(self, app: TableApp) -> None:
        self._app, self.terminal, self.edits = app, True, False
        self._kept: list[Answer] = []

    def answer(self, prompt: Prompt, seconds: float | None = None) -> Answer | None:
        """The next answer; None when the time is up."""
        until = None if seconds is None else time.monotonic() + seconds
        while not self._kept:
            if not self._app.is_running:
                raise Left(0)
            left = _BEAT if until is None else min(_BEAT, until - time.monotonic())
            if seconds is not None:
                self._app.post_message(Noticed("", clock=plain(prompt()).removesuffix("> ")))
            if left <= 0:
                return None
            with suppress(Empty):
                self._kept.append(self._app.answers.get(timeout=left))
        return self._kept.pop(0)

    def line(self, prompt: Prompt, seconds: float | None = None) -> str | None:
        """The next line of words."""
        self._app.post_message(Noticed(plain(prompt()).removesuffix("> ")))
        answer = self.answer(prompt, seconds)
        return answer if isinstance(answer, str) or answer is None else ""

    def glance(self, seconds: float) -> str | None:
        """A line within this time, left for whoever asks next."""
        if not self._kept:
            with suppress(Empty):
                self._kept.append(self._app.answers.get(timeout=max(0.001, seconds)))
        if not self._app.is_running:
            raise Left(0)
        first = self._kept[0] if self._kept else None
        if first == "/quit":
            raise Left(0)
        if first is not None and first != "/undo":
            self._kept.pop(0)  # nobody was asked
            return None
        return first

    def drop(self) -> None:
        """Throw away what was only glanced at."""
        self._kept.pop(0)


class FullTable(Table):
    """A table whose moments are drawn instead of printed."""

    app: TableApp
    _own = 0
    """Which events came before the last move of a person here."""

    def enter(self, seat: Seat, move: Move) -> None:
        """Remember where one's own last move stands among what happened."""
        if seat in self.people:
            self._own = len(self.play.events)
        super().enter(seat, move)

    def tell(self) -> None:
        """Draw what happened for the one who is looking."""
        if len(self.people) < 2:
            self._draw(self._focus)

    def show(self) -> None:
        """Draw the question."""
        self.question()

    def question(self) -> None:
        """Draw what is asked, and the moves."""
        if self.decision:
            self._draw(self.decision.seat, self.decision)

    def leave(self, interrupted: bool = False) -> None:
        """Go at once: the game is kept."""
        raise Left(0)

    def obey(self, line: str) -> bool:
        """Its answer is a page."""
        done = super().obey(line)
        self._publish()
        return done

    def finish(self) -> None:
        """The end, as everybody may see it."""
        self._draw(self._focus if len(self.people) < 2 else None)

    def _heard(self, decision: Decision, line: str) -> None:
        super()._heard(decision, line)
        self._publish()
        if self.decision is decision:
            self.question()

    def _publish(self) -> None:
        assert isinstance(self.screen, Paper)
        with self.paused():
            self.screen.publish()

    def _faced(self, seat: Seat) -> bool:
        if self._focus == seat or len(self.people) < 2:
            return True
        name = self.names[seat]
        say = self.wording.speaker(None)
        cover = f"{say('term-next', name=name)}\n{say('term-hand-over', name=name)}"
        scene = Scene(self.play.game, {}, None, self.names, self.screen.language, cover=cover)
        self.app.post_message(Shown(scene, None))
        with self.paused():
            line = self.keyboard.answer(lambda: "")
        if line == "/quit":
            raise Left(0)
        self._focus, self.decision = seat, None
        self._limits.uncover(seat, self.at)
        return True

    def _draw(self, seat: Seat | None, decision: Decision | None = None) -> None:
        play = self.play
        view = play.view(seat)
        since = self._fresh if self._redraws else max(0, len(play.events) - _RECENT)
        asked = self.said(prompt(play.game, view, seat, self.names), seat)
        log = [line.partition(" ")[2] for line in self._lines(seat, since)]
        fresh = min(len(log), len(self._lines(seat, self._own)))
        scene = Scene(
            play.game,
            view,
            seat,
            self.names,
            self.screen.language,
            play.options,
            log,
            asked,
            fresh=fresh,
        )
        self.app.post_message(Shown(scene, decision))
        self._publish()


class FullSession(Session):
    """Games one after the other on the whole screen."""

    def __init__(self, app: TableApp, pace: float | None, clock: bool) -> None:
        super().__init__(Paper(app), Keys(app), pace, clock)
        self.app, self.kept = app, False

    def table_for(self, play: Play, chairs: list[Chair], autosave: Autosave) -> Table:
        """A table that is drawn."""
        table = FullTable(*self.seat(play, chairs, autosave))
        table.app = self.app
        return table

    def _headline(self, play: Play) -> None:
        """The first game of its kind begins with what it is about."""
        seen = saves.home() / "seen" / play.game.key
        lines = rulespage.opening(play, self.screen.language)
        if seen.exists() or play.entries or not lines:
            return
        with suppress(saves.BadFile):
            saves.write(seen, "", lasting=False)
        assert isinstance(self.screen, Paper)
        title = [styled("bold", play.game.name)]
        self.screen.read([*title, *lines, "", styled("dim", self.say("term-open-how"))])

    def _end(self, table: Table, outcome: Outcome) -> None:
        table.finish()
        table.autosave.finish()
        assert isinstance(self.screen, Paper)
        self.screen.read(ranking(outcome, table.reader))

    def _farewell(self, table: Table) -> None:
        self.kept = table.play.state.outcome() is None and not table.autosave.trouble


@dataclass
class Hosted:
    """A game in a thread beside the app that shows it, and how it ended."""

    play: Callable[[Session], int]
    pace: float | None = None
    clock: bool = False
    trouble: BaseException | None = None
    kept: bool = False

    def begin(self, app: TableApp) -> None:
        """Start the thread."""
        threading.Thread(target=self._run, args=[app], daemon=True).start()

    def _run(self, app: TableApp) -> None:
        status, session = 1, FullSession(app, self.pace, self.clock)
        try:
            status = self.play(session)
        except BaseException as problem:
            self.trouble = problem
        self.kept = session.kept
        app.post_message(Ended(status))


def play_full_screen(
    paper: Screen, pace: float | None, clock: bool, play: Callable[[Session], int]
) -> int:
    """Play on the whole screen; what goes wrong is raised here, once the terminal is given back."""
    hosted = Hosted(play, pace, clock)
    status = TableApp(paper.language, paper.color, hosted.begin).run()
    if hosted.trouble:
        raise hosted.trouble
    if hosted.kept:
        paper.line(speaker(None, paper.language)("term-kept"))
    return status or 0
