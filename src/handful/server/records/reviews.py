"""Who asks for a review gets what is known of it so far; all who ask for the same game share it.

What is finished is kept in the store, without names, for as long as finished rooms are.
"""

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from msgspec import json

from handful.review import EDITION

from ..processes.thinkers import Crowded, Thinkers
from ..store import Store, StoreDown

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

    def __init__(self, thinkers: Thinkers, store: Store, wall: Callable[[], int]) -> None:
        self._thinkers, self._store, self._wall = thinkers, store, wall
        self._kept: OrderedDict[str, Progress] = OrderedDict()
        self._turn = asyncio.Semaphore(1)
        """One piece after the other, whoever's review it is."""

    def begin(self, text: str) -> Progress:
        """The review of a record, begun if nobody has."""
        key = sha256(f"{EDITION} {text}".encode()).hexdigest()[:32]
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
        await self._take_kept(one)
        was_kept = one.is_over
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
        if not was_kept and not one.problem:
            await self._keep(one)
        one.making = None

    async def _take_kept(self, one: Progress) -> None:
        """Take what the store keeps, with the names of this record."""
        try:
            body = await self._store.kept_review(one.key)
        except StoreDown:
            return
        if body is not None:
            kept = json.decode(zlib.decompress(body))
            review, total = kept["review"], kept["total"]
            review["players"] = names_in(one.text, len(review["players"]))
            one.done, one.total, one.review = total, total, review
            one.news.set()

    async def _keep(self, one: Progress) -> None:
        nameless = {**one.review, "players": [""] * len(one.review["players"])}
        body = json.encode({"total": one.total, "review": nameless})
        try:
            await self._store.keep_review(one.key, self._wall(), zlib.compress(body))
        except StoreDown:
            logger.warning("a review could not be kept")


def names_in(text: str, seats: int) -> list[str]:
    """Who played, as a record says, or which seat it was."""
    said = json.decode(text).get("players") or []
    return [*said, *(f"Seat {seat + 1}" for seat in range(len(said), seats))][:seats]
