"""One game as learners play it: who is asked, what may be said, what is seen, what it was worth.

Of the seats that may act, those who need not are asked first and may `wait`; then one of those for
whom the table waits. Within each group the lot decides who is asked first, so that no chair wins
every race; after each move all are asked anew. The lots come from the seed, never from the game.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from handful.core import (
    AnyGame,
    Chance,
    Event,
    Memory,
    Move,
    Outcome,
    Play,
    Seat,
    State,
    Told,
    catalog,
)
from handful.core.observation import Eye, Observation
from handful.core.rng import WORD
from handful.core.state import NO_SEAT

from .actions import Actions, Token
from .rewards import utilities
from .saying import Saying

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]

MOST_SAID: Final = 16
"""In a half-said move later tokens than this count as the last."""


class IllegalAction(ValueError):
    """An action that the mask forbids."""


class Setup:
    """One game with its options and seats, and the spaces that belong to it."""

    def __init__(
        self, game: str | AnyGame, seats: int | None, options: Mapping[str, object]
    ) -> None:
        """Without a number of seats: the fewest for which these options make a game of several."""
        self.game = catalog.game(game) if isinstance(game, str) else game
        self.options = self.game.options.read(options)
        self.seats = self._fewest() if seats is None else seats
        self.game.check(self.options, self.seats)
        self.actions = Actions(self.game)
        if self.game.observation is None:
            raise ValueError(f"{self.game.name} does not declare what a seat sees as numbers.")
        self.observation: Observation[Any, Any] = self.game.observation
        self.said_at = self.observation.size
        self.size = self.said_at + (0 if self.actions.is_flat else self.actions.size)
        """How many numbers an observation has: the game's own, then the half-said move."""

    def __deepcopy__(self, memo: object) -> "Setup":
        return self  # it never changes

    def _fewest(self) -> int:
        fewest, most = self.game.players
        several = range(max(2, fewest), most + 1)
        return next((seats for seats in several if not self.options.problem(seats)), fewest)


