"""No game of the catalogue takes harm from what a client may send.

`HANDFUL_CASES` says how many moves are thrown at each (12,000 unless told).
By hand: `python -m handful.testing.hostile GAME --moves 1000000`.
"""

import os

import pytest

from handful.core.catalog import game, keys
from handful.testing.hostile import attack

MOVES = int(os.environ.get("HANDFUL_CASES", "12000"))


@pytest.mark.parametrize("key", keys())
def test_hostile_moves_do_no_harm(key: str) -> None:
    tally = attack(game(key), 0, MOVES)
    assert tally.thrown == MOVES
    assert tally.accepted < MOVES // 4, "these moves are not hostile enough"
