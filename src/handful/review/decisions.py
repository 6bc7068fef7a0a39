"""What each decision was worth beside the others that its player had, by what that player knew.

All moves are tried in the same imagined worlds with the same luck. The first worlds only choose
which moves are compared; others, which had no part in the choice, say by how much they differ, so
that no move looks better than it is because it was lucky enough to be chosen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from handful.bots.search import Tried, Worlds, sensible, worlds_of
from handful.core import Chance, Memory, Move, Seat, View
from handful.core.hindsight import TIME, Step
from handful.core.rng import drawn

from .course import Course
from .playing_on import PlayingOn, luck_of

FIRST_LOOK: Final = 24
"""In so many worlds every move that is worth a look is tried."""
CLOSER_LOOK: Final = 120
"""In so many others the move that was made, the best and the next best are compared."""
MOST_MOVES: Final = 12
"""So many moves are looked at."""
COMPARED: Final = 2
"""So many other moves have a closer look."""
WORTH_SAYING: Final = 0.02
"""A difference below two points of chance is not worth a word."""
PUZZLES: Final = 3
CLEAR, SURE, SEVERAL = 0.05, 3.0, 3
"""In a puzzle the best move is so far ahead, by so many standard errors, of at least two others."""


@dataclass(frozen=True, slots=True)
class Option:
    """A move that could be made, and the chance of winning with it, as its player could know it."""

    move: Move
    value: float
    error: float
    """The standard error of its difference from the move that was made."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A move that somebody chose, and what else there was."""

    step: int
    entry: int
    seat: Seat
    made: Option
    best: Option | None
    """What would have been better, if anything was."""
    next_best: Option | None
    """If nothing was better: the next best move."""
    legal: int
    """How many moves there were to choose from."""
    lead: float
    """How far the best move was ahead of all others, in games won."""
    lead_error: float

    @property
    def cost(self) -> float:
        """What it cost against the best move that was known, in chance of winning."""
        return max(0.0, self.best.value - self.made.value) if self.best else 0.0

    @property
    def gain(self) -> float:
        """What it gained over the next best move."""
        return max(0.0, self.made.value - self.next_best.value) if self.next_best else 0.0

    @property
    def is_sure(self) -> bool:
        """Whether the difference is more than chance could make."""
        other = self.best or self.next_best
        return other is not None and abs(other.value - self.made.value) > 2 * other.error

    @property
    def is_clear(self) -> bool:
        """Whether one of several moves was the best beyond doubt, so that it can be looked for."""
        ahead = self.lead >= CLEAR and self.lead > SURE * self.lead_error
        return ahead and self.legal >= SEVERAL


def cut(decisions: Sequence[Decision]) -> list[Decision]:
    """Puzzles from one game: what was missed rather than what was found, the clearest first."""
    clear = [one for one in decisions if one.is_clear]
    clear.sort(key=lambda one: (one.best is None, -one.lead))
    return sorted(clear[:PUZZLES], key=lambda one: one.entry)


def is_choice(step: Step) -> bool:
    """Whether somebody had to decide here, and had something to decide."""
    if step.seat == TIME or step.seat not in step.state.awaited():
        return False
    return len(step.state.legal(step.seat)) > 1


def choices(course: Course) -> list[int]:
    """The steps at which somebody had a choice."""
    return [step.number for step in course.steps() if is_choice(step)]


def decided(course: Course, numbers: Sequence[int]) -> list[Decision]:
    """These decisions, each looked at."""
    wanted = set(numbers)
    on = PlayingOn(course.game, course.options, course.seats, course.outcome.together)
    found = (step for step in course.steps() if step.number in wanted)
    return [_Trial(course, step, on).decision() for step in found]


def weighed(course: Course, entry: int, tried: Move) -> list[Option]:
    """The move of an entry, another that somebody tries instead, and the best that is known."""
    on = PlayingOn(course.game, course.options, course.seats, course.outcome.together)
    step = next(one for one in course.steps() if one.entry == entry and one.move is not None)
    return _Trial(course, step, on).beside(tried)


