"""How players in imagined worlds go on."""

from handful.core.chance import Chance
from handful.games.boom import GAME
from handful.games.boom.bots.lookahead import reply, sensible
from handful.games.boom.rules.rules import State


def _table(hand: str, seen: str = "") -> State:
    matchbox = "5.R 9.R 2.R 7.R 5.B 1.R 10.R 3.R 4.R"
    table = {"matchbox": matchbox, "hands": [hand], "seen": seen}
    return GAME.knowledge.arrange(GAME.rules.options.read({}), 2, table)


def _says(state: State) -> str:
    move = reply(state, 0, True, Chance(1))
    assert move in state.legal(0)
    return GAME.rules.moves.text(move)


def test_a_timer_is_played_where_no_match_is_known() -> None:
    assert _says(_table("T +1 +2")) == "timer T"


def test_a_known_match_comes_before_a_timer() -> None:
    assert _says(_table("T +1 +2", seen="A1 B2")) in ("flip A1", "flip B2")


def test_nobody_gives_up_what_can_be_lit() -> None:
    state = _table("+2 -2 W")
    for place in ("A1", "A2"):
        state.apply(0, GAME.rules.moves.read(f"flip {place}"))
    looked_at = {
        GAME.rules.moves.text(move).split()[0] for move in sensible(state, 0, state.legal(0))
    }
    assert looked_at == {"ignite", "wild"}
