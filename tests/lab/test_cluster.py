"""Ray plays the same games as the pool: started here, and on a cluster that runs already."""

import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from .test_runs import FIRST, results

pytestmark = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is an extra of its own: pip install 'handful[ray]'"
)

ENV = os.environ | {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
"""A token of our own for every cluster here: Ray would else leave one in the home folder."""


def lab(home: Path, *engine: str) -> "subprocess.CompletedProcess[str]":
    """A run of two shards that mixes bots and looks at every third game."""
    asked = ["lab", "run", FIRST, "--games", "25", "--bots", "novice,random", "--detail", "3"]
    asked += ["--seats", "3", "--out", str(home), *engine]
    words = [sys.executable, "-m", "handful.cli", *asked]
    return subprocess.run(words, env=ENV, capture_output=True, text=True, check=False, timeout=300)


def played(home: Path, *engine: str) -> list[list[Any]]:
    """What lies in the folder of the run."""
    ran = lab(home, *engine)
    assert ran.returncode == 0, ran.stderr
    return results(home)


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a cluster of one node that somebody else started."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block"]
    words += ["--node-ip-address=127.0.0.1", f"--port={port}", "--num-cpus=1"]
    words += ["--include-dashboard=false", "--disable-usage-stats"]
    with subprocess.Popen(words, env=ENV, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert any("Ray runtime started" in line for line in process.stdout)
        yield f"127.0.0.1:{port}"
        process.terminate()


def test_a_ray_started_here_plays_the_games_of_the_pool(tmp_path: Path) -> None:
    found = played(tmp_path / "ray", "--engine", "ray", "--jobs", "2")
    assert found == played(tmp_path / "pool", "--jobs", "1")


def test_a_cluster_that_runs_plays_the_games_of_the_pool(cluster: str, tmp_path: Path) -> None:
    found = played(tmp_path / "ray", "--engine", "ray", "--address", cluster)
    assert found == played(tmp_path / "pool", "--jobs", "1")


def test_a_cluster_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    ran = lab(tmp_path, "--engine", "ray", "--address", "127.0.0.1:9")
    assert ran.returncode == 2
    assert "The Ray cluster 127.0.0.1:9 cannot be used: " in ran.stderr
    assert "Traceback" not in ran.stderr
