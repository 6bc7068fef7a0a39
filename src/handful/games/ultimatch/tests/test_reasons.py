"""What the coach says for a move of Ultimatch is true, and more than the move itself."""

from functools import partial

from handful.core.catalog import game
from handful.testing.reasons import why as why_at

why = partial(why_at, game("ultimatch"))


TABLE = {"pyramid": ["P1"], "alta": "", "begin_turn": True}


def test_a_card_that_matches_nothing_is_said_to() -> None:
    table = {"pyramid": ["P1"], "hands": ["P2 R8", "R5 R4"], "phase": "donate"}
    nothing = "Everybody can use it, but alone it matches nothing that lies open."
    assert why(table, 2, 0, "donate R8") == nothing
    assert why(table, 2, 0, "donate P2").endswith("alone it matches one card that lies open.")


def test_an_offer_says_what_it_is_good_for() -> None:
    table = {**TABLE, "hands": ["R5 R8", "P2 R4"]}
    assert why(table, 2, 1, "offer P2 2") == "Alone it matches a card that lies open."
    assert why(table, 2, 1, "offer P2 3").endswith("; the gesture promises too much.")
    assert why(table, 2, 1, "offer P2 1").endswith("; the gesture promises too little.")
    assert (
        why({**TABLE, "hands": ["P2 R3", "R4 R5"]}, 2, 1, "no_offer") == "No card of yours helps."
    )


def test_a_trade_is_weighed_against_none() -> None:
    offer = (1, "offer P2 2")
    table = {**TABLE, "hands": ["R5 P3", "P2 R4"]}
    assert why(table, 2, 0, "skip_trade", offer) == "You can match without a trade."
    given = "Alone, what you give matches nothing that lies open."
    assert why(table, 2, 0, "accept 1 for R5", offer) == given
    table = {**TABLE, "hands": ["R5 R8", "P2 R4"]}
    assert why(table, 2, 0, "skip_trade", offer) == "Without a trade you can only pass."
