"""Tables of every old version are brought up to date, with what they hold."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from handful.server.store import Store
from handful.server.store.migrations import NewerStore, migrations, pending, statements
from handful.server.store.sqlite import SqliteStore

from .conftest import POSTGRES, has_postgres

VERSIONS = [number for number, _ in migrations()]
NEWER = 999
ROOM = "insert into room (id, code, owner, created, touched) values ('r', 'PLUM', 'me', 1, 1)"
ENTRY = "insert into log (room, seq, mark, wrote, body) values ('r', 1, 'm', 1, '{}')"

Old = Callable[[int], Store]
"""(version) → a store as that version left it, with one room in it."""


def _fill(connection: Any, version: int) -> None:
    for _, sql in pending(0, upto=version):
        for one in statements(sql):
            connection.execute(one)
    connection.execute(ROOM)
    connection.execute(ENTRY)


@pytest.fixture(params=["sqlite", "postgres"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Old:
    """A way to make a store of an old version, or of one that is not known yet."""
    return _old_file(tmp_path) if request.param == "sqlite" else _old_schema(request)


def _old_file(folder: Path) -> Old:
    def make(version: int) -> Store:
        path = folder / "rooms.sqlite"
        connection = sqlite3.connect(path)
        if version != NEWER:
            _fill(connection, version)
        connection.execute(f"pragma user_version = {version}")
        connection.commit()
        connection.close()
        return SqliteStore(path)

    return make


def _old_schema(request: pytest.FixtureRequest) -> Old:
    absent = has_postgres()
    if absent:
        pytest.skip(absent)
    import psycopg

    from handful.server.store.postgres import PostgresStore

    url = request.getfixturevalue("schema")
    (name,) = parse_qs(urlsplit(url).query)["schema"]

    def make(version: int) -> Store:
        with psycopg.connect(POSTGRES, autocommit=True) as connection:
            for one in (f"create schema {name}", f"set search_path to {name}"):
                connection.execute(one.encode())
            if version != NEWER:
                _fill(connection, version)
            connection.execute("create table version (number integer not null)")
            connection.execute("insert into version values (%s)", (version,))
        return PostgresStore(url)

    return make


def test_numbers_have_no_gap() -> None:
    assert list(range(1, len(VERSIONS) + 1)) == VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
def test_an_old_store_keeps_its_rooms(version: int, old: Old) -> None:
    made = old(version)

    async def scene(store: Store) -> None:
        await store.open()
        found = await store.by_code("PLUM")
        assert found is not None
        assert len(await store.read(found.id)) == 1
        assert await store.overdue(0, 2) == [("r", 1)]
        await store.close()

    asyncio.run(scene(made))


def test_a_newer_store_is_left_alone(old: Old) -> None:
    with pytest.raises(NewerStore, match="newer Handful"):
        asyncio.run(old(NEWER).open())
