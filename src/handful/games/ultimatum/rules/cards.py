"""The deck of Ultimatum: 88 cards of seventeen kinds.

A card is its kind, a number from 0 to 16: cards of one kind cannot be told apart. A hand is a
tally: one integer with a few bits for each kind, enough to count all its copies.
"""

from array import array
from collections.abc import Iterable
from itertools import accumulate
from typing import Final

from handful.core import Face

VALUES: Final = 5
"""Give and Take cards move one to five chips."""

GIVE: Final = 0
TAKE: Final = VALUES
SWAP, STEAL, BLOCK, ULTIMATUM, COUNTER, DRAW, ROUND = range(2 * VALUES, 2 * VALUES + 7)
KINDS: Final = ROUND + 1

COPIES: Final = bytes([5] * VALUES + [5] * VALUES + [4, 4, 8, 8, 8, 4, 2])
DECK: Final = bytes(kind for kind in range(KINDS) for _ in range(COPIES[kind]))
CARDS: Final = len(DECK)

CARDS_PER_DRAW: Final = 2
KEPT_TO_DRAW: Final = COPIES[DRAW] * CARDS_PER_DRAW
"""All that the Draw cards can ever ask for (UT-5)."""

CHIPS_MOVED: Final = bytes(kind % VALUES + 1 for kind in range(SWAP))
"""How many chips each Give and each Take moves."""

_WIDTHS: Final = tuple(copies.bit_length() for copies in COPIES)
SHIFTS: Final = bytes(accumulate(_WIDTHS[:-1], initial=0))
"""Where in a tally each kind is counted."""
MOST_COUNTED: Final = bytes((1 << width) - 1 for width in _WIDTHS)
"""All bits of each kind's count, moved to the lowest place."""
ONE_CARD: Final = array("Q", [1 << shift for shift in SHIFTS])
"""The tally of a single card of each kind."""
OF_KIND: Final = array("Q", [MOST_COUNTED[kind] << SHIFTS[kind] for kind in range(KINDS)])
"""All bits of each kind in a tally."""
COUNTED_AT: Final = bytes(kind for kind, width in enumerate(_WIDTHS) for _ in range(width))
"""The kind to which each bit of a tally belongs."""

CODES: Final = (
    *(f"G{value + 1}" for value in range(VALUES)),
    *(f"T{value + 1}" for value in range(VALUES)),
    *("SW", "ST", "BL", "UL", "CO", "DR", "RO"),
)
NUMBERS: Final = {code: kind for kind, code in enumerate(CODES)}

_LOOKS: Final = (
    *[("green", "→")] * VALUES,
    *[("blue", "←")] * VALUES,
    ("purple", "⇄"),
    ("red", "◆"),
    ("grey", "▣"),
    ("gold", "§"),
    ("cyan", "↩"),
    ("white", "+"),
    ("bold", "○"),
)

FACES: Final = tuple(
    Face(code=CODES[kind], ink=look, glyph=glyph) for kind, (look, glyph) in enumerate(_LOOKS)
)


def is_give(kind: int) -> bool:
    """Whether the card makes one seat pay another (UT-13)."""
    return kind < TAKE


def is_take(kind: int) -> bool:
    """Whether the card takes chips (UT-14)."""
    return TAKE <= kind < SWAP


def tally(cards: Iterable[int]) -> int:
    """Single cards counted."""
    return sum(ONE_CARD[kind] for kind in cards)


def listed(tally: int) -> list[int]:
    """A tally as single cards, in order of their kinds."""
    if not tally:
        return []
    return [
        kind for kind in range(KINDS) for _ in range(tally >> SHIFTS[kind] & MOST_COUNTED[kind])
    ]
