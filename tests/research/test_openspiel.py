"""OpenSpiel's own tests, for every game at several sizes and house rules."""

# ruff: noqa: E402 - what may be missing is asked for first

import pickle
import unittest
from collections.abc import Iterator
from typing import Any

import pytest

from .tables import KEYS, KINDS, Kind, every_kind

pyspiel = pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from handful.core import Chance
from handful.core.catalog import games
from handful.core.engine import RandomPlayer, as_position
from handful.research import openspiel as ours
from handful.testing.law_trials import journey


def load(kind: Kind, deals: int = 20) -> ours.HandfulGame:
    key, seats, options = kind
    return ours.load(key, seats, deals, **options)


TRIPS, SHORT_GAME = 60, 200


def _short_kinds(key: str) -> Iterator[Kind]:
    """Out of many tables of any house rules one or two whose random games are short.

    OpenSpiel's test takes the square of their length.
    """
    trips = (journey(games()[key], Chance(number).below) for number in range(TRIPS))
    kinds = [(key, trip.seats, trip.options.changed()) for trip in trips if trip.seats > 1]
    kinds.sort(key=_length)
    yield kinds[0]
    second = next(kind for kind in kinds if kind[1] != kinds[0][1])
    if _length(second) < SHORT_GAME:
        yield second


def _length(kind: Kind) -> int:
    """The longest of a few random games."""
    key, seats, given = kind
    start, options = games()[key].rules.start, games()[key].rules.options.read(given)
    return max(
        RandomPlayer(seed).play(as_position(start(options, seats, seed, False, quiet=True)), 1000)
        for seed in range(4)
    )


SHORT = [kind for key in KEYS for kind in _short_kinds(key)]


@pytest.mark.usually_one
@pytest.mark.parametrize("kind", SHORT, ids=str)
def test_random_simulation(kind: Kind) -> None:
    """OpenSpiel's random simulation test, clones, histories and serialization included."""
    pyspiel.random_sim_test(load(kind, deals=5), num_sims=1, serialize=True, verbose=False)


@every_kind
def test_games_and_states_can_be_written_down(kind: Kind) -> None:
    game, chance = load(kind), Chance(5)
    state = game.new_initial_state()
    state.apply_action(2)
    for _ in range(12):
        if not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[chance.below(len(legal))])
    again, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(game) == str(pickle.loads(pickle.dumps(game)))
    for seat in range(game.num_players()):
        assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.legal_actions() == state.legal_actions()
    world = state.resample_from_infostate(0, chance.share)
    with pytest.raises(TypeError, match="imagined"):
        world.serialize()


def test_there_are_no_fewer_deals_than_none() -> None:
    with pytest.raises(ValueError, match="0 or more, not -1"):
        ours.load(KINDS[0][0], deals=-1)


@every_kind
def test_what_openspiel_asks_of_a_state(kind: Kind) -> None:
    game, chance = load(kind), Chance(3)
    assert game.observation_tensor_shape() == [game.setup.size]
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
    for _ in range(30):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(chance.below(20))
            continue
        player = state.current_player()
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert len(state.observation_tensor(player)) == game.setup.size
        assert all(state.action_to_string(player, action) for action in legal)
        twin = state.clone()
        assert str(twin) == str(state)
        action = legal[chance.below(len(legal))]
        state.apply_action(action)
        twin.apply_action(action)
        for seat in range(game.num_players()):
            mine, other = (one.information_state_string(seat) for one in (state, twin))
            assert mine == other
        assert state.returns() == twin.returns()
        assert all(game.min_utility() <= one <= game.max_utility() for one in state.returns())


@every_kind
def test_a_resampled_world_looks_the_same_to_the_seat(kind: Kind) -> None:
    game, chance = load(kind), Chance(4)
    state = game.new_initial_state()
    state.apply_action(1)
    for _ in range(8):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.share)
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.information_state_string(player) == state.information_state_string(player)
        legal = state.legal_actions()
        state.apply_action(legal[chance.below(len(legal))])
    if not state.is_terminal():
        player = state.current_player()
        worlds = [state.resample_from_infostate(player, chance.share) for _ in range(3)]
        _same_keys_same_choices(worlds, chance)


def _same_keys_same_choices(worlds: list[Any], chance: Chance) -> None:
    """Whoever is asked a few moves on may do what its information state says."""
    key: dict[str, list[int]] = {}
    for world in worlds:
        for _ in range(4):
            if world.is_terminal():
                break
            seat = world.current_player()
            legal = world.legal_actions()
            assert key.setdefault(world.information_state_string(seat), legal) == legal
            world.apply_action(legal[chance.below(len(legal))])


