"""The observation of Ultimatum, written straight from the table: the same numbers, much faster."""

from collections.abc import MutableSequence

from handful.core import encoding, sets
from handful.core.engine import Position, Writer

from ..rules.cards import CARDS, KINDS, MOST_COUNTED, SHIFTS, SWAP
from ..rules.constants import MOST_EXTRA_ROUNDS, NO_CARD, NOBODY, NOT_ENDED
from ..rules.options import LARGEST_HAND, MOST_SEATS
from ..rules.rules import State
from .observation import (
    MOST_COPIES,
    MOST_ROUNDS,
    MOST_TOTAL,
    MOST_TURNS,
    OBSERVATION,
    PROPOSAL_LENGTH,
)

# fmt: off
(
    PHASE_AT, HAND_AT, DISCARD_AT, KNOWN_AT, CARD_AT, WHAT_AT, PROPOSALS_AT, PILE_COUNT_AT,
    ROUND_AT, EXTRA_AT, ENDED_AT, SEATS_AT, TURN_AT, DEALER_AT, REQUIRED_AT, ACTOR_AT,
    TARGET_AT, RESPONDER_AT, QUEUE_AT, POOL_AT, CHIPS_AT, TOTALS_AT, SIZES_AT, TURNS_AT,
) = OBSERVATION.at.values()
# fmt: on
"""Where each feature begins, in the order of the declaration."""
SIZE = OBSERVATION.size
OF_COPIES = encoding.parts(MOST_COPIES)
SHIFT = list(SHIFTS)
MOST = list(MOST_COUNTED)
"""Where a tally counts each kind, and the most it can hold of it."""


class TableWriter(Writer):
    """Looks at the table with the eyes of one seat."""

    def write(self, state: Position, seat: int, row: MutableSequence[float]) -> None:
        """Everything that this seat sees."""
        self.write_table(state, seat, encoding.unchecked(row, SIZE))  # type: ignore[arg-type]  # positions of this game are its states

    def write_table(self, table: State, seat: int, row: MutableSequence[float]) -> None:
        """Everything, in the order of the declaration."""
        row[PHASE_AT + table.phase] = 1.0
        self.write_tally(table.hands[seat], HAND_AT, row)
        encoding.tally(row, DISCARD_AT, table.discard, table.discard_count, OF_COPIES)
        row[PILE_COUNT_AT] = encoding.share(table.draw_count, CARDS)
        row[ROUND_AT] = encoding.share(table.round_number, MOST_ROUNDS)
        row[EXTRA_AT] = encoding.share(table.extra_rounds, MOST_EXTRA_ROUNDS)
        if table.ended != NOT_ENDED:
            row[ENDED_AT + table.ended - 1] = 1.0
        row[SEATS_AT] = encoding.share(table.seats, MOST_SEATS)
        self.write_seat(table.turn, TURN_AT, table.seats, seat, row)
        self.write_seat(table.dealer, DEALER_AT, table.seats, seat, row)
        self.write_seat(table.required(), REQUIRED_AT, table.seats, seat, row)
        self.write_seats(table, seat, row)
        if table.card != NO_CARD:
            self.write_affair(table, seat, row)

    def write_tally(self, tally: int, at: int, row: MutableSequence[float]) -> None:
        """Cards by their kinds."""
        if tally:
            for kind in range(KINDS):
                row[at + kind] = OF_COPIES[tally >> SHIFT[kind] & MOST[kind]]

    def write_seat(
        self, seat: int, at: int, seats: int, me: int, row: MutableSequence[float]
    ) -> None:
        """A 1 at this seat, unless it is nobody."""
        if seat != NOBODY:
            row[at + encoding.chair(seat, me, seats)] = 1.0

    def write_seats(self, table: State, seat: int, row: MutableSequence[float]) -> None:
        """What is seen and known of every seat, from this one on."""
        chips = 0
        for other in range(table.seats):
            chips += table.chips[other]
        for chair in range(table.seats):
            other = encoding.seat_at(chair, seat, table.seats)
            noted = table.known[seat * MOST_SEATS + other]
            self.write_tally(noted, KNOWN_AT + chair * KINDS, row)
            row[CHIPS_AT + chair] = encoding.share(table.chips[other], chips)
            if table.proposals and other == table.target:
                row[POOL_AT + chair] = encoding.share(table.pool(), chips)
            carried = table.house.carry_over
            total = table.chips[other] if carried else table.totals[other]
            row[TOTALS_AT + chair] = encoding.share(total, MOST_TOTAL)
            row[SIZES_AT + chair] = encoding.share(table.sizes[other], LARGEST_HAND)
            row[TURNS_AT + chair] = encoding.share(table.turns_taken[other], MOST_TURNS)

    def write_affair(self, table: State, seat: int, row: MutableSequence[float]) -> None:
        """A card that waits for answers, and the proposals of an Ultimatum."""
        row[CARD_AT + table.card] = 1.0
        self.write_seat(table.turn, ACTOR_AT, table.seats, seat, row)
        self.write_seat(table.target, TARGET_AT, table.seats, seat, row)
        for place in range(table.queue_count):
            encoding.mark_seats(row, QUEUE_AT, sets.only(table.queue[place]), seat, table.seats)
        if table.proposals:
            self.write_proposals(table, seat, row)
        elif table.card == SWAP:
            row[WHAT_AT + table.what] = 1.0

    def write_proposals(self, table: State, seat: int, row: MutableSequence[float]) -> None:
        """Each proposal of an Ultimatum: made, accepted, its share of the pool, by which seat."""
        self.write_seat(table.responder, RESPONDER_AT, table.seats, seat, row)
        for number in range(table.proposals):
            start = PROPOSALS_AT + number * PROPOSAL_LENGTH
            row[start] = 1.0
            row[start + 1] = 1.0 if table.accepted == number else 0.0
            row[start + 2] = encoding.share(table.shares[number], max(1, table.pool()))
            row[start + 3 + encoding.chair(table.bidders[number], seat, table.seats)] = 1.0
