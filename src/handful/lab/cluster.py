"""The same work on Ray: on a cluster that runs already, or on one started for the purpose."""

import socket
from collections.abc import Generator, Iterable, Iterator
from typing import Any

from .extras import need
from .run import Engine
from .shards import BadRun, Shard, Task, play_task
from .study import Study

PATIENCE = 10.0
"""Seconds in which a cluster must answer."""
AHEAD = 2
"""How many shards wait for each core of the cluster."""


def ray(address: str | None, jobs: int) -> Engine:
    """A cluster by its address; without one, so many cores of this machine."""
    library = need("ray", "ray")

    def engine(study: Study, tasks: Iterable[Task]) -> Generator[Shard, None, None]:
        _join(library, address, jobs)
        try:
            yield from _spread(library, study, tasks)
        finally:
            library.shutdown()

    return engine


def _join(library: Any, address: str | None, jobs: int) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address:
            _knock(address)
            library.init(address=address, **quiet)
        else:
            library.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
    except Exception as problem:  # Ray raises bare ones too
        said = str(problem).strip().splitlines()[0].rstrip(".")
        raise BadRun(f"The Ray cluster {address or 'here'} cannot be used: {said}.") from None


def _knock(address: str) -> None:
    """Ray itself would try for minutes to reach a machine that does not answer."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _spread(library: Any, study: Study, tasks: Iterable[Task]) -> Iterator[Shard]:
    play = library.remote(play_task)
    declared = library.put(study)
    most = AHEAD * max(1, int(library.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    for task in tasks:
        waiting.append(play.remote(declared, task))
        if len(waiting) >= most:
            done, waiting = library.wait(waiting)
            yield from library.get(done)
    while waiting:
        done, waiting = library.wait(waiting)
        yield from library.get(done)
