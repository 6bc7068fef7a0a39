"""What a contest shows: shares of wins with their 95 % intervals, scores, ratings, times."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

from .intervals import clustered
from .playing import Played
from .ratings import Rating, rated


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player has done with so many players at the table."""

    seats: int
    player: str
    chairs: int
    """Games times the chairs it had in them."""
    share: float
    low: float
    high: float
    score: float
    rating: float | None
    """On the scale of Elo, 1500 in the mean; None where a table wins or loses as one."""
    margin: float | None
    """So much on either side of the rating holds 95 %."""
    decisions: int
    milliseconds: float
    """On average for one decision."""
    slowest: float
    processor: float
    """Milliseconds of processor time for a decision."""
    tokens: float
    """Of a language model, for a game, as the program says."""
    cost: float
    """Money for a game, as it says."""


def standings(seats: int, games: Sequence[Played]) -> list[Standing]:
    """One line for each player, the best share first."""
    ratings = {} if any(one.together for one in games) else rated(games)
    players = dict.fromkeys(name for one in games for name in one.seating)
    found = [_standing(seats, name, games, ratings.get(name)) for name in players]
    return sorted(found, key=lambda one: -one.share)


def _standing(seats: int, name: str, games: Sequence[Played], rating: Rating | None) -> Standing:
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
        rating.value if rating else None,
        rating.margin if rating else None,
        decisions,
        1000 * sum(one.seconds for one in thoughts) / max(1, decisions),
        1000 * max(one.slowest for one in thoughts),
        1000 * sum(one.processor for one in thoughts) / max(1, decisions),
        sum(one.tokens for one in thoughts) / len(chairs),
        sum(one.cost for one in thoughts) / len(chairs),
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
    found = [Duel(seats, one, two, *clustered(pairs)) for (one, two), pairs in met.items()]
    # An even pair is told once too.
    first = (one for one in found if (one.share, one.other) > (0.5, one.player))
    return sorted(first, key=lambda one: -one.share)


def _share(name: str, games: Sequence[Played]) -> tuple[float, float, float]:
    """Wins per chair and game."""
    return clustered(
        [
            (one.deal, won)
            for one in games
            for won, who in zip(one.returns, one.seating, strict=True)
            if who == name
        ]
    )
