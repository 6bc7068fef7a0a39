"""Cards and chips as parts of a sentence."""

from handful.core.said import Said, card_said, said

from .rules.cards import CODES, NAMES


def card_named(kind: int) -> Said:
    """A card by its name."""
    return card_said(CODES[kind], NAMES[kind])


def chips_said(count: int) -> Said:
    """A number of chips."""
    return said("1 chip") if count == 1 else said("{n} chips", n=count)


def cards_said(count: int) -> Said:
    """A number of cards."""
    return said("1 card") if count == 1 else said("{n} cards", n=count)
