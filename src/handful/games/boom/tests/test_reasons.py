"""What the coach says for a move of Boom is true, and more than the move itself."""

from handful.bots.levels import LEVELS
from handful.bots.seated import SeatedBot
from handful.bots.self_play import advance
from handful.core import Play
from handful.core.catalog import game

GAME = game("boom")
NAMES = ("Ada", "Ben", "Cleo")


def test_reasons_keep_to_the_phase_and_to_the_hand() -> None:
    found = set()
    for seed in range(3):
        play = Play(GAME, GAME.rules.options(), 3, seed)
        bots = [SeatedBot(play, seat, LEVELS["sharp"]) for seat in range(3)]
        while play.state.outcome() is None and len(play.entries) < 150:
            asked = bots[play.state.awaited()[0]].asked()
            assert GAME.bots.reason
            verbs = {GAME.rules.moves.text(move).split()[0] for move in asked.legal}
            for move in asked.legal:
                said = GAME.bots.reason(asked.view, asked.memory, move, NAMES)
                verb = GAME.rules.moves.text(move).split()[0]
                if verb == "give_up":
                    assert said.startswith("You could") == bool(verbs & {"ignite", "wild"})
                if verb == "ignite":
                    assert said.endswith("keeps your turn.") == (asked.view["phase"] != "window")
                found.add(verb)
            advance(play, bots)
    assert found >= {"give_up", "ignite", "stop", "flip"}
