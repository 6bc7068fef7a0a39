"""What the coach says for a move of Ultimatum is true, and more than the move itself."""

from functools import partial

from handful.core.catalog import game
from handful.testing.reasons import why as why_at

why = partial(why_at, game("ultimatum"))


SWAP = (0, "play SW with 1 what chips")


def test_a_block_of_a_swap_saves_the_difference() -> None:
    hands = ["SW T1", "BL T2", "T3 G1", "T4 G2"]
    for mine, block, decline in (
        (10, "It saves no chips: both stacks are equal.", "Both stacks are equal, and you keep"),
        (13, "It saves you 3 chips.", "It costs you 3 chips, but you keep your Block."),
        (9, "It saves nothing: the Swap would bring you 1 chip.", "It brings you 1 chip."),
    ):
        table = {"chips": [10, mine, 10, 20 - mine], "hands": hands}
        assert why(table, 4, 1, "block", SWAP) == block
        assert why(table, 4, 1, "decline", SWAP).startswith(decline)


def test_a_swap_of_hands_names_both() -> None:
    table = {"chips": [10, 10, 10, 10], "hands": ["SW T1 T2", "BL T3", "G3 G1", "T4 G2"]}
    swap = "play SW with 1 what hands"
    assert why(table, 4, 0, swap) == "If nobody blocks it, you get 2 cards from Ben for your 2."
    assert why(table, 4, 1, "block", (0, swap)) == (
        "You keep your 1 card instead of getting 2 from Ada."
    )


def test_whoever_makes_no_proposal_hears_why() -> None:
    hands = ["UL T1", "CO G1", "T3 G2", "BL CO"]
    table = {"chips": [10, 10, 10, 10], "hands": hands}
    offer = (0, "play UL responder 2 target 3 share 4")
    assert why(table, 4, 0, "decline", offer) == "You have no Counter."
    at_stake = "None of your chips are at stake, and you keep your Counter."
    assert why(table, 4, 1, "decline", offer) == at_stake
    assert why(table, 4, 3, "decline", offer) == "You can still block, and you keep your Counter."


def test_who_shares_the_lead_is_not_behind() -> None:
    table = {"chips": [10, 10, 10, 10], "hands": ["RO T1", "T2 G1", "T3 G2", "T4 G3"]}
    ending = "The round ends while nobody has more chips than you."
    assert why(table, 4, 0, "play RO") == ending


def test_a_weak_card_keeps_the_strong_ones() -> None:
    table = {
        "chips": [10] * 4,
        "hands": ["G1 T5 T4 BL", "T2 G1 G2 G3", "T3 G4 G5 G3", "T4 T1 G3 G2"],
    }
    said = why(table, 4, 0, "play G1 from 1 to 2")
    assert said.startswith("On average it is worth")
    assert said.endswith("against the others. You keep better cards for later.")
    assert "give up a Block" in why(table, 4, 0, "play BL")
