"""What a screen is sent of a room: built anew from what its seat may see, never cut down."""

from collections.abc import Callable, Iterable, Sequence

from handful.bots.characters import face
from handful.core import AnyGame, Message, Move, Names, Play, Refusal, Seat, Told, message
from handful.core.clocks import MORE_MS
from handful.core.message import Who
from handful.i18n.games import Sentence, after, form_of, in_english, prompt, tell

from ..ws import protocol
from . import attendance
from .live_game import Happened, LiveGame
from .lobby import Lobby
from .permissions import Judged
from .presence import AWAY

LEGAL_SHOWN = 200
EVENTS_KEPT = 1000
"""A screen that was away for longer than this many events, a whole game, sees only the newest."""

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
    if lobby.phase == "finished":
        past = lobby.games[-1]
        return protocol.Fair(commitment=lobby.commitment(), seed=past.seed, salt=past.salt)
    return protocol.Fair(commitment=lobby.commitment())


def table(
    lobby: Lobby,
    live: LiveGame,
    seq: int,
    seat: Seat | None,
    events: Sequence[Happened],
    came: int,
    words: bool = True,
) -> protocol.Table:
    """The whole table for one seat, or for spectators, on a screen that came at this entry.

    Screens that say messages themselves are sent no `words` beside them.
    """
    play, state = live.play, live.play.state
    names = lobby.names()
    view = dict(live.view(seat))
    moves = play.listed(seat, view) if seat is not None and not live.over else []
    asked = prompt(play.game, view, seat, names)
    return protocol.Table(
        seq=seq,
        number=lobby.number,
        seat=seat,
        view=view,
        hands=hands(lobby, live) if seat is None else None,
        events=list(happenings(lobby, play, seat, events[-EVENTS_KEPT:], came, words)),
        gap=len(events) > EVENTS_KEPT,
        prompt=worded(play.game, asked, names, words) or "",
        prompt_says=asked.form() if isinstance(asked, Message) else None,
        after=after(play.game, view),
        actors=list(state.actors()),
        awaited=list(state.awaited()),
        silence=silence(play, seat),
        legal=offers(play, moves[:LEGAL_SHOWN]),
        legal_total=len(moves),
        clock=clock(lobby, live, seat),
        can_undo=seat is not None and may_undo(lobby, live, seat),
        undo=wish(lobby, live),
        outcome=result(play),
    )


def happenings(
    lobby: Lobby, play: Play, seat: Seat | None, events: Iterable[Happened], came: int, words: bool
) -> Iterable[protocol.Happening]:
    """Events as this seat was told them, with a line for the log; those before it came, again."""
    names = lobby.names()
    for seq, at, event in events:
        told = event.seen_again(seat) if seq <= came else event.seen_by(seat)
        if told is None:
            continue
        line = _house_line(told) or tell(lobby.game, told, names, play.before(event))
        yield happening(lobby.game, seq, at, told, line, names, words)


def _house_line(told: Told) -> Message | None:
    """What the room itself tells in every game."""
    if told["event"] == "taken_back":
        return message("tell-taken_back", seat=Who(int(str(told["seat"]))))
    if told["event"] == "silent":
        return message("tell-silent", seat=Who(int(str(told["seat"]))))
    return None


def happening(
    game: AnyGame,
    seq: int,
    at: int,
    told: Told,
    line: Sentence | None,
    names: Names,
    words: bool = True,
) -> protocol.Happening:
    """One event with its line for the log."""
    english = worded(game, line, names, words)
    says = line.form() if isinstance(line, Message) else None
    return protocol.Happening(seq=seq, at=at, event=told, words=english, says=says)


def worded(game: AnyGame, line: Sentence | None, names: Names, words: bool = True) -> str | None:
    """A sentence in English, unless nobody wants it who can say it."""
    if line is None or (isinstance(line, Message) and not words):
        return None
    return in_english(game, line, names)


def hands(lobby: Lobby, live: LiveGame) -> list[dict[str, object]] | None:
    """Every seat's view, where all have agreed to it."""
    if lobby.settings.spectators != "open":
        return None
    people = {seat for seat, chair in enumerate(lobby.chairs) if chair.person}
    if people - lobby.open_hands and not live.over:
        return None
    return [dict(live.view(seat)) for seat in range(live.play.seats)]


def offers(play: Play, moves: Iterable[Move]) -> list[protocol.Offer]:
    """Moves, structured and as text."""
    grammar, decode = play.game.rules.moves.grammar, play.game.rules.moves.decode
    forms = [decode(move) for move in moves]
    return [protocol.Offer(move=dict(form), text=grammar.write(form)) for form in forms]


def silence(play: Play, seat: Seat | None) -> protocol.Offer | None:
    """What a seat that is waited for is taken to do when it says nothing."""
    if seat is None or seat not in play.state.awaited():
        return None
    return offers(play, [play.state.lapse(seat)])[0]


def clock(lobby: Lobby, live: LiveGame, seat: Seat | None) -> protocol.Clock:
    """The time of the game, and of this seat in it."""
    plays = seat is not None and not lobby.chairs[seat].pilot and not live.over
    more = seat is not None and plays and live.limits.may_extend(seat)
    return protocol.Clock(
        now=live.now,
        running=not live.still and not live.over,
        deadline=None if live.over else live.play.counted(live.view(None)),
        limit=live.limits.of(seat),
        paused_for=list(live.paused_for),
        paused_by=live.halted_by,
        held=sorted(live.held),
        more=MORE_MS if more else 0,
        double=plays and live.limits.may_double(),
    )


def may_undo(lobby: Lobby, live: LiveGame, seat: Seat) -> bool:
    """Whether asking for the last move back makes sense."""
    if lobby.settings.undo == "off" or live.wish:
        return False
    if live.can_undo(seat):
        return True
    return lobby.settings.undo == "consent" and live.may_wish(seat)


def wish(lobby: Lobby, live: LiveGame) -> protocol.UndoAsked | None:
    """Somebody's wish to take a move back."""
    if not live.wish:
        return None
    seat, agreed = live.wish
    return protocol.UndoAsked(seat=seat, agreed=sorted(agreed), needed=lobby.asked_to_undo(seat))


def seat_wish(lobby: Lobby, needed: set[Seat]) -> protocol.SeatAsked | None:
    """Somebody's wish for a seat in the running game."""
    wish = lobby.wish
    if not wish:
        return None
    return protocol.SeatAsked(
        person=wish.person, seat=wish.seat, agreed=sorted(wish.agreed), needed=sorted(needed)
    )


def result(play: Play) -> protocol.Result | None:
    """How the game ended."""
    outcome = play.state.outcome()
    if outcome is None:
        return None
    return protocol.Result(
        winners=list(outcome.winners),
        places=list(outcome.places),
        scores=list(outcome.scores),
        reason=outcome.reason,
        together=outcome.together,
    )
