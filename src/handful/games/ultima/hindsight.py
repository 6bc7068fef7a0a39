"""Calls and catches of Ultima by reaction time, and what each player took the intervals for."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from handful.core import Event, Figure, Past, Seat, message
from handful.core.hindsight import BEGINNING
from handful.core.message import Who

from .messages.names import interval_named
from .rules.cards import INTERVALS, OCTAVE, TRITONE
from .rules.events import Called, Caught, Flipped, Misheard, Played

MILLIS = 1000
WEAK, OFTEN = 0.6, 3
"""An interval is weak for whom it was right less often, if it was asked so many times."""


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody called, or was caught; `seconds` after the card that left one, where it is known."""

    turn: int
    seat: Seat
    by: Seat | None
    seconds: float | None


@dataclass(frozen=True, slots=True)
class Heard:
    """An interval that somebody named by ear, and what it was taken for."""

    seat: Seat
    heard: str
    taken: str


def hindsight(past: Past) -> list[Figure]:
    """The calls, and where it was played by ear, what was heard."""
    calls, heard = list(_calls(past)), list(_heard(past))
    return [*([_race(calls, past)] if calls else []), *([_ear(heard, past)] if heard else [])]


def _calls(past: Past) -> Iterator[Call]:
    turn, due = 0, {}
    for step in past.steps():
        for event in past.brought(step.number):
            match event:
                case Played():
                    turn += 1
                    if event.left == 1:
                        due[event.seat] = step.at
                case Called(seat) if seat in due:
                    yield Call(turn, seat, None, _since(past, due.pop(seat), step.at))
                case Caught(by, target) if target in due:
                    yield Call(turn, target, by, _since(past, due.pop(target), step.at))


def _since(past: Past, then: int, now: int) -> float | None:
    return (now - then) / MILLIS if past.timed else None


def _heard(past: Past) -> Iterator[Heard]:
    """What was tried on a card that could only be heard; a colour that fits says nothing."""
    top = Top("", "")
    for event in _events(past):
        match event:
            case Flipped():
                top = Top("" if event.card else _between(event.notes), event.color)
            case Misheard() if top.interval:
                yield Heard(event.seat, top.interval, _filled_by(event.card))
            case Played():
                if top.interval and not event.card.startswith(top.color):
                    taken = _filled_by(event.card)
                    if taken != INTERVALS[TRITONE]:
                        yield Heard(event.seat, top.interval, taken)
                top = Top("" if event.shown else _between(event.notes), event.color)


def _events(past: Past) -> Iterator[Event]:
    yield from past.brought(BEGINNING)
    for step in past.steps():
        yield from past.brought(step.number)


class Top(NamedTuple):
    """What lies on top: its interval if it could only be heard, and the colour that counts."""

    interval: str
    color: str


def _between(notes: tuple[int, int]) -> str:
    low, high = notes
    return INTERVALS[high - low]


def _filled_by(card: str) -> str:
    """The interval that whoever laid this card must have heard."""
    return INTERVALS[OCTAVE - INTERVALS.index(card.partition("-")[2])]


def _race(calls: Sequence[Call], past: Past) -> Figure:
    said = []
    for seat in range(past.seats):
        called = sum(one.seat == seat and one.by is None for one in calls)
        caught = sum(one.by == seat for one in calls)
        late = sum(one.seat == seat and one.by is not None for one in calls)
        if called or caught or late:
            said.append(
                message("look-calls", seat=Who(seat), called=called, caught=caught, late=late)
            )
    return Figure(
        key="calls",
        title=message("look-race"),
        said=said,
        heads=[
            message("figure-turn"),
            message("figure-player"),
            message("look-what"),
            message("look-seconds"),
        ],
        rows=[
            (
                one.turn,
                message("figure-name", seat=Who(one.seat)),
                message("look-called")
                if one.by is None
                else message("look-caught", by=Who(one.by)),
                "" if one.seconds is None else f"{one.seconds:.1f}",
            )
            for one in calls
        ],
        data={
            "calls": [
                {"turn": one.turn, "seat": one.seat, "by": one.by, "seconds": one.seconds}
                for one in calls
            ]
        },
    )


def _ear(heard: Sequence[Heard], past: Past) -> Figure:
    said, rows, told = [], [], []
    for seat in range(past.seats):
        own = [one for one in heard if one.seat == seat]
        right = sum(one.heard == one.taken for one in own)
        if own:
            said.append(message("look-ear", seat=Who(seat), right=right, count=len(own)))
        for interval in INTERVALS:
            asked = [one for one in own if one.heard == interval]
            if not asked:
                continue
            known = sum(one.taken == interval for one in asked)
            wrong = Counter(one.taken for one in asked if one.taken != interval).most_common(1)
            name = interval_named(INTERVALS.index(interval))
            taken = interval_named(INTERVALS.index(wrong[0][0])) if wrong else ""
            who = message("figure-name", seat=Who(seat))
            rows.append((who, name, f"{known}/{len(asked)}", taken))
            weak = len(asked) >= OFTEN and known < WEAK * len(asked)
            told.append(
                {
                    "seat": seat,
                    "interval": interval,
                    "right": known,
                    "asked": len(asked),
                    "weak": weak,
                    "taken": wrong[0][0] if wrong else None,
                }
            )
    return Figure(
        key="ear",
        title=message("look-by-ear"),
        said=said,
        heads=[
            message("figure-player"),
            message("look-interval"),
            message("look-right"),
            message("look-taken-for"),
        ],
        rows=rows,
        data={"heard": told},
    )
