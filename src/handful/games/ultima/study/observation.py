"""What a seat of Ultima sees, as numbers; `writer` writes the same straight from the table."""

from typing import Final

from handful.core.observation import Eye, Observation, cards, number, one_of, per_seat, seat, seats

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..rules.cards import CODES, COLORS, INTERVALS, NUMBERS
from ..rules.constants import MOST_CARDS, MOST_DECKS, PHASES
from ..rules.moves import MOST_SEATS

Sees = Eye[View, Memory]

MOST_HELD: Final = 20
"""More cards in one hand make no difference."""
MOST_PENDING: Final = 24
MOST_TURNS: Final = 1000


def _interval(eye: Sees) -> str:
    low, high = eye.view["top"]["notes"]
    return INTERVALS[high - low]


def _drawn(eye: Sees) -> str | None:
    return eye.view.get("drawn")


def _top(eye: Sees) -> str | None:
    return eye.view["top"].get("card")


def _voted(eye: Sees) -> list[int]:
    return [one for one, vote in enumerate(eye.view["votes"]) if vote]


def _goal(eye: Sees) -> int:
    goal: int = eye.options.goal()
    return goal


OBSERVATION: Final = Observation[View, Memory](
    one_of("phase", PHASES, lambda eye: eye.view["phase"], "the phase"),
    cards("hand", NUMBERS, MOST_DECKS, lambda eye: eye.view.get("hand", ()), "my hand"),
    one_of("drawn", CODES, _drawn, "the card I have just drawn and may play"),
    one_of("top", CODES, _top, "the top card, unless blind mode hides it"),
    one_of("interval", INTERVALS, _interval, "the interval that the top card sounds"),
    one_of("color", COLORS, lambda eye: eye.view["top"]["color"], "the colour to match"),
    number("declared", 1, lambda eye: eye.view["top"]["declared"], "a wild named that colour"),
    cards(
        "covered", NUMBERS, MOST_DECKS, lambda eye: eye.view["covered"], "discards below the top"
    ),
    number("draw_count", MOST_CARDS, lambda eye: eye.view["draw_count"], "cards in the draw pile"),
    number("pending", MOST_PENDING, lambda eye: eye.view["pending"], "cards pending"),
    number("clockwise", 1, lambda eye: eye.view["direction"] > 0, "play goes to the left"),
    number("passes", MOST_SEATS, lambda eye: eye.view["passes"], "passes in a row"),
    number("turns", MOST_TURNS, lambda eye: eye.view["turns"], "turns of this hand"),
    number("seats", MOST_SEATS, lambda eye: eye.seats, "seats at the table"),
    seat("turn", MOST_SEATS, lambda eye: eye.view["turn"], "whose turn it is"),
    seat("exposed", MOST_SEATS, lambda eye: eye.view["exposed"], "who has not called yet"),
    seats("called", MOST_SEATS, lambda eye: eye.view["called"], "who has called"),
    seats("let_pass", MOST_SEATS, lambda eye: eye.view["let_pass"], "who has let it pass"),
    seats("voted", MOST_SEATS, _voted, "who is ready for the next hand"),
    seats("active", MOST_SEATS, lambda eye: eye.view["active"], "who is in the game"),
    per_seat("sizes", MOST_SEATS, MOST_HELD, lambda eye: eye.view["sizes"], "cards in each hand"),
    per_seat("totals", MOST_SEATS, _goal, lambda eye: eye.view["totals"], "points ÷ the target"),
)
