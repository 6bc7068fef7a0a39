"""What the arena says of games whose results are known."""

import random

import pytest

from handful.arena.playing import Played, Thought
from handful.arena.standings import duels, interval, rated, standings


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
    assert (a.player, a.games, b.player, b.games) == ("a", 3, "b", 3)
    assert [a.share, b.share, a.score] == pytest.approx([2 / 3, 1 / 3, 20 / 3])
    assert a.milliseconds == pytest.approx((2 + 4 + 2) / 3)
    assert a.slowest == 10


def test_a_duel_is_who_finishes_ahead_at_the_same_table() -> None:
    games = [game(0, ("a", "b", "b"), 0), game(1, ("b", "a", "b"), 0), game(2, ("a", "b", "b"), 0)]
    (duel,) = duels(3, games)
    assert (duel.player, duel.other) == ("a", "b")
    assert duel.share == pytest.approx((2 + 0.5 + 2) / 6)
    assert duel.low < duel.share < duel.high


def test_wilsons_interval_of_a_textbook() -> None:
    assert interval(0.1, 100) == pytest.approx((0.0552, 0.1744), abs=1e-4)
    assert interval(0.0, 10)[1] == pytest.approx(0.2775, abs=1e-4)


def test_the_interval_holds_the_truth_nineteen_times_in_twenty() -> None:
    """Also where all games of a deal go the same way, so that there is less to learn."""
    chance, held, trials = random.Random(1), 0, 400
    for _ in range(trials):
        games = []
        for deal in range(60):
            best = 0 if chance.random() < 0.6 else 1
            games += [game(deal, ("a", "b"), best), game(deal, ("b", "a"), 1 - best)]
        share = next(one for one in standings(2, games) if one.player == "a")
        held += share.low <= 0.6 <= share.high
    assert 0.92 < held / trials < 0.98


def test_ratings_put_the_stronger_first() -> None:
    chance = random.Random(2)
    games = [game(deal, ("a", "b", "b"), 0 if chance.random() < 0.7 else 1) for deal in range(80)]
    ratings = rated(games)
    assert ratings["a"][0] - ratings["b"][0] > ratings["a"][1] + ratings["b"][1]
