"""Bots from outside: a process that reads decisions and writes moves, one JSON object a line.

See docs/bots.md for what stands in a line. The process is handed what its seat may know and no
more; it lives as long as its seat does.
"""

import selectors
import shlex
import subprocess
import weakref
from collections.abc import Mapping, Sequence
from typing import IO

import msgspec
from msgspec import json

from handful.core import AnyGame, Chance, Memory, Move, Options, Refused, Seat, Told, View

from .levels import AnyBot, Level

PREFIX = "exec:"
HELP = "Plays by a program of yours."
LONGEST = 60.0
"""Seconds after which a bot that has not answered is given up."""


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

    def __init__(self, game: AnyGame, command: str) -> None:
        self._game, self._command = game, command
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError) as problem:
            raise BadBot(f"The bot {command!r} cannot be started: {problem}.") from None
        assert self._process.stdin
        assert self._process.stdout
        self._into, self._out = self._process.stdin, self._process.stdout
        self._end = weakref.finalize(self, _end, self._process)

    def choose(
        self, view: View, memory: Memory, legal: Sequence[Move], must: bool, chance: Chance
    ) -> Move | None:
        """Ask it; None where it lets an optional chance go by."""
        moves = {self._game.moves.text(move): move for move in legal}
        news = memory.news if isinstance(memory, Heard) else []
        asked = {
            "game": self._game.key,
            "options": memory.options.values(),
            "seats": memory.seats,
            "seat": memory.seat,
            "events": news,
            "view": view,
            "legal": [
                {"text": text, "move": self._game.moves.decode(move)}
                for text, move in moves.items()
            ],
            "must": must,
            "chance": chance.below(1 << 31),
        }
        answer = self._answer(json.encode(asked) + b"\n")
        news.clear()
        return self._meant(answer.get("move"), moves, must)

    def _answer(self, line: bytes) -> Mapping[str, object]:
        try:
            self._into.write(line)
            self._into.flush()
            said = _line_within(self._out, LONGEST)
            answer = json.decode(said, type=dict[str, object])
        except (OSError, TimeoutError):
            raise BadBot(f"The bot {self._command!r} does not answer.") from None
        except msgspec.MsgspecError:
            raise BadBot(
                f"The bot {self._command!r} says {said[:80]!r}: that is no move."
            ) from None
        return answer

    def _meant(self, given: object, moves: Mapping[str, Move], must: bool) -> Move | None:
        if given is None and not must:
            return None
        try:
            move = self._game.moves.read(given)
        except Refused:
            move = -1
        if move not in moves.values():
            raise BadBot(f"The bot {self._command!r} wants {given!r}: that is not legal now.")
        return move


def _line_within(stream: IO[bytes], seconds: float) -> bytes:
    """The next line; a bot answers with one at a time, so nothing waits behind it."""
    with selectors.DefaultSelector() as selector:
        selector.register(stream, selectors.EVENT_READ)
        if not selector.select(seconds):
            raise TimeoutError
    line = stream.readline()
    if not line:
        raise OSError("the bot has ended")
    return line


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream:
            stream.close()


def external(spec: str) -> Level:
    """The player behind `exec:COMMAND`."""
    command = spec.removeprefix(PREFIX).strip()

    def start(game: AnyGame) -> AnyBot:
        return External(game, command)

    return Level(spec, HELP, start, Heard, follows=True)
