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
from .looking import Row
from .playing import Ended, Table
from .study import Setting, Study

if TYPE_CHECKING:
    from polars import DataFrame

DECLARATION = "study.json"
NO_SPACE = (errno.ENOSPC, errno.EDQUOT)
BYTES_A_GAME = 24
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
        if study.is_looked_at(number):
            one, seen = table.look(number)
            rows += seen
        else:
            one = table.play(number)
        inside += time.perf_counter() - start
        ended.append(one)
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
        if msgspec.structs.replace(study, every=begun.every) != begun:
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
                self._put(self._looks(shard.task), shard.looks)
            self._put(self._games(shard.task), shard.games)
        except OSError as problem:
            raise trouble(self.home, problem) from None

    def drop(self, task: Task) -> None:
        """Take a shard away."""
        self._games(task).unlink(missing_ok=True)
        self._looks(task).unlink(missing_ok=True)

    def shards(self, number: int) -> list[int]:
        """The numbers of the shards that lie here."""
        there = self._place(number).glob("games-*.parquet")
        return sorted(int(path.stem.partition("-")[2]) for path in there)

    def kept(self, task: Task) -> "DataFrame | None":
        """The games of a shard, or None where it is not there, not whole, or shorter."""
        path = self._games(task)
        if not path.exists():
            return None
        found = self._read(path)
        return found if found is not None and found.height == task.games else None

    def is_damaged(self, task: Task) -> bool:
        """Whether a shard is there but cannot be read."""
        path = self._games(task)
        return path.exists() and self._read(path) is None

    def games(self, number: int) -> "DataFrame":
        """All games of a setting."""
        return self._all(number, "games-*.parquet")

    def looks(self, number: int) -> "DataFrame | None":
        """All that was seen of the games that were looked at, or None."""
        there = sorted(self._place(number).glob("looks-*.parquet"))
        whole = [path for path in there if path.with_name(f"games{path.name[5:]}").exists()]
        return _joined(whole) if whole else None

    def _all(self, number: int, pattern: str) -> "DataFrame":
        there = sorted(self._place(number).glob(pattern))
        if not there:
            raise BadRun(f"{self.home} holds no games yet: run the same command again.")
        return _joined(there)

    def _read(self, path: Path) -> "DataFrame | None":
        pl = need("polars")
        try:
            found: DataFrame = pl.read_parquet(path)
        except (pl.exceptions.PolarsError, OSError):
            return None
        return found

    def _place(self, number: int) -> Path:
        return self.home / f"setting-{number:03}"

    def _games(self, task: Task) -> Path:
        return self._place(task.setting) / f"games-{task.shard:06}.parquet"

    def _looks(self, task: Task) -> Path:
        return self._place(task.setting) / f"looks-{task.shard:06}.parquet"

    def _put(self, path: Path, content: bytes) -> None:
        path.parent.mkdir(exist_ok=True)
        new = path.with_name(f"{path.name}.new")
        new.write_bytes(content)
        os.replace(new, path)


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
    return pl.concat(parts)  # type: ignore[no-any-return]  # `need` imports late


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
    for name in ("game", "seed", "shard", "settings"):
        mine, theirs = getattr(study, name), getattr(begun, name)
        if mine != theirs:
            return f"its {name} differ" if name == "settings" else f"its {name} is {theirs}"
    return "its declaration differs"
