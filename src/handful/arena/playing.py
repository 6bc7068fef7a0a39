"""One game of a contest, played and timed."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from msgspec import Struct

from handful.bots.external import External, Terms, Usage
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Move, Outcome, Play
from handful.core.catalog import game

from .all_seeing import seated
from .contest import Contest, Meeting


class Thought(Struct, frozen=True):
    """What one seat's thinking cost.

    A decision is a move about which there was a choice: others were legal too, or it could have
    been left. Forced moves are no decisions, nor are chances that went by.
    """

    decisions: int
    seconds: float
    slowest: float
    processor: float = 0.0
    """Seconds of processor time, of a program's processes too where the system tells."""
    tokens: int = 0
    """Of a language model, as the program says."""
    cost: float = 0.0
    """In money, as it says."""


class Played(Struct, frozen=True, omit_defaults=True):
    """One finished game, as it is kept in a file: all rows have one entry per seat."""

    seats: int
    deal: int
    seating: tuple[str, ...]
    returns: tuple[float, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    thoughts: tuple[Thought, ...]
    entries: int
    together: bool
    luck: tuple[float, ...] | None = None
    """What luck gave each seat, where that was asked for."""

    @property
    def meeting(self) -> Meeting:
        """Which game of the contest it was."""
        return Meeting(self.seats, self.deal, self.seating)


@dataclass(slots=True)
class Timed:
    """A bot in a chair, and a watch."""

    bot: SeatedBot
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    processor: float = 0.0
    """Of this process; a program counts its own."""

    def choose(self) -> Move | None:
        forced = self._is_forced()
        began, busy = time.perf_counter(), time.process_time()
        move = self.bot.choose()
        taken = time.perf_counter() - began
        self.processor += time.process_time() - busy
        if move is not None and not forced:
            self.decisions += 1
            self.seconds += taken
            self.slowest = max(self.slowest, taken)
        return move

    def thought(self) -> Thought:
        """What its thinking has cost so far."""
        used = self.usage()
        processor = self.processor + used.processor
        return Thought(
            self.decisions, self.seconds, self.slowest, processor, used.tokens, used.cost
        )

    def usage(self) -> Usage:
        """What a program here has used; nothing where none plays."""
        mind = self.bot.mind
        return mind.usage if isinstance(mind, External) else Usage()

    def _is_forced(self) -> bool:
        state, seat = self.bot.play.state, self.bot.seat
        return seat in state.awaited() and len(state.legal(seat)) == 1


def played(contest: Contest, meeting: Meeting) -> Played:
    """Play one game to its end."""
    seed = contest.seed_of(meeting)
    play = Play(game(contest.game), contest.options(), meeting.seats, seed)
    bots = [
        Timed(seated(play, seat, spec, Terms(contest.key_of(meeting, seat))))
        for seat, spec in enumerate(meeting.seating)
    ]
    tempers = [one.bot.level.temper for one in bots]
    outcome = play_through(play, bots, tempers)
    return finished(meeting, play, outcome, bots, luck_of(play) if contest.corrected else None)


def luck_of(play: Play) -> tuple[float, ...]:
    """What luck gave each seat; loaded only where it is asked for."""
    from .luck import luck_in

    return luck_in(play)


def finished(
    meeting: Meeting,
    play: Play,
    outcome: Outcome,
    bots: Sequence[Timed],
    luck: tuple[float, ...] | None = None,
) -> Played:
    """What is kept of a game that is over."""
    return Played(
        meeting.seats,
        meeting.deal,
        meeting.seating,
        outcome.returns(),
        outcome.places,
        outcome.scores,
        tuple(one.thought() for one in bots),
        len(play.entries),
        outcome.together,
        luck,
    )


def course_of(play: Play, outcome: Outcome) -> int:
    """A digest of a game: two have the same one if all went alike, down to the scores."""
    made = "\n".join(f"{one.seat} {one.move}" for one in play.entries)
    ending = f"\n{outcome.scores} {outcome.places} {outcome.reason}"
    return int.from_bytes(blake2b((made + ending).encode(), digest_size=8).digest())
