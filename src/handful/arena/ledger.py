"""A contest on disk: the promise, the salt, every finished game, and the page about them."""

import hashlib
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct, json

import handful
from handful.bots import fence
from handful.core import BadRecord, Record, replay
from handful.core.catalog import game

from . import salt
from .bouts import Fought, Ring, exploit, fight
from .declaration import BadContest, Bout, Declaration, Ending
from .exploitability import Exploited
from .playing import course_of
from .workers import spread

TITLE, SALT, GAMES, RECORDS = "contest.json", "salt", "games.jsonl", "games"
END_GAMES = "end_games.jsonl"


S = TypeVar("S")


class Title(Struct, frozen=True):
    """What is written before the first game."""

    declaration: Declaration
    commitment: str
    """A SHA-256 of the declaration and the salt."""
    handful: str
    """The version that began it."""
    rules: dict[str, int]
    """The rules number of each game."""
    apart: bool
    """Whether programs are kept apart."""
    why_not: str = ""
    """Why not, if not."""


def commitment(declared: Declaration, secret: str) -> str:
    """What is promised before the first game."""
    text = f"{salt.VERSION}|{secret}|{declared.canonical()}"
    return hashlib.sha256(text.encode()).hexdigest()


class Ledger:
    """The folder of a contest; every game lies there as soon as it is over."""

    def __init__(self, home: Path, declared: Declaration, programs: Path) -> None:
        """Begin a contest or go on with it; `programs` is the folder where programs start."""
        self.home, self.declared, self._programs = home, declared, programs
        if programs.resolve().is_relative_to(home.resolve()):
            raise BadContest(
                f"{home} holds the programs, and they may not see their contest: "
                "choose another folder."
            )
        self.fought: dict[Bout, Fought] = {}
        self.exploited: dict[Ending, Exploited] = {}
        self.bouts, self.end_games = list(declared.bouts()), list(declared.end_games())
        self._numbers = {bout: number for number, bout in enumerate(self.bouts, start=1)}
        try:
            (home / RECORDS).mkdir(parents=True, exist_ok=True)
            self.salt = salt.kept(home / SALT)
            self.title = self._opened()
            self._read()
        except OSError as problem:
            raise BadContest(f"{home} cannot be used: {problem.strerror}.") from None
        except salt.BadSalt:
            raise BadContest(f"{home / SALT} is damaged: it holds no salt.") from None

    @property
    def is_complete(self) -> bool:
        """Whether every game is over, and every best response found."""
        done, all_of = len(self.fought), len(self.bouts)
        return done == all_of and len(self.exploited) == len(self.end_games)

    def ring(self) -> Ring:
        """Where the games are fought."""
        return Ring(
            self.declared,
            self.salt,
            str(self._programs.resolve()),
            self.title.apart,
            str(self.home.resolve()),
            os.name == "posix",
        )

    def number_of(self, bout: Bout) -> int:
        """Which game of the contest this is, from 1 on."""
        return self._numbers[bout]

    def record(self, number: int) -> Path:
        """Where the record of a game lies."""
        return self.home / RECORDS / f"{number:06}.json"

    def run(self, jobs: int, tell: Callable[[], None]) -> bool:
        """Fight what is missing; whether all was fought comes back (not after Ctrl-C)."""
        missing = [bout for bout in _apart(self.bouts) if bout not in self.fought]
        try:
            for fought, record in spread(partial(fight, self.ring()), missing, jobs):
                self._add(fought, record)
                tell()
            left = [one for one in self.end_games if one not in self.exploited]
            for found in spread(partial(exploit, self.ring()), left, jobs):
                with (self.home / END_GAMES).open("ab") as file:
                    file.write(json.encode(found) + b"\n")
                self.exploited[_ending(found)] = found
                tell()
        except KeyboardInterrupt:
            return False
        return True

    def verify(self, jobs: int, tell: Callable[[], None]) -> list[str]:
        """Everything about the contest that does not hold, as sentences; none where all is true.

        Games are played again from the last to the first: a program that has found a way to
        remember a deal from another chair has it the other way round then, and plays otherwise.
        """
        found = []
        if commitment(self.declared, self.salt) != self.title.commitment:
            found.append("The salt and the declaration are not those that were promised.")
        kept = {self.number_of(bout): one for bout, one in self.fought.items()}
        found += [said for number in sorted(kept) if (said := self._wrong(number, kept[number]))]
        bouts = [one for one in reversed(_apart(self.bouts)) if one in self.fought]
        for again, _ in spread(partial(fight, self.ring()), bouts, jobs):
            number = self.number_of(again.bout)
            if again.course != kept[number].course:
                found.append(f"Game {number} went differently when it was played again.")
            tell()
        for best in spread(partial(exploit, self.ring()), self.end_games, jobs):
            if best != self.exploited[_ending(best)]:
                found.append(f"The best response to {best.player} gained something else again.")
            tell()
        return found

    def _wrong(self, number: int, kept: Fought) -> str | None:
        """What is wrong with the record of a game."""
        try:
            record = Record.from_json(self.record(number).read_text("utf-8"))
            play = replay(game(record.game), record)
        except (OSError, BadRecord) as problem:
            return f"The record of game {number} cannot be played: {problem}"
        outcome = play.state.outcome()
        if outcome is None or f"{course_of(play, outcome):016x}" != kept.course:
            return f"The record of game {number} is not the game that was counted."
        return None

    def _opened(self) -> Title:
        path = self.home / TITLE
        if not path.exists():
            title = self._begun()
            _put(path, json.format(json.encode(title), indent=1))
            return title
        try:
            title = json.decode(path.read_bytes(), type=Title)
        except msgspec.MsgspecError:
            raise BadContest(f"{path} is damaged: it declares no contest.") from None
        if title.declaration.canonical() != self.declared.canonical():  # a tuple is read as a list
            raise BadContest(f"{self.home} holds another contest: choose another folder.")
        if commitment(self.declared, self.salt) != title.commitment:
            raise BadContest(f"{self.home / SALT} is not the salt that was promised.")
        if title.rules != _rules(self.declared):
            raise BadContest(f"{self.home} was begun with other rules: choose another folder.")
        return title

    def _begun(self) -> Title:
        why_not = fence.missing() or ""
        return Title(
            self.declared,
            commitment(self.declared, self.salt),
            handful.__version__,
            _rules(self.declared),
            not why_not,
            why_not,
        )

    def _read(self) -> None:
        """Take in what is there; a line that was cut off is taken away."""
        for one in _lines(self.home / GAMES, Fought, "game"):
            if one.bout in self._numbers:
                self.fought[one.bout] = one
        wanted = set(self.end_games)
        for found in _lines(self.home / END_GAMES, Exploited, "end game"):
            if _ending(found) in wanted:
                self.exploited[_ending(found)] = found

    def _add(self, fought: Fought, record: str) -> None:
        """Keep one more game: its record first, so that every line of the list has one."""
        _put(self.record(self.number_of(fought.bout)), record.encode())
        with (self.home / GAMES).open("ab") as file:
            file.write(json.encode(fought) + b"\n")
        self.fought[fought.bout] = fought


