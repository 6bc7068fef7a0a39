"""The tables that the tests of this folder play at: every game, several sizes and house rules."""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest

from handful.core import Chance
from handful.core.catalog import games
from handful.research.episode import Setup, Table

Kind = tuple[str, int, dict[str, Any]]
Test = TypeVar("Test", bound=Callable[..., None])

KEYS = [key for key, game in games().items() if game.study.observation]
"""The games that learners can see; a game may leave that out."""


def kinds() -> Iterator[Kind]:
    """The smallest and the largest table as printed, and one of some size for every preset."""
    for key in KEYS:
        game = games()[key]
        fewest, most = game.players
        sizes = [
            seats for seats in range(fewest, most + 1) if not game.rules.options().problem(seats)
        ]
        yield key, sizes[0], {}
        yield key, sizes[-1], {}
        for number, preset in enumerate(game.rules.options.presets):
            options = dict(preset.values)
            read = game.rules.options.read(options)
            fits = [seats for seats in range(fewest, most + 1) if not read.problem(seats)]
            yield key, fits[number % len(fits)], options


KINDS = list(kinds())
NAMES = [f"{key}-{seats}-{number}" for number, (key, seats, _) in enumerate(KINDS)]


def every_kind(test: Test) -> Test:
    """Try it at all these tables, usually at one of each game."""
    one = pytest.mark.usually_one("kind", each=lambda kind: kind[0])
    marked: Test = one(pytest.mark.parametrize("kind", KINDS, ids=NAMES)(test))
    return marked


def setup(kind: Kind) -> Setup:
    """The table of this kind."""
    key, seats, options = kind
    return Setup(key, seats, options)


def walked(table: Table, chance: Chance, most: int) -> Iterator[Table]:
    """A random game, position by position, at most so many of them."""
    for _ in range(most):
        if table.is_over:
            return
        yield table
        tokens = sorted(table.tokens())
        table.act(tokens[chance.below(len(tokens))])
