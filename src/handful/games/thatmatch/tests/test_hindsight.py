"""Every throw of a game is weighed, and what it is worth does not depend on who asks."""

from collections.abc import Sequence

from handful.bots.levels import level
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Figure, Play
from handful.core.catalog import game
from handful.core.hindsight import BEGINNING
from handful.games.thatmatch.rules.events import Bolted, OrangeBlocked, RedBlocked, RescueCalled
from handful.review.course import Course

GAME = game("thatmatch")


def figures(of: Course) -> Sequence[Figure]:
    """What the game shows of itself."""
    assert GAME.hindsight
    return GAME.hindsight(of)


SEATS = 3


def test_every_throw_is_weighed_against_whose_card_it_answers() -> None:
    play = Play(GAME, GAME.rules.options(), SEATS, 8)
    play_through(play, [SeatedBot(play, seat, level("casual")) for seat in range(SEATS)])
    of = Course(GAME, play.record())
    thrown = (Bolted, RedBlocked, OrangeBlocked, RescueCalled)
    events = [*of.brought(BEGINNING), *(e for step in of.steps() for e in of.brought(step.number))]
    (figure,) = figures(of)
    assert len(figure.rows) == sum(isinstance(one, thrown) for one in events) > 3
    assert all(one["error"] > 0 and one["seat"] != one["against"] for one in figure.data["throws"])
    assert figures(of)[0].data == figure.data
