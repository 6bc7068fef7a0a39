"""Where a good player has one clear move, every level from sharp up finds it nine times in ten."""

import pytest

import handful
from handful.bots.levels import Level
from handful.core.catalog import game, keys
from handful.testing.blunders import levels, positions

FEWEST = 10
FOUND = 0.9
LEVELS_UP = levels()


@pytest.mark.parametrize("key", keys())
def test_every_game_has_positions_with_one_clear_move(key: str) -> None:
    found = positions(game(key))
    assert len(found) >= FEWEST
    assert len({one.id for one in found}) == len(found)
    for one in found:
        legal = one.play().state.legal(one.seat)
        assert 0 < len(one.best) < len(legal)


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("level", LEVELS_UP, ids=lambda one: one.key)
def test_good_players_find_them(key: str, level: Level) -> None:
    if level.key != "sharp" and handful.rules_run != "compiled":
        pytest.skip("a search takes long where rules are not compiled")
    tried = positions(game(key))
    missed = [f"{one.id}: {made}" for one in tried if (made := one.choice(level)) not in one.best]
    assert len(missed) <= (1 - FOUND) * len(tried), missed
