"""The house rules of That Match Game."""

from typing import ClassVar

from handful import core
from handful.core import Message, Preset, message, option

from .cards import STARS, point_deck

FEWEST_SEATS, MOST_SEATS = 2, 5
SMALL_TABLE = 3
"""Up to so many seats the smaller targets and markets hold (TM-5, TM-6)."""

TARGET_SMALL, TARGET_LARGE = 10, 15
MARKET_SMALL, MARKET_LARGE = 4, 5
MORE_IN_SIMPLE = 1
MOST_IN_MARKET = 10
PER_TURN, PER_TURN_SIMPLE = 2, 1
ALL_STARS = sum(STARS)

_RESPONDING = (
    "respond_scope",
    "turn_player_responds",
    "red_block_hits",
    "exclamation_response",
    "max_bolts",
)


class Options(core.Options):
    """How this table plays That Match Game."""

    variant: str = option(default="standard", one_of=("standard", "simple"), clause="TM-41")
    target_points: int | str = option(
        default="auto", one_of=("auto",), between=(1, ALL_STARS), clause="TM-6"
    )
    market_size: int | str = option(
        default="auto", one_of=("auto",), between=(1, MOST_IN_MARKET), clause="TM-5"
    )
    hand_start: int = option(default=5, between=(1, 10), clause="TM-4")
    hand_limit: int = option(default=7, between=(3, 10), clause="TM-38")
    draw_max: int | str = option(default="auto", one_of=("auto",), between=(1, 4), clause="TM-8")
    play_max: int | str = option(default="auto", one_of=("auto",), between=(1, 4), clause="TM-10")
    first_player: str = option(default="stars", one_of=("stars", "seat0"), clause="TM-3")
    blocks: str = option(default="auto", one_of=("auto", "on", "off"), clause="TM-40")
    specials: str = option(default="auto", one_of=("auto", "on", "off"), clause="TM-40")
    respond_scope: str = option(default="all", one_of=("all", "taking_only"), clause="TM-17")
    respond_order: str = option(default="open", one_of=("open", "clockwise"), clause="TM-26")
    respond_seconds: int = option(default=12, one_of=(0,), between=(3, 60), clause="TM-26")
    turn_seconds: int = option(default=0, one_of=(0,), between=(10, 300), clause="TM-12")
    turn_player_responds: str = option(
        default="blocks_only", one_of=("blocks_only", "full", "none"), clause="TM-18"
    )
    red_block_hits: str = option(
        default="any_number", one_of=("any_number", "bolts_only"), clause="TM-19"
    )
    exclamation_response: str = option(default="gap", one_of=("gap", "immune"), clause="TM-15")
    max_bolts: int = option(default=0, between=(0, 7), clause="TM-18")
    refill: str = option(default="at_once", one_of=("at_once", "end_of_turn"), clause="TM-35")
    stuck_toss: str = option(default="stuck", one_of=("stuck", "idle", "off"), clause="TM-39")
    stall_rounds: int = option(default=10, between=(1, 50), clause="TM-44")
    turn_cap: int = option(default=0, between=(0, 5000), clause="TM-45")

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("sheet"),
        Preset("simple", values={"variant": "simple"}),
        Preset("quick", values={"respond_scope": "taking_only"}),
        Preset("duel", values={"turn_player_responds": "full"}),
    )

    def is_simple(self) -> bool:
        """Whether this is the simple game (TM-41)."""
        return self.variant == "simple"

    def points_needed(self, seats: int) -> int:
        """TM-6: the target that is in force."""
        if isinstance(self.target_points, int):
            return self.target_points
        return TARGET_SMALL if seats <= SMALL_TABLE else TARGET_LARGE

    def slots(self, seats: int) -> int:
        """TM-5: how many point cards lie in the middle."""
        if isinstance(self.market_size, int):
            return self.market_size
        size = MARKET_SMALL if seats <= SMALL_TABLE else MARKET_LARGE
        return size + MORE_IN_SIMPLE if self.is_simple() else size

    def most_drawn(self) -> int:
        """TM-8: the most cards drawn in a turn."""
        return self._per_turn(self.draw_max)

    def most_plays(self) -> int:
        """TM-10: the most plays in a turn."""
        return self._per_turn(self.play_max)

    def _per_turn(self, given: int | str) -> int:
        if isinstance(given, int):
            return given
        return PER_TURN_SIMPLE if self.is_simple() else PER_TURN

    def has_blocks(self) -> bool:
        """Whether red and orange blocks are in the deck (TM-40)."""
        return self._is_kept(self.blocks)

    def has_specials(self) -> bool:
        """Whether Haul, Snatch and Rescue are in the deck (TM-40)."""
        return self._is_kept(self.specials)

    def _is_kept(self, given: str) -> bool:
        return not self.is_simple() if given == "auto" else given == "on"

    def problem(self, seats: int) -> Message | None:
        """Why these options make no game for so many seats."""
        stars = sum(STARS[card] for card in point_deck(sixes=not self.is_simple()))
        if self.hand_start > self.hand_limit:
            return message("problem-hand")
        if self.points_needed(seats) > stars:
            return message("problem-stars", needed=self.points_needed(seats), stars=stars)
        if self.is_simple() and self._wants_responses():
            return message("problem-simple")
        if not self.has_blocks() and self.red_block_hits == "bolts_only":
            return message("problem-red")
        return None

    def _wants_responses(self) -> bool:
        changed = self.changed()
        return "on" in (self.blocks, self.specials) or any(key in changed for key in _RESPONDING)
