"""Coming and going: who keeps a chair, who comes back to it, and who is asked to leave."""

from handful.core import Seat

from ..http.tokens import hashed, secret
from ..ws import protocol
from . import casting, evening_table
from . import log_entries as log
from .lobby import Claim, Lobby
from .permissions import (
    Judged,
    clean_name,
    denied,
    known_level,
    need_game,
    need_host,
    need_person,
    need_seat,
    seat_of,
)
from .presence import AWAY, FLICKER

CLAIM_SECONDS = 180
"""How long a new device waits for somebody's nod."""
WAIT_SECONDS = 60
"""How much longer the table waits for somebody, each time that it is asked to."""
_SHOWN = 16
"""So many letters of a hashed claim tell it from others."""


def may_run(room: Judged, person: str) -> bool:
    """Whether somebody has a say in this room: all who sit, and the host."""
    return person == room.lobby.host or room.lobby.seat_of(person) is not None


def need_say(room: Judged, person: str) -> None:
    """Refuse those who only watch."""
    if person != room.lobby.host:
        seat_of(room, person)


# A bot plays for somebody.


def takeover(room: Judged, person: str, command: protocol.Takeover) -> list[log.Body]:
    """A bot plays for oneself at any time, for another once they are away."""
    need_game(room)
    level = known_level(command.level)
    chair = room.lobby.chairs[need_seat(room, command.seat)]
    if not chair.person or chair.pilot:
        raise denied("not_away", "deny-bot-there")
    if chair.person != person:
        need_say(room, person)
        away = room.away_ms(chair.person)
        if away is None or away < AWAY:
            raise denied("not_away", "deny-not-away", seconds=AWAY // 1000)
    return [log.SeatTakenOver(seat=command.seat, level=level)]


def takeback(room: Judged, person: str, command: protocol.Takeback) -> list[log.Body]:
    """The owner's tap."""
    seat = seat_of(room, person)
    if not room.lobby.chairs[seat].pilot:
        raise denied("not_away", "deny-no-bot")
    return [log.SeatTakenBack(seat=seat)]


def wait(room: Judged, person: str, command: protocol.Wait) -> list[log.Body]:
    """A minute more for somebody, from whenever a bot would have sat in."""
    need_game(room)
    need_say(room, person)
    seat = need_seat(room, command.seat)
    left = bot_in_ms(room, seat)
    owner = room.lobby.chairs[seat].person
    if left is None or owner is None:
        raise denied("not_away", "deny-not-waited", name=room.lobby.name(seat))
    until = room.wall() + left + WAIT_SECONDS * 1000
    return [log.WaitedFor(seat=seat, person=owner, until=until)]


def bot_in_ms(room: Judged, seat: Seat) -> int | None:
    """When a bot sits in by itself for whoever has this seat; None where none does."""
    chair, grace = room.lobby.chairs[seat], room.lobby.settings.grace_seconds * 1000
    if not chair.person or chair.pilot or not grace or room.lobby.phase != "playing":
        return None
    away = room.away_ms(chair.person)
    if away is None:
        return None
    return max(0, grace - away, chair.wait_until - room.wall())


# Leaving, and being asked to.


def leave(room: Judged, person: str, command: protocol.Leave) -> list[log.Body]:
    """Somebody goes for good."""
    return [_gone(room, person, "left")]


def _gone(room: Judged, person: str, why: str) -> log.Left:
    """Somebody is gone for good; in a game a bot with a character of its own stays."""
    evening_table.refuse_departure(room.lobby, person)
    return log.Left(person=person, why=why, character=casting.stand_in(room.lobby, person))


def kick(room: Judged, person: str, command: protocol.Kick) -> list[log.Body]:
    """The host sends somebody away."""
    need_host(room, person)
    if command.person == person:
        raise denied("not_yourself", "deny-host-leaves")
    return [_gone(room, need_person(room, command.person), "asked")]


def dismiss(room: Judged, person: str, command: protocol.Dismiss) -> list[log.Body]:
    """Somebody asks another to leave, or answers to it."""
    lobby, whom = room.lobby, need_person(room, command.person)
    need_say(room, person)
    evening_table.refuse_departure(lobby, whom)
    if whom == person:
        raise denied("not_yourself", "deny-not-yourself")
    if lobby.dismissal and lobby.dismissal.person != whom:
        raise denied("not_now", "deny-dismissal-asked")
    if not lobby.dismissal and not command.agree:
        raise denied("nobody_asked", "deny-no-dismissal")
    answered = log.DismissalAnswered(person=whom, voter=person, agree=command.agree)
    return [answered, *_decided(room, answered)]


def _decided(room: Judged, answer: log.DismissalAnswered) -> list[log.Body]:
    """What an answer decides: the host's always, another's with most of those who sit here."""
    lobby, whom, voter = room.lobby, answer.person, answer.voter
    asked = lobby.dismissal
    agreed = {*(asked.agreed if asked else ()), *([voter] if answer.agree else ())}
    against = {*(asked.against if asked else ()), *(() if answer.agree else [voter])}
    withdrawn = asked is not None and asked.asker == voter and not answer.agree
    here = _sitting_here(lobby, room)
    if (voter == lobby.host and answer.agree) or len(agreed & here) >= needed(room):
        return [_gone(room, whom, "asked")]
    enough = len(against & here) * 2 >= len(here)
    if not answer.agree and (voter == lobby.host or withdrawn or enough):
        return [log.DismissalEnded(person=whom)]
    return []


def needed(room: Judged) -> int:
    """How many have to agree that somebody leaves: most of those who sit here, that one too."""
    return len(_sitting_here(room.lobby, room)) // 2 + 1


def _sitting_here(lobby: Lobby, room: Judged) -> set[str]:
    return {chair.person for chair in lobby.chairs if chair.person and room.here(chair.person)}


# Coming back on another device.


def claim(room: Judged, name: str) -> tuple[str, list[log.Body]]:
    """A new device says that it belongs to somebody: a secret for it, and the entry that asks."""
    lobby, name = room.lobby, clean_name(name)
    person = lobby.person_called(name)
    if person is not None and room.here(person):
        raise denied("name_taken", "deny-name-here", name=name)
    if person is None and name.casefold() not in lobby.sent_away:
        raise denied("no_person", "deny-no-person")
    if not any(may_run(room, one) and one != person and room.here(one) for one in lobby.people):
        raise denied("not_now", "deny-nobody-nods", name=name)
    ticket, now = secret(), room.wall()
    until = now + CLAIM_SECONDS * 1000
    called = lobby.people[person].name if person else name
    body = log.Claimed(
        claim=hashed(ticket), name=called, person=person or "", until=until, asked=now
    )
    return ticket, [body]


def nod(room: Judged, person: str, command: protocol.Nod) -> list[log.Body]:
    """Somebody who sits here knows whose the new device is."""
    need_say(room, person)
    for hash, asked in open_claims(room).items():
        if shown_id(hash) == command.claim and asked.person != person:
            return [log.Nodded(claim=hash, person=person, agree=command.agree)]
    raise denied("nobody_asked", "deny-no-claim")


def open_claims(room: Judged) -> dict[str, Claim]:
    """The claims that nobody has answered and that may still be."""
    found = room.lobby.claims.items()
    return {hash: one for hash, one in found if one.agreed is None and is_open(room, one)}


def is_open(room: Judged, claim: Claim) -> bool:
    """Whether a claim may still lead to a seat: in time, and its person has not come back."""
    if claim.until < room.wall():
        return False
    if not claim.person:
        return True
    away = room.away_ms(claim.person) if claim.person in room.lobby.people else None
    return away is not None and away >= room.wall() - claim.asked


def shown_id(hash: str) -> str:
    """What everybody may know of a claim."""
    return hash[:_SHOWN]


def check_name(room: Judged, name: str, person: str | None = None) -> str:
    """A name that nobody else in the room has, and nobody has who was asked to leave."""
    lobby, name = room.lobby, clean_name(name)
    owner = lobby.person_called(name)
    if owner is not None and owner != person:
        away = person is None and (room.away_ms(owner) or 0) >= FLICKER
        raise denied("name_away" if away else "name_taken", "deny-name-taken", name=name)
    if lobby.phase != "lobby" and casting.is_heard(lobby, name) and owner is None:
        raise denied("name_taken", "deny-name-taken", name=name)  # before a game a bot gives way
    if name.casefold() in lobby.sent_away:
        raise denied("sent_away", "deny-sent-away", name=name)
    return name
