"""How long the table waits: a game declares its clocks once, and whoever keeps time goes by them.

The rules themselves know no such time. A game says which window of its play has which clock, and
which house rule gives the seconds; `Limits` counts them, in a room and in a terminal alike. Which
window is open follows from public facts, so a wait never tells anything about hidden cards.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Generic, Literal, TypeVar

from .options import Options
from .state import Millis, Seat, State

S = TypeVar("S", bound=State)

Kind = Literal["turn", "answer"]
"""A decision on one's own turn, or an answer to what somebody else did."""

SECOND: Final = 1000
HANDING_MS: Final = 20_000
"""How long a device that is passed round may be on its way to the next pair of hands."""
MORE_MS: Final = 20_000
"""How much longer somebody may take who asks for it, once a decision."""
MOST_FACTOR: Final = 8
"""So many times their usual length clocks have at most."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The time for one kind of decision."""

    kind: Kind
    option: str = ""
    """The house rule that gives its seconds; without one only a room can set a time."""

    def seconds(self, options: Options) -> int:
        """What the house rules allow; 0 is as long as it takes."""
        value = getattr(options, self.option) if self.option else 0
        return value if isinstance(value, int) else 0

    def seconds_for(self, people: int, options: Options) -> int:
        """The same; but somebody alone with bots is hurried only where the table chose a time."""
        seconds = self.seconds(options)
        usual = _usual(type(options))  # type: ignore[arg-type]  # every class has a hash
        chosen = seconds != self.seconds(usual)
        return seconds if people > 1 or chosen else 0


@cache
def _usual(options: type[Options]) -> Options:
    """The house rules where nobody has chosen any."""
    return options()


Window = tuple[str, int]
"""The name of an open window, and its number: a new number starts the clocks anew."""

_UNNAMED: Final = ("", 0)


def _unnamed(state: State) -> Window:
    return _UNNAMED


@dataclass(frozen=True, slots=True, kw_only=True)
class Clocks(Generic[S]):
    """Which window of a game has which clock; a game that declares nothing hurries nobody."""

    windows: Mapping[str, Clock] = field(default_factory=dict)
    window: Callable[[S], Window] = _unnamed
    """(state) → which of these windows is open, by public facts alone."""
    deadlines: tuple[str, ...] = ()
    """The house rules that the game counts down by itself, as deadlines of its state."""

    def running(self, state: S) -> Clock:
        """The clock of the open window; undeclared, one seat is on turn and several answer."""
        name, _ = self.window(state)
        return self.windows.get(name) or Clock("turn" if len(state.awaited()) == 1 else "answer")

    def read(self) -> set[str]:
        """Every house rule that some clock goes by."""
        return {one.option for one in self.windows.values() if one.option} | {*self.deadlines}


class Limits:
    """When the time of each awaited seat is up.

    A seat's clock starts when the window opens, when the seat comes to be awaited, and after its
    own moves; nobody else's move sets it back. Each time it starts, its seat may extend it once.

    Where people pass one device round, a seat's clock starts when its hand is uncovered there. So
    that nobody can hold up a table by leaving a hand covered, this is put off for at most the time
    and `HANDING_MS` for every awaited seat of that device, and a hand once uncovered stays so.
    """

    def __init__(
        self, clocks: Clocks[Any], seconds: Callable[[Clock], int], factor: int = 1
    ) -> None:
        self._clocks, self._seconds = clocks, seconds
        self.factor = factor
        """How many times its usual length every clock has."""
        self._window = _UNNAMED
        self._length: Millis = 0
        self._until: dict[Seat, Millis] = {}
        self._extended: set[Seat] = set()
        """Who has asked for more time since their clock started."""
        self._covered: set[Seat] = set()
        self._holders: dict[str, Seat] = {}
        """Who has each device that is passed round."""
        self.devices: Mapping[Seat, str] = {}
        """The seats that share a device with others, and which one."""

    def watch(self, state: State, at: Millis, mover: Seat | None = None) -> None:
        """Something has happened: start the clocks that begin now and stop those that are over."""
        window, awaited = self._clocks.window(state), state.awaited()
        kept = self._until if window == self._window else {}
        going = {seat: kept[seat] for seat in awaited if seat in kept and seat != mover}
        fresh = [seat for seat in awaited if seat not in going]
        if fresh:
            self._length = SECOND * self.factor * self._seconds(self._clocks.running(state))
        self._extended &= {*going}
        self._covered = self._covered & {*going} | {*filter(self._is_covered, fresh)}
        begun = {seat: at + self._room_for(seat, awaited) for seat in fresh if self._length}
        self._window, self._until = window, going | begun

    def clear(self) -> None:
        """Every clock starts anew with what happens next: the past has changed."""
        self._until = {}

    def may_extend(self, seat: Seat) -> bool:
        """Whether this seat's own time runs and it has not asked for more of it."""
        kept = seat in self._covered or seat in self._extended
        return seat in self._until and not kept

    def has_extended(self, seat: Seat) -> bool:
        """Whether this seat has asked for more time in this decision."""
        return seat in self._extended

    def extend(self, seat: Seat, more: Millis) -> None:
        """This seat takes so much longer, for this one decision."""
        self._until[seat] += more
        self._extended.add(seat)

    def may_double(self) -> bool:
        """Whether some decision of this game has a time, and not yet the longest."""
        return self.is_short and self.hurries()

    @property
    def is_short(self) -> bool:
        """Whether clocks have not yet their longest length."""
        return self.factor < MOST_FACTOR

    def hurries(self) -> bool:
        """Whether some decision of this game has a time."""
        clocks = *self._clocks.windows.values(), Clock("turn"), Clock("answer")
        return any(map(self._seconds, clocks))

    def double(self) -> None:
        """Clocks are twice as long from now on; those that run get their time once more."""
        self.factor *= 2
        self._until = {seat: until + self._length for seat, until in self._until.items()}
        self._length *= 2

    def uncover(self, seat: Seat, at: Millis) -> None:
        """The device that is passed round lies in this seat's hands: its time begins."""
        self._holders[self.devices[seat]] = seat
        if seat in self._covered & {*self._until}:
            self._until[seat] = min(self._until[seat], at + self._length)
        self._covered.discard(seat)

    def is_new_holder(self, seat: Seat) -> bool:
        """Whether the device that this seat shares was last in other hands."""
        return seat in self.devices and self._is_covered(seat)

    def of(self, seat: Seat | None) -> Millis | None:
        """When this seat's time is up; for anybody else, when the first one's is."""
        return self._until.get(seat, self.first()) if seat is not None else self.first()

    def first(self) -> Millis | None:
        """When time is up for the first time."""
        return min(self._until.values()) if self._until else None

    def due(self, at: Millis) -> list[Seat]:
        """The seats whose time is up."""
        return [seat for seat, until in self._until.items() if until <= at]

    def _is_covered(self, seat: Seat) -> bool:
        device = self.devices.get(seat)
        return device is not None and self._holders.get(device) != seat

    def _room_for(self, seat: Seat, awaited: Sequence[Seat]) -> Millis:
        """How long this seat has from now on."""
        if seat not in self._covered:
            return self._length
        device = self.devices[seat]
        sharing = sum(self.devices.get(one) == device for one in awaited)
        return sharing * (self._length + HANDING_MS)
