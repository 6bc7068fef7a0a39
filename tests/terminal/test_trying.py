"""A position of a finished game, tried again at a terminal."""

import io

import pytest

from handful.bots.levels import level
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import BadRecord, Play
from handful.core.catalog import games
from handful.review.course import Course
from handful.review.decisions import choices
from handful.terminal.screen import Screen
from handful.terminal.trying import QUIT, Trying

NAMES = ("Nora", "Ben")


def course() -> Course:
    of = next(iter(games().values()))
    play = Play(of, of.rules.options(), len(NAMES), 5, players=NAMES)
    play_through(play, [SeatedBot(play, seat, level("casual")) for seat in range(len(NAMES))])
    return Course(of, play.record())


def test_another_move_is_tried_and_weighed_beside_what_was_done() -> None:
    of = course()
    number = choices(of)[6]
    step = next(one for one in of.steps() if one.number == number)
    name = NAMES[step.seat]
    out, words = io.StringIO(), iter(["nonsense", "1", QUIT])
    Trying(of, step.entry, NAMES, Screen(out, False)).run(lambda: next(words))
    said = out.getvalue()
    assert f"Move {step.entry + 1} again, as {name} knew it" in said
    for kind in ("what was done then", "what you try now", "the best that is known"):
        assert said.count(kind) == 1
    assert "There is no move nonsense" in said


def test_a_move_that_was_never_made_cannot_be_tried() -> None:
    of = course()
    with pytest.raises(BadRecord):
        Trying(of, len(of.record.entries), NAMES, Screen(io.StringIO(), False))
