"""`handful rooms`: look after the rooms of a server, also while it runs."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from msgspec import json

from .common import Measure, Whole
from .settings import setting

if TYPE_CHECKING:
    from handful.server.rooms.registry import Registry
    from handful.server.rooms.room import Room
    from handful.server.store import RoomRow, Store

_DAY = 86_400_000
_EVER = 1 << 62

store_flag = setting(
    "--store",
    metavar="FILE|URL",
    show_default="your data directory",
    help="Where the rooms are: as handful serve has it.",
)


@click.group("rooms", no_args_is_help=True)
def command() -> None:
    """Look after the rooms of a server, also while it runs.

    ROOM is the name that `handful rooms list` shows, or a room's code.
    """


@command.command("list")
@store_flag
@click.option(
    "--most", type=Whole(1, 1_000_000), default=50, show_default=True, help="How many, at most."
)
def list_rooms(store: str | None, most: int) -> None:
    """List the rooms, those first where somebody was last."""

    async def act(kept: "Store") -> None:
        rows = await kept.rooms(_EVER, most)
        if not rows:
            click.echo("There are no rooms.")
        for row in rows:
            click.echo(_line(row))

    _run(store, act)


@command.command("show")
@store_flag
@click.argument("room")
def show(store: str | None, room: str) -> None:
    """Show one room: its people, its games, how long its log is."""

    async def act(kept: "Store") -> None:
        row = await _row(kept, room)
        found = json.decode(row.summary)
        entries = await kept.read_all(row.id)
        click.echo(_line(row))
        click.echo(f"  opened:  {_when(row.created)}")
        click.echo(f"  people:  {', '.join(found.get('people', [])) or 'nobody'}")
        click.echo(f"  log:     {len(entries)} entries, {sum(len(one.body) for one in entries)} B")
        for one in found.get("games", []):
            end = f"won by {', '.join(one['winners'])}" if one["finished"] else "not finished"
            click.echo(f"  game {one['number']}:  {end}")

    _run(store, act)


@command.command("close")
@store_flag
@click.argument("room")
def close(store: str | None, room: str) -> None:
    """Close a room for good; its people are told, and its records stay."""

    async def act(kept: "Store") -> None:
        async with _loaded(kept, await _row(kept, room)) as (hub, found):
            if found.lobby.phase == "closed":
                raise click.UsageError(f"Room {room} is closed already.")
            from handful.server.rooms import log_entries as log

            await found.commit(lambda: [log.Closed()])
            await hub.settled()
        click.echo(f"Room {found.id} is closed.")

    _run(store, act)


@command.command("export")
@store_flag
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path(),
    show_default="this folder",
    help="The folder to write into.",
)
@click.argument("room")
def export(store: str | None, room: str, out: Path) -> None:
    """Write the finished games of a room as files for `handful replay`."""

    async def act(kept: "Store") -> None:
        from handful.server.records.finished import record_of

        async with _loaded(kept, await _row(kept, room)) as (_, found):
            numbers = range(1, found.lobby.number + 1)
            records = {number: await record_of(found, number) for number in numbers}
        written = {number: text for number, text in records.items() if text}
        if not written:
            raise click.UsageError(f"Room {room} has no finished game.")
        for number, text in written.items():
            click.echo(_write(out, f"{found.lobby.game.key}-{found.id}-{number}.json", text))

    _run(store, act)


@command.command("expire")
@store_flag
@click.option(
    "--finished-days",
    type=Measure(0, 36_500),
    default=30.0,
    show_default=True,
    help="Delete finished rooms that nobody has visited for this many days.",
)
@click.option(
    "--abandoned-days",
    type=Measure(0, 36_500),
    default=90.0,
    show_default=True,
    help="Delete any room that nobody has visited for this many days.",
)
@click.option("--dry-run", is_flag=True, help="Only say how many that would be.")
def expire(store: str | None, finished_days: float, abandoned_days: float, dry_run: bool) -> None:
    """Delete old rooms now, instead of waiting for the server to do it."""

    async def act(kept: "Store") -> None:
        now = int(time.time() * 1000)
        finished, any_room = now - int(finished_days * _DAY), now - int(abandoned_days * _DAY)
        rows = await kept.rooms(max(finished, any_room), _EVER)
        old = [one for one in rows if one.touched <= (finished if one.finished else any_room)]
        for row in [] if dry_run else old:
            await kept.delete(row.id)
        verb = "To be deleted" if dry_run else "Deleted"
        click.echo(f"{verb}: {len(old)} rooms.")

    _run(store, act)


def _run(store: str | None, act: Callable[["Store"], Awaitable[None]]) -> None:
    """Do something with the store, beside a server that may use it."""
    from handful.server.store import BadStore, StoreDown, is_there, open_store

    async def whole() -> None:
        kept = open_store(store, shared=True)
        await kept.open()
        try:
            await act(kept)
        finally:
            await kept.close()

    try:
        if not is_there(store):
            raise click.UsageError(f"There are no rooms in {store or 'your data directory'} yet.")
        asyncio.run(whole())
    except (BadStore, StoreDown) as problem:
        raise click.UsageError(str(problem)) from None


async def _row(kept: "Store", room: str) -> "RoomRow":
    """The room with this name or code."""
    found = await kept.room(room) or await kept.by_code(room.upper())
    if not found:
        raise click.UsageError(f"There is no room {room!r}: handful rooms list shows them all.")
    return found


@asynccontextmanager
async def _loaded(kept: "Store", row: "RoomRow") -> AsyncIterator[tuple["Registry", "Room"]]:
    """A room out of its log, in which nobody is and no bot plays."""
    from handful.server.rooms.registry import Registry
    from handful.server.rooms.room import Room

    hub = Registry(kept)
    room = Room(row.id, row.code, hub)
    await room.load()
    try:
        yield hub, room
    finally:
        await room.stop()


def _line(row: "RoomRow") -> str:
    found: dict[str, Any] = json.decode(row.summary)
    people = len(found.get("people", []))
    words = (row.id, row.code or "-", found.get("game", "-"), found.get("phase", "-"))
    return "  ".join((*words, f"{people} people", _when(row.touched)))


def _when(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000))


def _write(folder: Path, name: str, text: str) -> str:
    path = folder / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as problem:
        raise click.UsageError(f"{path} cannot be written: {problem.strerror}.") from None
    return str(path)
