"""A contest on disk: its declaration in the first line, then one finished game a line."""

import os
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct, json

from .contest import Contest, Meeting
from .playing import Played
from .salt import commitment


class BadBook(Exception):
    """A file that holds another contest, or none; the sentence says which."""


class _Title(Struct, frozen=True, omit_defaults=True):
    game: str
    options: dict[str, object]
    players: tuple[str, ...]
    first: int
    commitment: str = ""
    """Of the salt, where the deals are secret."""


class Book:
    """What has been played of a contest; every game is in the file as soon as it is over."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self.played: dict[Meeting, Played] = {}
        self._file: BinaryIO | None = None
        title = _Title(
            contest.game,
            dict(contest.values),
            contest.players,
            contest.first,
            commitment(contest.salt) if contest.salt else "",
        )
        if path is None:
            return
        try:
            lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
            self._read(path, title, lines)
            self._file = path.open("ab")
            if not lines:
                self._file.write(json.encode(title) + b"\n")
        except OSError as problem:
            raise BadBook(f"{path} cannot be used: {problem.strerror}.") from None

    def _read(self, path: Path, title: _Title, lines: list[bytes]) -> None:
        if not lines:
            return
        _check(path, lines[0], json.encode(title) + b"\n")
        whole = [line for line in lines if line.endswith(b"\n")]
        for number, line in enumerate(whole[1:], 2):
            try:
                one = json.decode(line, type=Played)
            except msgspec.MsgspecError:
                raise BadBook(
                    f"Line {number} of {path} is no game: take that line out, and its game is "
                    "played again, or choose another file."
                ) from None
            self.played[one.meeting] = one
        if len(whole) < len(lines):  # the last line was cut off when the machine went down
            os.truncate(path, sum(map(len, whole)))

    @property
    def entries(self) -> int:
        """How many moves all its games had."""
        return sum(one.entries for one in self.played.values())

    def add(self, one: Played) -> None:
        """Keep one more game."""
        self.played[one.meeting] = one
        if self._file:
            self._file.write(json.encode(one) + b"\n")
            self._file.flush()

    def of(self, contest: Contest) -> list[Played]:
        """The finished games of this contest, in its order."""
        return [self.played[one] for one in contest.meetings() if one in self.played]

    def missing(self, contest: Contest) -> list[Meeting]:
        """The games still to be played, in order."""
        return [one for one in contest.meetings() if not self._has(one, contest.corrected)]

    def _has(self, meeting: Meeting, corrected: bool) -> bool:
        """Whether a game was played, and its luck found out if that is wanted."""
        one = self.played.get(meeting)
        return one is not None and not (corrected and one.luck is None)

    def close(self) -> None:
        """Nothing more comes."""
        if self._file:
            self._file.close()


def _check(path: Path, first: bytes, title: bytes) -> None:
    """Whether the first line of a file declares this contest."""
    if first == title:
        return
    if title.startswith(first):
        raise BadBook(f"Line 1 of {path} is cut off, and no game follows: delete the file.")
    try:
        json.decode(first, type=_Title)
    except msgspec.MsgspecError:
        raise BadBook(
            f"Line 1 of {path} declares no contest: it is no file of the arena, "
            "so choose another file."
        ) from None
    raise BadBook(f"{path} holds another contest: choose another file.")
