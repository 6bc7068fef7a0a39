"""The coach ranks every legal move, with a value where it has looked and always with a reason."""

import re
from dataclasses import replace
from itertools import islice

import pytest

from handful.bots.coach import Coach, in_order
from handful.bots.levels import UnknownLevel
from handful.bots.search import Budget, Expert, Tried
from handful.core import Chance
from handful.i18n.games import in_english

from .tables import decisions, table
from .test_search import KEYS

NAMES = ("Ada", "Bo", "Cy", "Di")
ONE_OF_MANY = re.compile(r"\b1 (card|chip|game|move|player|point|round|seat|second|star|turn)s\b")
"""Such as "1 points"."""


@pytest.mark.parametrize("key", KEYS)
def test_every_legal_move_is_ranked_once_with_a_sentence(key: str) -> None:
    play = table(key)
    coach = Coach(play.game, budget=Budget(playouts=30))
    for _, asked in islice(decisions(play, every=6), 8):
        said = coach.advice(*asked, NAMES)
        assert sorted(one.move for one in said if one.move is not None) == sorted(asked.legal)
        reasons = [in_english(play.game, one.reason, NAMES) for one in said]
        assert all(one.endswith((".", "?")) and one[:1].strip() for one in reasons)
        assert not [one for one in reasons if ONE_OF_MANY.search(one)]


@pytest.mark.parametrize("budget", [8, 60, 300])
@pytest.mark.parametrize("key", KEYS)
def test_values_fall_from_what_the_expert_would_do(key: str, budget: int) -> None:
    play = table(key, seed=4)
    limit = Budget(playouts=budget)
    coach, expert = Coach(play.game, budget=limit), Expert(play.game, limit)
    for _, asked in islice(decisions(play, every=5), 8):
        known = asked[:4]
        said = coach.advice(*known, Chance(2), NAMES)
        assert said[0].move == expert.choose(*known, Chance(2))
        assert said[0].value is not None
        values = [-1.0 if one.value is None else one.value for one in said]
        assert values == sorted(values, reverse=True)
        assert all(0 <= one.value <= 1 for one in said if one.value is not None)


def test_a_budget_in_seconds_may_leave_moves_without_a_value() -> None:
    play = table(KEYS[0])
    _, asked = next(decisions(play, every=6))
    said = Coach(play.game, budget=Budget(seconds=1e-9)).advice(*asked, NAMES)
    assert [one.value for one in said] == [None] * len(asked.legal)


def test_a_choice_that_is_left_to_the_rulebook_has_values_too() -> None:
    play = table(KEYS[0])
    _, asked = next(decisions(play, every=2))
    ahead = play.game.bots.lookahead
    assert ahead
    narrow = replace(ahead, sensible=lambda world, seat, legal: [])
    coach = Coach(replace(play.game, bots=replace(play.game.bots, lookahead=narrow)))
    said = coach.advice(*asked[:4], Chance(1), NAMES)
    assert said[0].move == play.game.bots.heuristic.choose(*asked[:4], Chance(1))
    assert all(one.value is not None for one in said[:2])


def test_a_move_is_worth_what_the_best_is_less_what_it_loses_in_the_same_worlds() -> None:
    best = Tried(1, [1.0] * 8 + [0.0] * 8)
    worse, better = Tried(2, [0.5] * 8), Tried(3, [1.0] * 8 + [0.1] * 8)
    hopeless, fresh = Tried(4, [0.0] * 8), Tried(5, [1.0] * 7)
    values = in_order([best, fresh, hopeless, worse, better])
    assert values == {1: 0.5, 3: 0.5, 2: 0.0, 4: 0.0, 5: None}
    assert list(values) == [1, 3, 4, 2, 5]


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(UnknownLevel, match="the coaches are sharp and expert"):
        Coach(table(KEYS[0]).game, "novice")
