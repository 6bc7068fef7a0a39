"""Promises made in structured talk, and whether they were kept when it came to it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from handful.core import Event, Seat
from handful.core.hindsight import Step

from ..rules.cards import CODES, ROUND
from ..rules.constants import BLOCKING, COUNTERING, SHIELDING
from ..rules.events import (
    Accepted,
    Blocked,
    ChipsMoved,
    Countered,
    Declined,
    Played,
    Rejected,
    Said,
)
from ..rules.talk import EVERYBODY

Action = str | Mapping[str, Any]


@dataclass(slots=True)
class Promise:
    """`then` by the speaker, once the others have done their part; `when` None: at once."""

    seat: Seat
    others: frozenset[Seat]
    when: Action | None
    then: Action


class Promises:
    """Follows a game and counts, seat by seat, promises that fell due and those that were kept."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.made, self.kept = [0] * seats, [0] * seats
        self._open: list[Promise] = []
        self._said: dict[int, Said] = {}

    def take(self, step: Step, events: Sequence[Event]) -> None:
        """Go on with what a step brought; talk after it comes last."""
        self._judge(step, events)
        for event in events:
            if isinstance(event, Said):
                self._said[event.number] = event
                self._open += self._promised(event)

    def _promised(self, said: Said) -> Iterator[Promise]:
        talk, seat = said.message, said.seat
        if talk["kind"] == "deal":
            yield Promise(seat, self._addressed(said), _act(talk["if"]), _act(talk["then"]))
        elif talk["kind"] == "agree":
            asked = self._said.get(int(str(talk["ref"])))
            if asked and asked.message["kind"] in ("ask", "deal") and asked.seat != seat:
                wish = asked.message["then" if asked.message["kind"] == "ask" else "if"]
                yield Promise(seat, frozenset((asked.seat,)), None, _act(wish))

    def _addressed(self, said: Said) -> frozenset[Seat]:
        to = said.message["to"]
        if to == EVERYBODY:
            return frozenset(range(self.seats)) - {said.seat}
        return frozenset((int(str(to)),))

    def _judge(self, step: Step, events: Sequence[Event]) -> None:
        left = []
        for one in self._open:
            if one.when is not None:
                if any(did(seat, one.when, step, events) for seat in one.others):
                    one.when = None
                left.append(one)
                continue
            kept = did(one.seat, one.then, step, events)
            if kept is None:
                left.append(one)
            else:
                self.made[one.seat] += 1
                self.kept[one.seat] += kept
        self._open = left


def _act(given: object) -> Action:
    return given if isinstance(given, str) else dict(given)  # type: ignore[call-overload]


def did(seat: Seat, action: Action, step: Step, events: Sequence[Event]) -> bool | None:
    """Whether a seat did this; None where it had no occasion."""
    if isinstance(action, str):
        return _did_plainly(seat, action, step, events)
    ((word, value),) = action.items()
    if word == "share_at_least":
        return _shared(seat, int(value), step, events)
    played = _played(seat, events)
    if played is None:
        return None
    if word == "feed":
        return any(isinstance(one, ChipsMoved) and one.receiver == value for one in events)
    hits = int(value) in _victims(played)
    return hits if word == "hit" else not hits


def _did_plainly(seat: Seat, action: str, step: Step, events: Sequence[Event]) -> bool | None:
    phase = step.state.phase
    match action:
        case "accept" | "reject":
            if not _by(seat, events, Accepted, Rejected):
                return None
            return _by(seat, events, Accepted if action == "accept" else Rejected)
        case "counter":
            if phase != COUNTERING or not _by(seat, events, Countered, Declined):
                return None
            return _by(seat, events, Countered)
        case "block" | "let_pass":
            if phase not in (BLOCKING, SHIELDING) or not _by(seat, events, Blocked, Declined):
                return None
            return _by(seat, events, Blocked if action == "block" else Declined)
    played = _played(seat, events)
    if played is None:
        return None
    return (played.card == CODES[ROUND]) == (action == "end_round")


def _by(seat: Seat, events: Sequence[Event], *kinds: type[Event]) -> bool:
    return any(isinstance(one, kinds) and getattr(one, "seat", None) == seat for one in events)


def _played(seat: Seat, events: Sequence[Event]) -> Played | None:
    return next((one for one in events if isinstance(one, Played) and one.seat == seat), None)


def _victims(played: Played) -> set[int]:
    """Whose chips a card goes for: a Give's payer, whoever is taken from, an Ultimatum's target."""
    named = (played.parameters.get(one) for one in ("from", "with", "target"))
    return {one for one in named if isinstance(one, int)}


def _shared(seat: Seat, least: int, step: Step, events: Sequence[Event]) -> bool | None:
    for event in events:
        if isinstance(event, Countered) and event.seat == seat:
            return event.share >= least
        if isinstance(event, Played) and event.seat == seat and "share" in event.parameters:
            return int(str(event.parameters["share"])) >= least
    return None
