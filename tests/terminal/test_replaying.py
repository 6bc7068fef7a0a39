"""A recorded game told again."""

import io
import re
from dataclasses import replace

import pytest

from handful.core import AnyGame, BadOption, Chance, Play
from handful.core.catalog import games
from handful.i18n import LANGUAGES
from handful.i18n.games import why_not
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


def told_in(language: str, moves: int) -> str:
    """What a small table of strangers sounds like: told whole, then its first steps."""
    game = next(game for game in games().values() if game.messages and game.players[0] == 2)
    play = Play(game, game.rules.options(), 2, 7)
    for _ in walk(play, Chance(1), moves):
        pass
    out = io.StringIO()
    story = Story(play, Screen(out, False, False, lambda: 999, language))
    story.tell()
    story.step(Scripted(lambda prompt: "q" if prompt.startswith("2/") else ""))
    return out.getvalue()


def test_a_game_about_remembering_is_stepped_through_only_when_it_is_over(lantern: AnyGame) -> None:
    forgets = replace(lantern, knowledge=replace(lantern.knowledge, forgets=True))
    assert "its log opens when it is over" in told_by_steps(forgets, 2)
    assert "Step 1 of" not in told_by_steps(forgets, 2)
    assert "Step 1 of" in told_by_steps(lantern, 2)
    assert "Step 1 of" in told_by_steps(forgets, 999)


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize("moves", [3, 9999])
def test_it_is_told_in_one_language(language: str, moves: int) -> None:
    """No line that says something in English is the same in another language."""
    english, other = (set(told_in(one, moves).splitlines()) for one in ("en", language))
    same = [line for line in english & other if re.search(r"[a-z]{3} [a-z]{2}", line)]
    assert same == []


def test_seats_are_counted_from_one(lantern: AnyGame) -> None:
    play = Play(lantern, lantern.rules.options.read({}), 2, 7)
    with pytest.raises(BadOption) as wrong:
        Story(play, Screen(io.StringIO()), 2)
    assert why_not(wrong.value) == "This game has no seat 3: its seats are 1 to 2."
    assert why_not(wrong.value, "de").startswith("In diesem Spiel gibt es keinen Platz 3")
    assert Story(play, Screen(io.StringIO()), 1).names == ["Seat 1", "Seat 2"]
