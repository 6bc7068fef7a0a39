"""How sure a number is: 95 % intervals of shares, also from few deals."""

import math
from collections.abc import Sequence

NORMAL = 1.96
"""So many standard deviations on either side hold 95 %."""
_FEW = (12.706, 4.303, 3.182)
"""The same for one, two and three degrees of freedom, where the series is not exact enough."""


def student(freedom: int) -> float:
    """So many estimated deviations on either side hold 95 %, with these degrees of freedom.

    The series of Cornish and Fisher: M. Abramowitz and I. Stegun, Handbook of Mathematical
    Functions (1964), 26.7.5.
    """
    if freedom <= len(_FEW):
        return _FEW[max(1, freedom) - 1]
    z, n = 1.959964, 4 * freedom
    first = (z**3 + z) / n
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (6 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (6 * n**3)
    return z + first + second + third


def interval(share: float, games: float, deviations: float = NORMAL) -> tuple[float, float]:
    """Wilson's interval of a share of so many independent games, of 95 % unless told."""
    z = deviations**2 / games
    middle = (share + z / 2) / (1 + z)
    half = deviations * math.sqrt(share * (1 - share) / games + z / (4 * games)) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)


def clustered(found: Sequence[tuple[int, float]]) -> tuple[float, float, float]:
    """A share and its interval; deals are taken whole, for their games are not independent."""
    deals: dict[int, tuple[float, int]] = {}
    for deal, value in found:
        won, chairs = deals.get(deal, (0.0, 0))
        deals[deal] = won + value, chairs + 1
    total = len(found)
    share = sum(value for _, value in found) / total
    squares = sum((won - share * chairs) ** 2 for won, chairs in deals.values())
    count = len(deals)
    variance = squares / total**2 * count / max(1, count - 1)
    plain = share * (1 - share)
    worth = plain / variance if variance and plain and count > 1 else float(count)
    return share, *interval(share, worth, student(count - 1))
