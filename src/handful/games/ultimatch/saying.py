"""Cards and colours as parts of a sentence."""

from handful.core.said import Said, card_said, word_said

from .rules.cards import CODES, COLOR_NAMES, COLOR_OF, COLORS


def card_named(card: int) -> Said:
    """A card: its code, where a page would say its name."""
    return card_said(CODES[card], CODES[card])


def color_of(card: int) -> Said:
    """The colour of a card."""
    color = COLOR_OF[card]
    return word_said(f"ultimatch.color.{COLORS[color]}", COLOR_NAMES[color])
