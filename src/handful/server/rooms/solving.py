"""What needs a solver: can a solitaire still be won, what decided it, a deal that can be won."""

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeGuard

from handful.core import AnyGame, Refused
from handful.core.message import message
from handful.i18n.games import form_of, named

from ..processes.thinkers import Crowded, Thinkers
from ..records.fair_deal import sown
from ..ws import protocol
from . import evening_table, judge
from .frames import turned_down
from .live_game import LiveGame
from .permissions import denied, mover
from .tables import worded

if TYPE_CHECKING:
    from .room import Room
    from .surroundings import Screen

_QUESTIONS = (protocol.Decide, protocol.Solve)
SOLITAIRE = 1
"""A solver knows every card, so it is for somebody alone."""


def is_asked(
    command: protocol.Command,
) -> TypeGuard[protocol.Decide | protocol.Solve | protocol.Rematch]:
    """Whether this needs a solver."""
    if isinstance(command, protocol.Rematch):
        return command.deal == "winnable"
    return isinstance(command, _QUESTIONS)


async def answer(
    room: "Room",
    screen: "Screen",
    person: str,
    command: protocol.Decide | protocol.Solve | protocol.Rematch,
) -> None:
    """Ask the solver; the room goes on meanwhile."""
    evening_table.refuse_sealed(room.lobby)
    match command:
        case protocol.Decide():
            thinking = _decided(room, screen, command.id, _solitaire(room, over=True))
        case protocol.Solve():
            mover(room, person)
            thinking = _solved(room, screen, command.id, _solitaire(room, over=False))
        case protocol.Rematch():
            judge.check_rematch(room, person)
            _check_solvable(room.lobby.game, len(room.lobby.chairs))
            thinking = _dealt(room, screen, person, command.id)
    room.robots.keep(asyncio.create_task(thinking))


async def winnable_seed(
    thinkers: Thinkers, game: AnyGame, options: Mapping[str, object], seats: int
) -> int:
    """The seed of a deal that can surely be won; raises `Refused` where none was found in time."""
    _check_solvable(game, seats)
    first, _ = sown()
    try:
        found = await thinkers.read("deal", game.key, options=options, seats=seats, seed=first)
    except Crowded:
        raise denied("busy", "deny-readers") from None
    seed: int | None = found["seed"]
    if seed is None:
        raise denied("no_deal", "deny-winnable")
    return seed


def _check_solvable(game: AnyGame, seats: int) -> None:
    if seats != SOLITAIRE or game.bots.solve is None:
        raise denied("not_solvable", "deny-solve")


def _solitaire(room: "Room", over: bool) -> LiveGame:
    """The game that somebody plays alone, and that can be solved."""
    live = room.live
    if live is None or live.over != over:
        raise denied("nothing_to_decide", "deny-decide")
    _check_solvable(live.play.game, live.play.seats)
    return live


async def _decided(room: "Room", screen: "Screen", id: str, live: LiveGame) -> None:
    """What decided a lost solitaire."""
    game, names = live.play.game, list(room.lobby.names())
    said = await room.house.thinkers.decide(live.play.record()) or message("coach-silent")
    words = worded(game, said, names, screen.words) or ""
    screen.reply(protocol.Decided(id, words, form_of(said)))


async def _solved(room: "Room", screen: "Screen", id: str, live: LiveGame) -> None:
    """Whether it can still be won, and how it goes on."""
    play, seq, names = live.play, room.seq, list(room.lobby.names())
    game, view = play.game, play.view(0)
    try:
        found = await room.house.thinkers.read("solve", play.record().to_json())
    except Crowded:
        screen.reply(turned_down(id, denied("busy", "deny-readers").refusal, room.lobby))
        return
    answered = protocol.Solved(id=id, seq=seq, won=found["won"], moves=found["moves"])
    if found["move"] is not None:
        form = game.rules.moves.decode(found["move"])
        called = named(game, view, form, names)
        answered.move = dict(form)
        answered.name = worded(game, called, names, screen.words) or ""
        answered.name_says = form_of(called)
    screen.reply(answered)


async def _dealt(room: "Room", screen: "Screen", person: str, id: str) -> None:
    """Play again with a deal that can be won."""
    lobby = room.lobby
    try:
        options = dict(lobby.options.values())
        seed = await winnable_seed(room.house.thinkers, lobby.game, options, len(lobby.chairs))
        await room.house.inside(room, lambda: judge.rematched(room, person, seed))
        screen.reply(protocol.Ack(id, room.seq))
    except Refused as refused:
        screen.reply(turned_down(id, refused.refusal, lobby))
