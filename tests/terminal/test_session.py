"""One game after the other with the same people."""

import io
import json
from collections.abc import Callable
from pathlib import Path

from handful.core import AnyGame
from handful.terminal.keyboard import Keyboard
from handful.terminal.screen import Screen
from handful.terminal.seating import Wish
from handful.terminal.session import Session

Typing = Callable[[Callable[[str], str]], Keyboard]


BOTS = ("Gusto", "Nando")
"""Whom the lot of this seed seats."""


def test_in_a_rematch_the_left_neighbour_has_the_seat(
    lantern: AnyGame, typing: Typing, state_home: Path
) -> None:
    """As in a room: whatever the first seat does, somebody else does it now (UM-2)."""
    again = iter("yn")
    keyboard = typing(lambda prompt: next(again) if "Once more" in prompt else "1")
    here = Session(Screen(io.StringIO(), False, False, lambda: 80), keyboard, 0.0)
    wish = Wish(seats=3, names=("Anna",))
    assert here.play(lantern, lantern.rules.options(), wish, 5) == 0
    files = list((state_home / "finished").iterdir())
    seated = {tuple(json.loads(file.read_text("utf-8"))["players"]) for file in files}
    assert seated == {("Anna", *BOTS), (*BOTS, "Anna")}


def test_commands_are_answered_once_the_game_is_over(
    lantern: AnyGame, typing: Typing, state_home: Path
) -> None:
    """A game about remembering shows its log only then."""
    at_the_end = iter(("log all", "/hint", "n"))
    keyboard = typing(lambda prompt: next(at_the_end) if "Once more" in prompt else "1")
    out = io.StringIO()
    here = Session(Screen(out, False, False, lambda: 80), keyboard, 0.0)
    wish = Wish(seats=3, names=("Anna",))
    assert here.play(lantern, lantern.rules.options(), wish, 5) == 0
    assert next(at_the_end, None) is None
    after = out.getvalue().rpartition("handful replay ")[2]
    assert "· " in after
    assert "Nobody has to decide" in after
