"""One object = one game: all that the rest of the house knows of it."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from .chance import Chance
from .clocks import Clocks
from .daily import Daily
from .engine import Writer
from .events import Event, JsonValue, Told
from .message import Argument, Message, message
from .moves import Form, Moves
from .observation import Observation
from .options import BadOption, Options
from .state import Millis, Move, Seat, State
from .temper import Temper

if TYPE_CHECKING:
    from .hindsight import Figure, Past

PICTURE: Final = 48, 7
"""Columns and rows from which on the table is drawn."""

View = Mapping[str, object]
Names = Sequence[str]

S = TypeVar("S", bound=State)
M_contra = TypeVar("M_contra", bound="Memory", contravariant=True)
M = TypeVar("M", bound="Memory")
V_contra = TypeVar("V_contra", bound=View, contravariant=True)
V = TypeVar("V", bound=View)
S_co = TypeVar("S_co", bound=State, covariant=True)


class BadTable(Exception):
    """A described position that `arrange` cannot lay; the sentence says why."""


class Start(Protocol[S_co]):
    """How a game begins."""

    def __call__(
        self, options: Any, seats: int, seed: int, timed: bool, quiet: bool = False
    ) -> S_co:
        """The first position, its opening events in its sink; if quiet, nobody listens."""
        ...


class SetUp(State, Protocol):
    """A state that can bring itself to the first decision of a game."""

    def begin(self, seed: int, timed: bool, quiet: bool) -> None:
        """Set the clock and the generator; unless it is quiet, listen."""
        ...

    def set_up(self, options: Any) -> None:
        """Shuffle, deal and lay out."""
        ...


H = TypeVar("H")
P = TypeVar("P", bound=SetUp)


def starting(state: Callable[[H, int], P], house: Callable[[Any, int], H]) -> Start[P]:
    """How a game begins whose `state` takes its `house` (the options as numbers) and the seats.

    Most games are dealt like the one before, so the last house is kept.
    """
    kept: tuple[Any, int, H] | None = None

    def start(options: Any, seats: int, seed: int, timed: bool, quiet: bool = False) -> P:
        nonlocal kept
        last = kept
        if last is None or last[0] is not options or last[1] != seats:
            last = kept = (options, seats, house(options, seats))
        position = state(last[2], seats)
        position.begin(seed, timed, quiet)
        position.set_up(options)
        return position

    return start


class Memory(Protocol):
    """What a seat remembers, folded from the events it was told and nothing else."""

    @property
    def options(self) -> Options:
        """The house rules of the table."""
        ...

    @property
    def seats(self) -> int:
        """How many play."""
        ...

    @property
    def seat(self) -> Seat | None:
        """Whose memory it is; None is a spectator's."""
        ...

    def fold(self, event: Told) -> None:
        """Take one more event in."""
        ...


class Bot(Protocol[V_contra, M_contra]):
    """A player that is handed exactly what a person in its seat could know."""

    def choose(
        self, view: V_contra, memory: M_contra, legal: Sequence[Move], must: bool, chance: Chance
    ) -> Move | None:
        """One of the legal moves; None lets an optional chance (`must` is False) go by."""
        ...


class Text(Protocol[V_contra]):
    """A game in words: what a log, a prompt and a terminal show (lines may carry styles)."""

    def draw(self, view: V_contra, me: Seat | None, names: Names, width: int) -> list[str]:
        """The table as a picture in text, for one seat or for a spectator."""
        ...

    def prompt(self, view: V_contra, me: Seat | None, names: Names) -> str:
        """One sentence: what is asked, of whom."""
        ...

    def tell(self, event: Told, names: Names) -> str | None:
        """One line of the log, or None for what needs no words."""
        ...

    def explain(self, view: V_contra, form: Form, names: Names) -> str:
        """What this legal move would do and why it is allowed."""
        ...


