"""The first minute of a game, step by step: `web/lesson/steps.toml` in the game's folder."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from .game import AnyGame
from .game_folder import package_of
from .play import Play
from .state import Seat

FILE = ("web", "lesson", "steps.toml")


@dataclass(frozen=True, slots=True)
class Step:
    """One position with one thing to do in it; what is said of it stands beside it."""

    table: Mapping[str, object]
    """What is laid out, as in a scenario."""
    do: Sequence[str]
    """The moves that are asked for: any of them will do."""
    tap: Sequence[str]
    """What somebody who does it taps on the page, as selectors: the tests play lessons by them."""
    seats: int = 3
    seat: Seat = 0
    options: Mapping[str, object] | None = None
    after: Sequence[tuple[Seat, str]] = ()
    """What others have done since."""

    def opened(self, game: AnyGame, players: tuple[str, ...]) -> Play:
        """The position, with nothing told of how it came about."""
        options = game.rules.options.read(self.options or {})
        play = Play(game, options, self.seats, seed=1, players=players)
        play.state = game.knowledge.arrange(options, self.seats, self.table)
        for seat, move in self.after:
            play.enter(seat, move)
        play.events.clear()
        return play


def lesson(game: AnyGame) -> Sequence[Step]:
    """Every step of a game's lesson; none where there is no such file."""
    return _read(package_of(game.rules.options))


@cache
def _read(package: str) -> Sequence[Step]:
    path = files(package).joinpath(*FILE) if package else None
    if path is None or not path.is_file():
        return ()
    return tuple(Step(**one) for one in tomllib.loads(path.read_text("utf-8"))["step"])
