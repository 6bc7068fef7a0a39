"""What a seat of That Match Game sees and remembers, as numbers."""

from collections.abc import Iterable
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
from ..knowledge.view import View
from ..rules.cards import CODES, COLOURS, COPIES, HIGHEST, LANES, NUMBERS, POINT_CARDS
from ..rules.constants import PHASES, SORTS
from ..rules.options import MOST_SEATS

Sees = Eye[View, Memory]

MOST_COPIES: Final = max(COPIES)
MOST_IN_MARKET: Final = 10
MOST_STARS: Final = 5
MOST_PER_TURN: Final = 4
MOST_STALLED: Final = 250
MOST_HELD: Final = 13
MOST_IN_DECK: Final = sum(COPIES)
SLOT_LENGTH: Final = 2 + 3 * LANES
ENTRIES_SHOWN: Final = 8
ENTRY_LENGTH: Final = 2 + MOST_SEATS + len(SORTS)
SLOT_NAMES: Final = tuple(str(slot) for slot in range(MOST_IN_MARKET))


def _write_market(eye: Sees, row: Row, at: int) -> None:
    """Each slot: filled, stars, then for each lane what is asked, the gap, cards lying there."""
    for slot, lies in enumerate(eye.view["market"]):
        if lies:
            start = at + slot * SLOT_LENGTH
            row[start] = 1.0
            row[start + 1] = share(lies["stars"], MOST_STARS)
            for lane in range(LANES):
                row[start + 2 + lane] = share(lies["asks"][lane], HIGHEST)
                row[start + 2 + LANES + lane] = share(lies["gaps"][lane], HIGHEST)
                row[start + 2 + 2 * LANES + lane] = share(len(lies["lying"][lane]), HIGHEST)


def _write_entries(eye: Sees, row: Row, at: int) -> None:
    """The newest entries of the window, the last one first: live, its target, seat, sort."""
    window = eye.view["window"]
    for place, one in enumerate(reversed(window["entries"][-ENTRIES_SHOWN:] if window else [])):
        start = at + place * ENTRY_LENGTH
        row[start] = float(one["live"])
        row[start + 1] = share(1 + (one["target"] or 0), 1 + ENTRIES_SHOWN)
        row[start + 2 + eye.from_me(one["seat"])] = 1.0
        row[start + 2 + MOST_SEATS + SORTS.index(one["sort"])] = 1.0


def _in_window(eye: Sees) -> list[str]:
    window = eye.view["window"]
    return [code for one in window["entries"] for code in one["cards"]] if window else []


def _slot(eye: Sees) -> str | None:
    window = eye.view["window"]
    return None if window is None or window["slot"] is None else str(window["slot"])


def _colour(eye: Sees) -> str | None:
    window = eye.view["window"]
    return window["colour"] if window else None


def _value(eye: Sees) -> int:
    window = eye.view["window"]
    return window["value"] if window else 0


def _takes(eye: Sees) -> bool:
    window = eye.view["window"]
    return bool(window and window["takes"])


def _in_force(eye: Sees) -> int | None:
    window = eye.view["window"]
    return window["in_force"] if window else None


def _asked(eye: Sees) -> list[int]:
    window = eye.view["window"]
    return window["asked"] if window else []


def _declined(eye: Sees) -> list[int]:
    window = eye.view["window"]
    return window["declined"] if window else []


def _known(eye: Sees) -> list[list[str]]:
    return [_codes(known.elements()) for known in eye.memory.known]


def _codes(numbers: Iterable[int]) -> list[str]:
    return [CODES[card] for card in numbers]


OBSERVATION: Final = Observation[View, Memory](
    one_of("phase", PHASES, lambda eye: eye.view["phase"], "the phase"),
    rows(
        "market",
        SLOT_LENGTH,
        MOST_IN_MARKET,
        _write_market,
        "each slot: filled, stars ÷ 5, asks ÷ 6 (3), gaps ÷ 6 (3), cards lying ÷ 6 (3)",
    ),
    cards("hand", NUMBERS, MOST_COPIES, lambda eye: eye.view.get("hand", ()), "my hand"),
    cards("gained", NUMBERS, MOST_COPIES, lambda eye: eye.view.get("gained", ()), "just hauled"),
    cards("discard", NUMBERS, MOST_COPIES, lambda eye: eye.view["discard"], "the discards"),
    cards(
        "drawable",
        NUMBERS,
        MOST_COPIES,
        lambda eye: _codes(eye.memory.drawable.elements()),
        "in the deck at the last shuffle and not drawn by me since",
    ),
    cards_per_seat("known", MOST_SEATS, NUMBERS, MOST_COPIES, _known, "cards known to me"),
    cards("in_window", NUMBERS, MOST_COPIES, _in_window, "cards in the window"),
    rows(
        "entries",
        ENTRY_LENGTH,
        ENTRIES_SHOWN,
        _write_entries,
        "newest entries of the window: live, (1 + target) ÷ 9, seat from me (5), sort (5)",
    ),
    one_of("slot", SLOT_NAMES, _slot, "the slot that the window is about"),
    one_of("colour", COLOURS, _colour, "its colour"),
    number("value", HIGHEST, _value, "what an answer must add up to"),
    number("takes", 1, _takes, "the play would take the point card"),
    number("plays", MOST_PER_TURN, lambda eye: eye.view["plays"], "plays this turn"),
    number("draw_most", MOST_PER_TURN, lambda eye: eye.view["draw_most"], "cards to draw at most"),
    number("progress", 1, lambda eye: eye.view["progress"], "a number stuck this turn"),
    number("deck", MOST_IN_DECK, lambda eye: eye.view["deck"], "cards in the deck"),
    number("point_deck", POINT_CARDS, lambda eye: eye.view["point_deck"], "point cards to come"),
    number("stall", MOST_STALLED, lambda eye: eye.view["stall"], "turns without progress"),
    number("seats", MOST_SEATS, lambda eye: eye.seats, "seats at the table"),
    seat("turn", MOST_SEATS, lambda eye: eye.view["turn"], "whose turn it is"),
    seat("in_force", MOST_SEATS, _in_force, "whose claim is in force"),
    seats("asked", MOST_SEATS, _asked, "who is asked"),
    seats("declined", MOST_SEATS, _declined, "who lets it be"),
    per_seat("sizes", MOST_SEATS, MOST_HELD, lambda eye: eye.view["sizes"], "cards in each hand"),
    per_seat(
        "points",
        MOST_SEATS,
        lambda eye: eye.view["target"],
        lambda eye: eye.view["points"],
        "points ÷ the target",
    ),
    remembers=True,
)