class Speaker(Protocol):
    """Says messages in the language of whoever reads them (`handful.i18n`)."""

    def say(self, said: Message, form: str = "") -> str:
        """The sentence."""
        ...

    def __call__(self, id: str, /, **args: Argument) -> str:
        """The same for a sentence that is named here."""
        ...

    @property
    def names(self) -> Names:
        """Who sits where."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    """How much room a terminal has for the table, and what is being thought about there."""

    width: int = 80
    height: int = 0
    """Rows for what lies on the table."""
    fits: frozenset[str] = frozenset()
    """The cards that some listed move names."""
    at: Form | None = None
    """The move under the cursor."""
    laid: tuple[str, ...] = ()
    """The steps of a move that is being built."""
    options: Options | None = None
    """The house rules of the table, where they are known."""

    @property
    def drawn(self) -> bool:
        """Whether there is room for pictures; otherwise the table is said in a few lines."""
        return self.width >= PICTURE[0] and self.height >= PICTURE[1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """A table in characters, part by part; lines may carry styles."""

    title: str
    """Where we are in the game, and what wins."""
    table: Sequence[str]
    """What lies in the middle."""
    counts: Sequence[str] = ()
    """Piles and whatever else is counted."""
    seats: Sequence[str]
    """Of every seat in one line: who, how it stands."""
    hand: Sequence[str] = ()
    """The reader's own cards, in words."""
    labelled: bool = False
    """Whether the rows of the hand say themselves whose cards they are."""


@dataclass(frozen=True, kw_only=True)
class Page:
    """The rules on one page and what each card does; the words are in `locales/page/`."""

    facts: Callable[[Any, int], Mapping[str, Argument]]
    """(options, seats; 0 where nobody sits yet) → what page and card helps fill in."""
    help: Callable[[str], Message]
    """(code) → what this card does: `help-KEY`, with what only this card fills in."""


@dataclass(frozen=True, slots=True)
class Clue:
    """What leads to the best move of a puzzle without naming it."""

    look: Message
    """Where to look."""
    idea: Message
    """What to think of there."""
    clause: str
    """The rule behind it."""


@dataclass(frozen=True, kw_only=True)
class Messages(Generic[M_contra, V_contra]):
    """All that a game has to say, as messages; the words are in its `locales/`."""

    tell: Callable[[Told], Message | None]
    """(event) → one line of the log, or None for what needs no words."""
    follow: Callable[[Told, Iterable[Told]], Message | None] | None = None
    """(event, what was told before, newest first) → the same, where it says what it answers."""
    prompt: Callable[[V_contra, Seat | None], Message]
    """(view, whose screen) → what is asked, of whom."""
    after: Callable[[V_contra], Seat | None] | None = None
    """(view) → whose turn comes after the one that is played, as far as can be told."""
    name: Callable[[V_contra, Form], Message]
    """(view, move) → what this legal move is called, in lists and as advice: “Lay the red 5.”"""
    explain: Callable[[V_contra, Form], Message]
    """(view, move) → what this legal move would do and why it is allowed."""
    reason: Callable[[V_contra, M_contra, Move], Message | None] | None = None
    """(view, memory, move) → what is to be said of a legal move, the weightiest first."""
    against: Callable[[Message], bool] = lambda said: False
    """(a sentence of `reason`) → whether it speaks against the move; the coach puts it so."""
    clue: Callable[[V_contra, M_contra, Move], Clue] | None = None
    """(view, memory, move) → what leads to a legal move that is the best one."""
    recall: Callable[[V_contra, M_contra], Sequence[Message]] = lambda view, memory: ()
    """(view, memory) → what a player must have kept in mind, where no screen shows it."""
    card: Callable[[str], Message]
    """(code) → the name of a card."""
    page: Page | None = None
    """The rules on one page, if it has one."""
    draw: Callable[[V_contra, Seat | None, Speaker, Space], Drawing]
    """(view, whose screen, speaker, room for it) → the table in characters, part by part."""


