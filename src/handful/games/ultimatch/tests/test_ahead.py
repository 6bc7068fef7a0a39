"""How players in imagined worlds go on."""

from handful.core.chance import Chance
from handful.games.ultimatch import GAME
from handful.games.ultimatch.ahead import reply
from handful.games.ultimatch.rules import State


def _table(hands: list[str]) -> State:
    table = {"pyramid": ["P1"], "hands": hands, "alta": "", "begin_turn": True}
    return GAME.arrange(GAME.options.read({}), 2, table)


def _says(state: State, seat: int) -> str:
    move = reply(state, seat, True, Chance(1))
    assert move in state.legal(seat)
    return GAME.moves.text(move)


def test_a_match_is_offered_and_taken_by_a_hand_without_one() -> None:
    state = _table(["R5 R8", "P2 R4"])
    assert _says(state, 1).startswith("offer P2")
    state.apply(1, reply(state, 1, True, Chance(1)) or 0)
    assert _says(state, 0).startswith("accept 1")


def test_nothing_is_offered_that_does_not_help() -> None:
    assert _says(_table(["P2 R3", "R4 R5"]), 1) == "no_offer"


def test_a_hand_with_a_match_trades_nothing() -> None:
    state = _table(["P3 R3", "P2 R4"])
    state.apply(1, reply(state, 1, True, Chance(1)) or 0)
    assert _says(state, 0) == "skip_trade"


def test_an_empty_hand_is_given_what_it_can_play() -> None:
    assert _says(_table(["P3 P5", ""]), 0) == "gift P3 to 1"


def test_nothing_is_given_away_that_is_needed() -> None:
    assert _says(_table(["P3 R5", ""]), 0) == "skip_trade"
