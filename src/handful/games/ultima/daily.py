"""The deal of the day: ten intervals by ear, the easily told apart first."""

from typing import Final

from handful.core import Chance, JsonValue
from handful.core.daily import Daily, Deal
from handful.core.rng import WORD

from .rules.rules import State

QUESTIONS: Final = 10
ENOUGH: Final = 7
EASY: Final = ("P8", "P5", "M3", "P4", "m3")
ALL: Final = (*EASY, "M2", "m2", "M6", "m6", "TT", "m7", "M7")
MANNERS: Final = ("rising", "together", "falling")
GENTLE: Final = 4
"""So many questions are easy ones, and rising."""
LOWEST, LOW_NOTES = 52, 14
"""The lower notes are these, in semitones."""


def deal(seed: int) -> Deal:
    """Ten questions, none twice in a row."""
    chance = Chance(seed & WORD)
    asks: list[JsonValue] = []
    heard = ""
    for number in range(QUESTIONS):
        gentle = number < GENTLE
        choice = [one for one in (EASY if gentle else ALL) if one != heard]
        heard = choice[chance.below(len(choice))]
        manner = MANNERS[0] if gentle else MANNERS[chance.below(len(MANNERS))]
        low = LOWEST + chance.below(LOW_NOTES)
        asks.append({"interval": heard, "manner": manner, "low": low})
    return Deal(total=QUESTIONS, enough=ENOUGH, seats=2, seed=seed, asks=asks)


DAILY: Final = Daily[State](shelf=2, minutes=2, deal=deal)
