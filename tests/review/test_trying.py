"""Another move, tried at a position of a finished game."""

from dataclasses import replace

import pytest

from handful.bots.levels import level
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Play
from handful.core.catalog import game, games
from handful.review.course import Course
from handful.review.decisions import is_choice, weighed
from handful.review.findings import Findings, done, pieces
from handful.review.report import report

SEATS = 4


def course(key: str) -> Course:
    """A game of sharp players."""
    of = game(key)
    play = Play(of, of.rules.options(), SEATS, 5)
    play_through(play, [SeatedBot(play, seat, level("sharp")) for seat in range(SEATS)])
    return Course(of, play.record())


@pytest.mark.parametrize("key", list(games()))
def test_no_move_that_is_tried_is_better_than_the_best(key: str) -> None:
    """The best of a first look need not be the best of a closer one."""
    of = course(key)
    asked = [(one.entry, one.state.legal(one.seat)) for one in of.steps() if is_choice(one)]
    for entry, legal in asked[2:30:4]:
        for move in (legal[0], legal[-1]):
            *others, best = weighed(of, entry, move)
            assert all(one.value <= best.value for one in others)


def test_what_speaks_against_a_move_is_not_why_it_is_better() -> None:
    of = course(next(iter(games())))
    names = [str(seat) for seat in range(SEATS)]
    work = [one for one in pieces(of) if one.kind == "decisions"][:2]
    found = Findings(of)
    for piece in work:
        found.add(piece, done(of, piece))
    said = report(found, names)
    assert any(one.why for one in (*said.costly, *said.fine))
    assert of.game.messages
    mute = replace(of.game.messages, against=lambda said: True)
    of.game = replace(of.game, messages=mute)
    said = report(found, names)
    assert not any(one.why for one in (*said.costly, *said.fine))
