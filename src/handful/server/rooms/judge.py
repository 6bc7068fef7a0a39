"""What a command would write into the room's log, or why it may not."""

from collections.abc import Callable
from typing import Any, Protocol

from msgspec import UNSET
from msgspec.structs import asdict

from handful.bots.levels import LEVELS
from handful.core import BadOption, Refusal, Refused, Seat
from handful.core.ink import harmless
from handful.core.message import Argument, Message
from handful.core.rematch import STEP, moved_on

from ..http.tokens import hashed, secret
from ..records.fair_deal import sown
from ..ws import wire
from . import entries as log
from .live_game import LiveGame
from .lobby import Lobby, Ticket, changed
from .presence import FLICKER

TICKET_SECONDS = 300
HANDOVER_SECONDS = 30
"""How long everybody sees that somebody else's seat is about to open on another device."""
LONGEST_TICKET = HANDOVER_SECONDS + TICKET_SECONDS
PEOPLE = 64
"""In one room, spectators not counted."""


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


def judge(room: Judged, person: str, command: wire.Command) -> list[log.Body]:
    """The entries that this command brings; raises `Refused`. All of them know whose they are."""
    if room.lobby.phase == "closed":
        raise denied("closed", "deny-closed")
    if person not in room.lobby.people:
        raise denied("gone", "deny-gone")
    bodies = _JUDGES[type(command)](room, person, command)
    if bodies:
        bodies[0].by, bodies[0].id = person, command.id
    return bodies


def clean_name(name: str) -> str:
    """A name as it may be shown to others."""
    cleaned = " ".join(harmless(name).split())
    if not cleaned:
        raise denied("bad_name", "deny-bad-name")
    return cleaned


def check_name(lobby: Lobby, name: str, person: str | None = None) -> str:
    """A name that nobody else in the room has."""
    name = clean_name(name)
    taken = (one.name.casefold() for one in lobby.people.values() if one.id != person)
    if name.casefold() in taken:
        raise denied("name_taken", "deny-name-taken", name=name)
    return name


def admit(room: Judged, person: str, name: str, token: str) -> list[log.Body]:
    """Somebody comes in."""
    lobby = room.lobby
    if lobby.phase == "closed":
        raise denied("closed", "deny-closed")
    if lobby.locked:
        raise denied("room_locked", "room-locked")
    if len(lobby.people) >= PEOPLE:
        raise denied("room_full", "deny-full", most=PEOPLE)
    name = check_name(lobby, name)
    return [log.Came(person=person, name=name, token=hashed(token))]


def sharing(room: Judged, person: str | None, device: str | None) -> list[log.Body]:
    """Somebody's screen has come on a device that is passed round, or on their own again."""
    member = room.lobby.people.get(person or "")
    if not member or member.device == (device or ""):
        return []
    return [log.Shared(person=member.id, device=device or "")]


def _host(room: Judged, person: str) -> None:
    if room.lobby.host != person:
        raise denied("host_only", "deny-host-only")


def _in_lobby(room: Judged) -> None:
    if room.lobby.phase == "playing":
        raise denied("playing", "deny-playing")


def _playing(room: Judged) -> LiveGame:
    if room.lobby.phase != "playing" or not room.live:
        raise denied("not_playing", "deny-not-playing")
    return room.live


def _seat(room: Judged, seat: int) -> Seat:
    if seat >= len(room.lobby.chairs):
        raise denied("no_seat", "deny-no-seat", seat=seat + 1)
    return seat


def _my_seat(room: Judged, person: str) -> Seat:
    seat = room.lobby.seat_of(person)
    if seat is None:
        raise denied("not_seated", "deny-not-seated")
    return seat


def _somebody(room: Judged, person: str) -> str:
    if person not in room.lobby.people:
        raise denied("no_person", "deny-no-person")
    return person


def known_level(key: str) -> str:
    """The key of a level, if it is one."""
    if key not in LEVELS:
        known = {"key": key, "known": ", ".join(LEVELS)}
        raise denied("no_level", "no-level", **known)
    return key


def _sit(room: Judged, person: str, command: wire.Sit) -> list[log.Body]:
    seat = _seat(room, command.seat)
    if room.lobby.phase == "playing":
        return _sit_in(room, person, seat)
    if not room.lobby.chairs[seat].free:
        raise denied("seat_taken", "deny-seat-taken")
    return [log.Sat(person=person, seat=seat)]


