"""Random games on which the laws are tried, one position after another."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

from handful.core import AnyGame, Chance, JsonValue, Memory, Options, Play, Refused, Seat, State
from handful.core.options import Declared, Value
from handful.core.rulebook import clauses, read

from .compare import canonical, difference
from .random_walk import is_over, stride

Pick = Callable[[int], int]
"""Gives a whole number from 0 up to but not including its argument."""

_LONGEST = 3000
"""How far a random game is followed in search of positions."""
_SMALL_TABLE = 2
"""How many seats are looked at in one position."""
_ODD_SEEDS = (0, 1, 2**64 - 1)


class Printer(Protocol):
    """What Hypothesis prints examples with."""

    def text(self, text: str) -> None:
        """Print this."""
        ...


class LawBroken(AssertionError):
    """A position in which a law does not hold; `law` is its name."""

    def __init__(self, law: str, said: str, lines: list[str] | None = None) -> None:
        super().__init__("\n".join([f"{law}: {said}", *(lines or [])]))
        self.law = law


@dataclass(frozen=True, repr=False)
class Journey:
    """One random game and the stretch of it that is looked at."""

    game: AnyGame
    options: Options
    seats: int
    seed: int
    timed: bool
    percent: int
    """How far into the game the stretch begins."""

    def __repr__(self) -> str:
        clock = "timed" if self.timed else "untimed"
        return (
            f"{self.game.key}, {self.seats} seats, seed {self.seed}, {clock}, "
            f"from {self.percent} %: {self.options.summary()}"
        )

    def _repr_pretty_(self, printer: "Printer", cycle: bool) -> None:
        printer.text(repr(self))

    def depart(self) -> "Trial":
        """The trial at the first position of the stretch."""
        length = sum(1 for _ in self._strides(self._play()))
        play = self._play()
        chance = Chance(self.seed)
        for _ in range(length * self.percent // 100):
            stride(play, chance)
        return Trial(play, chance, dict(self.game.knowledge.stock(self._play().state)))

    def _play(self) -> Play:
        return Play(self.game, self.options, self.seats, self.seed, timed=self.timed)

    def _strides(self, play: Play) -> Iterator[None]:
        chance = Chance(self.seed)
        for _ in range(_LONGEST):
            if is_over(play):
                return
            try:
                stride(play, chance)
            except Refused:
                return  # a listed move was refused: the law `agreed` says so where it happens
            yield


@dataclass
class Trial:
    """A play, and what the laws need to know beside it."""

    play: Play
    chance: Chance
    stock: Mapping[str, int]
    """Of the first position."""
    met: Counter[str] = field(default_factory=Counter)
    """How often a law found something to look at."""
    _memories: dict[Seat | None, tuple[Memory, int]] = field(default_factory=dict)

    @property
    def game(self) -> AnyGame:
        """The game on trial."""
        return self.play.game

    @property
    def state(self) -> State:
        """The position on trial."""
        return self.play.state

    @property
    def watchers(self) -> list[Seat | None]:
        """Every seat, and a spectator."""
        return [*range(self.play.seats), None]

    @cached_property
    def clauses(self) -> frozenset[str]:
        """The clauses of the game's rulebook."""
        return frozenset(clauses(read(self.game)))

    def some_seats(self) -> list[Seat]:
        """Every seat of a small table, a few of a large one, on turn or not."""
        seats = list(range(self.play.seats))
        if len(seats) > _SMALL_TABLE:
            self.chance.shuffle(seats)
            del seats[_SMALL_TABLE:]
        return seats

    def memory(self, seat: Seat | None) -> Memory:
        """What the seat remembers, folded from what it was told."""
        fresh = (self.game.knowledge.memory(self.play.options, self.play.seats, seat), 0)
        memory, since = self._memories.get(seat, fresh)
        for told in self.play.told(seat, since):
            memory.fold(told)
        self._memories[seat] = memory, len(self.play.events)
        return memory

    def lay(self, state: State) -> dict[str, JsonValue]:
        """A whole position as data."""
        return self.game.knowledge.lay(state)

    def sight(self, state: State, seat: Seat | None) -> dict[str, object]:
        """All that a seat can tell of a position without knowing its past."""
        return {
            "view": self.game.knowledge.view(state, seat),
            "legal": [] if seat is None else list(state.legal(seat)),
            "actors": list(state.actors()),
            "awaited": list(state.awaited()),
            "deadline": state.deadline(),
            "clock": list(self.game.rules.clocks.window(state)),
            "over": state.outcome() is not None,
        }

    def same(self, law: str, said: str, one: object, other: object) -> None:
        """Raise `LawBroken` where two pieces of data differ."""
        if canonical(one) != canonical(other):
            raise LawBroken(law, said, difference(one, other))


def journey(game: AnyGame, pick: Pick) -> Journey:
    """A random game of any options and seats for which there is one."""
    fewest, most = game.players
    seats = fewest + pick(most - fewest + 1)
    options = some_options(game, seats, pick)
    while options.problem(seats):
        seats = seats % most + 1
        seats = max(seats, fewest)
        options = some_options(game, seats, pick)
    odd = pick(8) == 7
    seed = _ODD_SEEDS[pick(len(_ODD_SEEDS))] if odd else pick(1_000_000)
    return Journey(game, options, seats, seed, pick(3) == 2, pick(101))


def some_options(game: AnyGame, seats: int, pick: Pick) -> Options:
    """Options that make a game for so many seats: a preset, then a few changes that fit."""
    presets = game.rules.options.presets
    given: dict[str, Value] = {}
    if presets and pick(4) == 3:
        given = dict(presets[pick(len(presets))].values)
    declared = game.rules.options.declared()
    for _ in range(pick(5) if declared else 0):
        one = declared[pick(len(declared))]
        changed = given | {one.key: some_value(one, seats, pick)}
        if not game.rules.options.read(changed).problem(seats):
            given = changed
    return game.rules.options.read(given)


def some_value(one: Declared, seats: int, pick: Pick) -> Value:
    """Any value that the option allows; the ends of a range come up often."""
    if one.is_switch:
        return pick(2) == 1
    if one.is_list:
        words = [word for word in one.subset_of if pick(2)]
        return tuple(words[: one.most])
    kinds = len(one.one_of) + (3 if one.between else 0) + (1 if one.seat else 0)
    kind = pick(kinds)
    if kind < len(one.one_of):
        return one.one_of[kind]
    if one.between is None or kind == len(one.one_of) + 3:
        return pick(seats)
    low, high = one.between
    return (low, high, low + pick(high - low + 1))[kind - len(one.one_of)]
