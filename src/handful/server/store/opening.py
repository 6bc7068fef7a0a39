"""Which store is meant by `--store`."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .base import BadStore, Store, StoreDown
from .sqlite import MEMORY, SqliteStore
from .sqlite_file import check, lock, make_private

PATIENCE = 3.0
"""Seconds to wait for another server on the same file: it may be about to end."""
POSTGRES = ("postgres://", "postgresql://")


def default_path() -> Path:
    """The file in the user's data directory."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    if os.path.isabs(chosen):
        folder = Path(chosen)
    elif sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home())
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = Path.home() / ".local" / "share"
    return folder / "handful" / "rooms.sqlite"


def open_store(given: str | None, shared: bool = False, notifies: bool = True) -> Store:
    """The store behind a file name or a PostgreSQL URL; None is the user's own file.

    `notifies`: whether a database tells of what is appended, because there is no other bus.
    """
    path = _file(given)
    if path:
        return SqliteStore(path, shared)
    try:
        from .postgres import PostgresStore
    except ImportError:
        raise StoreDown(
            "A PostgreSQL store needs psycopg: pip install 'handful[postgres]'."
        ) from None
    return PostgresStore(str(given), notifies)


def is_there(given: str | None) -> bool:
    """Whether rooms may be kept there already: any database, or a file that exists."""
    path = _file(given)
    return path is None or path.exists()


@contextmanager
def claimed(given: str | None) -> Iterator[tuple[int, ...]]:
    """Keep other servers away from a file of rooms, also while workers that inherit this live."""
    path = _file(given)
    if path is None or str(path) == MEMORY:
        yield ()
        return
    check(path)
    make_private(path)
    held = _taken(path)
    try:
        yield (held,)
    finally:
        os.close(held)


def _taken(path: Path) -> int:
    until = time.monotonic() + PATIENCE
    while (held := lock(path.resolve())) is None:
        if time.monotonic() >= until:
            raise BadStore(
                f"Another Handful already serves the rooms in {path}: stop it, or name another "
                "--store; to serve one file with several processes, use --workers."
            )
        time.sleep(0.1)
    return held


def _file(given: str | None) -> Path | None:
    """The file that is meant, or None for PostgreSQL."""
    if not given:
        return default_path()
    if given.startswith(POSTGRES):
        return None
    scheme, is_url, _ = given.partition("://")
    if is_url:
        raise BadStore(
            f"Rooms cannot be kept at {scheme}://…: "
            "name a file, or postgresql://user@host/database."
        )
    return Path(given)
