"""What the coach says for a move of That Match Game is true, and more than the move itself."""

from functools import partial

from handful.core.catalog import game
from handful.testing.reasons import why as why_at

why = partial(why_at, game("thatmatch"))


PRIZE = ["P37 | . | Y4 | B5"]
TAKING = (0, "play_number R3 on 0 R")


def test_an_answer_says_what_is_at_stake() -> None:
    table = {"market": PRIZE, "hands": ["R3 Y1", "R1L R2L KR"]}
    assert why(table, 2, 1, "decline", TAKING).startswith("You save your cards, but Ada takes ")
    assert why(table, 2, 1, "red_block KR on R3", TAKING).startswith("It keeps Ada from taking ")
    table = {"market": ["P37"], "hands": ["B2 R5", "B2L KR Y5"]}
    quiet = "No stars are at stake: you save your cards."
    assert why(table, 2, 1, "decline", (0, "play_number B2 on 0 B")) == quiet


def test_drawing_says_whether_there_is_room() -> None:
    table = {"market": PRIZE, "phase": "draw", "hands": ["R5", "B2"]}
    assert why(table, 2, 0, "draw 2") == "More cards to choose from, and your hand has room."
    assert why(table, 2, 0, "draw 0").endswith("the cards are left to the others.")


def test_multi_coloured_cards_fit_a_colour_too() -> None:
    table = {"market": ["P37"], "hands": ["B2 M1 R5", "Y5"]}
    said = why(table, 2, 0, "play_number B2 on 0 B")
    assert said.endswith(" You keep one more card that fits this colour.")