def _apart(bouts: Iterable[Bout]) -> list[Bout]:
    """Every deal once, then every deal a second time, and so on: in games that are played at the
    same time, programs then have nothing to tell each other."""
    seen: Counter[tuple[int, int, int]] = Counter()
    turn = {}
    for bout in bouts:
        deal = (bout.event, bout.meeting.seats, bout.meeting.deal)
        turn[bout] = seen[deal]
        seen[deal] += 1
    return sorted(turn, key=turn.__getitem__)


def _rules(declared: Declaration) -> dict[str, int]:
    return {one.game: one.played.rules_number for one in declared.games}


def _ending(one: Exploited) -> Ending:
    return Ending(one.event, one.seats, one.player, one.deal)


def _lines(path: Path, kind: type[S], called: str) -> Iterator[S]:
    """What lies in a file, one thing a line; a line that was cut off is taken away."""
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    whole = [line for line in lines if line.endswith(b"\n")]
    for number, line in enumerate(whole, start=1):
        try:
            yield json.decode(line, type=kind)
        except msgspec.MsgspecError:
            raise BadContest(
                f"Line {number} of {path} is no {called}: take that line out, and its {called} is "
                "played again."
            ) from None
    if len(whole) < len(lines):
        os.truncate(path, sum(map(len, whole)))


def _put(path: Path, content: bytes) -> None:
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(content)
    os.replace(new, path)
