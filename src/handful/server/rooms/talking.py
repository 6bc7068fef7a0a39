"""What changes nothing: reactions, phrases, chat, and questions about moves."""

import asyncio
from typing import TYPE_CHECKING

from msgspec import json

from handful.core import AnyGame, Form, Names, Refused
from handful.core.ink import harmless
from handful.core.message import message
from handful.i18n.games import Declared, Sentence, explain, form_of, speaker

from ..ws import wire
from .frames import LEGAL_SHOWN, made_with, offers, worded
from .judge import denied, mover
from .robots import question

if TYPE_CHECKING:
    from .room import Room, Screen

COACH = "sharp"
"""The level of the coach that gives hints: one that keeps no other bot waiting."""
HOUSE_PHRASES = (
    "hello",
    "well_played",
    "thanks",
    "sorry",
    "oops",
    "your_turn",
    "moment",
    "hurry",
    "lucky",
    "ouch",
    "again",
    "bye",
)
"""What people like to say over any game, by key: `phrase-KEY` has the words."""


def phrases(game: AnyGame) -> dict[str, str]:
    """The fixed phrases of a game: its own first, then the house's."""
    say = speaker(game)
    return Declared(game).phrases | {key: say(f"phrase-{key}") for key in HOUSE_PHRASES}


async def answer(room: "Room", screen: "Screen", person: str, command: wire.Command) -> None:
    """Answer a command that leaves no trace in the log."""
    match command:
        case wire.React() | wire.Phrase() | wire.Chat():
            await speak(room, person, command)
            screen.reply(wire.Ack(command.id, room.seq))
        case wire.Narrow():
            screen.reply(_narrowed(room, person, command))
        case wire.Explain():
            screen.reply(_explained(room, person, command, screen.words))
        case wire.Survey():
            screen.reply(_surveyed(room, person, command, screen.words))
        case wire.Hint():
            await _hint(room, screen, person, command)


async def speak(room: "Room", person: str, command: wire.React | wire.Phrase | wire.Chat) -> None:
    """Let everybody hear it, on every process."""
    member = room.lobby.people.get(person)
    if not member or member.muted:
        raise denied("muted", "deny-muted")
    match command:
        case wire.React(sign=sign):
            if sign not in wire.SIGNS:
                raise denied("no_sign", "deny-sign", sign=sign)
            kind, text = "sign", sign
        case wire.Phrase(phrase=phrase):
            if phrase not in phrases(room.lobby.game):
                raise denied("no_phrase", "deny-phrase", phrase=phrase)
            kind, text = "phrase", phrase
        case wire.Chat(text=text):
            if room.lobby.classroom or not room.lobby.settings.chat:
                raise denied("chat_off", "deny-chat")
            kind, text = "chat", harmless(text)
    spoke = wire.Spoke(
        kind=kind,  # type: ignore[arg-type]  # one of the three words
        person=person,
        name=member.name,
        seat=room.lobby.seat_of(person),
        text=text,
    )
    for screen in room.screens:
        screen.reply(spoke)
    text = json.encode(spoke).decode()
    await room.store.publish(f"spoke {room.house.process} {room.id} {text}")


def _narrowed(room: "Room", person: str, command: wire.Narrow) -> wire.Legal:
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
    return wire.Legal(id=command.id, seq=room.seq, moves=shown, total=len(found))


def _agrees(have: object, want: object) -> bool:
    """Equal, or for a list: beginning with what is wanted."""
    if isinstance(have, tuple) and isinstance(want, list):
        return list(have[: len(want)]) == want
    return have == want and isinstance(have, bool) == isinstance(want, bool)


def _explained(room: "Room", person: str, command: wire.Explain, words: bool) -> wire.Explained:
    live, seat = mover(room, person)
    play = live.play
    move = play.moves.read(command.move)
    refusal = live.present()[0].refusal(seat, move)
    if refusal:
        raise Refused(refusal)
    form = play.game.rules.moves.decode(move)
    names = room.lobby.names()
    does = explain(play.game, play.view(seat), form, names)
    cards = made_with(play.game, form)
    return wire.Explained(
        command.id,
        worded(play.game, does, names, words) or "",
        form_of(does),
        worded(play.game, cards, names, words) or "",
        form_of(cards),
    )


def _surveyed(room: "Room", person: str, command: wire.Survey, words: bool) -> wire.Surveyed:
    live, seat = mover(room, person)
    view, game, names = live.view(seat), live.play.game, room.lobby.names()
    moves = live.play.listed(seat, view)
    forms = [game.rules.moves.decode(move) for move in moves[:LEGAL_SHOWN]]
    shown = [
        _prospect(game, form, explain(game, view, form, names), names, words) for form in forms
    ]
    return wire.Surveyed(id=command.id, seq=room.seq, moves=shown, total=len(moves))


def _prospect(
    game: AnyGame, form: Form, does: Sentence, names: Names, words: bool
) -> wire.Prospect:
    cards = made_with(game, form)
    return wire.Prospect(
        move=dict(form),
        words=worded(game, does, names, words) or "",
        says=form_of(does),
        made_with=worded(game, cards, names, words) or "",
        made_with_says=form_of(cards),
    )


async def _hint(room: "Room", screen: "Screen", person: str, command: wire.Hint) -> None:
    """Ask the coach what to do here, and why; the room goes on meanwhile."""
    live, seat = mover(room, person)
    if not room.lobby.settings.hints:
        raise denied("hints_off", "deny-hints")
    legal = live.play.state.legal(seat)
    if not legal:
        raise denied("not_your_turn", "deny-idle")
    game = live.play.game
    seq, moves, must = room.seq, game.rules.moves, seat in live.play.state.awaited()
    names = list(room.lobby.names())
    asked = question(f"hint {room.id}", live, seat, COACH, legal, must, names)

    async def think() -> None:
        thought = await room.house.thinkers.think(asked)
        move = thought.move
        reason = thought.reason or message("coach-silent")
        screen.reply(
            wire.Hinted(
                id=command.id,
                seq=seq,
                move=None if move is None else dict(moves.decode(move)),
                text="" if move is None else moves.text(move),
                words=worded(game, reason, names, screen.words) or "",
                says=form_of(reason),
            )
        )

    room.robots.keep(asyncio.create_task(think()))
