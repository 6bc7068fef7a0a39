"""The moves of Ultima as people and programs write them."""

from typing import Final

from handful.core import (
    Field,
    Form,
    Grammar,
    Message,
    Moves,
    Refusal,
    Refused,
    Seats,
    Verb,
    Words,
    flag,
    message,
    number_in,
)

from ..messages.names import card_named
from .cards import CARDS, CODES, COLORS, NUMBERS, SEMITONES, TRITONE, spellings
from .options import DECKS, Options

MOST_SEATS: Final = 12

NO_ACTION, REVERSE, DRAW_TWO, WILD = range(4)
ACTIONS: Final = ("", "reverse", "draw2", "wild")
NO_COLOR: Final = len(COLORS)

# Every way to lay a card, in canonical order: silent, then with the call; a tritone once per action
# and, for `wild`, once per colour. A play's number is its place in this list.
_TRITONE_WAYS = [(REVERSE, NO_COLOR), (DRAW_TWO, NO_COLOR)] + [
    (WILD, color) for color in range(len(COLORS))
]
_PLAYS = [
    (card, action, color, call)
    for card in range(CARDS)
    for action, color in (_TRITONE_WAYS if SEMITONES[card] == TRITONE else [(NO_ACTION, NO_COLOR)])
    for call in (False, True)
]
_NUMBER = {play: number for number, play in enumerate(_PLAYS)}

PLAYS: Final = len(_PLAYS)
CARD_PLAYED: Final = bytes(play[0] for play in _PLAYS)
ACTION_NAMED: Final = bytes(play[1] for play in _PLAYS)
COLOR_NAMED: Final = bytes(play[2] for play in _PLAYS)
WITH_CALL: Final = bytes(play[3] for play in _PLAYS)
FIRST_PLAY: Final = bytes(min(_NUMBER[p] for p in _PLAYS if p[0] == card) for card in range(CARDS))
TRITONE_WAYS: Final = len(_TRITONE_WAYS)

DRAW, KEEP, PASS, ACCEPT, CALL, LET_PASS, READY, STOP = range(PLAYS, PLAYS + 8)
CATCH: Final = STOP + 1
SPACE: Final = CATCH + MOST_SEATS

_SIMPLE = {
    DRAW: "draw",
    KEEP: "keep",
    PASS: "pass",
    ACCEPT: "accept",
    CALL: "ultima",
    LET_PASS: "let_pass",
    READY: "ready",
    STOP: "stop",
}
_SIMPLE_NUMBER = {verb: move for move, verb in _SIMPLE.items()}


def card_words(decks: int) -> Words:
    """How a card is named where so many decks are in play (UL-2)."""
    copies = f"a copy from .1 to .{decks}" if decks > 1 else "each is there once"
    called = f"a card such as R-m3 (case counts) or r-mi3 ({copies})"
    return Words(CODES, spellings(decks), called=called)


def grammar(decks: int) -> Grammar:
    """The moves at a table with so many decks."""
    return Grammar(
        Verb(
            "play",
            Field("card", card_words(decks)),
            Field("action", Words(ACTIONS[1:]), optional=True),
            Field("color", Words(COLORS), optional=True),
            flag("ultima"),
        ),
        Verb("draw"),
        Verb("keep"),
        Verb("pass"),
        Verb("accept"),
        Verb("ultima"),
        Verb("catch", Field("target", Seats(MOST_SEATS))),
        Verb("let_pass"),
        Verb("ready"),
        Verb("stop"),
    )


def encode(form: Form) -> int:
    """The number of a structured move; a play with the wrong choices is refused (UL-21)."""
    verb = str(form["move"])
    if verb in _SIMPLE_NUMBER:
        return _SIMPLE_NUMBER[verb]
    if verb == "catch":
        return CATCH + number_in(form, "target")
    card = NUMBERS[str(form["card"])]
    action = ACTIONS.index(str(form.get("action", "")))
    color = COLORS.index(str(form["color"])) if "color" in form else NO_COLOR
    _check_action(card, action, color)
    return _NUMBER[card, action, color, "ultima" in form]


def decode(move: int) -> Form:
    """The structured form of a move."""
    if move in _SIMPLE:
        return {"move": _SIMPLE[move]}
    if move >= CATCH:
        return {"move": "catch", "target": move - CATCH}
    card, action, color, call = _PLAYS[move]
    form: Form = {"move": "play", "card": CODES[card]}
    if action != NO_ACTION:
        form["action"] = ACTIONS[action]
    if color != NO_COLOR:
        form["color"] = COLORS[color]
    if call:
        form["ultima"] = True
    return form


def _check_action(card: int, action: int, color: int) -> None:
    tritone = SEMITONES[card] == TRITONE
    if tritone and action == NO_ACTION:
        raise _bad("action_required", message("refuse-action"))
    if not tritone and action != NO_ACTION:
        raise _bad("action_not_allowed", message("refuse-no-action", card=card_named(card)))
    if action == WILD and color == NO_COLOR:
        raise _bad("color_required", message("refuse-color"))
    if action != WILD and color != NO_COLOR:
        raise _bad("color_not_allowed", message("refuse-no-color"))


def _bad(code: str, reason: Message) -> Refused:
    return Refused(Refusal(code, reason, "UL-21"))


_SPELLINGS = tuple(Moves(grammar(decks), encode, decode, SPACE) for decks in DECKS)
MOVES: Final = _SPELLINGS[-1]


def spelling(options: Options, seats: int) -> Moves:
    """The moves of one table: a copy that is not there cannot be named (UL-2)."""
    return _SPELLINGS[DECKS.index(options.deck_count(seats))]
