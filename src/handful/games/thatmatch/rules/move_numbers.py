"""The verbs of That Match Game as numbers, and the room each part of a move has."""

from typing import Final

from .cards import LANES
from .options import MOST_SEATS

(
    DRAW,
    PLAY_NUMBER,
    PLAY_SPECIAL,
    TOSS,
    END_TURN,
    BOLT,
    BLOCK_RED,
    BLOCK_ORANGE,
    CALL_RESCUE,
    DECLINE,
    TRIM,
) = range(11)
VERBS: Final = (
    "draw",
    "play_number",
    "play_special",
    "toss",
    "end_turn",
    "bolt",
    "red_block",
    "orange_block",
    "rescue",
    "decline",
    "trim",
)
FIRST_RESPONSE, LAST_RESPONSE = BOLT, DECLINE
LISTING: Final = (TOSS, BOLT, TRIM)
"""The verbs that take a list of cards."""

CARD_BITS: Final = 6
CARD_MASK: Final = (1 << CARD_BITS) - 1
LONGEST_LIST: Final = 8
CHOICE_BITS: Final = CARD_BITS * LONGEST_LIST
CHOICE_MASK: Final = (1 << CHOICE_BITS) - 1
SEEN_BITS: Final = 7
SEEN_MASK: Final = (1 << SEEN_BITS) - 1
VERB_AT: Final = CHOICE_BITS + SEEN_BITS
PAST_MOVES: Final = len(VERBS) << VERB_AT
"""No move is as large as this."""
MOST_ENTRIES: Final = 100
MOST_SLOTS: Final = 16
MOST_SPOTS: Final = MOST_SLOTS * LANES
MOST_DRAWN: Final = 9
NO_TARGET: Final = MOST_SEATS
TARGETS: Final = NO_TARGET + 1
AIMS: Final = MOST_ENTRIES + 1
"""What a block may name: a card, or an entry."""