class Talk(Protocol):
    """Structured table talk: checked for form, recorded and shown, never part of the state."""

    def say(
        self, state: State, seat: Seat, message: Mapping[str, object], spoken: int, number: int
    ) -> Event:
        """The event of saying it; raises `Refused`. `spoken`: by this seat since the last move."""
        ...


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that a bot says: a fixed phrase by its key, or structured talk."""

    phrase: str = ""
    talk: Mapping[str, JsonValue] | None = None


@dataclass(frozen=True, slots=True)
class Heard(Generic[M, V]):
    """What everybody at a table knows, a spectator too: all that talk of bots may follow from."""

    view: V
    recall: Callable[[], M]
    news: Sequence[Told]
    """What the last move brought."""

    @property
    def memory(self) -> M:
        """What everybody remembers, gone through only where somebody asks."""
        return self.recall()


@dataclass(frozen=True, slots=True)
class Solution:
    """What a solver found: won or not, a winning line; `won` is None where time ran out."""

    won: bool | None
    line: tuple[Move, ...]
    positions: int


@dataclass(frozen=True, slots=True)
class Face:
    """How a card looks where there is only text: its code, its full name, an ink and a glyph."""

    code: str
    name: str = ""
    """In English, where the game has no `messages`."""
    ink: str = ""
    glyph: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lookahead(Generic[S]):
    """How a searching player looks ahead in a game: what measured best there."""

    playouts: int
    """How many a decision gets where nobody says otherwise."""
    reply: Callable[[S, Seat, bool, Chance], Move | None]
    """(world, seat, must it move?, chance) → how it plays on: quickly, by what it could know."""
    standing: Callable[[S, Seat], float]
    """What an unfinished position is worth to a seat, from 0 (lost) to 1 (won)."""
    is_quiet: Callable[[S, Seat], bool]
    """Whether a playout of this seat may stop here and take the standing."""
    least: int = 0
    """Entries for each seat before which none stops."""
    most: int = 500
    """Entries after which every playout stops."""
    play_on: Callable[[S, Seat, Chance], None] | None = None
    """Plays on by the replies, all at once, to where the standing is taken: for speed."""
    sensible: Callable[[S, Seat, Sequence[Move]], list[Move]] | None = None
    """The legal moves that are worth a look, where there are very many."""
    doubt: float = 1.0
    """So many standard errors must a move be ahead of the advised one to be made instead."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Foresight:
    """How a review plays positions on, so that the chances of winning that it says come true."""

    slips: float = 0.0
    """How often players there make some other sensible move, as people do."""
    certainty: float = 1.0
    """The power to which the odds of unfinished positions are raised."""
    known: Mapping[int, Sequence[float]] = field(default_factory=dict)
    """(seats) → what came true where a seat could think its chance to be 0, 10, 20 … 100 in 100.

    It does not imagine that others have kept their best cards. Undeclared: what was said."""
    opened: Mapping[int, Sequence[float]] = field(default_factory=dict)
    """The same of chances with all hands open."""

    def own(self, value: float, seats: int) -> float:
        """What a seat's chance, as it could know it, comes to."""
        return corrected(value, self.known.get(seats))

    def open_hands(self, values: Sequence[float], seats: int, together: bool) -> list[float]:
        """What the chances with all hands open come to; for one win they add up to one."""
        found = [corrected(value, self.opened.get(seats)) for value in values]
        return found if together else [value / (sum(found) or 1.0) for value in found]


