"""What the room sends to a screen."""

from typing import Literal

from msgspec import field

from .fields import Frame, Json, Part, Phase, Says, Settings, Shape


class Chair(Part, kw_only=True):
    """One seat and who has it."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    person: str | None = None
    level: str | None = None
    """The level of the bot that sits here, or that plays for an absent person."""
    character: str | None = None
    """Who the bot is that sits here: the key of its face."""
    shape: Shape
    here: bool = True
    away_ms: int | None = None
    """How long the person has been gone."""
    away: bool = False
    """Whether that is so long that it counts."""
    bot_ms: int | None = None
    """In how many milliseconds a bot sits in by itself, if the person stays away."""
    since: int | None = None
    """The entry with which a bot began to play for the person."""
    played: int = 0
    """How many moves it has made for them."""


class Person(Part, kw_only=True):
    """Somebody in the room."""

    id: str
    name: str
    host: bool
    here: bool
    seat: int | None
    muted: bool
    shape: Shape | None = None
    """The token that this person picked."""


class You(Part, kw_only=True):
    """Who this screen belongs to; a spectator is nobody."""

    person: str | None
    seat: int | None
    host: bool


class Fair(Part, kw_only=True):
    """The promise about the deal; seed and salt are there once the game is over."""

    commitment: str
    seed: int | None = None
    salt: str | None = None
    deal: str | None = None
    """The same seed as a short code, by which anybody can open a room with this deal."""


class Links(Part, kw_only=True):
    """Paths on this server; the screen puts its own origin, or a LAN address, before them."""

    join: str
    watch: str | None
    addresses: list[str]


class EveningPlace(Part, kw_only=True):
    """Which table of a class or club evening this is: all its tables play the same deals."""

    table: int
    deals: int
    left: int
    """How many of them this table has not begun."""
    stage: Literal["waiting", "playing", "paused", "gone", "over", "open"]
    """Before the start, during the evening, this table dissolved, all ended, results out: until
    then no record of its games is given, and no code of a deal."""
    place: int | None
    """At the end: which of so many tables this one is."""
    of: int


class SeatAsked(Part, kw_only=True):
    """Somebody would like a bot's seat in a running game; `needed` are the seats that decide."""

    person: str
    seat: int
    agreed: list[int]
    needed: list[int]


class Claim(Part, kw_only=True):
    """A new device says that it belongs to somebody who is away, or was asked to leave."""

    id: str
    name: str
    person: str | None
    """Whose seat would open there; None for somebody who was asked to leave."""


class Dismissal(Part, kw_only=True):
    """Somebody is asked to leave: the host decides, or more than half of those who sit here."""

    person: str
    asker: str
    agreed: list[str]
    needed: int
    """How many have to agree."""


class News(Part, kw_only=True):
    """Who came, went or took time, in one sentence; `seq` is the entry that brought it."""

    seq: int
    words: str
    says: Says = None


class Room(Frame, kw_only=True):
    """The room as it stands, whole."""

    seq: int
    id: str
    code: str
    game: str
    phase: Phase
    number: int
    """Which game of this room it is, from 1; 0 before the first."""
    options: dict[str, Json]
    summary: str
    problem: str | None
    """Why it cannot start yet."""
    problem_says: Says = None
    settings: Settings
    clock_factor: int = 1
    """How many times their usual length all clocks have."""
    classroom: bool
    locked: bool
    host: str | None
    chairs: list[Chair]
    people: list[Person]
    spectators: int
    open_hands: list[int]
    """The seats that let spectators see their hand; it takes all of them."""
    handovers: list[str]
    """Absent people whose seat the host is about to open on another device."""
    wish: SeatAsked | None
    claims: list[Claim]
    """Devices that wait for a nod."""
    dismissal: Dismissal | None
    news: list[News]
    """The last things to be told about who comes and goes, the newest last."""
    fair: Fair
    links: Links
    evening: EveningPlace | None = None
    you: You


class Offer(Part):
    """One legal move, structured and in words."""

    move: dict[str, Json]
    text: str


class Happening(Part, kw_only=True):
    """One event as this screen may see it; `says` is its line of the log, `words` in English."""

    seq: int
    at: int
    """Milliseconds of play since the start of the game."""
    event: dict[str, Json]
    words: str | None
    says: Says = None


class Result(Part, kw_only=True):
    """How the game ended."""

    winners: list[int]
    places: list[int]
    scores: list[int]
    reason: str
    together: bool


