"""A tiny game for what needs an exact position: everybody says a number in turn, or all at once.

It lives only in tests: `install` puts it into the catalogue.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from handful import core
from handful.core import (
    Bots,
    Chance,
    Clock,
    Clocks,
    Event,
    Field,
    Form,
    Game,
    Grammar,
    Knowledge,
    Moves,
    Numbers,
    Outcome,
    Refusal,
    Rules,
    Screens,
    Verb,
    catalog,
    only,
    option,
    public,
)

WINDOW = 5000


class Options(core.Options):
    """How it is played."""

    mode: str = option(default="turns", one_of=("turns", "all", "race"), help="How.", clause="TY-1")
    answer_seconds: int = option(default=0, between=(0, 60), help="For all.", clause="TY-2")
    rounds: int = option(default=3, between=(1, 9), help="How long.", clause="TY-2")


class Numbered(Event):
    seat: int = public()
    number: int = only("seat")


@dataclass
class State:
    """Whose turn it is, who has said what; in a race everybody may, for five seconds."""

    options: Options
    seats: int
    now: int
    chance: int
    sink: list[Event] | None = None
    said: list[tuple[int, int]] = field(default_factory=list)
    answered: set[int] = field(default_factory=set)
    opened: int = 0
    lapses: int = 0

    def actors(self) -> tuple[int, ...]:
        if self._done():
            return ()
        if self.options.mode == "turns":
            return (len(self.said) % self.seats,)
        return tuple(seat for seat in range(self.seats) if seat not in self.answered)

    def awaited(self) -> tuple[int, ...]:
        return () if self.options.mode == "race" else self.actors()

    def legal(self, seat: int) -> list[int]:
        return list(range(4)) if seat in self.actors() else []

    def refusal(self, seat: int, move: int) -> Refusal | None:
        if seat in self.actors() and 0 <= move < 4:
            return None
        return Refusal("not_your_turn", "It is not your turn.", "TY-3")

    def apply(self, seat: int, move: int) -> None:
        self.said.append((seat, move))
        self.answered.add(seat)
        if self.sink is not None:
            self.sink.append(Numbered(seat, move))
        if len(self.answered) == self.seats and self.options.mode != "turns":
            self.answered.clear()
            self.opened = self.now

    def deadline(self) -> int | None:
        if self._done() or self.options.mode != "race":
            return None
        return self.opened + WINDOW

    def expire(self) -> None:
        self.opened = self.now
        self.answered.clear()
        self.lapses += 1

    def lapse(self, seat: int) -> int:
        return 0

    def _done(self) -> bool:
        return len(self.said) >= self.options.rounds * self.seats

    def outcome(self) -> Outcome | None:
        if not self._done():
            return None
        return Outcome((0,), tuple(1 for _ in range(self.seats)), (0,) * self.seats, "over")

    def clone(self) -> "State":
        return State(
            self.options,
            self.seats,
            self.now,
            self.chance,
            None,
            list(self.said),
            set(self.answered),
            self.opened,
            self.lapses,
        )


def start(options: Options, seats: int, seed: int, timed: bool, quiet: bool = False) -> State:
    """The first position."""
    return State(options, seats, 0 if timed else core.UNTIMED, seed)


class Memory:
    """Nothing is remembered."""

    def __init__(self, options: Options, seats: int, seat: int | None) -> None:
        self.options, self.seats, self.seat = options, seats, seat

    def fold(self, event: core.Told) -> None:
        """Forget it at once."""


class Text:
    """A few words."""

    def draw(self, view: Any, me: int | None, names: Any, width: int) -> list[str]:
        return [str(view)]

    def prompt(self, view: Any, me: int | None, names: Any) -> str:
        return "Say a number."

    def tell(self, event: core.Told, names: Any) -> str | None:
        return f"{names[int(str(event['seat']))]} says a number."

    def explain(self, view: Any, form: Form, names: Any) -> str:
        return f"You say {form['number']}."


class Low:
    """Says the lowest number."""

    def choose(self, view: Any, memory: Any, legal: Any, must: bool, chance: Chance) -> int | None:
        return int(legal[0]) if must else None


def view(state: State, seat: int | None) -> dict[str, object]:
    """Who has spoken; one's own numbers."""
    shown: dict[str, object] = {"spoken": [one for one, _ in state.said], "lapses": state.lapses}
    if seat is not None:
        shown["mine"] = [number for one, number in state.said if one == seat]
    return shown


def secrets(state: State, seat: int | None) -> list[list[int]]:
    """The others' numbers."""
    return [[number for one, number in state.said if one != seat]]


def _encode(form: Form) -> int:
    return int(form["number"])  # type: ignore[arg-type]  # the grammar made it a number


def _decode(move: int) -> Form:
    return {"move": "say", "number": move}


def make() -> Game[Any, Any, Any]:
    """The game."""
    nothing: Mapping[str, int] = {}
    return Game(
        key="toy",
        name="Toy",
        tagline="Say numbers.",
        players=(2, 4),
        minutes=(1, 2),
        clause="TY",
        rules_number=1,
        rules=Rules(
            options=Options,
            start=start,
            moves=Moves(Grammar(Verb("say", Field("number", Numbers(0, 3)))), _encode, _decode, 4),
            events=(Numbered,),
            bound=lambda options, seats: 100,
            clocks=Clocks(
                windows={"turns": Clock("turn"), "all": Clock("answer", "answer_seconds")},
                window=lambda state: (state.options.mode, 0),
            ),
        ),
        knowledge=Knowledge(
            view=view,
            secrets=secrets,
            refill=lambda state, seat, cards: None,
            stock=lambda state: nothing,
            lay=lambda state: {},
            arrange=lambda options, seats, table: start(options, seats, 0, False),
            memory=Memory,
            imagine=lambda view, memory, chance: start(
                Options(mode="turns", rounds=3), 2, 0, False
            ),
        ),
        bots=Bots(heuristic=Low()),
        screens=Screens(faces=()),
        text=Text(),
    )


@contextmanager
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put the game into the catalogue of this process."""
    every = {**catalog._sources(), "toy": make}
    monkeypatch.setattr(catalog, "_sources", lambda: every)
    catalog.games.cache_clear()
    yield
    catalog.games.cache_clear()
    catalog._loaded.cache_clear()
