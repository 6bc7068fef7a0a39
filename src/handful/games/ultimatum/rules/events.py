"""What happens in Ultimatum: its events, and who may see what of each."""

from collections.abc import Mapping
from typing import Final

from handful.core import Event, JsonValue, only, public


class RoundStarted(Event):
    round: int = public()
    dealer: int = public()
    hand_size: int = public()
    chips: tuple[int, ...] = public()
    pile_count: int = public()


class Dealt(Event):
    seat: int = only("seat")
    kinds: tuple[str, ...] = only("seat")


class TurnStarted(Event):
    seat: int = public()


class Played(Event):
    """`parameters` holds what was declared with the card, named as in the move (UT-10)."""

    seat: int = public()
    card: str = public()
    parameters: Mapping[str, JsonValue] = public()


class WindowOpened(Event, final=True):
    """Somebody is asked, so what was declared cannot be changed (UT-10)."""

    window: int = public()
    phase: str = public()
    seat: int = public()
    seconds: int = public()


class Declined(Event, final=True):
    """`early`: ahead of its place in the order (UT-31)."""

    seat: int = public()
    early: bool = public()


class Blocked(Event):
    """`card` is what the Block stopped."""

    seat: int = public()
    card: str = public()


class Countered(Event, final=True):  # UT-29
    seat: int = public()
    proposal: int = public()
    share: int = public()


class Accepted(Event):
    seat: int = public()
    proposal: int = public()


class Rejected(Event):
    seat: int = public()


class ChipsMoved(Event):
    """`short` is how many were missing for a Give or a Take (UT-15)."""

    payer: int = public()
    receiver: int = public()
    count: int = public()
    short: int = public()


class StacksSwapped(Event):
    a: int = public()
    b: int = public()
    before: tuple[int, int] = public()
    after: tuple[int, int] = public()


class HandsSwapped(Event):
    """`counts` are the new sizes."""

    a: int = public()
    b: int = public()
    counts: tuple[int, int] = public()


class HandReceived(Event):
    seat: int = only("seat")
    kinds: tuple[str, ...] = only("seat")


class Drew(Event):
    seat: int = public()
    count: int = public()


class Drawn(Event):
    seat: int = only("seat")
    kinds: tuple[str, ...] = only("seat")


class RoundEnded(Event):
    reason: str = public()
    seats: tuple[int, ...] = public()


class Scored(Event):
    chips: tuple[int, ...] = public()
    totals: tuple[int, ...] = public()


class DealerMoved(Event):
    seat: int = public()


class GameOver(Event):
    winners: tuple[int, ...] = public()
    places: tuple[int, ...] = public()
    totals: tuple[int, ...] = public()


class Said(Event):
    """A structured message, everybody hears it (UT-47)."""

    number: int = public()
    seat: int = public()
    message: Mapping[str, JsonValue] = public()


EVENTS: Final = (
    RoundStarted,
    Dealt,
    TurnStarted,
    Played,
    WindowOpened,
    Declined,
    Blocked,
    Countered,
    Accepted,
    Rejected,
    ChipsMoved,
    StacksSwapped,
    HandsSwapped,
    HandReceived,
    Drew,
    Drawn,
    RoundEnded,
    Scored,
    DealerMoved,
    GameOver,
    Said,
)
