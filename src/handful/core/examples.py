"""Pieces of the rulebook that can be played: a small file in the game's folder, made from its
scenarios by `python -m handful.web.examples`."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from .game import AnyGame
from .game_folder import package_of
from .play import Play
from .state import Seat

FILE = "examples.json"


@dataclass(frozen=True, slots=True)
class Example:
    """A position, and the moves that show what a clause means."""

    id: str
    clauses: Sequence[str]
    shows: str
    seats: int
    options: Mapping[str, object]
    seed: int
    table: Mapping[str, object] | None
    """What is laid out; without it the seed deals."""
    moves: Sequence[tuple[Seat, str]]

    def opened(self, game: AnyGame, players: tuple[str, ...] = ()) -> Play:
        """The position, with nothing told of how it came about."""
        options = game.rules.options.read(self.options)
        play = Play(game, options, self.seats, self.seed, players=players)
        if self.table is not None:
            play.state = game.knowledge.arrange(options, self.seats, self.table)
            play.state.sink = None
        play.events.clear()
        return play


def examples(game: AnyGame) -> Mapping[str, Example]:
    """The examples of a game by their names; none where there is no such file."""
    return _read(package_of(game.rules.options))


@cache
def _read(package: str) -> Mapping[str, Example]:
    path = files(package).joinpath(FILE) if package else None
    if path is None or not path.is_file():
        return {}
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))
    return {one["id"]: Example(**one) for one in found}
