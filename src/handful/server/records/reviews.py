"""Who asks for a review gets what is known of it so far; all who ask for the same game share it."""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from ..processes.thinkers import Crowded, Thinkers

logger = logging.getLogger("handful.reviews")

_KEPT: Final = 200
"""So many reviews are kept at once; others are made again, with the same numbers."""
_PATIENCE: Final = 0.5
"""Seconds before a crowded reader is asked again."""
LONGEST_WAIT: Final = 10.0
"""So many seconds whoever asks waits for news."""


@dataclass(slots=True)
class Progress:
    """How far a review is."""

    text: str
    key: str
    done: int = 0
    total: int = 0
    review: Any = None
    problem: dict[str, Any] | None = None
    """Why there will be none."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    making: asyncio.Task[None] | None = None

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come."""
        return self.problem is not None or 0 < self.total <= self.done


class Reviews:
    """The reviews that this process makes, and those that it has made."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._kept: OrderedDict[str, Progress] = OrderedDict()
        self._turn = asyncio.Semaphore(1)
        """One piece after the other, whoever's review it is."""

    def begin(self, text: str) -> Progress:
        """The review of a record, begun if nobody has."""
        key = sha256(text.encode()).hexdigest()[:32]
        one = self._kept.get(key)
        if one is None or (one.problem and one.making is None):
            one = self._kept[key] = Progress(text, key)
            one.making = asyncio.create_task(self._make(one), name=f"review {key[:8]}")
        self._kept.move_to_end(key)
        while len(self._kept) > _KEPT:
            _, oldest = self._kept.popitem(last=False)
            if oldest.making:
                oldest.making.cancel()
        return one

    def find(self, key: str) -> Progress | None:
        """A review that was begun here."""
        return self._kept.get(key)

    async def news(self, one: Progress, since: int) -> Progress:
        """The same, once more than `since` pieces are done and shown, or after a while."""
        end = asyncio.get_running_loop().time() + LONGEST_WAIT
        while one.done <= since and not one.is_over:
            left = end - asyncio.get_running_loop().time()
            if left <= 0:
                break
            one.news.clear()
            try:
                await asyncio.wait_for(one.news.wait(), left)
            except TimeoutError:
                break
        return one

    async def stop(self) -> None:
        """Make no more of them."""
        for one in self._kept.values():
            if one.making:
                one.making.cancel()

    async def _make(self, one: Progress) -> None:
        while not one.is_over:
            try:
                async with self._turn:
                    found = await self._thinkers.read("review", one.text, number=one.done)
            except Crowded:
                await asyncio.sleep(_PATIENCE)
                continue
            if "done" not in found:
                one.problem = found
            else:
                one.done, one.total = found["done"], found["total"]
                one.review = found["review"] or one.review
            one.news.set()
        one.making = None
