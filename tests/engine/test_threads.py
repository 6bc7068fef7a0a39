"""Threads that play at the same time, each its own games, play them as if they were alone.

`HANDFUL_CASES` says how many games each plays: one for every 1,200 cases (10 unless told).
Experts get twice as many playouts.
"""

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from handful.bots.players import budgeted
from handful.bots.seated import SeatedBot
from handful.core import AnyGame, Play
from handful.core.catalog import game, keys
from handful.testing import differential

THREADS = 4
GAMES = max(1, int(os.environ.get("HANDFUL_CASES", "12000")) // 1200)
LONGEST = 60
"""How many moves of each game."""
DECISIONS = 6
"""How many decisions experts take."""

Work = Callable[[AnyGame, int], list[str]]


@pytest.fixture(autouse=True)
def restless() -> Iterator[None]:
    """Where there is an interpreter lock, it changes hands as often as it can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def _played(one: AnyGame, number: int) -> list[str]:
    """A digest of everything in each of some random games."""
    return list(differential.digests(one, number * GAMES, GAMES, LONGEST))


def _searched(one: AnyGame, number: int) -> list[str]:
    """The first moves of a game among experts."""
    play = Play(one, one.rules.options(), one.players[1], number)
    bots = [SeatedBot(play, seat, budgeted(f"expert@{2 * GAMES}")) for seat in range(play.seats)]
    while len(play.entries) < DECISIONS and (awaited := play.state.awaited()):
        move = bots[awaited[0]].choose()
        assert move is not None
        play.enter(awaited[0], move)
    return [f"{entry}" for entry in play.entries]


@pytest.mark.parametrize("work", [_played, _searched])
@pytest.mark.parametrize("key", keys())
def test_threads_do_not_disturb_each_other(key: str, work: Work) -> None:
    one = game(key)
    alone = [work(one, number) for number in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as pool:
        together = list(pool.map(partial(work, one), range(THREADS)))
    assert together == alone
