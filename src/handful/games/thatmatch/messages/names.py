"""Cards, colours and stars as parts of a sentence."""

from collections.abc import Iterable

from handful.core import Message, message

from ..rules.cards import (
    ASKS,
    BOLT_LETTER,
    CODES,
    COLOURS,
    EXCLAMATION_LETTER,
    NUMBER_OF,
    NUMBERED,
    NUMBERS,
    POINT_NUMBERS,
    STARS,
)


def card_message(code: str) -> Message:
    """A card by its code, a point card too."""
    if code in POINT_NUMBERS:
        card = POINT_NUMBERS[code]
        asks = "/".join(str(number) for number in ASKS[card])
        return message("card-point", asks=asks, count=STARS[card])
    if NUMBERS[code] >= NUMBERED:
        return message("card-other", card=code)
    if code.endswith(EXCLAMATION_LETTER):
        return message("card-exclamation", colour=code[0])
    if code.endswith(BOLT_LETTER):
        return message("card-bolt", colour=code[0], number=code[1])
    return message("card", colour=code[0], number=code[1])


def card_named(card: int) -> Message:
    """A playing card by its number."""
    return card_message(CODES[card])


def cards_message(codes: Iterable[object]) -> tuple[Message, ...]:
    """Several cards by their codes."""
    return tuple(card_message(str(code)) for code in codes)


def colour_message(colour: str) -> Message:
    """A colour by its letter."""
    return message("colour", colour=colour)


def colour_named(colour: int) -> Message:
    """A colour by its number."""
    return colour_message(COLOURS[colour])


def stars_message(count: int) -> Message:
    """So many stars."""
    return message("stars", count=count)


def sum_of(codes: Iterable[object]) -> str:
    """What several number cards make together: “1 + 2 = 3”."""
    numbers = [NUMBER_OF[NUMBERS[str(code)]] for code in codes]
    if len(numbers) == 1:
        return str(numbers[0])
    return f"{' + '.join(map(str, numbers))} = {sum(numbers)}"
