"""Cards and kinds of cards as parts of a sentence."""

from typing import Final

from handful.core import Message, message

from ..rules.cards import KINDS

_SIGN_WORDS: Final = {"+": "add", "-": "subtract", "x": "multiply", "/": "divide"}
_OTHERS: Final = {"W": "wild", "T": "timer"}


def card_message(code: str) -> Message:
    """A card by its code: `7.R`, `+2.B`, `D`."""
    if code == "D":
        return message("dynamite")
    kind, _, color = code.partition(".")
    if kind.isdigit():
        return message("number-card", number=int(kind), color=color)
    sign, by = _taken_apart(kind)
    return message("ignite-card", sign=sign, by=by, color=color)


def kind_named(kind: int) -> Message:
    """A kind of IGNITE card by its number."""
    sign, by = _taken_apart(KINDS[kind])
    return message("kind", sign=sign, by=by)


def _taken_apart(kind: str) -> tuple[str, str]:
    """What a kind does, in a word, and by how much."""
    return (_OTHERS[kind], "") if kind in _OTHERS else (_SIGN_WORDS[kind[0]], kind[1:])
