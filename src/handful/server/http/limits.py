"""How often one address may do something, whichever process it asks."""

import asyncio
import math
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

from msgspec import json

from ..settings import Limits

_ADDRESSES = 10_000
"""So many are remembered; the longest silent is forgotten first."""
_FORGET = 120_000
"""After so many milliseconds one wrong guess is forgotten."""
_LONGEST = 600_000
"""Nobody waits longer than so many milliseconds for the next guess."""
_TOLD = 100
"""Of so many addresses with the most sockets the other processes are told."""

Tell = Callable[[str], None]
"""Told of an address whenever it has used some of what it may."""


class Bucket:
    """Holds `burst` drops and refills steadily."""

    __slots__ = ("_burst", "_drops", "_per_ms", "_since")

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst, self._per_ms = burst, per_second / 1000
        self._drops, self._since = float(burst), now

    def take(self, now: float) -> bool:
        """One drop, if there is one."""
        self._refill(now)
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    def lose(self, now: float) -> None:
        """One drop that was taken elsewhere; there may be fewer than none then."""
        self._refill(now)
        self._drops = max(-self._burst, self._drops - 1)

    def _refill(self, now: float) -> None:
        self._drops = min(self._burst, self._drops + (now - self._since) * self._per_ms)
        self._since = now


class PerAddress:
    """A bucket for every address."""

    def __init__(
        self, burst: float, seconds: float, now: Callable[[], float], tell: Tell | None = None
    ) -> None:
        self._burst, self._rate, self._now, self._tell = burst, burst / seconds, now, tell
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may, once more."""
        may = self._bucket(address).take(self._now())
        if may and self._tell:
            self._tell(address)
        return may

    def heard(self, address: str) -> None:
        """Another process has let this address."""
        self._bucket(address).lose(self._now())

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

    def __init__(self, free: int, now: Callable[[], float], tell: Tell | None = None) -> None:
        self._free, self._now, self._tell = free, now, tell
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
        self.heard(address)
        if self._tell:
            self._tell(address)

    def heard(self, address: str) -> None:
        """It has, here or elsewhere."""
        now = self._now()
        count, since, _ = self._wrong.pop(address, (0.0, now, 0.0))
        count = max(0.0, count - (now - since) / _FORGET) + 1
        over = min(math.ceil(count) - self._free, 30)
        until = now + min(1000 * 2**over, _LONGEST) if over >= 0 else now
        self._wrong[address] = count, now, until
        if len(self._wrong) > _ADDRESSES:
            self._wrong.popitem(last=False)


class SharedLimits:
    """All limits of one process; what addresses do elsewhere counts here too.

    `tell` is called with the name of a limit and an address. Notes may come late or get lost: then
    a limit is a little looser for a while.
    """

    def __init__(
        self, limits: Limits, now: Callable[[], float], tell: Callable[[str, str], None]
    ) -> None:
        def spent(name: str) -> Tell:
            return lambda address: tell(name, address)

        self.opening = PerAddress(limits.rooms_per_hour, 3600, now, spent("opening"))
        self.joining = PerAddress(limits.joins_per_minute, 60, now, spent("joining"))
        self.reading = PerAddress(limits.records_per_minute, 60, now, spent("reading"))
        self.guessing = Guesses(limits.wrong_codes, now, spent("guessing"))
        self.sockets: dict[str, int] = {}
        """The sockets of this process by address."""
        self._most_sockets = limits.sockets
        self._elsewhere: dict[str, dict[str, int]] = {}
        """The same of each other process, where there are many of one address."""

    def heard(self, name: str, address: str) -> None:
        """An address has used a limit in another process."""
        match name:
            case "opening" | "joining" | "reading":
                getattr(self, name).heard(address)
            case "guessing":
                self.guessing.heard(address)

    def may_connect(self, address: str) -> bool:
        """Whether this address may open one more socket."""
        elsewhere = sum(counts.get(address, 0) for counts in self._elsewhere.values())
        return self.sockets.get(address, 0) + elsewhere < self._most_sockets

    def connected(self, address: str) -> None:
        """One more socket."""
        self.sockets[address] = self.sockets.get(address, 0) + 1

    def disconnected(self, address: str) -> None:
        """One less."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]

    def busiest(self) -> str:
        """What to tell the others every so often: who has many sockets here.

        An address that nobody tells of has less than half of what it may, in all of us together.
        """
        many = self._most_sockets / (2 * (len(self._elsewhere) + 1))
        found = [(count, one) for one, count in self.sockets.items() if count >= many]
        top = sorted(found, reverse=True)[:_TOLD]
        return json.encode({one: count for count, one in top}).decode() if top else ""

    def heard_busiest(self, process: str, text: str) -> None:
        """What another process tells of that."""
        self._elsewhere[process] = json.decode(text, type=dict[str, int]) if text else {}

    def lost(self, process: str) -> None:
        """Another process has ended, and its sockets with it."""
        self._elsewhere.pop(process, None)
