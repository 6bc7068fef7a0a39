"""The long trials of `bench/`, made short: killed servers, hostile frames, questions by schema."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

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
    assert "3 kills: " in trial("crash.py", "--kills", "3", "--rooms", "3")


@pytest.mark.skipif(bool(has_postgres()), reason="no PostgreSQL")
def test_nor_on_postgresql(schema: str) -> None:
    assert "3 kills: " in trial("crash.py", "--kills", "3", "--rooms", "3", "--store", schema)


@pytest.mark.skipif(bool(has_postgres()), reason="no PostgreSQL")
def test_nor_when_two_processes_share_a_store_and_die_in_turn(schema: str) -> None:
    trial("crash_two.py", "--kills", "2", "--rooms", "2", "--store", schema)


def test_hostile_frames_are_refused_and_cost_nothing() -> None:
    assert "no crash" in trial("hostile.py", "--frames", "4000", "--sockets", "4")


@pytest.mark.skipif(not find_spec("schemathesis"), reason="no schemathesis")
def test_the_http_side_keeps_to_its_own_description() -> None:
    trial("schema.py", "--examples", "3")
