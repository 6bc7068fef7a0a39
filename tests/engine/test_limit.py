"""The hand-written C++ games, by which ours are measured, are the same games."""

import sys
from pathlib import Path

import pytest

from handful.core.catalog import game
from handful.core.engine import RandomPlayer, as_position

BENCH = Path(__file__).parents[2] / "bench" / "limit"
sys.path.insert(0, str(BENCH))

import building  # noqa: E402 - lies in the folder just added

GAMES = 100


@pytest.mark.skipif(building.compiler() is None, reason="needs a C++ compiler")
@pytest.mark.parametrize("key", building.GAMES)
def test_they_play_move_for_move(key: str, tmp_path: Path) -> None:
    program, one = building.built(key, tmp_path), game(key)
    options = one.rules.options()
    for seats in (one.players[0], 5):
        if one.rules.options().problem(seats):
            continue
        player, most = RandomPlayer(1), one.rules.bound(options, seats)
        for seed, found in enumerate(building.checked(program, seats, GAMES)):
            state = one.rules.start(options, seats, seed, False, quiet=True)
            moves = player.play(as_position(state), most)
            outcome = state.outcome()
            assert outcome
            assert found == [moves, player.chance, *outcome.scores], f"{seats} seats, deal {seed}"
