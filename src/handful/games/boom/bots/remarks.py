"""What characters say over Boom Goes the Dynamite: phrases, each where a person would say it.

All of it follows from what everybody was told.
"""

from handful.core import Chance, Heard, Remark, Seat, Temper, Told

from ..knowledge.memory import Memory
from ..knowledge.view import View


def remark(heard: Heard[Memory, View], seat: Seat, temper: Temper, chance: Chance) -> Remark | None:
    """What this seat has a reason to say after the last move."""
    for event in reversed(heard.news):
        phrase = _phrase(event, seat)
        if phrase:
            return Remark(phrase)
    return None


def _phrase(event: Told, seat: Seat) -> str:
    match event:
        case {"event": "exploded", "seat": int(by)}:
            return "ouch" if by == seat else "bang"
        case {"event": "matched", "seat": int(by), "used": list(used)} if used:
            return "good_sum" if by != seat else ""
    return ""
