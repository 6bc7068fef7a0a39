"""Every store, empty: the same tests run on all of them."""

import os
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from handful.server.store import Store
from handful.server.store.sqlite import SqliteStore

POSTGRES = os.environ.get("HANDFUL_TEST_POSTGRES", "postgresql://127.0.0.1:5432/test")

Open = Callable[[], AbstractAsyncContextManager[Store]]
"""Opens the same store, as often as there are processes."""


def has_postgres() -> str | None:
    """Why PostgreSQL cannot be tested here, or None."""
    try:
        import psycopg

        psycopg.connect(POSTGRES, connect_timeout=2).close()
    except Exception as problem:
        return f"no PostgreSQL: {problem}"
    return None


@pytest.fixture
def schema() -> Iterator[str]:
    """The URL of an empty schema in PostgreSQL."""
    import psycopg

    name = f"handful_test_{uuid.uuid4().hex[:12]}"
    yield f"{POSTGRES}?schema={name}"
    with psycopg.connect(POSTGRES, autocommit=True) as connection:
        connection.execute(f"drop schema if exists {name} cascade".encode())


@pytest.fixture(params=["sqlite", "postgres"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """A way to make one and the same store, not yet opened."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "rooms.sqlite", shared=True)
    absent = has_postgres()
    if absent:
        pytest.skip(absent)
    from handful.server.store.postgres import PostgresStore

    url = request.getfixturevalue("schema")
    return lambda: PostgresStore(url)


@pytest.fixture
def reopen(fresh: Callable[[], Store]) -> Open:
    """A way to open one and the same store."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        store = fresh()
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    return opened
