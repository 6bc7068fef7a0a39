"""The shape of scenario files: which keys there are and what may stand behind them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from handful.core import Moves, Refused

from .vocabulary import UnknownName, Vocabulary

Key = tuple[str, Callable[[object], bool]]
"""What may stand behind a key, in words and as a question."""

ACTIONS = ("move", "tick", "lapse", "say")
_ABOUT_ACTION = ("at", "refused", "cites", "events", "without")
_OF_A_SEAT = ("legal", "offers", "lacks")


class BadForm(Exception):
    """Something that cannot stand in a scenario file; the sentence says what."""


def is_whole(value: object) -> bool:
    """Whether it is a whole number and not a switch."""
    return isinstance(value, int) and not isinstance(value, bool)


def _list_of(kind: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, list) and all(kind(one) for one in value)


def _text(value: object) -> bool:
    return isinstance(value, str)


def _table(value: object) -> bool:
    return isinstance(value, dict)


def _move(value: object) -> bool:
    return isinstance(value, str | dict)


_KINDS: dict[str, Callable[[object], bool]] = {
    "text": _text,
    "number": is_whole,
    "true or false": lambda value: isinstance(value, bool),
    "table": _table,
    "move": _move,
    "list of texts": _list_of(_text),
    "list of numbers": _list_of(is_whole),
    "list of tables": _list_of(_table),
    "list of moves": _list_of(_move),
    "number or list of moves": lambda value: is_whole(value) or _list_of(_move)(value),
    "number or false": lambda value: value is False or is_whole(value),
    "table, true or false": lambda value: isinstance(value, dict | bool),
    "list of texts or numbers": _list_of(lambda one: _text(one) or is_whole(one)),
}


def keys_of(**kinds: str) -> dict[str, Key]:
    """Keys and the names of what may stand behind them."""
    return {key: (kind, _KINDS[kind]) for key, kind in kinds.items()}


STEP = keys_of(
    seat="number",
    move="move",
    tick="number",
    lapse="number",
    say="table",
    at="number",
    refused="text",
    cites="text",
    events="list of tables",
    without="list of tables",
    legal="number or list of moves",
    offers="list of moves",
    lacks="list of moves",
    told="list of tables",
    untold="list of tables",
    hidden="list of texts",
    expect="table",
    sees="table",
    unseen="list of texts",
    nowhere="list of texts or numbers",
    actors="list of numbers",
    awaited="list of numbers",
    deadline="number or false",
    outcome="table, true or false",
)


def check(found: Mapping[str, object], keys: Mapping[str, Key], needed: Sequence[str] = ()) -> None:
    """Raise `BadForm` for an unknown key, a missing one, or one with the wrong thing behind it."""
    for key, value in found.items():
        if key not in keys:
            raise BadForm(f"there is no key {key!r} here: there are {', '.join(keys)}.")
        words, fits = keys[key]
        if not fits(value):
            raise BadForm(f"{key} must be a {words}, not {value!r}.")
    for key in needed:
        if key not in found:
            raise BadForm(f"it has no {key}.")


def step(found: dict[str, Any], seats: int, number: int, words: Vocabulary) -> Mapping[str, Any]:
    """One step of a scenario, checked, its lists of moves in canonical text."""
    try:
        check(found, STEP)
        _check_sense(found, seats)
        words.check(found)
        known = {}
        for key in ("legal", "offers"):
            if isinstance(found.get(key), list):
                known[key] = [_canonical(words.moves, one) for one in found[key]]
        if "lacks" in found:
            known["lacks"] = [_canonical(words.moves, one, or_none=True) for one in found["lacks"]]
    except (BadForm, UnknownName) as problem:
        raise BadForm(f"step {number}: {problem}") from None
    return found | known


def _check_sense(found: Mapping[str, Any], seats: int) -> None:
    actions = [key for key in ACTIONS if key in found]
    if len(actions) > 1:
        raise BadForm(f"{actions[0]} and {actions[1]} cannot stand together.")
    if not set(found) - {"seat"}:
        raise BadForm("it says nothing.")
    for key in _ABOUT_ACTION:
        if key in found and not actions:
            raise BadForm(f"{key} needs one of {', '.join(ACTIONS)} beside it.")
    for key in ("move", "say", *_OF_A_SEAT):
        if key in found and "seat" not in found:
            raise BadForm(f"{key} needs a seat beside it.")
    for key in ("seat", "lapse"):
        if key in found and "refused" not in found and not 0 <= found[key] < seats:
            raise BadForm(f"there is no seat {found[key]} at this table.")
    for key in ("events", "without"):
        if key in found and "refused" in found:
            raise BadForm("a refused step brings no events.")
    for key in ("without", "untold"):
        if any("event" not in one for one in found.get(key, ())):
            raise BadForm(f"{key} names the events that must not come.")
    if "cites" in found and "refused" not in found:
        raise BadForm("cites needs refused beside it.")


def _canonical(moves: Moves, given: object, or_none: bool = False) -> str:
    """The text of a move; a well-formed one that no integer stands for is allowed in `lacks`."""
    grammar = moves.grammar
    try:
        form = grammar.parse(given) if isinstance(given, str) else grammar.check(given)
    except Refused as problem:
        raise BadForm(f"{given!r} is no move: {problem}") from None
    try:
        return moves.text(moves.encode(form))
    except Refused as problem:
        if or_none:
            return grammar.write(form)
        raise BadForm(f"{given!r} is no move: {problem}") from None
