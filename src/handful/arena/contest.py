"""Who meets whom: a contest is a list of games that follows from its declaration alone."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from handful.core import Chance, Options
from handful.core.catalog import game

from . import salt


@dataclass(frozen=True, slots=True)
class Contest:
    """Some players, one game with its house rules, and how many games for each number of seats.

    Every deal is played once for each rotation of its seating, so that luck of the cards and of
    the chair falls to all alike.
    """

    game: str
    values: Mapping[str, object]
    """The options of the game, as plain data."""
    players: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    first: int = 0
    """The number of the first deal."""
    salt: str | None = None
    """What makes the deals secret; without it the number of a deal is its seed."""
    corrected: bool = False
    """Whether the luck of every game is found out too."""
    exploit: int = 0
    """In so many end games of each player the best response to it is found."""

    def options(self) -> Options:
        """The house rules."""
        return game(self.game).rules.options.read(self.values)

    def seed_of(self, meeting: "Meeting") -> int:
        """The seed of a game: alike in all rotations of a deal."""
        if self.salt is None:
            return meeting.deal
        return salt.seed_of(self.salt, self.game, meeting.seats, meeting.deal)

    def key_of(self, meeting: "Meeting", seat: int) -> bytes | None:
        """Where the random numbers of a program in this chair come from."""
        if self.salt is None:
            return None
        return salt.key_of(
            self.salt, "chance", self.game, meeting.seats, meeting.deal, *meeting.seating, seat
        )

    def end_game_seed(self, seats: int, deal: int) -> int:
        """The seed of a deal of which only the end is looked at."""
        if self.salt is None:
            return self.first + deal
        return salt.seed_of(self.salt, "end game", self.game, seats, deal)

    def meetings(self) -> "Iterator[Meeting]":
        """Every game of the contest, in order."""
        for seats in self.seats:
            deal, left = self.first, self.games
            while left > 0:
                for seating in seatings(self.players, seats, deal)[:left]:
                    yield Meeting(seats, deal, seating)
                    left -= 1
                deal += 1


@dataclass(frozen=True, slots=True)
class Meeting:
    """One game: its deal and who sits where."""

    seats: int
    deal: int
    seating: tuple[str, ...]


def seatings(players: tuple[str, ...], seats: int, deal: int) -> list[tuple[str, ...]]:
    """All different rotations of one order of the players, drawn for this deal.

    Fewer players than seats sit down again from the first on (from another first each deal); of
    more players than seats each deal draws some.
    """
    chance = Chance(deal)
    if len(players) > seats:
        order = list(range(len(players)))
        chance.shuffle(order)
        order = order[:seats]
    else:
        order = [(deal + seat) % len(players) for seat in range(seats)]
        chance.shuffle(order)
    named = tuple(players[one] for one in order)
    turned = (named[shift:] + named[:shift] for shift in range(seats))
    return list(dict.fromkeys(turned))
