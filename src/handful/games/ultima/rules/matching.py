"""What fits on the top card, and how (UL-12 to UL-14): everybody asks here."""

from array import array
from typing import Final

from handful.core.sets import union_of

from .cards import CARDS, COLOR_OF, COLORS, INTERVAL_COUNT, OCTAVE, SEMITONES, TRITONE


def ways(card: int, color: int, semitones: int) -> tuple[str, ...]:
    """UL-12: by the colour in play, by filling the octave with the top card, by both, or not."""
    found = []
    if COLOR_OF[card] == color:
        found.append("color")
    if SEMITONES[card] + semitones == OCTAVE:
        found.append("complement")
    return tuple(found)


def _fits(card: int, color: int, semitones: int, tritone_wild: bool) -> bool:
    """UL-14: a tritone may fit on everything."""
    wild = tritone_wild and SEMITONES[card] == TRITONE
    return wild or len(ways(card, color, semitones)) > 0


FITTING: Final = tuple(
    array(
        "Q",
        [
            union_of([card for card in range(CARDS) if _fits(card, color, semitones, wild)])
            for color in range(len(COLORS))
            for semitones in range(INTERVAL_COUNT)
        ],
    )
    for wild in (False, True)
)
"""Whether tritones are wild, then by the colour in play and the top interval: all that fits."""


def fitting(color: int, top: int, tritone_wild: bool) -> int:
    """The set of cards that fit on this card while this colour is in play."""
    return FITTING[tritone_wild][color * INTERVAL_COUNT + SEMITONES[top]]
