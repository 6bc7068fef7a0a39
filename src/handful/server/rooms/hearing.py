"""How everybody in a room hears what somebody said that leaves no trace in its log."""

from typing import TYPE_CHECKING

from msgspec import json

from ..ws.protocol import Spoke

if TYPE_CHECKING:
    from .room import Room


async def hear(room: "Room", spoke: Spoke) -> None:
    """Show it on every screen, on every process."""
    for screen in room.screens:
        screen.reply(spoke)
    note = f"spoke {room.house.process} {room.id} {json.encode(spoke).decode()}"
    await room.house.bus.publish(note, room.id)
