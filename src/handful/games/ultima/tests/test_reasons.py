"""What the coach says for a move of Ultima is true, and more than the move itself."""

from functools import partial

from handful.core.catalog import game
from handful.testing.reasons import why as why_at

why = partial(why_at, game("ultima"))


def test_to_draw_is_said_to_be_needed_or_not() -> None:
    table = {"top": "R-m3", "hands": ["B-P1 B-m2", "G-P1 G-m2"], "turn": 0}
    assert why(table, 2, 0, "draw") == "Nothing in your hand fits; the card you draw may."
    table = {"top": "B-m3", "hands": ["B-P1 B-m2", "G-P1 G-m2"], "turn": 0}
    longer = "You hold a card that fits; drawing makes your hand longer."
    assert why(table, 2, 0, "draw") == longer


def test_a_last_card_that_is_not_called_may_be_caught() -> None:
    table = {"top": "B-m3", "hands": ["B-P1 B-m2", "G-P1 G-m2"], "turn": 0}
    assert why(table, 2, 0, "play B-P1").startswith("Anybody may catch you")
    assert why(table, 2, 0, "play B-P1 ultima").startswith("You call your last card in time")


def test_two_cards_for_the_only_other_player_are_named() -> None:
    table = {"top": "B-m3", "hands": ["B-TT B-m2 B-M2", "G-P1 G-m2"], "turn": 0}
    said = why(table, 2, 0, "play B-TT draw2")
    assert said == "Ben draws two and misses a turn. It is your turn again at once."
