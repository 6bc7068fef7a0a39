"""How players in imagined worlds go on, and what a searching player looks at."""

from handful.core.chance import Chance
from handful.games.ultimatch import GAME
from handful.games.ultimatch.bots.lookahead import reply, sensible
from handful.games.ultimatch.rules.rules import State


def _table(hands: list[str], passes: int = 0) -> State:
    table = {"pyramid": ["P1"], "hands": hands, "alta": "", "begin_turn": True, "passes": passes}
    return GAME.knowledge.arrange(GAME.rules.options.read({}), 2, table)


def _says(state: State, seat: int) -> str:
    move = reply(state, seat, True, Chance(1))
    assert move in state.legal(seat)
    return GAME.rules.moves.text(move)


def _after_the_offer(hands: list[str], passes: int = 0) -> State:
    state = _table(hands, passes)
    state.apply(1, reply(state, 1, True, Chance(1)) or 0)
    return state


def test_a_match_is_offered() -> None:
    assert _says(_table(["R5 R8", "P2 R4"]), 1).startswith("offer P2")


def test_a_match_is_taken_where_a_pass_would_lose() -> None:
    assert _says(_after_the_offer(["R5 R8", "P2 R4"], passes=1), 0).startswith("accept 1")


def test_a_hand_without_a_match_would_rather_pass_and_draw() -> None:
    assert _says(_after_the_offer(["R5 R8", "P2 R4"]), 0) == "skip_trade"


def test_nothing_is_offered_that_does_not_help() -> None:
    assert _says(_table(["P2 R3", "R4 R5"]), 1) == "no_offer"


def test_a_hand_with_a_match_trades_nothing() -> None:
    assert _says(_after_the_offer(["P3 R3", "P2 R4"], passes=1), 0) == "skip_trade"


def _looks_at(state: State, seat: int) -> list[str]:
    return [GAME.rules.moves.text(move) for move in sensible(state, seat, state.legal(seat))]


def test_a_trade_is_weighed_for_the_cards_that_are_missed_least() -> None:
    state = _after_the_offer(["P3 P4 R5 R8 G8", "P2 R4"])
    assert _looks_at(state, 0) == [
        *("accept 1 for R5", "accept 1 for R8", "accept 1 for G8", "skip_trade"),
    ]


def test_an_answer_is_left_to_the_advice() -> None:
    assert not _looks_at(_table(["R5 R8", "P2 R4"]), 1)


def test_an_empty_hand_may_be_given_something() -> None:
    assert _looks_at(_table(["P3 R5", ""]), 0) == ["gift R5 to 1", "gift P3 to 1", "skip_trade"]


def test_a_reward_is_weighed_against_none() -> None:
    table = {"pyramid": ["P1"], "hands": ["R5", "R8"], "alta": "", "phase": "reward_choice"}
    state = GAME.knowledge.arrange(GAME.rules.options.read({"reward_optional": True}), 2, table)
    assert _looks_at(state, 0) == ["take_reward", "decline_reward"]
