"""A move of That Match Game as a whole number, and the tables of moves that follow from it.

It has four parts, from its low end: 48 bits for its choices, 7 bits for the number of entries that
the sender of a response saw (0: not said), 4 bits for its verb. A list of cards has six bits for
each card, the lowest first; 0 is no card. All fit into 63 bits.
"""

from array import array
from typing import Final

from .cards import BOLT_SETS, ONE_BOLT
from .move_numbers import (
    AIMS,
    BOLT,
    CARD_BITS,
    CARD_MASK,
    CHOICE_BITS,
    CHOICE_MASK,
    FIRST_RESPONSE,
    LAST_RESPONSE,
    MOST_SPOTS,
    SEEN_MASK,
    TARGETS,
    VERB_AT,
)


def move_of(verb: int, choices: int = 0) -> int:
    """The number of a move; a response that does not say how many entries it saw."""
    return verb << VERB_AT | choices


def verb_of(move: int) -> int:
    """The verb of a move."""
    return move >> VERB_AT


def is_response(verb: int) -> bool:
    """Whether moves of this verb answer a play (TM-18 to TM-21, TM-26)."""
    return FIRST_RESPONSE <= verb <= LAST_RESPONSE


def seen_of(move: int) -> int:
    """How many entries the sender says it saw, or -1."""
    return (move >> CHOICE_BITS & SEEN_MASK) - 1


def seeing(move: int, entries: int) -> int:
    """The same response, saying how many entries its sender saw."""
    return move | entries + 1 << CHOICE_BITS


def choices_of(move: int) -> int:
    """The choices of a move."""
    return move & CHOICE_MASK


def play_of(card: int, spot: int) -> int:
    """The choices of laying a number card on a spot."""
    return card * MOST_SPOTS + spot


def card_played(move: int) -> int:
    """The card that is laid."""
    return choices_of(move) // MOST_SPOTS


def spot_played(move: int) -> int:
    """The spot on which it is laid."""
    return choices_of(move) % MOST_SPOTS


def special_of(card: int, target: int) -> int:
    """The choices of playing a special, at a seat or at nobody."""
    return card * TARGETS + target


def card_opening(move: int) -> int:
    """The special that is played."""
    return choices_of(move) // TARGETS


def target_of(move: int) -> int:
    """The seat at which a special is played, or `NO_TARGET`."""
    return choices_of(move) % TARGETS


def answer_of(card: int, aim: int) -> int:
    """The choices of a block or a Rescue: the card, and what it names."""
    return card * AIMS + aim


def card_answering(move: int) -> int:
    """The block or Rescue that is played."""
    return choices_of(move) // AIMS


def aim_of(move: int) -> int:
    """What a block names: a card, or an entry."""
    return choices_of(move) % AIMS


def list_of_one(card: int) -> int:
    """The list of just this card."""
    return card + 1


def first_listed(cards: int) -> int:
    """The first card of a list that is not empty."""
    return (cards & CARD_MASK) - 1


def list_of(cards: tuple[int, ...] | list[int]) -> int:
    """The choices of a list of cards in rising order."""
    choices = 0
    for place, card in enumerate(cards):
        choices |= card + 1 << CARD_BITS * place
    return choices


def cards_of(move: int) -> list[int]:
    """The listed cards of a move."""
    choices, cards = choices_of(move), []
    while choices:
        cards.append(first_listed(choices))
        choices >>= CARD_BITS
    return cards


_BOLTS: Final = [
    sorted((move_of(BOLT, list_of(cards)), cards) for cards in sets)
    for sums in BOLT_SETS
    for sets in sums
]
BOLT_STARTS: Final = array("i", [sum(map(len, _BOLTS[:place])) for place in range(len(_BOLTS) + 1)])
"""For each colour and each sum where its moves begin in the rows below (TM-18)."""
BOLT_MOVES: Final = array("q", [move for sets in _BOLTS for move, _ in sets])
BOLT_NEEDS: Final = array("Q", [sum(map(ONE_BOLT.__getitem__, c)) for s in _BOLTS for _, c in s])
"""The tally of bolts that each of them takes."""
BOLT_COUNTS: Final = bytes(len(cards) for sets in _BOLTS for _, cards in sets)
