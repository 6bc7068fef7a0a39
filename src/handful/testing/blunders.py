"""Positions in which a good player has one clear move: a game's tests/blunders.toml.

    game = "stairs"

    [[position]]
    id = "a-last-card"
    shows = "Who can win at once does."
    seats = 2
    options = { … }        # optional
    table = { … }          # where it begins, as in a scenario; or seed = 7, where memory counts
    moves = ["0 play S5"]  # optional: what is done before, SEAT and move
    seat = 1
    best = ["play S12"]

Bots know of the past what `moves` shows. `bench/blunders.py` finds such positions in games of bots.
"""

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from handful.bots.levels import LEVELS, Level
from handful.bots.seated import SeatedBot
from handful.core import AnyGame, Play, Seat
from handful.core.game_folder import folder_of

from .scenario_schema import check, keys_of
from .steps import put

FILE = "blunders.toml"
_POSITION = keys_of(
    id="text",
    shows="text",
    seats="number",
    options="table",
    table="table",
    seed="number",
    moves="list of texts",
    seat="number",
    best="list of texts",
)
_NEEDED = ("id", "shows", "seats", "seat", "best")


@dataclass(frozen=True)
class Position:
    """One of them."""

    game: AnyGame
    id: str
    shows: str
    seats: int
    options: Mapping[str, object]
    table: Mapping[str, object] | None
    seed: int
    moves: Sequence[str]
    seat: Seat
    best: frozenset[str]

    def play(self) -> Play:
        """The game at the decision."""
        options = self.game.rules.options.read(self.options)
        play = Play(self.game, options, self.seats, self.seed)
        if self.table is not None:
            put(play, self.game.knowledge.arrange(options, self.seats, self.table))
        for line in self.moves:
            seat, _, move = line.partition(" ")
            play.enter(int(seat), move)
        return play

    def choice(self, level: Level) -> str:
        """What a bot of this level does there."""
        move = SeatedBot(self.play(), self.seat, level).choose()
        return "nothing" if move is None else self.game.rules.moves.text(move)


def positions(of: AnyGame) -> list[Position]:
    """All positions of a game; none where it has no file."""
    path = folder_of(of.rules.options) / "tests" / FILE
    if not path.exists():
        return []
    found = tomllib.loads(path.read_text("utf-8"))
    return [_position(of, path, one) for one in found["position"]]


def _position(of: AnyGame, path: Path, found: Mapping[str, object]) -> Position:
    check(found, _POSITION, _NEEDED)
    known: dict[str, object] = {"options": {}, "moves": [], "table": None, "seed": 1, **found}
    best = frozenset(str(one) for one in known.pop("best"))  # type: ignore[attr-defined]  # a list
    position = Position(of, best=best, **known)  # type: ignore[arg-type]  # checked above
    state = position.play().state
    legal = {of.rules.moves.text(move) for move in state.legal(position.seat)}
    assert best <= legal, f"{path.name}, {position.id}: {sorted(best - legal)} is not legal"
    return position


def levels() -> list[Level]:
    """From `sharp` up."""
    keys = [*LEVELS]
    return [LEVELS[key] for key in keys[keys.index("sharp") :]]


def written(
    play: Play, seat: Seat, best: Sequence[str], margin: float, who: Mapping[str, bool]
) -> str:
    """A position as the file has it, with what was found out about it."""
    if play.game.knowledge.forgets:
        past = [f"{one.seat} {one.move}" for one in play.entries]
        begins = f"seed = {play.seed}\nmoves = {_toml(past)}"
    else:
        begins = f"table = {_toml(play.game.knowledge.lay(play.state))}"
    finds = ", ".join(
        f"{key} {'finds' if is_found else 'MISSES'} it" for key, is_found in who.items()
    )
    return "\n".join(
        (
            f"# by {margin:.0%} of a win; {finds}",
            "[[position]]",
            f'id = "{play.seed}-{len(play.entries)}"',
            'shows = ""',
            f"seats = {play.seats}",
            begins,
            f"seat = {seat}",
            f"best = {_toml(list(best))}",
            "",
        )
    )


def _toml(value: object) -> str:
    """Plain data as one line of TOML; what is None has no place there."""
    if isinstance(value, Mapping):
        pairs = [
            f"{json.dumps(key) if not key.isidentifier() else key} = {_toml(one)}"
            for key, one in value.items()
            if one is not None
        ]
        return "{ " + ", ".join(pairs) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
