"""What the HTTP side takes and gives, declared once: strict decoding and OpenAPI come from it."""

from typing import Annotated, Literal

from msgspec import Meta, field

from handful.core.prices import What
from handful.review.report import Chances, Choice, Luck, Posed, Review, Shown, Split, Turn

from ..ws.protocol import (
    Json,
    Key,
    Name,
    Part,
    Phase,
    Says,
    SettingsChange,
    Shape,
    Spectators,
    Table,
)

Seats = Annotated[int, Meta(ge=1, le=32)]


class EffectForm(Part, kw_only=True):
    """One thing that a value of a house rule changes."""

    what: What
    percent: int
    """Of the length of a game, or of all games."""
    moves: str
    """By how many moves a game gets longer, with its sign."""


class PriceForm(Part, kw_only=True):
    """What some values of a house rule do, all of them alike."""

    values: list[str]
    effects: list[EffectForm]
    unused: bool = False
    """Whether no bot ever used the rule, so that nothing is known about it."""


class OptionForm(Part, kw_only=True):
    """One house rule as a form field."""

    key: str
    kind: Literal["switch", "choice", "number", "choice_or_number", "seat", "list"]
    default: Json
    choices: list[Json]
    """The words (or numbers) that may be chosen, or for a list, that may be in it."""
    low: int | None
    high: int | None
    most: int
    """For a list: how many."""
    help: str
    clause: str
    prices: list[PriceForm]
    """What its values do, as measured by the lab; empty where nothing was measured."""


class PresetForm(Part, kw_only=True):
    """A named set of house rules, offered first."""

    key: str
    name: str
    help: str
    values: dict[str, Json]


class FaceForm(Part, kw_only=True):
    """One card in text."""

    code: str
    name: str
    ink: str
    glyph: str


class PhraseForm(Part):
    """A fixed phrase; the page may translate it by its key."""

    key: str
    words: str


class LevelForm(Part):
    """A strength of bots."""

    key: str
    help: str


class GameCover(Part, kw_only=True):
    """A game as the start page shows it."""

    key: str
    name: str
    tagline: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    solver: bool = False
    """Whether it can be found out if a game of one can be won."""
    daily: tuple[int, int] | None = None
    """Its place among the deals of the day, and the minutes it takes, if it has one."""


class ClockForm(Part):
    """A clock of the game: what it is for, and the option that gives its seconds, if any."""

    kind: Literal["turn", "answer"]
    option: str


class GameForm(GameCover, kw_only=True):
    """All that an options form and a table need to know of a game as well."""

    clause: str
    rules_number: int
    options: list[OptionForm]
    presets: list[PresetForm]
    clocks: list[ClockForm]
    phrases: list[PhraseForm]
    faces: list[FaceForm]
    talk: bool
    forgets: bool


class House(Part, kw_only=True):
    """What every page of the house needs at once; it lies in the page itself."""

    games: list[GameCover]
    levels: list[LevelForm]
    default_level: str
    characters: dict[str, str]
    """Who the bots may be: the name of each, by its key."""
    signs: list[str]


class Games(Part, kw_only=True):
    """Every game, the levels of bots and the small signs."""

    games: list[GameForm]
    levels: list[LevelForm]
    default_level: str
    characters: dict[str, str]
    """Who the bots may be: the name of each, by its key."""
    signs: list[str]


class ClauseForm(Part, kw_only=True):
    """One numbered rule."""

    id: str
    text: str
    section: str


class ExampleForm(Part, kw_only=True):
    """A piece of the rulebook that can be played."""

    id: str
    clauses: list[str]
    shows: str


class Made(Part, kw_only=True):
    """One move of one seat."""

    seat: int
    move: dict[str, Json]


class Try(Part, kw_only=True):
    """All moves that were made in an example so far, whoever's they are."""

    made: list[Made]


class Tried(Part, kw_only=True):
    """An example after these moves, as whoever is to move now sees it."""

    example: ExampleForm
    players: list[str]
    options: dict[str, Json]
    table: Table
    ask: str
    """What the move is called that the example makes next; empty at its end, or off its path."""
    ask_says: Says
    right: dict[str, Json] | None
    """The same, structured."""
    followed: bool
    """Whether all moves so far were those of the example."""
    total: int
    """How many moves the example has."""


class Learn(Part, kw_only=True):
    """The pupil's moves in a lesson so far; the last may be one that is only tried."""

    made: list[dict[str, Json]]


class LessonBot(Part, kw_only=True):
    """Who sits opposite in a lesson."""

    character: str
    name: str