class _Trial:
    """One decision, with the worlds that its player could imagine."""

    def __init__(self, course: Course, step: Step, on: PlayingOn) -> None:
        self.course, self.step, self.on = course, step, on
        self.view: View = course.game.knowledge.view(step.state, step.seat)
        self.memory: Memory = step.memories[step.seat]
        self.worlds: Worlds = worlds_of(course.game, self.view, self.memory)

    def decision(self) -> Decision:
        """What was made, and what it is compared with."""
        assert self.step.move is not None
        moves = self._moves(self.step.move)
        looked = [Tried(move) for move in moves]
        self._try(looked, range(FIRST_LOOK))
        made, *others = looked
        others.sort(key=lambda one: -one.mean)
        if not others or not self._is_close(made, others[0]):
            return self._said(made, others[:1])
        close = [Tried(made.move), *(Tried(one.move) for one in others[:COMPARED])]
        self._try(close, range(FIRST_LOOK, FIRST_LOOK + CLOSER_LOOK))
        return self._said(close[0], sorted(close[1:], key=lambda one: -one.mean))

    def beside(self, tried: Move) -> list[Option]:
        """What was made, what is tried now, and the best, in the same worlds."""
        assert self.step.move is not None
        made, *others = [Tried(move) for move in self._moves(self.step.move)]
        self._try(others, range(FIRST_LOOK))
        others.sort(key=lambda one: -one.mean)
        moves = [made.move, tried, *(one.move for one in others[:COMPARED])]
        close = {move: Tried(move) for move in dict.fromkeys(moves)}
        self._try([*close.values()], range(FIRST_LOOK, FIRST_LOOK + CLOSER_LOOK))
        best = max(reversed(close.values()), key=lambda one: one.mean)
        shown = (close[made.move], close[tried], best)
        return [self._option(one, close[made.move]) for one in shown]

    def _is_close(self, made: Tried, best: Tried) -> bool:
        """Whether a closer look could find a difference worth saying."""
        lead, error = best.lead(made)
        return abs(lead) + 2 * error > WORTH_SAYING

    def _said(self, made: Tried, others: Sequence[Tried]) -> Decision:
        best = others[0] if others else None
        better = best is not None and best.mean > made.mean
        first, *behind = sorted([made, *others], key=lambda one: -one.mean)
        lead, error = first.lead(behind[0]) if behind else (0.0, 0.0)
        return Decision(
            self.step.number,
            self.step.entry,
            self.step.seat,
            self._option(made, made),
            self._option(best, made) if best and better else None,
            self._option(best, made) if best and not better else None,
            len(self.step.state.legal(self.step.seat)),
            lead,
            error,
        )

    def _option(self, one: Tried, made: Tried) -> Option:
        """A move with its chance as it comes true; the error shrinks or grows with differences."""
        own, seats = self.course.game.bots.foresight.own, self.course.seats
        value = own(one.mean, seats)
        lead, error = (0.0, 0.0) if one is made else one.lead(made)
        stretch = (value - own(made.mean, seats)) / lead if lead else 1.0
        return Option(one.move, value, error * abs(stretch))

    def _moves(self, made: Move) -> list[Move]:
        """The move that was made, what the rulebook advises, and what else is worth a look."""
        game, step = self.course.game, self.step
        legal = step.state.legal(step.seat)
        chance = Chance(luck_of(step.number))
        advised = game.bots.heuristic.choose(self.view, self.memory, legal, True, chance)
        world = self.worlds(Chance(luck_of(0)))
        looked = list(sensible(self.on.ahead, world, step.seat, legal))
        if len(looked) > MOST_MOVES:
            chance.shuffle(looked)
        first = [made] if advised is None else [made, advised]
        return list(dict.fromkeys([*first, *looked]))[:MOST_MOVES]

    def _try(self, tried: Sequence[Tried], numbers: Sequence[int]) -> None:
        """Try all of these moves in all of these worlds."""
        seat, at = self.step.seat, self.step.at
        for number in numbers:
            world = self.worlds(Chance(drawn(luck_of(number))))
            world.now = max(at, world.now)
            for one in tried:
                twin = world.clone()
                twin.apply(seat, one.move)
                one.values.append(self.on(twin, number)[seat])
