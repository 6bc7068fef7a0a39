"""The deal of the day: the same for everybody, from nothing but the date.

Each game may declare one. Date, game and rules number make the first seed, and a game looks
through the seeds after it, always in this order, until one deals what it wants.
"""

import re
from calendar import monthrange
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from .events import Event, JsonValue
from .state import Seat, State

if TYPE_CHECKING:
    from .game import AnyGame
    from .play import Play

S = TypeVar("S", bound=State)

PLAYER: Final[Seat] = 0
"""Where whoever plays it sits."""
_SEED_BITS: Final = 62
_DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """What is dealt, and what can be reached."""

    total: int
    """So much can surely be reached."""
    enough: int
    """From so much on it counts as found."""
    seats: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    seed: int = 1
    table: Mapping[str, object] | None = None
    """What is laid out; without it the seed deals."""
    line: Sequence[str] = ()
    """The proof: moves of the player that reach the total."""
    asks: JsonValue = None
    """What the game's own page asks; then there is no table."""

    def opened(self, game: "AnyGame", players: tuple[str, ...] = ()) -> "Play":
        """The table, with nothing told of how it came about."""
        from .play import Play  # a play needs the game, which names this

        options = game.rules.options.read(self.options)
        play = Play(game, options, self.seats, self.seed, players=players)
        if self.table is not None:
            play.state = game.knowledge.arrange(options, self.seats, self.table)
            play.state.sink = None
        play.events.clear()
        return play


@dataclass(frozen=True, kw_only=True)
class Daily(Generic[S]):
    """What a game offers each day."""

    shelf: int
    """Its place among the day's deals, from the left."""
    minutes: int
    deal: Callable[[int], Deal | None]
    """(seed) → what it deals; None if it lacks what is wanted, alike on every machine."""
    reached: Callable[[S], int] = lambda state: 0
    """(position) → how much of the total is reached."""
    is_over: Callable[[S], bool] = lambda state: not state.actors()
    """(position) → whether the player can do no more."""


def is_date(text: str) -> bool:
    """Whether a text is a day of the calendar, as YYYY-MM-DD."""
    if not _DATE.fullmatch(text):
        return False
    year, month, day = map(int, text.split("-"))
    return year > 0 and 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]


def seed_of(game: "AnyGame", day: str, number: int) -> int:
    """The seed that is tried as this one, from 0."""
    text = f"handful {day} {game.key} {game.rules_number} {number}"
    return int.from_bytes(sha256(text.encode()).digest()[:8]) >> (64 - _SEED_BITS)


def deal_of(game: "AnyGame", day: str) -> Deal:
    """What a game that declares it deals on a day."""
    assert game.daily
    deals = (game.daily.deal(seed_of(game, day, number)) for number in count())
    return next(deal for deal in deals if deal is not None)


def follow(play: "Play") -> list[tuple[Seat, list[Event]]]:
    """What the others do until the player is asked again: they let everything pass."""
    assert play.game.daily
    done = []
    while not play.game.daily.is_over(play.state) and PLAYER not in play.state.actors():
        seat = play.state.awaited()[0]
        done.append((seat, play.enter(seat, play.state.lapse(seat))))
    return done
