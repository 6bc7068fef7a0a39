"""Finished games of a room, out of its log."""

from typing import TYPE_CHECKING

from ..rooms import log_entries as log
from ..rooms.live_game import LiveGame
from .fair_deal import document

if TYPE_CHECKING:
    from ..rooms.room import Room


async def record_of(room: "Room", number: int) -> str | None:
    """The record of a finished game of this room, with what proves its deal."""
    if not 1 <= number <= len(room.lobby.games):
        return None
    past = room.lobby.games[number - 1]
    if not past.finished:
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
