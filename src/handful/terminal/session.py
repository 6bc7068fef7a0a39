"""A session: one game after the other with the same people, until they go."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from handful.bots.levels import UnknownLevel
from handful.core import AnyGame, BadOption, Options, Outcome, Play, styled
from handful.core.message import message
from handful.core.rematch import moved_on
from handful.i18n import Speaker
from handful.i18n.games import house_rules, speaker, why_not

from . import saves
from .clock import Clock
from .commands import Left, Switched, leaves
from .game_loop import Chair, Table
from .keyboard import Keyboard, own
from .ranking import ranking
from .saves import Autosave, BadFile
from .screen import Screen
from .seating import Wish, reseated, seated

SEEDS = 1 << 32
_PACE = 0.5
"""Seconds before a bot moves, where somebody is watching."""
_LONG_PACE = 1.2
"""The same where what it shows must be remembered."""


Dealer = Callable[[AnyGame, Options, int], int]
"""Chooses the seed of a game that nobody gave one: (game, options, seats) → seed."""


def any_deal(game: AnyGame, options: Options, seats: int) -> int:
    """Any seed."""
    return secrets.randbelow(SEEDS)


@dataclass
class Session:
    """A screen, a keyboard, and how games are played at them."""

    screen: Screen
    keyboard: Keyboard
    pace: float | None = None
    clock: bool = False
    deal: Dealer = any_deal

    @property
    def say(self) -> Speaker:
        """Says what the house says."""
        return speaker(None, self.screen.language)

    def table_for(self, play: Play, chairs: list[Chair], autosave: Autosave) -> Table:
        """The table of a game."""
        return Table(*self.seat(play, chairs, autosave))

    def play(self, game: AnyGame, options: Options, wish: Wish, seed: int | None) -> int:
        """Play a new game, and again as often as people like; the exit status comes back."""
        lot = secrets.token_hex(8) if seed is None else str(seed)
        return self._play(self._new(game, options, seated(game, options, wish, lot), seed))

    def resume(self, path: Path, wish: Wish, game: AnyGame | None = None) -> int:
        """Go on with a saved game; one of another game than this raises `BadFile`."""
        table = self._resumed(path, wish)
        saved = table.play.game
        if game and saved.key != game.key:
            raise BadFile(message("file-other", path=str(path), saved=saved.name, game=game.name))
        return self._play(table)

    def _play(self, table: Table) -> int:
        try:
            with self.keyboard.session():
                while True:
                    table = self._one_game(table)
        except Left as left:
            self._farewell(table)
            return left.status
        except EOFError:
            self._farewell(table)
            return 0

    def _one_game(self, table: Table) -> Table:
        """Play this one to its end; the next one comes back."""
        self._headline(table.play)
        try:
            self._end(table, table.run())
            if not self._again(table):
                raise Left(0)
        except Switched as switched:
            return self._resumed(switched.path, Wish())
        play = table.play
        return self._new(play.game, play.options, moved_on(table.chairs), None)

    def _new(self, game: AnyGame, options: Options, chairs: list[Chair], seed: int | None) -> Table:
        seed = self.deal(game, options, len(chairs)) if seed is None else seed
        names = tuple(chair.name for chair in chairs)
        play = Play(game, options, len(chairs), seed, timed=self.clock, players=names)
        return self.table_for(play, chairs, Autosave(game.key))

    def _resumed(self, path: Path, wish: Wish) -> Table:
        saved = saves.load(path)
        try:
            chairs = reseated(saved, wish)
        except (BadOption, UnknownLevel) as problem:
            raise BadFile(f"{path}: {why_not(problem)}") from None
        own = path if path.parent == saves.home() else None
        return self.table_for(saved.play, chairs, Autosave(saved.play.game.key, own))

    def seat(
        self, play: Play, chairs: list[Chair], autosave: Autosave
    ) -> tuple[Play, list[Chair], Screen, Keyboard, Autosave, float, Clock | None]:
        """All that a table needs."""
        clock = Clock(play.state.now) if play.timed else None
        pace = self.pace
        if pace is None:
            usual = _LONG_PACE if play.game.knowledge.forgets else _PACE
            pace = usual if self.keyboard.terminal else 0.0
        return play, chairs, self.screen, self.keyboard, autosave, pace, clock

    def _headline(self, play: Play) -> None:
        rules = house_rules(play.game, play.options, self.screen.language)
        said = f"{rules}, {self.say('term-seed', seed=play.seed)}"
        self.screen.line(f"{styled('bold', play.game.name)} {styled('dim', f'({said})')}", 2)
        self.screen.line(styled("dim", self.say("term-opening")), 2)
        self.screen.line()

    def _end(self, table: Table, outcome: Outcome) -> None:
        """The last picture, who came where, and where the record is."""
        table.finish()
        self.screen.line()
        self.screen.lines(ranking(outcome, table.reader))
        path = table.autosave.finish()
        if path and not table.autosave.trouble:
            self.screen.raw(f"handful replay {path}\n")
            self.screen.raw(f"handful review {path}\n")

    def _again(self, table: Table) -> bool:
        """Whether to play once more; until that is said, the table answers as before."""
        while True:
            try:
                said = (self.keyboard.line(lambda: f"{self.say('term-again')} > ") or "").strip()
            except KeyboardInterrupt:
                return False
            if leaves(said) or not table.obey(said):
                return said.lower() in self.say("term-yes").split()

    def _farewell(self, table: Table) -> None:
        if table.play.state.outcome() is None and not table.autosave.trouble:
            self.screen.line(styled("dim", self.say("term-kept")), 2)


def session(screen: Screen, pace: float | None, clock: bool) -> Session:
    """A session at this process's own terminal."""
    return Session(screen, own(screen), pace, clock)
