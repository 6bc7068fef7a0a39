"""The arithmetic of igniting (BD-20 to BD-26), exact and in whole numbers.

Values are counted in units: one to a whole number, or four where halves and quarters are allowed.
No number is halved more than twice, since there are only two Divide by 2: so a unit never breaks.

Which formulas somebody has is a *stock*: two bits for each kind, the lower set for one card, both
for two. A listed ignition says which stock it needs, so that one `&` tells whether it can be laid.
"""

from array import array
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from handful.core import sets

from .cards import DOUBLE, FORMULAS, HIGHEST, LOWEST, NUMBERS, STEPS
from .move_codes import laid_number

WHOLE, QUARTERS = 1, 4
NO_RESULT: Final = 1 << 30
"""The result of halving what cannot be halved (BD-24)."""

NO_LISTS: Final = -1
"""Stands for the number of an ignition where there is none."""

LISTED_SIZE: Final = 3
"""Ignitions are listed completely up to so many cards."""

LOWER_BITS: Final = 0x5555
_FACES: Final = range(LOWEST, HIGHEST + 1)

Cards = tuple[int, ...]
Ignition = tuple[Cards, Cards]
"""The kinds laid on the first number and on the second, each in order."""


def applied(kind: int, value: int, unit: int) -> int:
    """A value after one more formula."""
    if kind < DOUBLE:
        return value + STEPS[kind] * unit
    if kind == DOUBLE:
        return value + value
    return NO_RESULT if value & 1 else value >> 1


def undone(kind: int, value: int, unit: int) -> int:
    """The value that this formula turns into the given one."""
    if kind < DOUBLE:
        return value - STEPS[kind] * unit
    if kind == DOUBLE:
        return NO_RESULT if value & 1 else value >> 1
    return value + value


def result(face: int, kinds: Iterable[int], unit: int) -> int:
    """BD-21: the face, changed by its cards one after another; there is no precedence."""
    value = face * unit
    for kind in kinds:
        value = applied(kind, value, unit)
        if value == NO_RESULT:
            return NO_RESULT
    return value


def with_fewer(face: int, kinds: Iterable[int], unit: int) -> set[int]:
    """Every result that is left when one or more of these cards are lifted out."""
    fewer: set[int] = set()
    whole = face * unit
    for kind in kinds:
        laid = {applied(kind, value, unit) for value in fewer}
        fewer |= laid
        fewer.add(whole)
        fewer.discard(NO_RESULT)
        whole = applied(kind, whole, unit)
    return fewer


def has_passengers(first: int, second: int, ignition: Ignition, unit: int) -> bool:
    """BD-25: whether a true ignition stays true without some of its cards."""
    one, other = ignition
    value = result(first, one, unit)
    fewer_one, fewer_other = with_fewer(first, one, unit), with_fewer(second, other, unit)
    return value in fewer_one or value in fewer_other or not fewer_one.isdisjoint(fewer_other)


def passengers(first: int, second: int, ignition: Ignition, unit: int) -> Cards:
    """The fewest cards that a true ignition can do without; () if it needs all of them."""
    here, there = _lifted(first, ignition[0], unit), _lifted(second, ignition[1], unit)
    idle = [
        lifted + there[value, also]
        for (value, some), lifted in here.items()
        for also in (False, True)
        if (some or also) and (value, also) in there
    ]
    return min(idle, key=len, default=())


def _lifted(face: int, kinds: Cards, unit: int) -> dict[tuple[int, bool], Cards]:
    """For each result, with all cards or with fewer, the fewest that are lifted out for it."""
    found: dict[tuple[int, bool], Cards] = {(face * unit, False): ()}
    for kind in kinds:
        after: dict[tuple[int, bool], Cards] = {}
        for (value, some), lifted in found.items():
            ways = [((value, True), (*lifted, kind))]
            if applied(kind, value, unit) != NO_RESULT:
                ways.append(((applied(kind, value, unit), some), lifted))
            for way, idle in ways:
                if way not in after or len(idle) < len(after[way]):
                    after[way] = idle
        found = after
    return found


