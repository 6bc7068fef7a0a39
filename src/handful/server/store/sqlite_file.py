"""The file in which rooms are kept: fit for it, private, and one server's at a time."""

import logging
import os
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path

from .base import BadStore
from .migrations import pending

logger = logging.getLogger("handful.store")

_OURS = {"room", "log"}
"""Tables that every version of a file of rooms has."""
_UNWRITABLE = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY}
_PRIVATE = 0o600
_USUAL = "rooms.sqlite"


def check(path: Path) -> None:
    """Raise `BadStore` unless rooms are, or could be, kept in this file; change nothing."""
    with suppress(OSError):  # making it private says what is wrong then
        if path.is_dir():
            raise BadStore(f"{path} is a folder: name a file in it, such as {path / _USUAL}.")
        if path.exists():
            _check_tables(path)


def _check_tables(path: Path) -> None:
    try:
        with closing(sqlite3.connect(path)) as file:
            (version,) = file.execute("pragma user_version").fetchone()
            found = file.execute("select name from sqlite_master where type = 'table'").fetchall()
    except sqlite3.Error as problem:
        raise refused(path, problem) from None
    tables = {name for (name,) in found}
    if tables and not (version and tables >= _OURS):
        raise BadStore(f"{path} belongs to another program: name another file, or a new one.")
    pending(version)


def make_private(path: Path) -> None:
    """Create the file where it is missing; it holds seeds and salts, so only its owner reads it."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, _PRIVATE))
    except OSError as problem:
        raise unwritable(path, problem.strerror) from None
    for end in ("", "-wal", "-shm"):
        with suppress(OSError):  # not ours to change, or not there
            os.chmod(f"{path}{end}", _PRIVATE)


def code_of(problem: sqlite3.Error) -> int:
    """SQLite's own number of a problem, without its details; 0 for one of Python's."""
    return getattr(problem, "sqlite_errorcode", 0) & 0xFF


def refused(path: Path | str, problem: sqlite3.Error) -> BadStore:
    """What to say where SQLite cannot use a file."""
    code = code_of(problem)
    if code == sqlite3.SQLITE_NOTADB:
        return BadStore(f"{path} is not a file of rooms: name another, or a new one.")
    if code in _UNWRITABLE:
        return unwritable(path, problem)
    return BadStore(f"{path} cannot be used just now ({problem}): try again, or name another file.")


def unwritable(path: Path | str, why: object) -> BadStore:
    """What to say where nothing can be written."""
    return BadStore(f"{path} cannot be written ({why}): name a file in a folder of your own.")


def lock(path: Path) -> int | None:
    """A descriptor that keeps others away for as long as any process holds it; None: it is taken.

    It is a file of its own, because SQLite's locks end when anybody closes the database.
    """
    try:
        held = os.open(f"{path}.lock", os.O_CREAT | os.O_RDWR, _PRIVATE)
    except OSError as problem:
        raise unwritable(path, problem.strerror) from None
    try:
        _lock(held)
    except (BlockingIOError, PermissionError):
        os.close(held)
        return None
    except OSError as problem:  # some network drives know no locks
        logger.warning("no lock", extra={"path": str(path), "problem": str(problem)})
    return held


if sys.platform == "win32":
    import msvcrt

    def _lock(held: int) -> None:
        msvcrt.locking(held, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(held: int) -> None:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
