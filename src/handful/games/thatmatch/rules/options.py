"""The house rules of That Match Game."""

from typing import ClassVar

from handful import core
from handful.core import Preset, option
from handful.core.said import said

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

    variant: str = option(
        default="standard",
        one_of=("standard", "simple"),
        help="The whole game, or the simple one for ages 3 to 5.",
        clause="TM-41",
    )
    target_points: int | str = option(
        default="auto",
        one_of=("auto",),
        between=(1, ALL_STARS),
        help="Points needed to win; auto is 10 for two or three seats and 15 for more.",
        clause="TM-6",
    )
    market_size: int | str = option(
        default="auto",
        one_of=("auto",),
        between=(1, MOST_IN_MARKET),
        help="Point cards in the middle; auto follows the table by seats and variant.",
        clause="TM-5",
    )
    hand_start: int = option(
        default=5, between=(1, 10), help="Cards dealt to each seat.", clause="TM-4"
    )
    hand_limit: int = option(
        default=7, between=(3, 10), help="The most cards in a hand.", clause="TM-38"
    )
    draw_max: int | str = option(
        default="auto",
        one_of=("auto",),
        between=(1, 4),
        help="The most cards drawn in a turn; auto is 2, in the simple game 1.",
        clause="TM-8",
    )
    play_max: int | str = option(
        default="auto",
        one_of=("auto",),
        between=(1, 4),
        help="The most plays in a turn and cards in a toss; auto is 2, in the simple game 1.",
        clause="TM-10",
    )
    first_player: str = option(
        default="stars",
        one_of=("stars", "seat0"),
        help="Point cards are turned up to see who begins, or seat 0 does.",
        clause="TM-3",
    )
    blocks: str = option(
        default="auto",
        one_of=("auto", "on", "off"),
        help="Whether the blocks are in the deck; auto leaves them out of the simple game.",
        clause="TM-40",
    )
    specials: str = option(
        default="auto",
        one_of=("auto", "on", "off"),
        help="Whether Haul, Snatch and Rescue are in the deck; auto as for blocks.",
        clause="TM-40",
    )
    respond_scope: str = option(
        default="all",
        one_of=("all", "taking_only"),
        help="Every number play can be answered, or only one that would take a point card.",
        clause="TM-17",
    )
    respond_order: str = option(
        default="open",
        one_of=("open", "clockwise"),
        help="The asked seats answer as they like, or one after the other.",
        clause="TM-26",
    )
    respond_seconds: int = option(
        default=12,
        one_of=(0,),
        between=(3, 60),
        help="Time to answer, anew after every answer; 0 is no clock. The room keeps it.",
        clause="TM-26",
    )
    turn_seconds: int = option(
        default=0,
        one_of=(0,),
        between=(10, 300),
        help="Time for a decision on one's own turn; 0 is no clock. The room keeps it.",
        clause="TM-12",
    )
    turn_player_responds: str = option(
        default="blocks_only",
        one_of=("blocks_only", "full", "none"),
        help="What the turn player may answer with: blocks and Rescue, bolts too, or nothing.",
        clause="TM-18",
    )
    red_block_hits: str = option(
        default="any_number",
        one_of=("any_number", "bolts_only"),
        help="A red block may name any number card, or only one thrown as a response.",
        clause="TM-19",
    )
    exclamation_response: str = option(
        default="gap",
        one_of=("gap", "immune"),
        help="An exclamation can be bolted with the gap it fills, or not at all.",
        clause="TM-15",
    )
    max_bolts: int = option(
        default=0,
        between=(0, 7),
        help="The most cards in one bolt response; 0 is any.",
        clause="TM-18",
    )
    refill: str = option(
        default="at_once",
        one_of=("at_once", "end_of_turn"),
        help="When an emptied slot gets its next point card.",
        clause="TM-35",
    )
    stuck_toss: str = option(
        default="stuck",
        one_of=("stuck", "idle", "off"),
        help="Toss with a full hand and no legal play, with a full hand and no play made, never.",
        clause="TM-39",
    )
    stall_rounds: int = option(
        default=10,
        between=(1, 50),
        help="The game ends after so many rounds in which no number card sticks.",
        clause="TM-44",
    )
    turn_cap: int = option(
        default=0,
        between=(0, 5000),
        help="The game ends after so many turns; 0 is never.",
        clause="TM-45",
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("sheet", "As printed", "The rules of the sheet.", {}),
        Preset("simple", "With small children", "One card, one match.", {"variant": "simple"}),
        Preset(
            "quick",
            "Quick",
            "Only plays that take a point card are asked about.",
            {"respond_scope": "taking_only"},
        ),
        Preset(
            "duel",
            "Duel",
            "Bolts fly both ways: the turn player may throw them too.",
            {"turn_player_responds": "full"},
        ),
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

    def problem(self, seats: int) -> str | None:
        """Why these options make no game for so many seats."""
        stars = sum(STARS[card] for card in point_deck(sixes=not self.is_simple()))
        if self.hand_start > self.hand_limit:
            return said("You cannot be dealt more cards than you may hold.")
        if self.points_needed(seats) > stars:
            needed = self.points_needed(seats)
            return said(
                "Nobody could reach {needed}: the point deck holds only {stars} stars.",
                needed=needed,
                stars=stars,
            )
        if self.is_simple() and self._wants_responses():
            return said("The simple game has no blocks, specials or responses.")
        if not self.has_blocks() and self.red_block_hits == "bolts_only":
            return said("There are no red blocks in this game.")
        return None

    def _wants_responses(self) -> bool:
        changed = self.changed()
        return "on" in (self.blocks, self.specials) or any(key in changed for key in _RESPONDING)
