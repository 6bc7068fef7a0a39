"""A review is put together from small pieces of work that can be done in any order, by anybody.

Each piece follows from the record and its number alone. However many processes share the work, the
same pieces make the same review.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal

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
    """A piece of work: a batch for the chart, a batch for the sums, or some decisions."""

    kind: Literal["chart", "sums", "decisions"]
    number: int


def pieces(course: Course) -> list[Piece]:
    """All the work, in the order in which it shows most: the chart, a rough split, the moves."""
    some = range(-(-len(choices(course)) // AT_ONCE))
    first, *charts = [Piece("chart", number) for number in range(CHARTS)]
    sums = [Piece("sums", number) for number in range(CHARTS, CHARTS + SUMS)]
    decisions = [Piece("decisions", number) for number in some]
    return [first, *sums[:ROUGH], *decisions, *charts, *sums[ROUGH:]]


def done(course: Course, piece: Piece) -> Sample | list[Decision]:
    """What comes of a piece of work."""
    if piece.kind == "decisions":
        first = piece.number * AT_ONCE
        return decided(course, choices(course)[first : first + AT_ONCE])
    return sampled(course, piece.number, charted=piece.kind == "chart")


@dataclass(slots=True)
class Findings:
    """What has been found so far."""

    course: Course
    samples: dict[int, Sample] = field(default_factory=dict)
    decisions: dict[int, list[Decision]] = field(default_factory=dict)

    def add(self, piece: Piece, found: Sample | list[Decision]) -> None:
        """Take one piece in."""
        if isinstance(found, Sample):
            self.samples[piece.number] = found
        else:
            self.decisions[piece.number] = found

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
