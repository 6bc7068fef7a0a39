"""What the coach says for a move of Boom is true, and more than the move itself."""

from handful.bots.levels import LEVELS
from handful.bots.seated import SeatedBot
from handful.bots.self_play import advance
from handful.core import Play
from handful.core.catalog import game
from handful.i18n.games import in_english

GAME = game("boom")


def test_reasons_keep_to_the_phase_and_to_the_hand() -> None:
    found = set()
    for seed in range(3):
        play = Play(GAME, GAME.rules.options(), 3, seed)
        bots = [SeatedBot(play, seat, LEVELS["sharp"]) for seat in range(3)]
        while play.state.outcome() is None and len(play.entries) < 150:
            asked = bots[play.state.awaited()[0]].asked()
            assert GAME.messages
            assert GAME.messages.reason
            verbs = {GAME.rules.moves.text(move).split()[0] for move in asked.legal}
            for move in asked.legal:
                reason = GAME.messages.reason(asked.view, asked.memory, move)
                said = in_english(GAME, reason)
                verb = GAME.rules.moves.text(move).split()[0]
                if verb == "give_up":
                    assert said.startswith("You could") == bool(verbs & {"ignite", "wild"})
                if verb == "ignite":
                    assert said.endswith("your turn goes on.") == (asked.view["phase"] != "window")
                found.add(verb)
            advance(play, bots)
    assert found >= {"give_up", "ignite", "stop", "flip"}
