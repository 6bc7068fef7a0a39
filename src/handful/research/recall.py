"""What a seat has been told so far, as numbers: for learners that want an information state.

| part | what it is |
|---|---|
| `observation` | what the seat sees and remembers now, as everywhere |
| `recent` | the last events it was told, newest first: which kind, whose, and a hash of the rest |
| `digest` | 64 bits that differ wherever anything the seat was ever told differs |

A vector of fixed length cannot hold a game of any length. The digest tells two information states
apart as surely as their text does, but says nothing about how they differ; the first two parts are
what a network can learn from.
"""

from collections.abc import Iterator
from hashlib import blake2b

import numpy as np

from handful.core import JsonValue, Seat, Told

from .episode import Setup, Table, Vector

RECENT = 16
"""So many events are written out."""
HASHED = 32
"""Into so many numbers what an event says beside its kind and its seat."""
DIGEST = 64


class Recall:
    """Writes the information state of the seats of one kind of table."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._kinds = {one.name: at for at, one in enumerate(setup.game.rules.events)}
        self.width = len(self._kinds) + setup.seats + HASHED
        self.size = setup.size + RECENT * self.width + DIGEST

    def parts(self, row: Vector) -> dict[str, Vector]:
        """The parts of such a row, by name; they share its memory."""
        first, second = self._setup.size, self._setup.size + RECENT * self.width
        recent = row[first:second].reshape(RECENT, self.width)
        return {"observation": row[:first], "recent": recent, "digest": row[second:]}

    def write(self, table: Table, seat: Seat, row: Vector) -> None:
        """Write into a row of zeros."""
        parts, told = self.parts(row), list(table.told(seat))
        parts["observation"][:] = table.observe(seat)
        for place, one in enumerate(reversed(told[-RECENT:])):
            self._write_event(one, seat, parts["recent"][place])
        parts["digest"][:] = _bits("\n".join([*map(str, told), str(table.saying.said())]))

    def _write_event(self, told: Told, me: Seat, row: Vector) -> None:
        row[self._kinds[str(told["event"])]] = 1.0
        whose, at = told.get("seat"), len(self._kinds)
        if isinstance(whose, int) and 0 <= whose < self._setup.seats:
            row[at + (whose - me) % self._setup.seats] = 1.0
        for word in _words(told):
            row[at + self._setup.seats + _hash(word)[0] % HASHED] = 1.0


def _words(told: Told) -> Iterator[str]:
    for name, value in told.items():
        if name not in ("event", "seat"):
            yield from (f"{name}={one}" for one in _leaves(value))


def _leaves(value: JsonValue) -> Iterator[JsonValue]:
    inner = value if isinstance(value, list) else value.values() if isinstance(value, dict) else ()
    if isinstance(value, list | dict):
        for one in inner:
            yield from _leaves(one)
    else:
        yield value


def _hash(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=8).digest()


def _bits(text: str) -> Vector:
    return np.unpackbits(np.frombuffer(_hash(text), np.uint8)).astype(np.float32)
