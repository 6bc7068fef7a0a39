"""Bots from outside: a process that reads decisions and writes moves, one JSON object a line.

See docs/bots.md for what stands in a line. The process is handed what its seat may know and no
more; it lives as long as its seat does. Its random numbers come from a key of their own: the chance
that other bots are handed follows from the deal, and could be traced back to it.
"""

import hmac
import os
import secrets
import selectors
import shlex
import subprocess
import time
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import NoReturn

import msgspec
from msgspec import json

from handful.core import (
    AnyGame,
    Chance,
    Memory,
    Move,
    Moves,
    Options,
    Refused,
    Seat,
    Temper,
    Told,
    View,
)

from .fence import Fence
from .levels import AnyBot, Level, UnknownLevel

PREFIX = "exec:"
HELP = "Plays by a program of yours."
LONGEST = 60.0
"""Seconds after which a bot that has not answered is given up."""
CHANCE_BITS = 31
"""So many random bits come with a question."""
_CHUNK = 1 << 16


@dataclass(frozen=True, slots=True)
class Terms:
    """On which terms a program from outside plays."""

    key: bytes | None = None
    """All its random numbers follow from this; without a key nobody can foretell them."""
    seconds: float | None = None
    """How long it may take for an answer; else `LONGEST`."""
    fence: Fence | None = None
    """What keeps it to itself; at one's own table a program is free."""
    folder: str | None = None
    """Where it is started; else here."""


class BadBot(Exception):
    """A bot from outside that does not start, does not answer, or answers what is not legal."""


class Heard:
    """The memory of a bot that keeps its own: all that it has not been told yet."""

    def __init__(self, options: Options, seats: int, seat: Seat | None) -> None:
        self.options, self.seats, self.seat = options, seats, seat
        self.news: list[Told] = []

    def fold(self, event: Told) -> None:
        """Take one more event in."""
        self.news.append(event)


class External:
    """One process in one chair."""

    def __init__(self, game: AnyGame, words: Sequence[str], terms: Terms | None = None) -> None:
        self._game, self._called = game, f"The bot {shlex.join(words)!r}"
        self._terms = terms = terms or Terms()
        self._key = terms.key if terms.key is not None else secrets.token_bytes(32)
        self._asked = 0
        self._start(words)

    def _start(self, words: Sequence[str]) -> None:
        try:
            fence = self._terms.fence
            self._process = subprocess.Popen(
                fence.words(words) if fence else words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                env=fence.environment() if fence else None,
                cwd=self._terms.folder,
            )
        except (OSError, ValueError) as problem:
            raise BadBot(f"{self._called} cannot be started: {problem}.") from None
        assert self._process.stdin
        assert self._process.stdout
        self._into, self._out = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._into, False)  # it may not read what it is asked
        self._end = weakref.finalize(self, _end, self._process)

    def choose(
        self, view: View, memory: Memory, legal: Sequence[Move], must: bool, chance: Chance
    ) -> Move | None:
        """Ask it; None where it lets an optional chance go by. The given chance stays here."""
        moves = {self._game.rules.moves.text(move): move for move in legal}
        news = memory.news if isinstance(memory, Heard) else []
        asked = {
            "game": self._game.key,
            "options": memory.options.values(),
            "seats": memory.seats,
            "seat": memory.seat,
            "events": news,
            "view": view,
            "legal": [
                {"text": text, "move": self._game.rules.moves.decode(move)}
                for text, move in moves.items()
            ],
            "must": must,
            "chance": self._number(),
        }
        answer = self._answer(json.encode(asked) + b"\n")
        news.clear()
        return self._meant(answer, self._game.moves_at(memory.options, memory.seats), legal, must)

    def _number(self) -> int:
        """The random number of the next question: nobody without the key can tell it, or the key
        from it."""
        self._asked += 1
        drawn = hmac.digest(self._key, b"question %d" % self._asked, "sha256")
        return int.from_bytes(drawn) >> (8 * len(drawn) - CHANCE_BITS)

    def _answer(self, question: bytes) -> Mapping[str, object]:
        if _is_ready(self._out, selectors.EVENT_READ, 0):
            self._in_step(os.read(self._out, _CHUNK) or self._ended())
        longest = self._terms.seconds or LONGEST
        until = time.monotonic() + longest
        try:
            self._ask(question, until)
            said = self._line(until)
        except BrokenPipeError:
            self._ended()
        except TimeoutError:
            raise BadBot(f"{self._called} did not answer within {longest:g} seconds.") from None
        try:
            return json.decode(said, type=dict[str, object])
        except msgspec.MsgspecError:
            raise BadBot(f"{self._called} says {said[:80]!r}: that is no move.") from None

    def _ask(self, question: bytes, until: float) -> None:
        while question:
            _wait(self._into, selectors.EVENT_WRITE, until)
            with suppress(BlockingIOError):
                question = question[os.write(self._into, question) :]

    def _line(self, until: float) -> bytes:
        """Its next line, all of it in time."""
        said = b""
        while b"\n" not in said:
            _wait(self._out, selectors.EVENT_READ, until)
            said = (said + (os.read(self._out, _CHUNK) or self._ended())).lstrip()
        line, _, more = said.partition(b"\n")
        self._in_step(more)
        return line

    def _in_step(self, more: bytes) -> None:
        """What comes unasked would be taken for the answer to the next question."""
        if more.strip():
            raise BadBot(
                f"{self._called} says {more[:80]!r} unasked: it must write one line a decision."
            )

    def _ended(self) -> NoReturn:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        code = self._process.returncode
        if code is None:
            raise BadBot(f"{self._called} has closed its output.") from None
        raise BadBot(f"{self._called} has ended, with exit code {code}.") from None

    def _meant(
        self, answer: Mapping[str, object], moves: Moves, legal: Sequence[Move], must: bool
    ) -> Move | None:
        if "move" not in answer:
            raise BadBot(f'{self._called} names no move: it must write {{"move": …}}.')
        given = answer["move"]
        if given is None:
            if must:
                raise BadBot(f"{self._called} lets a chance go by where it must move.")
            return None
        try:
            move = moves.read(given)
        except Refused:
            move = -1
        if move not in legal:
            raise BadBot(f"{self._called} wants {given!r}: that is not legal now.")
        return move


def _wait(file: int, event: int, until: float) -> None:
    if not _is_ready(file, event, max(0.0, until - time.monotonic())):
        raise TimeoutError


def _is_ready(file: int, event: int, seconds: float) -> bool:
    with selectors.DefaultSelector() as selector:
        selector.register(file, event)
        return bool(selector.select(seconds))


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream:
            stream.close()


def external(spec: str, terms: Terms | None = None) -> Level:
    """The player behind `exec:COMMAND`; `UnknownLevel` where that is no command."""
    try:
        words = shlex.split(spec.removeprefix(PREFIX))
    except ValueError as problem:
        raise UnknownLevel(f"{spec!r} is no command: {str(problem).lower()}.") from None
    if not words:
        raise UnknownLevel(f"{spec!r} names no command: 'exec:python bot.py' would.")

    def start(game: AnyGame, temper: Temper | None) -> AnyBot:
        return External(game, words, terms)

    return Level(spec, HELP, start, Heard, follows=True)
