"""The deck of Ultima: thirteen intervals in four colours.

A card is a number from 0 to 51: colour by colour, the intervals in rising order (UL-3).
Copies of a card from several decks are the same number: nobody can tell them apart (UL-2).
"""

from array import array
from typing import Final

from handful.core import Face

COLORS: Final = ("R", "B", "G", "Y")
COLOR_INKS: Final = ("red", "blue", "green", "yellow")
GLYPHS: Final = ("▲", "●", "■", "◆")

INTERVALS: Final = ("P1", "m2", "M2", "m3", "M3", "P4", "TT", "P5", "m6", "M6", "m7", "M7", "P8")
SLUGS: Final = (
    "p1",
    "mi2",
    "ma2",
    "mi3",
    "ma3",
    "p4",
    "tt",
    "p5",
    "mi6",
    "ma6",
    "mi7",
    "ma7",
    "p8",
)

INTERVAL_COUNT: Final = len(INTERVALS)
OCTAVE: Final = 12
TRITONE: Final = 6
CARDS: Final = len(COLORS) * len(INTERVALS)
HAND_SIZE: Final = 7
TRITONE_POINTS: Final = 24

COLOR_OF: Final = bytes(card // len(INTERVALS) for card in range(CARDS))
SEMITONES: Final = bytes(card % len(INTERVALS) for card in range(CARDS))
POINTS: Final = bytes(
    TRITONE_POINTS if semitones == TRITONE else semitones for semitones in SEMITONES
)

TRITONES: Final = sum(1 << card for card in range(CARDS) if SEMITONES[card] == TRITONE)
OF_COLOR: Final = array(
    "Q",
    [
        sum(1 << card for card in range(CARDS) if COLOR_OF[card] == color)
        for color in range(len(COLORS))
    ],
)

CODES: Final = tuple(
    f"{COLORS[COLOR_OF[card]]}-{INTERVALS[SEMITONES[card]]}" for card in range(CARDS)
)
NUMBERS: Final = {code: card for card, code in enumerate(CODES)}

FACES: Final = tuple(
    Face(code=CODES[card], ink=COLOR_INKS[COLOR_OF[card]], glyph=GLYPHS[COLOR_OF[card]])
    for card in range(CARDS)
)

LOWEST_ROOT: Final = 53
FIFTH: Final = 7
NOTE_NAMES: Final = ("C", "C♯", "D", "E♭", "E", "F", "F♯", "G", "A♭", "A", "B♭", "B")


def notes(card: int, laid: int) -> tuple[int, int]:
    """The two MIDI notes of the card laid after so many others: roots climb by fifths (UL-65)."""
    root = LOWEST_ROOT + FIFTH * laid % OCTAVE
    return root, root + SEMITONES[card]


def note_name(midi: int) -> str:
    """A note as musicians write it: 53 is F3."""
    return f"{NOTE_NAMES[midi % OCTAVE]}{midi // OCTAVE - 1}"


def spellings(decks: int) -> dict[str, str]:
    """Other ways to type a card: slugs where case may be lost, and any copy's number (UL-2)."""
    copies = ("", *(f".{copy}" for copy in range(1, decks + 1)))
    found: dict[str, str] = {}
    for card, code in enumerate(CODES):
        color, slug = COLORS[COLOR_OF[card]], SLUGS[SEMITONES[card]]
        for name in (code, f"{color}-{slug}", f"{color.lower()}-{slug}"):
            found |= {f"{name}{copy}": code for copy in copies}
    return found
