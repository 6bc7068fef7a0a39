"""A contest is fair by construction; ratings and standings follow from its results alone."""

import math
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations

import pytest

from handful.arena.contest import Contest, seatings
from handful.arena.intervals import interval, student
from handful.arena.playing import Played, Thought
from handful.arena.ratings import Rating, rated
from handful.arena.standings import duels, standings


@pytest.mark.parametrize("seats", range(2, 13))
@pytest.mark.parametrize("players", [("a", "b"), ("a", "b", "c"), ("a", "b", "b", "b")])
def test_within_a_deal_every_player_has_every_chair_equally_often(
    players: tuple[str, ...], seats: int
) -> None:
    for deal in range(10):
        found = seatings(players, seats, deal)
        assert len(set(found)) == len(found)
        chairs = [Counter(seating[seat] for seating in found) for seat in range(seats)]
        assert all(one == chairs[0] for one in chairs)


@pytest.mark.parametrize(("players", "seats"), [(2, 3), (3, 4), (5, 3), (4, 12)])
def test_over_many_deals_everybody_plays_as_much(players: int, seats: int) -> None:
    names = tuple("abcdefgh"[:players])
    played = Counter(
        name for deal in range(600) for seating in seatings(names, seats, deal) for name in seating
    )
    fair = sum(played.values()) / players
    assert all(abs(one - fair) < 0.1 * fair for one in played.values())


def test_a_longer_contest_begins_with_the_shorter_one() -> None:
    short = list(Contest("any", {}, ("a", "b"), (3,), 10).meetings())
    assert len(short) == 10
    assert list(Contest("any", {}, ("a", "b"), (3,), 25).meetings())[:10] == short


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
    import choix  # all of SciPy comes with it
    import numpy as np

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


def game(deal: int, seating: tuple[str, ...], winner: int) -> Played:
    seats = range(len(seating))
    return Played(
        len(seating),
        deal,
        seating,
        tuple(float(seat == winner) for seat in seats),
        tuple(1 if seat == winner else 2 for seat in seats),
        tuple(10 * (seat == winner) for seat in seats),
        tuple(Thought(10, 0.02 * (seat + 1), 0.01) for seat in seats),
        20,
        False,
    )


def test_shares_scores_and_times_are_those_of_the_games() -> None:
    games = [game(0, ("a", "b"), 0), game(0, ("b", "a"), 1), game(1, ("a", "b"), 1)]
    a, b = standings(2, games)
    assert (a.player, a.chairs, b.player, b.chairs) == ("a", 3, "b", 3)
    assert [a.share, b.share, a.score] == pytest.approx([2 / 3, 1 / 3, 20 / 3])
    assert a.milliseconds == pytest.approx((2 + 4 + 2) / 3)
    assert a.slowest == 10


def test_a_duel_is_who_finishes_ahead_at_the_same_table() -> None:
    games = [game(0, ("a", "b", "b"), 0), game(1, ("b", "a", "b"), 0), game(2, ("a", "b", "b"), 0)]
    (duel,) = duels(3, games)
    assert (duel.player, duel.other) == ("a", "b")
    assert duel.share == pytest.approx((2 + 0.5 + 2) / 6)
    assert duel.low < duel.share < duel.high


def test_an_even_duel_is_told_once() -> None:
    (duel,) = duels(2, [game(0, ("b", "a"), 0), game(0, ("a", "b"), 0)])
    assert (duel.player, duel.other, duel.share) == ("a", "b", 0.5)


@pytest.mark.parametrize(
    ("freedom", "known"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (100, 1.984)],
)
def test_students_quantiles_of_a_table(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, rel=0.003)


def test_wilsons_interval_of_a_textbook() -> None:
    assert interval(0.1, 100) == pytest.approx((0.0552, 0.1744), abs=1e-4)
    assert interval(0.0, 10)[1] == pytest.approx(0.2775, abs=1e-4)


@pytest.mark.parametrize("deals", [10, 60])
def test_the_interval_holds_the_truth_nineteen_times_in_twenty(deals: int) -> None:
    """Also where all games of a deal go the same way, so that there is less to learn."""
    chance, held, trials = random.Random(1), 0, 400
    for _ in range(trials):
        games = []
        for deal in range(deals):
            best = 0 if chance.random() < 0.6 else 1
            games += [game(deal, ("a", "b"), best), game(deal, ("b", "a"), 1 - best)]
        share = next(one for one in standings(2, games) if one.player == "a")
        held += share.low <= 0.6 <= share.high
    assert 0.92 < held / trials < 0.99
