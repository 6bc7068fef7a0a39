"""The numbers of moves: every form has one, and offers are listed without a gap."""

import pytest

from handful.core import Refused
from handful.games.ultimatum import GAME
from handful.games.ultimatum.rules.moves import MOVES, SPACE, TOO_MUCH
from handful.games.ultimatum.rules.options import Options

EIGHT = Options.read({"starting_chips": 50})
ONE_RICH = {"chips": [0, 400, 0, 0, 0, 0, 0, 0], "hands": ["G1 T1 SW ST BL UL CO DR RO"]}


def test_every_number_of_the_space_is_one_move() -> None:
    for move in range(SPACE):
        assert MOVES.read(MOVES.text(move)) == move


def test_a_window_is_part_of_the_number() -> None:
    move = MOVES.read("counter 8 window 12")
    assert MOVES.decode(move) == {"move": "counter", "share": 8, "window": 12}
    assert move % SPACE == MOVES.read("counter 8")


def test_every_share_that_no_stack_allows_is_the_same_one() -> None:
    assert {MOVES.read(f"counter {share}") for share in (-5, 401, 999)} == {
        MOVES.read(f"counter {TOO_MUCH}")
    }


def test_offers_are_listed_completely_for_eight_seats_and_one_large_stack() -> None:
    state = GAME.knowledge.arrange(EIGHT, 8, ONE_RICH)
    legal = state.legal(0)
    assert legal == [move for move in range(SPACE) if state.refusal(0, move) is None]
    offers = [move for move in legal if MOVES.decode(move).get("card") == "UL"]
    assert len(offers) == 6 * 401 + 6 * 6


@pytest.mark.parametrize("text", ["play UL responder 1 target 2", "play G1 from 1", "play RO to 1"])
def test_a_card_takes_just_its_own_choices(text: str) -> None:
    with pytest.raises(Refused) as refused:
        MOVES.read(text)
    assert refused.value.refusal.code == "malformed_move"
