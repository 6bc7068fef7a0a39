"""The heuristic player in plain cases; what the coach says for a move is true."""

from collections.abc import Mapping
from functools import partial

import pytest

from handful.core import Chance, Play
from handful.core.catalog import game
from handful.games.ultimatum.knowledge.memory import Memory
from handful.games.ultimatum.rules.options import Options
from handful.testing.reasons import why as why_at
from handful.testing.steps import put

GAME = game("ultimatum")


def played(table: Mapping[str, object], *moves: tuple[int, str], seats: int = 4) -> Play:
    """A play that begins at this table and has gone on so far."""
    play = Play(GAME, Options.read({}), seats, 1)
    put(play, GAME.knowledge.arrange(Options.read({}), seats, table))
    for seat, text in moves:
        play.enter(seat, text)
    return play


def advice(play: Play) -> str:
    """What the heuristic player would do in the seat that is asked."""
    (seat,) = play.state.awaited()
    memory = GAME.knowledge.memory(Options.read({}), play.seats, seat)
    legal = play.state.legal(seat)
    move = GAME.bots.heuristic.choose(play.view(seat), memory, legal, True, Chance(1))
    assert move is not None
    return GAME.rules.moves.text(move)


def test_a_sole_leader_ends_the_round() -> None:
    assert advice(played({"chips": [16, 8, 8, 8], "hands": ["RO T5 T4"]})) == "play RO"


def test_nobody_ends_the_round_from_behind() -> None:
    play = played({"chips": [8, 16, 8, 8], "hands": ["RO T5", "G1 G1 G1"]})
    assert advice(play) == "play T5 from 1"


def test_the_best_card_is_kept_for_the_last_turn() -> None:
    table = {"hands": ["T5 T1", "G1 G1 G1", "G2 G2 G2", "G3 G3 G3"]}
    assert advice(played(table)).startswith("play T1")


@pytest.mark.parametrize(("stack", "answer"), [(22, "block"), (3, "decline")])
def test_a_block_is_for_a_stack_worth_it(stack: int, answer: str) -> None:
    chips = [4, 36 - stack, stack, 0]
    table = {"chips": chips, "hands": ["ST G1", "G2 G2", "BL T1", "G3 G3"]}
    assert advice(played(table, (0, "play ST from 2"))) == answer


def affair(*moves: tuple[int, str], target: str = "CO G1 T2") -> Play:
    """Seat 0 has offered seat 2 six of the thirteen chips of seat 3."""
    hands = ["UL CO T1", "CO G1", "G2 G3", target, "G4 G5"]
    offer = (0, "play UL responder 2 target 3 share 6")
    return played({"chips": [10, 8, 9, 13, 10], "hands": hands}, offer, *moves, seats=5)


def test_a_bystander_outbids_by_one() -> None:
    assert advice(affair((4, "decline"), (0, "decline"))) == "counter 7"


def test_a_target_without_a_block_matches_the_best_offer() -> None:
    play = affair((4, "decline"), (0, "decline"), (1, "counter 8"))
    assert advice(play) == "counter 8"


def test_a_target_with_a_block_waits_for_it() -> None:
    play = affair((4, "decline"), (0, "decline"), (1, "counter 8"), target="BL CO G1")
    assert advice(play) == "decline"
    play.enter(3, "decline")
    play.enter(2, "accept 1")
    assert advice(play) == "block"


def test_the_responder_takes_a_sure_offer_before_an_equal_one_that_may_be_blocked() -> None:
    play = affair((4, "decline"), (0, "decline"), (1, "counter 8"), (3, "counter 8"))
    assert advice(play) == "accept 2"


def test_nothing_is_accepted_that_only_helps_another() -> None:
    table = {"chips": [14, 4, 12, 10], "hands": ["UL T1", "G1 G2", "G3 G4", "G5 G5"]}
    declines = [(seat, "decline") for seat in (3, 0, 2)]
    play = played(table, (0, "play UL responder 1 target 2 share 0"), *declines)
    assert advice(play) == "reject"


def test_what_is_asked_early_is_left_for_its_place() -> None:
    play = affair()
    memory = GAME.knowledge.memory(Options.read({}), 5, 1)
    legal = play.state.legal(1)
    assert GAME.bots.heuristic.choose(play.view(1), memory, legal, False, Chance(1)) is None


def test_a_seat_that_let_a_great_loss_pass_is_thought_defenceless() -> None:
    memory = Memory(Options.read({}), 4, 0)
    play = Play(GAME, Options.read({"first_dealer": 3}), 4, 3)
    for told in play.told(0):
        memory.fold(told)
    memory.fold({"event": "played", "seat": 0, "card": "ST", "parameters": {"from": 2}})
    memory.fold({"event": "declined", "seat": 2, "early": False})
    assert memory.defenceless == [False, False, True, False]
    memory.fold({"event": "drew", "seat": 2, "count": 2})
    assert not any(memory.defenceless)


def test_it_beats_players_who_play_at_random() -> None:
    won = sum(victory(seed) for seed in range(60))
    assert won > 30, f"{won} of 60 rounds against three random players"


def victory(seed: int) -> float:
    play, chance, me = Play(GAME, Options.read({}), 4, seed), Chance(seed), seed % 4
    memory = GAME.knowledge.memory(Options.read({}), 4, me)
    seen = 0
    while play.state.outcome() is None:
        (seat,) = play.state.awaited()
        legal = play.state.legal(seat)
        move = legal[chance.below(len(legal))]
        if seat == me:
            for told in play.told(me, seen):
                memory.fold(told)
            seen = len(play.events)
            chosen = GAME.bots.heuristic.choose(play.view(me), memory, legal, True, chance)
            assert chosen is not None
            move = chosen
        play.enter(seat, move)
    outcome = play.state.outcome()
    assert outcome is not None
    return outcome.returns()[me]


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
