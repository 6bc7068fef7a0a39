"""Tables that no game could reach are refused before they are laid."""

import pytest

from handful.core import BadTable
from handful.core.catalog import game

GAME = game("boom")


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"phase": "one_up"}, "0 cards lie open in the phase one_up."),
        ({"phase": "two_up", "up": "A1"}, "1 cards lie open in the phase two_up."),
        ({"phase": "two_up", "up": "A1 B1 C1"}, "3 cards lie open in the phase two_up."),
        ({"phase": "ready", "up": "A1"}, "1 cards lie open in the phase ready."),
        ({"turn": 2}, "There is no seat 2 at this table (turn)."),
        ({"late": 2}, "There is no seat 2 at this table (late)."),
        ({"laid": -1}, "laid cannot be -1: it is 0 at least."),
        ({"laid": 8}, "9 cards have been laid at least, not 8."),
        ({"numbers": [1, 2, 3, 4, 5, 6, 7, 8, 8]}, "Every card has a number of its own, from 1."),
        ({"numbers": [0, 2, 3, 4, 5, 6, 7, 8, 9]}, "Every card has a number of its own, from 1."),
        ({"dry": -1}, "dry cannot be -1: it is 0 at least."),
        ({"dry": 10}, "After 10 dry turns help comes (BD-73)."),
        ({"wins": -1}, "wins cannot be -1: it is 0 at least."),
        ({"wins": 1}, "Only a window has a fuse, a time and wins."),
        ({"stock": 5000}, "Only a window has a fuse, a time and wins."),
        ({"until": 5000}, "Only a window has a fuse, a time and wins."),
        ({"phase": "window"}, "A window burns a TIMER, and has a stock or a deadline."),
        ({"fuse": "W", "stock": 500}, "A window burns a TIMER, and has a stock or a deadline."),
        ({"fuse": "T"}, "A window burns a TIMER, and has a stock or a deadline."),
        (
            {"fuse": "T", "stock": 500, "until": 500},
            "A window burns a TIMER, and has a stock or a deadline.",
        ),
        ({"fuse": "T +1", "stock": 500}, "A fuse is made of TIMERs and WILDs, not of +1.R."),
        ({"phase": "stuck_vote"}, "Seat 0 has not called stuck."),
        ({"agreed": [1]}, "Seats agree in the phase stuck_vote, and not with themselves."),
        (
            {"phase": "stuck_vote", "called": [0], "agreed": [0]},
            "Seats agree in the phase stuck_vote, and not with themselves.",
        ),
        ({"called": [0, 0]}, "called names seats at the table, each once, not [0, 0]."),
        ({"pool_open": False, "pool": "+1"}, "A closed pool holds no cards (BD-75)."),
        ({"pool": "+1", "hands": ["+2"]}, "With the pool open nobody holds cards (BD-75)."),
        ({"hands": ["+1 +2 +3 -1"]}, "Seat 0 holds 4 cards, and 3 is the most (BD-60)."),
        ({"hands": ["", "", ""]}, "There are 3 hands but 2 seats."),
        ({"won": [5]}, "won is a list of lines of cards."),
        ({"reason": "boredom"}, "reason is one of '', nothing_left, stuck, not 'boredom'."),
        ({"reason": "stuck"}, "A game that has ended is in the phase over, with its reason."),
        ({"phase": "over"}, "A game that has ended is in the phase over, with its reason."),
        ({"first_moment": True, "up": "A1"}, "The first moment of a turn is before any card is"),
    ],
)
def test_refused(table: dict[str, object], said: str) -> None:
    with pytest.raises(BadTable) as refused:
        GAME.knowledge.arrange(GAME.rules.options.read({}), 2, table)
    assert str(refused.value).startswith(said)
