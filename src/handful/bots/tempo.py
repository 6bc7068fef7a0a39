"""How long a bot takes for a move, so that people can follow it and clocks are fair to all."""

from typing import Final

from handful.core import AnyGame, Chance, Form, Millis, View

QUICK, SLOW = 2000, 3000
"""Where the game sets no pace: the shortest and the longest pause before a move."""

HESITATION: Final = 0.5
"""A hand is never faster than the game's pace, and at most so much slower."""


def pause(
    game: AnyGame, view: View, form: Form, chance: Chance, quickest: Millis = QUICK
) -> Millis:
    """Milliseconds from the moment a bot may act until it makes this move; more often few.

    `quickest` is the shortest pause where the game sets no pace; the longest goes with it.
    """
    least = game.screens.pace(view, form) if game.screens.pace else None
    if least is None:
        low, high = quickest, quickest * SLOW // QUICK
    else:
        low, high = least, round(least * (1 + HESITATION))
    return low + round((high - low) * chance.share() ** 2)
