"""The two decks of That Match Game, as data; RULES.md gives the reason for every count.

Copies of a playing card cannot be told apart, so a playing card is the number of its code: row by
row of the table below, in a row red, yellow, blue, multi-colour. A point card is a number too,
from 0 for P01 on. Both orders are the canonical ones, before any shuffle.
"""

from array import array
from collections.abc import Iterable
from functools import cache
from typing import Final

from handful.core import Face
from handful.core.sets import only

COLOURS: Final = ("R", "Y", "B")
COLOUR_NAMES: Final = ("red", "yellow", "blue")
GLYPHS: Final = ("▲", "●", "■")
LANES: Final = len(COLOURS)
RED, YELLOW, BLUE, MULTI, NO_COLOUR = range(5)
MULTI_LETTER: Final = "M"
BOLT_LETTER: Final = "L"
EXCLAMATION_LETTER: Final = "X"
MULTI_GLYPH: Final = "◆"
STAR: Final = "★"

NUMBER_ROWS: Final = (
    ("1", 4, 1),
    ("2", 3, 1),
    ("3", 3, 1),
    ("4", 2, 1),
    ("5", 2, 1),
    ("1L", 4, 2),
    ("2L", 4, 1),
    ("3L", 3, 1),
    ("4L", 1, 0),
    ("X", 2, 0),
)
"""The number cards: what is printed, copies in each colour, multi-colour copies."""

OTHER_ROWS: Final = (("KR", 5), ("KO", 4), ("HAUL", 2), ("SNATCH", 2), ("RESCUE", 2))
"""The cards without a number and their copies."""

_NUMBERED: Final = tuple(
    (letter + printed, colour, multi if colour == MULTI else each)
    for printed, each, multi in NUMBER_ROWS
    for colour, letter in enumerate((*COLOURS, MULTI_LETTER))
    if colour != MULTI or multi
)
NUMBERED: Final = len(_NUMBERED)
"""Every card below this number is a number card."""

CODES: Final = (*(code for code, _, _ in _NUMBERED), *(code for code, _ in OTHER_ROWS))
COPIES: Final = bytes((*(copies for _, _, copies in _NUMBERED), *(c for _, c in OTHER_ROWS)))
NUMBERS: Final = {code: card for card, code in enumerate(CODES)}
CARDS: Final = len(CODES)
DECKED: Final = sum(COPIES)
"""How many playing cards there are in all."""

RED_BLOCK, ORANGE_BLOCK = NUMBERS["KR"], NUMBERS["KO"]
HAUL, SNATCH, RESCUE = NUMBERS["HAUL"], NUMBERS["SNATCH"], NUMBERS["RESCUE"]
BLOCKS: Final = only(RED_BLOCK) | only(ORANGE_BLOCK)
SPECIALS: Final = only(HAUL) | only(SNATCH) | only(RESCUE)
RESPONSES_ONLY: Final = BLOCKS | only(RESCUE)
"""TM-11: cards that cannot open a play."""

COLOUR_OF: Final = bytes(
    (*(colour for _, colour, _ in _NUMBERED), *(NO_COLOUR for _ in OTHER_ROWS))
)
NUMBER_OF: Final = bytes(
    int(code[1]) if card < NUMBERED and code[1].isdigit() else 0 for card, code in enumerate(CODES)
)
"""What a card counts; an exclamation counts as the gap it fills, so 0 stands here."""

NUMBER_CARDS: Final = sum(only(card) for card in range(NUMBERED))
EXCLAMATIONS: Final = sum(
    only(card) for card in range(NUMBERED) if CODES[card].endswith(EXCLAMATION_LETTER)
)
BOLT_NUMBERS: Final = sum(
    only(card) for card in range(NUMBERED) if CODES[card].endswith(BOLT_LETTER)
)
MATCHING: Final = array(
    "Q",
    [
        sum(only(card) for card in range(NUMBERED) if COLOUR_OF[card] in (colour, MULTI))
        for colour in range(LANES)
    ],
)
"""For each colour the number cards that may lie on it (TM-13)."""

HIGHEST: Final = 6
"""The highest number a point card asks for."""
GAP_BITS: Final = HIGHEST.bit_length()
GAP_MASK: Final = (1 << GAP_BITS) - 1
"""Where what a point card needs is one number, each colour has so many bits."""


TAKEN: Final = bytes([0, *((2 << gap) - 1 for gap in range(1, HIGHEST + 1))])
"""TM-14, TM-15: for each gap the set of the numbers that may be laid there; 0 is an exclamation."""

TAKEN_EXACTLY: Final = bytes([0, *(1 | 1 << gap for gap in range(1, HIGHEST + 1))])
"""TM-41: the same in the simple game."""


def _fitting(taken: bytes) -> tuple[tuple[int, ...], ...]:
    """For each colour and each gap the number cards that may be laid there."""
    return tuple(
        tuple(
            matching & sum(only(card) for card in range(NUMBERED) if numbers >> NUMBER_OF[card] & 1)
            for numbers in taken
        )
        for matching in MATCHING
    )


