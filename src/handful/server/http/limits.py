"""How often one address may do something."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

_ADDRESSES = 10_000
"""So many are remembered; the longest silent is forgotten first."""


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

    def is_empty(self, now: float) -> bool:
        """Whether there is none."""
        return self._drops + (now - self._since) * self._per_ms < 1


class PerAddress:
    """A bucket for every address."""

    def __init__(self, burst: float, seconds: float, now: Callable[[], float]) -> None:
        self._burst, self._rate, self._now = burst, burst / seconds, now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._alone: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def alone(self, address: str) -> asyncio.Lock:
        """To be held until it is known whether a try counts: else all at once would be one."""
        return self._alone.setdefault(address, asyncio.Lock())

    def take(self, address: str) -> bool:
        """Whether this address may, once more."""
        return self._bucket(address).take(self._now())

    def is_empty(self, address: str) -> bool:
        """Whether this address has used all it may."""
        return self._bucket(address).is_empty(self._now())

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None)
        if bucket is None:
            bucket = Bucket(self._burst, self._rate, self._now())
        self._buckets[address] = bucket
        if len(self._buckets) > _ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket
