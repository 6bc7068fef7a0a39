"""What a seat sees, as a row of numbers from 0 to 1: declared once, feature by feature.

    OBSERVATION = Observation(
        one_of("phase", PHASES, lambda eye: eye.view["phase"], "the phase"),
        cards("hand", NUMBERS, 2, lambda eye: eye.view["hand"], "my cards"),
        per_seat("sizes", 6, 10, lambda eye: eye.view["sizes"], "cards in each hand"),
    )

Every feature is made from the view, the memory and the options of one seat alone. Seats are
counted from the one that looks: 0 is itself, 1 the next one.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from .encoding import share
from .state import Seat

V = TypeVar("V")
M = TypeVar("M")
Row = MutableSequence[float]
"""The numbers; all are 0 before anything is written."""


@dataclass(slots=True)
class Eye(Generic[V, M]):
    """One seat as it looks at the table."""

    view: V
    memory: M
    options: Any
    """The house rules, which everybody knows; each game knows their type."""
    me: Seat
    seats: int

    def from_me(self, seat: Seat) -> int:
        """How many chairs this seat is away."""
        return (seat - self.me) % self.seats


Write = Callable[[Eye[V, M], Row, int], None]
"""Writes one feature into the row, from the given place on."""


@dataclass(frozen=True, slots=True)
class Feature(Generic[V, M]):
    """Some neighbouring numbers of the row, and what they mean."""

    name: str
    size: int
    meaning: str
    write: Write[V, M]


class Observation(Generic[V, M]):
    """The features of a game in their order."""

    def __init__(
        self,
        *features: Feature[V, M],
        remembers: bool = False,
        memories: Mapping[str, Sequence[tuple[int, int]]] | None = None,
    ) -> None:
        """`memories`: of each feature that is there to be remembered, which of its numbers tell
        what was seen before, and beside each the one that is 1 while everybody sees it."""
        self.features = features
        self.remembers = remembers
        """Whether any feature needs the memory."""
        self.at: dict[str, int] = {}
        self.size = 0
        for one in features:
            self.at[one.name] = self.size
            self.size += one.size
        self.memories = [
            (self.at[name] + place, self.at[name] + unless)
            for name, pairs in (memories or {}).items()
            for place, unless in pairs
        ]
        """The numbers that a learner without a memory does not see, unless those beside are 1."""

    def write(self, eye: Eye[V, M], row: Row) -> None:
        """Write everything into a row of zeros."""
        place = 0
        for one in self.features:
            one.write(eye, row, place)
            place += one.size


def number(name: str, most: int, get: Callable[[Eye[V, M]], int], meaning: str) -> Feature[V, M]:
    """One number, divided by the most it can be or matters."""

    def write(eye: Eye[V, M], row: Row, at: int) -> None:
        row[at] = share(get(eye), most)

    return Feature(name, 1, _scaled(meaning, most), write)


def one_of(
    name: str, words: Sequence[str], get: Callable[[Eye[V, M]], str | None], meaning: str
) -> Feature[V, M]:
    """A 1 at one of these words."""
    places = {word: place for place, word in enumerate(words)}

    def write(eye: Eye[V, M], row: Row, at: int) -> None:
        word = get(eye)
        if word is not None and word in places:
            row[at + places[word]] = 1.0

    return Feature(name, len(words), f"{meaning} (one of them 1)", write)


def cards(
    name: str,
    numbers: Mapping[str, int],
    copies: int,
    get: Callable[[Eye[V, M]], Iterable[str]],
    meaning: str,
) -> Feature[V, M]:
    """For every kind of card how many there are, divided by the copies there can be.

    `numbers` gives the place of each code; several codes may share one.
    """

    def write(eye: Eye[V, M], row: Row, at: int) -> None:
        count_cards(row, at, [numbers[code] for code in get(eye)], copies)

    each = meaning if copies == 1 else f"{meaning}: copies of each ÷ {copies}"
    return Feature(name, max(numbers.values()) + 1, each, write)


def seat(
    name: str, most: int, get: Callable[[Eye[V, M]], Seat | None], meaning: str
) -> Feature[V, M]:
    """A 1 at one seat, or none."""

    def write(eye: Eye[V, M], row: Row, at: int) -> None:
        found = get(eye)
        if found is not None:
            row[at + eye.from_me(found)] = 1.0

    return Feature(name, most, f"{meaning} (by seat from me)", write)


def seats(
    name: str, most: int, get: Callable[[Eye[V, M]], Collection[Seat]], meaning: str
) -> Feature[V, M]:
    """A 1 at each of several seats."""

    def write(eye: Eye[V, M], row: Row, at: int) -> None:
        for found in get(eye):
            row[at + eye.from_me(found)] = 1.0

    return Feature(name, most, f"{meaning} (by seat from me)", write)


def per_seat(
    name: str,
    most: int,
    limit: int | Callable[[Eye[V, M]], int],
    get: Callable[[Eye[V, M]], Sequence[int]],
    meaning: str,
) -> Feature[V, M]:
    """A number for every seat, divided by the most it can be or matters."""

    def write(eye: Eye[V, M], row: Row, at: int) -> None:
        values = get(eye)
        whole = limit if isinstance(limit, int) else limit(eye)
        for found in range(eye.seats):
            row[at + eye.from_me(found)] = share(values[found], whole)

    said = _scaled(meaning, limit) if isinstance(limit, int) else meaning
    return Feature(name, most, f"{said} (by seat from me)", write)


def cards_per_seat(
    name: str,
    most: int,
    numbers: Mapping[str, int],
    copies: int,
    get: Callable[[Eye[V, M]], Sequence[Iterable[str]]],
    meaning: str,
) -> Feature[V, M]:
    """The same for every seat, one after the other."""
    kinds = max(numbers.values()) + 1

    def write(eye: Eye[V, M], row: Row, at: int) -> None:
        for found, codes in enumerate(get(eye)):
            if codes:
                place = at + eye.from_me(found) * kinds
                count_cards(row, place, [numbers[code] for code in codes], copies)

    said = f"{meaning}: {kinds} kinds for each seat from me"
    return Feature(name, most * kinds, said if copies == 1 else f"{said}, copies ÷ {copies}", write)


def rows(
    name: str,
    length: int,
    most: int,
    write_one: Callable[[Eye[V, M], Row, int], None],
    meaning: str,
) -> Feature[V, M]:
    """So many rows of the same length, written by the game itself."""
    return Feature(name, length * most, f"{meaning}: {most} × {length}", write_one)


def count_cards(row: Row, at: int, numbers: Iterable[int], copies: int) -> None:
    """Count cards into their places; the sum of equal parts is kept exact."""
    counted: dict[int, int] = {}
    for card in numbers:
        counted[card] = counted.get(card, 0) + 1
    for card, count in counted.items():
        row[at + card] = share(count, copies)


def _scaled(meaning: str, most: int) -> str:
    return meaning if most == 1 else f"{meaning} ÷ {most}"
