"""What a seat of Ultimatum sees, as numbers; chips are shares of all chips on the table."""

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
from ..rules.cards import CARDS, CODES, COPIES, NUMBERS
from ..rules.constants import ENDINGS, MOST_EXTRA_ROUNDS, PHASES
from ..rules.moves import MOST_PROPOSALS, WHATS
from ..rules.options import LARGEST_HAND, MOST_SEATS

Sees = Eye[View, Memory]

MOST_COPIES: Final = max(COPIES)
MOST_ROUNDS: Final = 20
MOST_TURNS: Final = 20
MOST_TOTAL: Final = 1000
PROPOSAL_LENGTH: Final = 3 + MOST_SEATS


def _all_chips(eye: Sees) -> int:
    return sum(eye.view["chips"])


def _write_proposals(eye: Sees, row: Row, at: int) -> None:
    """Each proposal: made, accepted, its share of the pool, the seat it is by."""
    affair = eye.view["affair"]
    if affair is None or "proposals" not in affair:
        return
    pool = max(1, affair.get("pool", 0))
    for number_, proposal in enumerate(affair["proposals"]):
        start = at + number_ * PROPOSAL_LENGTH
        row[start] = 1.0
        row[start + 1] = float(affair.get("accepted") == number_)
        row[start + 2] = share(proposal["share"], pool)
        row[start + 3 + eye.from_me(proposal["by"])] = 1.0


def _card(eye: Sees) -> str | None:
    affair = eye.view["affair"]
    return affair["card"] if affair else None


def _what(eye: Sees) -> str | None:
    affair = eye.view["affair"]
    return affair.get("what") if affair else None


def _actor(eye: Sees) -> int | None:
    affair = eye.view["affair"]
    return affair["actor"] if affair else None


def _target(eye: Sees) -> int | None:
    affair = eye.view["affair"]
    return affair["target"] if affair and affair["target"] >= 0 else None


def _responder(eye: Sees) -> int | None:
    affair = eye.view["affair"]
    return affair.get("responder") if affair else None


def _queue(eye: Sees) -> list[int]:
    affair = eye.view["affair"]
    return affair["queue"] if affair else []


def _pool(eye: Sees) -> list[int]:
    """The pool, at the seat whose chips it is."""
    affair = eye.view["affair"]
    pool, target = (affair.get("pool", 0), affair["target"]) if affair else (0, -1)
    return [pool if one == target else 0 for one in range(eye.seats)]


OBSERVATION: Final = Observation[View, Memory](
    one_of("phase", PHASES, lambda eye: eye.view["phase"], "the phase"),
    cards("hand", NUMBERS, MOST_COPIES, lambda eye: eye.view.get("hand", ()), "my hand"),
    cards("discard", NUMBERS, MOST_COPIES, lambda eye: eye.view["discard"], "the discards"),
    cards_per_seat(
        "known",
        MOST_SEATS,
        NUMBERS,
        MOST_COPIES,
        lambda eye: eye.view.get("known", ()),
        "cards certainly in each hand",
    ),
    one_of("card", CODES, _card, "the card that waits for answers"),
    one_of("what", WHATS, _what, "what a Swap exchanges"),
    rows(
        "proposals",
        PROPOSAL_LENGTH,
        MOST_PROPOSALS,
        _write_proposals,
        "each proposal: made, accepted, share ÷ pool, by which seat from me (8)",
    ),
    number("pile_count", CARDS, lambda eye: eye.view["pile_count"], "cards in the draw pile"),
    number("round", MOST_ROUNDS, lambda eye: eye.view["round_number"], "rounds so far"),
    number("extra", MOST_EXTRA_ROUNDS, lambda eye: eye.view["extra_rounds"], "extra rounds"),
    one_of("ended", ENDINGS[1:], lambda eye: eye.view["ended"], "how the round ended"),
    number("seats", MOST_SEATS, lambda eye: eye.seats, "seats at the table"),
    seat("turn", MOST_SEATS, lambda eye: eye.view["turn"], "whose turn it is"),
    seat("dealer", MOST_SEATS, lambda eye: eye.view["dealer"], "who deals"),
    seat("required", MOST_SEATS, lambda eye: eye.view["required"], "for whom the table waits"),
    seat("actor", MOST_SEATS, _actor, "who has played that card"),
    seat("target", MOST_SEATS, _target, "at whom"),
    seat("responder", MOST_SEATS, _responder, "who answers an Ultimatum"),
    seats("queue", MOST_SEATS, _queue, "who is still to be asked"),
    per_seat("pool", MOST_SEATS, _all_chips, _pool, "the pool ÷ all chips, at its owner"),
    per_seat("chips", MOST_SEATS, _all_chips, lambda eye: eye.view["chips"], "chips ÷ all chips"),
    per_seat("totals", MOST_SEATS, MOST_TOTAL, lambda eye: eye.view["totals"], "totals"),
    per_seat(
        "sizes", MOST_SEATS, LARGEST_HAND, lambda eye: eye.view["sizes"], "cards in each hand"
    ),
    per_seat("turns", MOST_SEATS, MOST_TURNS, lambda eye: eye.view["turns_taken"], "turns taken"),
)
