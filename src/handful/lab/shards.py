"""A run on disk: a folder with its declaration, and for every setting whole shards of games.

A shard is written beside its place and then put there, so whatever lies in place is whole.
"""

import errno
import io
import os
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import json

from handful.core import BadRecord
from handful.core.catalog import game

from .extras import need
from .game_statistics import Row
from .playing import Ended, Table
from .study import Setting, Study

if TYPE_CHECKING:
    from polars import DataFrame

DECLARATION = "study.json"
NO_SPACE = (errno.ENOSPC, errno.EDQUOT)
BYTES_A_GAME = 32
"""About so much disk for one game; measured, and rounded up."""


class BadRun(Exception):
    """A folder that cannot be used for this run; the sentence says why."""


class Task(NamedTuple):
    """Some games of one setting that lie in one shard."""

    setting: int
    shard: int
    games: int


class Shard(NamedTuple):
    """A played task, ready for the disk."""

    task: Task
    games: bytes
    looks: bytes
    seconds: float
    inside: float
    """Of these seconds, how many in the rules (and, with bots, in their thoughts)."""


def play_task(study: Study, task: Task) -> Shard:
    """Play the games of one shard."""
    began, inside = time.perf_counter(), 0.0
    table = Table(study, task.setting)
    first = task.shard * study.shard
    ended: list[Ended] = []
    rows: list[Row] = []
    for number in range(first, first + task.games):
        start = time.perf_counter()
        one, seen = table.ended(number)
        inside += time.perf_counter() - start
        ended.append(one)
        rows += seen
    games = _packed(_frame(study, table.setting, first, ended))
    looks = _packed(_looks(rows)) if rows else b""
    return Shard(task, games, looks, time.perf_counter() - began, inside)


def _frame(study: Study, setting: Setting, first: int, ended: Sequence[Ended]) -> "DataFrame":
    pl = need("polars")
    numbers = range(first, first + len(ended))
    seatings = [study.seating(setting, number) for number in numbers]
    outcomes = [one.outcome for one in ended]
    return pl.DataFrame(  # type: ignore[no-any-return]  # `need` imports late
        {
            "game": numbers,
            "first": [one.first for one in ended],
            "moves": [one.moves for one in ended],
            "course": [one.course for one in ended],
            "winners": [one.winners for one in outcomes],
            "places": [one.places for one in outcomes],
            "scores": [one.scores for one in outcomes],
            "reason": [one.reason for one in outcomes],
            "together": [one.together for one in outcomes],
            "bots": [[setting.bots.index(spec) for spec in row] for row in seatings],
        },
        schema={
            "game": pl.UInt32,
            "first": pl.UInt8,
            "moves": pl.UInt32,
            "course": pl.UInt64,
            "winners": pl.List(pl.UInt8),
            "places": pl.List(pl.UInt8),
            "scores": pl.List(pl.Int32),
            "reason": pl.String,
            "together": pl.Boolean,
            "bots": pl.List(pl.UInt8),
        },
    )


def _looks(rows: Sequence[Row]) -> "DataFrame":
    pl = need("polars")
    schema = {"game": pl.UInt32, "kind": pl.String, "name": pl.String}
    numbers = {"value": pl.Float64, "of": pl.Float64}
    return pl.DataFrame(rows, schema=schema | numbers, orient="row")  # type: ignore[no-any-return]  # `need` imports late


def _packed(frame: "DataFrame") -> bytes:
    room = io.BytesIO()
    frame.write_parquet(room, compression="zstd")
    return room.getvalue()


