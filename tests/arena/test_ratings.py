"""Ratings are a fit: they follow from who finishes ahead of whom, and from nothing else."""

import math
import random
from collections.abc import Mapping, Sequence
from itertools import permutations

import choix
import numpy as np
import pytest

from handful.arena.contest import seatings
from handful.arena.playing import Played, Thought
from handful.arena.ratings import Rating, rated
from handful.arena.standings import duels

ODDS = {"a": 1.0, "b": 1.6, "c": 2.2, "d": 4.0}


def finished(deal: int, seating: tuple[str, ...], places: Sequence[int]) -> Played:
    none = (0,) * len(seating)
    thoughts = (Thought(1, 0.0, 0.0),) * len(seating)
    won = tuple(float(place == 1) for place in places)
    return Played(len(seating), deal, seating, won, tuple(places), none, thoughts, 1, False)


def raced(chance: random.Random, deal: int, seating: tuple[str, ...]) -> Played:
    """A race in which each chair arrives at its player's rate: the model holds for every pair."""
    times = [chance.expovariate(ODDS[name]) for name in seating]
    return finished(deal, seating, [sorted(times).index(time) + 1 for time in times])


def contest(chance: random.Random, players: str, seats: int, deals: int) -> list[Played]:
    return [
        raced(chance, deal, seating)
        for deal in range(deals)
        for seating in seatings(tuple(players), seats, deal)
    ]


@pytest.mark.parametrize(("players", "seats"), [("abcd", 4), ("abcd", 3), ("abc", 7), ("abbb", 4)])
def test_the_order_of_the_games_does_not_matter(players: str, seats: int) -> None:
    chance = random.Random(3)
    games = contest(chance, players, seats, 30)
    first = rated(games)
    for _ in range(5):
        chance.shuffle(games)
        again = rated(games)
        for name, rating in first.items():
            assert again[name] == pytest.approx(rating, abs=1e-6)


@pytest.mark.parametrize(("players", "seats"), [("abcd", 4), ("abcd", 3), ("abc", 7), ("abbb", 4)])
def test_a_library_made_for_it_finds_the_same(players: str, seats: int) -> None:
    """choix fits the same model; the draw of the start is one more player to it."""
    games = contest(random.Random(5), players, seats, 40)
    names = sorted(set(players))
    won = np.full((len(names) + 1, len(names) + 1), 0.0)
    won[-1, :-1] = won[:-1, -1] = 0.5
    for game in games:
        finishes = zip(game.seating, game.places, strict=True)
        for (mine, ahead), (its, behind) in permutations(finishes, 2):
            if mine != its:
                won[names.index(mine), names.index(its)] += ahead < behind
    strengths = choix.ilsr_pairwise_dense(won, tol=1e-10)[:-1]
    wanted = 1500 + 400 / math.log(10) * (strengths - strengths.mean())
    ratings = rated(games)
    assert [ratings[name].value for name in names] == pytest.approx(list(wanted), abs=0.01)


@pytest.mark.parametrize(("players", "seats"), [("abcd", 4), ("abcd", 3), ("abcd", 9), ("abc", 8)])
def test_who_finishes_ahead_more_often_of_everybody_is_rated_higher(
    players: str, seats: int
) -> None:
    """Also with several chairs of one player at a table, and whoever was late to be strong."""
    found = contest(random.Random(4), players, seats, 150)
    for games in (found, found[::-1]):
        ratings = rated(games)
        ahead = {(one.player, one.other) for one in duels(seats, games)}
        assert len(ahead) == len(players) * (len(players) - 1) / 2
        assert all(ratings[one].value > ratings[two].value for one, two in ahead)


def test_a_lead_of_four_hundred_is_ten_to_one() -> None:
    places = [(1, 2)] * 1000 + [(2, 1)] * 100
    ratings = rated([finished(deal, ("a", "b"), one) for deal, one in enumerate(places)])
    assert ratings["a"].value - ratings["b"].value == pytest.approx(400, abs=2)
    assert ratings["a"].value + ratings["b"].value == pytest.approx(3000)


def test_a_tie_is_half() -> None:
    games = [finished(0, ("a", "b"), (1, 1)), finished(1, ("a", "b"), (1, 1))]
    assert [one.value for one in rated(games).values()] == pytest.approx([1500, 1500])


@pytest.mark.parametrize("deals", [1, 10, 1000])
def test_who_always_wins_is_far_ahead_and_not_infinitely(deals: int) -> None:
    ratings = rated([finished(deal, ("a", "b", "c"), (1, 2, 3)) for deal in range(deals)])
    values = [ratings[name].value for name in "abc"]
    assert values == sorted(values, reverse=True)
    assert all(math.isfinite(one.value) and one.margin > 50 for one in ratings.values())
    assert values[0] < 3000


def test_more_games_leave_less_open() -> None:
    chance = random.Random(5)
    few, many = (rated(contest(chance, "abcd", 4, deals)) for deals in (20, 320))
    for name in "abcd":
        assert many[name].margin == pytest.approx(few[name].margin / 4, rel=0.3)


def test_games_of_one_deal_that_go_alike_tell_as_much_as_one() -> None:
    chance = random.Random(6)
    games = [raced(chance, deal, tuple("abcd")) for deal in range(200)]
    once, thrice = rated(games), rated(games * 3)
    for name, rating in once.items():
        assert thrice[name].margin == pytest.approx(rating.margin, rel=0.05)


def test_who_meets_nobody_has_no_rating() -> None:
    assert rated([]) == {}
    assert rated([finished(0, ("a", "a"), (1, 2))]) == {}


@pytest.mark.parametrize("deals", [12, 60])
def test_the_margin_holds_the_truth_nineteen_times_in_twenty(deals: int) -> None:
    chance, trials = random.Random(7), 150
    truth = dict(zip("abcd", _elo(ODDS), strict=True))
    held = 0
    for _ in range(trials):
        found = rated(contest(chance, "abcd", 4, deals))
        held += sum(_holds(found[name], truth[name]) for name in "abcd")
    assert 0.92 < held / trials / 4 < 0.98


def _elo(odds: Mapping[str, float]) -> list[float]:
    logs = [400 * math.log10(one) for one in odds.values()]
    return [1500 + one - sum(logs) / len(logs) for one in logs]


def _holds(rating: Rating, truth: float) -> bool:
    return abs(rating.value - truth) <= rating.margin
