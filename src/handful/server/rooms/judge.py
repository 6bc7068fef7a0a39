"""What a command would write into the room's log, or why it may not."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET
from msgspec.structs import asdict

from handful.bots.characters import called
from handful.core import BadOption, Refusal, Refused, Seat
from handful.core.clocks import MORE_MS, MOST_FACTOR
from handful.core.rematch import STEP, moved_on

from ..http.tokens import hashed, secret
from ..ws import protocol
from . import attendance, casting, evening_table
from . import log_entries as log
from .attendance import check_name, need_say
from .lobby import Lobby, Ticket, changed
from .permissions import (
    Judged,
    denied,
    known_level,
    mover,
    need_game,
    need_host,
    need_lobby,
    need_person,
    need_seat,
    passed_on,
    seat_of,
)
from .presence import FLICKER

TICKET_SECONDS = 300
HANDOVER_SECONDS = 30
"""How long everybody sees that somebody else's seat is about to open on another device."""
LONGEST_TICKET = HANDOVER_SECONDS + TICKET_SECONDS
_ANY_TIME = {"bot_pace_ms", "chat", "hints", "spectators", "undo"}
"""The settings that may change while people play."""
PEOPLE = 64
"""In one room, spectators not counted."""


def judge(room: Judged, person: str, command: protocol.Command) -> list[log.Body]:
    """The entries that this command brings; raises `Refused`. All of them know whose they are."""
    if room.lobby.phase == "closed":
        raise denied("closed", "deny-closed")
    if person not in room.lobby.people:
        raise denied("gone", "deny-gone")
    bodies = _JUDGES[type(command)](room, person, command)
    if bodies:
        bodies[0].by, bodies[0].id = person, command.id
    return bodies


def admit(room: Judged, person: str, name: str, token: str, shape: str = "") -> list[log.Body]:
    """Somebody comes in."""
    lobby = room.lobby
    if lobby.phase == "closed":
        raise denied("closed", "deny-closed")
    if lobby.locked:
        raise denied("room_locked", "room-locked")
    if len(lobby.people) >= PEOPLE:
        raise denied("room_full", "deny-full", most=PEOPLE)
    name = check_name(room, name)
    came = log.Came(person=person, name=name, token=hashed(token), shape=shape)
    return [came, *casting.giving_way(lobby, name)]


def sharing(room: Judged, person: str | None, device: str | None) -> list[log.Body]:
    """Somebody's screen has come on a device that is passed round, or on their own again."""
    member = room.lobby.people.get(person or "")
    if not member or member.device == (device or ""):
        return []
    return [log.Shared(person=member.id, device=device or "")]


def _sit(room: Judged, person: str, command: protocol.Sit) -> list[log.Body]:
    seat = need_seat(room, command.seat)
    if room.lobby.phase == "playing":
        return _sit_in(room, person, seat)
    if not room.lobby.chairs[seat].free:
        raise denied("seat_taken", "deny-seat-taken")
    if room.lobby.known_deal and any(chair.person for chair in room.lobby.chairs):
        # nobody plays against somebody who may know the cards
        return [log.Sat(person=person, seat=seat), room.lobby.next_deal()]
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


def _let_in(room: Judged, person: str, command: protocol.Allow) -> list[log.Body]:
    _, seat = mover(room, person)
    wish = room.lobby.wish
    if not wish or wish.person != command.person:
        raise denied("nobody_asked", "deny-no-wish")
    bodies: list[log.Body] = [log.SeatAnswered(seat=seat, agree=command.agree)]
    if command.agree and agreeing(room) <= {*wish.agreed, seat}:
        bodies.append(log.Sat(person=wish.person, seat=wish.seat))
    return bodies


def _stand(room: Judged, person: str, command: protocol.Stand) -> list[log.Body]:
    need_lobby(room)
    seat_of(room, person)
    return [log.Stood(person=person)]


def _rename(room: Judged, person: str, command: protocol.Rename) -> list[log.Body]:
    if room.lobby.classroom:
        raise denied("class_mode", "deny-class-names")
    name = check_name(room, command.name, person)
    renamed = log.Renamed(person=person, name=name, shape=command.shape or "")
    return [renamed, *casting.giving_way(room.lobby, name)]


def _bot(room: Judged, person: str, command: protocol.Bot) -> list[log.Body]:
    evening_table.refuse_change(room.lobby)
    need_say(room, person)
    need_lobby(room)
    if room.lobby.chairs[need_seat(room, command.seat)].person:
        raise denied("seat_taken", "deny-seat-taken")
    if command.level is None:
        return [log.Botted(seat=command.seat, level=None)]
    level = known_level(command.level)
    character = casting.chosen(room.lobby, command.seat, command.character)
    return [log.Botted(seat=command.seat, level=level, character=character)]


