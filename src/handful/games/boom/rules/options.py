"""The house rules of Boom Goes the Dynamite."""

from typing import ClassVar

from handful import core
from handful.core import Preset, option
from handful.core.said import said

from .cards import COLORS, ignite_deck

FEW_PLAYERS = 3
FEWEST_STUCK_TURNS = 10


class Options(core.Options):
    """How this table plays Boom Goes the Dynamite."""

    hand_size: int | str = option(
        default="auto",
        one_of=("auto", 2, 3),
        help="IGNITE cards dealt and drawn up to; auto is 3 for two or three players, else 2.",
        clause="BD-5",
    )
    junior: bool = option(
        default=False,
        help="The four Multiply by 2 and Divide by 2 cards are taken out.",
        clause="BD-2",
    )
    remove_colours: tuple[str, ...] = option(
        default=(),
        subset_of=COLORS,
        most=len(COLORS) - 1,
        help="A quicker game: cards of these colours leave both decks; dynamite stays.",
        clause="BD-2",
    )
    ignite_use: str = option(
        default="needed",
        one_of=("needed", "free"),
        help="Every card laid must be needed, or passengers may ride along and score.",
        clause="BD-25",
    )
    division: str = option(
        default="exact",
        one_of=("exact", "fractions"),
        help="Only even numbers can be halved, or halves and quarters count exactly.",
        clause="BD-24",
    )
    dynamite_reach: str = option(
        default="all8",
        one_of=("all8", "orthogonal"),
        help="Dynamite takes the cards all around it, or only those beside, above and below.",
        clause="BD-41",
    )
    dynamite_turn: str = option(
        default="continues",
        one_of=("continues", "ends"),
        help="After an explosion in an attempt the turn goes on, or ends.",
        clause="BD-44",
    )
    chain_explosions: bool = option(
        default=False, help="Dynamite caught in a blast explodes too.", clause="BD-42"
    )
    reveal_haul: bool = option(
        default=True,
        help="Cards taken by a blast are shown; off: face-down ones stay unseen.",
        clause="BD-42",
    )
    timer_seconds: int = option(
        default=10, between=(5, 60), help="Seconds that a TIMER gives.", clause="BD-51"
    )
    wild_seconds: int = option(
        default=5, between=(1, 30), help="Seconds that a WILD laid for time gives.", clause="BD-51"
    )
    timer_clock: str = option(
        default="real",
        one_of=("real", "nominal"),
        help="The window runs by the clock, or each move in it costs its nominal time.",
        clause="BD-90",
    )
    flip_gap_ms: int = option(
        default=500,
        between=(0, 2000),
        help="Real clock: milliseconds between two cards turned over in a window.",
        clause="BD-91",
    )
    timer_scores: str = option(
        default="if_won",
        one_of=("if_won", "always", "never"),
        help="TIMERs played score if the window had a success, always, or never.",
        clause="BD-58",
    )
    stuck_call: bool = option(
        default=True, help="Players may agree that they are stuck.", clause="BD-72"
    )
    stuck_turns: int | str = option(
        default="auto",
        one_of=("auto",),
        between=(4, 60),
        help="Dry turns in a row until help comes; auto is 10, or two for each player if more.",
        clause="BD-73",
    )
    common_pool: str = option(
        default="hands_and_pile",
        one_of=("hands_and_pile", "hands_only"),
        help="The common pool holds all hands and the IGNITE PILE, or the hands only.",
        clause="BD-75",
    )
    memory_aid: str = option(
        default="none",
        one_of=("none", "marks", "faces"),
        help="Help with cards seen before: none, a mark on them, or their face.",
        clause="BD-52",
    )
    ignite_hint: str = option(
        default="off",
        one_of=("off", "glow", "full"),
        help="Tell the active player nothing, that there is an ignition, or which ones.",
        clause="BD-15",
    )
    first_player: int | str = option(
        default="random", one_of=("random",), seat=True, help="Who begins.", clause="BD-3"
    )
    tie_break: str = option(
        default="shared",
        one_of=("shared", "match_cards"),
        help="Equal scores share the win, or more MATCH cards win.",
        clause="BD-84",
    )

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("standard", "Standard", "The rules of the sheet.", {}),
        Preset("quick", "Quick", "Without the blue cards.", {"remove_colours": ("B",)}),
        Preset(
            "junior",
            "Junior",
            "No times and divided by; seen cards are marked; longer TIMERs.",
            {"junior": True, "memory_aid": "marks", "timer_seconds": 15},
        ),
    )

    def cards_in_hand(self, seats: int) -> int:
        """How many IGNITE cards are dealt to each (BD-5)."""
        if isinstance(self.hand_size, int):
            return self.hand_size
        return 3 if seats <= FEW_PLAYERS else 2

    def dry_limit(self, seats: int) -> int:
        """After how many dry turns help comes (BD-73)."""
        if isinstance(self.stuck_turns, int):
            return self.stuck_turns
        return max(FEWEST_STUCK_TURNS, 2 * seats)

    def problem(self, seats: int) -> str | None:
        """Why these options make no game for so many seats."""
        each = self.cards_in_hand(seats)
        there = len(ignite_deck(self.remove_colours, self.junior))
        if seats * each > there:
            return said(
                "{seats} players × {each} cards = {needed}, but this IGNITE deck has {there}: "
                "remove fewer colours or deal fewer.",
                seats=seats,
                each=each,
                needed=seats * each,
                there=there,
            )
        if isinstance(self.first_player, int) and self.first_player >= seats:
            return said("There is no seat {seat} at this table.", seat=self.first_player)
        return None
