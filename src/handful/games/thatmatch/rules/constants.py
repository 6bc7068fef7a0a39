"""The words of That Match Game's rules as numbers: phases, entries, the options of one table."""

from array import array
from typing import Final

from handful.core.sets import only

from .cards import LANES, MULTI, TAKEN, TAKEN_EXACTLY, playing_deck, point_deck
from .options import MOST_IN_MARKET, MOST_SEATS, Options

DRAWING, PLAYING, RESPONDING, TRIMMING, OVER = range(5)
PHASES: Final = ("draw", "play", "respond", "trim", "over")

CLAIM, RED, ORANGE, CALL, SPECIAL = range(5)
SORTS: Final = ("claim", "red_block", "orange_block", "rescue", "special")
"""What an entry of a window is: number cards, a block, a Rescue, or the Haul or Snatch."""

TURN_PLAYER: Final = ("blocks_only", "full", "none")
BLOCKS_ONLY, FULL, NEVER = range(3)
TOSSES: Final = ("stuck", "idle", "off")
IF_STUCK, IF_IDLE, NO_TOSS = range(3)

REASONS: Final = ("", "target", "exhausted", "stalled", "cap")
GOING_ON, AT_TARGET, EXHAUSTED, STALLED, CAPPED = range(5)
"""Why a game is over."""

NOBODY: Final = -1
NO_CARD: Final = -1
NO_SPOT: Final = -1
NO_ENTRY: Final = -1
NOTHING: Final = -1
"""Stands where an entry has no aim or names no card."""

OPENING: Final = 0
"""The entry that opened the window."""

HAULED: Final = 3
"""TM-36: the cards that Haul draws."""

ANY_NUMBER: Final = 99
"""No limit to the bolts of one response (TM-18)."""

SPOTS: Final = MOST_IN_MARKET * LANES
SPOTS_OF: Final = array(
    "Q",
    [
        sum(only(spot) for spot in range(SPOTS) if colour in (spot % LANES, MULTI))
        for colour in range(MULTI + 1)
    ],
)
"""For each colour of a card the spots that it matches (TM-13)."""


class House:
    """The options of one table, ready for the rules; every position of a game shares it."""

    def __init__(self, options: Options, seats: int) -> None:
        assert seats <= MOST_SEATS, "there are rows for so many"
        self.options = options
        self.simple = options.is_simple()
        self.taken = TAKEN_EXACTLY if self.simple else TAKEN
        self.target = options.points_needed(seats)
        self.slots = options.slots(seats)
        self.hand_start = options.hand_start
        self.hand_limit = options.hand_limit
        self.draw_max = options.most_drawn()
        self.play_max = options.most_plays()
        self.by_stars = options.first_player == "stars"
        self.blocks = options.has_blocks()
        self.specials = options.has_specials()
        self.taking_only = options.respond_scope == "taking_only"
        self.clockwise = options.respond_order == "clockwise"
        self.turn_player = TURN_PLAYER.index(options.turn_player_responds)
        self.bolts_only = options.red_block_hits == "bolts_only"
        self.immune = options.exclamation_response == "immune"
        self.max_bolts = options.max_bolts or ANY_NUMBER
        self.refill_at_once = options.refill == "at_once"
        self.toss = TOSSES.index(options.stuck_toss)
        self.stall_limit = options.stall_rounds * seats
        self.turn_cap = options.turn_cap
        self.playing_deck = playing_deck(self.blocks, self.specials)
        self.point_deck = point_deck(sixes=not self.simple)
