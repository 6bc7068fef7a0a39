"""One contest at a time: the programs of one could read the salt of another that began meanwhile.

A program that runs sees every folder made after its fence was put up; what it read there it could
tell by its moves.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


def place() -> Path:
    """The file that whoever runs a contest holds; every user has one, wherever TMPDIR points."""
    return Path("/tmp", f"handful-contest-{os.getuid()}")


@contextmanager
def alone(waits: Callable[[], None]) -> Iterator[None]:
    """Hold the turn, which ends with the process at the latest; `waits` is told if others do."""
    if sys.platform == "win32":  # where no program can be kept apart
        yield
        return
    import fcntl

    file = os.open(place(), os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
    try:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            waits()
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
    finally:
        os.close(file)