class Learned(Part, kw_only=True):
    """A lesson after the pupil's moves; the pupil sits in the first seat."""

    bots: list[LessonBot]
    """Everybody else, from the second seat on."""
    options: dict[str, Json]
    total: int
    """How many steps the lesson has: one for each move of the pupil."""
    right: bool
    """Whether the last move is what was asked for; another that is allowed changes nothing."""
    answer: str
    """Where it is not: which of the step's sentences answers it."""
    shown: list[Table]
    """The deal; or the table after the last move, and after each that answers it at once."""
    before: list[Table]
    """The table after each move that the others make before the next step."""
    asked: list[dict[str, Json]]
    """The moves that the next step asks for: any of them will do; none at the end."""
    finds: bool
    """Whether the pupil is to find it: a page marks it only after a wrong try."""


class PlayDay(Part, kw_only=True):
    """The player's moves in a deal of the day so far."""

    made: list[dict[str, Json]]


class DayTable(Part, kw_only=True):
    """A deal of the day after the player's moves; the player sits in the first seat."""

    players: list[str]
    options: dict[str, Json]
    shown: list[Table]
    """The table after the last move, and after each with which others answer; none for a quiz."""
    reached: int
    total: int
    """So much can surely be reached."""
    enough: int
    """From so much on it counts as found."""
    turns: int
    over: bool
    asks: Json = None
    """What the game's own page asks, where there is no table."""


class DayHint(Part, kw_only=True):
    """A move that keeps a deal of the day going; none where it is lost, or nobody knows."""

    move: dict[str, Json] | None
    words: str
    says: Says


class Rules(Part, kw_only=True):
    """A rulebook, whole and clause by clause."""

    key: str
    markdown: str
    clauses: list[ClauseForm]
    examples: list[ExampleForm]


class RulesPage(Part, kw_only=True):
    """What the rules on one page and the helps of the cards fill in at one table."""

    facts: dict[str, Json] | None
    """For the messages `page-…` of the game; null where it has no such page."""
    help: dict[str, Says]
    """What each card does, by its code."""


class Server(Part, kw_only=True):
    """This server."""

    version: str
    protocol: int
    addresses: list[str]
    """Addresses under which other devices on the network may find it."""


class NewRoom(Part, kw_only=True):
    """Open a room; `seats` is how many chairs, `bots` the level of those that start with one."""

    game: Key
    options: dict[str, Json] | None = None
    seats: Seats | None = None
    settings: SettingsChange | None = None
    name: Name | None = None
    """The host's name; in class mode a nickname is given."""
    shape: Shape | None = None
    """The token that the host picked."""
    sit: bool = True
    """Whether the host takes the first seat."""
    bots: Key | None = None
    """Fill the other seats with bots of this level."""
    deal: Key | None = None
    """For somebody alone or with bots: the code of a deal, or `winnable`: any that can be won."""
    classroom: bool = False


class Opened(Part, kw_only=True):
    """A new room; `host_key` is the secret behind which all of a host's rooms are listed."""

    room: str
    code: str
    person: str
    token: str
    host_key: str
    watch: str


class Found(Part, kw_only=True):
    """What a code opens: the join form."""

    room: str
    code: str
    game: str
    phase: Phase
    seats: int
    free: int
    bots: int
    """How many chairs bots have: in a running game one may ask for them."""
    locked: bool
    classroom: bool
    host: str | None
    """The host's name."""
    nicknames: list[str]
    """In class mode: the free ones to choose from."""
    shapes: dict[Shape, str]
    """The tokens that people have picked, and their names."""


class Claim(Part, kw_only=True):
    """Say that this device belongs to somebody of that name, who is away or was asked to leave."""

    name: Name


class Claimed(Part, kw_only=True):
    """The room asks those who sit there; `claim` is the secret with which to ask for the answer."""

    claim: str


class AskClaim(Part, kw_only=True):
    """Ask what the room has answered."""

    claim: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]+[.][A-Za-z0-9_-]+$")]


class Join(Part, kw_only=True):
    """Come in with just a name, and a token if one was picked."""

    name: Name
    shape: Shape | None = None


class Joined(Part, kw_only=True):
    """Come in: the token is the person's from now on."""

    room: str
    person: str
    token: str


class ClaimAnswer(Part, kw_only=True):
    """What the room has answered; after a nod the seat is open here."""

    state: Literal["asking", "yes", "no"]
    joined: Joined | None


class UseTicket(Part, kw_only=True):
    """Open a seat on this device with a ticket."""

    ticket: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]+[.][A-Za-z0-9_-]+$")]


