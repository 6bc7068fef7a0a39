"""What was won could be won all along; at the last moment another move still wins."""

from collections.abc import Sequence

from handful.bots.levels import level
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Figure, Play
from handful.core.catalog import game
from handful.games.ultimatch.bots.solver import solve
from handful.review.course import Course

GAME = game("ultimatch")


def figures(of: Course) -> Sequence[Figure]:
    """What the game shows of itself."""
    assert GAME.hindsight
    return GAME.hindsight(of)


def course(seed: int, seats: int) -> Course:
    play = Play(GAME, GAME.rules.options(), seats, seed)
    play_through(play, [SeatedBot(play, seat, level("casual")) for seat in range(seats)])
    return Course(GAME, play.record())


def test_a_game_that_was_won_could_be_won_in_every_turn() -> None:
    won = next(of for of in (course(seed, 3) for seed in range(30)) if of.outcome.winners)
    (figure,) = figures(won)
    assert figure.data["winnable"] == figure.data["turns"] > 3


def test_the_last_moment_of_a_solitaire_is_proved() -> None:
    for seed in range(40):
        of = course(seed, 1)
        (figure,) = figures(of)
        if not of.outcome.winners and figure.data["better"]:
            break
    step = next(one for one in of.steps() if one.entry == figure.data["entry"])
    assert solve(step.state.clone(), lambda: False).won
    world = step.state.clone()
    world.apply(step.seat, step.move)
    assert world.outcome() is not None or not solve(world, lambda: False).won
