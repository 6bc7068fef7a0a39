"""The processes in which bots think: a long line is waited for, a stuck process is not."""

import asyncio
import gc
import os
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from handful.core import Play
from handful.core.catalog import games
from handful.server.metrics import Metrics
from handful.server.processes import thinkers
from handful.server.processes.thinkers import Question, Thinkers

KEY = list(games())[-1]


def asked(number: int) -> Question:
    """What to do at the beginning of some game, by a level that thinks for long."""
    rules = games()[KEY]
    play = Play(rules, rules.rules.options(), 4, number)
    seat = play.state.actors()[0]
    return Question(
        table=f"t{number}",
        game=KEY,
        options=dict(play.options.values()),
        seats=4,
        seat=seat,
        level="expert",
        view=dict(play.view(seat)),
        legal=play.state.legal(seat),
        must=True,
        chance=number,
        told=lambda since: (play.told(seat, since), len(play.events)),
    )


async def scene(count: int, patience: float, stuck: bool) -> tuple[list[int | None], list[int]]:
    """So many questions at once; the moves, and the processes before and after.

    `patience` is in thoughts: a process may be silent for as long as so many of them take.
    """
    minds, clock = Thinkers(1, Metrics()), asyncio.get_running_loop().time
    await minds.start()
    await minds.choose(asked(0))
    began = clock()
    assert await minds.choose(asked(1)) is not None
    thinkers.LONGEST = patience * (clock() - began)
    pids = minds.pids
    if stuck:
        os.kill(pids[0], signal.SIGSTOP)
    moves = await asyncio.gather(*(minds.choose(asked(2 + number)) for number in range(count)))
    pids += minds.pids
    thinkers.LONGEST = 60.0
    assert await minds.choose(asked(1)) is not None
    await minds.stop()
    return moves, pids


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test makes of it, it is undone."""
    monkeypatch.setattr(thinkers, "LONGEST", 60.0)


def test_a_long_line_is_no_reason_to_give_up() -> None:
    moves, pids = asyncio.run(scene(20, patience=8, stuck=False))
    assert None not in moves
    assert len(set(pids)) == 1


def test_a_stuck_process_is_replaced_once() -> None:
    moves, pids = asyncio.run(scene(5, patience=8, stuck=True))
    assert moves == [None] * 5
    assert len(set(pids)) == 2
    assert not Path(f"/proc/{pids[0]}").exists()


def test_a_renewed_process_loses_no_question() -> None:
    async def renewed() -> tuple[list[int | None], list[int]]:
        minds = Thinkers(1, Metrics())
        await minds.start()
        pids = minds.pids
        questions = [asyncio.create_task(minds.choose(asked(number))) for number in range(3)]
        await asyncio.sleep(0)  # they are asked
        renewing = asyncio.create_task(minds.renew())
        await asyncio.sleep(0)
        questions.append(asyncio.create_task(minds.choose(asked(3))))
        moves = await asyncio.gather(*questions)
        await renewing
        pids += minds.pids
        await minds.stop()
        return moves, pids

    moves, pids = asyncio.run(renewed())
    assert None not in moves
    assert len(set(pids)) == 2


def test_a_table_that_asks_much_keeps_no_other_waiting() -> None:
    """Neither for a hint nor for a bot's move."""

    async def crowded() -> list[str]:
        minds, done = Thinkers(1, Metrics()), list[str]()
        await minds.start()
        hint = replace(asked(1), level="sharp", names=["A", "B", "C", "D"])

        async def think(name: str, question: Question) -> None:
            assert (await minds.think(question)).move is not None
            done.append(name)

        asking = [asyncio.create_task(think("many", hint)) for _ in range(20)]
        await asyncio.sleep(0)
        asking += [
            asyncio.create_task(think("other", replace(hint, table="t2"))),
            asyncio.create_task(think("bot", replace(asked(3), level="sharp"))),
        ]
        await asyncio.gather(*asking)
        await minds.stop()
        return done

    done = asyncio.run(crowded())
    assert max(done.index("other"), done.index("bot")) <= 4, done


class Broken:
    """A pipe whose other end goes while something is written into it."""

    def __init__(self, goes: Callable[[], None]) -> None:
        self._goes = goes

    def write(self, line: bytes) -> None:
        """It is taken, and never read."""

    async def drain(self) -> None:
        """Here it is found out."""
        self._goes()
        raise BrokenPipeError


def test_a_process_that_ends_while_it_is_asked_complains_once() -> None:
    complaints: list[dict[str, object]] = []

    async def scene() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, told: complaints.append(told))
        worker = thinkers._Worker(0)
        pipe = Broken(worker._fail)
        worker._process = SimpleNamespace(stdin=pipe, returncode=None)  # type: ignore[assignment]
        with pytest.raises(BrokenPipeError):
            await worker.read({})
        gc.collect()

    asyncio.run(scene())
    assert not complaints
