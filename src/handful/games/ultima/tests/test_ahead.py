"""How players in imagined worlds go on."""

from handful.core.chance import Chance
from handful.games.ultima import GAME
from handful.games.ultima.ahead import reply, sensible
from handful.games.ultima.rules import State


def _table(hand: str) -> State:
    table = {"top": "R-m3", "hands": [hand, "Y-P1 Y-m2 Y-M2"]}
    return GAME.arrange(GAME.options.read({}), 2, table)


def _says(state: State) -> str:
    move = reply(state, 0, True, Chance(1))
    assert move in state.legal(0)
    return GAME.moves.text(move)


def test_of_what_fits_the_longest_colour_is_played() -> None:
    assert _says(_table("R-P1 B-M6 B-P1 B-m2")) == "play B-M6"


def test_a_tritone_makes_the_next_draw() -> None:
    assert _says(_table("R-TT R-P1 B-P1")) == "play R-TT draw2"


def test_the_search_looks_at_plays_that_call_where_it_is_due() -> None:
    state = _table("R-P1 B-M6")
    looked_at = sensible(state, 0, state.legal(0))
    assert [GAME.moves.text(move) for move in looked_at] == [
        "play R-P1 ultima",
        "play B-M6 ultima",
    ]


def test_whoever_cannot_play_is_left_what_there_is() -> None:
    state = _table("B-P1 G-P1")
    assert sensible(state, 0, state.legal(0)) == state.legal(0)
