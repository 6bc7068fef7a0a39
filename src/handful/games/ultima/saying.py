"""Cards, colours and intervals as parts of a sentence."""

from handful.core.said import Said, card_said, word_said

from .cards import CODES, COLOR_NAMES, COLORS, INTERVAL_NAMES, INTERVALS, SEMITONES


def card_named(card: int) -> Said:
    """A card: its code, where a page would say its name."""
    return card_said(CODES[card], CODES[card])


def color_said(color: int) -> Said:
    """A colour by its number."""
    return word_said(f"ultima.color.{COLORS[color]}", COLOR_NAMES[color])


def interval_said(card: int) -> Said:
    """The interval of a card."""
    semitones = SEMITONES[card]
    return word_said(f"ultima.interval.{INTERVALS[semitones]}", INTERVAL_NAMES[semitones])
