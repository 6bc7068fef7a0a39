"""Every throw of a game is weighed, and what it is worth does not depend on who asks."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

from handful.bots.levels import level
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Chance, Figure, Past, Play
from handful.core.catalog import game
from handful.core.hindsight import BEGINNING, Step
from handful.games.thatmatch.rules.events import Bolted, OrangeBlocked, RedBlocked, RescueCalled
from handful.review.course import Course
from handful.review.playing_on import PlayingOn, Redealing, luck_of

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
    assert figure.data["count"] == len(figure.rows) >= len(figure.data["throws"])
    assert figures(of)[0].data == figure.data


def thrown(table: dict[str, Any], *moves: tuple[int, str]) -> dict[str, Any]:
    """The last of these moves from a position made by hand, as it is shown."""
    options = GAME.rules.options()
    state, steps = GAME.knowledge.arrange(options, SEATS, table), []
    for number, (seat, text) in enumerate(moves):
        move = GAME.rules.moves.read(text)
        play = cast(Play, SimpleNamespace(state=state.clone()))
        steps.append(Step(number, number, seat, move, 0, play, []))
        state.apply(seat, move)
    past = SimpleNamespace(
        steps=lambda: iter(steps),
        brought=lambda number: [],
        as_it_was=lambda step: lambda number: Redealing(GAME, step.state)(Chance(luck_of(number))),
        played_on=PlayingOn(GAME, options, SEATS, False),
    )
    assert GAME.hindsight
    (figure,) = GAME.hindsight(cast(Past, past))
    return dict(figure.data["throws"][-1])


def test_bolts_that_take_a_card_of_four_stars_gain_them_and_what_the_others_lose() -> None:
    """Scenario TM-E01: four stars for the bolter instead of one of two others, so 4 + 2 ahead."""
    table = {"market": ["P37 | . | Y4 | B5"], "hands": ["R3 Y1", "R1L R2L B4", "Y2 B2"]}
    throw = thrown(table, (0, "play_number R3 on 0 R"), (1, "bolt R1L R2L"))
    assert (throw["seat"], throw["against"], throw["cards"]) == (1, 0, ["R1L", "R2L"])
    assert 4 < throw["stars"] < 8


def test_a_rescue_answers_whoever_beat_the_card() -> None:
    table = {"market": ["P37 | . | Y4 | B5"], "hands": ["R3 RESCUE Y1", "Y2 B2", "KR B2"]}
    play = (0, "play_number R3 on 0 R")
    throw = thrown(table, play, (1, "decline"), (2, "red_block KR on R3"), (0, "rescue"))
    assert (throw["seat"], throw["against"]) == (0, 2)
