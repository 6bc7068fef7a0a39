"""Who is in a room, who sits where and by which rules: a pure sum of the room's log."""

from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from handful.bots.characters import called
from handful.bots.levels import PILOT
from handful.core import AnyGame, BadOption, Options
from handful.core.catalog import game as find_game
from handful.core.message import Message, message
from handful.core.rematch import moved_on
from handful.i18n.games import Sentence

from ..records.fair_deal import promised, sown
from ..ws.protocol import Phase, Settings
from . import log_entries as log
from .casting import dealt_shapes
from .evening import Plan, Result, Stage
from .news import news_of

_REPEATS_KNOWN = 400
_NEWS_KEPT = 6


@dataclass
class Member:
    """A person in the room."""

    id: str
    name: str
    token: str
    muted: bool = False
    device: str = ""
    """Which of the devices that people pass round; most have one of their own."""
    shape: str = ""
    """The token that they picked; whoever came first with it has it."""


@dataclass
class Chair:
    """A seat: free, a person's, a bot's; `pilot` is the bot that plays for an absent person."""

    person: str | None = None
    bot: str | None = None
    character: str = ""
    """Who the bot is, as `berta` or, the second of them, `berta-2`."""
    pilot: str | None = None
    since: int = 0
    """The entry with which the pilot sat down, and how many moves it has made."""
    played: int = 0
    wait_until: int = 0
    """No pilot sits down by itself before this moment of the wall clock."""

    @property
    def level(self) -> str | None:
        """The level of whatever bot moves here."""
        return self.bot or self.pilot

    @property
    def free(self) -> bool:
        """Whether anybody may sit down."""
        return not self.person and not self.bot


@dataclass
class Ticket:
    """What opens somebody's seat on another device; `asked` is when another asked for it, or 0."""

    person: str
    until: int
    asked: int = 0


@dataclass
class SeatWish:
    """Somebody would like a bot's chair in a running game, and these seats have agreed."""

    person: str
    seat: int
    agreed: set[int] = field(default_factory=set)


@dataclass
class Claim:
    """A new device says whose it is; `agreed` is None until somebody has answered."""

    name: str
    person: str
    until: int
    asked: int
    agreed: bool | None = None


@dataclass
class Dismissal:
    """Somebody is asked to leave; these want it, and those do not."""

    person: str
    asker: str
    agreed: set[str] = field(default_factory=set)
    against: set[str] = field(default_factory=set)


@dataclass
class Past:
    """A game of this room: where it lies in the log, and how it ended."""

    number: int
    first: int
    seed: int
    salt: str
    options: Options
    players: tuple[str, ...]
    seats: int
    last: int = 0
    finished: bool = False
    winners: tuple[str, ...] = ()
    entries: int = 0
    result: Result | None = None


