"""A generator for those who are not a state: bots, imagined worlds, random players."""

from . import rng


class Chance:
    """Random numbers from a seed; what was drawn before is one integer, its `state`."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & rng.WORD

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1; the bound is at most 2**32."""
        self.state = rng.stepped(self.state)
        return rng.below(self.state, bound)

    def share(self) -> float:
        """A number from 0 up to but not including 1."""
        self.state = rng.stepped(self.state)
        return (rng.drawn(self.state) >> 11) / (1 << 53)

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into random order, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
