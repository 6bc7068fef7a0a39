"""A recorded game step by step: who moved, from which position to which."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any

from handful.bots.search import worlds_of
from handful.core import AnyGame, Chance, Event, Memory, Outcome, Play, Record
from handful.core.hindsight import TIME, Step, Worlds
from handful.core.message import message
from handful.core.play import replay
from handful.core.record import BadRecord

from .playing_on import PlayingOn, Redealing, Values, luck_of


class Course:
    """A finished game; `BadRecord` says why a record has none."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game, self.record = game, record
        play = replay(game, record)
        outcome = play.state.outcome()
        if outcome is None:
            raise BadRecord(message("review-unfinished"))
        self.outcome: Outcome = outcome
        self.options, self.seats = play.options, record.seats
        self.length = sum(1 for _ in self.steps())

    @property
    def timed(self) -> bool:
        """Whether it is known when each move was made."""
        return self.record.timed

    @cached_property
    def on(self) -> PlayingOn:
        """Plays worlds of this game on."""
        return PlayingOn(self.game, self.options, self.seats, self.outcome.together)

    def brought(self, number: int) -> Sequence[Event]:
        """What a step brought, or the `BEGINNING`."""
        return self._events[number + 1]

    @cached_property
    def _events(self) -> list[list[Event]]:
        """What happened, step by step; first how the game began."""
        play, starts = self.fresh(), [0]
        for step in self.steps():
            play = step.play
            starts.append(len(play.events))
        starts.append(len(play.events))
        return [play.events[one:end] for one, end in pairwise(starts)]

    def as_it_was(self, step: Step) -> Worlds:
        """All hands as they were, and what nobody had seen dealt anew."""
        dealing = Redealing(self.game, step.state.clone())
        return lambda number: dealing(Chance(luck_of(number)))

    def as_known(self, step: Step) -> Worlds:
        """What whoever moves there could imagine."""
        view = self.game.knowledge.view(step.state, step.seat)
        worlds = worlds_of(self.game, view, step.memories[step.seat])
        return lambda number: worlds(Chance(luck_of(number)))

    def played_on(self, world: Any, number: int) -> Values:
        """What a world comes to by quick replies, a share of the win for each seat."""
        return self.on(world, number)

    def fresh(self) -> Play:
        """The game before its first entry."""
        record = self.record
        return Play(self.game, self.options, self.seats, record.seed, timed=record.timed)

    def steps(self) -> Iterator[Step]:
        """Every step, while the game stands before it."""
        play, number, talk = self.fresh(), 0, list(self.record.talk)
        blank: Callable[..., Memory] = self.game.knowledge.memory
        memories = [blank(self.options, self.seats, seat) for seat in range(self.seats)]
        folded = _fold(play, memories, 0)
        for entry, made in enumerate(self.record.entries):
            while talk and talk[0].after <= entry:
                said = talk.pop(0)
                play.say(said.seat, said.message, said.at)
            deadline = play.state.deadline()
            if self.record.timed and deadline is not None and deadline <= made.at:
                folded = _fold(play, memories, folded)
                yield Step(number, entry, TIME, None, made.at, play, memories)
                play.tick(made.at)
                number += 1
            folded = _fold(play, memories, folded)
            move = play.moves.read(made.move)
            yield Step(number, entry, made.seat, move, made.at, play, memories)
            play.enter(made.seat, move, made.at)
            number += 1
        if self.record.timed and play.state.outcome() is None:
            folded = _fold(play, memories, folded)
            entries = len(self.record.entries)
            yield Step(number, entries, TIME, None, self.record.now, play, memories)
            play.tick(self.record.now)


def _fold(play: Play, memories: list[Memory], since: int) -> int:
    """Let every seat take in what it was told since."""
    for seat, memory in enumerate(memories):
        for told in play.told(seat, since):
            memory.fold(told)
    return len(play.events)
