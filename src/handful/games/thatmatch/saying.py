"""Cards, colours and stars as parts of a sentence."""

from collections.abc import Sequence

from handful.core.said import Said, card_said, said, several_said, word_said

from .rules.cards import (
    CODES,
    COLOUR_NAMES,
    COLOURS,
    NUMBER_OF,
    NUMBERS,
    POINT_NUMBERS,
    STAR,
    STARS,
)


def card_named(code: str) -> Said:
    """A playing card: its code, where a page would say its name."""
    return card_said(code, code)


def cards_named(cards: Sequence[int]) -> Said:
    """Several playing cards."""
    return several_said([card_named(CODES[card]) for card in cards])


def point_named(code: str) -> Said:
    """A point card with its stars."""
    return card_said(code, f"point card {code} {STAR * STARS[POINT_NUMBERS[code]]}")


def colour_said(colour: int) -> Said:
    """A colour by its number."""
    return word_said(f"thatmatch.colour.{COLOURS[colour]}", COLOUR_NAMES[colour])


def stars_said(count: int) -> Said:
    """So many stars."""
    return said("1 star") if count == 1 else said("{n} stars", n=count)


def sum_of(codes: Sequence[object]) -> str:
    """What several number cards make together: “1 + 2 = 3”."""
    numbers = [NUMBER_OF[NUMBERS[str(code)]] for code in codes]
    return f"{' + '.join(map(str, numbers))} = {sum(numbers)}"
