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
from typing import Annotated, NoReturn

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
from handful.i18n.games import speaker

from .fence import Fence
from .in_words import Reader
from .levels import AnyBot, Level, UnknownLevel

PREFIX, IN_WORDS = "exec:", "words:"
HELP = "Plays by a program of yours."
HELP_IN_WORDS = "The same, and each question is told in words too, for a language model."
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


@dataclass(slots=True)
class Usage:
    """What a program has used so far."""

    tokens: int = 0
    """Of a language model, as the program says in its answers."""
    cost: float = 0.0
    """In money, as it says."""
    processor: float = 0.0
    """Seconds of processor time of all its processes, where the system tells."""


class BadBot(Exception):
    """A bot from outside that does not start, does not answer, or answers what is not legal."""


class Heard:
    """The memory of a bot that keeps its own: all that it has not been told yet."""

    def __init__(self, options: Options, seats: int, seat: Seat | None) -> None:
        self.options, self.seats, self.seat = options, seats, seat
        self.news: list[Told] = []
        self.told: list[Told] = []

    def fold(self, event: Told) -> None:
        """Take one more event in."""
        self.news.append(event)
        self.told.append(event)


class _Cost(msgspec.Struct):
    """What an answer may say beside its move."""

    tokens: Annotated[int, msgspec.Meta(ge=0, le=10**12)] = 0
    cost: Annotated[float, msgspec.Meta(ge=0, le=1e12)] = 0.0


class External:
    """One process in one chair."""

    def __init__(
        self,
        game: AnyGame,
        words: Sequence[str],
        terms: Terms | None = None,
        in_words: bool = False,
    ) -> None:
        self._game, self._called = game, f"The bot {shlex.join(words)!r}"
        self._in_words = in_words
        self.usage = Usage()
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
        heard = memory if isinstance(memory, Heard) else Heard(memory.options, memory.seats, None)
        asked: dict[str, object] = {
            "game": self._game.key,
            "options": memory.options.values(),
            "seats": memory.seats,
            "seat": memory.seat,
            "events": heard.news,
            "view": view,
            "legal": [
                {"text": text, "move": self._game.rules.moves.decode(move)}
                for text, move in moves.items()
            ],
            "must": must,
            "chance": self._number(),
        }
        if self._in_words:
            words, called = self._told(view, heard, legal, must)
            asked["words"], moves = words, called | moves
        answer = self._answer(json.encode(asked) + b"\n")
        heard.news.clear()
        self._note(answer)
        given = answer.get("move")
        if isinstance(given, str) and given in moves:
            return moves[given]
        return self._meant(answer, self._game.moves_at(memory.options, memory.seats), legal, must)

    def _told(
        self, view: View, heard: Heard, legal: Sequence[Move], must: bool
    ) -> tuple[str, dict[str, Move]]:
        """The question in words, and the moves by theirs."""
        names = [f"Player {seat + 1}" for seat in range(heard.seats)]
        reader = Reader(self._game, speaker(self._game, "en", names, heard.seat))
        known = len(heard.told) - len(heard.news)
        news = [
            reader.news(one, reversed(heard.told[: known + at]))
            for at, one in enumerate(heard.news)
        ]
        offers = [reader.offer(view, move) for move in legal]
        text = reader.situation(filter(None, news), view, offers, not must)
        return text, {one.words: move for one, move in zip(offers, legal, strict=True)}

    def _note(self, answer: Mapping[str, object]) -> None:
        """Keep what it says an answer has cost."""
        try:
            said = msgspec.convert(answer, _Cost)
        except msgspec.ValidationError as problem:
            raise BadBot(f"{self._called} misstates its cost: {problem}.") from None
        self.usage.tokens += said.tokens
        self.usage.cost += said.cost

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
        self.usage.processor = max(self.usage.processor, _processor(self._process.pid))
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


def _processor(first: int) -> float:
    """Seconds of processor time of a process and of all that it has started; 0 if nobody tells."""
    ticks, waiting = 0, [first]
    while waiting:
        one = waiting.pop()
        try:
            with open(f"/proc/{one}/stat", "rb") as file:
                fields = file.read().rpartition(b")")[2].split()
            with open(f"/proc/{one}/task/{one}/children", "rb") as file:
                waiting += map(int, file.read().split())
        except (OSError, ValueError):
            continue
        ticks += sum(map(int, fields[11:15]))  # its own, and of its children that have ended
    return ticks / os.sysconf("SC_CLK_TCK") if ticks else 0.0


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


def is_program(spec: str) -> bool:
    """Whether a player is a program of somebody's own."""
    return spec.startswith((PREFIX, IN_WORDS))


def command_of(spec: str) -> list[str]:
    """The words of the command behind `exec:` or `words:`; `UnknownLevel` where that is none."""
    try:
        words = shlex.split(spec.partition(":")[2])
    except ValueError as problem:
        raise UnknownLevel(f"{spec!r} is no command: {str(problem).lower()}.") from None
    if not words:
        raise UnknownLevel(f"{spec!r} names no command: 'exec:python bot.py' would.")
    return words


def external(spec: str, terms: Terms | None = None) -> Level:
    """The player behind `exec:COMMAND` or `words:COMMAND`."""
    words, in_words = command_of(spec), spec.startswith(IN_WORDS)

    def start(game: AnyGame, temper: Temper | None) -> AnyBot:
        return External(game, words, terms, in_words)

    return Level(spec, HELP_IN_WORDS if in_words else HELP, start, Heard, follows=True)
