"""How players of Boom go on in imagined worlds, and what the coach says for a move."""

from handful.bots.levels import LEVELS
from handful.bots.seated import SeatedBot
from handful.bots.self_play import advance
from handful.core import Play
from handful.core.catalog import game
from handful.core.chance import Chance
from handful.games.boom import GAME
from handful.games.boom.bots.lookahead import reply, sensible
from handful.games.boom.rules.rules import State
from handful.i18n.games import in_english


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


THE_GAME = game("boom")
"""As the catalogue knows it."""


def test_reasons_keep_to_the_phase_and_to_the_hand() -> None:
    found = set()
    for seed in range(3):
        play = Play(THE_GAME, THE_GAME.rules.options(), 3, seed)
        bots = [SeatedBot(play, seat, LEVELS["sharp"]) for seat in range(3)]
        while play.state.outcome() is None and len(play.entries) < 150:
            asked = bots[play.state.awaited()[0]].asked()
            assert THE_GAME.messages
            assert THE_GAME.messages.reason
            verbs = {THE_GAME.rules.moves.text(move).split()[0] for move in asked.legal}
            for move in asked.legal:
                reason = THE_GAME.messages.reason(asked.view, asked.memory, move)
                said = in_english(THE_GAME, reason)
                verb = THE_GAME.rules.moves.text(move).split()[0]
                if verb == "give_up":
                    assert said.startswith("You could") == bool(verbs & {"ignite", "wild"})
                if verb == "ignite":
                    assert said.endswith("your turn goes on.") == (asked.view["phase"] != "window")
                found.add(verb)
            advance(play, bots)
    assert found >= {"give_up", "ignite", "stop", "flip"}
