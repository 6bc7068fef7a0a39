"""Every environment can be copied and pickled in the middle of a game, and both go on alike."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import handful
from handful.core import Chance

from .tables import KEYS

pytest.importorskip("gymnasium", reason="the extra `research` is not installed")
pytest.importorskip("pettingzoo", reason="the extra `research` is not installed")

import gymnasium
import numpy as np

from handful.core.catalog import games
from handful.research import gymnasium as seated
from handful.research import pettingzoo
from handful.research.vector import FleetEnv, seat_envs

Env = Any
Seen = Any
BEFORE, AFTER = 20, 40


def allowed(mask: np.ndarray, chance: Chance) -> int:
    """Any allowed action."""
    there = np.flatnonzero(mask)
    return int(there[chance.below(len(there))])


def turns(env: Env, chance: Chance) -> Seen:
    """One action where seats are asked one after the other."""
    if not env.agents:
        env.reset()
    seen, *rest = env.last()
    done = rest[1] or rest[2]
    env.step(None if done else allowed(seen["action_mask"], chance))
    return seen, rest, env.agent_selection if env.agents else None


def together(env: Env, chance: Chance) -> Seen:
    """One choice of everybody."""
    if not env.agents:
        env.reset()
    masks = {agent: env._masks[env._seat_of[agent]] for agent in env.agents}
    return env.step({agent: allowed(mask, chance) for agent, mask in masks.items()})


def alone(env: Env, chance: Chance) -> Seen:
    """One action of mine."""
    found = env.step(np.int64(allowed(env.unwrapped.action_masks(), chance)))
    return (found, env.reset()) if found[2] or found[3] else found


def many(env: Env, chance: Chance) -> Seen:
    """One action in every game."""
    actions = np.array([allowed(mask, chance) for mask in env.masks])
    return copy.deepcopy(env.step(actions))


def many_by_gymnasium(env: Env, chance: Chance) -> Seen:
    """The same where Gymnasium steps the games."""
    return env.step(np.array([allowed(mask, chance) for mask in env.call("action_masks")]))


FORMS: dict[str, tuple[Callable[[str], Env], Callable[[Env, Chance], Seen]]] = {
    "one after the other": (lambda key: pettingzoo.env(key), turns),
    "all at once": (lambda key: pettingzoo.parallel_env(key), together),
    "against bots": (lambda key: seated.SeatEnv(key), alone),
    "against experts": (lambda key: seated.SeatEnv(key, bots="expert@2", max_cycles=9), alone),
    "made by Gymnasium": (lambda key: gymnasium.make(seated.name(games()[key])), alone),
    "many, every seat": (lambda key: FleetEnv(key, num_envs=3), many),
    "many against random": (lambda key: seat_envs(key, num_envs=3, bots="random"), many),
    "many against bots": (lambda key: seat_envs(key, num_envs=2), many_by_gymnasium),
}
WAYS: dict[str, Callable[[Env], Env]] = {
    "pickled": lambda env: pickle.loads(pickle.dumps(env)),
    "copied": copy.deepcopy,
}


def plain(seen: Seen) -> Seen:
    """Something that can be compared."""
    if isinstance(seen, dict):
        return {key: plain(value) for key, value in seen.items()}
    if isinstance(seen, (list, tuple)):
        return [plain(one) for one in seen]
    return plain(seen.tolist()) if isinstance(seen, np.ndarray) else seen


@pytest.mark.usually_one("key")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("key", KEYS)
def test_a_copy_goes_on_as_the_first_one_does(key: str, form: str, way: str) -> None:
    make, act = FORMS[form]
    env, chance = make(key), Chance(3)
    env.reset(seed=11)
    for _ in range(BEFORE):
        act(env, chance)
    twin, again = WAYS[way](env), Chance(chance.state)
    first = [plain(act(env, chance)) for _ in range(AFTER)]
    assert [plain(act(twin, again)) for _ in range(AFTER)] == first


@pytest.mark.deep
def test_uncompiled_environments_are_copied_too() -> None:
    if handful.rules_run != "compiled":
        pytest.skip(f"the rules run {handful.rules_run}")
    env = os.environ | {"HANDFUL_PURE": "1"}
    asked = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__]
    ran = subprocess.run([*asked, "-k", "goes_on"], env=env, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout[-2000:]
