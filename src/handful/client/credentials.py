"""Who this user is in which room: what it takes to come back to the same seat."""

import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from handful.terminal import saves

_NAME = "name.txt"
_CODES = "codes.json"
_MOST_CODES = 50


@dataclass(frozen=True, slots=True)
class Person:
    """A name in a room, and the secret that proves it."""

    name: str
    token: str


class Kept:
    """The people this user has been in one room of one server, in a file nobody else can read."""

    def __init__(self, site: str, room: str) -> None:
        self._path = saves.home() / "rooms" / f"{quote(f'{site}/{room}', safe='')}.json"

    def find(self, name: str | None = None) -> Person | None:
        """The one of this name; without a name whoever came last."""
        people = self._read()
        named = [one for one in people if name is None or one.casefold() == name.casefold()]
        return Person(named[-1], people[named[-1]]) if named else None

    def keep(self, person: Person) -> None:
        """Remember somebody, who is now the last to have come; `BadFile` says why it cannot be."""
        people = self._read()
        people.pop(person.name, None)
        self._write({**people, person.name: person.token})

    def forget(self, person: Person) -> None:
        """The room does not know this person any more."""
        people = self._read()
        people.pop(person.name, None)
        self._write(people)

    def _read(self) -> dict[str, str]:
        with suppress(OSError, ValueError):
            found = json.loads(self._path.read_text("utf-8"))
            return {str(name): str(token) for name, token in dict(found).items()}
        return {}

    def _write(self, people: dict[str, str]) -> None:
        folder = self._path.parent
        _make(folder)
        saves.write(self._path, json.dumps(people))  # such files are their owner's alone


def keep_code(site: str, code: str, room: str) -> None:
    """Remember which room a code opened: the code may end sooner than the room."""
    others = {link: there for link, there in _codes().items() if link != f"{site}/{code}"}
    newest = [*others.items(), (f"{site}/{code}", room)][-_MOST_CODES:]
    _make(saves.home())
    saves.write(saves.home() / _CODES, json.dumps(dict(newest)))


def room_with(site: str, code: str) -> str | None:
    """The room that a code last opened for this user."""
    return _codes().get(f"{site}/{code}")


def _codes() -> dict[str, str]:
    with suppress(OSError, ValueError):
        found = json.loads((saves.home() / _CODES).read_text("utf-8"))
        return {str(link): str(room) for link, room in dict(found).items()}
    return {}


def usual_name() -> str:
    """The name that this user gave last, in any room; "" where there was none."""
    with suppress(OSError, ValueError):
        return (saves.home() / _NAME).read_text("utf-8").strip()
    return ""


def keep_name(name: str) -> None:
    """Remember the name for the next room."""
    _make(saves.home())
    saves.write(saves.home() / _NAME, name)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise saves.BadFile(f"{folder} cannot be made: {problem.strerror or problem}.") from None
