"""What goes over the wire in Ultimatum: moves, events, the view.

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
from typing import Final, NotRequired, TypedDict

from handful.core import (
    Domain,
    Event,
    Field,
    Form,
    Grammar,
    JsonValue,
    Moves,
    Numbers,
    Places,
    Refusal,
    Refused,
    Seats,
    Verb,
    Words,
    number_in,
    only,
    public,
)
from handful.core.said import said

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
from .saying import card_named

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
    Verb(
        "play",
        Field("card", KIND),
        *(_choice(name) for name in _SIZES),
        _ANSWERED,
        help="play a card: its code, then the seats it needs, then what or how much",
    ),
    Verb("block", _ANSWERED, help="play a Block against what is done to you", plays=CODES[BLOCK]),
    Verb("decline", _ANSWERED, help="let it happen, or make no counter-proposal"),
    Verb(
        "counter",
        Field("share", SHARE),
        _ANSWERED,
        help="play a Counter: offer so many chips",
        plays=CODES[COUNTER],
    ),
    Verb("accept", Field("proposal", Places(0, 99)), _ANSWERED, help="accept this proposal"),
    Verb("reject", _ANSWERED, help="reject all proposals"),
    Verb("deal", _ANSWERED, help="deal the next round"),
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
        reason = said("{card} is played as: {usage}.", card=card_named(kind), usage=usage)
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


class RoundStarted(Event):
    round: int = public()
    dealer: int = public()
    hand_size: int = public()
    chips: tuple[int, ...] = public()
    pile_count: int = public()


class Dealt(Event):
    seat: int = only("seat")
    kinds: tuple[str, ...] = only("seat")


class TurnStarted(Event):
    seat: int = public()


class Played(Event):
    """`parameters` holds what was declared with the card, named as in the move (UT-10)."""

    seat: int = public()
    card: str = public()
    parameters: Mapping[str, JsonValue] = public()


class WindowOpened(Event, final=True):
    """Somebody is asked, so what was declared cannot be changed (UT-10)."""

    window: int = public()
    phase: str = public()
    seat: int = public()
    seconds: int = public()


class Declined(Event, final=True):
    """`early`: ahead of its place in the order (UT-31)."""

    seat: int = public()
    early: bool = public()


class Blocked(Event):
    """`card` is what the Block stopped."""

    seat: int = public()
    card: str = public()


class Countered(Event, final=True):  # UT-29
    seat: int = public()
    proposal: int = public()
    share: int = public()


class Accepted(Event):
    seat: int = public()
    proposal: int = public()


class Rejected(Event):
    seat: int = public()


class ChipsMoved(Event):
    """`short` is how many were missing for a Give or a Take (UT-15)."""

    payer: int = public()
    receiver: int = public()
    count: int = public()
    short: int = public()


class StacksSwapped(Event):
    a: int = public()
    b: int = public()
    before: tuple[int, int] = public()
    after: tuple[int, int] = public()


class HandsSwapped(Event):
    """`counts` are the new sizes."""

    a: int = public()
    b: int = public()
    counts: tuple[int, int] = public()


class HandReceived(Event):
    seat: int = only("seat")
    kinds: tuple[str, ...] = only("seat")


class Drew(Event):
    seat: int = public()
    count: int = public()


class Drawn(Event):
    seat: int = only("seat")
    kinds: tuple[str, ...] = only("seat")


class RoundEnded(Event):
    reason: str = public()
    seats: tuple[int, ...] = public()


class Scored(Event):
    chips: tuple[int, ...] = public()
    totals: tuple[int, ...] = public()


class DealerMoved(Event):
    seat: int = public()


class GameOver(Event):
    winners: tuple[int, ...] = public()
    places: tuple[int, ...] = public()
    totals: tuple[int, ...] = public()


class Said(Event):
    """A structured message, everybody hears it (UT-47)."""

    number: int = public()
    seat: int = public()
    message: Mapping[str, JsonValue] = public()


EVENTS: Final = (
    RoundStarted,
    Dealt,
    TurnStarted,
    Played,
    WindowOpened,
    Declined,
    Blocked,
    Countered,
    Accepted,
    Rejected,
    ChipsMoved,
    StacksSwapped,
    HandsSwapped,
    HandReceived,
    Drew,
    Drawn,
    RoundEnded,
    Scored,
    DealerMoved,
    GameOver,
    Said,
)


class Proposal(TypedDict):
    """`share` of the pool to the responder, the rest to `by` (UT-25)."""

    by: int
    share: int
    blockable: bool


class Affair(TypedDict):
    """A card that waits for answers; `queue` is who is still to be asked, the next one first.

    A Swap has `what`; only an Ultimatum has a responder, a pool and proposals.
    """

    card: str
    actor: int
    target: int
    queue: list[int]
    what: NotRequired[str]
    responder: NotRequired[int]
    pool: NotRequired[int]
    proposals: NotRequired[list[Proposal]]
    accepted: NotRequired[int | None]


class View(TypedDict):
    """All that a seat may see; `hand` and `known` are there for their owner alone.

    `known` lists for every seat the cards certainly in its hand (UT-65).
    """

    phase: str
    required: int | None
    window: int
    seconds: int
    turn: int
    dealer: int
    round_number: int
    extra_rounds: int
    chips: list[int]
    totals: list[int]
    sizes: list[int]
    pile_count: int
    discard: list[str]
    turns_taken: list[int]
    affair: Affair | None
    ended: str
    now: int
    hand: NotRequired[list[str]]
    known: NotRequired[list[list[str]]]