class Folder:
    """Where a run lies."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def open(self, study: Study) -> Study:
        """Begin or go on with a run; the study as it was begun comes back."""
        try:
            if not (self.home / DECLARATION).exists():
                if self.home.exists() and any(self.home.iterdir()):
                    raise BadRun(f"{self.home} holds something else: choose another folder.")
                self.home.mkdir(parents=True, exist_ok=True)
                self._put(self.home / DECLARATION, json.format(json.encode(study), indent=1))
                return study
        except OSError as problem:
            raise trouble(self.home, problem) from None
        begun = self.read()
        as_begun = {"every": begun.every, "shard": begun.shard, "step": begun.step}
        if msgspec.structs.replace(study, **as_begun) != begun:
            raise BadRun(
                f"{self.home} holds another run ({_difference(study, begun)}): "
                "choose another folder."
            )
        return begun

    def read(self) -> Study:
        """The declaration of the run that lies here."""
        path = self.home / DECLARATION
        try:
            begun = json.decode(path.read_bytes(), type=Study)
        except FileNotFoundError:
            raise BadRun(f"{self.home} holds no run of the lab.") from None
        except OSError as problem:
            raise trouble(self.home, problem) from None
        except msgspec.MsgspecError:
            raise BadRun(f"{path} is damaged: it does not declare a run.") from None
        played = game(begun.game)
        if played.rules_number != begun.rules_number:
            raise BadRecord(
                f"{self.home} was played by rules number {begun.rules_number} of {played.name}; "
                f"this version plays number {played.rules_number}: choose another folder."
            )
        return begun

    def keep(self, shard: Shard) -> None:
        """Put a shard in its place."""
        try:
            if shard.looks:
                self._put(self._looks(*shard.task[:2]), shard.looks)
            self._put(self._games(*shard.task[:2]), shard.games)
        except OSError as problem:
            raise trouble(self.home, problem) from None

    def drop(self, setting: int, shard: int) -> None:
        """Take a shard away."""
        self._games(setting, shard).unlink(missing_ok=True)
        self._looks(setting, shard).unlink(missing_ok=True)

    def shards(self, setting: int) -> list[int]:
        """The numbers of the shards that lie here."""
        return [_number(path) for path in self._there(setting, "games")]

    def kept(self, setting: int, shard: int) -> "DataFrame | None":
        """The games of a shard; a damaged one is taken away, and is None."""
        pl = need("polars")
        try:
            found: DataFrame = pl.read_parquet(self._games(setting, shard))
        except pl.exceptions.PolarsError:
            self.drop(setting, shard)
            return None
        except OSError as problem:
            raise trouble(self.home, problem) from None
        return found

    def games(self, setting: int) -> "DataFrame":
        """All games of a setting."""
        there = self._there(setting, "games")
        if not there:
            raise BadRun(f"{self.home} holds no games yet: run the same command again.")
        return _joined(there)

    def looks(self, setting: int) -> "DataFrame | None":
        """All that was seen of the games that were looked at, or None."""
        there = self._there(setting, "looks")
        whole = [path for path in there if path.with_name(f"games{path.name[5:]}").exists()]
        return _joined(whole) if whole else None

    def _there(self, setting: int, kind: str) -> list[Path]:
        """The files of one kind, in the order of their games."""
        return sorted(self._place(setting).glob(f"{kind}-*.parquet"), key=_number)

    def _place(self, setting: int) -> Path:
        return self.home / f"setting-{setting:03}"

    def _games(self, setting: int, shard: int) -> Path:
        return self._place(setting) / f"games-{shard:06}.parquet"

    def _looks(self, setting: int, shard: int) -> Path:
        return self._place(setting) / f"looks-{shard:06}.parquet"

    def _put(self, path: Path, content: bytes) -> None:
        path.parent.mkdir(exist_ok=True)
        new = path.with_name(f"{path.name}.new")
        new.write_bytes(content)
        os.replace(new, path)


def _number(path: Path) -> int:
    return int(path.stem.partition("-")[2])


def _joined(paths: Iterable[Path]) -> "DataFrame":
    pl = need("polars")
    parts: list[Any] = []
    for path in paths:
        try:
            parts.append(pl.read_parquet(path))
        except (pl.exceptions.PolarsError, OSError):
            raise BadRun(
                f"{path} is damaged: the command of the run, given again, plays its games anew."
            ) from None
    return pl.concat(parts, how="diagonal")  # type: ignore[no-any-return]  # `need` imports late


def trouble(home: Path, problem: OSError) -> BadRun:
    """What went wrong with the disk, in a sentence."""
    if problem.errno in NO_SPACE:
        return BadRun(
            f"The disk of {home} is full: make room and give the same command again; "
            "all whole shards are kept."
        )
    return BadRun(f"{home} cannot be used: {problem.strerror}.")


def _difference(study: Study, begun: Study) -> str:
    """The first thing in which two declarations differ."""
    for name in ("game", "seed", "settings"):
        mine, theirs = getattr(study, name), getattr(begun, name)
        if mine != theirs:
            return f"its {name} differ" if name == "settings" else f"its {name} is {theirs}"
    return "its declaration differs"
