"""Reviews, piece by piece, in the process that reads records: nobody's bot waits for them."""

from collections import OrderedDict
from typing import Any, Final

from handful.core.catalog import game
from handful.review.course import Course
from handful.review.findings import Findings, Piece, done, pieces
from handful.review.report import report

from .fair_deal import parsed

_KEPT: Final = 8
"""So many reviews are remembered while they are being made."""
FIRST: Final = 1
"""After so many pieces there is something to show."""
EVERY: Final = 8
"""So many pieces later it is shown anew."""

_reviews: OrderedDict[str, tuple[Findings, list[Piece]]] = OrderedDict()


def step(text: str, number: int) -> dict[str, Any]:
    """Do one piece: how many are done, how many there are, and now and then what they show.

    If the pieces before it are gone, for this process was started anew, it begins at the first.
    """
    findings, work = _begun(text)
    at = min(number, len(findings.samples) + len(findings.decisions))
    if at < len(work):
        findings.add(work[at], done(findings.course, work[at]))
        at += 1
    shown = at in (FIRST, len(work)) or at % EVERY == 0
    if at == len(work):
        _reviews.pop(text, None)
    return {"done": at, "total": len(work), "review": _report(findings) if shown else None}


def _begun(text: str) -> tuple[Findings, list[Piece]]:
    if text in _reviews:
        _reviews.move_to_end(text)
        return _reviews[text]
    record = parsed(text)
    course = Course(game(record.game), record)
    _reviews[text] = Findings(course), pieces(course)
    while len(_reviews) > _KEPT:
        _reviews.popitem(last=False)
    return _reviews[text]


def _report(findings: Findings) -> object:
    record = findings.course.record
    names = [*record.players, *(f"Seat {n + 1}" for n in range(len(record.players), record.seats))]
    return report(findings, names[: record.seats])
