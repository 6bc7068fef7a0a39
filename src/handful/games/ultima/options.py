"""The house rules of Ultima."""

from typing import ClassVar

from handful import core
from handful.core import Preset, option
from handful.core.said import said

from .cards import CARDS, HAND_SIZE

PENALTY = 2
DECKS = (1, 2, 3)
SEATS_PER_DECK = 6

TARGETS = {"standard": 150, "elimination": 100, "simple": 5}
TARGET_RANGES = {"standard": (1, 2000), "elimination": (1, 1000), "simple": (1, 50)}


class Options(core.Options):
    """How this table plays Ultima."""

    decks: int | str = option(
        default="auto",
        one_of=("auto", *DECKS),
        help="How many decks are shuffled together; auto takes one for every six seats begun.",
        clause="UL-1",
    )
    tritone_wild: bool = option(
        default=False, help="A tritone may be played on any card.", clause="UL-14"
    )
    must_play: bool = option(
        default=False,
        help="Whoever holds a match must play; whoever holds none draws until one comes.",
        clause="UL-19",
    )
    stacking: str = option(
        default="off",
        one_of=("off", "add", "pass"),
        help="A tritone may pass a Draw 2 on: with two more cards (add) or the same two (pass).",
        clause="UL-28",
    )
    scoring: str = option(
        default="standard",
        one_of=("standard", "elimination", "simple"),
        help="The winner of a hand takes all points; or points are bad and knock out; or 1 a hand.",
        clause="UL-48",
    )
    target: int | str = option(
        default="auto",
        one_of=("auto",),
        between=(1, 2000),
        help="Points to win, threshold to be out, or hands to win; auto is 150, 100 or 5.",
        clause="UL-52",
    )
    match_end: str = option(
        default="target",
        one_of=("target", "agreement"),
        help="The game ends at the target, or when everybody says stop between two hands.",
        clause="UL-53",
    )
    starter: str = option(
        default="rotate",
        one_of=("rotate", "fixed", "winner"),
        help="Who begins the next hand: the next chair, the same chair, or the last winner.",
        clause="UL-57",
    )
    first_starter: int | str = option(
        default="random",
        one_of=("random",),
        seat=True,
        help="Who begins the first hand.",
        clause="UL-5",
    )
    final_penalty: str = option(
        default="void",
        one_of=("void", "draw"),
        help="A Draw 2 played as the last card is void, or is drawn and counted.",
        clause="UL-46",
    )
    ultima_mode: str = option(
        default="race",
        one_of=("race", "polled", "auto"),
        help="Calling Ultima is a race, a question to each in turn, or done by itself.",
        clause="UL-34",
    )
    ultima_guard_ms: int = option(
        default=1500,
        between=(0, 5000),
        help="At a table with a clock: how long nobody may move on after a play down to one card.",
        clause="UL-35",
    )
    turn_cap: int = option(
        default=1000,
        between=(50, 10000),
        help="A hand ends undecided after so many turns.",
        clause="UL-45",
    )
    max_hands: int = option(
        default=100, between=(1, 1000), help="The game ends after so many hands.", clause="UL-55"
    )
    ear_mode: str = option(
        default="off",
        one_of=("off", "blind"),
        help="Blind: the top card shows its colour and sounds its notes, but not its name.",
        clause="UL-60",
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("sheet", "As printed", "The rules of the sheet, to 150 points.", {}),
        Preset(
            "lively",
            "Lively",
            "Tritones fit anywhere and hand their penalty on.",
            {"tritone_wild": True, "stacking": "add"},
        ),
        Preset("short", "Short", "First to win three hands.", {"scoring": "simple", "target": 3}),
        Preset(
            "ear-school",
            "Ear school",
            "Match by listening; Ultima is called for you.",
            {"ear_mode": "blind", "ultima_mode": "auto"},
        ),
    )

    def deck_count(self, seats: int) -> int:
        """How many decks are in play (UL-1, UL-10)."""
        return -(-seats // SEATS_PER_DECK) if isinstance(self.decks, str) else self.decks

    def goal(self) -> int:
        """The target that is in force."""
        return TARGETS[self.scoring] if isinstance(self.target, str) else self.target

    def problem(self, seats: int) -> str | None:
        """Why these options make no game of Ultima for so many seats."""
        cards, needed = self.deck_count(seats) * CARDS, HAND_SIZE * seats + 1 + PENALTY
        low, high = TARGET_RANGES[self.scoring]
        if needed > cards:
            return said(
                "{seats} players need at least {needed} cards: use {decks} decks.",
                seats=seats,
                needed=needed,
                decks=-(-needed // CARDS),
            )
        if self.match_end == "agreement" and self.scoring == "elimination":
            return said("Elimination always runs until one player is left, not by agreement.")
        if self.match_end == "agreement" and self.target != "auto":
            return said("A game that ends by agreement has no target.")
        if not low <= self.goal() <= high:
            return said(
                "With this scoring a target lies between {low} and {high}.", low=low, high=high
            )
        if self.ear_mode == "blind" and self.must_play:
            return said("Being forced to play would give the hidden interval away.")
        if isinstance(self.first_starter, int) and self.first_starter >= seats:
            return said("There is no seat {seat} at this table.", seat=self.first_starter)
        return None
