"""Cards, colours, gestures and ways to match as parts of a sentence."""

from collections.abc import Mapping, Sequence

from handful.core import Message, message

from ..rules.cards import CODES, COLOR_OF, COLORS, NUMBER_OF


def card_message(code: str) -> Message:
    """A card by its code."""
    return message("card", color=code[0], number=int(code[1:]))


def card_named(card: int) -> Message:
    """A card by its number."""
    return card_message(CODES[card])


def cards_named(codes: Sequence[object]) -> tuple[Message, ...]:
    """Several cards by their codes."""
    return tuple(card_message(str(code)) for code in codes)


def color_named(color: int) -> Message:
    """A colour by its number."""
    return message("color", color=COLORS[color])


def color_of(card: int) -> Message:
    """The colour of a card."""
    return color_named(COLOR_OF[card])


def gesture(signal: Mapping[str, object]) -> Message | None:
    """What goes with an offer, in words; None where nothing does."""
    match signal:
        case {"strength": int(strength), "nature": str(nature)} if nature != "none":
            return message("gesture", strength=strength, nature=nature)
        case {"strength": int(strength)}:
            return message("strength", strength=strength)
    return None


def how(target: int, played: Sequence[int], ways: Sequence[str]) -> Message:
    """How cards match: “8 − 3 = 5, and yellow and red make orange”."""
    first, *second = (_way(one, target, played) for one in ways)
    return message("ways", first=first, second=second[0]) if second else first


def _way(way: str, target: int, played: Sequence[int]) -> Message:
    color, number = color_of(target), NUMBER_OF[target]
    low, high = min(NUMBER_OF[one] for one in played), max(NUMBER_OF[one] for one in played)
    match way:
        case "sum":
            return message("way-sum", low=low, high=high, sum=number)
        case "difference":
            return message("way-difference", low=low, high=high, difference=number)
        case "mix":
            one, other = (color_of(card) for card in played)
            return message("way-mix", one=one, other=other, color=color)
        case "same_colour":
            return message("way-same-color", color=color)
        case "colour":
            return message("way-color", color=color)
    return message("way-number", number=number)