def corrected(value: float, curve: Sequence[float] | None) -> float:
    """A chance read off a curve that has a point for every tenth."""
    if not curve:
        return value
    place = min(len(curve) - 2, int(value * (len(curve) - 1)))
    return curve[place] + (curve[place + 1] - curve[place]) * (value * (len(curve) - 1) - place)


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S]):
    """What the sheet says (`rules/`)."""

    options: type[Options]
    start: Start[S]
    moves: Moves
    spelling: Callable[[Any, int], Moves] | None = None
    """(options, seats) → the same moves, read as strictly as this table can."""
    events: tuple[type[Event], ...]
    bound: Callable[[Any, int], int]
    """(options, seats) → a number of entries that no game can pass."""
    clocks: Clocks[S] = field(default_factory=Clocks)
    """How long the table waits for whom; undeclared, for everybody as long as it takes."""
    talk: Talk | None = None


@dataclass(frozen=True, kw_only=True)
class Knowledge(Generic[S, M, V]):
    """Who may know what (`knowledge/`)."""

    view: Callable[[S, Seat | None], V]
    """All that this seat (None: a spectator) may see now, built up from nothing."""
    own: Callable[[S, Seat], Mapping[str, Any]] | None = None
    """What a seat sees beside, or instead of, what spectators see, which is then built once."""
    secrets: Callable[[S, Seat | None], list[list[int]]]
    """The cards this seat may not see, slot by slot; groups hold cards that could change places."""
    refill: Callable[[S, Seat | None, list[list[int]]], S | None]
    """A clone with these cards in those slots, or None where that could not have come about."""
    stock: Callable[[S], Mapping[str, int]]
    """How much of everything there is, wherever it lies: the same at every moment of a game."""
    lay: Callable[[S], dict[str, JsonValue]]
    """The whole position as plain data, secrets included: for tests, saved puzzles and digests."""
    arrange: Callable[[Any, int, Mapping[str, object]], S]
    """(options, seats, partial table) → a full legal position, or `BadTable`; inverse of `lay`."""
    unordered: Collection[str] = ("hands",)
    """The keys of a laid position whose cards lie in no order."""
    memory: Callable[[Any, int, Seat | None], M]
    """(options, seats, seat) → an empty memory."""
    imagine: Callable[[V, M, Chance], S]
    """A whole world that fits what a seat sees and remembers, with a generator of its own."""
    worlds: Callable[[V, M], Callable[[Chance], S]] | None = None
    """The same as `imagine` for very many worlds, where it pays to begin them together."""
    forgets: bool = False
    """Whether cards once seen are turned down again, so that no log may keep them on screen."""


@dataclass(frozen=True, kw_only=True)
class Bots(Generic[S, M, V]):
    """How it is played (`bots/`)."""

    heuristic: Bot[V, M]
    """The player of the rulebook's advice, at its best."""
    forgetful: Callable[[float], Bot[V, M]] | None = None
    """(share of the cards it keeps in mind) → the same player, where remembering is the game."""
    honest: Callable[[V, M, Sequence[Move], Move], Move] | None = None
    """(view, memory, legal, move) → the move with a true gesture, where moves carry gestures."""
    tempered: Callable[[Temper], Bot[V, M]] | None = None
    """(temper) → the same player with a character, where temper shows in moves."""
    remark: Callable[[Heard[M, V], Seat, Temper, Chance], Remark | None] | None = None
    """(what everybody knows, seat, its temper, chance) → what it has a reason to say.

    It is handed nothing hidden, so neither words nor silence give anything away.
    """
    lookahead: Lookahead[S] | None = None
    """What a search of this game goes by; without it worlds are played on by the heuristic."""
    foresight: Foresight = field(default_factory=Foresight)
    """How a review of this game plays on; fitted with `bench/calibration.py`."""
    reason: Callable[[V, M, Move, Names], str] | None = None
    """(view, memory, move, names) → a sentence that speaks for a legal move, or nothing."""
    solve: Callable[[S, Callable[[], bool]], Solution] | None = None
    """(whole position, is the time up?) → can it be won with all cards known?"""


