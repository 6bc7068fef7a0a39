"""The coach ranks every legal move, with a value where it has looked and always with a reason."""

import re
from itertools import islice

import pytest

from handful.bots.coach import Coach
from handful.bots.levels import UnknownLevel
from handful.bots.search import Budget

from .test_search import KEYS, decisions, table

NAMES = ("Ada", "Bo", "Cy", "Di")
ONE_OF_MANY = re.compile(r"\b1 (?!is|plus|minus|times)[a-z]+s\b")
"""Such as "1 points"."""


@pytest.mark.parametrize("key", KEYS)
def test_every_legal_move_is_ranked_once_with_a_sentence(key: str) -> None:
    play = table(key)
    coach = Coach(play.game, budget=Budget(playouts=30))
    for _, asked in islice(decisions(play, every=6), 8):
        said = coach.advice(*asked, NAMES)
        assert sorted(one.move for one in said if one.move is not None) == sorted(asked.legal)
        assert all(one.reason.endswith((".", "?")) and one.reason[:1].strip() for one in said)
        assert not [one.reason for one in said if ONE_OF_MANY.search(one.reason)]
        valued = [one.value is not None for one in said]
        assert valued == sorted(valued, reverse=True)
        assert all(0 <= one.value <= 1 for one in said if one.value is not None)


def test_the_first_advice_is_what_the_expert_would_do() -> None:
    from handful.bots.search import Expert
    from handful.core import Chance

    play = table(KEYS[0])
    budget = Budget(playouts=40)
    for _, (view, memory, legal, must, _) in decisions(play, every=10):
        said = Coach(play.game, budget=budget).advice(view, memory, legal, must, Chance(2), NAMES)
        assert said[0].move == Expert(play.game, budget).choose(
            view, memory, legal, must, Chance(2)
        )
        return


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(UnknownLevel, match="there are sharp, expert"):
        Coach(table(KEYS[0]).game, "novice")
