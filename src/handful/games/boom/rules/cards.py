"""The two decks of Boom Goes the Dynamite, and the places of its matchbox.

A MATCH card is a number from 0 to 30: number by number its three colours, then the dynamite. There
are two of each, and nobody can tell them apart. An IGNITE card is a number from 0 to 21: kind by
kind its colours; every one of these is there once. Colour has no meaning in play.
"""

from array import array
from typing import Final

from handful.core import Face

COLORS: Final = ("R", "Y", "B")
COLOR_INKS: Final = ("red", "yellow", "blue")
GLYPHS: Final = ("▲", "●", "■")

LOWEST, HIGHEST = 1, 10
NUMBERS: Final = HIGHEST + 1
"""From none (dynamite) to the highest."""
COPIES: Final = 2
DYNAMITE: Final = HIGHEST * len(COLORS)
MATCH_KINDS: Final = DYNAMITE + 1

VALUE_OF: Final = bytes([*(LOWEST + card // len(COLORS) for card in range(DYNAMITE)), 0])
MATCH_COLOR_OF: Final = tuple(card % len(COLORS) for card in range(DYNAMITE))
MATCH_CODES: Final = (
    *(f"{VALUE_OF[card]}.{COLORS[MATCH_COLOR_OF[card]]}" for card in range(DYNAMITE)),
    "D",
)
MATCH_NUMBERS: Final = {code: card for card, code in enumerate(MATCH_CODES)}

KINDS: Final = ("+1", "+2", "+3", "-1", "-2", "-3", "x2", "/2", "W", "T")
SIGNS: Final = ("+1", "+2", "+3", "−1", "−2", "−3", "×2", "÷2", "WILD", "TIMER")
STEPS: Final = (1, 2, 3, -1, -2, -3)
"""What the first six formulas add."""
DOUBLE, HALVE, WILD, TIMER = range(6, 10)
FORMULAS: Final = 8

_SHARED = ("RY", "RB", "YB", "RB", "RY", "YB", "RB", "RY", "RYB", "RYB")
"""The colours of each kind: any two colours together hold all eight formulas."""
_IGNITE = [(kind, COLORS.index(color)) for kind in range(len(KINDS)) for color in _SHARED[kind]]

IGNITE_CARDS: Final = len(_IGNITE)
KIND_OF: Final = bytes(kind for kind, _ in _IGNITE)
IGNITE_COLOR_OF: Final = bytes(color for _, color in _IGNITE)
IGNITE_CODES: Final = tuple(f"{KINDS[kind]}.{COLORS[color]}" for kind, color in _IGNITE)
IGNITE_NUMBERS: Final = {code: card for card, code in enumerate(IGNITE_CODES)}
OF_KIND: Final = array(
    "Q",
    [
        sum(1 << card for card in range(IGNITE_CARDS) if KIND_OF[card] == kind)
        for kind in range(len(KINDS))
    ],
)
"""For each kind the set of its cards."""

COLUMNS: Final = ("A", "B", "C")
WIDTH: Final = len(COLUMNS)
FULL_BOX: Final = 9
ROWS: Final = 21
"""Nine cards in three rows, and at most eighteen added rows for the other 53 cards."""
PLACES: Final = WIDTH * ROWS
PLACE_NAMES: Final = tuple(f"{COLUMNS[i % WIDTH]}{i // WIDTH + 1}" for i in range(PLACES))
PLACE_NUMBERS: Final = {name: place for place, name in enumerate(PLACE_NAMES)}


def _around(place: int, diagonally: bool) -> int:
    row, column = divmod(place, WIDTH)
    return sum(
        1 << other
        for other in range(PLACES)
        if max(abs(other // WIDTH - row), abs(other % WIDTH - column)) == 1
        and (diagonally or other // WIDTH == row or other % WIDTH == column)
    )


TOUCHING: Final = array("Q", [_around(place, diagonally=True) for place in range(PLACES)])
BESIDE: Final = array("Q", [_around(place, diagonally=False) for place in range(PLACES)])
"""For each place the set of those around it."""

_MATCH_FACES = [
    Face(code=code, ink=COLOR_INKS[color], glyph=GLYPHS[color])
    for code, color in zip(MATCH_CODES, MATCH_COLOR_OF, strict=False)
]
_IGNITE_FACES = [
    Face(code=code, ink=COLOR_INKS[color], glyph=GLYPHS[color])
    for code, color in zip(IGNITE_CODES, IGNITE_COLOR_OF, strict=True)
]
FACES: Final = (*_MATCH_FACES, Face("D", ink="orange", glyph="✸"), *_IGNITE_FACES)


def match_deck(removed: tuple[str, ...]) -> list[int]:
    """BD-2: the MATCH cards in the game, two of each; dynamite has no colour and stays."""
    kept = [card for card in range(DYNAMITE) if COLORS[MATCH_COLOR_OF[card]] not in removed]
    return [card for card in (*kept, DYNAMITE) for _ in range(COPIES)]


def ignite_deck(removed: tuple[str, ...], junior: bool) -> list[int]:
    """BD-2: the IGNITE cards in the game."""
    return [
        card
        for card in range(IGNITE_CARDS)
        if COLORS[IGNITE_COLOR_OF[card]] not in removed
        and not (junior and KIND_OF[card] in (DOUBLE, HALVE))
    ]


def kind_spellings() -> dict[str, str]:
    """Other ways to type a kind: any of its cards, the printed signs, small letters."""
    found: dict[str, str] = {}
    for kind, name in enumerate(KINDS):
        spelled = {name, name.lower(), SIGNS[kind], SIGNS[kind].lower()}
        for one in spelled:
            found |= {f"{one}{color}": name for color in ("", ".R", ".Y", ".B")}
    return found


def place_spellings() -> dict[str, str]:
    """Places in small letters."""
    return {name.lower(): name for name in PLACE_NAMES}