class GameLine(Part, kw_only=True):
    """One game that was played in a room."""

    number: int
    finished: bool
    winners: list[str]
    entries: int


class RoomLine(Part, kw_only=True):
    """One of a host's rooms."""

    room: str
    code: str | None
    game: str
    phase: Phase
    people: list[str]
    created_ms: int
    touched_ms: int
    spectators: Spectators
    games: list[GameLine]


class Rooms(Part):
    """A host's rooms, the newest first."""

    rooms: list[RoomLine]


class Reopened(Part, kw_only=True):
    """The way back into a room of one's own."""

    room: str
    person: str
    token: str


class Verdict(Part, kw_only=True):
    """What checking a record found."""

    sound: bool
    words: str
    says: Says
    game: str | None = None
    entries: int = 0
    committed: bool = False
    """Whether the record carries a commitment and it holds."""
    commitment: str | None = None


class Step(Part, kw_only=True):
    """One moment of a replay."""

    index: int
    at: int
    seat: int | None
    text: str
    """The move in words; empty for the deal, talk and the clock."""
    events: list[dict[str, Json]]
    words: list[str]
    says: list[Says]
    """For each event its line of the log, or null."""
    view: dict[str, Json]
    hands: list[dict[str, Json]]
    """In an open replay: every seat's view."""


class Replay(Part, kw_only=True):
    """Moments of a recorded game, from `first` on; `total` is how many there are."""

    game: str
    seats: int
    players: list[str]
    options: dict[str, Json]
    total: int
    first: int
    steps: list[Step]


REVIEWED = (Chances, Choice, Luck, Posed, Shown, Split, Turn)
"""What a review is made of: pages know them by these names."""


class ReviewProgress(Part, kw_only=True):
    """How far the review of a game is, and what it shows so far."""

    key: str
    """Asks for it again: `/api/review/KEY`."""
    done: int
    """So many pieces of work are done; with the last one the numbers stand."""
    total: int
    review: Review | None


class Retry(Part, kw_only=True):
    """A position of a recorded game, and what whoever moved there does instead, and after that."""

    record: str
    entry: int
    """How many moves were made before it."""
    moves: list[dict[str, Json]] = field(default_factory=list)


class Chance(Part, kw_only=True):
    """A move and the chance of winning with it, as its player could know it."""

    words: str
    says: Says
    value: float
    error: float
    """The standard error of its difference from the move that was made."""


class Retried(Part, kw_only=True):
    """A position of a recorded game as whoever moved there saw it."""

    seat: int
    players: list[str]
    options: dict[str, Json]
    table: Table
    weighed: list[Chance]
    """If one move was tried: what was made then, what was tried now, the best that is known."""
    recalled: list[Says]
    """What whoever moved there remembered and the table does not show, before a move is tried."""


class Spoken(Part, kw_only=True):
    """A sentence."""

    words: str
    says: Says


class PuzzleBrief(Part, kw_only=True):
    """A puzzle in a list."""

    number: int
    id: str
    """Its name, which stays the same when puzzles are added."""
    grade: Literal["easy", "medium", "hard"]
    seats: int


class Puzzles(Part, kw_only=True):
    """The puzzles of a game."""

    puzzles: list[PuzzleBrief]


class Puzzle(Part, kw_only=True):
    """A position with one best move, as its player sees it."""

    brief: PuzzleBrief
    total: int
    seat: int
    turn: int
    """How many moves had been made in the game that it comes from."""
    players: list[str]
    options: dict[str, Json]
    table: Table
    legal_total: int
    solved: bool
    """Whether a solver decided; otherwise positions were played on."""
    together: bool
    hints: list[Spoken]
    """Where to look, what to think of, the move."""
    recalled: list[Spoken]
    """What must be remembered."""
    best: dict[str, Json]


class PuzzleTry(Part, kw_only=True):
    """A try; without a move, the solution is asked for."""

    move: dict[str, Json] | None = None


class Answered(Part, kw_only=True):
    """What a try comes to."""

    right: bool
    table: Table
    """What lies there then: after the best move, or as before."""
    chances: list[Chance]
    """The best move and the next best; of a wrong try the best, unnamed, and itself."""
    why: Spoken
    clause: str
    worlds: int
    """The best move was proved in so many."""


class Done(Part):
    """It is done."""

    done: bool = True


class Problem(Part, kw_only=True):
    """Why not: a code for programs, words for people, the clause where a rule says so."""

    code: str
    words: str
    says: Says = None
    clause: str = ""
