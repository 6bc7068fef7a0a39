"""What learners are told: with memory and without, as information states, and in words."""

# ruff: noqa: E402 - what may be missing is asked for first

import pickle

import pytest

from .tables import KEYS, Kind, every_kind, setup, walked

np = pytest.importorskip("numpy", reason="the extra `research` is not installed")

from handful.core import Chance
from handful.core.catalog import games
from handful.research import words
from handful.research.episode import Setup, Table
from handful.research.recall import DIGEST, RECENT, Recall

REMEMBERING = [key for key in KEYS if games()[key].study.observation.memories]  # type: ignore[union-attr]


@pytest.mark.parametrize("key", REMEMBERING)
def test_without_memory_only_what_lies_open_is_seen(key: str) -> None:
    """Everything else is the same, and what memory tells is not there at all."""
    with_memory, without = Setup(key, 3, {}), Setup(key, 3, {}, memory=False)
    tables = [Table(one, 5, told=True) for one in (with_memory, without)]
    chance, hidden = Chance(3), 0
    places = dict(with_memory.observation.memories)
    for _ in range(200):
        one, other = tables
        if one.is_over:
            break
        for seat in range(3):
            (full, mask), (bare, same) = one.look(seat), other.look(seat)
            assert (mask == same).all()
            for at in np.flatnonzero(full != bare):
                assert bare[at] == 0
                assert full[places[int(at)]] == 0  # face down
                hidden += 1
            assert (other.observe(seat) == bare).all()
        token = sorted(one.tokens())[chance.below(len(one.tokens()))]
        for table in tables:
            table.act(token)
    assert hidden > 50
    assert pickle.loads(pickle.dumps(without)).memory is False


def test_every_environment_can_switch_memory_off() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from handful.research import pettingzoo
    from handful.research.gymnasium import name
    from handful.research.vector import FleetEnv

    key = REMEMBERING[0]
    forgotten = [at for at, _ in games()[key].study.observation.memories]  # type: ignore[union-attr]
    env = pettingzoo.env(key, 2, memory=False)
    env.reset(seed=1)
    envs = gymnasium.make_vec(name(games()[key]), num_envs=2, bots="random", memory=False)
    fleet = FleetEnv(key, 2, num_envs=2, memory=False)
    assert not env.setup.memory
    for many in (envs, fleet):
        seen, _ = many.reset(seed=1)
        for _ in range(60):
            actions = seen["action_mask"].argmax(axis=1)
            seen, *_ = many.step(actions)
            rows = seen["observation"]
            up = [unless for _, unless in fleet.setup.observation.memories]
            assert ((rows[:, up] == 1) | (rows[:, forgotten] == 0)).all()


def test_a_game_without_a_memory_says_so() -> None:
    other = next(key for key in KEYS if key not in REMEMBERING)
    with pytest.raises(ValueError, match="has no memory to switch off"):
        Setup(other, None, {}, memory=False)


@every_kind
def test_an_information_state_tells_histories_apart(kind: Kind) -> None:
    """Wherever a seat was told something else, the vector differs; else it is the same."""
    made = setup(kind)
    recall, table = Recall(made), Table(made, 2, told=True)
    texts: dict[str, bytes] = {}
    for one in walked(table, Chance(4), 40):
        row = np.zeros(recall.size, np.float32)
        recall.write(one, one.seat, row)
        parts = recall.parts(row)
        assert (parts["observation"] == one.observe(one.seat)).all()
        assert parts["recent"].shape == (RECENT, recall.width)
        told = list(one.told(one.seat))
        assert parts["recent"].any(axis=1).sum() == min(RECENT, len(told))
        assert ((row >= 0) & (row <= 1)).all()
        text = f"{one.seat} {told} {one.saying.said()}"
        digest = parts["digest"].tobytes()
        assert len(parts["digest"]) == DIGEST
        assert texts.setdefault(text, digest) == digest
        again = np.zeros(recall.size, np.float32)
        recall.write(one.clone(), one.seat, again)
        assert (row == again).all()
    assert len(set(texts.values())) == len(texts)


@pytest.mark.parametrize("key", KEYS)
def test_an_information_state_does_not_tell_what_is_hidden(key: str) -> None:
    """In another world that the seat cannot tell from this one it is the same."""
    made, compared = Setup(key, None, {}), 0
    recall, game, chance = Recall(made), made.game, Chance(6)
    for table in walked(Table(made, 3, told=True), Chance(5), 30):
        seat, memory = table.seat, table.memory(table.seat)
        world = game.knowledge.imagine(game.knowledge.view(table.state, seat), memory, chance)
        twin = table.clone()
        twin.imagine(world, seat)
        rows = [np.zeros(recall.size, np.float32) for _ in range(2)]
        for one, row in zip((table, twin), rows, strict=True):
            recall.write(one, seat, row)
        assert (rows[0] == rows[1]).all()
        compared += 1
    assert compared


def test_openspiel_hands_out_the_information_state() -> None:
    pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")
    from handful.research import openspiel

    game = openspiel.load(KEYS[0], 2, deals=4)
    state = game.new_initial_state()
    state.apply_action(1)
    seat = state.current_player()
    tensor = np.array(state.information_state_tensor(seat))
    assert tensor.shape == tuple(game.information_state_tensor_shape())
    size = game.observation_tensor_shape()[0]
    assert (tensor[:size] == np.array(state.observation_tensor(seat))).all()
    assert len(tensor) > size


@pytest.mark.parametrize("key", KEYS)
def test_a_game_can_be_played_in_words(key: str) -> None:
    table, chance, heard = Table(Setup(key, None, {}), 8, told=True), Chance(2), 0
    for _ in range(25):
        if table.is_over:
            break
        found = words.moves(table)
        assert sorted(found.values()) == sorted(table.legal)
        text = words.seen(table, table.seat, heard)
        assert all(one in text for one in found)
        fresh = words.news(table, table.seat, heard)
        every = words.news(table, table.seat)
        assert every[len(every) - len(fresh) :] == fresh
        heard = len(table.events)
        table.make(list(found.values())[chance.below(len(found))])
    assert heard
