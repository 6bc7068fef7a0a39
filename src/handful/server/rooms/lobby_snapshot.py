"""The lobby of a room at one moment, kept so that a long log need not be read from its beginning.

The log stays the truth: a snapshot that is missing, or of another version, costs time and nothing
else. It holds the newest games; of older ones the log knows.
"""

from collections import deque
from typing import Any

from msgspec import MsgspecError, Struct, json

from handful.core.catalog import game
from handful.core.message import Message, read_message

from ..ws.protocol import Phase, Settings
from .evening import Plan, Result, Stage
from .lobby import Chair, Claim, Dismissal, Lobby, Member, Past, SeatWish, Ticket

VERSION = 1
"""Rises whenever an entry comes to mean something else for a lobby, or a lobby holds more."""
GAMES_KEPT = 40
_WRITTEN_ANEW = {"version", "seq", "game", "options", "games", "news", "done"}


class Game(Struct, kw_only=True):
    """A `Past`, its options by their names."""

    number: int
    first: int
    seed: int
    salt: str
    options: dict[str, Any]
    players: tuple[str, ...]
    seats: int
    last: int
    finished: bool
    winners: tuple[str, ...]
    entries: int
    result: Result | None


class Snapshot(Struct, kw_only=True):
    """A lobby after the entry `seq`; most fields are called as there."""

    version: int
    seq: int
    game: str
    options: dict[str, Any]
    games: list[Game]
    news: list[tuple[int, Any]]
    done: list[tuple[str, str, int]]
    settings: Settings
    classroom: bool
    watch: str
    plan: Plan | None
    stage: Stage
    standing: tuple[int, int]
    turned: int
    earlier: int
    people: dict[str, Member]
    chairs: list[Chair]
    shapes: tuple[str, ...]
    host: str | None
    locked: bool
    phase: Phase
    seed: int
    salt: str
    known_deal: bool
    tickets: dict[str, Ticket]
    wish: SeatWish | None
    claims: dict[str, Claim]
    dismissal: Dismissal | None
    sent_away: set[str]
    clock_factor: int
    open_hands: set[int]
    arrivals: int


PLAIN = tuple(name for name in Snapshot.__struct_fields__ if name not in _WRITTEN_ANEW)
"""What is written as it is."""
_read = json.Decoder(Snapshot).decode


def taken(lobby: Lobby, seq: int) -> bytes:
    """This lobby, which has taken in all entries up to this one."""
    plain = {name: getattr(lobby, name) for name in PLAIN}
    plain["earlier"] += max(0, len(lobby.games) - GAMES_KEPT)
    kept = Snapshot(
        version=VERSION,
        seq=seq,
        game=lobby.game.key,
        options=dict(lobby.options.values()),
        games=[_game(one) for one in lobby.games[-GAMES_KEPT:]],
        news=[(number, told.form()) for number, told in lobby.news],
        done=[(by, id, entry) for (by, id), entry in lobby.known.items()],
        **plain,
    )
    return json.encode(kept)


def restored(body: bytes) -> tuple[Lobby, int] | None:
    """The lobby, and the last entry that it knows of; None where only the log can tell."""
    try:
        kept = _read(body)
    except MsgspecError:
        return None
    if kept.version != VERSION:
        return None
    lobby = Lobby()
    lobby.game = game(kept.game)
    lobby.options = lobby.game.rules.options.read(kept.options)
    for name in PLAIN:
        setattr(lobby, name, getattr(kept, name))
    lobby.games = [_past(lobby, one) for one in kept.games]
    lobby.news = deque(((seq, _message(form)) for seq, form in kept.news), lobby.news.maxlen)
    lobby.known.update({(by, id): seq for by, id, seq in kept.done})
    return lobby, kept.seq


def _game(past: Past) -> Game:
    given = {name: getattr(past, name) for name in Game.__struct_fields__}
    return Game(**given | {"options": dict(past.options.values())})


def _past(lobby: Lobby, kept: Game) -> Past:
    given = {name: getattr(kept, name) for name in Game.__struct_fields__}
    return Past(**given | {"options": lobby.game.rules.options.read(kept.options)})


def _message(form: Any) -> Message:
    return read_message(form)
