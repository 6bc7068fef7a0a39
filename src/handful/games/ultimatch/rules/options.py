"""The house rules of Ultimatch."""

from typing import ClassVar

from handful import core
from handful.core import Preset, option
from handful.core.said import said

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

    dealer_seat: int = option(
        default=0,
        seat=True,
        help="Who deals: the left neighbour is dealt first and wins ties for the first turn.",
        clause="UM-2",
    )
    alta_bonus: int = option(
        default=0,
        one_of=(0, 1, 2),
        help="Easier: so many more cards in the alta-hand at the start.",
        clause="UM-12",
    )
    trades_per_turn: int = option(
        default=1, one_of=(1, 2), help="Easier: two trades in a turn.", clause="UM-21"
    )
    alta_minus: int = option(
        default=0,
        one_of=(0, 1),
        help="Harder: one card of the first alta-hand is lost by lot.",
        clause="UM-13",
    )
    reward_to_hand: bool = option(
        default=False,
        help="Harder: both cards of a reward go to the hand, none to the alta-hand.",
        clause="UM-51",
    )
    trade_signals: str = option(
        default="nature",
        one_of=("off", "strength", "nature", "pointing"),
        help="What goes with an offer: nothing; a strength; also a nature; also a place.",
        clause="UM-23",
    )
    gift_to_empty: str = option(
        default="both",
        one_of=("both", "current_only"),
        help="Who may be given a card for nothing: any empty hand, or only the player on turn.",
        clause="UM-26",
    )
    primary_ultimatch: bool = option(
        default=True,
        help="Two cards of a red, yellow or blue target's own colour can make an Ultimatch.",
        clause="UM-34",
    )
    reward_optional: bool = option(
        default=False, help="A reward may be refused before it is drawn.", clause="UM-50"
    )
    table_talk: str = option(
        default="pings",
        one_of=("pings", "off"),
        help="Whether anybody may point out plays with the alta-hand.",
        clause="UM-60",
    )
    offer_seconds: int | str = option(
        default=30,
        one_of=("off",),
        between=(5, 120),
        help="How long the table waits for an answer in a trade.",
        clause="UM-22",
    )
    turn_seconds: int | str = option(
        default="off",
        one_of=("off",),
        between=(10, 600),
        help="How long the table waits for a donation or for the player on turn.",
        clause="UM-20",
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("standard", "Standard", "The rules of the sheet.", {}),
        Preset("easier", "Easier", "One more card in the alta-hand.", {"alta_bonus": 1}),
        Preset(
            "easiest",
            "Easiest",
            "Two more cards in the alta-hand, two trades in a turn.",
            {"alta_bonus": 2, "trades_per_turn": 2},
        ),
        Preset("hard", "Hard", "One card of the first alta-hand is lost.", {"alta_minus": 1}),
        Preset("harder", "Harder", "Rewards go to the hand.", {"reward_to_hand": True}),
        Preset("hardest", "Hardest", "Both.", {"alta_minus": 1, "reward_to_hand": True}),
    )

    def problem(self, seats: int) -> str | None:
        """Why these options make no game of Ultimatch for so many seats."""
        if self.dealer_seat >= seats:
            return said("The dealer must be one of the players.")
        if self.alta_bonus and self.alta_minus:
            return said("Adding and removing starting alta cards cancel out; choose one.")
        for key in TEAM_ONLY if seats == 1 else ():
            if key in self.changed():
                return said(
                    "Solitaire has no alta-hand and no trading, so {option} has no meaning.",
                    option=key,
                )
        return None
