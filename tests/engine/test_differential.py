"""Every game of the catalogue is the same game compiled and uncompiled.

`HANDFUL_CASES` says how many games are played: one of each for every 40 cases (300 unless told).
By hand: `python -m handful.testing.differential GAME --games 10000`.
"""

import os

import pytest

from handful.core.catalog import keys
from handful.testing import differential

GAMES = max(1, int(os.environ.get("HANDFUL_CASES", "12000")) // 40)
LONGEST = 150
"""How many moves of each."""


@pytest.mark.parametrize("key", keys())
def test_compiled_and_uncompiled_rules_play_the_same_games(key: str) -> None:
    try:
        assert differential.compare(key, 0, GAMES, LONGEST) > GAMES
    except differential.NotCompiled as why:
        pytest.skip(str(why))