class Clock(Part, kw_only=True):
    """Time in this game; a screen counts on from `now` while it is running."""

    now: int
    running: bool
    deadline: int | None
    """What screens count down to: when the game itself moves."""
    limit: int | None
    """When this seat, if it is waited for, is taken to have made its default move; on any other
    screen, when the first of those who are waited for is."""
    paused_for: list[int]
    """The absent seats for which the clock waits."""
    paused_by: str | None = None
    """The person who paused the table: until it goes on nobody moves."""
    held: list[int] = field(default_factory=list)
    """The seats that look at what has just hit them: bots wait for them."""
    more: int = 0
    """So many milliseconds this seat can still add to its limit, with `more_time`."""
    double: bool = False
    """Whether this seat can make all clocks twice as long, with `double_clocks`."""


class UndoAsked(Part, kw_only=True):
    """Somebody would like to take a move back."""

    seat: int
    agreed: list[int]
    needed: list[int]


class Table(Frame, kw_only=True):
    """The table as this screen may see it, whole, and what has happened since the last one."""

    seq: int
    number: int
    seat: int | None
    view: dict[str, Json]
    hands: list[dict[str, Json]] | None = None
    """Every seat's view, for spectators of a game in which all have agreed, or that is over."""
    events: list[Happening]
    gap: bool
    """Whether older events were left out."""
    prompt: str
    prompt_says: Says = None
    after: int | None = None
    """Whose turn comes after the one that is played, as far as can be told."""
    actors: list[int]
    awaited: list[int]
    silence: Offer | None = None
    """What is taken to be this seat's move when it lets its time pass, if it is waited for."""
    legal: list[Offer]
    legal_total: int
    """How many there are: `narrow` finds those that were left out."""
    clock: Clock
    can_undo: bool
    undo: UndoAsked | None
    outcome: Result | None


class Welcome(Frame, kw_only=True):
    """The answer to hello; `room`, and in a game `table`, follow at once."""

    protocol: int
    version: str
    you: You


class Ack(Frame):
    """Done, and safely stored up to `seq`."""

    id: str
    seq: int


class Refused(Frame, kw_only=True):
    """Not done, nothing has changed: a code for programs, words and the rule for people."""

    id: str | None
    code: str
    words: str
    says: Says = None
    clause: str = ""


class Ticket(Frame, kw_only=True):
    """A way to open a seat on another device, once and soon."""

    id: str
    person: str
    path: str
    seconds: int


class Legal(Frame, kw_only=True):
    """The answer to narrow."""

    id: str
    seq: int
    moves: list[Offer]
    total: int


class Explained(Frame):
    """The answer to explain."""

    id: str
    words: str
    says: Says = None
    name: str = ""
    """What the move is called."""
    name_says: Says = None


class Prospect(Part, kw_only=True):
    """One legal move, and what it would do."""

    move: dict[str, Json]
    words: str
    says: Says = None
    name: str = ""
    """What the move is called."""
    name_says: Says = None


class Surveyed(Frame, kw_only=True):
    """The answer to survey."""

    id: str
    seq: int
    moves: list[Prospect]
    total: int


class Weighed(Part, kw_only=True):
    """A move as the coach sees it; no move: let it go by."""

    move: dict[str, Json] | None
    text: str
    name: str = ""
    """What the move is called."""
    name_says: Says = None
    words: str
    """What is to be said of it."""
    says: Says = None
    won: int | None = None
    """Of a hundred games from here it wins so many; null where it was not tried."""


class Hinted(Frame, kw_only=True):
    """The answer to hint: the best move, and beside it what the player had chosen."""

    id: str
    seq: int
    best: Weighed
    yours: Weighed | None = None
    """The best of what was chosen; null where that is nothing, or the best move itself."""
    agrees: bool = False
    """Whether the best move is among what was chosen."""


class Decided(Frame):
    """The answer to decide."""

    id: str
    words: str
    says: Says = None


class Solved(Frame, kw_only=True):
    """The answer to solve, by a search that knows every card; `won` is null where time ran out."""

    id: str
    seq: int
    won: bool | None
    moves: int = 0
    """How many it takes from here."""
    move: dict[str, Json] | None = None
    name: str = ""
    """What that move is called."""
    name_says: Says = None


class Spoke(Frame, kw_only=True):
    """A sign, a phrase or a chat line; `text` is its key, or the line itself."""

    kind: Literal["sign", "phrase", "chat"]
    person: str
    name: str
    seat: int | None
    text: str


class Ping(Frame):
    """Answer with pong and the same number, at once."""

    n: int


class Bye(Frame, kw_only=True):
    """The socket closes now; `again` says whether coming back makes sense, and when."""

    code: Literal["moved", "kicked", "closed", "failed", "restart", "slow", "rude"]
    words: str
    says: Says = None
    again: bool
    wait_ms: int = 0


FromRoom = (
    Welcome
    | Room
    | Table
    | Ack
    | Refused
    | Ticket
    | Legal
    | Explained
    | Surveyed
    | Hinted
    | Decided
    | Solved
    | Spoke
    | Ping
    | Bye
)
