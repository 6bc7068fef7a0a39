"""What all processes share: what an address may do, and the numbers of every worker."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from handful.client import Screen, SiteError
from handful.core.catalog import games
from handful.server.http.limits import SharedLimits
from handful.server.metrics import Counter, Gauge, Times, page
from handful.server.processes.siblings import Siblings
from handful.server.rooms import peer_processes
from handful.server.rooms.clock import FakeClock
from handful.server.rooms.registry import Registry
from handful.server.settings import Limits
from handful.server.store import Store
from handful.server.store.sqlite import SqliteStore

from ..store.conftest import fresh, schema
from .house import House, house, soon

KEY = next(iter(games()))
ME = "127.0.0.1"
Fresh = Callable[[], Store]

__all__ = ["fresh", "schema"]


@pytest.fixture(autouse=True)
def lively(monkeypatch: pytest.MonkeyPatch) -> None:
    """Signs of life come often."""
    monkeypatch.setattr(peer_processes, "BEAT", 0.05)


@asynccontextmanager
async def two(fresh: Fresh, **more: Any) -> AsyncIterator[tuple[House, House]]:
    """Two servers that know of each other."""
    async with house(fresh(), **more) as one, house(fresh(), **more) as other:
        for this in (one, other):
            await soon(lambda this=this: bool(this.registry.peers.pulse))  # type: ignore[misc]
        yield one, other


def test_what_an_address_does_on_one_server_counts_on_the_other(fresh: Fresh) -> None:
    limits = Limits(rooms_per_hour=2, joins_per_minute=2, wrong_codes=2)

    async def scene() -> None:
        async with two(fresh, limits=limits, clock=FakeClock()) as (one, other):
            opened = await one.open(KEY)
            await one.open(KEY)
            await one.site.join(opened.code, "Ben")
            await one.site.join(opened.code, "Cleo")
            for _ in range(2):
                with pytest.raises(SiteError, match="No room"):
                    await one.site.find("ZZZZ")
            shared = other.registry.limits
            await soon(lambda: shared.guessing.wait(ME) > 0)  # the last of them all
            with pytest.raises(SiteError, match="Too many rooms"):
                await other.open(KEY)
            with pytest.raises(SiteError, match="Too many people"):
                await other.site.join(opened.code, "Dora")
            with pytest.raises(SiteError, match="Too many wrong codes: try again in a second"):
                await other.site.find(opened.code)

    asyncio.run(scene())


def test_sockets_of_an_address_are_counted_over_all_servers(tmp_path: Path) -> None:
    async def scene() -> None:
        make = lambda: SqliteStore(tmp_path / "rooms.sqlite", shared=True)  # noqa: E731
        async with two(make, limits=Limits(sockets=2)) as (one, other):
            opened = await one.open(KEY)
            watching = [Screen(one.site, opened.room, watch=opened.watch) for _ in range(2)]
            for screen in watching:
                await screen.start()
            assert other.registry.limits.may_connect("192.0.2.1")
            await soon(lambda: not other.registry.limits.may_connect(ME))
            for screen in watching:
                await screen.close()
            await soon(lambda: other.registry.limits.may_connect(ME))

    asyncio.run(scene())


def test_the_sockets_of_a_process_that_has_ended_do_not_count() -> None:
    shared = SharedLimits(Limits(sockets=10), lambda: 0.0, lambda name, address: None)
    shared.heard_busiest("other", '{"192.0.2.1":10}')
    assert not shared.may_connect("192.0.2.1")
    shared.lost("other")
    assert shared.may_connect("192.0.2.1")


def test_many_screens_do_not_all_come_back_at_once(tmp_path: Path) -> None:
    registry = Registry(SqliteStore(tmp_path / "rooms.sqlite"))
    assert {registry.come_back_ms() < 600 for _ in range(100)} == {True}
    registry.limits.sockets["192.0.2.1"] = 20_000
    waits = [registry.come_back_ms() for _ in range(1000)]
    assert 500 <= min(waits) < 1500
    assert 9500 < max(waits) <= 10_500


def test_only_addresses_with_many_sockets_are_told_of() -> None:
    shared = SharedLimits(Limits(sockets=16), lambda: 0.0, lambda name, address: None)
    for process in ("b", "c", "d"):
        shared.heard_busiest(process, "")
    shared.connected("few")
    assert shared.busiest() == ""
    shared.connected("many")
    shared.connected("many")
    assert shared.busiest() == '{"many":2}'
    shared.disconnected("many")
    assert shared.busiest() == ""


def test_any_worker_answers_for_all_and_the_dead_are_left_out(tmp_path: Path) -> None:
    async def scene() -> None:
        counters = [Counter("moves_total", "Moves."), Counter("moves_total", "Moves.")]
        for number, one in enumerate(counters, start=1):
            one.add(number)
        workers = [
            Siblings(str(tmp_path), name, lambda one=one: [one.family()])  # type: ignore[misc]
            for name, one in zip("12", counters, strict=True)
        ]
        for worker in workers:
            await worker.start()
        (tmp_path / "3").touch()  # left behind by one that was killed
        pages = [page(await worker.all()) for worker in workers]
        assert pages[0] == pages[1]
        assert pages[0].splitlines()[2:] == [
            'moves_total{worker="1"} 1',
            'moves_total{worker="2"} 2',
        ]
        workers[0].stop()
        assert [*await workers[1].all()] == ["2"]
        workers[1].stop()

    asyncio.run(scene())


def test_each_metric_is_described_once_however_many_workers_have_it() -> None:
    times = Times("answer_ms", "Answers.")
    times.see(3)
    families = [times.family(), Gauge("rooms", "Rooms.", lambda: 2).family()]
    lines = page({"1": families, "2": families}).splitlines()
    assert lines.count("# TYPE answer_ms histogram") == lines.count("# HELP rooms Rooms.") == 1
    assert 'answer_ms_bucket{worker="2",le="5"} 1' in lines
    first = lines.index("# HELP rooms Rooms.")
    assert all(line.startswith(("# ", "answer_ms")) for line in lines[:first])
