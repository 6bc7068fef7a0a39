"""What characters say over Ultimatch: phrases, each where a person would say it.

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
        case {"event": "matched", "seat": int(by), "ultimatch": True}:
            return "great_match" if by != seat else ""
        case {"event": "passed", "seat": int(by)}:
            return "no_way_out" if by == seat else "together"
        case {"event": "traded", "seat": int(by), "partner": int(partner)} if partner == seat:
            return "thanks" if by != seat else ""
    return ""
