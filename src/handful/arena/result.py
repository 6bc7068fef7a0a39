"""All that is said of a contest, for people and for programs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .contest import Contest, Meeting, seatings
from .exploitability import Exploit, Exploited, summed
from .luck import Corrected, corrected
from .playing import Played
from .salt import commitment
from .standings import Duel, Standing, duels, standings


@dataclass(frozen=True, slots=True)
class Deals:
    """How many deals were played with so many players at the table."""

    seats: int
    deals: int
    uneven: int
    """So many of them not in every rotation of their seating."""
    missing: int
    """So many games would be needed to play those out."""


@dataclass(frozen=True, slots=True)
class Result:
    """A contest and what came of it."""

    game: str
    options: Mapping[str, object]
    players: tuple[str, ...]
    seed: int
    games: int
    """How many are finished."""
    complete: bool
    """Whether these are all that were asked for."""
    moves_per_second: float | None
    """Of the games that were played just now; None where there were none."""
    deals: list[Deals]
    standings: list[Standing]
    duels: list[Duel]
    corrected: list[Corrected] = field(default_factory=list)
    """Shares of wins less luck, where that was asked for."""
    commitment: str | None = None
    """What was shown of the salt beforehand, where the deals were secret."""
    salt: str | None = None
    """The salt itself, once nothing more is to be played."""
    exploits: list[Exploit] = field(default_factory=list)


def result(
    contest: Contest,
    games: Sequence[Played],
    moves_per_second: float | None,
    found_out: Sequence[Exploited] = (),
) -> Result:
    """What can be said of these games, one number of seats after the other."""
    found = {seats: [one for one in games if one.seats == seats] for seats in contest.seats}
    apart = {seats: [one for one in some if not one.together] for seats, some in found.items()}
    return Result(
        contest.game,
        contest.values,
        contest.players,
        contest.first,
        len(games),
        len(games) == contest.games * len(contest.seats),
        moves_per_second,
        [_deals(contest.players, seats, some) for seats, some in found.items()],
        [row for seats, some in found.items() for row in standings(seats, some)],
        [row for seats, some in apart.items() for row in duels(seats, some)],
        [row for seats, some in found.items() for row in corrected(seats, some)]
        if contest.corrected
        else [],
        commitment(contest.salt) if contest.salt else None,
        contest.salt if len(games) == contest.games * len(contest.seats) else None,
        [row for seats in contest.seats for row in summed(seats, found_out)],
    )


def _deals(players: tuple[str, ...], seats: int, games: Sequence[Played]) -> Deals:
    played = {one.meeting for one in games}
    deals = dict.fromkeys(one.deal for one in games)
    missing = [
        [Meeting(seats, deal, one) not in played for one in seatings(players, seats, deal)]
        for deal in deals
    ]
    uneven = sum(any(one) for one in missing)
    return Deals(seats, len(deals), uneven, sum(map(sum, missing)))
