"""What the arena says of games whose results are known."""

import random

import pytest

from handful.arena.intervals import interval, student
from handful.arena.playing import Played, Thought
from handful.arena.standings import duels, standings


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
