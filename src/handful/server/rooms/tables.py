"""The table of a game in progress, as every screen of it is sent it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from functools import lru_cache

from handful.core import AnyGame, Form, Message, Move, Names, Play, Seat, Told, message
from handful.core.clocks import MORE_MS
from handful.core.message import Who
from handful.core.moves import Grammar
from handful.i18n.games import Sentence, after, in_english, prompt, tell

from ..ws import protocol
from .live_game import Happened, LiveGame
from .lobby import Lobby

LEGAL_SHOWN = 200
EVENTS_KEPT = 1000
"""A screen that was away for longer than this many events, a whole game, sees only the newest."""
_OFFERS_KEPT = 8192


class Tables:
    """The table after one entry of the log, for every screen; what is alike is built once.

    All of it but the time follows from the log, so it holds until the next entry. A seat's own
    part is built up from what it may see, never by cutting down another's.
    """

    def __init__(self, lobby: Lobby, live: LiveGame, seq: int) -> None:
        self.live, self.seq = live, seq
        self._lobby = lobby
        self._names = lobby.names()
        state = live.play.state
        self._actors, self._awaited = list(state.actors()), list(state.awaited())
        self._undo = _wish(lobby, live)
        self._outcome = result(live.play)
        self._running = not live.still and self._outcome is None
        self._deadline = live.play.counted(live.view) if self._outcome is None else None
        self._paused_for, self._held = list(live.paused_for), sorted(live.held)
        self._may_double = live.may_double()
        self._watched: dict[bool, protocol.Table] = {}
        """What spectators see, by whether they want words."""
        self._newest: dict[tuple[int, bool], protocol.Happening] = {}
        """Those events of this entry that everybody is told alike."""
        self._alike: dict[tuple[int, bool], list[protocol.Happening]] = {}
        """So many of the newest events, where everybody is told all of them alike."""

    def shown(self, seat: Seat | None, seen: int, came: int, words: bool) -> protocol.Table:
        """The whole table for one seat, or for spectators, with what happened after `seen`.

        A screen that came at an entry is told of those before it as of the past. Screens that say
        messages themselves are sent no `words` beside them.
        """
        table = self._seen_by(seat, words)
        events = self.live.since(seen)
        table.events = self._told(seat, events[-EVENTS_KEPT:], came, words)
        table.gap = len(events) > EVENTS_KEPT
        return table

    def _seen_by(self, seat: Seat | None, words: bool) -> protocol.Table:
        """All but time and what has happened; built once for all who watch."""
        if seat is not None:
            return self._built(seat, words)
        if words not in self._watched:
            self._watched[words] = self._built(None, words)
        table = copy(self._watched[words])
        table.clock = self._clock_of(None)
        return table

    def _built(self, seat: Seat | None, words: bool) -> protocol.Table:
        lobby, live, play = self._lobby, self.live, self.live.play
        view = dict(live.view(seat))
        playing = seat is not None and self._outcome is None
        moves = play.listed(seat, view) if playing and seat is not None else []
        asked = prompt(play.game, view, seat, self._names)
        return protocol.Table(
            seq=self.seq,
            number=lobby.number,
            seat=seat,
            view=view,
            hands=_hands(lobby, live) if seat is None else None,
            events=[],
            gap=False,
            prompt=worded(play.game, asked, self._names, words) or "",
            prompt_says=asked.form() if isinstance(asked, Message) else None,
            after=after(play.game, view),
            actors=self._actors,
            awaited=self._awaited,
            silence=silence(play, seat) if seat in self._awaited else None,
            legal=offers(play, moves[:LEGAL_SHOWN]),
            legal_total=len(moves),
            clock=self._clock_of(seat),
            can_undo=seat is not None and _may_undo(lobby, live, seat),
            undo=self._undo,
            outcome=self._outcome,
        )

    def _clock_of(self, seat: Seat | None) -> protocol.Clock:
        """The time of the game, and of this seat in it."""
        live, limits = self.live, self.live.limits
        plays = seat is not None and self._outcome is None and not self._lobby.chairs[seat].pilot
        return protocol.Clock(
            now=live.now,
            running=self._running,
            deadline=self._deadline,
            limit=limits.of(seat),
            paused_for=self._paused_for,
            paused_by=live.halted_by,
            held=self._held,
            more=MORE_MS if plays and seat is not None and limits.may_extend(seat) else 0,
            double=plays and self._may_double,
        )

    def _told(
        self, seat: Seat | None, events: Sequence[Happened], came: int, words: bool
    ) -> list[protocol.Happening]:
        """What of these events to tell this seat; made once where all are told alike."""
        fresh = not events or events[0].seq > came
        found = self._alike.get((len(events), words)) if fresh else None
        if found is None:
            found = list(self._happenings(seat, events, came, words))
            if fresh and all(one.event.is_public for one in events):
                self._alike[len(events), words] = found
        return found

    def _happenings(
        self, seat: Seat | None, events: Sequence[Happened], came: int, words: bool
    ) -> Iterator[protocol.Happening]:
        """Events as this seat was told them; those before it came, as of the past."""
        first = len(self.live.told) - len(events)
        for place, one in enumerate(events, start=first):
            same = self._newest.get((place, words)) if one.seq > came else None
            if same is None:
                event = one.event
                told = event.seen_again(seat) if one.seq <= came else event.seen_by(seat)
                if told is None:
                    continue
                same = self._happening(one, told, words)
                if event.is_public and came < one.seq == self.seq:
                    self._newest[place, words] = same
            yield same

    def _happening(self, one: Happened, told: Told, words: bool) -> protocol.Happening:
        game, before = self._lobby.game, self.live.play.before(one.event)
        line = _house_line(told) or tell(game, told, self._names, before)
        return happening(game, one.seq, one.at, told, line, self._names, words)


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


def _hands(lobby: Lobby, live: LiveGame) -> list[dict[str, object]] | None:
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
    return [_offer(grammar, decode, move) for move in moves]


@lru_cache(_OFFERS_KEPT)
def _offer(grammar: Grammar, decode: Callable[[Move], Form], move: Move) -> protocol.Offer:
    """One of them; the same moves come again and again."""
    form = decode(move)
    return protocol.Offer(move=dict(form), text=grammar.write(form))


def silence(play: Play, seat: Seat | None) -> protocol.Offer | None:
    """What a seat that is waited for is taken to do when it says nothing."""
    if seat is None or seat not in play.state.awaited():
        return None
    return offers(play, [play.state.lapse(seat)])[0]


def _may_undo(lobby: Lobby, live: LiveGame, seat: Seat) -> bool:
    """Whether asking for the last move back makes sense."""
    if not live.moved_last(seat) or lobby.settings.undo == "off" or live.wish:
        return False
    if lobby.settings.undo == "consent" and live.may_wish(seat):
        return True
    return live.can_undo(seat)


def _wish(lobby: Lobby, live: LiveGame) -> protocol.UndoAsked | None:
    """Somebody's wish to take a move back."""
    if not live.wish:
        return None
    seat, agreed = live.wish
    return protocol.UndoAsked(seat=seat, agreed=sorted(agreed), needed=lobby.asked_to_undo(seat))


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