@dataclass(frozen=True, kw_only=True)
class Study(Generic[S, M, V]):
    """For the lab and for learners (`study/`)."""

    observation: Observation[V, M] | None = None
    """What a seat sees as a row of numbers, for learners."""
    writer: Callable[[Any, int], Writer] | None = None
    """(options, seats) → who writes the same numbers straight from the positions of one table."""
    standing: Callable[[S], Sequence[float]] | None = None
    """(state) → how well each seat stands now, more is better; None where a table is as one."""
    tallies: Callable[[Sequence[Event]], Mapping[str, tuple[float, float]]] | None = None
    """(all events of a game) → what a designer counts: by name so much, out of so much."""


@dataclass(frozen=True, slots=True)
class Step:
    """One more step of a move that is built bit by bit."""

    key: str
    says: Message
    move: Form | None = None
    """The whole move, if this step finishes it."""


@dataclass(frozen=True, slots=True)
class Build:
    """A move on its way: how far it has come, and what may follow."""

    says: Message
    steps: Sequence[Step]


@dataclass(frozen=True, kw_only=True)
class Screens(Generic[V]):
    """What every screen has to know of it, a terminal too."""

    faces: tuple[Face, ...]
    """One per kind of card; the number of a card, as `secrets` gives it, is its place here."""
    pace: Callable[[V, Form], Millis | None] | None = None
    """(view, move) → the milliseconds that a hand needs for it; None where it makes no matter."""
    unlisted: Callable[[V, Form], bool] | None = None
    """(view, move) → whether screens leave it to the player to find this legal move."""
    build: Callable[[V, Sequence[str], Options | None], Build | None] | None = None
    """(view, the steps so far, house rules) → how to build a move that is left to the player."""
    countdown: Callable[[V], Millis | None] | None = None
    """(view) → the moment screens count down to, where it is not simply the next deadline."""
    phrases: Mapping[str, str] = field(default_factory=dict)
    """What people like to say over this game, by key: offered as buttons, in these words.
    With `messages` they are the sentences `phrase-KEY`."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, M, V]):
    """A whole game, in the same parts as its folder; `study` may be missing."""

    key: str
    name: str
    tagline: str = ""
    """One sentence for a menu, where the game has no `messages`."""
    players: tuple[int, int]
    """Fewest and most seats; options may narrow it."""
    minutes: tuple[int, int]
    """How long a whole game takes people."""
    shelf: int = 100
    """Its place among the covers of the start page, from the left."""
    clause: str
    """How its clauses begin: `UL` for UL-1, UL-2 …"""
    rules_number: int
    """Rises only when an old record could replay differently."""
    rules: Rules[S]
    knowledge: Knowledge[S, M, V]
    bots: Bots[S, M, V]
    screens: Screens[V]
    study: Study[S, M, V] = field(default_factory=Study)
    hindsight: "Callable[[Past], Sequence[Figure]] | None" = None
    """(a finished game) → what a review of this game shows besides chances, luck and skill."""
    daily: Daily[S] | None = None
    """Its part of the deal of the day, if it has one."""
    messages: Messages[M, V] | None = None
    """What it says, in every language; without it `text`, `phrases` and all help are English."""
    text: Text[V] = None  # type: ignore[assignment]  # only a game without messages has it

    def moves_at(self, options: Options, seats: int) -> Moves:
        """How moves are read at one table: what is not there cannot be named."""
        return self.rules.spelling(options, seats) if self.rules.spelling else self.rules.moves

    def check(self, options: Options, seats: int) -> None:
        """Raise `BadOption` where these options make no game for so many seats."""
        self.check_seats(seats)
        problem = options.problem(seats)
        if problem:
            raise BadOption(problem, type(options))

    def check_seats(self, seats: int) -> None:
        """Raise `BadOption` where the game is not for so many."""
        fewest, most = self.players
        if not fewest <= seats <= most:
            who: dict[str, str | int] = {
                "game": self.name,
                "fewest": fewest,
                "most": most,
                "seats": seats,
            }
            raise BadOption(message("table-size", **who))


AnyGame = Game[State, Memory, View]
