"""The words of the rules as numbers: phases, costs, and the options of one table."""

from array import array
from typing import Final

from .cards import BESIDE, TOUCHING
from .move_numbers import (
    ADD_TIMER,
    ADD_WILD,
    AGREE,
    CALL_STUCK,
    CLAIM,
    FLIP,
    GIVE_UP,
    IGNITE,
    OBJECT,
    OPEN_WINDOW,
    STOP,
    USE_WILD,
)
from .options import Options
from .sums import QUARTERS, WHOLE, sums

READY, ONE_UP, TWO_UP, WINDOW, VOTE, OVER = range(6)
PHASES: Final = ("ready", "one_up", "two_up", "window", "stuck_vote", "over")

REASONS: Final = ("", "nothing_left", "stuck")
"""Why a game is over (BD-70, BD-80)."""

KNOWN_MOVES: Final = (
    (FLIP, OPEN_WINDOW, CALL_STUCK),
    (FLIP,),
    (IGNITE, USE_WILD, GIVE_UP),
    (FLIP, CLAIM, IGNITE, USE_WILD, ADD_TIMER, ADD_WILD, STOP),
    (AGREE, OBJECT),
    (),
)
"""The moves that each phase knows."""

SCORE_IF_WON, SCORE_ALWAYS, SCORE_NEVER = range(3)
TIMER_SCORES: Final = ("if_won", "always", "never")

_COST = {FLIP: 1000, CLAIM: 1000, USE_WILD: 1000, IGNITE: 2500, ADD_TIMER: 500, ADD_WILD: 500}
COST: Final = array("q", [_COST.get(verb, 0) for verb in range(OBJECT + 1)])
"""BD-92: what a move in a nominal window costs, in milliseconds."""
LEAST_STOCK: Final = 500
SECOND: Final = 1000

NOBODY: Final = -1
NO_LIMIT: Final = -1
POOL_PATIENCE: Final = 2
"""With the pool open the dry limit is so many times as long (BD-73)."""


class House:
    """The options of one table, ready for the rules; every position of a game shares it."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.hand_size = options.cards_in_hand(seats)
        self.free = options.ignite_use == "free"
        self.unit = QUARTERS if options.division == "fractions" else WHOLE
        self.sums = sums(self.unit, self.free)
        self.reach = TOUCHING if options.dynamite_reach == "all8" else BESIDE
        self.explosion_ends_turn = options.dynamite_turn == "ends"
        self.chain = options.chain_explosions
        self.reveal_haul = options.reveal_haul
        self.timer_millis = options.timer_seconds * SECOND
        self.wild_millis = options.wild_seconds * SECOND
        self.real_clock = options.timer_clock == "real"
        self.flip_gap = options.flip_gap_ms
        self.timer_scores = TIMER_SCORES.index(options.timer_scores)
        self.stuck_call = options.stuck_call
        self.dry_limit = options.dry_limit(seats)
        self.pool_takes_pile = options.common_pool == "hands_and_pile"
        self.shows_seen = options.memory_aid == "faces"
        self.match_cards_break_ties = options.tie_break == "match_cards"
