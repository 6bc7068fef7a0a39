"""A record is a whole game on paper: seed, options and every entry. Replaying it is the game."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from .events import JsonValue
from .message import Message, message
from .options import Options, Value, written
from .state import UNTIMED, Millis, Seat

FORMAT = 1

T = TypeVar("T")


class BadRecord(Exception):
    """A file that is no record, or one that this version cannot play; the sentence says why."""

    def __init__(self, why: str | Message, options: type[Options] | None = None) -> None:
        super().__init__(why)
        self.options = options
        """Those of its game, where that has a word in it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One move as it was entered; `move` is its text."""

    at: Millis
    seat: Seat
    move: str


@dataclass(frozen=True, slots=True)
class Spoken:
    """One structured message, said after so many entries."""

    after: int
    at: Millis
    seat: Seat
    message: Mapping[str, JsonValue]


@dataclass(frozen=True, slots=True)
class Record:
    """Everything that is needed to play the same game again, on any machine."""

    game: str
    rules_number: int
    options: Mapping[str, Value]
    seats: int
    seed: int
    timed: bool = False
    now: Millis = UNTIMED
    """How far the clock of a timed game had run."""
    entries: tuple[Entry, ...] = ()
    talk: tuple[Spoken, ...] = ()
    players: tuple[str, ...] = field(default=())
    """Who sat where, for people; it changes nothing."""

    def to_json(self) -> str:
        """The record as a JSON document with one entry per line."""
        head: dict[str, object] = {
            "handful": FORMAT,
            "game": self.game,
            "rules": self.rules_number,
            "options": dict(self.options),
            "seats": self.seats,
            "seed": self.seed,
            "timed": self.timed,
            "now": self.now,
            "players": list(self.players),
        }
        lines = [f"  {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
        entries = [[one.at, one.seat, one.move] for one in self.entries]
        spoken = [[one.after, one.at, one.seat, dict(one.message)] for one in self.talk]
        lines.append(f'  "entries": {_rows(entries)},')
        lines.append(f'  "talk": {_rows(spoken)}')
        return "\n".join(["{", *lines, "}", ""])

    @staticmethod
    def from_json(text: str) -> "Record":
        """The record in a JSON document; anything else raises `BadRecord`."""
        try:
            found = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(message("record-broken", why=str(error))) from None
        return _record(found)

    def to_text(self) -> str:
        """The record as plain lines, for a mail, a bug report or a diff."""
        lines = [
            f"handful {FORMAT}",
            f"game {self.game} rules {self.rules_number}",
            f"seats {self.seats}",
            f"seed {self.seed}",
            f"clock {self.now if self.timed else 'none'}",
        ]
        lines += [f"option {key} {written(value)}" for key, value in self.options.items()]
        lines += [f"player {seat} {name}" for seat, name in enumerate(self.players)]
        talk = list(self.talk)
        for number, entry in enumerate((*self.entries, None)):
            while talk and talk[0].after == number:
                one = talk.pop(0)
                lines.append(f"say {one.at} {one.seat} {json.dumps(dict(one.message))}")
            if entry:
                lines.append(f"{entry.at} {entry.seat} {entry.move}")
        return "\n".join([*lines, ""])

    @staticmethod
    def from_text(text: str) -> "Record":
        """The record in plain lines; anything else raises `BadRecord`."""
        found: dict[str, object] = {"options": {}, "players": [], "entries": [], "talk": []}
        for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), start=1):
            try:
                _read_line(line.split(), line, found)
            except (ValueError, IndexError, RecursionError):
                raise BadRecord(message("record-line", n=number, line=repr(line))) from None
        return _record(found)


def _rows(rows: list[list[object]]) -> str:
    if not rows:
        return "[]"
    return "[\n" + ",\n".join(f"    {json.dumps(row)}" for row in rows) + "\n  ]"


def _read_line(words: list[str], line: str, found: dict[str, object]) -> None:
    """Take one line of the text form into what `_record` reads."""
    options, players, entries, talk = (
        found[key] for key in ("options", "players", "entries", "talk")
    )
    assert isinstance(options, dict)
    assert isinstance(players, list)
    assert isinstance(entries, list)
    assert isinstance(talk, list)
    match words:
        case []:
            return
        case ["handful" | "seats" | "seed" as key, value]:
            found[key] = int(value)
        case ["game", key, "rules", number]:
            found["game"], found["rules"] = key, int(number)
        case ["clock", clock]:
            found["timed"] = clock != "none"
            found["now"] = int(clock) if found["timed"] else UNTIMED
        case ["option", key, value]:
            options[key] = value
        case ["player", _, *_]:
            players.append(line.split(maxsplit=2)[2] if len(words) > 2 else "")
        case ["say", at, seat, *_]:
            message = json.loads(line.split(maxsplit=3)[3])
            talk.append([len(entries), int(at), int(seat), message])
        case [at, seat, *move] if move:
            entries.append([int(at), int(seat), " ".join(move)])
        case _:
            raise ValueError(line)


def _record(found: object) -> Record:
    """A record from parsed data, every field checked."""
    if not isinstance(found, dict) or "handful" not in found:
        raise BadRecord(message("record-none"))
    if found["handful"] != FORMAT:
        raise BadRecord(message("record-format", format=str(found["handful"]), ours=FORMAT))
    try:
        return Record(
            game=_typed(found, "game", str),
            rules_number=_typed(found, "rules", int),
            options=_typed(found, "options", dict),
            seats=_typed(found, "seats", int),
            seed=_typed(found, "seed", int),
            timed=_typed(found, "timed", bool),
            now=_typed(found, "now", int),
            entries=tuple(_entry(row) for row in _typed(found, "entries", list)),
            talk=tuple(_spoken(row) for row in _typed(found, "talk", list)),
            players=tuple(str(name) for name in _typed(found, "players", list)),
        )
    except KeyError as missing:
        raise BadRecord(message("record-missing", key=missing.args[0])) from None


def _typed(found: dict[str, object], key: str, kind: type[T]) -> T:
    value = found[key]
    if isinstance(value, kind) and isinstance(value, bool) == (kind is bool):
        return value
    raise BadRecord(message("record-value", key=key, value=repr(value)))


def _entry(row: object) -> Entry:
    match row:
        case [int(at), int(seat), str(move)] if at >= UNTIMED:
            return Entry(at, seat, move)
    raise BadRecord(message("record-entry", row=repr(row)))


def _spoken(row: object) -> Spoken:
    match row:
        case [int(after), int(at), int(seat), dict(said)]:
            return Spoken(after, at, seat, said)
    raise BadRecord(message("record-message", row=repr(row)))
