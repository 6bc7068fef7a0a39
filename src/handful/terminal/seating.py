"""Who sits where: from what was asked for to chairs, for a new game and for a resumed one."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from handful.bots.characters import called, drawn, face
from handful.bots.levels import DEFAULT, LEVELS, Level
from handful.bots.players import budgeted, player
from handful.core import AnyGame, BadOption, Options
from handful.core.message import message
from handful.core.styled_text import harmless

from .game_loop import Chair
from .saves import PERSON, Saved

USUAL = 3
"""How many sit down where nobody says how many."""

_LONGEST_NAME = 20


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for about the people and the bots; None and () leave it to us."""

    seats: int | None = None
    people: int | None = None
    bots: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    @property
    def persons(self) -> int:
        """How many people share the keyboard: as many as have names, at least one."""
        return max(len(self.names), 1) if self.people is None else self.people

    @property
    def is_empty(self) -> bool:
        """Whether nothing was said about seats, people or bots."""
        return self.seats is None and self.people is None and not self.bots


def seated(game: AnyGame, options: Options, wish: Wish, lot: str = "") -> list[Chair]:
    """The chairs of a new table; `BadOption` says what does not add up.

    Which characters the bots are, this lot decides.
    """
    people = wish.persons
    if len(wish.names) > people:
        raise BadOption(message("seat-names", names=len(wish.names), people=people))
    levels = [player(key) for key in wish.bots]
    seats = seat_count(game, options, wish)
    game.check(options, seats)
    if people > seats:
        raise BadOption(message("seat-people", people=people, seats=seats))
    if len(levels) > seats - people:
        raise BadOption(message("seat-bots", people=people, bots=len(levels), seats=seats))
    levels = levels or [LEVELS[DEFAULT]]
    levels += [levels[-1].by_anybody()] * (seats - people - len(levels))
    return chairs([*[None] * people, *levels][:seats], wish.names, lot)


def seat_count(game: AnyGame, options: Options, wish: Wish) -> int:
    """How many sit down: as many as were asked for, else a number that these options allow."""
    if wish.seats is not None:
        return wish.seats
    if len(wish.bots) > 1:
        return wish.persons + len(wish.bots)
    return _usual(game, options, wish.persons)


def _usual(game: AnyGame, options: Options, people: int) -> int:
    """The first number of seats from the usual one up, then down, that these options allow."""
    fewest, most = game.players
    start: int = min(max(USUAL, fewest, people), max(most, people))
    down = range(start - 1, max(fewest, people) - 1, -1)
    return first_allowed(options, [*range(start, most + 1), *down]) or start


def first_allowed(options: Options, counts: Sequence[int]) -> int | None:
    """The first of these numbers of seats that the options allow.

    Where they allow none it is the first that the rules as printed allow: the options are to blame.
    """
    for house in (options, type(options)()):
        for seats in counts:
            if house.problem(seats) is None:
                return seats
    return None


def chairs(levels: Sequence[Level | None], names: Sequence[str] = (), lot: str = "") -> list[Chair]:
    """Chairs for people (None) and bots, each with a name of its own."""
    people = [seat for seat, one in enumerate(levels) if one is None]
    given = dict(zip(people, map(name, names), strict=False))
    for one in given.values():
        if [other.casefold() for other in given.values()].count(one.casefold()) > 1:
            raise BadOption(message("seat-same-name", name=one))
    if len(people) == 1:
        given.setdefault(people[0], login() or "Player")
    for number, seat in enumerate(people):
        given.setdefault(seat, f"Player {'ABCDEFGHIJKL'[number % 12]}")
    asked = [one.character for one in levels if one and one.character]
    free = len(levels) - len(people) - len(asked)
    parts = iter(drawn(free, lot, asked, given.values()))
    return [
        Chair(given[seat]) if one is None else _bot(one, parts) for seat, one in enumerate(levels)
    ]


def _bot(level: Level, parts: Iterator[str]) -> Chair:
    """The character that was asked for, or the next by lot; a program is only called like one."""
    if level.character:
        return Chair(called(level.character), level)
    part = next(parts)
    return Chair(called(part), level if level.follows else level.played_by(face(part)))


def name(given: str) -> str:
    """A name that can be printed; an empty one raises `BadOption`."""
    said = " ".join(harmless(given).split())[:_LONGEST_NAME].strip()
    if not said:
        raise BadOption(message("seat-no-name", name=repr(given)))
    return said


def login() -> str:
    """The name under which somebody uses this machine; "" where it has none."""
    user = os.environ.get("USER") or os.environ.get("USERNAME") or ""
    said = " ".join(harmless(user).split())[:_LONGEST_NAME].strip()
    return said[:1].upper() + said[1:]


def reseated(saved: Saved, wish: Wish) -> list[Chair]:
    """The chairs of a resumed game: as they were saved, unless something else is asked for."""
    play = saved.play
    if saved.chairs and wish.is_empty and not wish.names:
        levels = [None if key == PERSON else budgeted(key) for key in saved.chairs]
        found = chairs(levels)
    else:
        asked = Wish(play.seats, wish.people, wish.bots, wish.names)
        found = seated(play.game, play.options, asked)
    if len(play.players) == play.seats and not wish.names:
        found = [
            Chair(harmless(was)[:_LONGEST_NAME].strip() or chair.name, chair.level)
            for was, chair in zip(play.players, found, strict=True)
        ]
    return found
