"""Strips show what was turned over, and a pair could be named only if both cards had been seen."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import cast

import pytest

from handful.bots.levels import level
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Figure, Past, Play
from handful.core.catalog import game
from handful.core.hindsight import BEGINNING, Step
from handful.games.boom.hindsight import Story
from handful.games.boom.rules.events import (
    Flipped,
    Matched,
    Started,
    TurnedBack,
    TurnEnded,
    WindowClosed,
)
from handful.review.course import Course

GAME = game("boom")


def figures(of: Course) -> Sequence[Figure]:
    """What the game shows of itself."""
    assert GAME.hindsight
    return GAME.hindsight(of)


START = Started(0, ("A1", "B1", "C1"), 9, 9)


def told(*events: object) -> Story:
    story = Story()
    story.take([START, *events])  # type: ignore[list-item]
    return story


def test_a_pair_that_both_cards_of_were_seen_could_be_named() -> None:
    first = Flipped(0, "A1", "7.R"), Flipped(0, "B1", "4.R"), TurnedBack(("A1", "B1"))
    second = Flipped(1, "C1", "7.B"), Flipped(1, "B1", "4.R"), TurnedBack(("C1", "B1"))
    end = TurnEnded(0, "missed", 1), TurnEnded(1, "missed", 2)
    story = told(*first, end[0], *second, end[1])
    assert story.pairs == [], "the second 7 was seen only when the attempt had begun"
    story.take([Flipped(2, "B1", "4.R"), Flipped(2, "A1", "7.R")])
    story.take([TurnedBack(("A1", "B1")), TurnEnded(2, "missed", 3)])
    (missed,) = story.pairs
    assert (missed.turn, missed.seat, set(missed.places), missed.named) == (
        3,
        2,
        {"A1", "C1"},
        False,
    )


def test_a_named_pair_counts_and_its_strips_end() -> None:
    story = told(Flipped(0, "A1", "7.R"), Flipped(0, "C1", "7.B"))
    story.take([Matched(0, "equal", ("A1", "C1"), ("7.R", "7.B"), ((), ()), (), "7")])
    assert story.pairs == [], "nobody had seen them before"
    assert {(one.place, one.until, one.by) for one in story.gone} == {("A1", 1, 0), ("C1", 1, 0)}


def test_every_card_turned_over_in_a_game_has_its_strip() -> None:
    play = Play(GAME, GAME.rules.options(), 3, 4)
    play_through(play, [SeatedBot(play, seat, level("casual")) for seat in range(3)])
    of = Course(GAME, play.record())
    events = [*of.brought(BEGINNING), *(e for step in of.steps() for e in of.brought(step.number))]
    figure = figures(of)[0]
    shown = sum(len(one["shown"]) for one in figure.data["strips"])
    assert shown == sum(isinstance(one, Flipped) for one in events)
    assert figure.data["turns"] == 1 + sum(isinstance(one, TurnEnded) for one in events)


@pytest.mark.parametrize(
    ("hand", "places", "missed"),
    [
        ("T", ("A1", "B2"), [("A1", "B2")]),
        ("T -1", ("C1", "C2"), [("C1", "C2")]),
        ("T", ("C1", "C2"), []),
    ],
)
def test_what_lay_open_at_the_bell_was_missed_if_it_could_be_made_equal(
    hand: str, places: Sequence[str], missed: list[tuple[str, str]]
) -> None:
    """As they lie, or with what was in hand."""
    options = GAME.rules.options.read({"timer_clock": "nominal"})
    state = GAME.knowledge.arrange(options, 2, {"hands": [hand], "ignite_pile": "+1 -3 W"})
    moves = GAME.rules.moves
    for text in ("timer T", *(f"flip {place}" for place in places)):
        state.apply(0, moves.read(text))
    play = cast(Play, SimpleNamespace(state=state))
    step = Step(0, 0, 0, moves.read("stop"), 0, play, [])
    closed = WindowClosed(0, "stop", ("T.R",), False)
    past = SimpleNamespace(
        seats=2,
        steps=lambda: iter([step]),
        brought=lambda number: [START] if number == BEGINNING else [closed],
    )
    assert GAME.hindsight
    fuse = GAME.hindsight(cast(Past, past))[1]
    assert [tuple(one["places"]) for one in fuse.data["missed"]] == missed
