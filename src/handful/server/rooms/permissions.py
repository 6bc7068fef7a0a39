"""What a judge may look at, and the questions that every judge asks first."""

from typing import Protocol

from handful.bots.levels import LEVELS
from handful.core import Refusal, Refused, Seat
from handful.core.message import Argument, Message
from handful.core.styled_text import harmless

from .live_game import LiveGame
from .lobby import Lobby


class Judged(Protocol):
    """What a judge may look at."""

    lobby: Lobby
    live: LiveGame | None

    def here(self, person: str) -> bool:
        """Whether somebody is connected, on any process."""
        ...

    def away_ms(self, person: str) -> int | None:
        """How long somebody has been gone."""
        ...

    def wall(self) -> int:
        """Milliseconds since 1970."""
        ...


def denied(code: str, id: str, /, **args: Argument) -> Refused:
    """A refusal to raise: what programs call it, and the message that says why."""
    return Refused(Refusal(code, Message(id, args)))


def passed_on(code: str, problem: Exception) -> Refused:
    """A refusal to raise, in the words of a problem that was met."""
    return Refused(Refusal(code, problem.args[0]))


def need_host(room: Judged, person: str) -> None:
    if room.lobby.host != person:
        raise denied("host_only", "deny-host-only")


def need_lobby(room: Judged) -> None:
    if room.lobby.phase == "playing":
        raise denied("playing", "deny-playing")


def need_game(room: Judged) -> LiveGame:
    if room.lobby.phase != "playing" or not room.live:
        raise denied("not_playing", "deny-not-playing")
    return room.live


def need_seat(room: Judged, seat: int) -> Seat:
    if seat >= len(room.lobby.chairs):
        raise denied("no_seat", "deny-no-seat", seat=seat + 1)
    return seat


def seat_of(room: Judged, person: str) -> Seat:
    seat = room.lobby.seat_of(person)
    if seat is None:
        raise denied("not_seated", "deny-not-seated")
    return seat


def need_person(room: Judged, person: str) -> str:
    if person not in room.lobby.people:
        raise denied("no_person", "deny-no-person")
    return person


def known_level(key: str) -> str:
    """The key of a level, if it is one."""
    if key not in LEVELS:
        known = {"key": key, "known": ", ".join(LEVELS)}
        raise denied("no_level", "no-level", **known)
    return key


def mover(room: Judged, person: str) -> tuple[LiveGame, Seat]:
    """The game and the seat of somebody who wants to act in it."""
    live = need_game(room)
    seat = seat_of(room, person)
    if room.lobby.chairs[seat].pilot:
        raise denied("bot_plays", "deny-bot-plays")
    return live, seat


def clean_name(name: str) -> str:
    """A name as it may be shown to others."""
    cleaned = " ".join(harmless(name).split())
    if not cleaned:
        raise denied("bad_name", "deny-bad-name")
    return cleaned