def test_others_in_an_imagined_world_know_nothing_of_the_real_one() -> None:
    """What they are said to have been told before it holds no card of the real deal."""
    for kind in KINDS:
        if kind[1] == 1:
            continue
        state = load(kind).new_initial_state()
        state.apply_action(3)
        player = state.current_player()
        other = state.resample_from_infostate(player, Chance(1).share)
        assert state.table is not None
        assert other.table is not None
        watched = [one.seen_by(None) for one in state.table.events]
        for seat in range(kind[1]):
            if seat != player:
                told = list(other.table.told(seat))
                assert told == [one for one in watched if one is not None]


def test_a_deal_is_a_game() -> None:
    game = load(KINDS[0], deals=3)
    for _ in range(2):
        states = [game.new_initial_state() for _ in range(3)]
        for deal, state in enumerate(states):
            state.apply_action(deal)
        assert len({state.information_state_string(0) for state in states}) == 3
    sampled = load(KINDS[0], deals=0)
    first, second = sampled.new_initial_state(), sampled.new_initial_state()
    assert first.chance_outcomes() == [(0, 1.0)]
    first.apply_action(0)
    second.apply_action(0)
    assert first.information_state_string(0) != second.information_state_string(0)


@pytest.mark.parametrize("kind", [one for one in SHORT if _length(one) < SHORT_GAME], ids=str)
def test_counterfactual_regret_is_minimized_unchanged(kind: Kind) -> None:
    """One round of OpenSpiel's outcome-sampling MCCFR: its policy plays what may be played."""
    game = load(kind, deals=5)
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    likely = solver.average_policy().action_probabilities(state)
    assert sorted(likely) == state.legal_actions()
    assert sum(likely.values()) == pytest.approx(1)


def test_games_can_be_loaded_by_name() -> None:
    key, _, options = KINDS[0]
    assert not options
    game = pyspiel.load_game(f"handful_{key}(deals=7)")
    assert game.max_chance_outcomes() == 7


@pytest.mark.usually_one
@pytest.mark.parametrize("key", KEYS)
def test_search_runs_unchanged(key: str) -> None:
    """A few moves of OpenSpiel's MCTS and of its IS-MCTS, in every game."""
    game = ours.load(key, deals=10)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bots = [
        mcts.MCTSBot(game, 1.4, 2, evaluator, random_state=random),
        ismcts.ISMCTSBot(
            game=game,
            uct_c=1.4,
            max_simulations=2,
            max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
            evaluator=evaluator,
            random_state=random,
        ),
    ]
    for bot in bots:
        state = game.new_initial_state()
        state.apply_action(2)
        for _ in range(2):
            state.apply_action(bot.step(state))


@pytest.mark.usually_one
@pytest.mark.parametrize("key", KEYS)
def test_the_api_test_of_openspiel(key: str) -> None:
    """What OpenSpiel asks of every game that is registered with it, in 400 positions of ours."""
    from open_spiel.integration_tests import api_test

    of_ours = {"game_name": key, "game": ours.load(key)}
    test = type("OfOurs", (api_test.EnforceAPIOnPartialTreeBase,), of_ours)
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(test).run(found)
    assert found.testsRun >= 5
    assert not [trace for _, trace in found.failures + found.errors]


@pytest.mark.parametrize("key", KEYS)
def test_compiled_rollouts_judge_every_position(key: str) -> None:
    """Also in the middle of a move that is said token by token; the same seed judges alike."""
    game = ours.load(key, deals=3)
    state, chance = game.new_initial_state(), Chance(4)
    state.apply_action(1)
    for _ in range(30):
        if state.is_terminal():
            break
        one, two = (ours.Rollouts(2, seed=9) for _ in range(2))
        worth = one.evaluate(state)
        assert worth.shape == (game.num_players(),)
        assert (worth == two.evaluate(state)).all()
        assert (abs(worth) <= 1).all()
        legal = state.legal_actions()
        assert [action for action, _ in one.prior(state)] == legal
        state.apply_action(legal[chance.below(len(legal))])


def test_what_was_heard_is_written_once_and_never_wrongly() -> None:
    """Copies and imagined worlds go on from what was written before."""
    game = ours.load(KEYS[0], deals=3)
    state, chance = game.new_initial_state(), Chance(4)
    state.apply_action(1)
    for _ in range(30):
        if state.is_terminal():
            break
        twin = state.resample_from_infostate(state.current_player(), lambda: 0.25)
        for one in (state, state.clone(), twin):
            for seat in range(game.num_players()):
                assert one.table is not None
                assert one.table.heard(seat) == [str(told) for told in one.table.told(seat)]
        legal = state.legal_actions()
        state.apply_action(legal[chance.below(len(legal))])
