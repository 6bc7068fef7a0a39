"""Seeding, copying, pickling and vectors, as Gymnasium's documents describe them."""

# ruff: noqa: E402 - what may be missing is asked for first

import copy
import pickle
from typing import Any

import pytest

from .tables import KEYS

gymnasium = pytest.importorskip("gymnasium", reason="the extra `research` is not installed")

import numpy as np

from handful.core.catalog import games
from handful.research.gymnasium import name


def made(key: str = KEYS[0], **asked: Any) -> Any:
    return gymnasium.make(name(games()[key]), bots="random", **asked)


def episode(env: Any, steps: int = 20) -> list[bytes]:
    """What is seen in the next steps, where the first allowed action is taken."""
    seen, rows = env.unwrapped._observed(), []
    for _ in range(steps):
        seen, _, over, _, _ = env.step(seen["action_mask"].argmax())
        rows.append(seen["observation"].tobytes())
        if over:
            break
    return rows


def test_a_seed_is_given_once_and_goes_on() -> None:
    """`reset(seed)` begins a row of games, `reset()` takes the next one of it."""
    one, two = made(), made()
    firsts = [env.reset(seed=7)[0]["observation"] for env in (one, two)]
    seconds = [env.reset()[0]["observation"] for env in (one, two)]
    assert (firsts[0] == firsts[1]).all()
    assert (seconds[0] == seconds[1]).all()
    again = one.reset(seed=7)[0]["observation"]
    assert (again == firsts[0]).all()
    assert episode(one) == episode(made_at(7))


def made_at(seed: int) -> Any:
    env = made()
    env.reset(seed=seed)
    return env


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_wrapped_environment_is_copied_whole(copied: Any) -> None:
    """With its wrappers, its spec and its generator: both go on alike, and then deal alike."""
    env = made(max_episode_steps=50)
    env.reset(seed=3)
    episode(env, 5)
    twin = copied(env)
    assert twin.spec == env.spec
    assert episode(env) == episode(twin)
    assert (env.reset()[0]["observation"] == twin.reset()[0]["observation"]).all()


def test_a_spec_makes_the_same_environment_again() -> None:
    env = made(memory=True)
    spec = gymnasium.envs.registration.EnvSpec.from_json(env.spec.to_json())
    env.reset(seed=5)
    again = gymnasium.make(spec)
    again.reset(seed=5)
    assert episode(env) == episode(again)


def test_vectors_take_one_seed_or_a_list_and_reset_some() -> None:
    asked = {"num_envs": 3, "bots": "random"}
    envs = gymnasium.make_vec(name(games()[KEYS[0]]), **asked)
    one, _ = envs.reset(seed=11)
    first = one["observation"].copy()
    listed, _ = envs.reset(seed=[11, 12, 13])
    assert (listed["observation"] == first).all()
    for place in range(3):
        single = made_at(11 + place).unwrapped._observed()
        assert (single["observation"] == first[place]).all()
    mask = np.array([False, True, False])
    some, _ = envs.reset(options={"reset_mask": mask})
    assert (some["observation"][~mask] == first[~mask]).all()
    assert envs.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    assert envs.single_observation_space.contains({key: value[0] for key, value in some.items()})
