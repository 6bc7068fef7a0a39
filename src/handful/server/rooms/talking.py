"""What changes nothing: reactions, phrases, chat, and questions about moves."""

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from handful.bots.arguing import percent, without_numbers
from handful.core import AnyGame, Form, Names, Refused, View
from handful.core.message import message
from handful.core.styled_text import harmless
from handful.i18n.games import explain, form_of, named, phrases

from ..ws import protocol
from .hearing import hear
from .permissions import denied, mover
from .robots import question
from .tables import LEGAL_SHOWN, offers, worded

if TYPE_CHECKING:
    from ..processes.thinkers import Thought
    from .room import Room
    from .surroundings import Screen

COACH = "expert"
"""The level of the coach that gives hints: the strongest, which takes a blink."""


async def answer(room: "Room", screen: "Screen", person: str, command: protocol.Command) -> None:
    """Answer a command that leaves no trace in the log."""
    match command:
        case protocol.React() | protocol.Phrase() | protocol.Chat():
            await speak(room, person, command)
            screen.reply(protocol.Ack(command.id, room.seq))
        case protocol.Narrow():
            screen.reply(_narrowed(room, person, command))
        case protocol.Explain():
            screen.reply(_explained(room, person, command, screen.words))
        case protocol.Survey():
            screen.reply(_surveyed(room, person, command, screen.words))
        case protocol.Hint():
            await _hint(room, screen, person, command)


async def speak(
    room: "Room", person: str, command: protocol.React | protocol.Phrase | protocol.Chat
) -> None:
    """Let everybody hear it, on every process."""
    member = room.lobby.people.get(person)
    if not member or member.muted:
        raise denied("muted", "deny-muted")
    match command:
        case protocol.React(sign=sign):
            if sign not in protocol.SIGNS:
                raise denied("no_sign", "deny-sign", sign=sign)
            kind, text = "sign", sign
        case protocol.Phrase(phrase=phrase):
            if phrase not in phrases(room.lobby.game):
                raise denied("no_phrase", "deny-phrase", phrase=phrase)
            kind, text = "phrase", phrase
        case protocol.Chat(text=text):
            if room.lobby.classroom or not room.lobby.settings.chat:
                raise denied("chat_off", "deny-chat")
            kind, text = "chat", harmless(text)
    spoke = protocol.Spoke(
        kind=kind,  # type: ignore[arg-type]  # one of the three words
        person=person,
        name=member.name,
        seat=room.lobby.seat_of(person),
        text=text,
    )
    await hear(room, spoke)


def _narrowed(room: "Room", person: str, command: protocol.Narrow) -> protocol.Legal:
    """The moves of the list that agree with some fields."""
    live, seat = mover(room, person)
    wanted = command.match
    decode = live.play.game.rules.moves.decode
    found = []
    for move in live.play.listed(seat, live.view(seat)):
        form = decode(move)
        if all(_agrees(form.get(name), value) for name, value in wanted.items()):
            found.append(move)
    shown = offers(live.play, found[:LEGAL_SHOWN])
    return protocol.Legal(id=command.id, seq=room.seq, moves=shown, total=len(found))


def _agrees(have: object, want: object) -> bool:
    """Equal, or for a list: beginning with what is wanted."""
    if isinstance(have, tuple) and isinstance(want, list):
        return list(have[: len(want)]) == want
    return have == want and isinstance(have, bool) == isinstance(want, bool)


def _explained(
    room: "Room", person: str, command: protocol.Explain, words: bool
) -> protocol.Explained:
    live, seat = mover(room, person)
    play = live.play
    move = play.moves.read(command.move)
    refusal = live.present()[0].refusal(seat, move)
    if refusal:
        raise Refused(refusal)
    form = play.game.rules.moves.decode(move)
    names = room.lobby.names()
    view = play.view(seat)
    does, name = explain(play.game, view, form, names), named(play.game, view, form, names)
    return protocol.Explained(
        command.id,
        worded(play.game, does, names, words) or "",
        form_of(does),
        worded(play.game, name, names, words) or "",
        form_of(name),
    )


def _surveyed(
    room: "Room", person: str, command: protocol.Survey, words: bool
) -> protocol.Surveyed:
    live, seat = mover(room, person)
    view, game, names = live.view(seat), live.play.game, room.lobby.names()
    moves = live.play.listed(seat, view)
    forms = [game.rules.moves.decode(move) for move in moves[:LEGAL_SHOWN]]
    shown = [_prospect(game, view, form, names, words) for form in forms]
    return protocol.Surveyed(id=command.id, seq=room.seq, moves=shown, total=len(moves))


def _prospect(
    game: AnyGame, view: View, form: Form, names: Names, words: bool
) -> protocol.Prospect:
    does, name = explain(game, view, form, names), named(game, view, form, names)
    return protocol.Prospect(
        move=dict(form),
        words=worded(game, does, names, words) or "",
        says=form_of(does),
        name=worded(game, name, names, words) or "",
        name_says=form_of(name),
    )


async def _hint(room: "Room", screen: "Screen", person: str, command: protocol.Hint) -> None:
    """Ask the coach what to do here, and why; the room goes on meanwhile."""
    live, seat = mover(room, person)
    if not room.lobby.settings.hints:
        raise denied("hints_off", "deny-hints")
    legal = live.play.state.legal(seat)
    if not legal:
        raise denied("not_your_turn", "deny-idle")
    game, seq, must = live.play.game, room.seq, seat in live.play.state.awaited()
    names = list(room.lobby.names())
    chosen = _fitting(game, legal, command.move or {})
    asked = question(f"hint {room.id}", live, seat, COACH, legal, must, names, chosen)

    async def think() -> None:
        thought = await room.house.thinkers.think(asked)
        weigh = partial(_weighed, game, asked.view, names, screen.words)
        yours = weigh(thought.yours) if thought.yours else None
        agrees = thought.move in chosen
        screen.reply(
            protocol.Hinted(id=command.id, seq=seq, best=weigh(thought), yours=yours, agrees=agrees)
        )

    room.robots.keep(asyncio.create_task(think()))


def _fitting(game: AnyGame, legal: Sequence[int], chosen: Mapping[str, object]) -> tuple[int, ...]:
    """The legal moves that a choice, whole or in part, leaves open."""
    if not chosen:
        return ()
    decode = game.rules.moves.decode
    return tuple(move for move in legal if _leaves_open(decode(move), chosen))


def _leaves_open(form: Form, chosen: Mapping[str, object]) -> bool:
    """Whether a move has everything that is chosen; of a list, at least what is in it."""
    for name, want in chosen.items():
        have = form.get(name)
        if isinstance(have, tuple) and isinstance(want, list):
            if not Counter(map(str, want)) <= Counter(map(str, have)):
                return False
        elif (have or False) != (want or False):
            return False
    return True


def _weighed(
    game: AnyGame, view: View, names: Names, words: bool, thought: "Thought"
) -> protocol.Weighed:
    """A move as the coach sees it, with its name."""
    move, moves = thought.move, game.rules.moves
    reason = without_numbers(game, thought.reason) or message("coach-silent")
    form = None if move is None else moves.decode(move)
    name = message("coach-wait") if form is None else named(game, view, form, names)
    return protocol.Weighed(
        move=None if form is None else dict(form),
        text="" if move is None else moves.text(move),
        name=worded(game, name, names, words) or "",
        name_says=form_of(name),
        words=worded(game, reason, names, words) or "",
        says=form_of(reason),
        won=None if thought.value is None else percent(thought.value),
    )
