"""A recorded game, moment by moment, for a page that holds no rules."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from handful.core import BadRecord, Event, Message, Play, Record, Refused, replay
from handful.core.catalog import game
from handful.core.message import message
from handful.i18n.games import in_english, tell

from ..http import schemas
from .fair_deal import parsed

MOST = 200


def moments(text: str, first: int, count: int, seat: str | None) -> schemas.Replay:
    """Some moments, as one seat saw them, or everybody (`open`), or the public (None)."""
    record = parsed(text)
    watcher = _watcher(record, seat)
    replay(game(record.game), record)  # it must be sound before any of it is shown
    names = [*record.players, *(f"Seat {n + 1}" for n in range(len(record.players), record.seats))]
    steps = []
    count = min(max(count, 1), MOST)
    total = 0
    for index, (play, at, mover, move, events) in enumerate(_steps(record)):
        total = index + 1
        if first <= index < first + count:
            told = list(_told(events, watcher, open=seat == "open"))
            lines = [tell(play.game, one, names, play.before(event)) for event, one in told]
            steps.append(
                schemas.Step(
                    index=index,
                    at=at,
                    seat=mover,
                    text=move,
                    events=[one for _, one in told],
                    words=[in_english(play.game, line, names) for line in lines if line],
                    says=[line.form() if isinstance(line, Message) else None for line in lines],
                    view=dict(play.view(watcher)),
                    hands=[dict(play.view(one)) for one in range(play.seats)]
                    if seat == "open"
                    else [],
                )
            )
    return schemas.Replay(
        game=record.game,
        seats=record.seats,
        players=names[: record.seats],
        options=dict(record.options),
        total=total,
        first=first,
        steps=steps,
    )


def _watcher(record: Record, seat: str | None) -> int | None:
    if seat is None or seat == "open":
        return None
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) < record.seats):
        raise BadRecord(message("record-seat", seat=seat[:20]))
    return int(seat)


def _steps(record: Record) -> Iterator[tuple[Play, int, int | None, str, list[Event]]]:
    """The deal, then every message and every move."""
    bare = replace(record, entries=(), talk=(), now=0 if record.timed else record.now)
    play = replay(game(record.game), bare)
    yield play, max(0, play.state.now), None, "", list(play.events)
    talk = list(record.talk)
    for number, entry in enumerate((*record.entries, None)):
        while talk and talk[0].after <= number:
            one = talk.pop(0)
            yield play, one.at, one.seat, "", [play.say(one.seat, one.message, one.at)]
        if entry:
            try:
                events = play.enter(entry.seat, entry.move, entry.at)
            except Refused as refused:
                raise BadRecord(refused.refusal.reason) from None
            yield play, entry.at, entry.seat, entry.move, events


def _told(
    events: list[Event], watcher: int | None, open: bool
) -> Iterator[tuple[Event, dict[str, Any]]]:
    """Each event with what this watcher was told of it."""
    for event in events:
        told = event.whole() if open else event.seen_by(watcher)
        if told is not None:
            yield event, told
