"""A review is put together from small pieces of work that can be done in any order, by anybody.

Each piece follows from the record and its number alone. However many processes share the work, the
same pieces make the same review.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, cast

from handful.core import Figure

from .course import Course
from .decisions import Decision, choices, decided
from .sampling import BATCH, Sample, sampled

CHARTS: Final = 12
"""So many batches of worlds draw the chart."""
SUMS: Final = 52
"""So many more only add up luck."""
ROUGH: Final = 6
"""So many batches of the sums come early, so that the first split is not mere noise."""
AT_ONCE: Final = 12
"""So many decisions are looked at in one piece of work."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of work: a batch for the chart or for the sums, some decisions, or the game's own."""

    kind: Literal["chart", "sums", "decisions", "figures"]
    number: int


def pieces(course: Course) -> list[Piece]:
    """All the work, in the order in which it shows most: the chart, a rough split, the moves."""
    some = range(-(-len(choices(course)) // AT_ONCE))
    first, *charts = [Piece("chart", number) for number in range(CHARTS)]
    sums = [Piece("sums", number) for number in range(CHARTS, CHARTS + SUMS)]
    decisions = [Piece("decisions", number) for number in some]
    own = [Piece("figures", 0)] if course.game.hindsight else []
    return [first, *sums[:ROUGH], *decisions, *own, *charts, *sums[ROUGH:]]


Found = Sample | list[Decision] | list[Figure]


def done(course: Course, piece: Piece) -> Found:
    """What comes of a piece of work."""
    if piece.kind == "decisions":
        first = piece.number * AT_ONCE
        return decided(course, choices(course)[first : first + AT_ONCE])
    if piece.kind == "figures":
        return list(course.game.hindsight(course)) if course.game.hindsight else []
    return sampled(course, piece.number, charted=piece.kind == "chart")


@dataclass(slots=True)
class Findings:
    """What has been found so far."""

    course: Course
    samples: dict[int, Sample] = field(default_factory=dict)
    decisions: dict[int, list[Decision]] = field(default_factory=dict)
    figures: list[Figure] | None = None
    """The game's own, once they are there."""

    def add(self, piece: Piece, found: Found) -> None:
        """Take one piece in."""
        if isinstance(found, Sample):
            self.samples[piece.number] = found
        elif piece.kind == "figures":
            self.figures = cast(list[Figure], found)
        else:
            self.decisions[piece.number] = cast(list[Decision], found)

    @property
    def pieces(self) -> int:
        """How many pieces have been taken in."""
        return len(self.samples) + len(self.decisions) + (self.figures is not None)

    @property
    def worlds(self) -> int:
        """In how many worlds luck has been added up."""
        return BATCH * len(self.samples)

    def decided(self) -> list[Decision]:
        """The decisions in the order in which they were made."""
        return [one for number in sorted(self.decisions) for one in self.decisions[number]]

    def charted(self) -> list[Sample]:
        """The batches that drew the chart."""
        return [one for one in self.in_order() if one.known]

    def in_order(self) -> Iterator[Sample]:
        """The batches by number, so that sums come out the same to the last digit."""
        return (self.samples[number] for number in sorted(self.samples))
