"""The house rules of Ultimatch."""

from typing import ClassVar

from handful import core
from handful.core import Message, Preset, message, option

TEAM_ONLY = (
    "alta_bonus",
    "alta_minus",
    "trades_per_turn",
    "reward_to_hand",
    "gift_to_empty",
    "trade_signals",
)


class Options(core.Options):
    """How this table plays Ultimatch."""

    dealer_seat: int = option(default=0, seat=True, clause="UM-2")
    alta_bonus: int = option(default=0, one_of=(0, 1, 2), clause="UM-12")
    trades_per_turn: int = option(default=1, one_of=(1, 2), clause="UM-21")
    alta_minus: int = option(default=0, one_of=(0, 1), clause="UM-13")
    reward_to_hand: bool = option(default=False, clause="UM-51")
    trade_signals: str = option(
        default="nature", one_of=("off", "strength", "nature", "pointing"), clause="UM-23"
    )
    gift_to_empty: str = option(default="both", one_of=("both", "current_only"), clause="UM-26")
    primary_ultimatch: bool = option(default=True, clause="UM-34")
    reward_optional: bool = option(default=False, clause="UM-50")
    table_talk: str = option(default="pings", one_of=("pings", "off"), clause="UM-60")
    offer_seconds: int | str = option(default=30, one_of=("off",), between=(5, 120), clause="UM-22")
    turn_seconds: int | str = option(
        default="off", one_of=("off",), between=(10, 600), clause="UM-20"
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("standard"),
        Preset("easier", values={"alta_bonus": 1}),
        Preset("easiest", values={"alta_bonus": 2, "trades_per_turn": 2}),
        Preset("hard", values={"alta_minus": 1}),
        Preset("harder", values={"reward_to_hand": True}),
        Preset("hardest", values={"alta_minus": 1, "reward_to_hand": True}),
    )

    def problem(self, seats: int) -> Message | None:
        """Why these options make no game of Ultimatch for so many seats."""
        if self.dealer_seat >= seats:
            return message("problem-dealer")
        if self.alta_bonus and self.alta_minus:
            return message("problem-bonus")
        for key in TEAM_ONLY if seats == 1 else ():
            if key in self.changed():
                return message("problem-solitaire", option=key)
        return None
