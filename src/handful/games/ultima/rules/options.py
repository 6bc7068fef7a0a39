"""The house rules of Ultima."""

from typing import ClassVar

from handful import core
from handful.core import Message, Preset, message, option

from .cards import CARDS, HAND_SIZE

PENALTY = 2
DECKS = (1, 2, 3)
SEATS_PER_DECK = 6

TARGETS = {"standard": 150, "elimination": 100, "simple": 5}
TARGET_RANGES = {"standard": (1, 2000), "elimination": (1, 1000), "simple": (1, 50)}


class Options(core.Options):
    """How this table plays Ultima."""

    decks: int | str = option(default="auto", one_of=("auto", *DECKS), clause="UL-1")
    tritone_wild: bool = option(default=False, clause="UL-14")
    must_play: bool = option(default=False, clause="UL-19")
    stacking: str = option(default="off", one_of=("off", "add", "pass"), clause="UL-28")
    scoring: str = option(
        default="standard", one_of=("standard", "elimination", "simple"), clause="UL-48"
    )
    target: int | str = option(default="auto", one_of=("auto",), between=(1, 2000), clause="UL-52")
    match_end: str = option(default="target", one_of=("target", "agreement"), clause="UL-53")
    starter: str = option(default="rotate", one_of=("rotate", "fixed", "winner"), clause="UL-57")
    first_starter: int | str = option(
        default="random", one_of=("random",), seat=True, clause="UL-5"
    )
    final_penalty: str = option(default="void", one_of=("void", "draw"), clause="UL-46")
    ultima_mode: str = option(default="race", one_of=("race", "polled", "auto"), clause="UL-34")
    ultima_guard_ms: int = option(default=1500, between=(0, 5000), clause="UL-35")
    turn_cap: int = option(default=1000, between=(50, 10000), clause="UL-45")
    max_hands: int = option(default=100, between=(1, 1000), clause="UL-55")
    ear_mode: str = option(default="off", one_of=("off", "blind"), clause="UL-60")

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("sheet"),
        Preset("lively", values={"tritone_wild": True, "stacking": "add"}),
        Preset("short", values={"scoring": "simple", "target": 3}),
        Preset("ear-school", values={"ear_mode": "blind", "ultima_mode": "auto"}),
    )

    def deck_count(self, seats: int) -> int:
        """How many decks are in play (UL-1, UL-10)."""
        return -(-seats // SEATS_PER_DECK) if isinstance(self.decks, str) else self.decks

    def goal(self) -> int:
        """The target that is in force."""
        return TARGETS[self.scoring] if isinstance(self.target, str) else self.target

    def problem(self, seats: int) -> Message | None:
        """Why these options make no game of Ultima for so many seats."""
        cards, needed = self.deck_count(seats) * CARDS, HAND_SIZE * seats + 1 + PENALTY
        low, high = TARGET_RANGES[self.scoring]
        if needed > cards:
            decks = -(-needed // CARDS)
            return message("problem-decks", seats=seats, needed=needed, decks=decks)
        if self.match_end == "agreement" and self.scoring == "elimination":
            return message("problem-elimination")
        if self.match_end == "agreement" and self.target != "auto":
            return message("problem-agreement")
        if not low <= self.goal() <= high:
            return message("problem-target", low=low, high=high)
        if self.ear_mode == "blind" and self.must_play:
            return message("problem-ear")
        if isinstance(self.first_starter, int) and self.first_starter >= seats:
            return message("refuse-seat", seat=self.first_starter)
        return None
