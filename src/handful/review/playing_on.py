"""What positions are worth: played on by the game's quick replies, for all seats at once."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from handful.bots.search import Budget, Playout, Search, lookahead_of, sensible
from handful.core import EVERYBODY, AnyGame, Chance, Lookahead, Move, Options, Seat, State
from handful.core.engine import as_position
from handful.core.rng import GOLDEN, WORD, drawn, stepped

Values = tuple[float, ...]
"""One for each seat."""

TRIES: Final = 200
"""How often unseen cards are dealt anew before the real ones are taken: some deals cannot be."""


def luck_of(number: int) -> int:
    """The seed of the first world, the second …: the same for every position and every game."""
    return drawn((number + 1) * GOLDEN & WORD)


class Redealing:
    """The worlds that everybody at the table together holds possible: unseen cards lie anyhow."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self._game, self._state = game, state
        self._groups = game.knowledge.secrets(state, EVERYBODY)

    def __call__(self, chance: Chance) -> State:
        """One of them, with a generator of its own."""
        world = self._dealt(chance)
        world.chance = drawn(stepped(chance.state))
        return world

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards nobody has seen, kind by kind."""
        return tuple(len(group) for group in self._groups if len(group) > 1)

    def _dealt(self, chance: Chance) -> State:
        for _ in range(TRIES):
            groups = [group[:] for group in self._groups]
            for group in groups:
                chance.shuffle(group)
            world = self._game.knowledge.refill(self._state, EVERYBODY, groups)
            if world is not None:
                return world
        return self._state.clone()


def slipping(ahead: Lookahead[State], share: float) -> Lookahead[State]:
    """The same replies of people who slip so often."""
    if not share:
        return ahead

    def reply(world: State, seat: Seat, must: bool, chance: Chance) -> Move | None:
        if not must or chance.share() >= share:
            return ahead.reply(world, seat, must, chance)
        legal = world.legal(seat)
        some = sensible(ahead, world, seat, legal) or legal
        return some[chance.below(len(some))]

    return replace(ahead, reply=reply, play_on=None)


@dataclass(frozen=True, slots=True)
class _Watcher:
    """Whose memory a playout is asked for: nobody remembers anything."""

    options: Options
    seats: int
    seat: Seat


class PlayingOn:
    """Plays worlds on and says what each seat has come to."""

    def __init__(self, game: AnyGame, options: Options, seats: int, together: bool) -> None:
        self.seats, self.together = seats, together
        watchers = [_Watcher(options, seats, seat) for seat in range(seats)]
        self.ahead = lookahead_of(game, watchers[0])  # type: ignore[arg-type]
        self.certainty = game.bots.foresight.certainty
        self.ahead = slipping(self.ahead, game.bots.foresight.slips)
        budget = Budget(playouts=1)
        self._searches = [Search(self.ahead, None, one, budget, 0.0) for one in watchers]  # type: ignore[arg-type]

    def __call__(self, world: State, number: int) -> Values:
        """What the world (which is used up) is worth to each seat, played on with this luck.

        The seats take turns at being the one whose next quiet moment ends the playout.
        """
        self.play(world, number)
        return self.judged(world)

    def play(self, world: State, number: int) -> None:
        """Play a world on to where it can be judged."""
        search = self._searches[number % self.seats]
        Playout(search, as_position(world), 0, Chance(~luck_of(number))).play_on()

    def judged(self, world: State) -> Values:
        """What a world has come to: its outcome, or how likely each seat is to win."""
        outcome = world.outcome()
        if outcome is not None:
            return outcome.returns()
        found = [self.ahead.standing(world, seat) for seat in range(self.seats)]
        if self.together:
            return tuple(found)
        return shared([one**self.certainty for one in found])


def shared(values: Sequence[float]) -> Values:
    """The same in proportion, so that they add up to one win."""
    whole = sum(values)
    return tuple(value / whole for value in values) if whole else (1 / len(values),) * len(values)
