"""Moves as numbers; every lawful move of Boom Goes the Dynamite fits into 63 bits.

Moves name kinds of IGNITE cards: cards of one kind are alike, the first one held is laid. There are
sixteen formulas, two of each kind, and a lawful ignition may lay all of them. So its two lists are
numbered together, as a row of signs with a bar between the lists, and a formula that has been laid
twice is counted no more: every such row has its number, the shorter ones first.
"""

from collections.abc import Sequence

from handful.core import sets

from .cards import PLACES, TIMER, WILD
from .move_numbers import (
    ADD_TIMER,
    ADD_WILD,
    ADDING_AT,
    ALL_SIGNS,
    BAR,
    BASE,
    BEFORE,
    CARD_KINDS,
    CHOICES,
    CLAIM,
    CLAIM_AT,
    DIVIDER,
    FIRST_OF_EACH,
    FLIP,
    IGNITE,
    LAYINGS,
    LISTINGS,
    LISTS_AT,
    OPEN_WINDOW,
    OPENINGS,
    PAIRS,
    SPAN,
    USE_WILD,
    WILD_AT,
)


def flip_move(place: int) -> int:
    """Turn over the card in this place."""
    return place


def adding_move(verb: int, kind: int) -> int:
    """Add a card to the open window."""
    return ADDING_AT + (CARD_KINDS if verb == ADD_WILD else 0) + kind


def claim_move(first: int, second: int) -> int:
    """Take two equal open cards; the lower place first."""
    return CLAIM_AT + first * PLACES + second


def wild_move(first: int, second: int, kind: int) -> int:
    """Take two unequal open cards with a WILD; the lower place first."""
    return WILD_AT + kind * PAIRS + first * PLACES + second


def window_move(timers: int, wilds: int) -> int:
    """Open the window with so many TIMERs, and so many WILDs for time."""
    number = 0
    for _ in range(timers):
        number = number * BASE + TIMER + 1
    number = number * BASE + DIVIDER + 1
    for _ in range(wilds):
        number = number * BASE + WILD + 1
    return LISTS_AT + LISTINGS * number + OPENINGS


def ignite_move(first: int, second: int, laid: int) -> int:
    """Lay the lists with this number on two open cards; the lower place first."""
    return LISTS_AT + LISTINGS * (laid * PAIRS + first * PLACES + second) + LAYINGS


def verb_of(move: int) -> int:
    """What kind of move it is."""
    if move < PLACES:
        return FLIP
    if move < ADDING_AT:
        return move
    if move < CLAIM_AT:
        return ADD_TIMER if move < ADDING_AT + CARD_KINDS else ADD_WILD
    if move < WILD_AT:
        return CLAIM
    if move < LISTS_AT:
        return USE_WILD
    return OPEN_WINDOW if (move - LISTS_AT) % LISTINGS == OPENINGS else IGNITE


def pair_of(move: int) -> int:
    """The two places of a claim, a WILD or an ignition, as one number."""
    if move < LISTS_AT:
        return (move - CLAIM_AT) % PAIRS
    return (move - LISTS_AT) // LISTINGS % PAIRS


def laid_by(move: int) -> int:
    """The number of the lists that an ignition lays."""
    return (move - LISTS_AT) // LISTINGS // PAIRS


def count_in(move: int, kind: int) -> int:
    """How many cards of a kind an opening plays."""
    number, count = (move - LISTS_AT) // LISTINGS, 0
    while number:
        if (number - 1) % BASE == kind:
            count += 1
        number = (number - 1) // BASE
    return count


def laid_number(one: Sequence[int], other: Sequence[int]) -> int:
    """The number of two lists of formulas, no kind more than twice."""
    signs = (*one, BAR, *other)
    number, left = 0, ALL_SIGNS
    for place, sign in enumerate(signs):
        lower = (left | left >> 1) & FIRST_OF_EACH & (sets.only(2 * sign) - 1)
        number = number * CHOICES[place] + sets.size(lower)
        left = without(left, 2 * sign)
    return number + BEFORE[len(signs)]


def signs_laid(number: int) -> list[int]:
    """The formulas behind a number, the bar among them."""
    count, left = signs_in(number), ALL_SIGNS
    number -= BEFORE[count]
    signs = []
    for place in range(1, count + 1):
        weight = SPAN[count] // SPAN[place]
        sign = sign_at(left, number // weight)
        number %= weight
        left = without(left, sign)
        signs.append(sign // 2)
    return signs


def signs_in(number: int) -> int:
    """How many signs there are behind a number."""
    count = 1
    while number >= BEFORE[count + 1]:
        count += 1
    return count


def sign_at(left: int, place: int) -> int:
    """The first bit of the sign that this place among those left stands for; at most the last."""
    choices = (left | left >> 1) & FIRST_OF_EACH
    return sets.nth(choices, min(place, sets.size(choices) - 1))


def without(left: int, sign: int) -> int:
    """What is left after one more of the sign whose first bit this is; the lower bit goes first."""
    first = sets.only(sign)
    return left ^ first if left & first else left ^ first << 1


def stock_laid(number: int) -> int:
    """The stock that an ignition with these lists takes."""
    count, left = signs_in(number), ALL_SIGNS
    number -= BEFORE[count]
    for place in range(1, count + 1):
        weight = SPAN[count] // SPAN[place]
        left = without(left, sign_at(left, number // weight))
        number %= weight
    return ~left & (ALL_SIGNS >> 1)
