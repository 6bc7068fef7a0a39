"""The house rules of Boom Goes the Dynamite."""

from typing import ClassVar

from handful import core
from handful.core import Message, Preset, message, option

from .cards import COLORS, ignite_deck

FEW_PLAYERS = 3
FEWEST_STUCK_TURNS = 10


class Options(core.Options):
    """How this table plays Boom Goes the Dynamite."""

    hand_size: int | str = option(default="auto", one_of=("auto", 2, 3), clause="BD-5")
    junior: bool = option(default=False, clause="BD-2")
    remove_colours: tuple[str, ...] = option(
        default=(), subset_of=COLORS, most=len(COLORS) - 1, clause="BD-2"
    )
    ignite_use: str = option(default="needed", one_of=("needed", "free"), clause="BD-25")
    division: str = option(default="exact", one_of=("exact", "fractions"), clause="BD-24")
    dynamite_reach: str = option(default="all8", one_of=("all8", "orthogonal"), clause="BD-41")
    dynamite_turn: str = option(default="continues", one_of=("continues", "ends"), clause="BD-44")
    chain_explosions: bool = option(default=False, clause="BD-42")
    reveal_haul: bool = option(default=True, clause="BD-42")
    timer_seconds: int = option(default=10, between=(5, 60), clause="BD-51")
    wild_seconds: int = option(default=5, between=(1, 30), clause="BD-51")
    timer_clock: str = option(default="real", one_of=("real", "nominal"), clause="BD-90")
    flip_gap_ms: int = option(default=500, between=(0, 2000), clause="BD-91")
    timer_scores: str = option(
        default="if_won", one_of=("if_won", "always", "never"), clause="BD-58"
    )
    stuck_call: bool = option(default=True, clause="BD-72")
    stuck_turns: int | str = option(
        default="auto", one_of=("auto",), between=(4, 60), clause="BD-73"
    )
    common_pool: str = option(
        default="hands_and_pile", one_of=("hands_and_pile", "hands_only"), clause="BD-75"
    )
    memory_aid: str = option(default="none", one_of=("none", "marks", "faces"), clause="BD-52")
    ignite_hint: str = option(default="off", one_of=("off", "glow", "full"), clause="BD-15")
    first_player: int | str = option(default="random", one_of=("random",), seat=True, clause="BD-3")
    tie_break: str = option(default="shared", one_of=("shared", "match_cards"), clause="BD-84")

    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("standard"),
        Preset("quick", values={"remove_colours": ("B",)}),
        Preset("junior", values={"junior": True, "memory_aid": "marks", "timer_seconds": 15}),
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

    def problem(self, seats: int) -> Message | None:
        """Why these options make no game for so many seats."""
        each = self.cards_in_hand(seats)
        there = len(ignite_deck(self.remove_colours, self.junior))
        if seats * each > there:
            needed = seats * each
            return message("problem-cards", seats=seats, each=each, needed=needed, there=there)
        if isinstance(self.first_player, int) and self.first_player >= seats:
            return message("refuse-seat", seat=self.first_player)
        return None
