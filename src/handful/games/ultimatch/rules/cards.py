"""The deck of Ultimatch: eight numbers in six colours, and which cards match which.

A card is a number from 0 to 47: colour by colour, the numbers rising. No two cards are equal.
"""

from array import array
from itertools import chain, combinations
from typing import Final

from handful.core import Face

COLORS: Final = ("R", "O", "Y", "G", "B", "P")
COLOR_INKS: Final = ("red", "orange", "yellow", "green", "blue", "purple")
GLYPHS: Final = ("▲", "▲●", "●", "●■", "■", "▲■")
"""A secondary colour shows its two parents."""

RED, ORANGE, YELLOW, GREEN, BLUE, PURPLE = range(len(COLORS))
MIXES: Final = {
    frozenset((RED, YELLOW)): ORANGE,
    frozenset((YELLOW, BLUE)): GREEN,
    frozenset((RED, BLUE)): PURPLE,
}
SECONDARY: Final = frozenset(MIXES.values())

HIGHEST: Final = 8
CARDS: Final = len(COLORS) * HIGHEST
DECK: Final = (1 << CARDS) - 1
"""All cards, as a set."""

COLOR_OF: Final = bytes(card // HIGHEST for card in range(CARDS))
NUMBER_OF: Final = bytes(card % HIGHEST + 1 for card in range(CARDS))
CODES: Final = tuple(f"{COLORS[COLOR_OF[card]]}{NUMBER_OF[card]}" for card in range(CARDS))
NUMBERS: Final = {code: card for card, code in enumerate(CODES)}

FACES: Final = tuple(
    Face(code=CODES[card], ink=COLOR_INKS[COLOR_OF[card]], glyph=GLYPHS[COLOR_OF[card]])
    for card in range(CARDS)
)

WAYS: Final = ("sum", "difference", "mix", "same_colour", "colour", "number")


def ways_of_one(target: int, card: int) -> tuple[str, ...]:
    """UM-31: how one card matches the target."""
    found = []
    if COLOR_OF[card] == COLOR_OF[target]:
        found.append("colour")
    if NUMBER_OF[card] == NUMBER_OF[target]:
        found.append("number")
    return tuple(found)


def ways_of_two(target: int, one: int, other: int) -> tuple[str, ...]:
    """UM-32, UM-34: how two cards match the target; an Ultimatch has two ways."""
    found = []
    wanted, color = NUMBER_OF[target], COLOR_OF[target]
    if NUMBER_OF[one] + NUMBER_OF[other] == wanted:
        found.append("sum")
    if abs(NUMBER_OF[one] - NUMBER_OF[other]) == wanted:
        found.append("difference")
    fits = bool(found)
    if MIXES.get(frozenset((COLOR_OF[one], COLOR_OF[other]))) == color:
        found.append("mix")
    if fits and COLOR_OF[one] == COLOR_OF[other] == color:  # UM-33: never without the number
        found.append("same_colour")
    return tuple(found)


def is_secondary(card: int) -> bool:
    """Whether two primary colours mix to this card's."""
    return COLOR_OF[card] in SECONDARY


def _partners(target: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For each card those that match the target together with it, and those that do so twice."""
    once, twice = [0] * CARDS, [0] * CARDS
    others = (card for card in range(CARDS) if card != target)
    for one, other in combinations(others, 2):
        ways = len(ways_of_two(target, one, other))
        for found in (once, twice)[:ways]:
            found[one] |= 1 << other
            found[other] |= 1 << one
    return tuple(once), tuple(twice)


SINGLES: Final = array(
    "Q",
    [
        sum(1 << card for card in range(CARDS) if card != target and ways_of_one(target, card))
        for target in range(CARDS)
    ],
)
"""For each target the set of cards that match it alone."""

_PARTNERS: Final = [_partners(target) for target in range(CARDS)]

PAIRS: Final = tuple(once for once, _ in _PARTNERS)
"""For each target and card the set of cards that match the target together with that card."""

ULTIMATCHES: Final = tuple(twice for _, twice in _PARTNERS)
"""Those of the pairs that match colour and number both."""

SECONDARY_ULTIMATCHES: Final = tuple(
    ULTIMATCHES[target] if is_secondary(target) else (0,) * CARDS for target in range(CARDS)
)
"""The same where a primary target allows none (`primary_ultimatch` off)."""

PAIRINGS: Final = array("Q", chain(*PAIRS))
DOUBLES: Final = array("Q", chain(*ULTIMATCHES))
SECONDARY_DOUBLES: Final = array("Q", chain(*SECONDARY_ULTIMATCHES))
"""The same three in one row each, target by target, as the rules look them up."""


def spellings() -> dict[str, str]:
    """Cards may be typed in small letters."""
    return {code.lower(): code for code in CODES}
