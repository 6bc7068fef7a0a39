"""The moves of Ultimatum as people and programs write them.

The integers 0 to SPACE - 1 are the action space: first every play, kind by kind, then the answers.
A seat that no table has and a share that no stack allows have a number too, so that the rules can
refuse them in the order of the rulebook. A move that names the window it answers is that integer
plus SPACE for every window: `decline window 7` is DECLINE + 7 * SPACE (UT-64).
"""

from array import array
from collections.abc import Mapping
from functools import cache
from itertools import accumulate
from types import MappingProxyType
from typing import Final

from handful.core import (
    Domain,
    Field,
    Form,
    Grammar,
    Moves,
    Numbers,
    Places,
    Refusal,
    Refused,
    Seats,
    Verb,
    Words,
    message,
    number_in,
)

from ..messages.names import card_named
from .cards import (
    BLOCK,
    CODES,
    COUNTER,
    DRAW,
    KINDS,
    NUMBERS,
    STEAL,
    SWAP,
    ULTIMATUM,
    is_give,
    is_take,
)
from .options import MOST_CHIPS, MOST_SEATS

ELSEWHERE: Final = MOST_SEATS
"""Stands for every seat that no table has."""
CHAIRS: Final = MOST_SEATS + 1
MOST_POOL: Final = MOST_SEATS * MOST_CHIPS
TOO_MUCH: Final = MOST_POOL + 1
"""Stands for every share that no stack allows."""
SHARES: Final = MOST_POOL + 2
MOST_PROPOSALS: Final = MOST_SEATS
NO_PROPOSAL: Final = MOST_PROPOSALS
"""Stands for every proposal that no Ultimatum has."""

CHIPS, HANDS = range(2)
WHATS: Final = ("chips", "hands")
BOTH_WAYS: Final = len(WHATS)

_SIZES: Final = {
    "from": CHAIRS,
    "to": CHAIRS,
    "with": CHAIRS,
    "what": len(WHATS),
    "responder": CHAIRS,
    "target": CHAIRS,
    "share": SHARES,
}


def _needs(kind: int) -> tuple[str, ...]:
    """The choices a card needs, in the order in which they are declared (UT-10)."""
    if is_give(kind):
        return "from", "to"
    if is_take(kind) or kind == STEAL:
        return ("from",)
    named = {SWAP: ("with", "what"), ULTIMATUM: ("responder", "target", "share"), DRAW: ("to",)}
    return named.get(kind, ())


def _ways(kind: int) -> int:
    """How many numbers the plays of a kind take."""
    ways = 1
    for name in NEEDS[kind]:
        ways *= _SIZES[name]
    return ways


NEEDS: Final = tuple(_needs(kind) for kind in range(KINDS))
FIRST: Final = array("q", accumulate((_ways(kind) for kind in range(KINDS)), initial=0))
"""The first play of each kind; behind the last kind, the number of all plays."""
PLAYS: Final = FIRST[KINDS]
KIND_PLAYED: Final = bytes(kind for kind in range(KINDS) for _ in range(_ways(kind)))

PLAY_BLOCK: Final = PLAYS
DECLINE: Final = PLAY_BLOCK + 1
PLAY_COUNTER: Final = DECLINE + 1
ACCEPT: Final = PLAY_COUNTER + SHARES
REJECT: Final = ACCEPT + MOST_PROPOSALS + 1
DEAL: Final = REJECT + 1
SPACE: Final = DEAL + 1

_PLAIN: Final = {PLAY_BLOCK: "block", DECLINE: "decline", REJECT: "reject", DEAL: "deal"}
_PLAIN_NUMBER: Final = {verb: action for action, verb in _PLAIN.items()}

KIND: Final = Words(CODES, {code.lower(): code for code in CODES}, called=", ".join(CODES))
SEAT: Final = Seats(100)
SHARE: Final = Numbers(-999, 999)
WINDOW: Final = Numbers(1, 999_999_999)

_ANSWERED: Final = Field("window", WINDOW, optional=True, keyword="window")


def _choice(name: str) -> Field:
    domains: dict[str, Domain] = {"what": Words(WHATS), "share": SHARE}
    return Field(name, domains.get(name, SEAT), optional=True, keyword=name)


GRAMMAR: Final = Grammar(
    Verb("play", Field("card", KIND), *(_choice(name) for name in _SIZES), _ANSWERED),
    Verb("block", _ANSWERED, plays=CODES[BLOCK]),
    Verb("decline", _ANSWERED),
    Verb("counter", Field("share", SHARE), _ANSWERED, plays=CODES[COUNTER]),
    Verb("accept", Field("proposal", Places(0, 99)), _ANSWERED),
    Verb("reject", _ANSWERED),
    Verb("deal", _ANSWERED),
)


def encode(form: Form) -> int:
    """The number of a structured move; a play with the wrong choices is refused."""
    return _action(form) + SPACE * number_in(form, "window")


def _action(form: Form) -> int:
    verb = str(form["move"])
    if verb == "counter":
        return PLAY_COUNTER + _share(form)
    if verb == "accept":
        return ACCEPT + min(number_in(form, "proposal"), NO_PROPOSAL)
    if verb != "play":
        return _PLAIN_NUMBER[verb]
    kind = NUMBERS[str(form["card"])]
    _check_choices(kind, form)
    chosen = 0
    for name in NEEDS[kind]:
        chosen = chosen * _SIZES[name] + _chosen(form, name)
    return FIRST[kind] + chosen


def _chosen(form: Form, name: str) -> int:
    if name == "what":
        return WHATS.index(str(form["what"]))
    return _share(form) if name == "share" else min(number_in(form, name), ELSEWHERE)


def _share(form: Form) -> int:
    share = number_in(form, "share")
    return share if 0 <= share <= MOST_POOL else TOO_MUCH


def _check_choices(kind: int, form: Form) -> None:
    named = [name for name in _SIZES if name in form]
    if set(named) != set(NEEDS[kind]):
        usage = " ".join(["play", CODES[kind], *(f"{name} {name.upper()}" for name in NEEDS[kind])])
        reason = message("refuse-usage", card=card_named(kind), usage=usage)
        raise Refused(Refusal("malformed_move", reason, "UT-10"))


@cache
def choices(action: int) -> Mapping[str, int]:
    """What was chosen with a play, by name: seats, what to swap, the share."""
    kind = KIND_PLAYED[action]
    rest, found = action - FIRST[kind], {}
    for name in reversed(NEEDS[kind]):
        rest, found[name] = divmod(rest, _SIZES[name])
    return MappingProxyType({name: found[name] for name in NEEDS[kind]})


def parameters(action: int) -> dict[str, int | str]:
    """The same as the wire has it."""
    return {
        name: WHATS[chosen] if name == "what" else chosen
        for name, chosen in choices(action).items()
    }


def decode(move: int) -> Form:
    """The structured form of a move."""
    window, action = divmod(move, SPACE)
    form: Form
    if action < PLAYS:
        form = {"move": "play", "card": CODES[KIND_PLAYED[action]], **parameters(action)}
    elif action in _PLAIN:
        form = {"move": _PLAIN[action]}
    elif action < ACCEPT:
        form = {"move": "counter", "share": action - PLAY_COUNTER}
    else:
        form = {"move": "accept", "proposal": action - ACCEPT}
    if window:
        form["window"] = window
    return form


MOVES: Final = Moves(GRAMMAR, encode, decode, SPACE)