class Table:
    """A game from its first position on, one action after the other."""

    def __init__(self, setup: Setup, seed: int, *, told: bool = False) -> None:
        self.setup, self.seed = setup, seed
        self.listens = told or setup.observation.remembers
        game = setup.game
        self.state: State = game.start(
            setup.options, setup.seats, seed & WORD, False, quiet=not self.listens
        )
        self.events: list[Event] = self.state.sink if self.state.sink is not None else []
        self.chance = Chance(~seed & WORD)
        self._memories: dict[Seat, tuple[Memory, int]] = {}
        self.imagined_by, self.imagined_from = NO_SEAT, 0
        self.seat = NO_SEAT
        self.waited: list[Seat] = []
        self.saying: Saying | None = None
        self._ask()

    @classmethod
    def of(cls, setup: Setup, play: Play) -> "Table":
        """A look at a judged play where it stands: what is seen there and what it was worth."""
        table = cls.__new__(cls)
        table.setup, table.seed, table.listens = setup, play.seed, True
        table.state, table.events = play.state, play.events
        table.seat, table.saying, table._memories = NO_SEAT, None, {}
        table.imagined_by, table.imagined_from = NO_SEAT, 0
        return table

    # Who is asked

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.seat == NO_SEAT

    def _ask(self) -> None:
        """Choose the seat that is asked next."""
        actors = self.state.actors()
        self.saying = None
        self.may_wait = False
        if len(actors) < 2:
            self.seat = actors[0] if actors else NO_SEAT
        else:
            awaited = self.state.awaited()
            free = [one for one in actors if one not in awaited and one not in self.waited]
            self.may_wait = bool(free)
            self.seat = self._lot(free or sorted(awaited))
        self.legal = self.state.legal(self.seat) if actors else []

    def _lot(self, seats: list[Seat]) -> Seat:
        return seats[0] if len(seats) == 1 else seats[self.chance.below(len(seats))]

    # What is done

    def tokens(self) -> set[Token] | list[Token]:
        """The actions that the asked seat may take."""
        found: set[Token] | list[Token]
        if self.setup.actions.is_flat:
            found = self.legal
        else:
            found = self._say().tokens()
        return [*found, self.setup.actions.wait] if self._may_wait_now() else found

    def act(self, action: Token) -> None:
        """Take one action of the asked seat: a whole move, one token of it, or `wait`."""
        actions = self.setup.actions
        if action == actions.wait:
            if not self._may_wait_now():
                raise IllegalAction(f"seat {self.seat} cannot wait: the table waits for it")
            self.wait()
        elif actions.is_flat:
            if action not in self.legal:
                raise IllegalAction(f"seat {self.seat} cannot “{actions.names[action]}” now")
            self.make(action)
        else:
            self._act_in_words(action)

    def _act_in_words(self, action: Token) -> None:
        saying = self._say()
        if action not in saying.tokens():
            names = self.setup.actions.names
            raise IllegalAction(f"seat {self.seat} cannot say “{names[action]}” now")
        move = saying.say(action)
        if move is not None:
            self.make(move)

    def wait(self) -> None:
        """The asked seat lets its chance go by."""
        self.waited.append(self.seat)
        self._ask()

    def make(self, move: Move) -> None:
        """Make a whole move of the asked seat."""
        self.apply(self.seat, move)
        self._ask()

    def lapse(self) -> None:
        """The asked seat does nothing: it waits, or its time is up."""
        if self.may_wait:
            self.wait()
        else:
            self.make(self.state.lapse(self.seat))

    def apply(self, seat: Seat, move: Move) -> None:
        """Make a legal move of any seat; who is asked next is not decided here."""
        self.state.apply(seat, move)
        if self.waited:
            self.waited = []

    def _say(self) -> Saying:
        if self.saying is None:
            self.saying = Saying(self.setup.actions, self.legal)
        return self.saying

    def _may_wait_now(self) -> bool:
        return self.may_wait and (self.saying is None or not self.saying.said)

    # What is seen

    def mask(self, seat: Seat) -> Mask:
        """A 1 for every action that this seat may take now: none unless it is asked."""
        mask = np.zeros(self.setup.actions.size, np.int8)
        if seat == self.seat:
            mask[list(self.tokens())] = 1
        return mask

    def observe(self, seat: Seat) -> Vector:
        """What this seat sees, as numbers."""
        row = np.zeros(self.setup.size, np.float32)
        self.write(seat, row)
        if seat == self.seat and self.saying is not None:
            self.write_said(self.saying, row)
        return row

    def write(self, seat: Seat, row: Vector) -> None:
        """Write the game's own features."""
        setup = self.setup
        if setup.game.writer is not None:
            setup.game.writer.write(self.state, seat, row)  # type: ignore[arg-type]  # a position of that game
            return
        memory = self.memory(seat) if setup.observation.remembers else None
        view = setup.game.view(self.state, seat)
        setup.observation.write(Eye(view, memory, setup.options, seat, setup.seats), row)  # type: ignore[arg-type]  # an array is as good as a list

    def write_said(self, saying: Saying, row: Vector) -> None:
        """Where in the half-said move each token was said last."""
        for place, token in enumerate(saying.said, start=1):
            row[self.setup.said_at + token] = min(place / MOST_SAID, 1.0)

    def memory(self, seat: Seat) -> Memory:
        """What the seat remembers of all it was told."""
        setup = self.setup
        found = self._memories.get(seat)
        memory, since = found or (setup.game.memory(setup.options, setup.seats, seat), 0)
        for told in self.told(seat, since):
            memory.fold(told)
        self._memories[seat] = memory, len(self.events)
        return memory

    def told(self, seat: Seat, since: int = 0) -> Iterator[Told]:
        """What the seat has been told, from the given event on.

        Of the time before a world was imagined the others in it know what everybody knows: their
        own secrets in the real world must not show through.
        """
        for place, event in enumerate(self.events[since:], start=since):
            real = place >= self.imagined_from or seat == self.imagined_by
            told = event.seen_by(seat if real else None)
            if told is not None:
                yield told

    # The end

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return self.state.outcome()

    def utilities(self) -> tuple[float, ...]:
        """What the result is worth to each seat; nothing before the end."""
        outcome = self.state.outcome()
        return (0.0,) * self.setup.seats if outcome is None else utilities(outcome)

    def imagine(self, world: State, seat: Seat) -> None:
        """Go on in another world that this seat cannot tell from the present one."""
        self.state = world
        self.imagined_by, self.imagined_from = seat, len(self.events)
        self._memories = {}
        world.sink = self.events if self.listens else None
        self.legal = world.legal(self.seat) if not self.is_over else []
        if self.saying is not None:
            self.saying = self.saying.again(self.legal)

    def clone(self) -> "Table":
        """An independent copy that has been told the same."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.clone()
        twin.events = self.events[:]
        twin.state.sink = twin.events if self.listens else None
        twin.chance = Chance(self.chance.state)
        twin.waited = self.waited[:]
        twin._memories = {}
        twin.saying = self.saying.copy() if self.saying else None
        return twin

    def __deepcopy__(self, memo: object) -> "Table":
        return self.clone()
