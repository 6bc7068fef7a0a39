"""What characters say over That Match Game: phrases, each where a person would say it.

All of it follows from what everybody was told.
"""

from typing import Final

from handful.core import Chance, Heard, Remark, Seat, Temper, Told

from ..knowledge.memory import Memory
from ..knowledge.view import View

MUCH: Final = 3
"""Stars that are worth a word."""


def remark(heard: Heard[Memory, View], seat: Seat, temper: Temper, chance: Chance) -> Remark | None:
    """What this seat has a reason to say after the last move."""
    for event in reversed(heard.news):
        phrase = _phrase(event, seat)
        if phrase:
            return Remark(phrase)
    return None


def _phrase(event: Told, seat: Seat) -> str:
    match event:
        case {"event": "bolted", "seat": int(by)}:
            return "lightning" if by == seat else ""
        case {"event": "snatched", "source": int(source), "count": int(count)} if count:
            return "not_me" if source == seat else ""
        case {"event": "point_taken", "seat": int(by), "stars": int(stars)} if stars >= MUCH:
            return "thanks_for_points" if by == seat else "nice_sum"
    return ""
