"""What a room's log holds: everything that ever changed the room, in the past tense.

A room is nothing but the sum of these. Old entries must stay readable for ever: fields are only
added, with a default, and never change their meaning.
"""

from typing import Any

from msgspec import Struct, json

from ..ws.protocol import Settings
from .evening import Plan, Result, Stage


class Body(Struct, tag_field="kind", tag=str.lower, omit_defaults=True, kw_only=True):
    """One entry; `by` and `id` say whose message brought it, so that a repeat is known."""

    by: str = ""
    id: str = ""


class Opened(Body):
    game: str
    options: dict[str, Any]
    seats: int
    settings: Settings
    watch: str
    classroom: bool = False
    plan: Plan | None = None
    """For a table of a class or club evening."""


class Came(Body):
    person: str
    name: str
    token: str
    """Hashed."""
    shape: str = ""
    """The token on the table that the person picked."""


class Left(Body):
    person: str
    character: str = ""
    """Which bot stays in the chair, in a running game."""
    why: str = ""
    """`left`: by themselves; `asked`: asked to leave; older logs do not say it: sent away."""


class Claimed(Body):
    """A new device says that it belongs to `person`; "" for somebody who was asked to leave."""

    claim: str
    """Hashed."""
    name: str
    person: str
    until: int
    asked: int


class Nodded(Body):
    """Somebody said whether a new device belongs to whom it says."""

    claim: str
    person: str
    agree: bool


class DismissalAnswered(Body):
    """Somebody wants `person` to leave, or to stay; the first who wants it has asked."""

    person: str
    voter: str
    agree: bool


class DismissalEnded(Body):
    """Who was asked to leave may stay."""

    person: str


class WaitedFor(Body):
    """The table waits longer for whoever has this seat, until then by the wall clock."""

    seat: int
    person: str
    until: int


class ChairsCleared(Body):
    """The free chairs were taken away."""


class Renamed(Body):
    person: str
    name: str
    shape: str = ""
    """Another token on the table; "" is the one before."""


class Reissued(Body):
    """A person's token was made anew: the old one is worth nothing."""

    person: str
    token: str


class Ticketed(Body):
    person: str
    ticket: str
    """Hashed."""
    until: int
    asked: int = 0
    """When another than the person asked for it; 0 where it was the person."""


class Promoted(Body):
    person: str


class Locked(Body):
    on: bool


class Muted(Body):
    person: str
    on: bool


class Sat(Body):
    person: str
    seat: int


class Stood(Body):
    person: str


class Botted(Body):
    seat: int
    level: str | None
    character: str = ""
    """Who the bot is; older logs have none, and their bots are called by the seat."""


class Changed(Body):
    options: dict[str, Any] | None = None
    seats: int | None = None
    settings: Settings | None = None


class Sown(Body):
    """Seed and salt for the next game: from now on its deal is fixed."""

    seed: int
    salt: str
    known: bool = False
    """Whether somebody may know the cards: the same deal again, or one from a link."""


class Started(Body):
    players: list[str]


class Staged(Body):
    """The evening to which this table belongs has begun, pauses, goes on, is over, is open."""

    stage: Stage
    at: int = 0
    place: int = 0
    """At the end: which of so many tables this one is; 0 where it did not play."""
    of: int = 0


class Rematched(Body):
    """Everybody has moved so many seats on; logs that do not say how many have 1."""

    step: int = 1


class Moved(Body):
    seat: int
    move: str
    at: int
    how: str = "person"
    """Or `bot`, or `clock`."""


class Ticked(Body):
    at: int


class Paused(Body):
    at: int
    seats: list[int]


class Resumed(Body):
    at: int


class Halted(Body):
    """Somebody paused the table: until it goes on nobody moves, and no time passes."""

    person: str
    at: int


class Continued(Body):
    at: int


class Held(Body):
    """Somebody looks at what has just hit them: bots wait, and no time passes."""

    seat: int
    at: int


class Released(Body):
    seat: int
    at: int


class Shared(Body):
    """Somebody plays on a device that several people pass round; "" is a device of their own."""

    person: str
    device: str


class Uncovered(Body):
    """A device that is passed round has come to this seat."""

    seat: int
    at: int


class TimeAdded(Body):
    """Somebody takes so many milliseconds longer for one decision."""

    seat: int
    more: int
    at: int


class ClocksDoubled(Body):
    """Somebody made all clocks of the room twice as long."""

    person: str
    at: int


class Said(Body):
    seat: int
    message: dict[str, Any]
    at: int


class UndoWished(Body):
    seat: int


class UndoAnswered(Body):
    seat: int
    agree: bool


class SeatWished(Body):
    """Somebody would like a bot's chair in a running game."""

    person: str
    seat: int


class SeatAnswered(Body):
    seat: int
    agree: bool


class Undone(Body):
    seat: int
    at: int


class Voted(Body):
    """A vote for a bot in somebody's seat, in older logs; now one tap is enough."""

    person: str
    seat: int
    level: str


class SeatTakenOver(Body, tag="takenover"):
    """A bot plays for somebody."""

    seat: int
    level: str


class SeatTakenBack(Body, tag="takenback"):
    """Whom a bot played for plays again."""

    seat: int


class HandsOpened(Body):
    seat: int
    agree: bool


class GameEnded(Body, tag="ended"):
    """The game came to its own end."""

    winners: list[str]
    entries: int
    result: Result | None = None
    """At a table of an evening."""


class GameAbandoned(Body, tag="finished"):
    """The game ended before its end."""


class Closed(Body):
    pass


AnyBody = (
    Opened
    | Came
    | Left
    | Claimed
    | Nodded
    | DismissalAnswered
    | DismissalEnded
    | WaitedFor
    | ChairsCleared
    | Renamed
    | Reissued
    | Ticketed
    | Promoted
    | Locked
    | Muted
    | Sat
    | Stood
    | Botted
    | Changed
    | Sown
    | Staged
    | Started
    | Rematched
    | Moved
    | Ticked
    | Paused
    | Resumed
    | Halted
    | Continued
    | Held
    | Released
    | Shared
    | Uncovered
    | TimeAdded
    | ClocksDoubled
    | Said
    | UndoWished
    | UndoAnswered
    | SeatWished
    | SeatAnswered
    | Undone
    | Voted
    | SeatTakenOver
    | SeatTakenBack
    | HandsOpened
    | GameEnded
    | GameAbandoned
    | Closed
)

read = json.Decoder(AnyBody).decode
write = json.Encoder().encode
