"""A game's lesson, one small game on a stacked deal: `web/lesson/lesson.toml` in its folder."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from .game import AnyGame
from .game_folder import package_of
from .play import Play
from .state import Seat

FILE = ("web", "lesson", "lesson.toml")
PUPIL: Seat = 0


@dataclass(frozen=True, slots=True)
class Step:
    """One move of the pupil; what is said of it stands in the game's locales as `lesson-NUMBER`."""

    do: Sequence[str]
    """The moves that are right: any of them will do."""
    before: Sequence[tuple[Seat, str]] = ()
    """What the others do first, when the pupil has read what the last step taught."""
    after: Sequence[tuple[Seat, str]] = ()
    """How the others answer at once."""
    finds: bool = False
    """Whether the pupil is to find it: it is marked only after a wrong try."""
    others: Mapping[str, str] = field(default_factory=dict)
    """By the beginnings of moves that are allowed but not asked for: which answer they get."""

    def answer(self, move: str) -> str:
        """Which of the step's sentences answers a move that is allowed but not asked for."""
        return next((key for start, key in self.others.items() if move.startswith(start)), "other")


@dataclass(frozen=True, slots=True)
class Lesson:
    """A deal and the steps from its first move on."""

    seats: int
    table: Mapping[str, object]
    """What is laid out, as in a scenario."""
    steps: Sequence[Step]
    options: Mapping[str, object] = field(default_factory=dict)

    def opened(self, game: AnyGame, players: tuple[str, ...]) -> Play:
        """The deal, with nothing told of how it came about."""
        options = game.rules.options.read(self.options)
        play = Play(game, options, self.seats, seed=1, players=players)
        play.state = game.knowledge.arrange(options, self.seats, self.table)
        play.state.sink = None
        play.events.clear()
        return play


def lesson(game: AnyGame) -> Lesson | None:
    """A game's lesson; none where there is no such file."""
    return _read(package_of(game.rules.options))


@cache
def _read(package: str) -> Lesson | None:
    path = files(package).joinpath(*FILE) if package else None
    if path is None or not path.is_file():
        return None
    found: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    steps = [Step(**one) for one in found.pop("step")]
    return Lesson(**found, steps=steps)
