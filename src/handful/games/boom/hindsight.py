"""What you had seen in Boom Goes the Dynamite, the pairs you could have named, the sums missed."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations

from handful.core import Event, Figure, Message, Past, Seat, message, sets
from handful.core.hindsight import BEGINNING, Step
from handful.core.message import Who

from .rules.cards import PLACE_NAMES
from .rules.constants import WINDOW
from .rules.events import (
    Exploded,
    Flipped,
    Matched,
    RowAdded,
    Started,
    TurnEnded,
    WindowClosed,
    WindowOpened,
)
from .rules.rules import State
from .rules.sums import stock_of

FRESH = 4
"""For so many turns a card is easily remembered."""


@dataclass(slots=True)
class Sight:
    """A card in its place, from when it was first seen until somebody took it."""

    place: str
    card: str
    shown: list[int]
    """The turns in which it lay face up."""
    until: int | None = None
    by: Seat | None = None

    @property
    def number(self) -> str:
        """What is compared: the dynamite's is its own."""
        return self.card.partition(".")[0]


@dataclass(frozen=True, slots=True)
class Pair:
    """An attempt of somebody who could have named two equal numbers."""

    turn: int
    seat: Seat
    places: list[str]
    card: str
    named: bool


@dataclass(frozen=True, slots=True)
class Sum:
    """Two numbers that lay open when the time was up, and could have been made equal."""

    turn: int
    seat: Seat
    places: list[str]
    cards: list[str]


def hindsight(past: Past) -> list[Figure]:
    """Strips of what had been seen, and what a TIMER brought."""
    story = Story()
    story.take(past.brought(BEGINNING))
    for step in past.steps():
        events = past.brought(step.number)
        if any(isinstance(event, WindowClosed) for event in events):
            story.missed += _missed(step, story.turn)
        story.take(events)
    return [_seen(story, past.seats), *([_fuse(story)] if story.windows else [])]


@dataclass(slots=True)
class Story:
    """What everybody had seen, turn by turn."""

    turn: int = 1
    places: list[str] = field(default_factory=list)
    lying: dict[str, Sight] = field(default_factory=dict)
    gone: list[Sight] = field(default_factory=list)
    pairs: list[Pair] = field(default_factory=list)
    missed: list[Sum] = field(default_factory=list)
    windows: int = 0
    made: int = 0
    """Pairs taken in windows."""
    is_timed: bool = False
    """Whether a window is open."""
    ready: bool = True
    """Whether the next card turned over begins an attempt."""
    known: list[tuple[Sight, Sight]] = field(default_factory=list)
    """The pairs that could be named when the attempt began."""

    def take(self, events: Sequence[Event]) -> None:
        """Go on with these events."""
        for event in events:
            match event:
                case Started() | RowAdded():
                    self.places += event.places
                case Flipped():
                    self._flip(event)
                case Matched():
                    self._match(event)
                case Exploded():
                    self._attempt_over()
                    self._gone(event.places, event.seat)
                case WindowOpened():
                    self.is_timed = True
                case WindowClosed():
                    self.windows += 1
                    self.is_timed = False
                case TurnEnded():
                    self._miss(event.seat)
                    self.turn += 1
                    self._attempt_over()

    def _attempt_over(self) -> None:
        self.ready, self.known = True, []

    def _flip(self, event: Flipped) -> None:
        if self.ready and not self.is_timed:
            self.known, self.ready = self._nameable(), False
        sight = self.lying.get(event.place)
        if sight is None:
            self.lying[event.place] = Sight(event.place, event.card, [self.turn])
        else:
            sight.shown.append(self.turn)

    def _nameable(self) -> list[tuple[Sight, Sight]]:
        seen = [one for one in self.lying.values() if one.number != "D"]
        return [pair for pair in combinations(seen, 2) if pair[0].number == pair[1].number]

    def _match(self, event: Matched) -> None:
        self.made += self.is_timed
        if self.known:
            taken = [pair for pair in self.known if {one.place for one in pair} == {*event.places}]
            self._note(event.seat, (taken or self.known)[0], named=bool(taken))
        self._attempt_over()
        self._gone(event.places, event.seat)

    def _miss(self, seat: Seat) -> None:
        """A turn that ends with a pair unnamed."""
        if not self.ready and self.known:
            self._note(seat, self.known[0], named=False)

    def _note(self, seat: Seat, pair: tuple[Sight, Sight], named: bool) -> None:
        places = [one.place for one in pair]
        self.pairs.append(Pair(self.turn, seat, places, pair[0].card, named))

    def _gone(self, places: Sequence[str], seat: Seat) -> None:
        for place in places:
            sight = self.lying.pop(place, None)
            if sight:
                sight.until, sight.by = self.turn, seat
                self.gone.append(sight)


def _missed(step: Step, turn: int) -> Iterator[Sum]:
    """The pairs that lay open at the end of a window, with what was in hand to make them equal."""
    state: State = step.state.clone()
    if state.phase != WINDOW:
        return
    stock, left = stock_of(state.source()), [*sets.members(state.up)]
    while left:
        first = left.pop(0)
        for second in left:
            one, other = state.value(first), state.value(second)
            if one and other and (one == other or state.can_ignite(one, other, stock)):
                cards = [str(one), str(other)]
                yield Sum(turn, state.turn, [PLACE_NAMES[first], PLACE_NAMES[second]], cards)
                left.remove(second)
                break


def _seen(story: Story, seats: int) -> Figure:
    could = Counter(one.seat for one in story.pairs)
    named = Counter(one.seat for one in story.pairs if one.named)
    said = [
        message("look-named", seat=Who(seat), count=could[seat], named=named[seat])
        for seat in range(seats)
        if could[seat]
    ]
    strips = sorted(
        [*story.gone, *story.lying.values()],
        key=lambda one: (story.places.index(one.place), one.shown[0]),
    )
    return Figure(
        key="seen",
        title=message("look-seen"),
        said=said or [message("look-no-pair")],
        heads=[*_who(), message("look-pair"), message("look-places"), message("look-was-named")],
        rows=[
            (
                one.turn,
                message("figure-name", seat=Who(one.seat)),
                one.card.partition(".")[0],
                " ".join(one.places),
                message("figure-yes") if one.named else message("figure-no"),
            )
            for one in story.pairs
        ],
        data={
            "turns": story.turn,
            "fresh": FRESH,
            "places": story.places,
            "strips": [asdict(one) for one in strips],
            "pairs": [asdict(one) for one in story.pairs],
        },
    )


def _fuse(story: Story) -> Figure:
    missed = len(story.missed)
    return Figure(
        key="fuse",
        title=message("look-fuse"),
        said=[message("look-fuse-made", made=story.made, count=story.made + missed)],
        heads=[*_who(), message("look-numbers"), message("look-places")],
        rows=[
            (
                one.turn,
                message("figure-name", seat=Who(one.seat)),
                " ".join(one.cards),
                " ".join(one.places),
            )
            for one in story.missed
        ],
        data={"made": story.made, "missed": [asdict(one) for one in story.missed]},
    )


def _who() -> list[Message]:
    return [message("figure-turn"), message("figure-player")]