def _change(room: Judged, person: str, command: protocol.Change) -> list[log.Body]:
    need_host(room, person)
    lobby = room.lobby
    evening_table.refuse_change(lobby)
    body = log.Changed()
    if command.settings is not UNSET:
        given = {k: v for k, v in asdict(command.settings).items() if v is not UNSET}
        if lobby.phase == "playing" and given.keys() - _ANY_TIME:
            raise denied("playing", "deny-times")
        if lobby.classroom and given.get("chat"):
            raise denied("class_mode", "deny-class-chat")
        body.settings = changed(lobby.settings, given)
    if command.options is not UNSET:
        need_lobby(room)
        body.options = read_options(lobby, command.options)
    if command.seats is not UNSET:
        need_lobby(room)
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


def _start(room: Judged, person: str, command: protocol.Start) -> list[log.Body]:
    need_say(room, person)
    lobby = room.lobby
    if lobby.phase != "lobby":
        raise denied("not_now", "deny-rematch-first")
    if lobby.plan:
        evening_table.refuse_deal(lobby)
        return evening_table.started(lobby)
    bodies: list[log.Body] = []
    if command.fill is not None:
        level = known_level(command.fill)
        free = [seat for seat, chair in enumerate(lobby.chairs) if chair.free]
        bodies += [
            log.Botted(seat=seat, level=level, character=character)
            for seat, character in zip(free, casting.cast(lobby, free), strict=True)
        ]
    elif command.tight and any(chair.free for chair in lobby.chairs):
        return _start_tight(lobby)
    if problem := lobby.problem(filled=bool(bodies)):
        raise Refused(Refusal("not_ready", problem))
    filled = {one.seat: called(one.character) for one in bodies if isinstance(one, log.Botted)}
    players = [filled.get(seat, name) for seat, name in enumerate(lobby.names())]
    return [*bodies, log.Started(players=players)]


def _start_tight(lobby: Lobby) -> list[log.Body]:
    """Those who sit play, without the free chairs."""
    taken = [chair for chair in lobby.chairs if not chair.free]
    try:
        lobby.game.check(lobby.options, len(taken))
    except BadOption as problem:
        raise passed_on("not_ready", problem) from None
    return [log.ChairsCleared(), log.Started(players=list(lobby.names_at(taken)))]


def _rematch(room: Judged, person: str, command: protocol.Rematch) -> list[log.Body]:
    if command.deal == "same":
        check_rematch(room, person)
        return rematched(room, person, room.lobby.games[-1].seed)
    return rematched(room, person)


def check_rematch(room: Judged, person: str) -> None:
    """Refuse a deal of one's own choice where others play."""
    need_say(room, person)
    if sum(chair.person is not None for chair in room.lobby.chairs) > 1:
        raise denied("not_alone", "deny-same-deal")


def rematched(room: Judged, person: str, seed: int | None = None) -> list[log.Body]:
    """Play again: with a new deal everybody one seat on, with a chosen one where they sit."""
    need_say(room, person)
    lobby = room.lobby
    if lobby.phase != "finished":
        raise denied("not_now", "deny-rematch")
    evening_table.refuse_deal(lobby, chosen=seed is not None)
    step = STEP if seed is None else 0
    deal = lobby.next_deal()
    if seed is not None:
        deal = log.Sown(seed=seed, salt=deal.salt, known=True)
    players = list(lobby.names_at(moved_on(lobby.chairs, step)))
    again: list[log.Body] = [log.Rematched(step=step), deal]
    return again if lobby.problem() else [*again, log.Started(players=players)]


def _finish(room: Judged, person: str, command: protocol.Finish) -> list[log.Body]:
    need_host(room, person)
    if room.lobby.phase not in ("playing", "finished"):
        raise denied("not_now", "deny-not-playing")
    return abandoned(room.lobby)


def abandoned(lobby: Lobby) -> list[log.Body]:
    """The game ends before its end, and the next deal lies ready."""
    on: list[log.Body] = [log.Rematched(step=STEP)] if lobby.plan else []
    return [log.GameAbandoned(), *on, lobby.next_deal()]


def _close(room: Judged, person: str, command: protocol.Close) -> list[log.Body]:
    need_host(room, person)
    evening_table.refuse_change(room.lobby)
    return [log.Closed()]


def _lock(room: Judged, person: str, command: protocol.Lock) -> list[log.Body]:
    need_host(room, person)
    return [log.Locked(on=command.on)]


def _promote(room: Judged, person: str, command: protocol.Promote) -> list[log.Body]:
    need_host(room, person)
    evening_table.refuse_change(room.lobby)
    return [log.Promoted(person=need_person(room, command.person))]


def _mute(room: Judged, person: str, command: protocol.Mute) -> list[log.Body]:
    need_host(room, person)
    return [log.Muted(person=need_person(room, command.person), on=command.on)]


def _openhands(room: Judged, person: str, command: protocol.Openhands) -> list[log.Body]:
    return [log.HandsOpened(seat=seat_of(room, person), agree=command.agree)]