class Lobby:
    """The room apart from the game in it."""

    def __init__(self) -> None:
        self.game: AnyGame
        self.options: Options
        self.settings = Settings()
        self.classroom = False
        self.watch = ""
        self.plan: Plan | None = None
        """Of the class or club evening that this table belongs to."""
        self.stage: Stage = "waiting"
        self.standing = 0, 0
        """At the end of the evening: which of how many tables this one is."""
        self.turned = 0
        """How many seats on everybody sits by now."""
        self.people: dict[str, Member] = {}
        self.chairs: list[Chair] = []
        self.shapes: tuple[str, ...] = ()
        """The token of each seat; while a game is played and looked at, they stay."""
        self.host: str | None = None
        self.locked = False
        self.phase: Phase = "lobby"
        self.seed, self.salt = 0, ""
        self.known_deal = False
        self.earlier = 0
        """So many games lie so long ago that only the log knows of them."""
        self.games: list[Past] = []
        self.tickets: dict[str, Ticket] = {}
        self.wish: SeatWish | None = None
        self.claims: dict[str, Claim] = {}
        self.dismissal: Dismissal | None = None
        self.sent_away: set[str] = set()
        """Names of those who were asked to leave: they come back when somebody nods."""
        self.news: deque[tuple[int, Message]] = deque(maxlen=_NEWS_KEPT)
        self.clock_factor = 1
        """How many times their usual length clocks have."""
        self.open_hands: set[int] = set()
        self.arrivals = 0
        self._names: tuple[str, ...] | None = None
        """How the seats are called, found once for each change of the room."""
        self._devices: dict[int, str] | None = None
        self.known: OrderedDict[tuple[str, str], int] = OrderedDict()
        """The newest messages, by their senders and ids, and the entries that they brought."""

    @property
    def number(self) -> int:
        """Which game it is, from 1."""
        return self.earlier + len(self.games)

    @property
    def sealed(self) -> bool:
        """Whether other tables may still play the deals of this one: its cards are nobody's."""
        return self.plan is not None and self.stage != "open"

    @property
    def deals_left(self) -> int:
        """How many deals of the evening this table has not begun."""
        over = self.stage in ("gone", "over", "open")
        return max(0, self.plan.deals - self.number) if self.plan and not over else 0

    @property
    def deals_itself(self) -> bool:
        """Whether only bots sit at a table of an evening, and nobody is there to deal on."""
        between = self.phase == "finished" or (self.phase == "lobby" and self.number > 0)
        return (
            self.stage == "playing" and between and self.deals_left > 0 and not self.people_seated()
        )

    def next_deal(self) -> log.Sown:
        """A deal that nobody knows; in an evening the next of its plan."""
        seed, salt = sown()
        return log.Sown(seed=self.plan.seed(self.number + 1) if self.plan else seed, salt=salt)

    def past(self, number: int) -> Past | None:
        """The game of this number, unless it lies too long ago or has not begun."""
        at = number - self.earlier - 1
        return self.games[at] if 0 <= at < len(self.games) else None

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person."""
        for seat, chair in enumerate(self.chairs):
            if person and chair.person == person:
                return seat
        return None

    def person_called(self, name: str) -> str | None:
        """Who has this name."""
        found = (one.id for one in self.people.values() if one.name.casefold() == name.casefold())
        return next(found, None)

    def names(self) -> tuple[str, ...]:
        """How the seats are called."""
        if self._names is None:
            self._names = self.names_at(self.chairs)
        return self._names

    def names_at(self, chairs: list[Chair]) -> tuple[str, ...]:
        """How the seats are called if the chairs stand like this."""
        return tuple(self._name(seat, chair) for seat, chair in enumerate(chairs))

    def name(self, seat: int) -> str:
        """How a seat is called: its person, or its bot."""
        return self._name(seat, self.chairs[seat])

    def _name(self, seat: int, chair: Chair) -> str:
        if chair.person and chair.person in self.people:
            return self.people[chair.person].name
        if chair.bot:
            return called(chair.character) if chair.character else f"Bot {seat + 1}"
        return f"Seat {seat + 1}"

    def devices(self) -> dict[int, str]:
        """The seats whose people pass a device round, and which one."""
        if self._devices is None:
            self._devices = self._devices_passed_round()
        return self._devices

    def _devices_passed_round(self) -> dict[int, str]:
        found = {
            seat: self.people[chair.person].device
            for seat, chair in enumerate(self.chairs)
            if chair.person in self.people and not chair.pilot
        }
        shared = Counter(found.values())
        return {seat: device for seat, device in found.items() if device and shared[device] > 1}

    def people_seated(self) -> int:
        """How many people play, whether they are here or not."""
        return sum(chair.person is not None for chair in self.chairs)

    def asked_to_undo(self, seat: int) -> list[int]:
        """Whose consent taking a move back needs: every other person's who plays."""
        return [
            other
            for other, chair in enumerate(self.chairs)
            if other != seat and chair.person and not chair.pilot
        ]

    def problem(self, filled: bool = False) -> Sentence | None:
        """Why the game cannot start, in one sentence; `filled`: bots take the free seats."""
        free = 0 if filled else sum(chair.free for chair in self.chairs)
        if free:
            return message("table-free", count=free)
        try:
            self.game.check(self.options, len(self.chairs))
        except BadOption as problem:
            why: Sentence = problem.args[0]
            return why
        return None

    def commitment(self) -> str:
        """The promise about the next deal, or about the one being played."""
        return promised(self.game, self.options, len(self.chairs), self.seed, self.salt)

    def done(self, by: str, id: str) -> int | None:
        """The entry that this message brought when it came the first time."""
        return self.known.get((by, id))

    def apply(self, seq: int, body: log.Body) -> None:
        """Take one more entry in."""
        if told := news_of(self, body):
            self.news.append((seq, told))
        if act := _ACTS.get(type(body)):
            act(self, body, seq)
            if not isinstance(body, log.Moved):
                self._names = self._devices = None
        if self.phase == "lobby" or len(self.shapes) != len(self.chairs):
            self._mark_seats()
        if body.by and body.id:
            self.known[body.by, body.id] = seq
            if len(self.known) > _REPEATS_KNOWN:
                self.known.popitem(last=False)

    def _mark_seats(self) -> None:
        seats = {chair.person: seat for seat, chair in enumerate(self.chairs) if chair.person}
        came = [(seats[one.id], one.shape) for one in self.people.values() if one.id in seats]
        self.shapes = dealt_shapes(len(self.chairs), came)

    def _opened(self, body: log.Opened, seq: int) -> None:
        self.game = find_game(body.game)
        self.options = self.game.rules.options.read(body.options)
        self.settings, self.classroom, self.watch = body.settings, body.classroom, body.watch
        self.chairs = [Chair() for _ in range(body.seats)]
        self.plan = body.plan

    def _came(self, body: log.Came, seq: int) -> None:
        self.people[body.person] = Member(body.person, body.name, body.token, shape=body.shape)
        self.arrivals += 1
        self.host = self.host or body.person

    def _left(self, body: log.Left, seq: int) -> None:
        seat = self.seat_of(body.person)
        if seat is not None:
            self._vacate(seat, body.character)
        gone = self.people.pop(body.person, None)
        if gone and body.why == "asked":
            self.sent_away.add(gone.name.casefold())
        self._unwish(body.person)
        self._forget_dismissal(body.person)
        if self.host == body.person:
            seated = [chair.person for chair in self.chairs if chair.person]
            self.host = next(iter([*seated, *self.people]), None)

    def _vacate(self, seat: int, character: str) -> None:
        """Somebody left for good: in a game a bot stays in the chair."""
        chair = self.chairs[seat]
        level = chair.pilot or (self.plan.level if self.plan else "") or PILOT
        bot = level if self.phase == "playing" else None
        self.chairs[seat] = Chair(bot=bot, character=character if bot else "")
        self.open_hands.discard(seat)

    def _claimed(self, body: log.Claimed, seq: int) -> None:
        same = (body.person, body.name)
        self.claims = {
            hash: one
            for hash, one in self.claims.items()
            if (one.person, one.name) != same and one.until > body.asked
        }
        self.claims[body.claim] = Claim(body.name, body.person, body.until, body.asked)

    def _nodded(self, body: log.Nodded, seq: int) -> None:
        claim = self.claims[body.claim]
        claim.agreed = body.agree
        if body.agree and not claim.person:
            self.sent_away.discard(claim.name.casefold())

    def _dismissal_answered(self, body: log.DismissalAnswered, seq: int) -> None:
        if not self.dismissal or self.dismissal.person != body.person:
            self.dismissal = Dismissal(body.person, body.voter)
        wants, other = self.dismissal.agreed, self.dismissal.against
        if not body.agree:
            wants, other = other, wants
        wants.add(body.voter)
        other.discard(body.voter)

    def _dismissal_ended(self, body: log.DismissalEnded, seq: int) -> None:
        self._forget_dismissal(body.person)

    def _forget_dismissal(self, person: str) -> None:
        if self.dismissal and person in (self.dismissal.person, self.dismissal.asker):
            self.dismissal = None

    def _waited_for(self, body: log.WaitedFor, seq: int) -> None:
        self.chairs[body.seat].wait_until = body.until

    def _cleared(self, body: log.ChairsCleared, seq: int) -> None:
        self.chairs = [chair for chair in self.chairs if not chair.free]
        self.open_hands.clear()

    def _moved(self, body: log.Moved, seq: int) -> None:
        if body.how == "bot":
            self.chairs[body.seat].played += 1

    def _renamed(self, body: log.Renamed, seq: int) -> None:
        member = self.people[body.person]
        member.name, member.shape = body.name, body.shape or member.shape

    def _reissued(self, body: log.Reissued, seq: int) -> None:
        self.people[body.person].token = body.token
        self.claims = {
            hash: claim for hash, claim in self.claims.items() if claim.person != body.person
        }
        self.tickets = {
            hash: ticket for hash, ticket in self.tickets.items() if ticket.person != body.person
        }

    def _ticketed(self, body: log.Ticketed, seq: int) -> None:
        self.tickets[body.ticket] = Ticket(body.person, body.until, body.asked)

    def _promoted(self, body: log.Promoted, seq: int) -> None:
        self.host = body.person

    def _locked(self, body: log.Locked, seq: int) -> None:
        self.locked = body.on

    def _muted(self, body: log.Muted, seq: int) -> None:
        self.people[body.person].muted = body.on

    def _shared(self, body: log.Shared, seq: int) -> None:
        self.people[body.person].device = body.device

    def _sat(self, body: log.Sat, seq: int) -> None:
        self._stood(log.Stood(person=body.person), seq)
        self._unwish(body.person)
        chair = self.chairs[body.seat]
        if chair.bot and self.phase == "playing":  # a late guest takes a bot's place
            self.chairs[body.seat] = Chair(person=body.person)
        else:
            chair.person = body.person

    def _stood(self, body: log.Stood, seq: int) -> None:
        seat = self.seat_of(body.person)
        if seat is not None:
            self.chairs[seat] = Chair()
            self.open_hands.discard(seat)

    def _seat_wished(self, body: log.SeatWished, seq: int) -> None:
        again = self.wish and (self.wish.person, self.wish.seat) == (body.person, body.seat)
        if not again:
            self.wish = SeatWish(body.person, body.seat)

    def _seat_answered(self, body: log.SeatAnswered, seq: int) -> None:
        if not body.agree:
            self.wish = None
        elif self.wish:
            self.wish.agreed.add(body.seat)

    def _unwish(self, person: str) -> None:
        if self.wish and self.wish.person == person:
            self.wish = None

    def _botted(self, body: log.Botted, seq: int) -> None:
        self.chairs[body.seat] = Chair(bot=body.level, character=body.character)

    def _clocks_doubled(self, body: log.ClocksDoubled, seq: int) -> None:
        self.clock_factor *= 2

    def _times(self) -> tuple[object, ...]:
        """What people have chosen about time."""
        chosen, ruled = dict(self.options.values()), self.game.rules.clocks.read()
        own = self.settings.turn_seconds, self.settings.window_seconds
        return *own, *(chosen[key] for key in sorted(ruled))

    def _changed(self, body: log.Changed, seq: int) -> None:
        before = self._times()
        if body.settings is not None:
            self.settings = body.settings
        if body.options is not None:
            self.options = self.game.rules.options.read(body.options)
        if self._times() != before:
            self.clock_factor = 1
        if body.seats is not None:
            self.chairs = self.chairs[: body.seats]
            self.chairs += [Chair() for _ in range(body.seats - len(self.chairs))]
            self.open_hands.clear()

    def _sown(self, body: log.Sown, seq: int) -> None:
        self.seed, self.salt, self.known_deal = body.seed, body.salt, body.known

    def _staged(self, body: log.Staged, seq: int) -> None:
        self.stage, self.standing = body.stage, (body.place, body.of)

    def _started(self, body: log.Started, seq: int) -> None:
        self.phase = "playing"
        self.games.append(
            Past(
                number=self.number + 1,
                first=seq,
                seed=self.seed,
                salt=self.salt,
                options=self.options,
                players=tuple(body.players),
                seats=len(self.chairs),
            )
        )

    def _ended(self, body: log.GameEnded, seq: int) -> None:
        self.phase = "finished"
        self.wish = None
        past = self.games[-1]
        past.last, past.finished = seq, True
        past.winners, past.entries = tuple(body.winners), body.entries
        past.result = body.result

    def _abandoned(self, body: log.GameAbandoned, seq: int) -> None:
        self.phase = "lobby"
        if self.games and not self.games[-1].last:
            self.games[-1].last = seq
        self._refresh()

    def _rematched(self, body: log.Rematched, seq: int) -> None:
        self.phase = "lobby"
        self.chairs = moved_on(self.chairs, body.step)
        self.turned -= body.step
        self.open_hands.clear()
        self._refresh()

    def _refresh(self) -> None:
        self.wish = None
        for chair in self.chairs:
            chair.pilot = None

    def _taken_over(self, body: log.SeatTakenOver, seq: int) -> None:
        chair = self.chairs[body.seat]
        chair.pilot, chair.since, chair.played = body.level, seq, 0

    def _taken_back(self, body: log.SeatTakenBack, seq: int) -> None:
        self.chairs[body.seat].pilot = None

    def _hands_opened(self, body: log.HandsOpened, seq: int) -> None:
        (self.open_hands.add if body.agree else self.open_hands.discard)(body.seat)

    def _closed(self, body: log.Closed, seq: int) -> None:
        self.phase = "closed"