def _sit_in(room: Judged, person: str, seat: Seat) -> list[log.Body]:
    """A chair in a running game comes with its hidden hand: those who play there have to agree."""
    lobby = room.lobby
    if lobby.seat_of(person) is not None:
        raise denied("playing", "deny-seat-change")
    if not lobby.chairs[seat].bot:
        raise denied("seat_taken", "deny-bot-seats")
    if lobby.wish and lobby.wish.person != person and room.here(lobby.wish.person):
        raise denied("not_now", "deny-seat-asked")
    again = lobby.wish and (lobby.wish.person, lobby.wish.seat) == (person, seat)
    if agreeing(room) <= (lobby.wish.agreed if lobby.wish and again else set()):
        return [log.Sat(person=person, seat=seat)]
    return [log.SeatWished(person=person, seat=seat)]


def agreeing(room: Judged) -> set[Seat]:
    """The seats whose people are here and play: they decide who sits down with them."""
    return {
        seat
        for seat, chair in enumerate(room.lobby.chairs)
        if chair.person and not chair.pilot and room.here(chair.person)
    }


def _let_in(room: Judged, person: str, command: wire.Allow) -> list[log.Body]:
    _, seat = mover(room, person)
    wish = room.lobby.wish
    if not wish or wish.person != command.person:
        raise denied("nobody_asked", "deny-no-wish")
    bodies: list[log.Body] = [log.SeatAnswered(seat=seat, agree=command.agree)]
    if command.agree and agreeing(room) <= {*wish.agreed, seat}:
        bodies.append(log.Sat(person=wish.person, seat=wish.seat))
    return bodies


def _stand(room: Judged, person: str, command: wire.Stand) -> list[log.Body]:
    _in_lobby(room)
    _my_seat(room, person)
    return [log.Stood(person=person)]


def _rename(room: Judged, person: str, command: wire.Rename) -> list[log.Body]:
    if room.lobby.classroom:
        raise denied("class_mode", "deny-class-names")
    return [log.Renamed(person=person, name=check_name(room.lobby, command.name, person))]


def _bot(room: Judged, person: str, command: wire.Bot) -> list[log.Body]:
    _host(room, person)
    _in_lobby(room)
    if room.lobby.chairs[_seat(room, command.seat)].person:
        raise denied("seat_taken", "deny-seat-taken")
    level = None if command.level is None else known_level(command.level)
    return [log.Botted(seat=command.seat, level=level)]


def _change(room: Judged, person: str, command: wire.Change) -> list[log.Body]:
    _host(room, person)
    lobby = room.lobby
    body = log.Changed()
    if command.settings is not UNSET:
        given = {k: v for k, v in asdict(command.settings).items() if v is not UNSET}
        if lobby.phase == "playing" and given.keys() - {"chat", "hints", "spectators", "undo"}:
            raise denied("playing", "deny-times")
        if lobby.classroom and given.get("chat"):
            raise denied("class_mode", "deny-class-chat")
        body.settings = changed(lobby.settings, given)
    if command.options is not UNSET:
        _in_lobby(room)
        body.options = read_options(lobby, command.options)
    if command.seats is not UNSET:
        _in_lobby(room)
        body.seats = check_seats(lobby, command.seats)
    return [body]


def read_options(lobby: Lobby, given: dict[str, Any]) -> dict[str, Any]:
    """House rules in full; raises `Refused`."""
    try:
        return dict(lobby.game.rules.options.read(given).values())
    except BadOption as problem:
        raise passed_on("bad_option", problem) from None


def check_seats(lobby: Lobby, seats: int) -> int:
    """How many seats there are to be."""
    try:
        lobby.game.check_seats(seats)
    except BadOption as problem:
        raise passed_on("bad_seats", problem) from None
    if any(chair.person for chair in lobby.chairs[seats:]):
        raise denied("seat_taken", "deny-seats-fewer")
    return seats


def _start(room: Judged, person: str, command: wire.Start) -> list[log.Body]:
    _host(room, person)
    lobby = room.lobby
    if lobby.phase != "lobby":
        raise denied("not_now", "deny-rematch-first")
    bodies: list[log.Body] = []
    if command.fill is not None:
        level = known_level(command.fill)
        bodies += [
            log.Botted(seat=seat, level=level)
            for seat, chair in enumerate(lobby.chairs)
            if chair.free
        ]
    if problem := lobby.problem(filled=bool(bodies)):
        raise Refused(Refusal("not_ready", problem))
    filled = {one.seat for one in bodies if isinstance(one, log.Botted)}
    players = [
        f"Bot {seat + 1}" if seat in filled else name for seat, name in enumerate(lobby.names())
    ]
    return [*bodies, log.Started(players=players)]


