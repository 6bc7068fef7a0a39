"""Between two moves of a playout the compiled rules make no object."""

import json
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import handful
from handful.core.catalog import keys

HERE = Path(__file__).parent
HARNESS = 16
"""What the counting loop itself makes: two numbers for each deal."""
RARELY = 50
"""Where something must be sought and kept (a new stock of cards), once in so many moves."""

compiler = shutil.which("gcc") or shutil.which("cc")


@pytest.mark.skipif(handful.rules_run != "compiled", reason="plain Python makes objects")
@pytest.mark.skipif(not compiler or sys.platform != "linux", reason="needs a C compiler")
def test_nothing_is_allocated_between_moves(tmp_path: Path) -> None:
    library = tmp_path / "counting.so"
    include = f"-I{sysconfig.get_path('include')}"
    source = str(HERE / "counting.c")
    build = [str(compiler), "-shared", "-fPIC", include, "-o", str(library), source]
    subprocess.run(build, check=True)
    made = {}
    for key in keys():
        command = [sys.executable, str(HERE / "count_allocations.py"), str(library), key]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        copies, played, moves = json.loads(done.stdout)
        assert moves > 1000
        made[key] = max(0, played - copies - HARNESS)
        assert made[key] * RARELY <= moves, f"{key}: {made[key]} allocations in {moves} moves"
    assert sum(map(bool, made.values())) <= 1, made
