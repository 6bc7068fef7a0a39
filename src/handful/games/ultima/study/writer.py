"""The observation of Ultima, written straight from the table: the same numbers, much faster."""

from collections.abc import MutableSequence

from handful.core import encoding, sets
from handful.core.engine import Position, Writer

from ..rules.cards import SEMITONES, TRITONE
from ..rules.constants import DRAWN, HAND_OVER, MOST_CARDS, MOST_DECKS, NOBODY
from ..rules.moves import MOST_SEATS
from ..rules.state import BaseState
from .observation import MOST_HELD, MOST_PENDING, MOST_TURNS, OBSERVATION

# fmt: off
(
    PHASE_AT, HAND_AT, DRAWN_AT, TOP_AT, INTERVAL_AT, COLOR_AT, DECLARED_AT, COVERED_AT,
    DRAW_COUNT_AT, PENDING_AT, CLOCKWISE_AT, PASSES_AT, TURNS_AT, SEATS_AT, TURN_AT, EXPOSED_AT,
    CALLED_AT, LET_PASS_AT, VOTED_AT, ACTIVE_AT, SIZES_AT, TOTALS_AT,
) = OBSERVATION.at.values()
# fmt: on
"""Where each feature begins, in the order of the declaration."""
SIZE = OBSERVATION.size
OF_DECKS = encoding.parts(MOST_DECKS)


class TableWriter(Writer):
    """Looks at the table with the eyes of one seat."""

    def write(self, state: Position, seat: int, row: MutableSequence[float]) -> None:
        """Everything that this seat sees."""
        self.write_table(state, seat, encoding.unchecked(row, SIZE))  # type: ignore[arg-type]  # positions of this game are its tables

    def write_table(self, table: BaseState, seat: int, row: MutableSequence[float]) -> None:
        """Everything, in the order of the declaration."""
        row[PHASE_AT + table.phase] = 1.0
        if sets.has(table.active, seat):
            self.write_hand(table, seat, row)
        self.write_pile(table, seat, row)
        row[DRAW_COUNT_AT] = encoding.share(table.draw_count, MOST_CARDS)
        row[PENDING_AT] = encoding.share(table.pending, MOST_PENDING)
        row[CLOCKWISE_AT] = 1.0 if table.direction > 0 else 0.0
        row[PASSES_AT] = encoding.share(table.passes, MOST_SEATS)
        row[TURNS_AT] = encoding.share(table.turns, MOST_TURNS)
        row[SEATS_AT] = encoding.share(table.seats, MOST_SEATS)
        row[TURN_AT + encoding.chair(table.turn, seat, table.seats)] = 1.0
        if table.exposed != NOBODY:
            row[EXPOSED_AT + encoding.chair(table.exposed, seat, table.seats)] = 1.0
        self.write_seats(table, seat, row)

    def write_hand(self, table: BaseState, seat: int, row: MutableSequence[float]) -> None:
        """The seat's own cards; copies lie in one layer after the other."""
        place, copies = seat, 1
        while copies <= table.house.decks:
            cards = table.hands[place]
            while cards:
                row[HAND_AT + sets.first(cards)] = OF_DECKS[copies]
                cards &= cards - 1
            place += table.seats
            copies += 1
        if table.phase == DRAWN and table.turn == seat:
            row[DRAWN_AT + table.drawn] = 1.0

    def write_pile(self, table: BaseState, seat: int, row: MutableSequence[float]) -> None:
        """The top card as far as the seat may see it, and what lies below (UL-60)."""
        top = table.discard[table.discard_count - 1]
        if not table.house.blind or SEMITONES[top] == TRITONE or table.top_owner == seat:
            row[TOP_AT + top] = 1.0
        row[INTERVAL_AT + SEMITONES[top]] = 1.0
        row[COLOR_AT + table.color] = 1.0
        row[DECLARED_AT] = 1.0 if table.declared else 0.0
        encoding.tally(row, COVERED_AT, table.discard, table.discard_count - 1, OF_DECKS)

    def write_seats(self, table: BaseState, seat: int, row: MutableSequence[float]) -> None:
        """What everybody sees of every seat, from this one on."""
        between = table.phase == HAND_OVER
        for chair in range(table.seats):
            other = seat + chair
            if other >= table.seats:
                other -= table.seats
            row[CALLED_AT + chair] = 1.0 if sets.has(table.called, other) else 0.0
            if sets.has(table.answered, other):
                row[(VOTED_AT if between else LET_PASS_AT) + chair] = 1.0
            row[ACTIVE_AT + chair] = 1.0 if sets.has(table.active, other) else 0.0
            row[SIZES_AT + chair] = encoding.share(table.sizes[other], MOST_HELD)
            row[TOTALS_AT + chair] = encoding.share(table.totals[other], table.house.target)