FITTING: Final = _fitting(TAKEN)
MATCHING_EXACTLY: Final = _fitting(TAKEN_EXACTLY)

POINT_ROWS: Final = (
    "112 211 121 122 212 221 113 311 131",
    "123 312 231 124 412 241 223 322 232 134 413 341 115 511 151",
    "234 423 342 145 514 451 334 433 343 226 622 262",
    "345 534 453 246 624 462 445 544 454",
    "456 645 564",
)
"""The point cards: what they ask of red, yellow and blue, a row for each number of stars."""

ASKS: Final = tuple(
    bytes(int(number) for number in word) for row in POINT_ROWS for word in row.split()
)
STARS: Final = bytes(stars for stars, row in enumerate(POINT_ROWS, start=1) for _ in row.split())
POINT_CARDS: Final = len(ASKS)
POINT_CODES: Final = tuple(f"P{card + 1:02}" for card in range(POINT_CARDS))
POINT_NUMBERS: Final = {code: card for card, code in enumerate(POINT_CODES)}


@cache
def playing_deck(blocks: bool, specials: bool) -> bytes:
    """All playing cards in canonical order, with or without the cards that have no number."""
    left_out = (0 if blocks else BLOCKS) | (0 if specials else SPECIALS)
    return bytes(
        card for card in range(CARDS) if not left_out >> card & 1 for _ in range(COPIES[card])
    )


@cache
def point_deck(sixes: bool) -> bytes:
    """All point cards in canonical order, with or without those that ask for a 6 (TM-40)."""
    return bytes(card for card in range(POINT_CARDS) if sixes or HIGHEST not in ASKS[card])


def _bolt_sets(colour: int, total: int, lowest: int = 0) -> list[tuple[int, ...]]:
    """Every set of bolts of one colour that adds up, no card of it below the lowest."""
    if total == 0:
        return [()]
    fitting = MATCHING[colour] & BOLT_NUMBERS
    return [
        (card, *rest)
        for card in range(lowest, NUMBERED)
        if fitting >> card & 1 and NUMBER_OF[card] <= total
        for rest in _bolt_sets(colour, total - NUMBER_OF[card], card)
    ]


BOLT_SETS: Final = tuple(
    tuple(tuple(_bolt_sets(colour, total)) if total else () for total in range(HIGHEST + 1))
    for colour in range(LANES)
)
"""For each colour and each sum the sets of bolts that make it, each in rising order (TM-18)."""


MOST_ANSWERS: Final = sum(
    COPIES[card] for card in range(CARDS) if (BOLT_NUMBERS | RESPONSES_ONLY) >> card & 1
)
"""How many cards there are that may answer a play."""

_BOLTS: Final = [card for card in range(NUMBERED) if BOLT_NUMBERS >> card & 1]
_BITS: Final = 4
ONE_BOLT: Final = array(
    "Q", [1 << _BITS * _BOLTS.index(card) if card in _BOLTS else 0 for card in range(CARDS)]
)
"""How each card counts in a tally of bolts: four bits for each kind, of which counts need three."""

SPARE_BITS: Final = sum(1 << _BITS * place + _BITS - 1 for place in range(len(_BOLTS)))
"""The highest bit of each kind: set before bolts are taken away, it is gone where too few were."""


def codes_of(cards: Iterable[int]) -> tuple[str, ...]:
    """Playing cards by name."""
    return tuple(CODES[card] for card in cards)


def point_codes_of(cards: Iterable[int]) -> tuple[str, ...]:
    """Point cards by name."""
    return tuple(POINT_CODES[card] for card in cards)


def spellings() -> dict[str, str]:
    """Other ways to type a card: small letters, and the number of a copy, which says nothing."""
    found: dict[str, str] = {}
    for card, code in enumerate(CODES):
        for name in (code, code.lower()):
            found |= {f"{name}#{copy}": code for copy in range(1, COPIES[card] + 1)}
            found[name] = code
    return found


_OTHER_LOOKS: Final = {
    "KR": ("red", "⊘"),
    "KO": ("orange", "◈"),
    "HAUL": ("orange", "⇓"),
    "SNATCH": ("orange", "⇄"),
    "RESCUE": ("orange", "↺"),
}


def _face(card: int) -> Face:
    code, colour = CODES[card], COLOUR_OF[card]
    if code in _OTHER_LOOKS:
        ink, glyph = _OTHER_LOOKS[code]
        return Face(code=code, ink=ink, glyph=glyph)
    if colour == MULTI:
        return Face(code=code, ink="purple", glyph=MULTI_GLYPH)
    return Face(code=code, ink=COLOUR_NAMES[colour], glyph=GLYPHS[colour])


FACES: Final = (
    *(_face(card) for card in range(CARDS)),
    *(Face(code=code, ink="gold", glyph=STAR) for code in POINT_CODES),
)
