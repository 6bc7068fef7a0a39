"""How often one address may do something."""

import asyncio
import math
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

_ADDRESSES = 10_000
"""So many are remembered; the longest silent is forgotten first."""
_FORGET = 120_000
"""After so many milliseconds one wrong guess is forgotten."""
_LONGEST = 600_000
"""Nobody waits longer than so many milliseconds for the next guess."""


class Bucket:
    """Holds `burst` drops and refills steadily."""

    __slots__ = ("_burst", "_drops", "_per_ms", "_since")

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst, self._per_ms = burst, per_second / 1000
        self._drops, self._since = float(burst), now

    def take(self, now: float) -> bool:
        """One drop, if there is one."""
        self._drops = min(self._burst, self._drops + (now - self._since) * self._per_ms)
        self._since = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


class PerAddress:
    """A bucket for every address."""

    def __init__(self, burst: float, seconds: float, now: Callable[[], float]) -> None:
        self._burst, self._rate, self._now = burst, burst / seconds, now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may, once more."""
        return self._bucket(address).take(self._now())

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None)
        if bucket is None:
            bucket = Bucket(self._burst, self._rate, self._now())
        self._buckets[address] = bucket
        if len(self._buckets) > _ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket


class Guesses:
    """Wrong guesses of every address: some are free, then each costs twice the wait before it."""

    def __init__(self, free: int, now: Callable[[], float]) -> None:
        self._free, self._now = free, now
        self._wrong: OrderedDict[str, tuple[float, float, float]] = OrderedDict()
        """By address: how many, as of when, and when the next may be made."""
        self._alone: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def alone(self, address: str) -> asyncio.Lock:
        """To be held until it is known whether a guess was wrong: else all at once would be one."""
        return self._alone.setdefault(address, asyncio.Lock())

    def wait(self, address: str) -> int:
        """In how many seconds this address may guess again; 0: now."""
        _, _, until = self._wrong.get(address, (0.0, 0.0, 0.0))
        return max(0, math.ceil((until - self._now()) / 1000))

    def wrong(self, address: str) -> None:
        """This address has guessed wrong."""
        now = self._now()
        count, since, _ = self._wrong.pop(address, (0.0, now, 0.0))
        count = max(0.0, count - (now - since) / _FORGET) + 1
        over = min(math.ceil(count) - self._free, 30)
        until = now + min(1000 * 2**over, _LONGEST) if over >= 0 else now
        self._wrong[address] = count, now, until
        if len(self._wrong) > _ADDRESSES:
            self._wrong.popitem(last=False)
