"""What is asked and told about class and club evenings."""

from typing import Annotated, Literal

from msgspec import Meta

from ..records.comparison import Comparison, DealResult, Ranked, SeatResult, TableResult
from ..rooms.evening import Stage
from ..ws.protocol import Json, Key, Part, Phase, SettingsChange

MOST_TABLES = 12
COMPARED = (Comparison, DealResult, Ranked, SeatResult, TableResult)
"""What a comparison is made of: pages know them by these names."""


class NewEvening(Part, kw_only=True):
    """Open a class or club evening: so many tables that all play the same deals."""

    game: Key
    options: dict[str, Json] | None = None
    seats: Annotated[int, Meta(ge=1, le=32)] | None = None
    tables: Annotated[int, Meta(ge=2, le=12)] = 4
    deals: Annotated[int, Meta(ge=1, le=12)] = 4
    bots: Key | None = None
    """The level of the bots on empty chairs; without it every chair waits for somebody."""
    settings: SettingsChange | None = None
    """Its clocks and tempo: nobody watches, writes freely or gets hints, whatever is given."""
    classroom: bool = False
    """Whether everybody gets a made-up name."""


class OpenedEvening(Part, kw_only=True):
    """A new evening: the key to all its tables."""

    key: str


class RunEvening(Part, kw_only=True):
    """Start, pause, go on, or end: all tables, or one; skip a deal or dissolve: one table."""

    act: Literal["start", "pause", "go_on", "skip", "dissolve", "end"]
    table: Annotated[int, Meta(ge=1, le=1000)] | None = None


class EveningTable(Part, kw_only=True):
    """One table as its teacher sees it: who is there and how far they are, nothing of the cards."""

    table: int
    room: str
    code: str
    stage: Stage
    phase: Phase
    deal: int
    """The deal that was begun last; 0 before the first."""
    left: int
    """How many have not begun."""
    names: list[str]
    """Who sits where, bots too, once the first deal has begun."""
    people: list[str]
    """The people among them."""
    here: int
    """How many of them are connected."""


class Evening(Part, kw_only=True):
    """A class or club evening."""

    game: str
    options: dict[str, Json]
    seats: int
    deals: int
    bots: str | None
    classroom: bool
    stage: Stage
    tables: list[EveningTable]
    addresses: list[str]
    """Addresses under which other devices on the network may find this server."""
    compared: Comparison | None
    """The deals that every table is done with; None before the first."""
