"""Finished games of a room, out of its log."""

from typing import TYPE_CHECKING

from ..rooms import log_entries as log
from ..rooms.live_game import LiveGame
from ..rooms.lobby import Lobby, Past
from .fair_deal import document

if TYPE_CHECKING:
    from ..rooms.room import Room


async def record_of(room: "Room", number: int) -> str | None:
    """The record of a finished game of this room, with what proves its deal."""
    past = await _past(room, number)
    if not past or not past.finished:
        return None
    live = LiveGame(
        room.lobby.game,
        past.options,
        past.seats,
        past.seed,
        past.players,
        room.lobby.settings,
        lambda: 0.0,
        past.first,
    )
    for entry in await room.store.read_all(room.id, after=past.first):
        if entry.seq >= past.last:
            break
        match log.read(entry.body):
            case log.Moved() as body:
                live.enter(entry.seq, body.seat, body.move, body.at)
            case log.Said() as said:
                live.say(entry.seq, said.seat, said.message, said.at)
            case log.Undone() as undone:
                live.undo(entry.seq, undone.seat, undone.at)
            case log.Ticked() as ticked:
                live.tick(entry.seq, ticked.at)
    return document(live.record(), past.salt)


async def _past(room: "Room", number: int) -> Past | None:
    """What is known of a game; one of long ago is looked up in the log."""
    if not 1 <= number <= room.lobby.earlier:
        return room.lobby.past(number)
    whole = Lobby()
    for entry in await room.store.read(room.id):
        whole.apply(entry.seq, log.read(entry.body))
        found = whole.past(number)
        if found and found.last:
            return found
    return None
