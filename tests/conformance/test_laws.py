"""Every game of the catalogue keeps every law, in many random positions.

`HANDFUL_CASES` says in how many positions in all (12,000 unless told).
"""

import os
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings

from handful.core.catalog import game, games
from handful.testing.law_trials import Journey, LawBroken
from handful.testing.laws import STRETCH, travel
from handful.testing.strategies import journeys

CASES = int(os.environ.get("HANDFUL_CASES", "12000"))
PARTS = 4
"""Each game is looked at in parts, so that several processes can share the work."""

SETTINGS = settings(
    phases=[Phase.generate],  # a journey says all; shrinking one takes minutes
    report_multiple_bugs=False,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


class Tally:
    """How much was met so far, and whether a law was broken."""

    def __init__(self, wanted: int) -> None:
        self.met: Counter[str] = Counter()
        self.wanted, self.broken = wanted, False

    def look(self, journey: Journey) -> None:
        """Hold all laws on a stretch, unless enough has been seen."""
        if self.met["positions"] >= self.wanted and not self.broken:
            return
        try:
            self.met.update(travel(journey))
        except LawBroken:
            self.broken = True
            raise


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("key", games())
def test_laws_hold(key: str, part: int, record_property: Callable[[str, object], None]) -> None:
    wanted = -(-CASES // (PARTS * len(games())))
    tally = Tally(wanted)

    @seed(part)
    @settings(SETTINGS, max_examples=20 + 4 * wanted // STRETCH)
    @given(journeys(game(key)))
    def hold(journey: Journey) -> None:
        tally.look(journey)

    hold()
    record_property(f"positions of {key}", tally.met["positions"])
    assert tally.met["positions"] >= wanted
    assert tally.met["twins"] >= tally.met["positions"], "too few positions have a twin"
