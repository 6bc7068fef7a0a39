"""That Match Game typed in a terminal: point cards by their numbers on the table."""

import io

from handful.core import Play
from handful.core.catalog import game
from handful.core.ink import plain
from handful.terminal.decision import Decision
from handful.terminal.move_matching import Wording
from handful.terminal.screen import Screen
from handful.testing.steps import put

GAME = game("thatmatch")
NAMES = ("Ada", "Ben")


def test_a_point_card_is_named_by_the_number_it_has_on_the_table() -> None:
    options = GAME.rules.options()
    play = Play(GAME, options, 2, 1)
    market = ["P37 | . | Y4 | B5", "P04", "P36", "P14"]
    put(
        play,
        GAME.knowledge.arrange(
            options, 2, {"market": market, "hands": ["R1", "B2"], "phase": "play"}
        ),
    )
    drawn = [plain(line) for line in GAME.text.draw(play.view(0), 0, NAMES, 80)]
    assert any(line.startswith(" 1  P37") for line in drawn)
    decision = Decision(play, 0, True, Wording(GAME, NAMES))
    move = decision.read("R1 on 1", Screen(io.StringIO()))
    assert move is not None
    assert GAME.rules.moves.text(move) == "play_number R1 on 0 R"
