"""A recorded game told again."""

import io
from dataclasses import replace

from handful.core import AnyGame, Chance, Play
from handful.terminal.replay import Story
from handful.terminal.screen import Screen
from handful.testing.random_walk import walk

from .conftest import Scripted


def told_by_steps(game: AnyGame, moves: int) -> str:
    play = Play(game, game.rules.options.read({}), 2, 7)
    for _ in walk(play, Chance(1), moves):
        pass
    out = io.StringIO()
    Story(play, Screen(out, False, False, lambda: 80)).step(Scripted(lambda prompt: ""))
    return out.getvalue()


def test_a_game_about_remembering_is_stepped_through_only_when_it_is_over(lantern: AnyGame) -> None:
    forgets = replace(lantern, knowledge=replace(lantern.knowledge, forgets=True))
    assert "its log opens when it is over" in told_by_steps(forgets, 2)
    assert "Move 1 of" not in told_by_steps(forgets, 2)
    assert "Move 1 of" in told_by_steps(lantern, 2)
    assert "Move 1 of" in told_by_steps(forgets, 999)
