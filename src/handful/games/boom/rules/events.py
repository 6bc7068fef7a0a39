"""What happens in Boom Goes the Dynamite: its events, and who may see what of each."""

from typing import Final

from handful.core import Event, fleeting, only, public


class Started(Event):
    """The first player, and what lies where at the beginning."""

    first: int = public()
    places: tuple[str, ...] = public()
    match_pile: int = public()
    ignite_pile: int = public()


class Dealt(Event):
    seat: int = public()
    count: int = public()
    cards: tuple[str, ...] = only("seat")


class Flipped(Event):
    seat: int = public()
    place: str = public()
    card: str = fleeting()


class Matched(Event):
    """Two numbers taken; `result` is what both were made, in words such as 3½."""

    seat: int = public()
    kind: str = public()
    places: tuple[str, str] = public()
    cards: tuple[str, str] = public()
    laid: tuple[tuple[str, ...], tuple[str, ...]] = public()
    used: tuple[str, ...] = public()
    result: str = public()


class Exploded(Event):
    """A stick went off; a card that went unseen to the score pile is told as '' (BD-42)."""

    seat: int = public()
    place: str = public()
    places: tuple[str, ...] = public()
    cards: tuple[str, ...] = public()


class TurnedBack(Event):
    places: tuple[str, ...] = public()


class Refilled(Event):
    places: tuple[str, ...] = public()
    match_pile: int = public()


class RowAdded(Event):
    places: tuple[str, ...] = public()
    match_pile: int = public()


class Drew(Event):
    seat: int = public()
    count: int = public()
    cards: tuple[str, ...] = only("seat")


class WindowOpened(Event):
    """`until` is the deadline of a real clock, `stock` the milliseconds of a nominal one."""

    seat: int = public()
    cards: tuple[str, ...] = public()
    until: int | None = public()
    stock: int | None = public()


class TimeAdded(Event):
    seat: int = public()
    card: str = public()
    until: int | None = public()
    stock: int | None = public()


class GapOver(Event):
    """Real clock: the next card may be turned over (BD-91)."""

    seat: int = public()


class WindowClosed(Event):
    seat: int = public()
    reason: str = public()
    cards: tuple[str, ...] = public()
    scored: bool = public()


class StuckCalled(Event):
    seat: int = public()


class StuckAnswered(Event, final=True):  # BD-72
    seat: int = public()
    answer: str = public()


class StuckStep(Event):
    door: str = public()
    done: str = public()


class PoolOpened(Event):
    cards: tuple[str, ...] = public()


class TurnEnded(Event):
    seat: int = public()
    reason: str = public()
    dry: int = public()


class GameEnded(Event):
    """All that was left over, turned up (BD-82); `hauls` is what each had won unseen (BD-42)."""

    reason: str = public()
    scores: tuple[int, ...] = public()
    winners: tuple[int, ...] = public()
    matchbox: dict[str, str] = public()
    hands: tuple[tuple[str, ...], ...] = public()
    pool: tuple[str, ...] = public()
    match_pile: tuple[str, ...] = public()
    ignite_pile: tuple[str, ...] = public()
    burnt: tuple[str, ...] = public()
    hauls: tuple[tuple[str, ...], ...] = public()


EVENTS: Final = (
    Started,
    Dealt,
    Flipped,
    Matched,
    Exploded,
    TurnedBack,
    Refilled,
    RowAdded,
    Drew,
    WindowOpened,
    TimeAdded,
    GapOver,
    WindowClosed,
    StuckCalled,
    StuckAnswered,
    StuckStep,
    PoolOpened,
    TurnEnded,
    GameEnded,
)
