"""The house rules of Ultimatum."""

from typing import ClassVar, Final

from handful import core
from handful.core import Preset, option
from handful.core.said import said

from .cards import CARDS, KEPT_TO_DRAW

FEWEST_PRINTED: Final = 4
MOST_SEATS: Final = 8
LARGEST_HAND: Final = 20
MOST_CHIPS: Final = 50
ROUNDS_TO_GOAL: Final = 5


class Options(core.Options):
    """How this table plays Ultimatum."""

    scoring: str = option(
        default="quick",
        one_of=("quick", "match", "points"),
        help="One round; or a fixed number of rounds; or rounds until somebody reaches a goal.",
        clause="UT-53",
    )
    match_rounds: int = option(
        default=5, between=(1, 20), help="How many rounds Match Play has.", clause="UT-54"
    )
    point_target: int | str = option(
        default="auto",
        one_of=("auto",),
        between=(1, 1000),
        help="The goal of Point Play; auto is five times the starting chips.",
        clause="UT-55",
    )
    chips_between_rounds: str = option(
        default="reset_and_sum",
        one_of=("reset_and_sum", "carry_over"),
        help="Every round starts with equal stacks and is added up, or stacks are kept.",
        clause="UT-63",
    )
    tie_break: str = option(
        default="shared",
        one_of=("shared", "fewest_cards", "extra_round"),
        help="A tie for first is shared, goes to the fewest cards left, or is played off.",
        clause="UT-56",
    )
    hand_size: int = option(
        default=10, between=(5, LARGEST_HAND), help="Cards dealt to each seat.", clause="UT-4"
    )
    starting_chips: int = option(
        default=10, between=(1, MOST_CHIPS), help="Chips handed to each seat.", clause="UT-6"
    )
    three_players: bool = option(default=False, help="Three may play.", clause="UT-1")
    first_dealer: int | str = option(
        default="random",
        one_of=("random",),
        seat=True,
        help="Who deals the first round.",
        clause="UT-2",
    )
    block_by: str = option(
        default="victim",
        one_of=("victim", "anyone"),
        help="Who may block a Swap or a Steal.",
        clause="UT-20",
    )
    block_scope: str = option(
        default="others_proposals",
        one_of=("others_proposals", "any_proposal", "ultimatum_only"),
        help="Which accepted proposals the target may block: all but its own, all, or the first.",
        clause="UT-35",
    )
    initiator_may_counter: bool = option(
        default=True, help="Whoever plays an Ultimatum may outbid its own offer.", clause="UT-27"
    )
    round_card_from_turn: int = option(
        default=1,
        between=(1, 5),
        help="The first of a seat's turns on which a Round fits.",
        clause="UT-45",
    )
    table_talk: str = option(
        default="structured",
        one_of=("structured", "off"),
        help="Whether structured messages may be said at the table.",
        clause="UT-47",
    )
    talk_limit: int = option(
        default=3, between=(1, 10), help="Messages of a seat between two moves.", clause="UT-47"
    )
    response_seconds: int = option(
        default=20,
        between=(0, 120),
        help="Time to block, counter or decline; 0 is no end.",
        clause="UT-42",
    )
    choose_seconds: int = option(
        default=45,
        between=(0, 300),
        help="Time for the responder to choose; 0 is no end.",
        clause="UT-42",
    )
    turn_seconds: int = option(
        default=0, between=(0, 600), help="Time for a turn; 0 is no end.", clause="UT-44"
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("sheet", "As printed", "Quick Play: one round, most chips win.", {}),
        Preset("match", "Match Play", "Five rounds, added up.", {"scoring": "match"}),
        Preset("points", "Point Play", "Rounds until somebody has 50.", {"scoring": "points"}),
        Preset(
            "three",
            "For three",
            "Three at the table, three rounds, no Round card before the third turn.",
            {
                "three_players": True,
                "scoring": "match",
                "match_rounds": 3,
                "round_card_from_turn": 3,
            },
        ),
        Preset(
            "friends",
            "Defend your friends",
            "Anybody may block a Swap or a Steal.",
            {"block_by": "anyone"},
        ),
    )

    def goal(self) -> int:
        """The goal of Point Play that is in force (UT-55)."""
        if isinstance(self.point_target, str):
            return ROUNDS_TO_GOAL * self.starting_chips
        return self.point_target

    def problem(self, seats: int) -> str | None:
        """Why these options make no game of Ultimatum for so many seats."""
        if seats < FEWEST_PRINTED and not self.three_players:
            return said(
                "Ultimatum is for {fewest} to {most} players, unless “Three may play” is on.",
                fewest=FEWEST_PRINTED,
                most=MOST_SEATS,
            )
        dealt = CARDS - KEPT_TO_DRAW
        if self.hand_size * seats > dealt:
            return said(
                "With {seats} players deal at most {most} cards each: "
                "of {cards}, {kept} are kept for the Draw cards.",
                seats=seats,
                most=dealt // seats,
                cards=CARDS,
                kept=KEPT_TO_DRAW,
            )
        if isinstance(self.first_dealer, int) and self.first_dealer >= seats:
            return said("There is no seat {seat} at this table.", seat=self.first_dealer)
        return self._problem_of_points() if self.scoring == "points" else None

    def _problem_of_points(self) -> str | None:
        if self.chips_between_rounds == "carry_over":
            return said(
                "Point Play adds up rounds; "
                "chips that are kept could circle below the goal for ever."
            )
        if self.goal() <= self.starting_chips:
            return said(
                "A goal of {goal} is reached by everybody in a dull first round: "
                "it must be more than the {chips} starting chips.",
                goal=self.goal(),
                chips=self.starting_chips,
            )
        return None