def handover(room: Judged, person: str, command: protocol.Handover) -> tuple[str, list[log.Body]]:
    """A new ticket for oneself, or by the host for somebody, and the entry that makes it good.

    Whoever has somebody's seat sees their cards: a host gets only that of a person who is away,
    after a pause that everybody sees and that ends when the person comes back.
    """
    ticket, now = secret(), room.wall()
    body = log.Ticketed(
        person=command.person or person, ticket=hashed(ticket), until=now + TICKET_SECONDS * 1000
    )
    if body.person != person:
        need_host(room, person)
        _gone(room, need_person(room, body.person))
        body.asked, body.until = now, now + LONGEST_TICKET * 1000
    return ticket, [body]


def check_wait(room: Judged, ticket: Ticket) -> None:
    """Refuse a ticket that another asked for while the pause lasts."""
    left = ticket.asked + HANDOVER_SECONDS * 1000 - room.wall()
    if ticket.asked and left > 0:
        name = room.lobby.people[ticket.person].name
        raise denied("not_yet", "deny-not-yet", name=name, seconds=-(-left // 1000))


def _gone(room: Judged, person: str) -> None:
    """Refuse while somebody is here, or only loading the page anew."""
    away = room.away_ms(person)
    if away is None or away < FLICKER:
        name = room.lobby.people[person].name
        raise denied("still_here", "deny-still-here", name=name)


def _move(room: Judged, person: str, command: protocol.Move) -> list[log.Body]:
    live, seat = mover(room, person)
    if live.halted_by:
        raise denied("paused", "deny-paused")
    move = live.play.moves.read(command.move)
    state, at = live.present()
    refusal = state.refusal(seat, move)
    if refusal:
        raise Refused(refusal)
    return [log.Moved(seat=seat, move=live.play.game.rules.moves.text(move), at=at)]


def _say(room: Judged, person: str, command: protocol.Say) -> list[log.Body]:
    live, seat = mover(room, person)
    live.play.heard(seat, command.message)
    return [log.Said(seat=seat, message=command.message, at=live.now)]


def _undo(room: Judged, person: str, command: protocol.Undo) -> list[log.Body]:
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


def _uncover(room: Judged, person: str, command: protocol.Uncover) -> list[log.Body]:
    live, seat = mover(room, person)
    fresh = live.limits.is_new_holder(seat)
    return [log.Uncovered(seat=seat, at=live.now)] if fresh else []


def _pause(room: Judged, person: str, command: protocol.Pause) -> list[log.Body]:
    live = need_game(room)
    if room.lobby.host != person:
        seat_of(room, person)
    evening_table.refuse_paused(room.lobby)
    if live.over or command.on == bool(live.halted_by):
        return []
    at = live.now
    return [log.Halted(person=person, at=at) if command.on else log.Continued(at=at)]


def _hold(room: Judged, person: str, command: protocol.Hold) -> list[log.Body]:
    live, seat = mover(room, person)
    if live.over or command.on == (seat in live.held):
        return []
    at = live.now
    return [log.Held(seat=seat, at=at) if command.on else log.Released(seat=seat, at=at)]


def _more_time(room: Judged, person: str, command: protocol.MoreTime) -> list[log.Body]:
    live, seat = mover(room, person)
    if live.limits.has_extended(seat):
        raise denied("no_more_time", "deny-more-time-once")
    if not live.limits.may_extend(seat):
        raise denied("no_clock", "deny-no-clock")
    return [log.TimeAdded(seat=seat, more=MORE_MS, at=live.now)]


def _double_clocks(room: Judged, person: str, command: protocol.DoubleClocks) -> list[log.Body]:
    live = need_game(room)
    seat_of(room, person)
    if not live.limits.hurries():
        raise denied("no_clock", "deny-no-clocks")
    if not live.limits.may_double():
        raise denied("no_more_time", "deny-longest", times=MOST_FACTOR)
    return [log.ClocksDoubled(person=person, at=live.now)]


def _allow(room: Judged, person: str, command: protocol.Allow) -> list[log.Body]:
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
    protocol.Sit: _sit,
    protocol.Stand: _stand,
    protocol.Rename: _rename,
    protocol.Bot: _bot,
    protocol.Change: _change,
    protocol.Start: _start,
    protocol.Rematch: _rematch,
    protocol.Finish: _finish,
    protocol.Close: _close,
    protocol.Lock: _lock,
    protocol.Promote: _promote,
    protocol.Kick: attendance.kick,
    protocol.Leave: attendance.leave,
    protocol.Dismiss: attendance.dismiss,
    protocol.Nod: attendance.nod,
    protocol.Wait: attendance.wait,
    protocol.Mute: _mute,
    protocol.Takeover: attendance.takeover,
    protocol.Takeback: attendance.takeback,
    protocol.Openhands: _openhands,
    protocol.Move: _move,
    protocol.Say: _say,
    protocol.Undo: _undo,
    protocol.Uncover: _uncover,
    protocol.Pause: _pause,
    protocol.Hold: _hold,
    protocol.MoreTime: _more_time,
    protocol.DoubleClocks: _double_clocks,
    protocol.Allow: _allow,
}

LOGGED = frozenset(_JUDGES)
"""The commands that change the room's log."""
