"""What a seat of Boom Goes the Dynamite sees and remembers, as numbers; colours do not matter."""

from typing import Final

from handful.core.encoding import share
from handful.core.observation import (
    Eye,
    Observation,
    Row,
    cards,
    number,
    one_of,
    per_seat,
    rows,
    seat,
    seats,
)

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..rules.cards import (
    DYNAMITE,
    HIGHEST,
    IGNITE_CARDS,
    IGNITE_CODES,
    KIND_OF,
    MATCH_CODES,
    MATCH_KINDS,
    MATCH_NUMBERS,
    PLACE_NUMBERS,
    PLACES,
    VALUE_OF,
)
from ..rules.constants import PHASES
from ..rules.moves import MOST_SEATS

Sees = Eye[View, Memory]

MOST_OF_KIND: Final = 3
MOST_OF_NUMBER: Final = 6
MOST_MATCH: Final = 2 * MATCH_KINDS
MOST_HELD: Final = 10
MOST_DRY: Final = 60
MOST_MILLIS: Final = 60_000
PLACE_LENGTH: Final = 5
FACE_UP: Final = 1
"""Which number of a place says that its card lies face up; what is known of it comes after."""

KIND_NUMBERS: Final = {code: KIND_OF[card] for card, code in enumerate(IGNITE_CODES)}
NUMBER_NUMBERS: Final = {code: VALUE_OF[card] for card, code in enumerate(MATCH_CODES)}
"""The printed number of a MATCH card; dynamite counts as 0."""


def _write_box(eye: Sees, row: Row, at: int) -> None:
    """Each place: filled, face up, face known, its number ÷ 10, dynamite."""
    sighted = eye.memory.seen
    for cell in eye.view["matchbox"]:
        place = PLACE_NUMBERS[cell["place"]]
        start = at + PLACE_LENGTH * place
        row[start] = 1.0
        row[start + 1] = float(cell["up"])
        card = MATCH_NUMBERS[cell["card"]] if "card" in cell else -1
        if card < 0 and cell["seen"] and place in sighted:
            card = sighted[place].card
        if card >= 0:
            row[start + 2] = 1.0
            row[start + 3] = share(VALUE_OF[card], HIGHEST)
            row[start + 4] = float(card == DYNAMITE)


def _window_cards(eye: Sees) -> list[str]:
    window = eye.view["window"]
    return window["cards"] if window else []


def _wins(eye: Sees) -> int:
    window = eye.view["window"]
    return window["wins"] if window else 0


def _stock(eye: Sees) -> int:
    window = eye.view["window"]
    return (window["stock"] or 0) if window else 0


def _taken(eye: Sees) -> list[str]:
    """The numbers in all score piles."""
    return [code for pile in eye.view["won"] for code in pile if code in NUMBER_NUMBERS]


OBSERVATION: Final = Observation[View, Memory](
    one_of("phase", PHASES, lambda eye: eye.view["phase"], "the phase"),
    rows(
        "box",
        PLACE_LENGTH,
        PLACES,
        _write_box,
        "each place: filled, up, known, its number ÷ 10, dynamite",
    ),
    cards("hand", KIND_NUMBERS, MOST_OF_KIND, lambda eye: eye.view.get("hand", ()), "my hand"),
    cards("pool", KIND_NUMBERS, MOST_OF_KIND, lambda eye: eye.view["pool"] or (), "the pool"),
    cards("burnt", KIND_NUMBERS, MOST_OF_KIND, lambda eye: eye.view["burnt"], "the burnt heap"),
    cards("window", KIND_NUMBERS, MOST_OF_KIND, _window_cards, "cards in the burning window"),
    cards("taken", NUMBER_NUMBERS, MOST_OF_NUMBER, _taken, "numbers taken so far, dynamite first"),
    number("wins", MOST_HELD, _wins, "successes in this window"),
    number("stock", MOST_MILLIS, _stock, "milliseconds left in a nominal window"),
    number("pool_open", 1, lambda eye: eye.view["pool"] is not None, "the pool is open"),
    number("first_moment", 1, lambda eye: eye.view["first_moment"], "nothing done this turn"),
    number("timer_ok", 1, lambda eye: eye.view["timer_ok"], "a window may be opened"),
    number("had_success", 1, lambda eye: eye.view["had_success"], "a success this turn"),
    number("match_pile", MOST_MATCH, lambda eye: eye.view["match_pile"], "MATCH cards to come"),
    number(
        "ignite_pile", IGNITE_CARDS, lambda eye: eye.view["ignite_pile"], "IGNITE cards to come"
    ),
    number("dry", MOST_DRY, lambda eye: eye.view["dry"], "dry turns in a row"),
    number("seats", MOST_SEATS, lambda eye: eye.seats, "seats at the table"),
    seat("turn", MOST_SEATS, lambda eye: eye.view["turn"], "whose turn it is"),
    seat("late", MOST_SEATS, lambda eye: eye.view["late"], "who came too late"),
    seats("called", MOST_SEATS, lambda eye: eye.view["called"], "who has called stuck"),
    seats("agreed", MOST_SEATS, lambda eye: eye.view["agreed"], "who agrees"),
    per_seat("sizes", MOST_SEATS, MOST_HELD, lambda eye: eye.view["sizes"], "cards in each hand"),
    per_seat("scores", MOST_SEATS, MOST_MATCH, lambda eye: eye.view["scores"], "points"),
    per_seat("hauls", MOST_SEATS, MOST_MATCH, lambda eye: eye.view["hauls"], "unseen cards won"),
    remembers=True,
    memories={
        "box": [
            (PLACE_LENGTH * place + number, PLACE_LENGTH * place + FACE_UP)
            for place in range(PLACES)
            for number in range(FACE_UP + 1, PLACE_LENGTH)
        ]
    },
)
