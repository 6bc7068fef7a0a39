"""Tables that no game could reach are refused before they are laid."""

import pytest

from handful.core import BadTable
from handful.core.catalog import game

GAME = game("ultimatch")


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"phase": "reward", "reward": "R1 R2 R3"}, "A reward is 2 cards, not 3."),
        ({"phase": "reward", "reward": "R1"}, "A reward is 2 cards, not 1."),
        ({"phase": "match", "reward": "R1 R2"}, "A reward is 0 cards, not 2."),
        ({"known": [["R1", "R2", "R3"]]}, "There are 3 known but 2 seats."),
        ({"known": [5]}, "known has a list of lines for each seat, not 5."),
        ({"known": [["", "R3"]], "hands": ["R1", "R2"]}, "Seat 1 does not hold what seat 0 knows."),
        ({"known": [["R1"]], "hands": ["R1"]}, "No seat notes its own hand (0)."),
        ({"turn": 2}, "There is no seat 2 at this table (turn)."),
        ({"turn_number": -1}, "turn_number cannot be -1: it is 0 at least."),
        ({"passes": -1}, "passes cannot be -1: it is 0 at least."),
        ({"passes": 2}, "2 passes in a row end the game (UM-41)."),
        ({"ultimatches": -1}, "ultimatches cannot be -1: it is 0 at least."),
        ({"trades": 2}, "There are 0 to 1 trades in a turn, not 2 (UM-21)."),
        ({"reason": "boredom"}, "reason is one of '', pyramid_cleared, all_passed, no_match, not"),
        ({"reason": "all_passed"}, "A game that has ended is in the phase over, with its reason."),
        ({"phase": "over"}, "A game that has ended is in the phase over, with its reason."),
        ({"pyramid": [5]}, "5 is not row 1 of this pyramid."),
        ({"pyramid": ["?"]}, "'?' is not row 1 of this pyramid."),
        ({"pyramid": 9 * ["?"]}, "'?' is not row 1 of this pyramid."),
        ({"pyramid": []}, "A pyramid without cards is won (UM-46)."),
        ({"asked": [1]}, "Seats are asked and offer in the phase trade."),
        ({"phase": "trade", "asked": [0]}, "Those asked or declining hold a card and are not"),
        ({"phase": "trade", "declined": [1]}, "Those asked or declining hold a card and are not"),
        (
            {"phase": "trade", "hands": ["R1", "R2"], "asked": [1], "declined": [1]},
            "Nobody is asked who has answered.",
        ),
        ({"phase": "trade", "hands": ["R1"], "offers": ["R1 2"]}, "Seat 0 cannot offer 'R1 2'."),
        (
            {"hands": ["", "R1"], "offers": ["", "R1 2"]},
            "Seats are asked and offer in the phase trade.",
        ),
        ({"phase": "trade", "offers": [5]}, "5 is no offer"),
        ({"phase": "donate", "donations": ["R1 R2"]}, "Seat 0 gives one card, not 'R1 R2' (UM-9)."),
        ({"donations": ["R1"]}, "Cards are given in the phase donate."),
        ({"deck": "", "turn": 1}, "A game dealt from a deck has no pyramid yet."),
    ],
)
def test_refused(table: dict[str, object], said: str) -> None:
    with pytest.raises(BadTable) as refused:
        GAME.knowledge.arrange(GAME.rules.options.read({}), 2, {"pyramid": ["P1"]} | table)
    assert str(refused.value).startswith(said)


def test_solitaire_has_nothing_to_share() -> None:
    with pytest.raises(BadTable, match="Solitaire has no alta-hand and no giving"):
        GAME.knowledge.arrange(GAME.rules.options.read({}), 1, {"pyramid": ["P1"], "alta": "R1"})


def test_a_turn_that_begins_has_the_number_described() -> None:
    table = {"begin_turn": True, "pyramid": ["P1"], "hands": ["P2", "R1"]}
    for number, described in ((1, table), (7, table | {"turn_number": 7})):
        assert (
            GAME.knowledge.lay(GAME.knowledge.arrange(GAME.rules.options.read({}), 2, described))[
                "turn_number"
            ]
            == number
        )
