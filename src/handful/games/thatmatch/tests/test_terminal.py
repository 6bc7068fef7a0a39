"""That Match Game typed in a terminal: point cards by their numbers on the table."""

import io

from handful.core import Play
from handful.core.catalog import game
from handful.core.ink import plain
from handful.i18n.games import draw, speaker
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
    drawn = draw(GAME, play.view(0), speaker(GAME, "en", NAMES, 0, drawn=True), 80)
    assert any(plain(line).startswith(" 1  ★★★★") for line in drawn)
    decision = Decision(play, 0, True, Wording(GAME, NAMES))
    move = decision.read("R1 on 1", Screen(io.StringIO()))
    assert move is not None
    assert GAME.rules.moves.text(move) == "play_number R1 on 0 R"


def test_a_list_says_on_which_card_and_colour_a_number_goes() -> None:
    move = GAME.rules.moves.read("play_number M1 on 0 Y")
    shown = plain(Wording(GAME, NAMES).choice(move).label)
    assert shown == "play_number ◆ M1 on the first card (yellow)"
