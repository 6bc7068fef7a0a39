"""What is told in That Match Game: its events, and the view."""

from typing import Final

from handful.core import Event, only, public


class StarsDrawn(Event):
    """One round of turning up point cards to see who begins (TM-3)."""

    seats: tuple[int, ...] = public()
    cards: tuple[str, ...] = public()


class FirstSeat(Event):
    """Who begins, and deals (TM-3)."""

    seat: int = public()


class Dealt(Event):
    """A seat was dealt its first cards (TM-4)."""

    seat: int = public()
    count: int = public()
    cards: tuple[str, ...] = only("seat")


class MarketLaid(Event):
    """A point card was turned up at the start (TM-5)."""

    slot: int = public()
    card: str = public()


class MarketRefilled(Event):
    """A slot has its next point card; None when none is left (TM-35)."""

    slot: int = public()
    card: str | None = public()


class TurnBegan(Event):
    """A seat is on turn; so many turns have stalled before it."""

    seat: int = public()
    stall: int = public()


class TurnEnded(Event):
    """A turn is over; so many have stalled with it (TM-44)."""

    seat: int = public()
    stall: int = public()


class Drew(Event):
    """A seat drew cards in one go (TM-8)."""

    seat: int = public()
    count: int = public()
    cards: tuple[str, ...] = only("seat")


class Reshuffled(Event):
    """The discards became the deck (TM-9)."""

    count: int = public()


class NumberPlayed(Event):
    """`value` is what an answer must add up to; `takes`: it would take the point card (TM-17)."""

    seat: int = public()
    card: str = public()
    slot: int = public()
    colour: str = public()
    value: int = public()
    takes: bool = public()


class SpecialPlayed(Event):
    """A Haul, or a Snatch at a seat (TM-29)."""

    seat: int = public()
    card: str = public()
    target: int | None = public()


class WindowAsked(Event):
    """Who is asked, after so many entries (TM-25)."""

    seats: tuple[int, ...] = public()
    entries: int = public()


class Bolted(Event):
    """Bolts were thrown; who is in force now (TM-18)."""

    seat: int = public()
    cards: tuple[str, ...] = public()
    in_force: int | None = public()


class RedBlocked(Event):
    """A red block named a card of a claim (TM-19)."""

    seat: int = public()
    card: str = public()
    target_card: str = public()
    target_entry: int = public()
    in_force: int | None = public()


class OrangeBlocked(Event):
    """An orange block named an entry (TM-20)."""

    seat: int = public()
    card: str = public()
    target_entry: int = public()
    in_force: int | None = public()


class RescueCalled(Event):
    """A seat wants its lost numbers back (TM-21)."""

    seat: int = public()
    card: str = public()
    in_force: int | None = public()


class Declined(Event):
    """A seat lets it be (TM-26)."""

    seat: int = public()


class Settled(Event):
    """The window is closed: whose play stuck, and where all its cards went (TM-30, TM-31)."""

    seat: int | None = public()
    laid: tuple[str, ...] = public()
    returned: tuple[tuple[str, ...], ...] = public()
    discarded: tuple[str, ...] = public()


class ColourClosed(Event):
    """A colour of a point card is full (TM-32)."""

    slot: int = public()
    colour: str = public()


class PointTaken(Event):
    """A point card was won, and the cards on it swept away (TM-33)."""

    seat: int = public()
    slot: int = public()
    card: str = public()
    stars: int = public()
    total: int = public()
    discarded: tuple[str, ...] = public()


class SpecialCancelled(Event):
    """A special came to nothing (TM-36)."""

    seat: int = public()
    card: str = public()


class Hauled(Event):
    """A Haul brought cards in one go (TM-36)."""

    seat: int = public()
    count: int = public()
    cards: tuple[str, ...] = only("seat")


class Snatched(Event):
    """A card went from one hand to another; both see which. `count` is 0 if there was none."""

    seat: int = public()
    source: int = public()
    count: int = public()
    card: str = only("seat", "source")


class Trimmed(Event):
    """A seat discarded down to the limit (TM-38)."""

    seat: int = public()
    cards: tuple[str, ...] = public()


class Tossed(Event):
    """A stuck seat tossed cards (TM-39)."""

    seat: int = public()
    cards: tuple[str, ...] = public()


class GameOver(Event):
    """The result; all hands are shown."""

    reason: str = public()
    winners: tuple[int, ...] = public()
    points: tuple[int, ...] = public()
    hands: tuple[tuple[str, ...], ...] = public()


EVENTS: Final = (
    StarsDrawn,
    FirstSeat,
    Dealt,
    MarketLaid,
    MarketRefilled,
    TurnBegan,
    TurnEnded,
    Drew,
    Reshuffled,
    NumberPlayed,
    SpecialPlayed,
    WindowAsked,
    Bolted,
    RedBlocked,
    OrangeBlocked,
    RescueCalled,
    Declined,
    Settled,
    ColourClosed,
    PointTaken,
    SpecialCancelled,
    Hauled,
    Snatched,
    Trimmed,
    Tossed,
    GameOver,
)