def stock_of(cards: int) -> int:
    """The formulas in a set of IGNITE cards, counted by kind."""
    one, another = cards & LOWER_BITS, cards >> 1 & LOWER_BITS
    return one | another | (one & another) << 1


def needed(kinds: Iterable[int]) -> int:
    """The stock that these cards make up; a third of a kind does not exist."""
    stock = 0
    for kind in kinds:
        stock |= 1 << 2 * kind + (stock >> 2 * kind & 1)
    return stock


class Sums:
    """Which ignitions there are, for one way of halving and one of counting passengers.

    The ignitions of two faces lie side by side in `needs` (the stock that each takes) and `laid`
    (the number of its lists), the shorter first; `starts` says where those of each two begin.
    """

    def __init__(self, unit: int, free: bool) -> None:
        self.unit = unit
        self.free = free
        short = {face: _results(face, unit) for face in _FACES}
        starts, needs, laid = array("q"), array("Q"), array("q")
        for first in range(NUMBERS):
            for second in range(NUMBERS):
                starts.append(len(needs))
                for number, need in self._listed(first, second, short):
                    needs.append(need)
                    laid.append(number)
        starts.append(len(needs))
        self.starts, self.needs, self.laid = starts, needs, laid

    def _listed(
        self, first: int, second: int, short: dict[int, list[tuple[Cards, int]]]
    ) -> list[tuple[int, int]]:
        """The number of each ignition and the stock it needs, in the order of the numbers."""
        if first == second or not first or not second:
            return []
        found = self._found(min(first, second), max(first, second), short)
        if first < second:
            return sorted((laid_number(one, other), need) for need, (one, other) in found.items())
        return sorted((laid_number(other, one), need) for need, (one, other) in found.items())

    def _found(
        self, low: int, high: int, short: dict[int, list[tuple[Cards, int]]]
    ) -> dict[int, Ignition]:
        """One lawful ignition for every stock of up to three cards that has one."""
        meeting: dict[int, list[Cards]] = {}
        for kinds, value in short[high]:
            meeting.setdefault(value, []).append(kinds)
        found: dict[int, Ignition] = {}
        for one, value in short[low]:
            for other in meeting.get(value, ()):
                cards = len(one) + len(other)
                if cards > LISTED_SIZE:
                    break  # the shorter lists come first
                need = needed(one + other)
                if need in found or need.bit_count() < cards:
                    continue
                if self.free or not has_passengers(low, high, (one, other), self.unit):
                    found[need] = one, other
        return found

    def listed(self, first: int, second: int) -> list[tuple[int, int]]:
        """Every listed ignition of two unequal numbers: what it needs, the number of its lists."""
        pair = first * NUMBERS + second
        places = range(self.starts[pair], self.starts[pair + 1])
        return [(self.needs[place], self.laid[place]) for place in places]

    def fewest(self, first: int, second: int, stock: int) -> int:
        """How many formulas the shortest listed ignition from this stock lays; 0 without one."""
        pair = first * NUMBERS + second
        for place in range(self.starts[pair], self.starts[pair + 1]):
            if not self.needs[place] & ~stock:
                return sets.size(self.needs[place])
        return 0

    def can_ignite(self, first: int, second: int, stock: int) -> bool:
        """Whether some true ignition of these two unequal numbers exists (BD-80)."""
        return (
            self.fewest(first, second, stock) > 0
            or longer(first, second, stock, self.unit) is not None
        )


