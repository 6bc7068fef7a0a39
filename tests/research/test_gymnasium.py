"""Gymnasium's own checks, and many games at once against one by one."""

# ruff: noqa: E402 - what may be missing is asked for first

from dataclasses import replace

import pytest

from .tables import KEYS, KINDS, Kind, every_kind

gymnasium = pytest.importorskip("gymnasium", reason="the extra `research` is not installed")

import numpy as np
from gymnasium.utils.env_checker import check_env

from handful.core import Chance, catalog
from handful.core.catalog import games
from handful.core.rng import GOLDEN, WORD, drawn
from handful.core.state import NO_SEAT
from handful.research import gymnasium as ours
from handful.research.episode import Setup, Table
from handful.research.fleet import IllegalMove
from handful.research.spaces import Choices
from handful.research.vector import FleetEnv

SEATED = [kind for kind in KINDS if kind[1] > 1]
WRITTEN = [kind for kind in KINDS if games()[kind[0]].study.writer is not None]


@pytest.mark.filterwarnings("ignore:.*For Box action spaces")
@every_kind
def test_check_env(kind: Kind) -> None:
    key, seats, options = kind
    env = ours.SeatEnv(key, seats, bots="random", seat=seats - 1, **options)
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("key", KEYS)
def test_every_game_is_registered(key: str) -> None:
    env = gymnasium.make(ours.name(catalog.game(key)), bots="novice", render_mode="ansi")
    seen, _ = env.reset(seed=3)
    for _ in range(20):
        action = env.action_space.sample(seen["action_mask"])
        seen, _, over, _, info = env.step(action)
        assert not info
        if over:
            break
    assert env.render()


@pytest.mark.parametrize("key", KEYS)
def test_a_whole_game_against_bots(key: str) -> None:
    env = ours.SeatEnv(key, None, bots="novice")
    env.reset(seed=5)
    over, reward, chance = False, 0.0, Chance(1)
    while not over:
        assert reward == 0.0
        allowed = np.flatnonzero(env.action_masks())
        _, reward, over, _, _ = env.step(allowed[chance.below(len(allowed))])
    assert -1.0 <= reward <= 1.0
    assert reward == env.table.utilities()[0]


def test_a_forbidden_action_counts_as_none() -> None:
    key, seats, options = SEATED[0]
    env = ours.SeatEnv(key, seats, bots="random", **options)
    env.reset(seed=1)
    *_, info = env.step(np.int64(np.argmin(env.action_masks())))
    assert info == {"illegal": True}


def test_a_table_needs_a_bot_for_every_other_seat() -> None:
    with pytest.raises(ValueError, match="need a bot each"):
        ours.SeatEnv(SEATED[0][0], SEATED[0][1], bots=["novice"] * 20)


@pytest.mark.parametrize("kind", WRITTEN, ids=str)
def test_many_games_at_once_are_the_same_games_one_by_one(kind: Kind) -> None:
    key, seats, options = kind
    count, seed = 4, 77
    envs = FleetEnv(key, seats, num_envs=count, **options)
    seen, info = envs.reset(seed=seed)
    setup = Setup(key, seats, options)
    seeds = [drawn((seed + place * GOLDEN) & WORD) for place in range(count)]
    tables = [Table(setup, one) for one in seeds]
    chance = Chance(6)
    for _ in range(300):
        actions = np.zeros(count, np.int64)
        for place, table in enumerate(tables):
            assert info["seat"][place] == table.seat
            assert (seen["observation"][place] == table.observe(table.seat)).all()
            assert (seen["action_mask"][place] == table.mask(table.seat)).all()
            allowed = np.flatnonzero(seen["action_mask"][place])
            actions[place] = allowed[chance.below(len(allowed))]
            table.act(int(actions[place]))
        seen, rewards, over, _, info = envs.step(actions)
        if over.any():
            place = int(np.flatnonzero(over)[0])
            assert tables[place].is_over
            assert tuple(info["returns"][place]) == tables[place].utilities()
            assert rewards[place] in tables[place].utilities()
            break


def test_a_forbidden_move_is_refused_before_any_game_moves() -> None:
    key, seats, options = WRITTEN[0]
    envs = FleetEnv(key, seats, num_envs=3, **options)
    seen, _ = envs.reset(seed=2)
    before = seen["observation"].copy()
    actions = envs.sample()
    actions[2] = int(np.argmin(seen["action_mask"][2]))
    with pytest.raises(IllegalMove):
        envs.step(actions)
    envs._show()
    assert (envs.rows == before).all()
    assert NO_SEAT not in envs.seats


def test_a_game_without_a_writer_says_what_to_use_instead() -> None:
    game = replace(
        next(iter(games().values())), study=replace(next(iter(games().values())).study, writer=None)
    )
    with pytest.raises(ValueError, match=r"use handful\.research\.pettingzoo"):
        FleetEnv(game)


def test_an_allowed_action_is_drawn_and_each_is_as_likely() -> None:
    space = Choices(9)
    space.seed(4)
    mask = np.array([0, 1, 0, 0, 1, 1, 0, 0, 0], np.int8)
    drawn = np.bincount([space.sample(mask) for _ in range(3000)], minlength=9)
    assert (drawn[mask == 0] == 0).all()
    assert (drawn[mask == 1] > 900).all()
    assert space.sample(np.zeros(9, np.int8)) == 0
    assert space.contains(space.sample())
    assert space == gymnasium.spaces.Discrete(9)
    with pytest.raises(ValueError, match="shape"):
        space.sample(mask[1:])
