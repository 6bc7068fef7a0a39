"""How players of Ultima go on in imagined worlds, and what the coach says for a move."""

from functools import partial

import pytest

from handful.core.catalog import game
from handful.core.chance import Chance
from handful.games.ultima import GAME
from handful.games.ultima.bots.lookahead import is_quiet, play_on, reply, sensible, standing
from handful.games.ultima.rules.constants import HAND_OVER
from handful.games.ultima.rules.events import Caught
from handful.games.ultima.rules.rules import State
from handful.testing.reasons import why as why_at


def _table(hand: str) -> State:
    table = {"top": "R-m3", "hands": [hand, "Y-P1 Y-m2 Y-M2"]}
    return GAME.knowledge.arrange(GAME.rules.options.read({}), 2, table)


def _says(state: State) -> str:
    move = reply(state, 0, True, Chance(1))
    assert move in state.legal(0)
    return GAME.rules.moves.text(move)


def _reply_until(state: State, turns: int) -> None:
    while state.turns < turns and not is_quiet(state, 0):
        (seat,) = state.awaited()
        move = reply(state, seat, True, Chance(1))
        assert move in state.legal(seat)
        state.apply(seat, move)


def test_of_what_fits_the_last_of_a_colour_is_kept() -> None:
    assert _says(_table("R-P8 B-M6 B-P1 B-m2")) == "play B-M6"


def test_among_equals_the_card_of_most_points_is_played() -> None:
    assert _says(_table("R-P1 R-P8 B-m2")) == "play R-P8"


def test_a_tritone_makes_the_next_draw() -> None:
    assert _says(_table("R-TT R-P1 B-P1")) == "play R-TT draw2"


def test_the_search_looks_at_plays_that_call_where_it_is_due() -> None:
    state = _table("R-P1 B-M6")
    looked_at = sensible(state, 0, state.legal(0))
    assert [GAME.rules.moves.text(move) for move in looked_at] == [
        "play R-P1 ultima",
        "play B-M6 ultima",
    ]


def test_whoever_cannot_play_is_left_what_there_is() -> None:
    state = _table("B-P1 G-P1")
    assert sensible(state, 0, state.legal(0)) == state.legal(0)


@pytest.mark.parametrize(
    "rules", [{}, {"stacking": "add", "must_play": True}, {"ear_mode": "blind"}]
)
@pytest.mark.parametrize(("seats", "turns"), [(2, 24), (5, 24), (12, 36)])
def test_playing_on_at_once_is_replying_one_by_one(
    seats: int, turns: int, rules: dict[str, object]
) -> None:
    for seed in range(20):
        at_once = GAME.rules.start(GAME.rules.options.read(rules), seats, seed, False)
        one_by_one = at_once.clone()
        play_on(at_once, 0, Chance(1))
        _reply_until(one_by_one, turns)
        assert GAME.knowledge.lay(at_once) == GAME.knowledge.lay(one_by_one)


def test_where_everybody_is_left_with_points_the_hand_is_played_out() -> None:
    state = GAME.rules.start(GAME.rules.options.read({"scoring": "elimination"}), 5, 1, False)
    play_on(state, 0, Chance(1))
    assert state.phase == HAND_OVER


def test_who_did_not_call_is_caught() -> None:
    state = _table("R-P1 R-P8")
    state.apply(0, GAME.rules.moves.read("play R-P1"))
    state.sink = []
    play_on(state, 0, Chance(1))
    assert isinstance(state.sink[0], Caught)


PLAYED_OUT = 10_000


@pytest.mark.parametrize(
    ("scoring", "turns"),
    [
        ("standard", 30),
        ("simple", 30),
        *((one, PLAYED_OUT) for one in ("standard", "simple", "elimination")),
    ],
)
def test_what_the_seats_may_hope_for_is_one_win(scoring: str, turns: int) -> None:
    for seed in range(20):
        state = GAME.rules.start(GAME.rules.options.read({"scoring": scoring}), 7, seed, False)
        _reply_until(state, turns)
        assert sum(standing(state, seat) for seat in range(7)) == pytest.approx(1)


def test_few_cards_many_colours_and_points_are_hoped_for() -> None:
    def hoped_for(hand: str, points: int = 0) -> float:
        hands = [hand, *("Y-m2 Y-M2 Y-m3 Y-M3", "G-m2 G-M2 G-m3 G-M3", "B-m2 B-M2 B-m3 B-M3")]
        table = {"top": "B-P4", "hands": hands, "totals": [points, 0, 0, 0]}
        return standing(GAME.knowledge.arrange(GAME.rules.options.read({}), 4, table), 0)

    held = hoped_for("R-P1 B-P1 G-P1")
    assert held > hoped_for("R-P1 B-P1 G-P1 Y-P1")
    assert held > hoped_for("R-P1 R-m2 R-M2")
    assert held < hoped_for("R-P1 B-P1 G-P1", points=90)


why = partial(why_at, game("ultima"))


def test_to_draw_is_said_to_be_needed_or_not() -> None:
    table = {"top": "R-m3", "hands": ["B-P1 B-m2", "G-P1 G-m2"], "turn": 0}
    assert why(table, 2, 0, "draw") == "Nothing in your hand fits; the card you draw may."
    table = {"top": "B-m3", "hands": ["B-P1 B-m2", "G-P1 G-m2"], "turn": 0}
    longer = "You hold a card that fits; drawing makes your hand longer."
    assert why(table, 2, 0, "draw") == longer


def test_points_are_named_only_where_they_count() -> None:
    table = {"top": "B-m3", "hands": ["B-m2 B-M3 G-M3", "G-P1 G-m2"], "turn": 0}
    kept = "You keep 2 of the four colours"
    assert why(table, 2, 0, "play B-M3") == f"{kept} and get rid of 4 points."
    assert why(table, 2, 0, "play B-M3", scoring="simple") == f"{kept}."
    drawn = (0, "draw")
    table |= {"hands": ["G-M3 G-P5 G-M2", "G-P1 G-m2"], "draw": "B-M3"}
    keeps = "You keep a card that you could play."
    assert why(table, 2, 0, "keep", drawn, scoring="simple") == keeps


def test_a_last_card_that_is_not_called_may_be_caught() -> None:
    table = {"top": "B-m3", "hands": ["B-P1 B-m2", "G-P1 G-m2"], "turn": 0}
    assert why(table, 2, 0, "play B-P1").startswith("Anybody may catch you")
    assert why(table, 2, 0, "play B-P1 ultima").startswith("You call your last card in time")


def test_two_cards_for_the_only_other_player_are_named() -> None:
    table = {"top": "B-m3", "hands": ["B-TT B-m2 B-M2", "G-P1 G-m2"], "turn": 0}
    said = why(table, 2, 0, "play B-TT draw2")
    assert said == "Ben draws two and misses a turn. It is your turn again at once."
