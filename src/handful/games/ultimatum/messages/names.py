"""Cards, and who is meant by a seat, as parts of a sentence."""

from collections import Counter
from collections.abc import Iterable

from handful.core import Message, message

from ..rules.cards import CODES


def card_message(code: str) -> Message:
    """A card by its code."""
    if code[1:].isdigit():
        return message("card", kind=code[:1], value=int(code[1:]))
    return message("card", kind=code, value=0)


def card_named(kind: int) -> Message:
    """A card by its number."""
    return card_message(CODES[kind])


def cards_counted(codes: Iterable[str]) -> tuple[Message, ...]:
    """Cards as people list them: equal ones once, with how many."""
    return tuple(
        card_message(code)
        if count == 1
        else message("card-times", card=card_message(code), count=count)
        for code, count in Counter(codes).items()
    )
