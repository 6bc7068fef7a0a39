"""The house rules of Ultimatum."""

from typing import ClassVar, Final

from handful import core
from handful.core import Message, Preset, message, option

from .cards import CARDS, KEPT_TO_DRAW

FEWEST_PRINTED: Final = 4
MOST_SEATS: Final = 8
LARGEST_HAND: Final = 20
MOST_CHIPS: Final = 50
ROUNDS_TO_GOAL: Final = 5


class Options(core.Options):
    """How this table plays Ultimatum."""

    scoring: str = option(default="quick", one_of=("quick", "match", "points"), clause="UT-53")
    match_rounds: int = option(default=5, between=(1, 20), clause="UT-54")
    point_target: int | str = option(
        default="auto", one_of=("auto",), between=(1, 1000), clause="UT-55"
    )
    chips_between_rounds: str = option(
        default="reset_and_sum", one_of=("reset_and_sum", "carry_over"), clause="UT-63"
    )
    tie_break: str = option(
        default="shared", one_of=("shared", "fewest_cards", "extra_round"), clause="UT-56"
    )
    hand_size: int = option(default=10, between=(5, LARGEST_HAND), clause="UT-4")
    starting_chips: int = option(default=10, between=(1, MOST_CHIPS), clause="UT-6")
    three_players: bool = option(default=False, clause="UT-1")
    first_dealer: int | str = option(default="random", one_of=("random",), seat=True, clause="UT-2")
    block_by: str = option(default="victim", one_of=("victim", "anyone"), clause="UT-20")
    block_scope: str = option(
        default="others_proposals",
        one_of=("others_proposals", "any_proposal", "ultimatum_only"),
        clause="UT-35",
    )
    initiator_may_counter: bool = option(default=True, clause="UT-27")
    round_card_from_turn: int = option(default=1, between=(1, 5), clause="UT-45")
    table_talk: str = option(default="structured", one_of=("structured", "off"), clause="UT-47")
    talk_limit: int = option(default=3, between=(1, 10), clause="UT-47")
    response_seconds: int = option(default=20, between=(0, 120), clause="UT-42")
    choose_seconds: int = option(default=45, between=(0, 300), clause="UT-42")
    turn_seconds: int = option(default=0, between=(0, 600), clause="UT-44")

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("sheet"),
        Preset("match", values={"scoring": "match"}),
        Preset("points", values={"scoring": "points"}),
        Preset(
            "three",
            values={
                "three_players": True,
                "scoring": "match",
                "match_rounds": 3,
                "round_card_from_turn": 3,
            },
        ),
        Preset("friends", values={"block_by": "anyone"}),
    )

    def goal(self) -> int:
        """The goal of Point Play that is in force (UT-55)."""
        if isinstance(self.point_target, str):
            return ROUNDS_TO_GOAL * self.starting_chips
        return self.point_target

    def problem(self, seats: int) -> Message | None:
        """Why these options make no game of Ultimatum for so many seats."""
        if seats < FEWEST_PRINTED and not self.three_players:
            return message("problem-three", fewest=FEWEST_PRINTED, most=MOST_SEATS)
        dealt = CARDS - KEPT_TO_DRAW
        if self.hand_size * seats > dealt:
            most = dealt // seats
            return message("problem-cards", seats=seats, most=most, cards=CARDS, kept=KEPT_TO_DRAW)
        if isinstance(self.first_dealer, int) and self.first_dealer >= seats:
            return message("refuse-seat", seat=self.first_dealer)
        return self._problem_of_points() if self.scoring == "points" else None

    def _problem_of_points(self) -> Message | None:
        if self.chips_between_rounds == "carry_over":
            return message("problem-kept")
        if self.goal() <= self.starting_chips:
            return message("problem-goal", goal=self.goal(), chips=self.starting_chips)
        return None
