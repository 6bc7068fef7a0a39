"""The verbs of Boom Goes the Dynamite, and which numbers their moves have.

The numbers of a verb lie together; only moves with lists of cards, which have no fixed length, take
turns at the end. What belongs to each number is in `coding`.
"""

from array import array
from itertools import accumulate
from operator import mul
from typing import Final

from .cards import FORMULAS, KINDS, PLACES, TIMER, WILD

FLIP, OPEN_WINDOW, IGNITE, USE_WILD, CLAIM, ADD_TIMER, ADD_WILD = range(7)
CALL_STUCK, GIVE_UP, STOP, AGREE, OBJECT = range(PLACES, PLACES + 5)
"""A verb that needs no choice is a move by itself."""

VERBS: Final = {
    FLIP: "flip",
    OPEN_WINDOW: "timer",
    CALL_STUCK: "call_stuck",
    IGNITE: "ignite",
    USE_WILD: "wild",
    GIVE_UP: "give_up",
    CLAIM: "claim",
    ADD_TIMER: "add_timer",
    ADD_WILD: "add_wild",
    STOP: "stop",
    AGREE: "agree",
    OBJECT: "object",
}
VERB_NUMBERS: Final = {name: verb for verb, name in VERBS.items()}

PAIRS: Final = PLACES * PLACES
CARD_KINDS: Final = len(KINDS)

# Where the numbers of each verb begin: flips first, then the verbs without a choice, and so on.
ADDING_AT: Final = OBJECT + 1
CLAIM_AT: Final = ADDING_AT + 2 * CARD_KINDS
WILD_AT: Final = CLAIM_AT + PAIRS
LISTS_AT: Final = WILD_AT + PAIRS * CARD_KINDS

LISTINGS: Final = 3
OPENINGS, LAYINGS, UNLAYABLE = range(LISTINGS)
"""Which moves with lists take turns: openings, lawful-looking ignitions, all other ignitions."""

ADD_A_TIMER: Final = ADDING_AT + TIMER
ADD_A_WILD: Final = ADDING_AT + CARD_KINDS + WILD

DIVIDER: Final = CARD_KINDS
BASE: Final = DIVIDER + 1

BAR: Final = FORMULAS
MOST_LAID: Final = 2 * FORMULAS + 1
"""All formulas and the bar."""
CHOICES: Final = bytes(min(FORMULAS + 1, MOST_LAID - laid) for laid in range(MOST_LAID))
SPAN: Final = array("q", accumulate(CHOICES, mul, initial=1))
"""How many numbers so many signs, formulas and bar, are given."""
BEFORE: Final = array("q", (0, *accumulate(SPAN[1:], initial=0)))
"""How many numbers come before those of so many signs."""
NOTHING_LAID: Final = BAR
"""The number of two empty lists: just the bar."""
LAYABLE: Final = sum(SPAN[1:])
"""How many numbers there are for lists that can be laid."""

FIRST_OF_EACH: Final = sum(1 << 2 * sign for sign in range(FORMULAS + 1))
ALL_SIGNS: Final = (1 << MOST_LAID) - 1
"""Two bits for each formula, as in a stock (see `sums`), and one for the bar."""
