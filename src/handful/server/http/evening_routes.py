"""The routes of class and club evenings; the key of an evening is its host key."""

from ..rooms.permissions import denied
from .evening_schemas import Evening, NewEvening, OpenedEvening, RunEvening
from .operations import Ask, Operation
from .origins import address_of
from .schemas import Done


def _key(ask: Ask) -> str:
    """The key of the evening: 128 bits, looked up by its hash like every host key."""
    if not ask.bearer:
        raise denied("unauthorized", "deny-needs-key")
    return ask.bearer


def _may_open(ask: Ask, tables: int) -> None:
    """Every table counts as a room that was opened."""
    address = address_of(ask.request)
    if not all(ask.registry.limits.opening.take(address) for _ in range(tables)):
        raise denied("too_many", "deny-many-rooms")


async def open_evening(ask: Ask) -> OpenedEvening:
    """Open an evening."""
    _may_open(ask, ask.body.tables)
    return await ask.registry.evenings.open(ask.body)


async def show_evening(ask: Ask) -> Evening:
    """How far an evening is."""
    return await ask.registry.evenings.shown(_key(ask))


async def run_evening(ask: Ask) -> Evening:
    """Start, pause or end it."""
    key = _key(ask)
    await ask.registry.evenings.act(key, ask.body)
    return await ask.registry.evenings.shown(key)


async def add_table(ask: Ask) -> Evening:
    """One more table."""
    key = _key(ask)
    _may_open(ask, 1)
    await ask.registry.evenings.add(key)
    return await ask.registry.evenings.shown(key)


async def delete_evening(ask: Ask) -> Done:
    """Delete it."""
    await ask.registry.evenings.delete(_key(ask))
    return Done()


_SECRET = "the key of the evening"

OPERATIONS = (
    Operation(
        "POST",
        "/api/evenings",
        open_evening,
        "Open a class or club evening.",
        OpenedEvening,
        NewEvening,
    ),
    Operation("GET", "/api/evening", show_evening, "How far it is.", Evening, secret=_SECRET),
    Operation("POST", "/api/evening", run_evening, "Run it.", Evening, RunEvening, secret=_SECRET),
    Operation("POST", "/api/evening/tables", add_table, "One more table.", Evening, secret=_SECRET),
    Operation("DELETE", "/api/evening", delete_evening, "Delete it.", Done, secret=_SECRET),
)
