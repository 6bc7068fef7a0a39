"""What characters say over Ultima: phrases, each where a person would say it.

All of it follows from what everybody was told.
"""

from typing import Final

from handful.core import Chance, Heard, Remark, Seat, Temper, Told

from ..knowledge.memory import Memory
from ..knowledge.view import View

MANY: Final = 4
"""Cards that hurt when they are drawn."""


def remark(heard: Heard[Memory, View], seat: Seat, temper: Temper, chance: Chance) -> Remark | None:
    """What this seat has a reason to say after the last move."""
    for event in reversed(heard.news):
        phrase = _phrase(event, seat)
        if phrase:
            return Remark(phrase)
    return None


def _phrase(event: Told, seat: Seat) -> str:
    match event:
        case {"event": "caught", "by": int(by), "target": int(target)}:
            return "caught" if by == seat else "oops" if target == seat else ""
        case {"event": "drew", "seat": int(drawer), "count": int(count)} if count >= MANY:
            return "ouch" if drawer == seat else ""
        case {"event": "hand_over", "winner": int(winner)}:
            return "another_hand" if winner == seat else "well_played"
    return ""
