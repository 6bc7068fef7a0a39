"""A described table is refused in words where no game could reach it."""

import pytest

from handful.core import BadTable
from handful.games.ultima import GAME


@pytest.mark.parametrize(
    "table",
    [
        {"turn": 3},
        {"turn": -1},
        {"starter": 3},
        {"exposed": 3},
        {"last_winner": -2},
        {"top_owner": 64},
        {"direction": 0},
        {"called": [3]},
        {"active": [-1]},
        {"chance": 1 << 64},
        {"pending": 1 << 40},
        {"totals": [1 << 40]},
        {"hands": ["?", "?", "?", "?"]},
    ],
)
def test_what_no_game_could_reach_is_refused(table: dict[str, object]) -> None:
    with pytest.raises(BadTable):
        GAME.arrange(GAME.options(), 3, table)
