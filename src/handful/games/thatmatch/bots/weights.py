"""What things are worth to the player of "Playing well" (RULES.md says why)."""

from array import array
from typing import Final

from ..rules.cards import (
    BOLT_NUMBERS,
    CARDS,
    COLOUR_OF,
    EXCLAMATIONS,
    MULTI,
    NUMBER_OF,
    NUMBERED,
    ORANGE_BLOCK,
    RED_BLOCK,
    RESCUE,
)

STAR_TAKEN: Final = 10.0
GAME_TAKEN: Final = 1000.0
RIPE_ONE, RIPE_TWO = -1.0, -0.4
RIPE_TO_WIN: Final = 1.5
FOLLOW_UP: Final = 2.0
IDLE: Final = 3.0
RED_BLOCK_PLAYED: Final = 0.5

EXCLAMATION, MULTI_BOLT, BOLT_NUMBER = 4.0, 3.0, 2.0
FIRST_BLOCK, FURTHER_BLOCK = 2.5, 1.0
OPENER, RESCUER = 2.0, 0.8
PLAIN, SMALL_PLAIN, LARGEST_SMALL = 1.0, 1.2, 2
MISFIT: Final = -0.5
ROOMY_HAND: Final = 5
"""Up to so many cards in hand nothing is in the way."""
AVERAGE: Final = 2.2
"""What a card to be drawn is worth."""
BETTER: Final = 0.5
"""What it is worth to choose what to keep, for each card that is discarded again."""


def _card_worth(card: int) -> float:
    if card in (RED_BLOCK, ORANGE_BLOCK):
        return FIRST_BLOCK
    if card >= NUMBERED:
        return RESCUER if card == RESCUE else OPENER
    if EXCLAMATIONS >> card & 1:
        return EXCLAMATION
    if BOLT_NUMBERS >> card & 1:
        return MULTI_BOLT if COLOUR_OF[card] == MULTI else BOLT_NUMBER
    return SMALL_PLAIN if NUMBER_OF[card] <= LARGEST_SMALL else PLAIN


CARD_WORTH: Final = array("d", [_card_worth(card) for card in range(CARDS)])
