"""Reviews, piece by piece, in the process that reads records: nobody's bot waits for them."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, Final

from handful.bots.search import lookahead_of, worlds_of
from handful.core import (
    BadRecord,
    Chance,
    Event,
    JsonValue,
    Lookahead,
    Play,
    Record,
    Refused,
    Seat,
    State,
)
from handful.core.catalog import game
from handful.core.hindsight import Step
from handful.core.message import message
from handful.i18n.games import form_of, in_english, named
from handful.review.course import Course
from handful.review.decisions import weighed
from handful.review.findings import Findings, Piece, done, pieces
from handful.review.playing_on import luck_of
from handful.review.report import report

from ..http import schemas
from ..rooms.permissions import denied
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


MOST_MOVES: Final = 200


def tried(text: str, entry: int, moves: Sequence[Mapping[str, object]]) -> schemas.Retried:
    """A position of a game again, as whoever moved there saw it, played on by other moves.

    Nothing is kept: each answer begins at the position. Cards that were not seen stay unseen, so
    it goes on in a world that this player could imagine, the same each time.
    """
    record = parsed(text)
    of = game(record.game)
    if not 0 <= entry < len(record.entries):
        raise BadRecord(message("record-entry", row=str(entry)))
    if len(moves) > MOST_MOVES:
        raise denied("too_many", "deny-example-end", most=MOST_MOVES)
    seat = record.entries[entry].seat
    play, step = _position(record, entry)
    weighed, events = [], list[Event]()
    if moves:
        weighed = _weighed(play, record, entry, moves[0]) if len(moves) == 1 else []
        play.state = worlds_of(of, play.view(seat), step.memories[seat])(Chance(luck_of(0)))
        play.state.now = max(step.at, play.state.now)
        ahead, chance = lookahead_of(of, step.memories[seat]), Chance(luck_of(entry))
        for move in moves:
            events = play.enter(seat, move, play.state.now)
            events += answered(play, seat, ahead, chance)
    return schemas.Retried(
        seat=seat,
        players=_names(record),
        options=dict(record.options),
        table=laid_table(play, seat, events),
        weighed=weighed,
        recalled=_recalled(record, entry) if not moves else [],
    )


def _recalled(record: Record, entry: int) -> list[JsonValue]:
    """What whoever moved there had to remember, as the table no longer shows it."""
    play, step = _position(record, entry)
    messages = play.game.messages
    if messages is None:
        return []
    told = messages.recall(play.view(step.seat), step.memories[step.seat])
    return [one.form() for one in told]


def _position(record: Record, entry: int) -> tuple[Play, Step]:
    """The game as it stood before an entry."""
    steps = Course(game(record.game), record).steps()
    step = next(one for one in steps if one.entry == entry and one.move is not None)
    return step.play, step


def answered(play: Play, me: Seat, ahead: Lookahead[State], chance: Chance) -> list[Event]:
    """What the others do, by their quick replies, until this seat has to decide."""
    events: list[Event] = []
    for _ in range(ahead.most):
        state = play.state
        awaited = state.awaited()
        if me in awaited or state.outcome() is not None:
            break
        asked = [(seat, False) for seat in state.actors() if seat not in (me, *awaited)]
        asked += [(seat, True) for seat in awaited[:1]]
        replies = ((seat, ahead.reply(state, seat, must, chance)) for seat, must in asked)
        made = next(((seat, move) for seat, move in replies if move is not None), None)
        if made is not None:
            events += play.enter(*made, state.now)
            continue
        deadline = state.deadline()
        if deadline is None:
            break
        events += play.tick(deadline)
    return events


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
