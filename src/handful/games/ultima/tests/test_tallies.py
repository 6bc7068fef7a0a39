"""What a designer counts, in one hand."""

from handful.games.ultima.rules.events import Caught, HandOver, HandStarted, Played
from handful.games.ultima.study.tallies import tallies


def played(seat: int, action: str) -> Played:
    return Played(
        seat, "R-m3", "R-m3", "R", match=(), drawn=False, action=action, left=3, notes=(0, 3)
    )


def test_a_hand_is_won_by_whoever_played_what() -> None:
    over = HandOver(1, "out", hands=(), points=(), gains=(), totals=())
    moves = [played(1, "draw2"), played(0, ""), played(0, "draw2"), Caught(0, 1)]
    found = tallies([HandStarted(1, 0, 1, 1), *moves, over])
    assert found["the starter wins the hand"] == (0.0, 1.0)
    assert found["who plays a draw2 wins the hand"] == (1.0, 2.0)
    assert found["who plays a plain card wins the hand"] == (0.0, 1.0)
    assert found["caught silent, in a hand"] == (1.0, 1.0)
