"""The long trials of `bench/`, made short: killed servers, hostile frames, questions by schema."""

import asyncio
import random
import subprocess
import sys
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pytest

from ..store.conftest import has_postgres, schema

__all__ = ["schema"]
BENCH = Path(__file__).parents[2] / "bench"
PATIENCE = 300


def trial(name: str, *flags: str) -> str:
    """Run one; it must end with nothing lost."""
    command = [sys.executable, str(BENCH / name), *flags]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_no_acknowledged_move_is_lost_when_the_server_is_killed() -> None:
    assert "1 kills: " in trial("crash.py", "--kills", "1", "--rooms", "2")


@pytest.mark.deep
def test_nor_when_it_is_killed_again_and_again() -> None:
    assert "3 kills: " in trial("crash.py", "--kills", "3", "--rooms", "3")


@pytest.mark.deep
@pytest.mark.skipif(bool(has_postgres()), reason="no PostgreSQL")
def test_nor_on_postgresql(schema: str) -> None:
    assert "3 kills: " in trial("crash.py", "--kills", "3", "--rooms", "3", "--store", schema)


@pytest.mark.deep
@pytest.mark.skipif(bool(has_postgres()), reason="no PostgreSQL")
def test_nor_when_two_processes_share_a_store_and_die_in_turn(schema: str) -> None:
    trial("crash_two.py", "--kills", "2", "--rooms", "2", "--store", schema)


def test_hostile_frames_are_refused_and_cost_nothing() -> None:
    assert "no crash" in trial("hostile.py", "--frames", "1000", "--sockets", "4")


@pytest.mark.deep
@pytest.mark.skipif(not find_spec("schemathesis"), reason="no schemathesis")
def test_the_http_side_keeps_to_its_own_description() -> None:
    trial("schema.py", "--examples", "3")


def test_people_go_home_even_if_an_answer_comes_at_that_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Or else a trial waits for them until its patience is over."""
    monkeypatch.syspath_prepend(str(BENCH))
    swarm = import_module("crash_swarm")

    async def scene() -> None:
        answer: asyncio.Future[SimpleNamespace] = asyncio.get_running_loop().create_future()
        offer = SimpleNamespace(move={})
        table = SimpleNamespace(outcome=None, legal=[offer], awaited=[0], seq=1)
        screen = SimpleNamespace(
            room=None,
            table=table,
            you=SimpleNamespace(seat=0, person="p"),
            do=lambda command: answer,
        )
        party = swarm.Party([], "", 1, random.Random(1), swarm.Receipts())
        party.opened, party.screens = SimpleNamespace(room="r"), [screen]
        playing = asyncio.create_task(party.live(time.monotonic() + 3600))
        await asyncio.sleep(0.1)
        answer.set_result(SimpleNamespace(seq=2))
        playing.cancel()
        done, _ = await asyncio.wait([playing], timeout=5)
        assert done, "somebody plays on"

    asyncio.run(scene())
