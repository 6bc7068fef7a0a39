"""Which store is meant by `--store`."""

import os
import sys
from pathlib import Path

from .base import Store, StoreDown
from .sqlite import SqliteStore


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


def open_store(given: str | None, shared: bool = False) -> Store:
    """The store behind a file name or a PostgreSQL URL; None is the user's own file."""
    if given and given.startswith(("postgres://", "postgresql://")):
        try:
            from .postgres import PostgresStore
        except ImportError:
            raise StoreDown(
                "A PostgreSQL store needs psycopg: pip install 'handful[postgres]'."
            ) from None
        return PostgresStore(given)
    return SqliteStore(Path(given) if given else default_path(), shared)