def _rematch(room: Judged, person: str, command: wire.Rematch) -> list[log.Body]:
    _host(room, person)
    if room.lobby.phase != "finished":
        raise denied("not_now", "deny-rematch")
    lobby = room.lobby
    seed, salt = sown()
    players = list(lobby.names_at(moved_on(lobby.chairs)))
    again: list[log.Body] = [log.Rematched(step=STEP), log.Sown(seed=seed, salt=salt)]
    return again if lobby.problem() else [*again, log.Started(players=players)]


def _finish(room: Judged, person: str, command: wire.Finish) -> list[log.Body]:
    _host(room, person)
    if room.lobby.phase not in ("playing", "finished"):
        raise denied("not_now", "deny-not-playing")
    seed, salt = sown()
    return [log.GameAbandoned(), log.Sown(seed=seed, salt=salt)]


def _close(room: Judged, person: str, command: wire.Close) -> list[log.Body]:
    _host(room, person)
    return [log.Closed()]


def _lock(room: Judged, person: str, command: wire.Lock) -> list[log.Body]:
    _host(room, person)
    return [log.Locked(on=command.on)]


def _promote(room: Judged, person: str, command: wire.Promote) -> list[log.Body]:
    _host(room, person)
    return [log.Promoted(person=_somebody(room, command.person))]


def _kick(room: Judged, person: str, command: wire.Kick) -> list[log.Body]:
    _host(room, person)
    if command.person == person:
        raise denied("not_yourself", "deny-host-leaves")
    return [log.Left(person=_somebody(room, command.person))]


def _mute(room: Judged, person: str, command: wire.Mute) -> list[log.Body]:
    _host(room, person)
    return [log.Muted(person=_somebody(room, command.person), on=command.on)]


def _takeover(room: Judged, person: str, command: wire.Takeover) -> list[log.Body]:
    _playing(room)
    level = known_level(command.level)
    chair = room.lobby.chairs[_seat(room, command.seat)]
    if not chair.person or chair.pilot:
        raise denied("not_away", "deny-bot-there")
    away = room.away_ms(chair.person)
    grace = room.lobby.settings.grace_seconds
    if chair.person != person and (away is None or away < grace * 1000):
        raise denied("not_away", "deny-not-away", seconds=grace)
    if person in (room.lobby.host, chair.person):
        return [log.SeatTakenOver(seat=command.seat, level=level)]
    _my_seat(room, person)
    bodies: list[log.Body] = [log.Voted(person=person, seat=command.seat, level=level)]
    if _carried(room, command.seat, person):
        bodies.append(log.SeatTakenOver(seat=command.seat, level=level))
    return bodies


def _carried(room: Judged, seat: Seat, person: str) -> bool:
    """Whether with this vote more than half of those who are here and play have voted."""
    voters = [
        chair.person
        for other, chair in enumerate(room.lobby.chairs)
        if other != seat and chair.person and room.here(chair.person)
    ]
    votes = {*room.lobby.chairs[seat].votes, person} & {one for one in voters if one}
    return len(votes) * 2 > len(voters)


def _takeback(room: Judged, person: str, command: wire.Takeback) -> list[log.Body]:
    seat = _my_seat(room, person)
    if not room.lobby.chairs[seat].pilot:
        raise denied("not_away", "deny-no-bot")
    return [log.SeatTakenBack(seat=seat)]


def _openhands(room: Judged, person: str, command: wire.Openhands) -> list[log.Body]:
    return [log.HandsOpened(seat=_my_seat(room, person), agree=command.agree)]


def handover(room: Judged, person: str, command: wire.Handover) -> tuple[str, list[log.Body]]:
    """A new ticket for oneself, or by the host for somebody, and the entry that makes it good.

    Whoever has somebody's seat sees their cards: a host gets only that of a person who is away,
    after a pause that everybody sees and that ends when the person comes back.
    """
    ticket, now = secret(), room.wall()
    body = log.Ticketed(
        person=command.person or person, ticket=hashed(ticket), until=now + TICKET_SECONDS * 1000
    )
    if body.person != person:
        _host(room, person)
        _gone(room, _somebody(room, body.person))
        body.asked, body.until = now, now + LONGEST_TICKET * 1000
    return ticket, [body]


