"""What happens in Ultimatch: its events, and who may see what of each."""

from typing import Final, TypedDict

from handful.core import Event, Form, only, public


class PyramidLaid(Event):
    """The cards on the table before anybody acts; only the base row lies face up (UM-6)."""

    rows: int = public()
    base: tuple[str, ...] = public()
    draw_count: int = public()


class Dealt(Event):
    seat: int = public()
    count: int = public()
    cards: tuple[str, ...] = only("seat")


class Donated(Event, final=True):  # UM-9
    seat: int = public()
    card: str = only("seat")


class AltaRevealed(Event):
    """What each seat has donated, and who starts (UM-10, UM-14)."""

    cards: tuple[str, ...] = public()
    starter: int = public()


class AltaAdded(Event):
    card: str = public()


class AltaRemoved(Event):
    card: str = public()


class TurnStarted(Event):
    seat: int = public()
    number: int = public()


class OfferMade(Event, final=True):  # UM-22
    seat: int = public()
    signal: Form = public()
    card: str = only("seat")


class OfferDeclined(Event, final=True):  # UM-22
    seat: int = public()


class Traded(Event):
    """`given` went from the player on turn to the partner, `taken` came back."""

    seat: int = public()
    partner: int = public()
    given: str | None = only("seat", "partner")
    taken: str = only("seat", "partner")


class Gifted(Event):
    seat: int = public()
    to: int = public()
    card: str = only("seat", "to")


class TradeSkipped(Event):
    seat: int = public()


class Matched(Event):
    seat: int = public()
    target: str = public()
    card: str = public()
    cards: tuple[str, ...] = public()
    sources: tuple[str, ...] = public()
    ways: tuple[str, ...] = public()
    ultimatch: bool = public()


class Revealed(Event):
    places: tuple[str, ...] = public()
    cards: tuple[str, ...] = public()


class Passed(Event):
    seat: int = public()
    counter: int = public()
    alta_only: bool = public()


class Drew(Event):
    seat: int = public()
    count: int = public()
    cards: tuple[str, ...] = only("seat")


class Reshuffled(Event):
    count: int = public()


class RewardDrawn(Event):
    """`to_hand`: both are kept; otherwise one of them will join the alta-hand."""

    seat: int = public()
    count: int = public()
    to_hand: bool = public()
    cards: tuple[str, ...] = only("seat")


class RewardDeclined(Event):
    seat: int = public()


class RewardSplit(Event):
    seat: int = public()
    alta: str = public()
    kept: str = only("seat")


class Suggested(Event):
    seat: int = public()
    target: str = public()
    cards: tuple[str, ...] = public()


class Result(TypedDict):
    """How a game ended, in numbers (UM-72)."""

    result: str
    reason: str
    pyramid_left: int
    turns: int
    ultimatches: int


class Revelation(TypedDict):
    """What had been hidden until the game was over (UM-73); the draw pile from its top."""

    hands: list[list[str]]
    pyramid: list[list[str]]
    draw: list[str]


class GameOver(Event):
    result: Result = public()
    hidden: Revelation = public()


EVENTS: Final = (
    PyramidLaid,
    Dealt,
    Donated,
    AltaRevealed,
    AltaAdded,
    AltaRemoved,
    TurnStarted,
    OfferMade,
    OfferDeclined,
    Traded,
    Gifted,
    TradeSkipped,
    Matched,
    Revealed,
    Passed,
    Drew,
    Reshuffled,
    RewardDrawn,
    RewardDeclined,
    RewardSplit,
    Suggested,
    GameOver,
)
