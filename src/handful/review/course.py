"""A recorded game step by step: who moved, from which position to which."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from handful.core import AnyGame, Memory, Millis, Move, Outcome, Play, Record, Seat, State
from handful.core.message import message
from handful.core.play import replay
from handful.core.record import BadRecord
from handful.core.state import NO_SEAT

TIME: Final = NO_SEAT
"""In place of a seat: the clock moved the game on."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a game, seen before it is made."""

    number: int
    """How many steps came before."""
    entry: int
    """How many entries of the record came before."""
    seat: Seat
    """Whose move it is, or `TIME`."""
    move: Move | None
    at: Millis
    play: Play
    """The game as it stands."""
    memories: list[Memory]
    """What each seat remembers of it."""

    @property
    def state(self) -> State:
        """The position."""
        return self.play.state

    def make(self, world: State) -> None:
        """Make the same step in another world."""
        if self.move is None:
            pass_time(world, self.at)
        else:
            world.now = max(self.at, world.now)
            world.apply(self.seat, self.move)


def pass_time(world: State, at: Millis) -> None:
    """Let every deadline up to a moment expire."""
    deadline = world.deadline()
    while deadline is not None and deadline <= at:
        world.now = deadline
        world.expire()
        deadline = world.deadline()
    world.now = max(at, world.now)


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


def _fold(play: Play, memories: list[Memory], since: int) -> int:
    """Let every seat take in what it was told since."""
    for seat, memory in enumerate(memories):
        for told in play.told(seat, since):
            memory.fold(told)
    return len(play.events)
