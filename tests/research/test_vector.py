"""One id is one environment: many at once are the same games as one by one, to the last bit."""

# ruff: noqa: E402 - what may be missing is asked for first

from typing import Any

import pytest

from .tables import KEYS, Kind, every_kind

gymnasium = pytest.importorskip("gymnasium", reason="the extra `research` is not installed")

import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from handful.core import Chance
from handful.core.catalog import games
from handful.research import gymnasium as ours
from handful.research.vector import SeatFleetEnv, seat_envs

CROWDED: dict[str, Any] = {"seats": 8, "seat": 7, "bots": "random", "match_rounds": 1}
BARGAIN = next(
    key for key, one in games().items() if "match_rounds" in one.rules.options().values()
)
"""A game, and a table of it at which a short one may be over before the last seat is asked."""
FIRST = next(iter(games()))
OVER_AT_ONCE = (938, 1185)
"""Seeds of such games."""
SKIPPED_AFTERWARDS = (1039, 2046)
"""Seeds whose first game, played by first allowed actions, is followed by such a one."""


def plain(seen: Any) -> Any:
    """Something that can be compared."""
    if isinstance(seen, dict):
        return {key: plain(value) for key, value in seen.items()}
    if isinstance(seen, (list, tuple)):
        return [plain(one) for one in seen]
    return plain(seen.tolist()) if isinstance(seen, np.ndarray) else seen


def chosen(mask: np.ndarray, chance: Chance) -> np.int64:
    """Mostly an allowed action, at times one that may be forbidden."""
    there = np.flatnonzero(mask)
    if not chance.below(20):
        return np.int64(chance.below(len(mask)))
    return np.int64(there[chance.below(len(there))])


@every_kind
def test_random_players_in_compiled_code_are_those_of_one_table(kind: Kind) -> None:
    key, seats, options = kind
    given = {"seat": seats - 1, "bots": "random", "max_cycles": 25, **options}
    fast = seat_envs(key, seats, num_envs=4, **given)
    assert isinstance(fast, SeatFleetEnv)
    one = lambda: ours.SeatEnv(key, seats, **given)  # noqa: E731
    slow = SyncVectorEnv([one] * 4, autoreset_mode=AutoresetMode.SAME_STEP)
    seen, info = fast.reset(seed=5)
    assert plain((seen, info)) == plain(slow.reset(seed=5))
    chance = Chance(2)
    for _ in range(60):
        actions = np.array([chosen(mask, chance) for mask in seen["action_mask"]])
        found = fast.step(actions)
        assert plain(found) == plain(slow.step(actions))
        seen = found[0]


@pytest.mark.parametrize("bots", ["random", "novice"])
@pytest.mark.parametrize("key", KEYS)
def test_one_id_is_one_environment(key: str, bots: str) -> None:
    """What `make_vec` makes is what `make` makes: same arguments, same games, same rewards."""
    given: dict[str, Any] = {"seat": 1, "bots": bots, "max_cycles": 30}
    env = gymnasium.make(ours.name(games()[key]), **given)
    envs = gymnasium.make_vec(ours.name(games()[key]), num_envs=1, **given)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert envs.single_action_space == env.action_space
    seen, info = env.reset(seed=8)
    batch, infos = envs.reset(seed=8)
    chance, ended = Chance(4), 0
    for _ in range(90):
        assert plain(batch) == plain({name: [row] for name, row in seen.items()})
        action = chosen(seen["action_mask"], chance)
        seen, reward, over, cut_off, info = env.step(action)
        batch, rewards, overs, cuts, infos = envs.step(np.array([action]))
        assert (rewards[0], overs[0], cuts[0]) == (reward, over, cut_off)
        if over or cut_off:
            ended += 1
            assert plain(infos["final_obs"][0]) == plain(seen)
            assert bool(infos["final_info"].get("illegal")) == bool(info.get("illegal"))
            seen, _ = env.reset()
        else:
            assert bool(infos.get("illegal")) == bool(info.get("illegal"))
    assert ended


@pytest.mark.parametrize("seed", OVER_AT_ONCE)
def test_no_game_begins_at_its_end(seed: int) -> None:
    env = ours.SeatEnv(BARGAIN, **CROWDED)
    seen, info = env.reset(seed=seed)
    assert info == {"skipped": 1}
    assert env.table.seat == 7
    assert seen["action_mask"].any()
    _, info = env.reset(seed=1)
    assert info == {}


def test_every_finished_game_is_reported_once_with_its_own_reward() -> None:
    """A game that was skipped after a finished one does not write over what that one was worth."""
    envs: Any = seat_envs(BARGAIN, num_envs=2, **CROWDED)
    alone = [ours.SeatEnv(BARGAIN, **CROWDED) for _ in SKIPPED_AFTERWARDS]
    seen, _ = envs.reset(seed=list(SKIPPED_AFTERWARDS))
    for env, seed in zip(alone, SKIPPED_AFTERWARDS, strict=True):
        env.reset(seed=seed)
    told: list[dict[str, Any]] = []
    while len(told) < 2:
        actions = seen["action_mask"].argmax(axis=1)
        seen, rewards, over, _, info = envs.step(actions)
        for place, env in enumerate(alone):
            last, reward, is_over, _, _ = env.step(actions[place])
            assert (rewards[place], over[place]) == (reward, is_over)
            if is_over:
                assert plain(info["final_obs"][place]) == plain(last)
                told.append(env.reset()[1])
                assert info["skipped"][place] == told[-1]["skipped"]
    assert told == [{"skipped": 1}, {"skipped": 1}]


def test_a_seat_that_is_never_asked_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "MOST_SKIPPED", 1)
    with pytest.raises(RuntimeError, match="was not asked"):
        ours.SeatEnv(BARGAIN, **CROWDED).reset(seed=OVER_AT_ONCE[0])


def test_seeds_are_given_as_gymnasium_gives_them() -> None:
    envs: Any = seat_envs(FIRST, num_envs=3, bots="random")
    seen, _ = envs.reset(seed=[5, 9, None])
    for place, seed in enumerate((5, 9)):
        alone, _ = ours.SeatEnv(FIRST, bots="random").reset(seed=seed)
        assert plain(alone) == plain({name: rows[place] for name, rows in seen.items()})
    again, _ = envs.reset(seed=7, options={"reset_mask": np.array([False, True, False])})
    assert plain(again["observation"][[0, 2]]) == plain(seen["observation"][[0, 2]])
    assert plain(again["observation"][1]) != plain(seen["observation"][1])
    with pytest.raises(ValueError, match="2 seeds for 3 games"):
        envs.reset(seed=[1, 2])


def test_what_is_drawn_has_an_environment_for_each_game() -> None:
    envs = seat_envs(FIRST, num_envs=2, bots="random", render_mode="ansi")
    envs.reset(seed=1)
    frames = envs.render()
    assert frames is not None
    assert len(frames) == 2