_ACTS: dict[type[log.Body], Callable[[Lobby, Any, int], None]] = {
    log.Opened: Lobby._opened,
    log.Came: Lobby._came,
    log.Left: Lobby._left,
    log.Claimed: Lobby._claimed,
    log.Nodded: Lobby._nodded,
    log.DismissalAnswered: Lobby._dismissal_answered,
    log.DismissalEnded: Lobby._dismissal_ended,
    log.WaitedFor: Lobby._waited_for,
    log.ChairsCleared: Lobby._cleared,
    log.Moved: Lobby._moved,
    log.Renamed: Lobby._renamed,
    log.Reissued: Lobby._reissued,
    log.Ticketed: Lobby._ticketed,
    log.Promoted: Lobby._promoted,
    log.Locked: Lobby._locked,
    log.Muted: Lobby._muted,
    log.Shared: Lobby._shared,
    log.Sat: Lobby._sat,
    log.Stood: Lobby._stood,
    log.SeatWished: Lobby._seat_wished,
    log.SeatAnswered: Lobby._seat_answered,
    log.Botted: Lobby._botted,
    log.ClocksDoubled: Lobby._clocks_doubled,
    log.Changed: Lobby._changed,
    log.Sown: Lobby._sown,
    log.Staged: Lobby._staged,
    log.Started: Lobby._started,
    log.GameEnded: Lobby._ended,
    log.GameAbandoned: Lobby._abandoned,
    log.Rematched: Lobby._rematched,
    log.SeatTakenOver: Lobby._taken_over,
    log.SeatTakenBack: Lobby._taken_back,
    log.HandsOpened: Lobby._hands_opened,
    log.Closed: Lobby._closed,
}
"""What an entry changes; those that are not here change the game, or nothing."""


def changed(settings: Settings, given: dict[str, object]) -> Settings:
    """The settings with some of them anew."""
    return replace(settings, **given)
