"""Cards, colours and intervals as parts of a sentence."""

from handful.core import Message, message

from ..rules.cards import CODES, COLORS, INTERVALS, SEMITONES


def card_message(code: str) -> Message:
    """A card by its code."""
    color, _, interval = code.partition("-")
    return message("card", color=color, interval=interval)


def card_named(card: int) -> Message:
    """A card by its number."""
    return card_message(CODES[card])


def color_named(color: int) -> Message:
    """A colour by its number."""
    return color_message(COLORS[color])


def color_message(color: str) -> Message:
    """A colour by its letter."""
    return message("color", color=color)


def interval_named(semitones: int) -> Message:
    """The interval of so many semitones."""
    return message("interval", interval=INTERVALS[semitones])


def interval_of(card: int) -> Message:
    """The interval of a card."""
    return interval_named(SEMITONES[card])
