"""Card sets: one integer whose bits are the cards, as chess programs keep squares.

A set holds a card once and at most 64 cards, so that compiled code can keep it in a word.
"""

CardSet = int

NONE: CardSet = 0


def only(card: int) -> CardSet:
    """The set of just this card."""
    return 1 << card


def has(cards: CardSet, card: int) -> bool:
    """Whether the card is in the set."""
    return cards >> card & 1 == 1


def size(cards: CardSet) -> int:
    """How many cards are in the set."""
    return cards.bit_count()


def first(cards: CardSet) -> int:
    """The lowest card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def nth(cards: CardSet, n: int) -> int:
    """The card with `n` lower ones in the set."""
    for _ in range(n):
        cards &= cards - 1
    return first(cards)


def members(cards: CardSet) -> list[int]:
    """The cards in rising order."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found


def union_of(cards: list[int]) -> CardSet:
    """The set of the listed cards."""
    together = NONE
    for card in cards:
        together |= 1 << card
    return together
