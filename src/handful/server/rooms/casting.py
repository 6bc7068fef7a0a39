"""Who is who at a table: which character a bot is, and which shape marks each seat."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, get_args

from handful.bots.characters import CHARACTERS, called, drawn
from handful.core import Refusal, Refused, message

from ..ws.protocol import Shape
from . import log_entries as log

if TYPE_CHECKING:
    from .lobby import Lobby

SHAPES: tuple[str, ...] = get_args(Shape)


def cast(lobby: "Lobby", seats: Collection[int], names: Collection[str] = ()) -> list[str]:
    """Characters by lot for bots that sit down on these seats, or that must change their name.

    The lot is the promise about the next deal, which everybody may know.
    """
    others = {chair.character for seat, chair in enumerate(lobby.chairs) if seat not in seats}
    people = {one.name for one in lobby.people.values()}
    return drawn(len(seats), lobby.commitment(), others, {*people, *names})


def chosen(lobby: "Lobby", seat: int, wanted: str | None) -> str:
    """The character that the host wants on a seat; without a wish who sits there, else by lot."""
    if wanted is None:
        return lobby.chairs[seat].character or cast(lobby, [seat])[0]
    if wanted not in CHARACTERS:
        known = ", ".join(CHARACTERS)
        raise Refused(Refusal("no_character", message("no-character", key=wanted, known=known)))
    name = called(wanted)
    if is_heard(lobby, name) and lobby.chairs[seat].character != wanted:
        raise Refused(Refusal("name_taken", message("deny-name-taken", name=name)))
    return wanted


def is_heard(lobby: "Lobby", name: str) -> bool:
    """Whether anybody in the room, person or bot, goes by this name."""
    people = [one.name for one in lobby.people.values()]
    return name.casefold() in {one.casefold() for one in [*people, *bots(lobby).values()]}


def bots(lobby: "Lobby") -> dict[int, str]:
    """The names of the characters at the table, by seat."""
    return {
        seat: called(chair.character) for seat, chair in enumerate(lobby.chairs) if chair.character
    }


def giving_way(lobby: "Lobby", name: str) -> list[log.Body]:
    """Before the game a bot leaves its name to the person who has it and becomes another."""
    return [
        log.Botted(
            seat=seat, level=lobby.chairs[seat].bot, character=cast(lobby, [seat], [name])[0]
        )
        for seat, bot in bots(lobby).items()
        if bot.casefold() == name.casefold()
    ]


def planned(lobby: "Lobby", seats: Collection[int]) -> list[str]:
    """The characters of an evening's bots: on the same chair of every table the same one.

    Chairs move on from deal to deal with whoever sits there; a bot whose name a person has at this
    table becomes another.
    """
    assert lobby.plan
    count, lot = len(lobby.chairs), lobby.plan.id
    names = {one.name.casefold() for one in lobby.people.values()}
    others = {chair.character for seat, chair in enumerate(lobby.chairs) if seat not in seats}
    every = drawn(count, lot)
    spare = drawn(count, lot, {*every, *others}, names)
    own = [every[(seat + lobby.turned) % count] for seat in seats]
    return [
        spare.pop(0) if called(one).casefold() in names or one in others else one for one in own
    ]


def stand_in(lobby: "Lobby", person: str) -> str:
    """The character that takes the chair of somebody who leaves a running game for good."""
    seat = lobby.seat_of(person)
    if seat is None or lobby.phase != "playing":
        return ""
    return (planned if lobby.plan else cast)(lobby, [seat])[0]


def dealt_shapes(seats: int, picked: Sequence[tuple[int, str]]) -> tuple[str, ...]:
    """A shape for each seat, no two alike: first what people picked, in the order they came.

    Who picked none, or came after another with the same, gets the shape of the seat if it is
    free, else the first that is left.
    """
    found: dict[int, str] = {}
    for seat, shape in picked:
        if shape and shape not in found.values():
            found[seat] = shape
    for seat in range(seats):
        own = SHAPES[seat % len(SHAPES)]
        if seat not in found and own not in found.values():
            found[seat] = own
    for seat in range(seats):
        left = [shape for shape in SHAPES if shape not in found.values()]
        found.setdefault(seat, left[0] if left else SHAPES[seat % len(SHAPES)])
    return tuple(found[seat] for seat in range(seats))
