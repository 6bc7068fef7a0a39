"""A contest in one TOML file: who plays what, how often, and within which limits."""

import shutil
import tomllib
from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct, json

from handful.bots.external import command_of, is_program
from handful.bots.levels import UnknownLevel
from handful.core import AnyGame, BadOption, Chance, Options
from handful.core.catalog import UnknownGame, game
from handful.core.playout import play_out
from handful.i18n.games import why_not

from .all_seeing import check, is_all_seeing
from .contest import Meeting, seatings

MOST_DEALS = 1_000_000


class BadContest(Exception):
    """A file that declares no contest, or a folder that holds another one; in a sentence."""


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """What a program may use."""

    seconds: float = 10.0
    """For one answer."""
    processor: int = 300
    """Seconds of processor time for a whole game."""
    memory: int = 1024
    """Megabytes, for each of its processes."""
    network: bool = False


class Event(Struct, frozen=True, forbid_unknown_fields=True):
    """One game of a contest, with its house rules."""

    game: str
    deals: int
    seats: tuple[int, ...] = ()
    """How many sit at a table; several numbers are tried each."""
    options: dict[str, object] = {}
    players: tuple[str, ...] = ()
    """Who takes part; everybody if nobody is named."""
    exploit: int = 0
    """In so many end games of each player the best response to it is found."""

    @property
    def played(self) -> AnyGame:
        """The game itself."""
        return game(self.game)

    def rules(self) -> Options:
        """Its house rules."""
        return self.played.rules.options.read(self.options)


class Bout(NamedTuple):
    """One game of a contest: of which event, and who sits where."""

    event: int
    meeting: Meeting


class Ending(NamedTuple):
    """One end game of a player: of which event, at which table, of which deal."""

    event: int
    seats: int
    player: str
    deal: int


class Declaration(Struct, frozen=True, forbid_unknown_fields=True):
    """All that makes two contests the same."""

    name: str
    players: dict[str, str]
    """Everybody's name, and how they play: a level, `exec:COMMAND` or `words:COMMAND`."""
    games: tuple[Event, ...]
    limits: Limits = Limits()

    def canonical(self) -> str:
        """The declaration written in one way only."""
        return json.encode(self, order="sorted").decode()

    def names(self, event: Event) -> tuple[str, ...]:
        """Who takes part in an event."""
        return event.players or tuple(self.players)

    def bouts(self) -> Iterator[Bout]:
        """Every game of the contest, in order."""
        for number, event in enumerate(self.games):
            for seats in event.seats:
                for deal in range(event.deals):
                    for seating in self._seatings(event, seats, deal):
                        yield Bout(number, Meeting(seats, deal, seating))

    def end_games(self) -> Iterator[Ending]:
        """Every end game in which the best response to a player is found."""
        for number, event in enumerate(self.games):
            for seats in event.seats:
                for name in self.names(event):
                    if not is_all_seeing(self.players[name]):
                        for deal in range(event.exploit):
                            yield Ending(number, seats, name, deal)

    def _seatings(self, event: Event, seats: int, deal: int) -> list[tuple[str, ...]]:
        """Who meets whom over one deal, in every rotation of the chairs.

        Where a table wins or loses as one, everybody plays with everybody else, and with copies of
        themselves.
        """
        names = self.names(event)
        if not is_together(event, seats):
            return seatings(names, seats, deal)
        pairs = combinations_with_replacement(names, 2 if seats > 1 else 1)
        rows = [(pair * seats)[:seats] for pair in pairs]
        turned = [row[shift:] + row[:shift] for row in rows for shift in range(seats)]
        return list(dict.fromkeys(turned))


def is_together(event: Event, seats: int) -> bool:
    """Whether the table wins or loses as one: told by a random game that is over."""
    rules, options = event.played.rules, event.rules()
    state = rules.start(options, seats, 0, False, quiet=True)
    play_out(state, Chance(0), rules.bound(options, seats))
    outcome = state.outcome()
    return outcome is not None and (outcome.together or seats == 1)


def read(path: Path) -> Declaration:
    """The contest that a file declares; `BadContest` says what is wrong with it."""
    try:
        given = tomllib.loads(path.read_text("utf-8"))
        found = msgspec.convert(_with_lists(given), Declaration)
    except OSError as problem:
        raise BadContest(f"{path} cannot be read: {problem.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadContest(f"{path} is no TOML: {problem}.") from None
    except msgspec.ValidationError as problem:
        raise BadContest(f"{path} declares no contest: {problem}.") from None
    try:
        return _checked(found)
    except (BadContest, BadOption, UnknownGame, UnknownLevel) as problem:
        raise BadContest(f"{path}: {why_not(problem)}") from None


def _with_lists(given: dict[str, object]) -> dict[str, object]:
    """Let `seats = 4` mean `seats = [4]`."""
    events = given.get("games")
    if isinstance(events, list):
        for one in events:
            if isinstance(one, dict) and isinstance(one.get("seats"), int):
                one["seats"] = [one["seats"]]
    return given


def _checked(found: Declaration) -> Declaration:
    """The same, with every number of seats said; what makes no game is refused."""
    if not found.players or not found.games:
        raise BadContest("A contest needs [players] and at least one [[games]].")
    for name, spec in found.players.items():
        check(spec)
        if is_program(spec):
            _check_program(name, spec)
    events = tuple(_event(found, one) for one in found.games)
    return msgspec.structs.replace(found, games=events)


def _check_program(name: str, spec: str) -> None:
    word = command_of(spec)[0]
    if "/" not in word and shutil.which(word) is None:
        raise BadContest(f"{name} cannot play: there is no program {word!r}.")


def _event(of: Declaration, event: Event) -> Event:
    strangers = set(event.players) - set(of.players)
    if strangers:
        raise BadContest(f"{min(strangers)} plays {event.game}, but is not among [players].")
    if not 1 <= event.deals <= MOST_DEALS:
        raise BadContest(f"{event.deals} deals of {event.game}: allowed is 1 to {MOST_DEALS}.")
    if not 0 <= event.exploit <= MOST_DEALS:
        raise BadContest(f"exploit = {event.exploit}: allowed is 0 to {MOST_DEALS}.")
    played, options = event.played, event.rules()
    seats = event.seats or (_usual(played, options, len(of.names(event))),)
    for count in seats:
        played.check(options, count)
    return msgspec.structs.replace(event, seats=seats, options=dict(options.values()))


def _usual(played: AnyGame, options: Options, players: int) -> int:
    """One chair for each player, or as near to that as the game allows."""
    fewest, most = played.players
    fit = [seats for seats in range(fewest, most + 1) if not options.problem(seats)]
    return min(fit, key=lambda seats: abs(seats - players)) if fit else fewest
