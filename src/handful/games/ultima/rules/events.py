"""What happens in Ultima: its events, and who may see what of each."""

from typing import Final

from handful.core import Event, only, public


class HandStarted(Event):
    hand: int = public()
    starter: int = public()
    dealer: int = public()
    direction: int = public()


class Dealt(Event):
    seat: int = public()
    count: int = public()
    cards: tuple[str, ...] = only("seat")


class Flipped(Event):
    """The turned-up card; in blind mode `card` is empty unless it is a tritone (UL-60)."""

    card: str = public()
    color: str = public()
    notes: tuple[int, int] = public()


class Played(Event):
    """`shown` is the card as the table sees it: in blind mode empty until it is covered (UL-60)."""

    seat: int = public()
    shown: str = public()
    card: str = only("seat")
    color: str = public()
    match: tuple[str, ...] = public()
    drawn: bool = public()
    action: str = public()
    left: int = public()
    notes: tuple[int, int] = public()


class Uncovered(Event, final=True):
    """Blind mode: the card under the new top is named at last (UL-60)."""

    card: str = public()


class Direction(Event):
    direction: int = public()


class Drew(Event):
    seat: int = public()
    count: int = public()
    reason: str = public()
    cards: tuple[str, ...] = only("seat")


class Short(Event):
    seat: int = public()
    owed: int = public()
    got: int = public()


class Reshuffled(Event):
    count: int = public()


class Skipped(Event):
    seat: int = public()


class Pending(Event):
    target: int = public()
    count: int = public()


class Kept(Event):
    seat: int = public()


class Passed(Event):
    seat: int = public()


class Called(Event):
    seat: int = public()


class Caught(Event):
    by: int = public()
    target: int = public()


class Misheard(Event, final=True):  # UL-61
    seat: int = public()
    card: str = public()


class HandOver(Event):
    winner: int | None = public()
    reason: str = public()
    hands: tuple[tuple[str, ...], ...] = public()
    points: tuple[int, ...] = public()
    gains: tuple[int, ...] = public()
    totals: tuple[int, ...] = public()


class Eliminated(Event):
    seat: int = public()
    total: int = public()


class Voted(Event, final=True):  # UL-53
    seat: int = public()
    vote: str = public()


class GameOver(Event):
    winners: tuple[int, ...] = public()
    places: tuple[int, ...] = public()
    reason: str = public()


EVENTS: Final = (
    HandStarted,
    Dealt,
    Flipped,
    Played,
    Uncovered,
    Direction,
    Drew,
    Short,
    Reshuffled,
    Skipped,
    Pending,
    Kept,
    Passed,
    Called,
    Caught,
    Misheard,
    HandOver,
    Eliminated,
    Voted,
    GameOver,
)
