"""Another move, tried at a position of a finished game."""

import pytest

from handful.bots.levels import level
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Play
from handful.core.catalog import game, games
from handful.review.course import Course
from handful.review.decisions import is_choice, weighed

SEATS = 4


@pytest.mark.parametrize("key", list(games()))
def test_no_move_that_is_tried_is_better_than_the_best(key: str) -> None:
    """The best of a first look need not be the best of a closer one."""
    of = game(key)
    play = Play(of, of.rules.options(), SEATS, 5)
    play_through(play, [SeatedBot(play, seat, level("sharp")) for seat in range(SEATS)])
    course = Course(of, play.record())
    asked = [(one.entry, one.state.legal(one.seat)) for one in course.steps() if is_choice(one)]
    for entry, legal in asked[2:30:4]:
        for move in (legal[0], legal[-1]):
            *others, best = weighed(course, entry, move)
            assert all(one.value <= best.value for one in others)
