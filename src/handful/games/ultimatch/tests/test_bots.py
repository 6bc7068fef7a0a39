"""Partners tell the truth, and look ahead; what the coach says for a move is true."""

from functools import partial

import pytest

from handful.bots.players import player
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Move, Play
from handful.core.catalog import game
from handful.core.chance import Chance
from handful.games.ultimatch import GAME
from handful.games.ultimatch.bots.evaluation import seen_in
from handful.games.ultimatch.bots.lookahead import reply, sensible
from handful.games.ultimatch.knowledge.gestures import fits, honest
from handful.games.ultimatch.rules.moves import NO_OFFER, OFFER, SIGNALS, signal_fields
from handful.games.ultimatch.rules.options import Options
from handful.games.ultimatch.rules.rules import State
from handful.testing.reasons import why as why_at


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
        *("accept 1 for R5", "accept 1 for R8", "accept 1 for G8", "skip_trade")
    ]


def test_an_answer_is_left_to_the_advice() -> None:
    assert not _looks_at(_table(["R5 R8", "P2 R4"]), 1)


def test_an_empty_hand_may_be_given_something() -> None:
    assert _looks_at(_table(["P3 R5", ""]), 0) == ["gift R5 to 1", "gift P3 to 1", "skip_trade"]


def test_a_reward_is_weighed_against_none() -> None:
    table = {"pyramid": ["P1"], "hands": ["R5", "R8"], "alta": "", "phase": "reward_choice"}
    state = GAME.knowledge.arrange(GAME.rules.options.read({"reward_optional": True}), 2, table)
    assert _looks_at(state, 0) == ["take_reward", "decline_reward"]


SEATS, GAMES = 3, 4


class Witness:
    """A bot in a chair, and whether its gestures were true."""

    def __init__(self, play: Play, seat: int, level: str) -> None:
        self.bot, self.told, self.lies = SeatedBot(play, seat, player(level)), 0, 0

    def choose(self) -> Move | None:
        """Its move, judged."""
        move = self.bot.choose()
        if move is not None and OFFER <= move < NO_OFFER:
            asked = self.bot.asked()
            card, signal = divmod(move - OFFER, SIGNALS)
            seen = seen_in(asked.view, asked.memory)  # type: ignore[arg-type]  # Ultimatch's own
            self.told += 1
            self.lies += not fits(honest(seen, card), signal_fields(signal))
        return move


@pytest.mark.parametrize("level", ["novice", "casual", "sharp", "expert@20"])
def test_a_partner_tells_no_lies(level: str) -> None:
    told = lies = 0
    for seed in range(GAMES):
        play = Play(game(GAME.key), Options(), SEATS, seed)
        seats = [Witness(play, seat, level) for seat in range(SEATS)]
        play_through(play, seats)
        told += sum(one.told for one in seats)
        lies += sum(one.lies for one in seats)
    assert told > GAMES
    assert not lies


why = partial(why_at, game("ultimatch"))


TABLE = {"pyramid": ["P1"], "alta": "", "begin_turn": True}


def test_a_card_that_matches_nothing_is_said_to() -> None:
    table = {"pyramid": ["P1"], "hands": ["P2 R8", "R5 R4"], "phase": "donate"}
    nothing = "Everybody can use it there, but alone it matches no open card."
    assert why(table, 2, 0, "donate R8") == nothing
    assert why(table, 2, 0, "donate P2").endswith("and alone it matches one open card.")


def test_an_offer_says_what_it_is_good_for() -> None:
    table = {**TABLE, "hands": ["R5 R8", "P2 R4"]}
    good = "Alone it matches an open card."
    assert why(table, 2, 1, "offer P2 2") == good
    assert why(table, 2, 1, "offer P2 3").endswith(" The gesture promises too much.")
    assert why(table, 2, 1, "offer P2 1").endswith(" The gesture promises too little.")
    nothing = "No card of yours helps."
    assert why({**TABLE, "hands": ["P2 R3", "R4 R5"]}, 2, 1, "no_offer") == nothing


def test_a_trade_is_weighed_against_none() -> None:
    offer = (1, "offer P2 2")
    table = {**TABLE, "hands": ["R5 P3", "P2 R4"]}
    assert why(table, 2, 0, "skip_trade", offer) == "You can match without a trade."
    given = "Ben shows “fits”. Alone, the red 5 matches no open card."
    assert why(table, 2, 0, "accept 1 for R5", offer) == given
    table = {**TABLE, "hands": ["R5 R8", "P2 R4"]}
    only_pass = "Without a trade you can only pass."
    assert why(table, 2, 0, "skip_trade", offer) == only_pass


def test_a_match_is_weighed() -> None:
    table = {"phase": "match", "pyramid": ["?P1", "O5 G8"], "alta": "Y3", "hands": ["R2 P8", "R1"]}
    assert why(table, 2, 0, "match r2c1 R2 Y3") == (
        "An Ultimatch: 2 + 3 = 5, and red and yellow make orange. That brings two new cards."
        " What is left matches the other open card too."
    )
    last = {"phase": "match", "pyramid": ["P1"], "alta": "", "hands": ["G1", "R1"]}
    clears = "It matches: 1 on 1. That clears the pyramid."
    assert why(last, 2, 0, "match r1c1 G1") == clears