def check_wait(room: Judged, ticket: Ticket) -> None:
    """Refuse a ticket that another asked for while the pause lasts."""
    left = ticket.asked + HANDOVER_SECONDS * 1000 - room.wall()
    if ticket.asked and left > 0:
        name = room.lobby.people[ticket.person].name
        raise denied(
            "not_yet",
            "deny-not-yet",
            name=name,
            seconds=-(-left // 1000),
        )


def _gone(room: Judged, person: str) -> None:
    """Refuse while somebody is here, or only loading the page anew."""
    away = room.away_ms(person)
    if away is None or away < FLICKER:
        name = room.lobby.people[person].name
        raise denied("still_here", "deny-still-here", name=name)


def mover(room: Judged, person: str) -> tuple[LiveGame, Seat]:
    """The game and the seat of somebody who wants to act in it."""
    live = _playing(room)
    seat = _my_seat(room, person)
    if room.lobby.chairs[seat].pilot:
        raise denied("bot_plays", "deny-bot-plays")
    return live, seat


def _move(room: Judged, person: str, command: wire.Move) -> list[log.Body]:
    live, seat = mover(room, person)
    move = live.play.moves.read(command.move)
    state, at = live.present()
    refusal = state.refusal(seat, move)
    if refusal:
        raise Refused(refusal)
    return [log.Moved(seat=seat, move=live.play.game.rules.moves.text(move), at=at)]


def _say(room: Judged, person: str, command: wire.Say) -> list[log.Body]:
    live, seat = mover(room, person)
    play = live.play
    if not play.game.rules.talk:
        raise denied("talk_off", "deny-talk", game=play.game.name)
    after = len(play.entries)
    spoken = sum(one.seat == seat and one.after == after for one in play.talk)
    play.game.rules.talk.say(play.state, seat, command.message, spoken, len(play.talk) + 1)
    return [log.Said(seat=seat, message=command.message, at=live.now)]


def _undo(room: Judged, person: str, command: wire.Undo) -> list[log.Body]:
    live, seat = mover(room, person)
    rule = room.lobby.settings.undo
    if rule == "off":
        raise denied("no_undo", "deny-undo-off")
    if live.can_undo(seat):
        return [log.Undone(seat=seat, at=live.now)]
    if rule != "consent" or not live.may_wish(seat):
        raise denied("no_undo", "deny-undo")
    if live.wish:
        raise denied("no_undo", "deny-undo-asked")
    asked: log.Body = log.UndoWished(seat=seat)
    alone = not room.lobby.asked_to_undo(seat)
    return [asked, log.Undone(seat=seat, at=live.now)] if alone else [asked]


def _uncover(room: Judged, person: str, command: wire.Uncover) -> list[log.Body]:
    live, seat = mover(room, person)
    fresh = live.limits.is_new_holder(seat)
    return [log.Uncovered(seat=seat, at=live.now)] if fresh else []


def _allow(room: Judged, person: str, command: wire.Allow) -> list[log.Body]:
    if command.person is not None:
        return _let_in(room, person, command)
    live, seat = mover(room, person)
    if not live.wish or live.wish[0] == seat:
        raise denied("nobody_asked", "deny-no-undo-wish")
    asker, agreed = live.wish
    bodies: list[log.Body] = [log.UndoAnswered(seat=seat, agree=command.agree)]
    if command.agree and set(room.lobby.asked_to_undo(asker)) <= {*agreed, seat}:
        bodies.append(log.Undone(seat=asker, at=live.now))
    return bodies


_JUDGES: dict[type, Callable[[Judged, str, Any], list[log.Body]]] = {
    wire.Sit: _sit,
    wire.Stand: _stand,
    wire.Rename: _rename,
    wire.Bot: _bot,
    wire.Change: _change,
    wire.Start: _start,
    wire.Rematch: _rematch,
    wire.Finish: _finish,
    wire.Close: _close,
    wire.Lock: _lock,
    wire.Promote: _promote,
    wire.Kick: _kick,
    wire.Mute: _mute,
    wire.Takeover: _takeover,
    wire.Takeback: _takeback,
    wire.Openhands: _openhands,
    wire.Move: _move,
    wire.Say: _say,
    wire.Undo: _undo,
    wire.Uncover: _uncover,
    wire.Allow: _allow,
}

LOGGED: tuple[type, ...] = tuple(_JUDGES)
"""The commands that change the room's log."""
