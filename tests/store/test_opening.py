"""What `--store` may name, who may read it, and that one server at a time has it."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from handful.server.store import BadStore, StoreDown, claimed, open_store, opening

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files and rights as in POSIX")


def opened(given: Path | str) -> None:
    """Open a store and close it again."""

    async def scene() -> None:
        store = open_store(str(given))
        await store.open()
        await store.close()

    asyncio.run(scene())


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_folder_is_no_store(tmp_path: Path) -> None:
    with pytest.raises(BadStore, match=r"is a folder: name a file in it, such as .*rooms\.sqlite"):
        opened(tmp_path)


def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada,\n" * 200)
    before = path.read_bytes(), rights(path)
    with pytest.raises(BadStore, match="is not a file of rooms"):
        opened(path)
    assert (path.read_bytes(), rights(path)) == before


@pytest.mark.parametrize("version", [0, 1, 7])
def test_the_database_of_another_program_is_left_as_it_is(version: int, tmp_path: Path) -> None:
    path = tmp_path / "songs.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("create table room (name text)")
    connection.execute(f"pragma user_version = {version}")
    connection.close()
    before = path.read_bytes(), rights(path)
    with pytest.raises(BadStore, match="another program"):
        opened(path)
    assert (path.read_bytes(), rights(path)) == before
    assert [one.name for one in tmp_path.iterdir()] == ["songs.sqlite"]


def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite"
    path.touch()
    opened(path)
    opened(path)


def test_where_nothing_can_be_written_a_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for place in (tmp_path / "file" / "rooms.sqlite", Path("/proc/rooms.sqlite")):
        with pytest.raises(BadStore, match="cannot be written"):
            opened(place)


def test_a_file_that_another_program_holds_is_said_to_be_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "rooms.sqlite"
    opened(path)
    holding = sqlite3.connect(path)
    holding.execute("pragma locking_mode = exclusive")
    holding.execute("begin exclusive")
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, timeout=0))
    with pytest.raises(BadStore, match="database is locked"):
        opened(path)
    holding.close()


def test_an_address_of_no_known_store_makes_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadStore, match=r"mysql://.*postgresql://") as refused:
        opened("mysql://ada:secret@db.example/rooms")
    assert "secret" not in str(refused.value)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("url", ["postgresql://127.0.0.1:1/rooms", "postgresql://[::1/rooms"])
def test_a_postgresql_that_does_not_answer_is_said_in_one_line(url: str) -> None:
    pytest.importorskip("psycopg")
    with pytest.raises((StoreDown, BadStore), match="PostgreSQL") as refused:
        opened(url)
    assert "\n" not in str(refused.value)


def test_a_new_store_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "data" / "handful" / "rooms.sqlite"

    async def scene() -> dict[str, int]:
        store = open_store(str(path))
        await store.open()
        found = {one.name: rights(one) for one in path.parent.iterdir()}
        await store.close()
        return found

    before = os.umask(0)
    try:
        found = asyncio.run(scene())
    finally:
        os.umask(before)
    assert found == dict.fromkeys(("rooms.sqlite", "rooms.sqlite-wal", "rooms.sqlite-shm"), 0o600)
    assert rights(path.parent) == 0o700


def test_an_older_store_is_made_private_but_its_folder_stays(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite"
    opened(path)
    path.chmod(0o644)
    tmp_path.chmod(0o755)
    opened(path)
    assert (rights(path), rights(tmp_path)) == (0o600, 0o755)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for a server that may be about to end."""
    monkeypatch.setattr(opening, "PATIENCE", 0.0)


@pytest.mark.usefixtures("impatient")
def test_one_server_at_a_time_has_a_file(tmp_path: Path) -> None:
    path, link = tmp_path / "rooms.sqlite", tmp_path / "other name"
    link.symlink_to(path)
    with claimed(str(path)):
        opened(path)
        with pytest.raises(BadStore, match="--workers"), claimed(str(link)):
            pass
    with claimed(str(path)):
        assert rights(tmp_path / "rooms.sqlite.lock") == 0o600


@pytest.mark.usefixtures("impatient")
def test_workers_keep_the_file_after_their_parent_was_killed(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite"
    with claimed(str(path)) as kept:
        worker = subprocess.Popen(
            [sys.executable, "-c", "input()"], stdin=subprocess.PIPE, pass_fds=kept
        )
    with pytest.raises(BadStore, match="already"), claimed(str(path)):
        pass
    worker.kill()
    worker.communicate()
    with claimed(str(path)):
        pass


def test_nothing_is_made_beside_what_is_no_store(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(BadStore), claimed(str(folder)):
        pass
    assert [one.name for one in tmp_path.iterdir()] == ["folder"]


def test_any_number_of_servers_may_share_postgresql() -> None:
    with claimed("postgresql://db.example/rooms") as one, claimed("postgres://db.example") as two:
        assert one == two == ()
