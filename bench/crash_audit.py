"""After all the killing: is every receipt in the log, and does every room still make sense?"""

from dataclasses import dataclass

from msgspec import json

from handful.server.records import fair_deal
from handful.server.records.finished import record_of
from handful.server.rooms.registry import Registry
from handful.server.store import Store

Receipt = tuple[str, str, str, int]


@dataclass
class Audit:
    """What was found."""

    rooms: int = 0
    entries: int = 0
    missing: int = 0
    doubled: int = 0
    gaps: int = 0
    records: int = 0
    unsound: int = 0

    @property
    def clean(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.missing or self.doubled or self.gaps or self.unsound)

    def __str__(self) -> str:
        return (
            f"{self.rooms} rooms, {self.entries} log entries, {self.gaps} gaps, "
            f"{self.doubled} doubled messages, {self.missing} acknowledged moves missing, "
            f"{self.records} finished games verified, {self.unsound} unsound"
        )


async def audit(store: Store, rooms: list[str], receipts: list[Receipt]) -> Audit:
    """Read every log, compare it with the receipts, load every room, verify every record."""
    found = Audit(rooms=len(rooms))
    registry = Registry(store)
    await store.open()
    try:
        for room in rooms:
            await _audit_room(
                store, registry, room, [one for one in receipts if one[0] == room], found
            )
    finally:
        for live in list(registry.rooms.values()):
            await live.stop()
        await store.close()
    return found


async def _audit_room(
    store: Store, registry: Registry, room: str, receipts: list[Receipt], found: Audit
) -> None:
    log = await store.read_all(room)
    found.entries += len(log)
    found.gaps += [one.seq for one in log] != list(range(1, len(log) + 1))
    bodies = {one.seq: json.decode(one.body) for one in log}
    seen: set[tuple[str, str]] = set()
    for body in bodies.values():
        key = body.get("by", ""), body.get("id", "")
        found.doubled += bool(key[1]) and key in seen
        seen.add(key)
    for _, person, id, seq in receipts:
        body = bodies.get(seq, {})
        found.missing += (body.get("by"), body.get("id")) != (person, id)
    live = await registry.room(room)
    assert live is not None
    for past in live.lobby.games:
        text = await record_of(live, past.number)
        if text is not None:
            found.records += 1
            found.unsound += not fair_deal.check(text).sound
