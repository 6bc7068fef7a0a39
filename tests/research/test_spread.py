"""Games on several cores are the same games as on one."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from handful.core.catalog import games
from handful.research.fleet import IllegalMove
from handful.research.spread import SpreadEnv, seeds
from handful.research.vector import FleetEnv

SHORT = min(games(), key=lambda key: games()[key].rules.bound(games()[key].rules.options(), 4))
"""The game whose games are over soonest."""
COUNT, WORKERS, SEED = 7, 2, 3


@pytest.fixture(params=["threads", "processes"])
def spread(request: pytest.FixtureRequest) -> Iterator[SpreadEnv]:
    """Seven games on two cores."""
    threads = request.param == "threads"
    envs = SpreadEnv(SHORT, 4, num_envs=COUNT, workers=WORKERS, threads=threads)
    yield envs
    envs.close()


def test_each_core_plays_a_fleet_of_its_own(spread: SpreadEnv) -> None:
    alone: list[Any] = [FleetEnv(SHORT, 4, num_envs=count) for count in (3, 4)]
    seen, info = spread.reset(seed=SEED)
    parts = [env.reset(seed=seed) for env, seed in zip(alone, seeds(SEED), strict=False)]
    finished = 0
    for _ in range(400):
        for name, rows in seen.items():
            assert (rows == np.concatenate([part[0][name] for part in parts])).all()
        assert (info["seat"] == np.concatenate([part[-1]["seat"] for part in parts])).all()
        actions = spread.sample()
        assert actions.tolist() == [one for env in alone for one in env.sample().tolist()]
        seen, rewards, over, _, info = spread.step(actions)
        parts = [env.step(some) for env, some in zip(alone, np.split(actions, [3]), strict=True)]
        assert (rewards == np.concatenate([part[1] for part in parts])).all()
        assert (over == np.concatenate([part[2] for part in parts])).all()
        finished += _compare_ends(info, over, parts)
    assert finished


def _compare_ends(info: dict[str, Any], over: np.ndarray, parts: list[Any]) -> int:
    """What is told of finished games is the same; how many there were comes back."""
    place = 0
    for _, _, done, _, told in parts:
        for number in np.flatnonzero(done).tolist():
            assert (info["returns"][place + number] == told["returns"][number]).all()
            for name, last in told["final_obs"][number].items():
                assert (info["final_obs"][place + number][name] == last).all()
        place += len(done)
    return int(over.sum())


def test_a_forbidden_action_is_told_wherever_it_was(spread: SpreadEnv) -> None:
    seen, _ = spread.reset(seed=SEED)
    for place in (0, COUNT - 1):
        actions = spread.sample()
        actions[place] = seen["action_mask"][place].argmin()
        with pytest.raises(IllegalMove, match=f"action {actions[place]} is not allowed"):
            spread.step(actions)
    spread.step(spread.sample())


def test_a_seed_for_every_part() -> None:
    assert len(set(islice(seeds(SEED), 100))) == 100
