"""What a player is like, apart from how well it plays: five numbers from 0 to 1."""

from dataclasses import dataclass
from typing import Final

_AT_LEAST: Final = 0.5
"""So many of the cards even the most forgetful keep in mind: temper is no level of strength."""
_OF_A_WORD: Final = 0.6
"""How far even somebody who shares nothing keeps a promise that is remembered."""


@dataclass(frozen=True, slots=True)
class Temper:
    """How a character likes to play; a game uses what means something there."""

    risks: float
    """How much spread it accepts for the same average."""
    remembers: float
    """The share of what was shown, and of what was done to it, that it still has a lap later."""
    forgives: float
    """How fast a grudge fades: 1 is gone next turn, 0 lasts the game."""
    says: float
    """The chance that it speaks when it has a reason to."""
    shares: float
    """The part of a pot that it calls fair."""

    @property
    def keeps(self) -> float:
        """How likely it keeps a promise: if it remembers it, and does not want all for itself."""
        return min(1.0, self.remembers * (_OF_A_WORD + self.shares))

    @property
    def recalls(self) -> float:
        """The share of the cards it keeps in mind where a game is about remembering them."""
        return _AT_LEAST + (1 - _AT_LEAST) * self.remembers

    @property
    def holds_against(self) -> float:
        """What is left, a lap later, of what was done to it."""
        return self.remembers * (1 - self.forgives)
