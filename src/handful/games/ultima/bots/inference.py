"""What a draw gives away: whoever draws rather than plays most likely held nothing that fits."""

from collections.abc import Sequence
from typing import Final

from handful.core import sets

NOTHING: Final = 0


class Lacks:
    """For each card of another hand, oldest first, the set of cards that it hardly is.

    Most players never imagine anything, so what happens is noted and thought through when asked.
    """

    __slots__ = ("_news", "_slots")

    def __init__(self) -> None:
        self._slots: list[int] = []
        self._news: list[tuple[str, int]] = []

    def drew(self, count: int) -> None:
        """So many cards came to it that may be anything."""
        self._news.append(("drew", count))

    def declined(self, fitting: int) -> None:
        """It did not play, so most likely none of its cards fits."""
        self._news.append(("declined", fitting))

    def played(self, card: int) -> None:
        """One of its cards was this one."""
        self._news.append(("played", card))

    def newest(self, count: int) -> list[int]:
        """What is known of its newest cards, where so many are still to be imagined."""
        for what, value in self._news:
            self._take_in(what, value)
        self._news.clear()
        known = self._slots[max(0, len(self._slots) - count) :]
        return [NOTHING] * (count - len(known)) + known

    def _take_in(self, what: str, value: int) -> None:
        if what == "drew":
            self._slots += [NOTHING] * value
        elif what == "declined":
            self._slots = [slot | value for slot in self._slots]
        elif self._slots:
            del self._slots[self._most_likely(value)]

    def _most_likely(self, card: int) -> int:
        """Of the cards that may have been this one, the one known best has fewest other faces."""
        may_be = [at for at, slot in enumerate(self._slots) if not sets.has(slot, card)]
        return max(may_be or range(len(self._slots)), key=lambda at: sets.size(self._slots[at]))


def ordered(slots: Sequence[int]) -> list[tuple[int, int]]:
    """The slots with their places, those of which most is known first."""
    return sorted(enumerate(slots), key=lambda slot: -sets.size(slot[1]))


def hand_from(slots: list[tuple[int, int]], old: list[int], kept: int, new: list[int]) -> list[int]:
    """One card for each ordered slot: the first `kept` from the old pile, others from the new one.

    The slots of which most is known choose first, so that something is left for them.
    """
    kept = min(kept, len(old))
    cards = [0] * len(slots)
    for at, lacks in slots:
        cards[at] = taken(old if at < kept or not new else new, lacks)
    return cards


def taken(pile: list[int], lacks: int) -> int:
    """The next card of a shuffled pile that is none of these, or else the next of all."""
    for at in range(len(pile) - 1, -1, -1):
        card = pile[at]
        if not sets.has(lacks, card):
            del pile[at]
            return card
    return pile.pop()
