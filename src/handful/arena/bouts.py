"""One game of a contest between strangers: fenced, timed, recorded, whatever a program does."""

from dataclasses import dataclass, field
from pathlib import Path

from msgspec import Struct

from handful.bots.external import BadBot, Terms, Usage, is_program
from handful.bots.fence import Fence
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Move, Play

from . import salt
from .all_seeing import seated
from .declaration import Bout, Declaration, Ending
from .exploitability import Exploited, Trial, exploited
from .playing import Played, Timed, course_of, finished

STAND_IN = "random"
"""Who plays on for a program that has failed."""
_MEGABYTE = 1 << 20


class Fought(Struct, frozen=True):
    """One finished game, as it is kept."""

    event: int
    played: Played
    course: str
    """A digest of every move and of the outcome."""
    faults: dict[int, str] = {}
    """Which chairs' programs failed, and how; from then on a random player sat there."""

    @property
    def bout(self) -> Bout:
        """Which game of the contest it was."""
        return Bout(self.event, self.played.meeting)


@dataclass(frozen=True)
class Ring:
    """Where a contest is fought: everything that a game needs beside its place in the contest."""

    declaration: Declaration
    salt: str
    folder: str
    """Where programs start."""
    apart: bool
    """Whether programs are kept apart from each other, from files and from the network."""
    home: str
    """The folder of the contest."""
    limited: bool = True
    """Whether this system can limit memory and processor time."""

    def terms(self, bout: Bout, seat: int) -> Terms:
        """On which terms the program in a chair plays."""
        event, at = bout
        return self._terms("chance", event, at.seats, at.deal, *at.seating, seat)

    def _terms(self, *purpose: object) -> Terms:
        limits, key = self.declaration.limits, salt.key_of(self.salt, *purpose)
        fence = Fence(
            memory=limits.memory * _MEGABYTE,
            processor=limits.processor,
            network=limits.network,
            apart=self.apart,
            hidden=self._secret(),
        )
        return Terms(key, limits.seconds, fence if self.limited else None, self.folder)

    def _secret(self) -> tuple[str, ...]:
        """What programs must not read: this contest, and others beside it, begun since too."""
        near = {Path(self.home).parent, Path(self.folder)}
        others = (one.parent for folder in near for one in folder.glob("*/salt"))
        return tuple(sorted({self.home, *(str(one.resolve()) for one in others)}))

    def trial(self, end: Ending) -> Trial:
        """The end game, ready to be tried."""
        event = self.declaration.games[end.event]
        seed = salt.seed_of(self.salt, "end game", end.event, end.seats, end.deal)
        spec, terms = self.declaration.players[end.player], self._terms("end game", *end)
        return Trial(event.game, event.options, end.seats, end.player, spec, end.deal, seed, terms)


def exploit(ring: Ring, end: Ending) -> Exploited:
    """Find the best response to a player in one end game; a program that fails there has none."""
    try:
        return exploited(ring.trial(end), end.event)
    except BadBot:
        return Exploited(end.event, end.seats, end.player, end.deal, None, None)


@dataclass(slots=True)
class _Replaceable(Timed):
    """A player whose program may fail: then somebody else plays on, and the fault is kept."""

    faults: dict[int, str] = field(default_factory=dict)
    failed: Usage | None = None
    """What its program had used when it failed."""

    def choose(self) -> Move | None:
        try:
            return Timed.choose(self)
        except BadBot as problem:
            seat = self.bot.seat
            self.faults[seat], self.failed = str(problem), self.usage()
            self.bot = seated(self.bot.play, seat, STAND_IN)
            return Timed.choose(self)

    def usage(self) -> Usage:
        return self.failed or Timed.usage(self)


def fight(ring: Ring, bout: Bout) -> tuple[Fought, str]:
    """Play one game to its end; the record comes with it."""
    number, meeting = bout
    event = ring.declaration.games[number]
    seed = salt.seed_of(ring.salt, number, meeting.seats, meeting.deal)
    play = Play(event.played, event.rules(), meeting.seats, seed, players=meeting.seating)
    faults: dict[int, str] = {}
    bots = [
        _Replaceable(_sit(ring, bout, play, seat, faults), faults=faults)
        for seat in range(meeting.seats)
    ]
    outcome = play_through(play, bots, [one.bot.level.temper for one in bots])
    fought = Fought(
        number, finished(meeting, play, outcome, bots), f"{course_of(play, outcome):016x}", faults
    )
    return fought, play.record().to_json()


def _sit(
    ring: Ring,
    bout: Bout,
    play: Play,
    seat: int,
    faults: dict[int, str],
) -> SeatedBot:
    spec = ring.declaration.players[bout.meeting.seating[seat]]
    terms = ring.terms(bout, seat) if is_program(spec) else None
    try:
        return seated(play, seat, spec, terms)
    except BadBot as problem:
        faults[seat] = str(problem)
        return seated(play, seat, STAND_IN)
