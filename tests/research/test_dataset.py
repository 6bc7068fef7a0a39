"""Records become rows and rows become the same records."""

# ruff: noqa: E402 - what may be missing is asked for first

import dataclasses
from pathlib import Path

import numpy as np
import pytest

from handful.core import Chance, Play, Record, catalog, replay
from handful.testing.random_walk import walk

from .tables import KEYS, KINDS, Kind, every_kind

pa = pytest.importorskip("pyarrow", reason="the extra `lab` is not installed")

from handful.research import dataset
from handful.research.episode import Setup
from handful.research.rewards import utilities


def played(kind: Kind, seed: int, timed: bool = False, most: int = 80) -> Record:
    key, seats, options = kind
    game = catalog.game(key)
    play = Play(game, game.rules.options.read(options), seats, seed, timed=timed)
    for _ in walk(play, Chance(seed), most):
        pass
    return play.record()


@pytest.mark.parametrize("timed", [False, True])
@every_kind
def test_there_and_back(kind: Kind, timed: bool, tmp_path: Path) -> None:
    records = [played(kind, seed, timed) for seed in range(2)]
    path = tmp_path / "games.parquet"
    rows = dataset.write(path, records)
    assert rows >= sum(len(one.entries) for one in records)
    assert dataset.read(path) == records


@pytest.mark.parametrize("key", KEYS)
def test_rows_are_what_the_environments_give(key: str) -> None:
    kind = next(one for one in KINDS if one[0] == key)
    record = played(kind, 3, most=10_000)
    table = dataset.to_arrow([record])
    setup = Setup(*kind)
    outcome = replay(setup.game, record).state.outcome()
    assert outcome is not None
    masks = dataset.masks_of(table)
    actions = table.column("action").to_numpy()
    seen = np.stack(table.column("observation").to_numpy())
    assert masks.shape == (table.num_rows, setup.actions.size)
    assert seen.shape == (table.num_rows, setup.size)
    assert masks[np.arange(len(actions)), actions].all()
    assert 0 <= seen.min() <= seen.max() <= 1
    worth = np.array(utilities(outcome), np.float32)
    assert (table.column("reward").to_numpy() == worth[table.column("seat").to_numpy()]).all()


def test_only_equal_games_go_into_one_file() -> None:
    first = played(KINDS[0], 1, most=5)
    other = dataclasses.replace(first, seats=first.seats + 1, entries=())
    with pytest.raises(dataset.BadDataset, match="same options"):
        dataset.to_arrow([first, other])
    with pytest.raises(dataset.BadDataset, match="no game"):
        dataset.to_arrow([])


def test_another_file_is_refused() -> None:
    with pytest.raises(dataset.BadDataset, match="no dataset"):
        dataset.from_arrow(pa.table({"game": [1]}))
