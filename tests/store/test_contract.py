"""What every store promises."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import pytest

from handful.server.store import CodeTaken, Entry, RoomRow, Store

Open = Callable[[], AbstractAsyncContextManager[Store]]


def row(id: str, code: str | None = None, **changed: object) -> RoomRow:
    fields = {"owner": "me", "created": 1, "touched": 1, "finished": False, "summary": b"{}"}
    return RoomRow(id=id, code=code, **(fields | changed))  # type: ignore[arg-type]  # as a test likes


def entry(seq: int, mark: str = "a:1", body: bytes = b'{"x":"\xc3\xa9"}') -> Entry:
    return Entry(seq, mark, 5, body)


def test_what_was_appended_is_there_after_reopening(reopen: Open) -> None:
    async def scene() -> None:
        async with reopen() as store:
            await store.create(row("r"), [entry(1)])
            assert await store.append("r", [entry(2), entry(3)])
        async with reopen() as store:
            assert await store.read("r") == [entry(1), entry(2), entry(3)]
            assert await store.read("r", after=2) == [entry(3)]
            assert await store.read("unknown") == []

    asyncio.run(scene())


def test_of_two_writers_of_one_number_one_wins_and_nothing_of_the_other_stays(reopen: Open) -> None:
    async def scene() -> None:
        async with reopen() as one, reopen() as other:
            await one.create(row("r"), [entry(1)])
            for seq in range(2, 60, 2):
                won = await asyncio.gather(
                    one.append("r", [entry(seq, "one:1"), entry(seq + 1, "one:2")]),
                    other.append("r", [entry(seq, "other:1"), entry(seq + 1, "other:2")]),
                )
                assert sorted(won) == [False, True]
            log = await other.read("r")
            assert [one.seq for one in log] == list(range(1, 60))
            for first, second in zip(log[1::2], log[2::2], strict=True):
                assert first.mark.split(":")[0] == second.mark.split(":")[0]

    asyncio.run(scene())


def test_many_rooms_are_written_at_once(reopen: Open) -> None:
    async def scene() -> None:
        async with reopen() as store:
            rooms = [f"r{number}" for number in range(40)]
            await asyncio.gather(*(store.create(row(room), [entry(1)]) for room in rooms))
            for seq in range(2, 8):
                won = await asyncio.gather(*(store.append(room, [entry(seq)]) for room in rooms))
                assert all(won)
            assert all([len(await store.read(room)) == 7 for room in rooms])

    asyncio.run(scene())


def test_a_code_belongs_to_one_room_until_it_is_given_up(reopen: Open) -> None:
    async def scene() -> None:
        async with reopen() as store:
            await store.create(row("r", "PLUM"), [entry(1)])
            with pytest.raises(CodeTaken):
                await store.create(row("q", "PLUM"), [entry(1)])
            assert await store.read("q") == []
            found = await store.by_code("PLUM")
            assert found is not None
            assert found.id == "r"
            await store.describe(row("r", None, summary=b'{"a":1}'))
            assert await store.by_code("PLUM") == row("r", "PLUM", summary=b'{"a":1}')
            await store.free_code("r")
            assert await store.by_code("PLUM") is None
            await store.create(row("q", "PLUM"), [entry(1)])
            again = await store.room("r")
            assert again is not None
            assert again.summary == b'{"a":1}'

    asyncio.run(scene())


def test_codes_of_deserted_rooms_are_freed_and_remembered(reopen: Open) -> None:
    async def scene() -> None:
        async with reopen() as store:
            await store.create(row("done", "DONE", finished=True, touched=50), [entry(1)])
            await store.create(row("open", "OPEN", touched=50), [entry(1)])
            await store.create(row("left", "LEFT", touched=5), [entry(1)])
            await store.create(row("here", "HERE", touched=5), [entry(1)])
            assert await store.touch(["here", "gone"], 60) == []
            await store.free_codes(finished_before=60, any_before=10)
            assert await store.codes() == 2
            assert [await store.by_code(one) for one in ("DONE", "LEFT")] == [None, None]
            left = await store.by_former("LEFT")
            assert left == row("left", None, touched=5, former="LEFT")
            assert await store.by_former("OPEN") is None
            assert await store.touch(["left", "open"], 70) == ["left"]

    asyncio.run(scene())


def test_a_code_is_given_to_a_room_that_has_none_if_it_is_free(reopen: Open) -> None:
    async def scene() -> None:
        async with reopen() as one, reopen() as other:
            rooms = [f"r{number}" for number in range(6)]
            await one.create(row("has", "KODA"), [entry(1)])
            for room in rooms:
                await one.create(row(room), [entry(1)])
            assert not await one.give_code("r0", "KODA")
            assert not await one.give_code("has", "PLUM")
            assert not await one.give_code("unknown", "PLUM")
            given = await asyncio.gather(
                *(store.give_code(room, "PLUM") for store in (one, other) for room in rooms)
            )
            assert sum(given) == 1
            assert await one.codes() == 2

    asyncio.run(scene())


def test_lists_and_deletes(reopen: Open) -> None:
    async def scene() -> None:
        async with reopen() as store:
            await store.create(row("old", created=1), [entry(1)])
            await store.create(row("new", created=2), [entry(1)])
            await store.create(row("hers", owner="her"), [entry(1)])
            assert [one.id for one in await store.by_owner("me")] == ["new", "old"]
            assert [one.id for one in await store.rooms(before=1, most=2)] == ["hers", "new"]
            assert await store.rooms(before=0, most=2) == []
            await store.delete("old")
            assert [one.id for one in await store.by_owner("me")] == ["new"]
            assert await store.read("old") == []
            assert not await store.append("old", [entry(2)])

    asyncio.run(scene())


def test_finished_rooms_expire_before_others(reopen: Open) -> None:
    async def scene() -> None:
        async with reopen() as store:
            await store.create(row("done", finished=True, touched=50), [entry(1)])
            await store.create(row("open", touched=50), [entry(1)])
            await store.create(row("ancient", touched=5), [entry(1)])
            found = await store.overdue(finished_before=60, any_before=10)
            assert sorted(found) == [("ancient", 1), ("done", 1)]

    asyncio.run(scene())


def test_looks_at_a_room_that_has_expired_are_counted_in_a_row(reopen: Open) -> None:
    async def scene() -> None:
        async with reopen() as store:
            await store.create(row("old", touched=5), [entry(1)])
            await store.create(row("new", touched=50), [entry(1)])
            assert await store.overdue(10, 10) == [("old", 1)]
        async with reopen() as store:
            assert await store.overdue(10, 10) == [("old", 2)]
            assert await store.overdue(0, 0) == []
            assert await store.overdue(10, 10) == [("old", 1)]
            await store.describe(row("old", touched=50))
            assert await store.overdue(10, 10) == []

    asyncio.run(scene())


def test_other_processes_hear_of_every_append_and_note(reopen: Open) -> None:
    async def scene() -> None:
        heard: list[str] = []
        async with reopen() as one, reopen() as other:
            await other.bus.listen(heard.append)
            await other.bus.follow("r")
            async with asyncio.timeout(60):
                await one.bus.publish("from the first moment", "r")
                await one.create(row("r"), [entry(1)])
                await one.append("r", [entry(2, "one:7")])
                await one.bus.publish("hello there")
                while "hello there" not in heard:
                    await asyncio.sleep(0.02)
        told = [note for note in heard if note != "again"]
        assert told == ["from the first moment", "log one r 2", "hello there"]

    asyncio.run(scene())


def test_it_says_that_it_answers(reopen: Open) -> None:
    async def scene() -> None:
        async with reopen() as store:
            assert await store.healthy()

    asyncio.run(scene())
