"""What a contest shows: shares of wins with their 95 % intervals, scores, ratings, times."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations

from openskill.models import PlackettLuce

from .playing import Played

NORMAL = 1.96
"""So many standard deviations on either side hold 95 %."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player has done with so many players at the table."""

    seats: int
    player: str
    games: int
    """Games times the chairs it had in them."""
    share: float
    low: float
    high: float
    score: float
    rating: float | None
    """Where it stands by the Plackett–Luce model; None where a table wins or loses as one."""
    sigma: float | None
    decisions: int
    milliseconds: float
    """On average for one decision."""
    slowest: float


def standings(seats: int, games: Sequence[Played]) -> list[Standing]:
    """One line for each player, the best share first."""
    ratings = {} if any(one.together for one in games) else rated(games)
    players = dict.fromkeys(name for one in games for name in one.seating)
    found = [_standing(seats, name, games, ratings.get(name)) for name in players]
    return sorted(found, key=lambda one: -one.share)


def _standing(
    seats: int, name: str, games: Sequence[Played], rating: tuple[float, float] | None
) -> Standing:
    chairs = [(one, seat) for one in games for seat, who in enumerate(one.seating) if who == name]
    share, low, high = _share(name, games)
    thoughts = [one.thoughts[seat] for one, seat in chairs]
    decisions = sum(one.decisions for one in thoughts)
    return Standing(
        seats,
        name,
        len(chairs),
        share,
        low,
        high,
        sum(one.scores[seat] for one, seat in chairs) / len(chairs),
        rating[0] if rating else None,
        rating[1] if rating else None,
        decisions,
        1000 * sum(one.seconds for one in thoughts) / max(1, decisions),
        1000 * max(one.slowest for one in thoughts),
    )


@dataclass(frozen=True, slots=True)
class Duel:
    """How often one player finishes ahead of another at the same table; a tie is half."""

    seats: int
    player: str
    other: str
    share: float
    low: float
    high: float


def duels(seats: int, games: Sequence[Played]) -> list[Duel]:
    """Every pair of players that have met, whoever is ahead more often first."""
    met: dict[tuple[str, str], list[tuple[int, float]]] = {}
    for game in games:
        for (one, mine), (two, its) in permutations(zip(game.seating, game.places, strict=True), 2):
            if one != two:
                ahead = 0.5 if mine == its else float(mine < its)
                met.setdefault((one, two), []).append((game.deal, ahead))
    found = [Duel(seats, one, two, *_clustered(pairs)) for (one, two), pairs in met.items()]
    return sorted((one for one in found if one.share > 0.5), key=lambda one: -one.share)


def _share(name: str, games: Sequence[Played]) -> tuple[float, float, float]:
    """Wins per chair and game."""
    return _clustered(
        [
            (one.deal, won)
            for one in games
            for won, who in zip(one.returns, one.seating, strict=True)
            if who == name
        ]
    )


def _clustered(found: Sequence[tuple[int, float]]) -> tuple[float, float, float]:
    """A share and its interval; deals are taken whole, for their games are not independent."""
    deals: dict[int, tuple[float, int]] = {}
    for deal, value in found:
        won, chairs = deals.get(deal, (0.0, 0))
        deals[deal] = won + value, chairs + 1
    total = len(found)
    share = sum(value for _, value in found) / total
    squares = sum((won - share * chairs) ** 2 for won, chairs in deals.values())
    count = len(deals)
    variance = squares / total**2 * count / max(1, count - 1)
    plain = share * (1 - share)
    worth = plain / variance if variance and plain and count > 1 else float(count)
    return share, *interval(share, worth)


def interval(share: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of so many independent games."""
    z = NORMAL**2 / games
    middle = (share + z / 2) / (1 + z)
    half = NORMAL * math.sqrt(share * (1 - share) / games + z / (4 * games)) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)


def rated(games: Iterable[Played]) -> dict[str, tuple[float, float]]:
    """Mean and deviation of each player's strength; who sits twice is moved by the mean."""
    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    for one in games:
        before = [
            model.rating(*known[name]) if name in known else model.rating() for name in one.seating
        ]
        after = model.rate(
            [[rating] for rating in before], ranks=[float(place) for place in one.places]
        )
        moved: dict[str, list[tuple[float, float]]] = {}
        for name, (rating,) in zip(one.seating, after, strict=True):
            moved.setdefault(name, []).append((rating.mu, rating.sigma))
        for name, places in moved.items():
            mus, sigmas = zip(*places, strict=True)
            known[name] = sum(mus) / len(mus), sum(sigmas) / len(sigmas)
    return known
