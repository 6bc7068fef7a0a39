"""One game as learners play it: who is asked, what may be said, what is seen, what it was worth."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from handful.core import (
    AnyGame,
    BadOption,
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
    sets,
)
from handful.core.engine import Writer, as_position
from handful.core.observation import Eye, Observation
from handful.core.rng import WORD
from handful.core.state import NO_SEAT
from handful.i18n.games import why_not

from .actions import Actions, Token
from .decisions import Asking, Space, follow
from .rewards import utilities
from .tokens import Phrasebook, Saying

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class IllegalAction(ValueError):
    """An action that the mask forbids."""


@contextmanager
def _in_words() -> Iterator[None]:
    """Say below an error what is wrong in a sentence: its message is not yet in any language."""
    try:
        yield
    except (BadOption, catalog.UnknownGame) as problem:
        problem.add_note(why_not(problem))
        raise


class Setup:
    """One game with its options and seats, and the spaces that belong to it."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None,
        options: Mapping[str, object],
        memory: bool = True,
    ) -> None:
        """Without a number of seats: the fewest for which these options make a game of several.

        With `memory` off, observations of a game about remembering leave out what is face down.
        """
        with _in_words():
            self.game = catalog.game(game) if isinstance(game, str) else game
            self.options = self.game.rules.options.read(options)
            self.seats = self._fewest() if seats is None else seats
            self.game.check(self.options, self.seats)
        self.actions = Actions(self.game)
        if self.game.study.observation is None:
            raise ValueError(f"{self.game.name} does not declare what a seat sees as numbers.")
        self.observation: Observation[Any, Any] = self.game.study.observation
        if not memory and not self.observation.memories:
            raise ValueError(f"{self.game.name} has no memory to switch off: cards stay in sight.")
        self.memory = memory
        pairs = np.array([] if memory else self.observation.memories, np.intp).reshape(-1, 2)
        self._memories, self._in_sight = pairs[:, 0], pairs[:, 1]
        self.said_at = self.observation.size
        self.size = self.said_at + (0 if self.actions.is_flat else self.actions.size)
        """How many numbers an observation has: the game's own, then the half-said move."""
        book = Phrasebook(
            self.actions.path,
            self.actions.size,
            self.actions.is_flat,
            self,
            self.game.rules.moves.space,
        )
        self.space = Space(book, self.actions.wait, self.said_at)

    def writer(self) -> Writer | None:
        """Whoever writes fast what the seats of one table see, if the game has such a one."""
        made = self.game.study.writer
        return made(self.options, self.seats) if made is not None else None

    def begin(self, state: State, seat: Seat) -> Saying:
        """A move of this seat of which nothing is said yet."""
        saying = Saying(self.space.book)
        saying.begin(as_position(state), seat)
        return saying

    def forget(self, rows: Vector) -> None:
        """Take out of a row, or of many, what only memory tells, where memory is off."""
        if not self.memory:
            rows[..., self._memories] *= rows[..., self._in_sight]

    def __reduce__(self) -> tuple[type["Setup"], tuple[str, int, dict[str, Any], bool]]:
        return Setup, (self.game.key, self.seats, dict(self.options.values()), self.memory)

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
        self.writer = setup.writer()
        remembers = self.writer.listens if self.writer else setup.observation.remembers
        self.listens = told or remembers
        self.state: State = setup.game.rules.start(
            setup.options, setup.seats, seed & WORD, False, quiet=not self.listens
        )
        self.events: list[Event] = self.state.sink if self.state.sink is not None else []
        self._begin()
        self.asking = Asking(as_position(self.state), setup.space, seed)
        self.asking.ask()

    @classmethod
    def of(cls, setup: Setup, play: Play) -> "Table":
        """A look at a judged play where it stands: what is seen there and what it was worth."""
        table = cls.__new__(cls)
        table.setup, table.seed, table.listens = setup, play.seed, True
        table.writer = setup.writer()
        table.state, table.events = play.state, play.events
        table._begin()
        table.asking = Asking(as_position(play.state), setup.space, play.seed)
        return table

    def _begin(self) -> None:
        """Nobody remembers anything yet, and the world is the real one."""
        self._memories: dict[Seat, tuple[Memory, int]] = {}
        self._followed = 0
        self.imagined_by, self.imagined_from = NO_SEAT, 0

    # Who is asked, and what is done

    @property
    def seat(self) -> Seat:
        """The seat that is asked, or `NO_SEAT`."""
        return self.asking.seat

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.asking.seat == NO_SEAT

    @property
    def may_wait(self) -> bool:
        """Whether the asked seat need not move."""
        return self.asking.may_wait

    @property
    def waited(self) -> list[Seat]:
        """Who has let the present chance go by."""
        return sets.members(self.asking.waited)

    @property
    def saying(self) -> Saying:
        """What the asked seat has said of its move."""
        return self.asking.saying

    @property
    def legal(self) -> list[Move]:
        """The legal moves of the asked seat that fit what it has said."""
        return self.asking.saying.moves()

    def tokens(self) -> list[Token]:
        """The actions that the asked seat may take, in rising order."""
        found = sorted(self.asking.saying.allowed())
        wait = self.setup.actions.wait
        return [*found, wait] if self.asking.can(wait) else found

    def can(self, action: Token) -> bool:
        """Whether the asked seat may take this action."""
        return self.asking.can(action)

    def act(self, action: Token) -> None:
        """Take one action of the asked seat: a whole move, one token of it, or `wait`."""
        asking = self.asking
        if asking.seat == NO_SEAT or not asking.can(action):
            raise IllegalAction(f"seat {self.seat} cannot “{self._name(action)}” now")
        if asking.act(action):
            asking.ask()

    def _name(self, action: Token) -> str:
        names = self.setup.actions.names
        return names[action] if 0 <= action < len(names) else str(action)

    def wait(self) -> None:
        """The asked seat lets its chance go by."""
        self.asking.let_go_by()
        self.asking.ask()

    def make(self, move: Move) -> None:
        """Make a whole move of the asked seat."""
        self.asking.make(self.asking.seat, move)
        self.asking.ask()

    def shuffle(self, seats: list[Seat]) -> None:
        """Let the lot decide in which order these seats act."""
        chance = Chance(self.asking.chance)
        chance.shuffle(seats)
        self.asking.chance = chance.state

    def lapse(self) -> None:
        """The asked seat does nothing: it waits, or its time is up."""
        self.asking.lapse()
        self.asking.ask()

    # What is seen

    def look(self, seat: Seat) -> tuple[Vector, Mask]:
        """What this seat sees and what it may do."""
        if self.writer is None:
            return self.observe(seat), self.mask(seat)
        setup = self.setup
        row, mask = np.zeros(setup.size, np.float32), np.zeros(setup.actions.size, np.int8)
        self._follow(self.writer)
        self.asking.show(self.writer, seat, row, mask)
        setup.forget(row)
        return row, mask

    def mask(self, seat: Seat) -> Mask:
        """A 1 for every action that this seat may take now: none unless it is asked."""
        mask = np.zeros(self.setup.actions.size, np.int8)
        if seat == self.asking.seat:
            self.asking.mark(mask)
        return mask

    def observe(self, seat: Seat) -> Vector:
        """What this seat sees, as numbers."""
        row = np.zeros(self.setup.size, np.float32)
        self.write(seat, row)
        if seat == self.asking.seat:
            self.write_said(self.asking.saying, row)
        return row

    def write(self, seat: Seat, row: Vector) -> None:
        """Write the game's own features."""
        setup = self.setup
        if self.writer is not None:
            self._follow(self.writer)
            self.writer.write(self.state, seat, row)  # type: ignore[arg-type]  # a position of that game
            setup.forget(row)
            return
        memory = self.memory(seat) if setup.observation.remembers else None
        view = setup.game.knowledge.view(self.state, seat)
        setup.observation.write(Eye(view, memory, setup.options, seat, setup.seats), row)  # type: ignore[arg-type]  # an array is as good as a list
        setup.forget(row)

    def write_said(self, saying: Saying, row: Vector) -> None:
        """Where in the half-said move each token was said last."""
        saying.write(row, self.setup.said_at)

    def _follow(self, writer: Writer) -> None:
        """Tell the writer what has happened since it wrote last."""
        told, events = self._followed, self.events
        if not writer.listens or told == len(events):
            return
        if told < self.imagined_from:
            follow(writer, events, told, self.imagined_from, sets.only(self.imagined_by))
            told = self.imagined_from
        follow(writer, events, told, len(events), WORD)
        self._followed = len(events)

    def memory(self, seat: Seat) -> Memory:
        """What the seat remembers of all it was told."""
        setup = self.setup
        found = self._memories.get(seat)
        memory, since = found or (setup.game.knowledge.memory(setup.options, setup.seats, seat), 0)
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
        self._begin()
        self.writer = self.setup.writer()
        self.imagined_by, self.imagined_from = seat, len(self.events)
        world.sink = self.events if self.listens else None
        self.asking.state = as_position(world)
        if not self.is_over:
            self.asking.saying.resume(self.asking.state, self.seat)

    def clone(self) -> Self:
        """An independent copy that has been told the same."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.clone()
        twin.events = self.events[:]
        twin.state.sink = twin.events if self.listens else None
        twin.writer = self.setup.writer()
        twin._memories, twin._followed = {}, 0
        twin.asking = self.asking.copy(as_position(twin.state))
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_memories": {}}  # folded again when somebody asks
