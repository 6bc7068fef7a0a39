"""What a seat of Ultimatch sees, as numbers."""

from typing import Final

from handful.core.encoding import share
from handful.core.observation import (
    Eye,
    Observation,
    Row,
    cards,
    cards_per_seat,
    number,
    one_of,
    per_seat,
    rows,
    seat,
    seats,
)

from ..knowledge.memory import Memory
from ..knowledge.view import DOWN, View
from ..rules.cards import CARDS, CODES, COLOR_OF, COLORS, HIGHEST, NUMBER_OF, NUMBERS
from ..rules.constants import PHASES
from ..rules.moves import MOST_SEATS, NATURES, STRENGTHS
from ..rules.pyramid import PLACE_NUMBERS, PLACES

Sees = Eye[View, Memory]

MOST_HELD: Final = 13
MOST_TRADES: Final = 2
MOST_TURNS: Final = 100
PLACE_LENGTH: Final = 2 + len(COLORS) + HIGHEST
OFFER_LENGTH: Final = 2 + len(NATURES) + PLACES


def _write_pyramid(eye: Sees, row: Row, at: int) -> None:
    """Each place: standing, face up, then its colour and its number."""
    start = at
    for codes in eye.view["pyramid"]:
        for code in codes:
            if code:
                row[start] = 1.0
            if code and code != DOWN:
                card = NUMBERS[code]
                row[start + 1] = 1.0
                row[start + 2 + COLOR_OF[card]] = 1.0
                row[start + 1 + len(COLORS) + NUMBER_OF[card]] = 1.0
            start += PLACE_LENGTH


def _write_offers(eye: Sees, row: Row, at: int) -> None:
    """Each seat from me: whether it offers, how strongly, the nature, the place pointed at."""
    for offer in eye.view["offers"]:
        start = at + eye.from_me(offer["seat"]) * OFFER_LENGTH
        row[start] = 1.0
        row[start + 1] = share(offer.get("strength", 0), STRENGTHS[-1])
        if "nature" in offer:
            row[start + 2 + NATURES.index(offer["nature"])] = 1.0
        if "at" in offer:
            row[start + 2 + len(NATURES) + PLACE_NUMBERS[offer["at"]]] = 1.0


OBSERVATION: Final = Observation[View, Memory](
    one_of("phase", PHASES, lambda eye: eye.view["phase"], "the phase"),
    rows(
        "pyramid",
        PLACE_LENGTH,
        PLACES,
        _write_pyramid,
        "each place: standing, face up, colour (6), number (8)",
    ),
    cards("hand", NUMBERS, 1, lambda eye: eye.view.get("hand", ()), "my hand"),
    cards(
        "alta",
        NUMBERS,
        1,
        lambda eye: eye.view["alta"],
        "everyone's hand, open to all",
    ),
    cards("discard", NUMBERS, 1, lambda eye: eye.view["discard"], "the discards"),
    cards("reward", NUMBERS, 1, lambda eye: eye.view.get("reward", ()), "my reward to choose from"),
    one_of("donation", CODES, lambda eye: eye.view.get("donation"), "what I have donated"),
    one_of("offered", CODES, lambda eye: eye.view.get("offered"), "what I am offering"),
    cards_per_seat(
        "known", MOST_SEATS, NUMBERS, 1, lambda eye: eye.view.get("known", ()), "cards known to me"
    ),
    rows(
        "offers",
        OFFER_LENGTH,
        MOST_SEATS,
        _write_offers,
        "each seat from me: offers, strength ÷ 3, nature (4), place (21)",
    ),
    number("draw_count", CARDS, lambda eye: eye.view["draw_count"], "cards in the draw pile"),
    number("passes", MOST_SEATS, lambda eye: eye.view["passes"], "passes in a row"),
    number("trades", MOST_TRADES, lambda eye: eye.view["trades"], "trades this turn"),
    number("ultimatches", PLACES, lambda eye: eye.view["ultimatches"], "Ultimatches so far"),
    number("turn_number", MOST_TURNS, lambda eye: eye.view["turn_number"], "turns so far"),
    number("seats", MOST_SEATS, lambda eye: eye.seats, "seats at the table"),
    seat("turn", MOST_SEATS, lambda eye: eye.view["turn"], "whose turn it is"),
    seats("donated", MOST_SEATS, lambda eye: eye.view["donated"], "who has donated"),
    seats("asked", MOST_SEATS, lambda eye: eye.view["asked"], "who is asked for an offer"),
    seats("declined", MOST_SEATS, lambda eye: eye.view["declined"], "who offers nothing"),
    per_seat("sizes", MOST_SEATS, MOST_HELD, lambda eye: eye.view["sizes"], "cards in each hand"),
)
