"""One game of a contest, played and timed."""

import time
from dataclasses import dataclass

from msgspec import Struct

from handful.bots.external import Terms
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Move, Play
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


class Played(Struct, frozen=True):
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

    @property
    def meeting(self) -> Meeting:
        """Which game of the contest it was."""
        return Meeting(self.seats, self.deal, self.seating)


@dataclass(slots=True)
class _Timed:
    """A bot in a chair, and a watch."""

    bot: SeatedBot
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def choose(self) -> Move | None:
        forced = self._is_forced()
        began = time.perf_counter()
        move = self.bot.choose()
        taken = time.perf_counter() - began
        if move is not None and not forced:
            self.decisions += 1
            self.seconds += taken
            self.slowest = max(self.slowest, taken)
        return move

    def _is_forced(self) -> bool:
        state, seat = self.bot.play.state, self.bot.seat
        return seat in state.awaited() and len(state.legal(seat)) == 1


def played(contest: Contest, meeting: Meeting) -> Played:
    """Play one game to its end."""
    seed = contest.seed_of(meeting)
    play = Play(game(contest.game), contest.options(), meeting.seats, seed)
    bots = [
        _Timed(seated(play, seat, spec, Terms(contest.key_of(meeting, seat))))
        for seat, spec in enumerate(meeting.seating)
    ]
    outcome = play_through(play, bots)
    return Played(
        meeting.seats,
        meeting.deal,
        meeting.seating,
        outcome.returns(),
        outcome.places,
        outcome.scores,
        tuple(Thought(one.decisions, one.seconds, one.slowest) for one in bots),
        len(play.entries),
        outcome.together,
    )
