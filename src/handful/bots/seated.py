"""A bot in a chair: it is handed what a person there could see and remember, and no more."""

from collections.abc import Callable
from typing import NamedTuple

from handful.core import Chance, Event, Memory, Move, Play, Seat, View
from handful.core.rng import GOLDEN, WORD, drawn

from .levels import AnyBot, Level


class Asked(NamedTuple):
    """A decision: what every bot, and every coach, is handed."""

    view: View
    memory: Memory
    legal: list[Move]
    must: bool
    chance: Chance


class Following:
    """A memory that keeps up with a game, whatever is taken back."""

    def __init__(self, play: Play, seat: Seat | None, blank: Callable[[], Memory]) -> None:
        self._play, self._seat, self._blank = play, seat, blank
        self._memory = blank()
        self._last: Event | None = None
        self._folded = 0

    def memory(self) -> Memory:
        """All that was told so far; anew where a move has been taken back."""
        events = self._play.events
        if self._folded > len(events) or (
            self._folded and events[self._folded - 1] is not self._last
        ):
            self._memory, self._folded = self._blank(), 0
        for told in self._play.told(self._seat, self._folded):
            self._memory.fold(told)
        self._folded = len(events)
        self._last = events[-1] if events else None
        return self._memory


class SeatedBot:
    """One bot at one table.

    Its chance at each decision comes from the seed, the seat and the number of entries alone, so a
    resumed game goes on exactly as it would have gone on without the break.
    """

    def __init__(self, play: Play, seat: Seat, level: Level) -> None:
        self.play, self.seat, self.level = play, seat, level
        self._bot = level.bot(play.game)
        self._following = Following(play, seat, self._blank)

    @property
    def mind(self) -> AnyBot:
        """Whoever decides for it."""
        return self._bot

    def choose(self) -> Move | None:
        """Its move now; None where it may not move, or lets an optional chance go by."""
        legal = self.play.state.legal(self.seat)
        if not legal:
            return None
        if len(legal) == 1 and not self.level.follows and self._must():
            return legal[0]
        asked = self.asked()
        move = self._bot.choose(asked.view, asked.memory, asked.legal, asked.must, asked.chance)
        if asked.must and move is None:
            raise RuntimeError(f"the {self.level.key} bot gave no move where it must")
        return move

    def asked(self) -> "Asked":
        """All that its seat may know of the decision before it."""
        must = self._must()
        return Asked(
            self.play.view(self.seat),
            self._following.memory(),
            self.play.state.legal(self.seat),
            must,
            self._chance(must),
        )

    def _must(self) -> bool:
        return self.seat in self.play.state.awaited()

    def _blank(self) -> Memory:
        blank = self.level.memory or self.play.game.knowledge.memory
        return blank(self.play.options, self.play.seats, self.seat)

    def _chance(self, must: bool) -> Chance:
        return chance_of(self.play, self.seat, must)


def chance_of(play: Play, seat: Seat, what: int) -> Chance:
    """The chance of a seat at this point of a game, for one of the things it may do."""
    mixed = play.seed & WORD
    for part in (seat, len(play.entries), what):
        mixed = drawn((mixed + (part + 1) * GOLDEN) & WORD)
    return Chance(mixed)
