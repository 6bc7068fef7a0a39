"""The deal of the day: a solitaire that can be won."""

from typing import Final

from handful.core.daily import Daily, Deal
from handful.core.sets import size

from .bots.solver import solve
from .rules.constants import SOLITAIRE
from .rules.moves import MOVES
from .rules.options import Options
from .rules.pyramid import size_of
from .rules.rules import State, start

PATIENCE: Final = 60
"""The solver looks at its clock so often, then the next seed is tried: no time is measured."""


def deal(seed: int) -> Deal | None:
    """The solitaire of a seed, if the solver wins it soon."""
    state = start(Options(), SOLITAIRE, seed, False, quiet=True)
    looks = iter(range(PATIENCE))
    found = solve(state, lambda: next(looks, None) is None)
    if not found.won:
        return None
    total = size(state.standing)
    return Deal(total=total, enough=total, seed=seed, line=[*map(MOVES.text, found.line)])


def reached(state: State) -> int:
    """How many cards of the pyramid are gone."""
    return size_of(state.house.rows) - size(state.standing)


DAILY: Final = Daily(shelf=1, minutes=8, deal=deal, reached=reached)
