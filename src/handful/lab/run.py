"""Playing a study: what is missing, on any number of workers, until enough is known."""

import shutil
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import takewhile
from typing import NamedTuple

from handful.arena.workers import spread

from .estimates import Mean, headline
from .extras import need
from .planning import Plan
from .shards import BYTES_A_GAME, BadRun, Folder, Shard, Task, play_task
from .study import Study

Engine = Callable[[Study, Iterable[Task]], Generator[Shard, None, None]]


def pool(jobs: int) -> Engine:
    """Processes of this machine."""

    def engine(study: Study, tasks: Iterable[Task]) -> Generator[Shard, None, None]:
        return spread(partial(play_task, study), tasks, jobs)

    return engine


class Kept(NamedTuple):
    """A shard that is there: how many games, and what they say."""

    games: int
    mean: Mean


@dataclass
class Progress:
    """How far a run is, for whoever shows it."""

    study: Study
    games: int
    """Wanted in each setting."""
    until: float | None = None
    """Half the width of every interval that is enough."""
    known: list[dict[int, Kept]] = field(default_factory=list)
    """For each setting every whole shard, by its first game."""
    before: int = 0
    """Games that were there when this run began."""
    mended: int = 0
    """Shards that were damaged, and are played again."""
    began: float = 0.0
    seconds: float = 0.0
    inside: float = 0.0
    stopped_at: int | None = None
    """The number of games that were enough."""
    too_few: int = 0
    """So many games are there without a gap, and were not enough."""

    @property
    def done(self) -> int:
        """Games that are there now."""
        return sum(one.games for there in self.known for one in there.values())

    @property
    def total(self) -> int:
        """Games that will be there."""
        return self.games * len(self.known)

    @property
    def rate(self) -> float:
        """Games a second, since this run began."""
        return (self.done - self.before) / max(1e-9, time.monotonic() - self.began)

    def estimate(self, setting: int, games: int | None = None) -> Mean:
        """What is known of a setting; from its first games only, if so asked."""
        there = self.known[setting]
        return sum(
            (one.mean for first, one in there.items() if games is None or first < games), Mean()
        )

    def check_precision(self) -> None:
        """Stop at the first of the study's stops where all settings are known well enough.

        Only games without a gap before them count, so the end is the same for any workers and for
        shards of any size.
        """
        if self.until is None:
            return
        whole = min(_unbroken(there) for there in self.known)
        while self.too_few + self.study.stops <= whole:
            games = self.too_few + self.study.stops
            halves = [self.estimate(one, games).share_half for one in range(len(self.known))]
            if max(halves) <= self.until:
                self.stopped_at = games
                return
            self.too_few = games


def _unbroken(there: dict[int, Kept]) -> int:
    first = 0
    while first in there:
        first += there[first].games
    return first


def prepare(folder: Folder, study: Study, games: int, until: float | None) -> Progress:
    """Look at what is there already; too small a disk is said before anything is played."""
    need("polars")
    begun = folder.open(study)
    progress = Progress(begun, games, until)
    for setting in range(len(begun.settings)):
        there: dict[int, Kept] = {}
        progress.known.append(there)
        for shard in folder.shards(setting):
            first = shard * begun.shard
            found = folder.kept(setting, shard) if first < games else None
            if found is None:
                progress.mended += first < games
            elif _is_whole(found.height, first, progress):
                there[first] = Kept(found.height, headline(found))
    progress.before = progress.done
    _check_disk(folder, progress)
    return progress


def _is_whole(count: int, first: int, progress: Progress) -> bool:
    """Whether the next shard can follow; else it was cut off by the end, and is played again."""
    return count % progress.study.shard == 0 or first + count == progress.games


def _check_disk(folder: Folder, progress: Progress) -> None:
    wanted = (progress.total - progress.done) * BYTES_A_GAME
    free = shutil.disk_usage(folder.home).free
    if progress.until is None and wanted > free:
        raise BadRun(
            f"These games need about {wanted >> 20:,} MB, but the disk of {folder.home} has only "
            f"{free >> 20:,} MB: ask for fewer games, or choose another folder."
        )


def run(
    folder: Folder, progress: Progress, engine: Engine, tell: Callable[[Progress], None]
) -> bool:
    """Play what is missing; whether all was played comes back (not after Ctrl-C)."""
    progress.began = time.monotonic()
    progress.check_precision()
    kept = [{first: one.games for first, one in there.items()} for there in progress.known]
    plan = Plan(progress.study, progress.games, kept)
    tell(progress)
    try:
        with closing(engine(progress.study, _wanted(plan, progress))) as shards:
            for shard in shards:
                plan.learn(shard)
                _take_in(folder, progress, shard)
                tell(progress)
    except KeyboardInterrupt:
        return False
    if progress.stopped_at is not None:
        _drop_the_rest(folder, progress)
    return True


def _wanted(plan: Plan, progress: Progress) -> Iterator[Task]:
    """What is still to be played, until enough is known."""
    return takewhile(lambda _: progress.stopped_at is None, plan.tasks())


def _take_in(folder: Folder, progress: Progress, shard: Shard) -> None:
    folder.keep(shard)
    frame = need("polars").read_parquet(shard.games)
    first = shard.task.shard * progress.study.shard
    progress.known[shard.task.setting][first] = Kept(shard.task.games, headline(frame))
    progress.seconds += shard.seconds
    progress.inside += shard.inside
    progress.check_precision()


def _drop_the_rest(folder: Folder, progress: Progress) -> None:
    """Shards that were under way when enough was known are not part of the result."""
    for setting, there in enumerate(progress.known):
        for first in [one for one in there if one >= (progress.stopped_at or 0)]:
            folder.drop(setting, first // progress.study.shard)
            del there[first]
