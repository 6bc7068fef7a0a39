"""The words of Ultimatch's rules as numbers: phases, sizes, and the options of one table."""

from typing import Final

from .cards import DOUBLES, SECONDARY_DOUBLES, SECONDARY_ULTIMATCHES, ULTIMATCHES
from .moves import SIGNALS_OF_LEVEL
from .options import Options

DONATE, TRADE, MATCH, REWARD_CHOICE, REWARD, OVER = range(6)
PHASES: Final = ("donate", "trade", "match", "reward_choice", "reward", "over")

REASONS: Final = ("", "pyramid_cleared", "all_passed", "no_match")
"""Why a game is over (UM-70, UM-71)."""

NO_CARD: Final = -1
GONE: Final = 255
"""What stands at a place of the pyramid whose card has been removed."""

SOLITAIRE: Final = 1
REWARD_SIZE: Final = 2

ROWS: Final = (0, 5, 5, 5, 6, 6)
HAND_SIZES: Final = (0, 13, 6, 4, 5, 4)
ALTA_FROM_DRAW: Final = (0, 0, 1, 1, 0, 0)
"""By number of players (UM-4, UM-7, UM-11)."""

SIGNAL_LEVELS: Final = ("off", "strength", "nature", "pointing")


class House:
    """The options of one table, ready for the rules; every position of a game shares it."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.rows = ROWS[seats]
        self.hand_size = HAND_SIZES[seats]
        self.alta_from_draw = ALTA_FROM_DRAW[seats] + options.alta_bonus
        self.alta_minus = options.alta_minus
        self.dealer = options.dealer_seat
        self.trades = options.trades_per_turn
        self.gifts_to_others = options.gift_to_empty == "both"
        self.pointing = options.trade_signals == "pointing"
        self.signals = SIGNALS_OF_LEVEL[SIGNAL_LEVELS.index(options.trade_signals)]
        self.first_signal, self.signal_count = self.signals[0], len(self.signals)
        self.signal_step = self.signals[1] - self.signals[0] if self.signal_count > 1 else 1
        self.ultimatches = ULTIMATCHES if options.primary_ultimatch else SECONDARY_ULTIMATCHES
        self.doubles = DOUBLES if options.primary_ultimatch else SECONDARY_DOUBLES
        self.reward_optional = options.reward_optional
        self.split_reward = seats > SOLITAIRE and not options.reward_to_hand
