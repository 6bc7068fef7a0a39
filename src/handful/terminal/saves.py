"""Games on disk: written whole or not at all, kept where the system keeps such things."""

import json
import os
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from handful.core import AnyGame, BadRecord, Play, Record, replay
from handful.core.catalog import UnknownGame, game
from handful.core.message import Message, message
from handful.i18n.games import why_not

PERSON = "person"
"""Written for a chair in which somebody sits; else the level of its bot is."""

_DONE = "finished"
_KEPT = 100
_LARGEST = 20_000_000


class BadFile(Exception):
    """A file that cannot be read or written; the sentence names it and says why."""

    def __str__(self) -> str:
        """The sentence in English, for those who do not ask `why_not`."""
        why = self.args[0]
        return why_not(self) if isinstance(why, Message) else str(why)


@dataclass(frozen=True, slots=True)
class Saved:
    """A game that was put away, and who sat where: `PERSON` or a bot's level per seat."""

    play: Play
    chairs: tuple[str, ...] = ()


def home() -> Path:
    """The folder of this user's unfinished games."""
    chosen = os.environ.get("XDG_STATE_HOME", "")
    if os.path.isabs(chosen):
        return Path(chosen) / "handful"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "handful"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "handful"
    return Path.home() / ".local" / "state" / "handful"


def write(path: Path, text: str, lasting: bool = True) -> None:
    """Write a file whole: whatever happens, the old one or the new one is there, never a part.

    A lasting one is on the disk when this returns; else the system may take its time.
    """
    try:
        _replaced(path, text)
        if lasting and sys.platform != "win32":
            _settle(path.parent)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadFile(message("file-unwritten", path=str(path), why=why)) from None


def _replaced(path: Path, text: str) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def _settle(folder: Path) -> None:
    """Have the names in a folder written down."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read(path: Path) -> str:
    """The text of a file."""
    try:
        if path.stat().st_size > _LARGEST:
            raise BadFile(message("file-large", path=str(path)))
        return path.read_text("utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise BadFile(message("file-unread", path=str(path), why=why)) from None
    except ValueError:
        raise BadFile(message("file-no-text", path=str(path))) from None


def document(record: Record, chairs: tuple[str, ...]) -> str:
    """A record as JSON, with one more key for who sat where; any reader of records reads it."""
    return record.to_json().replace("{\n", f'{{\n  "chairs": {json.dumps(chairs)},\n', 1)


def load(path: Path) -> Saved:
    """The game in a file, JSON or text, played up to where it stood."""
    text = read(path)
    try:
        record, chairs = _parsed(text)
        return Saved(replay(_game(record), record), chairs)
    except (BadRecord, UnknownGame) as problem:
        raise BadFile(f"{path}: {why_not(problem)}") from None


def _game(record: Record) -> AnyGame:
    return game(record.game)


def _parsed(text: str) -> tuple[Record, tuple[str, ...]]:
    if not text.lstrip().startswith("{"):
        return Record.from_text(text), ()
    record = Record.from_json(text)
    chairs = json.loads(text).get("chairs", [])
    sound = isinstance(chairs, list) and len(chairs) == record.seats
    return record, tuple(map(str, chairs)) if sound else ()


class Autosave:
    """One game's own file, written anew after every move and moved away when the game is over."""

    def __init__(self, key: str, path: Path | None = None) -> None:
        self._key, self.path = key, path
        self.trouble: str | None = None
        """Why the last attempt failed."""

    def keep(self, play: Play, chairs: tuple[str, ...]) -> None:
        """Put the game away as it stands; trouble is noted, not raised."""
        try:
            self.path = self.path or self._new(play.seed)
            write(self.path, document(play.record(), chairs), lasting=False)
            self.trouble = None
        except (OSError, BadFile) as problem:
            self.trouble = str(problem)

    def finish(self) -> Path | None:
        """The game is over: its record goes to the finished ones, and the oldest of those go."""
        if not self.path:
            return None
        try:
            done = home() / _DONE
            done.mkdir(parents=True, exist_ok=True)
            for old in sorted(done.glob("*.json"), key=_age)[: -_KEPT + 1]:
                old.unlink()
            os.replace(self.path, done / self.path.name)
            self.path = done / self.path.name
        except OSError as problem:
            self.trouble = str(problem)
        return self.path

    def _new(self, seed: int) -> Path:
        home().mkdir(parents=True, exist_ok=True)
        name = f"{self._key}-{time.strftime('%Y%m%d-%H%M%S')}-{seed}"
        for number in count(1):
            file = f"{name}-{number}.json" if number > 1 else f"{name}.json"
            if not (home() / file).exists() and not (home() / _DONE / file).exists():
                return home() / file
        raise AssertionError


class Unsaved(Autosave):
    """For a table that is laid out, not dealt: no record could bring it back."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.trouble = "laid out"  # so that whoever leaves knows

    def keep(self, play: Play, chairs: tuple[str, ...]) -> None:
        """Keep nothing."""


def newest(key: str | None = None) -> Path:
    """The unfinished game that was played last, of this game or of any."""
    found = sorted(home().glob(f"{key or '*'}-*.json"), key=_age)
    if not found:
        folder = str(home())
        none = message("file-none-of", game=key, folder=folder) if key else None
        raise BadFile(none or message("file-none", folder=folder))
    return found[-1]


def _age(path: Path) -> tuple[int, str]:
    try:
        return path.stat().st_mtime_ns, path.name
    except OSError:
        return 0, path.name
