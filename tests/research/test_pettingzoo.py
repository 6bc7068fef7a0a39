"""PettingZoo's own tests, for every game at several sizes and house rules."""

import sys
from functools import partial
from types import SimpleNamespace

import pytest

from .tables import KINDS, NAMES, Kind, every_kind

pytest.importorskip("pettingzoo", reason="the extra `research` is not installed")

import numpy as np
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test
from pettingzoo.test import seed_test as aec_seed_test
from pettingzoo.utils import parallel_to_aec

from handful.core import BadOption
from handful.core.catalog import UnknownGame
from handful.research import pettingzoo as ours
from handful.research import picture
from handful.research.episode import IllegalAction

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
"""They know dicts with a mask only from their own games."""

CYCLES = 60


@every_kind
def test_one_after_the_other(kind: Kind) -> None:
    key, seats, options = kind
    api_test(ours.env(key, seats, **options), num_cycles=CYCLES)


@every_kind
def test_all_at_once(kind: Kind) -> None:
    key, seats, options = kind
    parallel_api_test(ours.parallel_env(key, seats, **options), num_cycles=CYCLES)


@every_kind
def test_seeds(kind: Kind) -> None:
    key, seats, options = kind
    aec_seed_test(partial(ours.env, key, seats, **options), num_cycles=CYCLES)
    parallel_seed_test(partial(ours.parallel_env, key, seats, **options), num_cycles=CYCLES)


@every_kind
def test_max_cycles(kind: Kind) -> None:
    key, seats, options = kind
    together = partial(ours.parallel_env, key, seats, **options)
    one_by_one = lambda **given: parallel_to_aec(together(**given))  # noqa: E731
    max_cycles_test(SimpleNamespace(parallel_env=together, env=one_by_one))


@every_kind
def test_whole_games_of_random_agents(kind: Kind) -> None:
    key, seats, options = kind
    env = ours.env(key, seats, max_cycles=1500, **options)
    env.reset(seed=4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(seen["action_mask"]))
    assert env.agents == []
    assert list(total.values()) == pytest.approx(list(env.table.utilities()))


@every_kind
def test_whole_games_chosen_at_once(kind: Kind) -> None:
    key, seats, options = kind
    env = ours.parallel_env(key, seats, max_cycles=600, **options)
    seen, _ = env.reset(seed=4)
    while env.agents:
        actions = {
            agent: env.action_space(agent).sample(seen[agent]["action_mask"])
            for agent in env.agents
        }
        seen, rewards, over, _, _ = env.step(actions)
    if any(over.values()):
        assert list(rewards.values()) == pytest.approx(list(env.table.utilities()))


def test_a_game_is_cut_off_after_so_many_actions() -> None:
    key, seats, options = KINDS[0]
    env = ours.env(key, seats, max_cycles=3, **options)
    env.reset(seed=1)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(int(np.argmax(env.observe(env.agent_selection)["action_mask"])))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_a_forbidden_action_is_refused_or_lapses() -> None:
    key, seats, options = KINDS[0]
    for illegal in ("raise", "lapse"):
        env = ours.env(key, seats, illegal=illegal, **options)
        env.reset(seed=1)
        forbidden = int(np.argmin(env.observe(env.agent_selection)["action_mask"]))
        if illegal == "raise":
            with pytest.raises(IllegalAction):
                env.step(forbidden)
        else:
            env.step(forbidden)
            assert env.cycles == 1


@pytest.mark.parametrize("mode", ours.RENDER_MODES)
@pytest.mark.parametrize("kind", KINDS[::2], ids=NAMES[::2])
def test_a_table_can_be_drawn(kind: Kind, mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    key, seats, options = kind
    if mode == "rgb_array":
        for library in ("PIL", "vl_convert"):
            pytest.importorskip(library, reason="the extra `research` is not installed")
    env = ours.env(key, seats, render_mode=mode, **options)
    env.reset(seed=1)
    shown = env.render()
    if isinstance(shown, np.ndarray):
        assert shown.shape[2] == 3
        assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 20, "paper and letters in styles"
        return
    if mode == "human":
        assert shown is None
        shown = capsys.readouterr().out
    assert shown is not None
    assert shown.startswith("<svg") == (mode == "svg")
    assert any(f"player_{seat}" in shown for seat in range(seats)) or seats == 1


def test_a_picture_is_as_large_as_the_drawing() -> None:
    pytest.importorskip("vl_convert", reason="the extra `research` is not installed")
    key, seats, options = KINDS[0]
    env = ours.env(key, seats, **options)
    env.reset(seed=1)
    drawing, image = picture.svg(env.table, 0), picture.png(env.table, 0, scale=2)
    assert image.startswith(b"\x89PNG")
    width, height = (int.from_bytes(image[at : at + 4]) for at in (16, 20))
    assert f'width="{width // 2}" height="{height // 2}"' in drawing


def test_a_wrong_argument_is_explained_in_a_sentence() -> None:
    key, seats, _ = KINDS[0]
    with pytest.raises(BadOption) as rule:
        ours.env(key, seats, no_such_rule="on")
    with pytest.raises(UnknownGame) as game:
        ours.env("chess")
    assert "There is no house rule “no_such_rule”." in rule.value.__notes__[0]
    assert game.value.__notes__[0].startswith("There is no game 'chess'")


@pytest.mark.parametrize("missing", ["vl_convert", "PIL"])
def test_without_its_library_a_picture_says_what_to_install(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, seats, options = KINDS[0]
    env = ours.env(key, seats, render_mode="rgb_array", **options)
    env.reset(seed=1)
    monkeypatch.setitem(sys.modules, "PIL", SimpleNamespace(Image=None))
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(picture.NoPictures, match="handful\\[research\\]"):
        picture.png(env.table, 0) if missing == "vl_convert" else env.render()
