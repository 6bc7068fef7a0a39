"""Every message between a screen and a room: the whole WebSocket protocol, declared once.

A frame is one JSON object with its name under `type`; unknown names, unknown fields and wrong
types are refused. docs/protocol.md tells the story, `scripts/types` writes the TypeScript.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, json

PROTOCOL = 1
"""Rises when an old page could no longer talk to a new server."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNo = Annotated[int, Meta(ge=0, le=31)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Millis = Annotated[int, Meta(ge=0, le=1_000_000_000_000)]
Line = Annotated[str, Meta(min_length=1, max_length=240)]
Json = Any
"""Plain JSON of a game's own making: a view, an event, a structured move."""
Says = Any
"""A message (`handful.core.message`) for a page to say in its language, or plain words."""

Spectators = Literal["off", "public", "open"]
UndoRule = Literal["off", "free", "consent"]
Shape = Literal[
    "triangle",
    "square",
    "circle",
    "diamond",
    "hexagon",
    "pentagon",
    "heart",
    "tab",
    "star",
    "cross",
    "flag",
    "drop",
]
"""The token of a seat; no two seats of a table have the same."""
Phase = Literal["lobby", "playing", "finished", "closed"]
Screen = Literal["hand", "table", "both"]


class Frame(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """One message, either way."""


class Part(Struct, forbid_unknown_fields=True):
    """A piece of a message."""


class Settings(Part, kw_only=True):
    """How the room is run, apart from the house rules of the game."""

    turn_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Time for every decision on one's own turn; 0 leaves it to the house rules of the game."""
    window_seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    """Time for every answer to somebody else; 0 leaves it to the house rules of the game."""
    grace_seconds: Annotated[int, Meta(ge=0, le=3600)] = 60
    """How long the table waits for somebody who is away; then a bot sits in by itself. 0: a bot
    sits in only when somebody asks for it."""
    bot_pace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 2000
    """How long a move stands before a bot makes the next, where the game sets no pace of its own;
    the tempo of the table, which may change while people play."""
    spectators: Spectators = "public"
    undo: UndoRule = "consent"
    chat: bool = False
    hints: bool = True


class SettingsChange(Part, kw_only=True):
    """Those settings that are to change."""

    turn_seconds: Annotated[int, Meta(ge=0, le=3600)] | UnsetType = UNSET
    window_seconds: Annotated[int, Meta(ge=0, le=600)] | UnsetType = UNSET
    grace_seconds: Annotated[int, Meta(ge=0, le=3600)] | UnsetType = UNSET
    bot_pace_ms: Annotated[int, Meta(ge=0, le=10_000)] | UnsetType = UNSET
    spectators: Spectators | UnsetType = UNSET
    undo: UndoRule | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET


# From a screen to the room. `id` is the sender's own: the answer carries it, a repeat is harmless.


class Hello(Frame, kw_only=True):
    """The first frame: which room, who this is, and the last `seq` its screen has drawn."""

    room: Key
    token: Token | None = None
    """A person's token; a spectator has `watch` instead, the key of the spectators' link."""
    watch: Token | None = None
    seen: Count = 0
    screen: Screen = "both"
    device: Key | None = None
    """The same word from everybody who passes this device round; else none."""
    protocol: Count = PROTOCOL
    words: bool = True
    """Whether to send `words` in English beside messages, for a screen without words of its own."""


class Pong(Frame):
    """The answer to a ping, at once: it measures the way."""

    n: Count


class Sit(Frame):
    """Take this free seat, or change to it; in a running game, ask for a bot's."""

    id: Id
    seat: SeatNo


class Stand(Frame):
    """Leave the seat before the game."""

    id: Id


class Rename(Frame):
    """Be called something else, and pick another token."""

    id: Id
    name: Name
    shape: Shape | None = None


class Bot(Frame):
    """Put a bot of this level on a seat; no level takes it away.

    Without a character whoever sits there stays, and a new bot is drawn by lot.
    """

    id: Id
    seat: SeatNo
    level: Key | None = None
    character: Key | None = None


class Change(Frame, kw_only=True):
    """Change house rules, the number of seats or how the room is run, before the game."""

    id: Id
    options: dict[str, Json] | UnsetType = UNSET
    seats: Annotated[int, Meta(ge=1, le=32)] | UnsetType = UNSET
    settings: SettingsChange | UnsetType = UNSET


class Start(Frame):
    """Begin; `fill` puts bots of this level on the free seats first, `tight` takes those away."""

    id: Id
    fill: Key | None = None
    tight: bool = False


class Rematch(Frame):
    """Play again: same people, same rules, everybody one seat on."""

    id: Id


class Finish(Frame):
    """End the game that is being played and go back to the lobby."""

    id: Id


class Close(Frame):
    """Close the room for good."""

    id: Id


class Lock(Frame):
    """Let nobody else in, or again somebody."""

    id: Id
    on: bool


class Promote(Frame):
    """Hand the host's role on."""

    id: Id
    person: Key


class Kick(Frame):
    """Send somebody away; their token is worth nothing any more."""

    id: Id
    person: Key


class Leave(Frame):
    """Leave for good: a bot takes my cards, and my name is free again."""

    id: Id


class Dismiss(Frame):
    """Ask somebody to leave, or answer to it when another has asked: everybody sees it."""

    id: Id
    person: Key
    agree: bool = True


class Nod(Frame):
    """Say whether a new device belongs to whom it says."""

    id: Id
    claim: Key
    agree: bool


class Wait(Frame):
    """Wait a minute longer for somebody who is away."""

    id: Id
    seat: SeatNo


class Mute(Frame):
    """Silence somebody's chat, reactions and phrases."""

    id: Id
    person: Key
    on: bool


class Takeover(Frame):
    """Let a bot play for me, or for somebody who is away: anybody seated may, and the host."""

    id: Id
    seat: SeatNo
    level: Key


class Takeback(Frame):
    """Play myself again, instead of the bot."""

    id: Id


class Handover(Frame):
    """Make a ticket that opens my seat on another device, or for the host, an absent person's."""

    id: Id
    person: Key | None = None


class Openhands(Frame):
    """Agree or not to let spectators see my hand."""

    id: Id
    agree: bool


class Move(Frame, kw_only=True):
    """A move, in its structured form (or as text)."""

    id: Id
    move: dict[str, Json] | Annotated[str, Meta(max_length=500)]
    seen: Count
    """The `seq` of the table on which it was chosen."""
    reaction: Millis | None = None
    """Milliseconds from drawing that table to the tap, by the screen's own clock."""


class Undo(Frame):
    """Take my last move back, or ask the others for it."""

    id: Id


class Allow(Frame):
    """Answer somebody's wish to take a move back, or that of `person` for a seat."""

    id: Id
    agree: bool
    person: Key | None = None


class Uncover(Frame):
    """The device that we pass round is in my hands and shows my cards: my time begins."""

    id: Id


class Pause(Frame):
    """Pause the table, or let it go on: anybody who plays may, and the host."""

    id: Id
    on: bool


class Hold(Frame):
    """Something has just hit me: let the bots wait until I have seen it."""

    id: Id
    on: bool


class Say(Frame):
    """Structured table talk, where the game has it."""

    id: Id
    message: dict[str, Json]


class React(Frame):
    """Show a small sign."""

    id: Id
    sign: Key


class Phrase(Frame):
    """Say one of the fixed phrases."""

    id: Id
    phrase: Key


class Chat(Frame):
    """Say something freely, where the host allows it."""

    id: Id
    text: Line


class Narrow(Frame):
    """Ask for the legal moves that agree with these fields, when the list was cut short."""

    id: Id
    match: dict[str, Json]


class Explain(Frame):
    """Ask what a legal move would do."""

    id: Id
    move: dict[str, Json]


class Survey(Frame):
    """Ask what every legal move would do."""

    id: Id


class Hint(Frame):
    """Ask the coach; `move` is what the player has chosen so far, whole or in part."""

    id: Id
    move: dict[str, Json] | None = None


class Decide(Frame):
    """Ask what decided a solitaire that is lost."""

    id: Id


Command = (
    Sit
    | Stand
    | Rename
    | Bot
    | Change
    | Start
    | Rematch
    | Finish
    | Close
    | Lock
    | Promote
    | Kick
    | Leave
    | Dismiss
    | Nod
    | Wait
    | Mute
    | Takeover
    | Takeback
    | Handover
    | Openhands
    | Move
    | Undo
    | Allow
    | Uncover
    | Pause
    | Hold
    | Say
    | React
    | Phrase
    | Chat
    | Narrow
    | Explain
    | Survey
    | Decide
    | Hint
)
FromScreen = Hello | Pong | Command


# From the room to a screen.


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


class Links(Part, kw_only=True):
    """Paths on this server; the screen puts its own origin, or a LAN address, before them."""

    join: str
    watch: str | None
    addresses: list[str]


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
    """Who came or went, in one sentence for everybody; `seq` is the entry that brought it."""

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
    held: list[int] = []
    """The seats that look at what has just hit them: bots wait for them."""


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
    | Spoke
    | Ping
    | Bye
)

SIGNS = ("clap", "laugh", "wow", "think", "sad", "heart", "hurry", "wave")

read_screen = json.Decoder(FromScreen).decode
"""A frame from a screen; anything else raises `msgspec.MsgspecError`."""
read_room = json.Decoder(FromRoom).decode
"""A frame from a room, for clients."""
write = json.Encoder().encode
