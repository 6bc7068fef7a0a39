"""Playing a study: what is missing, on any number of workers, until enough is known."""

import shutil
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial

from handful.arena.workers import spread

from .estimates import Mean, headline
from .extras import need
from .shards import BYTES_A_GAME, BadRun, Folder, Shard, Task, play_task
from .study import Study

Engine = Callable[[Study, Iterable[Task]], Generator[Shard, None, None]]


def pool(jobs: int) -> Engine:
    """Processes of this machine."""

    def engine(study: Study, tasks: Iterable[Task]) -> Generator[Shard, None, None]:
        return spread(partial(play_task, study), tasks, jobs)

    return engine


@dataclass
class Progress:
    """How far a run is, for whoever shows it."""

    study: Study
    games: int
    """Wanted in each setting."""
    until: float | None = None
    """Half the width of every interval that is enough."""
    known: list[dict[int, Mean]] = field(default_factory=list)
    """For each setting what every whole shard says."""
    before: int = 0
    """Games that were there when this run began."""
    mended: int = 0
    """Shards that were damaged, and are played again."""
    began: float = 0.0
    seconds: float = 0.0
    inside: float = 0.0
    stopped_at: int | None = None
    """The number of shards that were enough."""
    too_few: int = 0
    """So many shards are there without a gap, and were not enough."""

    @property
    def shards(self) -> int:
        """How many shards each setting has in the end."""
        return -(-self.games // self.study.shard)

    def task(self, setting: int, shard: int) -> Task:
        """What one shard holds."""
        count = min(self.study.shard, self.games - shard * self.study.shard)
        return Task(setting, shard, count)

    def missing(self) -> Iterator[Task]:
        """What is still to be played, all settings side by side."""
        for shard in range(self.shards):
            for setting, there in enumerate(self.known):
                if self.stopped_at is not None:
                    return
                if shard not in there:
                    yield self.task(setting, shard)

    @property
    def done(self) -> int:
        """Games that are there now."""
        return sum(
            self.task(setting, shard).games
            for setting, there in enumerate(self.known)
            for shard in there
        )

    @property
    def total(self) -> int:
        """Games that will be there."""
        return self.games * len(self.known)

    @property
    def rate(self) -> float:
        """Games a second, since this run began."""
        return (self.done - self.before) / max(1e-9, time.monotonic() - self.began)

    def estimate(self, setting: int, shards: int | None = None) -> Mean:
        """What is known of a setting; from its first shards only, if so asked."""
        there = self.known[setting]
        return sum(
            (one for number, one in there.items() if shards is None or number < shards), Mean()
        )

    def check_precision(self) -> None:
        """Stop at the first shard after which all settings are known well enough.

        Only shards without a gap before them count, so the end is the same for any workers.
        """
        if self.until is None:
            return
        whole = min(_unbroken(there) for there in self.known)
        while self.too_few < whole:
            shards = self.too_few + 1
            halves = [self.estimate(one, shards).share_half for one in range(len(self.known))]
            if max(halves) <= self.until:
                self.stopped_at = shards
                return
            self.too_few = shards


def _unbroken(there: dict[int, Mean]) -> int:
    number = 0
    while number in there:
        number += 1
    return number


def prepare(folder: Folder, study: Study, games: int, until: float | None) -> Progress:
    """Look at what is there already; too small a disk is said before anything is played."""
    need("polars")
    begun = folder.open(study)
    progress = Progress(begun, games, until)
    for setting in range(len(begun.settings)):
        there: dict[int, Mean] = {}
        progress.known.append(there)
        for shard in folder.shards(setting):
            task = progress.task(setting, shard)
            found = folder.kept(task) if task.games > 0 else None
            if found is not None:
                there[shard] = headline(found)
            elif task.games > 0 and folder.is_damaged(task):
                progress.mended += 1
    progress.before = progress.done
    _check_disk(folder, progress)
    return progress


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
    try:
        with closing(engine(progress.study, progress.missing())) as shards:
            for shard in shards:
                _take_in(folder, progress, shard)
                tell(progress)
    except KeyboardInterrupt:
        return False
    if progress.stopped_at is not None:
        _drop_the_rest(folder, progress)
    return True


def _take_in(folder: Folder, progress: Progress, shard: Shard) -> None:
    folder.keep(shard)
    frame = need("polars").read_parquet(shard.games)
    progress.known[shard.task.setting][shard.task.shard] = headline(frame)
    progress.seconds += shard.seconds
    progress.inside += shard.inside
    progress.check_precision()


def _drop_the_rest(folder: Folder, progress: Progress) -> None:
    """Shards that were under way when enough was known are not part of the result."""
    for setting, there in enumerate(progress.known):
        for shard in [one for one in there if one >= (progress.stopped_at or 0)]:
            folder.drop(progress.task(setting, shard))
            del there[shard]
