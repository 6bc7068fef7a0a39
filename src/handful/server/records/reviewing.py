"""Reviews, piece by piece, in the process that reads records: nobody's bot waits for them."""

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from handful.core import BadRecord, Play, Record, Refused, replay
from handful.core.catalog import game
from handful.core.message import message
from handful.i18n.games import form_of, in_english, named
from handful.review.course import Course
from handful.review.decisions import weighed
from handful.review.findings import Findings, Piece, done, pieces
from handful.review.report import report

from ..http import schemas
from .examples import laid_table
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
    at = min(number, findings.pieces)
    if at < len(work):
        findings.add(work[at], done(findings.course, work[at]))
        at += 1
    shown = at in (FIRST, len(work)) or at % EVERY == 0
    if at == len(work):
        _reviews.pop(text, None)
    return {"done": at, "total": len(work), "review": _report(findings) if shown else None}


def tried(text: str, entry: int, move: Mapping[str, object] | None) -> schemas.Retried:
    """A position of a game again, as whoever moved there saw it; and what another move is worth."""
    record = parsed(text)
    of = game(record.game)
    if not 0 <= entry < len(record.entries):
        raise BadRecord(message("record-entry", row=str(entry)))
    before = replace(record, entries=record.entries[:entry], talk=(), now=record.entries[entry].at)
    play = replay(of, before if record.timed else replace(before, now=record.now))
    seat = record.entries[entry].seat
    return schemas.Retried(
        seat=seat,
        players=_names(record),
        options=dict(record.options),
        table=laid_table(play, seat),
        weighed=[] if move is None else _weighed(play, record, entry, move),
    )


def _weighed(
    play: Play, record: Record, entry: int, move: Mapping[str, object]
) -> list[schemas.Chance]:
    """What was made, what is tried, and the best, by name and in chances of winning."""
    seat, names = record.entries[entry].seat, _names(record)
    chosen = play.moves.read(move)
    refusal = play.state.refusal(seat, chosen)
    if refusal:
        raise Refused(refusal)
    found = weighed(Course(play.game, record), entry, chosen)
    view, decode = play.view(seat), play.game.rules.moves.decode
    said = [named(play.game, view, decode(one.move), names) for one in found]
    return [
        schemas.Chance(
            words=in_english(play.game, words, names),
            says=form_of(words),
            value=one.value,
            error=one.error,
        )
        for one, words in zip(found, said, strict=True)
    ]


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
    return report(findings, _names(findings.course.record))


def _names(record: Record) -> list[str]:
    names = [*record.players, *(f"Seat {n + 1}" for n in range(len(record.players), record.seats))]
    return names[: record.seats]
