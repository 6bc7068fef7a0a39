"""Ray plays the same games as the pool: started here, and on a cluster that runs already."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from handful.lab.running import Engine, pool, prepare, run
from handful.lab.shards import BadRun, Folder

from .test_runs import content, declared

pytest.importorskip("ray", reason="Ray is an extra of its own: pip install 'handful[ray]'")

GAMES = 18


def played(engine: Engine, home: Path) -> dict[str, bytes]:
    """What lies in the folder of a run that mixes bots and looks at every third game."""
    folder = Folder(home)
    progress = prepare(folder, declared(bots="casual,random"), GAMES, None)
    assert run(folder, progress, engine, lambda _: None)
    return content(home)


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a cluster of one node that somebody else started."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = ["start", "--head", "--block", "--node-ip-address=127.0.0.1", f"--port={port}"]
    words += ["--num-cpus=1", "--include-dashboard=false", "--disable-usage-stats"]
    ray = Path(sys.executable).with_name("ray")
    with subprocess.Popen([ray, *words], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert any("Ray runtime started" in line for line in process.stdout)
        yield f"127.0.0.1:{port}"
        process.terminate()


def test_a_ray_started_here_plays_the_games_of_the_pool(tmp_path: Path) -> None:
    from handful.lab.cluster import ray

    assert played(ray(None, 2), tmp_path / "ray") == played(pool(1), tmp_path / "pool")


def test_a_cluster_that_runs_plays_the_games_of_the_pool(cluster: str, tmp_path: Path) -> None:
    from handful.lab.cluster import ray

    assert played(ray(cluster, 1), tmp_path / "ray") == played(pool(1), tmp_path / "pool")


def test_a_cluster_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    from handful.lab.cluster import ray

    with pytest.raises(BadRun, match=r"The Ray cluster 127\.0\.0\.1:9 cannot be used: "):
        played(ray("127.0.0.1:9", 1), tmp_path)
