"""How the chances went and what luck brought, world by world.

Luck is what cards that nobody had seen did to the value of a position: its value after they were
drawn, less what it was worth on average over all that could have been drawn. These are the chance
corrections of AIVAT (N. Burch, M. Schmid, M. Moravčík, D. Morrill, M. Bowling: AIVAT, a new
variance reduction technique for agent evaluation in imperfect information games, AAAI 2018). They
average out to nothing whatever the value function is, as long as nobody moves by cards that nobody
has seen. Skill is the rest of the result.

World number k has the same luck at every position, so differences between positions are steadier
than the positions themselves, and a batch of worlds can be sampled apart from all others.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from handful.bots.search import worlds_of
from handful.core import Chance, State
from handful.core.hindsight import Step
from handful.core.rng import WORD, drawn

from .course import Course
from .playing_on import PlayingOn, Redealing, Values, luck_of

BATCH: Final = 16
"""So many worlds are sampled at a time."""
MOST_POINTS: Final = 90
"""So many moments of a game at most have a place in the chart."""
DEAL: Final = -1
"""In place of the step that brought it: the deal brought this luck."""


@dataclass(frozen=True, slots=True)
class Gift:
    """What one deal, draw or flip gave each seat, added up over the worlds of a batch."""

    step: int
    values: Values


@dataclass(slots=True)
class Sample:
    """What a batch of worlds has shown."""

    worlds: int
    par: float = 0.0
    """What the table would have had from other deals, added up; 0 where seats play for one win."""
    known: list[Values] = field(default_factory=list)
    """At each moment what every seat could think of its own chance, added up."""
    squares: list[Values] = field(default_factory=list)
    """The squares of the same."""
    opened: list[Values] = field(default_factory=list)
    """The chances with all hands open, added up."""
    gifts: list[Gift] = field(default_factory=list)
    luck: list[list[float]] = field(default_factory=list)
    """In each world, all luck of each seat."""


def moments(course: Course) -> list[int]:
    """The steps before which the chances are taken: all, or evenly some of them."""
    every = max(1, -(-course.length // MOST_POINTS))
    return list(range(0, course.length, every))


def sampled(course: Course, batch: int, charted: bool = True) -> Sample:
    """One batch; for the sums alone no chart need be drawn."""
    return _Sampling(course, batch).run(set(moments(course)) if charted else set())


@dataclass(frozen=True, slots=True)
class _Before:
    """A step about to be made, and all that could lie unseen then."""

    step: Step
    dealing: Redealing
    chance: int

    def brought_luck(self, after: "_Before") -> bool:
        """Whether the step used the generator, or turned up a card that nobody had seen."""
        return self.chance != after.chance or self.dealing.sizes != after.dealing.sizes


class _Sampling:
    """A game replayed once, with a batch of worlds for every position that matters."""

    def __init__(self, course: Course, batch: int) -> None:
        self.course, self.game, self.seats = course, course.game, course.seats
        self.numbers = range(batch * BATCH, (batch + 1) * BATCH)
        self.on = PlayingOn(self.game, course.options, self.seats, course.outcome.together)
        luck = [[0.0] * self.seats for _ in self.numbers]
        self.sample = Sample(len(self.numbers), luck=luck)

    def run(self, points: set[int]) -> Sample:
        """Go through the game: the deal, then every step that brought luck, to the result."""
        last: _Before | None = None
        for step in self.course.steps():
            state = step.state.clone()
            now = _Before(step, Redealing(self.game, state), state.chance)
            if last is None:
                self._deal(now)
            elif last.brought_luck(now):
                self._give(last.step.number, self._after(last), self._values(now.dealing))
            if step.number in points:
                self._chart(now)
            last = now
        if last is not None:
            result = [self.course.outcome.returns()] * len(self.numbers)
            self._give(last.step.number, self._after(last), result)
        return self.sample

    def _deal(self, first: _Before) -> None:
        """The deal, against an even share; a table that is as one compares it with other deals."""
        even = [(1 / self.seats,) * self.seats] * len(self.numbers)
        if self.course.outcome.together:
            even = [self.on(self._another_deal(number), number) for number in self.numbers]
            self.sample.par = sum(values[0] for values in even)
        self._give(DEAL, even, self._values(first.dealing))

    def _another_deal(self, number: int) -> State:
        """Other deals than for another record: an error of theirs would never average out."""
        record = self.course.record
        seed = drawn((record.seed + luck_of(number)) & WORD)
        return self.game.rules.start(
            self.course.options, self.seats, seed, record.timed, quiet=True
        )

    def _values(self, dealing: Redealing) -> list[Values]:
        """What a position is worth in each world."""
        return [self.on(dealing(Chance(luck_of(number))), number) for number in self.numbers]

    def _after(self, before: _Before) -> list[Values]:
        """What a step was worth before anybody knew what it would turn up."""
        found = []
        for number in self.numbers:
            world = before.dealing(Chance(luck_of(number)))
            before.step.make(world)
            found.append(self.on(world, number))
        return found

    def _give(self, step: int, expected: list[Values], came: list[Values]) -> None:
        """Note what luck gave each seat."""
        gaps = [
            tuple(after - before for before, after in zip(one, other, strict=True))
            for one, other in zip(expected, came, strict=True)
        ]
        for total, gap in zip(self.sample.luck, gaps, strict=True):
            for seat, given in enumerate(gap):
                total[seat] += given
        self.sample.gifts.append(Gift(step, _added(gaps)))

    def _chart(self, now: _Before) -> None:
        """Note the chances, as each seat could know them and with all hands open."""
        seen = [self._known(now, seat) for seat in range(self.seats)]
        self.sample.known.append(tuple(map(sum, seen)))
        self.sample.squares.append(tuple(sum(one * one for one in own) for own in seen))
        self.sample.opened.append(_added(self._values(now.dealing)))

    def _known(self, now: _Before, seat: int) -> list[float]:
        """What a seat could think of its chance, in each world that it could imagine."""
        view = self.game.knowledge.view(now.step.state, seat)
        worlds: Callable[[Chance], State] = worlds_of(self.game, view, now.step.memories[seat])
        return [self.on(worlds(Chance(luck_of(number))), number)[seat] for number in self.numbers]


def _added(rows: list[Values]) -> Values:
    return tuple(map(sum, zip(*rows, strict=True)))
