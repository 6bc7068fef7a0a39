"""Which games are played next, in shards of about a second's work.

How long a game takes is known only once some are played, so the first shards hold one game each and
later ones as many as the pace allows. Every game follows from its number, so the size of a shard
changes nothing but how often something can be shown and kept.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence

from .shards import Shard, Task
from .study import Study

SECONDS, SHARE = 1.0, 0.01
"""About so long a shard is played; in a long run this share of all that was played before."""


class Plan:
    """What is still to be played, all settings side by side."""

    def __init__(self, study: Study, games: int, kept: Sequence[Mapping[int, int]]) -> None:
        """`kept`: for each setting how many games lie there, by the first game of each shard."""
        self.study, self.games, self._kept = study, games, kept
        self._firsts = [sorted(there) for there in kept]
        self._next = [self._after_kept(setting, 0) for setting in range(len(kept))]
        self._paces: dict[int, float] = {}
        self._spent = 0.0

    def tasks(self) -> Iterator[Task]:
        """Shard after shard, always of the setting that lies behind; sized when it is asked for."""
        while min(self._next) < self.games:
            setting = self._next.index(min(self._next))
            first = self._next[setting]
            count = self._count(setting, first)
            self._next[setting] = self._after_kept(setting, first + count)
            yield Task(setting, first // self.study.shard, count)

    def learn(self, shard: Shard) -> None:
        """Take in how long the games of a shard took."""
        self._paces[shard.task.setting] = shard.seconds / shard.task.games
        self._spent += shard.seconds

    def _after_kept(self, setting: int, first: int) -> int:
        """The next game from here on that is not there yet."""
        while first in self._kept[setting]:
            first += self._kept[setting][first]
        return first

    def _count(self, setting: int, first: int) -> int:
        """How many games from this one on make a shard: none that is there, none past a stop."""
        firsts, unit = self._firsts[setting], self.study.shard
        place = bisect_right(firsts, first)
        kept = firsts[place] if place < len(firsts) else self.games
        stop = (first // self.study.stops + 1) * self.study.stops
        seconds = max(SECONDS, SHARE * self._spent)
        wanted = max(1, int(seconds / self._pace(setting)) // unit) * unit
        return min(first + wanted, kept, stop, self.games) - first

    def _pace(self, setting: int) -> float:
        """Seconds for a game; of a setting that nobody has played yet, as of the slowest."""
        slowest = max(self._paces.values(), default=SECONDS)
        return max(1e-9, self._paces.get(setting, slowest))
