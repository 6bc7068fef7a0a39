"""What the coach says for a move of Ultimatch is true, and more than the move itself."""

from functools import partial

from handful.core.catalog import game
from handful.testing.reasons import why as why_at

why = partial(why_at, game("ultimatch"))


TABLE = {"pyramid": ["P1"], "alta": "", "begin_turn": True}


def test_a_card_that_matches_nothing_is_said_to() -> None:
    table = {"pyramid": ["P1"], "hands": ["P2 R8", "R5 R4"], "phase": "donate"}
    nothing = "Give the red 8: everybody can use it, but alone it matches no open card."
    assert why(table, 2, 0, "donate R8") == nothing
    assert why(table, 2, 0, "donate P2").endswith("and alone it matches one open card.")


def test_an_offer_says_what_it_is_good_for() -> None:
    table = {**TABLE, "hands": ["R5 R8", "P2 R4"]}
    good = "Offer Ada the purple 2, face down, and show “fits”. Alone it matches an open card."
    assert why(table, 2, 1, "offer P2 2") == good
    assert why(table, 2, 1, "offer P2 3").endswith(" The gesture promises too much.")
    assert why(table, 2, 1, "offer P2 1").endswith(" The gesture promises too little.")
    nothing = "Offer nothing: no card of yours helps."
    assert why({**TABLE, "hands": ["P2 R3", "R4 R5"]}, 2, 1, "no_offer") == nothing


def test_a_trade_is_weighed_against_none() -> None:
    offer = (1, "offer P2 2")
    table = {**TABLE, "hands": ["R5 P3", "P2 R4"]}
    assert why(table, 2, 0, "skip_trade", offer) == "Do not trade: you can match without it."
    told = "Take Ben’s card, unseen, and give the red 5 for it."
    given = f"{told} Alone, the red 5 matches no open card."
    assert why(table, 2, 0, "accept 1 for R5", offer) == given
    table = {**TABLE, "hands": ["R5 R8", "P2 R4"]}
    only_pass = "Do not trade, though then you can only pass."
    assert why(table, 2, 0, "skip_trade", offer) == only_pass


def test_a_match_is_named_and_weighed() -> None:
    table = {"phase": "match", "pyramid": ["?P1", "O5 G8"], "alta": "Y3", "hands": ["R2 P8", "R1"]}
    told = "Take the orange 5 with the red 2 and the yellow 3: 2 + 3 = 5, and red and yellow make"
    assert why(table, 2, 0, "match r2c1 R2 Y3") == (
        f"{told} orange. That is an Ultimatch and brings two new cards."
        " What is left matches the other open card too."
    )
    last = {"phase": "match", "pyramid": ["P1"], "alta": "", "hands": ["G1", "R1"]}
    clears = "Take the purple 1 with the green 1: 1 on 1. That clears the pyramid."
    assert why(last, 2, 0, "match r1c1 G1") == clears
