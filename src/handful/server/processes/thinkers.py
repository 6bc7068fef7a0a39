"""Worker processes in which bots think: they are sent what a browser would be sent, as JSON."""

import asyncio
import logging
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

from msgspec import json

from handful.core import Record, Told
from handful.core.message import Message, read_message
from handful.i18n.games import Sentence

from ..metrics import Metrics

logger = logging.getLogger("handful.thinkers")

LONGEST = 20.0
"""Seconds of silence after which a process that should think is taken to be stuck."""
_LINE = 64 * 1024 * 1024
"""The longest answer: a long game of eight, moment by moment with open hands."""
MOST_READERS = 8
"""So many wait for a record to be read; others are asked to come back."""
_LOOK = 0.05


@dataclass(frozen=True, slots=True)
class Question:
    """What would you do? All that the seat could know, and nothing else."""

    table: str
    game: str
    options: dict[str, object]
    seats: int
    seat: int
    level: str
    view: dict[str, object]
    legal: list[int]
    must: bool
    chance: int
    told: Callable[[int], tuple[list[Told], int]]
    """(from this event on) → the events this seat was told, and how many there are in all."""
    names: list[str] | None = None
    """Of the players, where a coach is asked and not the bot: it gives its reason."""
    chosen: tuple[int, ...] = ()
    """The legal moves that the player's choice leaves open: the coach compares the best of them."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of it; no move: let it pass, or no idea."""

    move: int | None = None
    reason: Sentence = ""
    value: float | None = None
    """What a coach found it to be worth: the share of games won from here."""
    yours: "Thought | None" = None
    """The best of what the player had chosen, if that is another move."""


class Crowded(Exception):
    """Too many wait already."""


