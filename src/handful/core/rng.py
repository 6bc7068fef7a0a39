"""The only source of chance: SplitMix64, whose whole memory is one integer.

A state keeps that integer, steps it, and asks for a number below a bound:

    self.chance = stepped(self.chance)
    die = below(self.chance, 6)

The same integer gives the same numbers on every platform and in compiled code.
`below` scales the upper 32 bits, so a bound n is uneven by at most n / 2**32.
"""

from collections.abc import MutableSequence

WORD = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
FIRST_MIX = 0xBF58476D1CE4E5B9
SECOND_MIX = 0x94D049BB133111EB


def stepped(chance: int) -> int:
    """The generator after one step."""
    return (chance + GOLDEN) & WORD


def drawn(chance: int) -> int:
    """The 64 random bits that belong to this step."""
    bits = ((chance ^ (chance >> 30)) * FIRST_MIX) & WORD
    bits = ((bits ^ (bits >> 27)) * SECOND_MIX) & WORD
    return bits ^ (bits >> 31)


def below(chance: int, bound: int) -> int:
    """A whole number from 0 to bound - 1 that belongs to this step."""
    return (drawn(chance) >> 32) * bound >> 32


def shuffle(cards: bytearray, chance: int) -> int:
    """Put the cards into random order, in place; the stepped generator comes back."""
    return shuffle_first(cards, len(cards), chance)


def shuffle_first(cards: MutableSequence[int], count: int, chance: int) -> int:
    """The same for the first `count` cards only."""
    for last in range(count - 1, 0, -1):
        chance = (chance + GOLDEN) & WORD
        other = below(chance, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return chance