def _results(face: int, unit: int) -> list[tuple[Cards, int]]:
    """Every list of up to three formulas that this number can take, the shorter first."""
    found: list[tuple[Cards, int]] = [((), face * unit)]
    start = 0
    for _ in range(LISTED_SIZE):
        end = len(found)
        for kinds, value in found[start:end]:
            for kind in range(FORMULAS):
                after = applied(kind, value, unit)
                if after != NO_RESULT and kinds.count(kind) < 2:
                    found.append(((*kinds, kind), after))
        start = end
    return found


@cache
def sums(unit: int, free: bool) -> Sums:
    """The sums of a table; made once for all tables that calculate alike."""
    return Sums(unit, free)


def longer(first: int, second: int, stock: int, unit: int) -> Ignition | None:
    """A shortest ignition from this stock, however long; a shortest one has no passengers."""
    return _from(first, stock, unit).get(second)


def longer_number(first: int, second: int, stock: int, unit: int) -> int:
    """The number of its lists, or `NO_LISTS` without one."""
    found = longer(first, second, stock, unit)
    return NO_LISTS if found is None else laid_number(*found)


@lru_cache(maxsize=4096)
def _from(first: int, stock: int, unit: int) -> dict[int, Ignition]:
    return _Search(first, stock, unit).ignitions


def forget() -> None:
    """Drop the long ignitions found so far, to measure how long they take to find."""
    _from.cache_clear()


Step = tuple[int, int, bool]
"""How far a search has come: the value, the stock used, and whether the second number is met."""


class _Search:
    """The shortest ignitions of one number with each of the others, breadth first.

    The path runs from the first number up to the common result and on down to the second one:
    first formulas are laid on the first number, then formulas of the second are undone. A value
    that was reached with fewer of the same cards is not followed again.
    """

    def __init__(self, first: int, stock: int, unit: int) -> None:
        self.stock, self.unit = stock, unit
        self.wanted = {face * unit: face for face in _FACES if face != first}
        self.came_from: dict[Step, tuple[Step, int]] = {}
        self.reached: dict[int, list[int]] = {first * unit: [0]}
        self.met: dict[int, list[int]] = {}
        """The stocks used so far to come to each value, before and after the turning point."""
        self.ignitions: dict[int, Ignition] = {}
        level = [(first * unit, 0, False)]
        while level and self.wanted:
            level = self._widened(level)

    def _widened(self, level: list[Step]) -> list[Step]:
        """Every step that one more card reaches and that is worth following."""
        found: list[Step] = []
        for meeting in (False, True):
            for step in level:
                if step[2] and not meeting:
                    continue
                for kind in range(FORMULAS):
                    after = self._after(step, kind, meeting)
                    if after:
                        self.came_from[after] = step, kind
                        found.append(after)
                        self._arrive(after)
        return found

    def _after(self, step: Step, kind: int, meeting: bool) -> Step | None:
        """The step that this card leads to; None where it is used up or brings nothing new."""
        value, used, _ = step
        left = self.stock >> 2 * kind & ~(used >> 2 * kind) & 3
        if not left:
            return None
        used |= (left & -left) << 2 * kind
        value = undone(kind, value, self.unit) if meeting else applied(kind, value, self.unit)
        if value == NO_RESULT or _has_less(self.reached.get(value), used):
            return None
        if not meeting:
            self.reached.setdefault(value, []).append(used)
        elif _has_less(self.met.get(value), used):
            return None
        else:
            self.met.setdefault(value, []).append(used)
        return value, used, meeting

    def _arrive(self, step: Step) -> None:
        """Note the ignition if this is a number that has not been reached before."""
        face = self.wanted.pop(step[0], None)
        if face is None:
            return
        laid: list[int] = []
        met: list[int] = []
        while step in self.came_from:
            before, kind = self.came_from[step]
            (met if step[2] else laid).append(kind)
            step = before
        self.ignitions[face] = tuple(reversed(laid)), tuple(met)


def _has_less(stocks: list[int] | None, used: int) -> bool:
    """Whether one of these stocks needs no card that the used one does not."""
    return stocks is not None and any(not less & ~used for less in stocks)