class Thinkers:
    """A few processes; a table always goes to the same one, which remembers it."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self._workers = [_Worker(number) for number in range(workers)]
        self._reader = _Worker(workers)
        """For records that people send: no bot and no move waits for them."""
        self._readers = 0
        """How many wait for one."""
        self._metrics = metrics

    async def start(self) -> None:
        """Start them all."""
        await asyncio.gather(*(one.start() for one in self._workers))

    async def renew(self) -> None:
        """Start each anew when it has answered what it was asked, so that nobody waits in vain."""
        await asyncio.gather(*(one.renew() for one in self._workers))

    async def stop(self) -> None:
        """End them all."""
        await asyncio.gather(*(one.stop() for one in (*self._workers, self._reader)))

    @property
    def waiting(self) -> int:
        """How many questions are open."""
        return sum(one.open for one in self._workers)

    @property
    def pids(self) -> list[int]:
        """The process ids."""
        return [one.pid for one in (*self._workers, self._reader) if one.pid]

    async def choose(self, question: Question) -> int | None:
        """A legal move, or None: let it pass, or no idea."""
        return (await self.think(question)).move

    async def think(self, question: Question) -> Thought:
        """A legal move and, from a coach, why."""
        began = time.monotonic()
        worker = self._workers[hash(question.table) % len(self._workers)]
        asked = worker.life
        try:
            if question.names is None:
                thought = await worker.answer(question)
            else:
                async with worker.coach(question.table):
                    thought = await worker.answer(question)
        except (TimeoutError, ConnectionError, ValueError) as problem:
            logger.error("no thought", extra={"game": question.game, "problem": repr(problem)})
            await worker.restart(asked)
            return Thought()
        self._metrics.think_ms.see((time.monotonic() - began) * 1000)
        return thought if thought.move in (None, *question.legal) else Thought()

    async def decide(self, record: Record) -> Message | None:
        """What decided a lost solitaire, or None where nobody knows."""
        worker = self._workers[record.seed % len(self._workers)]
        asked = worker.life
        try:
            return await worker.decide(record.to_json())
        except (TimeoutError, ConnectionError, ValueError) as problem:
            logger.error("no verdict", extra={"game": record.game, "problem": repr(problem)})
            await worker.restart(asked)
            return None

    async def read(self, what: str, text: str, **more: object) -> dict[str, Any]:
        """What a record says, see `reading`; raises `Crowded` where it would take too long."""
        if self._readers >= MOST_READERS:
            raise Crowded
        self._readers += 1
        try:
            return await self._read(what, text, more)
        finally:
            self._readers -= 1

    async def _read(self, what: str, text: str, more: dict[str, object]) -> dict[str, Any]:
        if self._reader.pid is None:
            await self._reader.restart(self._reader.life)
        asked = self._reader.life
        try:
            answer = await self._reader.read({"read": what, "text": text} | more)
        except (TimeoutError, ConnectionError, ValueError) as problem:
            logger.error("not read", extra={"problem": repr(problem)})
            await self._reader.restart(asked)
            raise Crowded from None
        found: dict[str, Any] = answer["found"]
        return found


class _Worker:
    """One process and the line to it."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._known: dict[tuple[str, int], int] = {}
        self._next = 0
        self._asked = 0
        """How many questions it has been asked and not answered."""
        self.life = 0
        """How often it has been started."""
        self._heard = 0.0
        """When it last gave an answer, or was asked while it had nothing to do."""
        self._starting = asyncio.Lock()
        self._coach = asyncio.Lock()
        self._tables: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def coach(self, table: str) -> AsyncIterator[None]:
        """The turn of a table that asks for a hint: one at a time, so that bots come between.

        Whoever asks much waits for their own table; tables take turns.
        """
        async with self._tables.setdefault(table, asyncio.Lock()), self._coach:
            yield

    @property
    def open(self) -> int:
        return len(self._answers)

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "handful.server.processes.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LINE,
            start_new_session=True,  # Ctrl-C is for the server, which ends its thinkers itself
        )
        self.life += 1
        self._reading = asyncio.create_task(self._read(), name=f"thinker {self._number}")

    async def stop(self) -> None:
        process, self._process = self._process, None
        if self._reading:
            self._reading.cancel()
        if process and process.returncode is None:
            process.kill()
            await process.wait()
        if process:
            process._transport.close()  # type: ignore[attr-defined]  # else it complains at exit
        self._fail()

    async def restart(self, life: int) -> None:
        """Start it anew, once for all who were disappointed by it in this life."""
        async with self._starting:
            if self.life == life:
                await self.stop()
                self._known.clear()
                await self.start()

    async def renew(self) -> None:
        """Start it anew when it has nothing to think about."""
        async with self._starting:
            while self._asked:
                await asyncio.sleep(_LOOK)
            await self.stop()
            self._known.clear()
            await self.start()

    async def answer(self, question: Question) -> Thought:
        """Its answer, however long the line; silence for long raises `TimeoutError`."""
        asking = asyncio.ensure_future(self._ask(question))
        try:
            while not (await asyncio.wait({asking}, timeout=LONGEST))[0]:
                if time.monotonic() - self._heard > LONGEST:
                    raise TimeoutError
            return asking.result()
        finally:
            asking.cancel()

    async def _ask(self, question: Question) -> Thought:
        async with self._starting:  # if it is being started anew, it can be asked soon
            pass
        self._asked += 1
        try:
            return await self._hear(question)
        finally:
            self._asked -= 1

    async def _hear(self, question: Question) -> Thought:
        seat = question.table, question.seat
        answer = await self._send(question, self._known.get(seat, 0))
        if answer.get("forgot"):
            answer = await self._send(question, 0)
        if "problem" in answer:
            raise ValueError(answer["problem"])
        self._known[seat] = answer["known"]
        if len(self._known) > 5000:
            self._known.pop(next(iter(self._known)))
        return _thought(answer)

    async def decide(self, record: str) -> Message | None:
        """What the solver says of a record."""
        answer = await self.read({"record": record})
        return answer["says"] and read_message(answer["says"])

    async def read(self, asked: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question of no table."""
        answer = await asyncio.wait_for(self._post(asked), LONGEST)
        if "problem" in answer:
            raise ValueError(answer["problem"])
        return answer

    async def _send(self, question: Question, since: int) -> dict[str, Any]:
        told, known = question.told(since)
        asked = {name: getattr(question, name) for name in question.__slots__ if name != "told"}
        return await self._post(asked | {"since": since, "told": told, "known": known})

    async def _post(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Send one line and wait for the answer to it."""
        if not self._process or not self._process.stdin or self._process.returncode is not None:
            raise ConnectionError("the thinker is not running")
        self._next += 1
        number = self._next
        if not self._answers:
            self._heard = time.monotonic()
        line = json.encode(asked | {"n": number})
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[number] = future
        try:
            self._process.stdin.write(line + b"\n")
            await self._process.stdin.drain()
            return await future
        finally:
            self._answers.pop(number, None)

    async def _read(self) -> None:
        assert self._process
        assert self._process.stdout
        while line := await self._process.stdout.readline():
            answer = json.decode(line)
            self._heard = time.monotonic()
            future = self._answers.get(answer["n"])
            if future and not future.done():
                future.set_result(answer)
        self._fail()

    def _fail(self) -> None:
        for future in self._answers.values():
            if not future.done():
                future.set_exception(ConnectionError("the thinker has ended"))
                future.exception()  # whoever asked may have been told by the pipe already


def _thought(answer: dict[str, Any]) -> Thought:
    """What the bot or the coach says, as it came over the pipe."""
    words: str | None = answer.get("reason", "")
    reason = read_message(answer["says"]) if words is None else words
    yours = answer.get("yours")
    return Thought(answer["move"], reason, answer.get("value"), yours and _thought(yours))
