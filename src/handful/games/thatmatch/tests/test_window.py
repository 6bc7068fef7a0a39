"""Windows of every depth, judged by the words of TM-22 and TM-23, and settled without loss."""

from functools import cache

import pytest

from handful.core import Chance, Refused
from handful.core.catalog import game
from handful.games.thatmatch import GAME
from handful.games.thatmatch.rules.cards import ORANGE_BLOCK, RED_BLOCK
from handful.games.thatmatch.rules.constants import CALL, CLAIM, NO_ENTRY, ORANGE, RED, RESPONDING
from handful.games.thatmatch.rules.move_codes import is_response, verb_of
from handful.games.thatmatch.rules.moves import MOVES
from handful.games.thatmatch.rules.rules import State
from handful.games.thatmatch.rules.verbs import BLOCK_ORANGE, BOLT, CALL_RESCUE, DECLINE
from handful.testing.scenario import scenarios

HANDS = ["R3 RESCUE KO KR R5", "R1L R2L KO KR Y5", "R3L KR KR KO B5", "M3L M2L R1L RESCUE KO"]
CODES = {
    "game_over", "not_your_turn", "wrong_phase", "window_open", "no_window", "not_asked",
    "stale_response", "not_in_hand", "not_a_number_card", "response_only_card",
    "no_such_point_card", "colour_closed", "colour_mismatch", "sum_too_high", "number_mismatch",
    "not_a_bolt_number", "no_cards", "nothing_standing", "sum_mismatch", "too_many_bolts",
    "wrong_card", "bad_target", "own_card", "cannot_answer_this", "nothing_to_rescue",
    "not_allowed_by_option", "draw_too_many", "trim_count", "toss_not_allowed", "toss_count",
}  # fmt: skip


def opened(full: bool = True) -> State:
    options = GAME.rules.options.read({"turn_player_responds": "full" if full else "blocks_only"})
    table = {"market": ["P37 | . | Y4 | B5"], "hands": HANDS}
    state = GAME.knowledge.arrange(options, 4, table)
    state.apply(0, MOVES.read("play_number R3 on 0 R"))
    return state


def to_the_letter(state: State) -> tuple[set[int], int]:
    """TM-22 and TM-23, read aloud: what is live, and which claim stands."""
    count = state.entries

    @cache
    def live(entry: int) -> bool:
        return not any(
            state.entry_sort[other] == ORANGE and state.entry_aim[other] == entry and live(other)
            for other in range(entry + 1, count)
        )

    def valid(claim: int) -> bool:
        return not any(
            state.entry_sort[other] == RED and state.entry_aim[other] == claim and live(other)
            for other in range(count)
        )

    claims = [entry for entry in range(count) if state.entry_sort[entry] == CLAIM]
    standing = max(filter(valid, claims), default=NO_ENTRY)
    others = {entry for entry in range(count) if state.entry_sort[entry] != CLAIM}
    return {entry for entry in others if live(entry)}, standing


def test_random_windows_are_judged_to_the_letter() -> None:
    deepest = 0
    for seed in range(400):
        state, chance = opened(), Chance(seed)
        while state.phase == RESPONDING:
            live, standing = to_the_letter(state)
            assert {entry for entry in range(64) if state.live >> entry & 1} == live
            assert state.standing == standing
            deepest = max(deepest, state.entries)
            seat = state.actors()[chance.below(len(state.actors()))]
            legal = state.legal(seat)
            answers = legal if chance.below(4) == 0 else legal[:-1] or legal
            state.apply(seat, answers[chance.below(len(answers))])
    assert deepest >= 8


def test_an_answer_changes_who_is_in_force_or_nobody_gives_it_in_vain() -> None:
    """A bolt always puts its thrower in force; a Rescue changes nothing that stands."""
    for seed in range(200):
        state, chance = opened(), Chance(seed)
        while state.phase == RESPONDING:
            seat = state.actors()[chance.below(len(state.actors()))]
            legal = state.legal(seat)
            move = legal[chance.below(len(legal))]
            before, standing = state.in_force(), state.standing
            state.apply(seat, move)
            if state.phase != RESPONDING:
                break
            if verb_of(move) == BOLT:
                assert state.in_force() == seat
            if verb_of(move) in (CALL_RESCUE, DECLINE):
                assert (state.in_force(), state.standing) == (before, standing)


def test_an_orange_block_never_names_what_is_already_cancelled() -> None:
    for seed in range(100):
        state, chance = opened(), Chance(seed)
        while state.phase == RESPONDING:
            seat = state.actors()[chance.below(len(state.actors()))]
            for move in state.legal(seat):
                if verb_of(move) == BLOCK_ORANGE:
                    after = state.clone()
                    after.apply(seat, move)
                    assert after.phase != RESPONDING or after.live != state.live
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])


def test_the_response_chain_is_plain_numbers() -> None:
    state = opened()
    state.apply(1, MOVES.read("bolt R1L R2L"))
    state.apply(2, MOVES.read("red_block on R2L"))
    assert state.entry_by[: state.entries] == [0, 1, 2]
    assert state.entry_sort[: state.entries] == [CLAIM, CLAIM, RED]
    assert state.entry_aim[2] == 1
    assert state.cards_in(2) == [RED_BLOCK]
    before = state.live, state.standing
    state.judge()
    assert (state.live, state.standing) == before
    assert CALL not in state.entry_sort[: state.entries]
    assert ORANGE_BLOCK not in state.cards_in(2)


def test_at_is_optional_and_canonical_moves_do_without_it() -> None:
    state = opened()
    for seat in state.actors():
        for move in state.legal(seat):
            assert "at" not in MOVES.decode(move)
            form = MOVES.decode(move)
            for seen, code in ((1, None), (0, "stale_response"), (2, "stale_response")):
                refusal = state.refusal(seat, MOVES.read(form | {"at": seen}))
                assert (refusal.code if refusal else None) == code
    said, unsaid = (state.clone() for _ in range(2))
    said.apply(1, MOVES.read("bolt R1L R2L at 1"))
    unsaid.apply(1, MOVES.read("bolt R1L R2L"))
    assert GAME.knowledge.lay(said) == GAME.knowledge.lay(unsaid)


def test_only_answers_carry_at() -> None:
    for verb in GAME.rules.moves.grammar.verbs.values():
        index = list(GAME.rules.moves.grammar.verbs).index(verb.name)
        assert any(one.name == "at" for one in verb.fields) == is_response(index)
    with pytest.raises(Refused, match=r"form-field .*field=at"):
        MOVES.read({"move": "draw", "count": 1, "at": 1})


def test_every_refusal_of_the_rulebook_has_a_scenario() -> None:
    shown = {
        step["refused"]
        for one in scenarios(game("thatmatch"))
        for step in one.steps
        if "refused" in step
    }
    assert shown - {"malformed_move"} == CODES
