"""A described table is refused in words where no game could reach it."""

import pytest

from handful.core import BadTable
from handful.games.ultima import GAME


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"turn": 3}, "There is no seat 3 at this table (turn)."),
        ({"turn": -1}, "There is no seat -1 at this table (turn)."),
        ({"turn": True}, "turn is a whole number, not True."),
        ({"starter": 3}, "There is no seat 3 at this table (starter)."),
        ({"exposed": 3}, "There is no seat 3 at this table (exposed)."),
        ({"last_winner": -2}, "There is no seat -2 at this table (last_winner)."),
        ({"top_owner": 64}, "There is no seat 64 at this table (top_owner)."),
        ({"direction": 0}, "Play goes in direction 1 or -1, not 0."),
        ({"called": [3]}, "called names seats at the table, each once, not [3]."),
        ({"called": [0, 0]}, "called names seats at the table, each once, not [0, 0]."),
        ({"active": [-1]}, "active names seats at the table, each once, not [-1]."),
        ({"active": [0]}, "At least two seats play on, not [0]."),
        ({"active": [0, 1], "called": [2]}, "Only active seats call, answer and stop (UL-58)."),
        ({"active": [0, 1], "turn": 2}, "Seat 2 is out, so it has no turn (UL-58)."),
        ({"active": [0, 1], "hands": ["?", "?", "R-m2"]}, "Seat 2 is out and holds no cards"),
        ({"out_in": [0, 1]}, "Seat 1 went out in hand 1, but is active."),
        ({"chance": 1 << 64}, "chance cannot be"),
        ({"pending": 1 << 40}, "pending cannot be"),
        ({"pending": -3}, "pending cannot be -3: it is 0 at least."),
        ({"pending": 2}, "Cards are pending just where a tritone is to be answered"),
        ({"phase": "penalty"}, "Cards are pending just where a tritone is to be answered"),
        ({"turns": -1}, "turns cannot be -1: it is 0 at least."),
        ({"passes": 3}, "So many passes end a hand (UL-44): 3."),
        ({"hand_number": 0}, "hand_number cannot be 0: it is 1 at least."),
        ({"laid": 0}, "laid cannot be 0: 1 card lies in the discard pile."),
        ({"guard_until": -2}, "guard_until cannot be -2: it is -1 at least."),
        ({"totals": [1 << 40]}, "totals cannot be"),
        ({"totals": [-1]}, "totals cannot be -1: it is 0 at least."),
        ({"totals": [1, 2, 3, 4]}, "There are 4 totals but 3 seats."),
        ({"out_in": [0, 0, 0, 1]}, "There are 4 out_in but 3 seats."),
        ({"hands": ["?", "?", "?", "?"]}, "There are 4 hands but 3 seats."),
        ({"hands": ["", "?", "?"]}, "Seat 0 has no cards, so the hand is over (UL-46)."),
        ({"top": ""}, "top is one card, not ''."),
        ({"top": "R-P5 B-P5"}, "top is one card, not 'R-P5 B-P5'."),
        ({"top": ["R-P5"]}, "['R-P5'] is no line of cards of Ultima."),
        ({"top": "R-P5", "color": "B"}, "The colour of R-P5 is R, unless it is a declared tritone"),
        ({"declared": True}, "A colour is declared with a tritone, not with R-P1 (UL-25)."),
        ({"drawn": "R-m2 R-M2"}, "drawn is one card or none, not 'R-m2 R-M2'."),
        ({"drawn": "R-m2", "hands": ["B-m2"]}, "Seat 0 has not drawn R-m2: it does not hold it."),
        ({"phase": "drawn"}, "A card has been drawn just in the phase drawn."),
        ({"turn_up": True, "top": "R-P5"}, "turn_up begins a hand: it has no top or covered yet."),
        ({"turn_up": True, "exactly": True}, "turn_up needs a draw pile."),
        ({"reason": "target"}, "A game that has ended is in the phase game_over."),
        ({"phase": "game_over"}, "A game that has ended is in the phase game_over."),
        ({"turns": 1000}, "A hand ends after 1000 turns (UL-45)."),
        ({"hand_number": 1000}, "A game ends after"),
        ({"active": [0, 1], "exposed": 2}, "Seat 2 is out, so it cannot be caught (UL-58)."),
        ({"stops": [0]}, "Seats stop between hands (UL-53)."),
        ({"opening": True}, "The opening tritone is to be answered in the phase penalty."),
    ],
)
def test_what_no_game_could_reach_is_refused(table: dict[str, object], said: str) -> None:
    with pytest.raises(BadTable) as refused:
        GAME.knowledge.arrange(GAME.rules.options(), 3, table)
    assert str(refused.value).startswith(said)
