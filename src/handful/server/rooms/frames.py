"""What a screen is sent of a room: built anew from what its seat may see, never cut down."""

from collections.abc import Callable

from handful.bots.characters import face
from handful.core import Refusal, Seat
from handful.i18n.games import form_of, in_english

from ..records.deal_code import code_of
from ..ws import protocol
from . import attendance
from .lobby import Lobby
from .permissions import Judged
from .presence import AWAY

Here = Callable[[str], bool]


def turned_down(id: str | None, why: Refusal, lobby: Lobby | None = None) -> protocol.Refused:
    """A refusal as the answer to a message."""
    names = lobby.names() if lobby else ()
    return protocol.Refused(
        id=id,
        code=why.code,
        words=in_english(lobby.game if lobby else None, why.reason, names),
        says=form_of(why.reason),
        clause=why.clause,
    )


def chairs(room: Judged) -> list[protocol.Chair]:
    """Every seat."""
    return [_chair(room, seat) for seat in range(len(room.lobby.chairs))]


def _chair(room: Judged, seat: Seat) -> protocol.Chair:
    chair = room.lobby.chairs[seat]
    kind = "person" if chair.person else "bot" if chair.bot else "free"
    away = room.away_ms(chair.person) if chair.person else None
    return protocol.Chair(
        seat=seat,
        kind=kind,  # type: ignore[arg-type]  # one of the three words
        name=room.lobby.name(seat),
        person=chair.person,
        level=chair.level,
        character=face(chair.character) or None,
        shape=room.lobby.shapes[seat],  # type: ignore[arg-type]  # one of the shapes
        here=not chair.person or room.here(chair.person),
        away_ms=away,
        away=away is not None and away >= AWAY,
        bot_ms=attendance.bot_in_ms(room, seat),
        since=chair.since if chair.pilot else None,
        played=chair.played if chair.pilot else 0,
    )


def claims(room: Judged) -> list[protocol.Claim]:
    """The devices that wait for a nod."""
    return [
        protocol.Claim(id=attendance.shown_id(hash), name=one.name, person=one.person or None)
        for hash, one in attendance.open_claims(room).items()
    ]


def dismissal(room: Judged) -> protocol.Dismissal | None:
    """Who is asked to leave."""
    asked = room.lobby.dismissal
    if not asked:
        return None
    agreed, needed = sorted(asked.agreed), attendance.needed(room)
    return protocol.Dismissal(person=asked.person, asker=asked.asker, agreed=agreed, needed=needed)


def news(lobby: Lobby) -> list[protocol.News]:
    """What was to be told about who comes and goes."""
    return [
        protocol.News(seq=seq, words=in_english(None, told), says=told.form())
        for seq, told in lobby.news
    ]


def people(lobby: Lobby, here: Here) -> list[protocol.Person]:
    """Everybody."""
    return [
        protocol.Person(
            id=one.id,
            name=one.name,
            host=one.id == lobby.host,
            here=here(one.id),
            seat=lobby.seat_of(one.id),
            muted=one.muted,
            shape=one.shape or None,  # type: ignore[arg-type]  # one of the shapes
        )
        for one in lobby.people.values()
    ]


def fair(lobby: Lobby) -> protocol.Fair:
    """The promise; the secret behind it only when the game is over."""
    if lobby.phase == "finished" and not lobby.sealed:
        past = lobby.games[-1]
        return protocol.Fair(
            commitment=lobby.commitment(),
            seed=past.seed,
            salt=past.salt,
            deal=code_of(past.seed),
        )
    return protocol.Fair(commitment=lobby.commitment())


def evening(lobby: Lobby) -> protocol.EveningPlace | None:
    """How far the evening of this table is."""
    if not lobby.plan:
        return None
    place, of = lobby.standing
    return protocol.EveningPlace(
        table=lobby.plan.table,
        deals=lobby.plan.deals,
        left=lobby.deals_left,
        stage=lobby.stage,
        place=place or None,
        of=of,
    )


def seat_wish(lobby: Lobby, needed: set[Seat]) -> protocol.SeatAsked | None:
    """Somebody's wish for a seat in the running game."""
    wish = lobby.wish
    if not wish:
        return None
    return protocol.SeatAsked(
        person=wish.person, seat=wish.seat, agreed=sorted(wish.agreed), needed=sorted(needed)
    )
