"""What a seat of Boom Goes the Dynamite sees, written straight from the table, much faster.

What has been seen in the matchbox stands in the table, and everybody remembers it.
"""

from collections.abc import MutableSequence

from handful.core import encoding, sets
from handful.core.engine import Position, Writer

from ..rules.cards import DYNAMITE, HIGHEST, IGNITE_CARDS, KIND_OF, KINDS, NUMBERS, VALUE_OF
from ..rules.constants import NO_LIMIT, NOBODY, WINDOW
from ..rules.moves import MOST_SEATS
from ..rules.state import BaseState
from .observation import (
    MOST_DRY,
    MOST_HELD,
    MOST_MATCH,
    MOST_MILLIS,
    MOST_OF_KIND,
    MOST_OF_NUMBER,
    OBSERVATION,
    PLACE_LENGTH,
)

# fmt: off
(
    PHASE_AT, BOX_AT, HAND_AT, POOL_AT, BURNT_AT, WINDOW_AT, TAKEN_AT, WINS_AT, STOCK_AT,
    POOL_OPEN_AT, FIRST_MOMENT_AT, TIMER_OK_AT, HAD_SUCCESS_AT, MATCH_PILE_AT, IGNITE_PILE_AT,
    DRY_AT, SEATS_AT, TURN_AT, LATE_AT, CALLED_AT, AGREED_AT, SIZES_AT, SCORES_AT, HAULS_AT,
) = OBSERVATION.at.values()
# fmt: on
"""Where each feature begins, in the order of the declaration."""
SIZE = OBSERVATION.size
KIND_COUNT = len(KINDS)
KIND = list(KIND_OF)
VALUE = list(VALUE_OF)
OF_HIGHEST = [encoding.share(value, HIGHEST) for value in VALUE_OF]


class TableWriter(Writer):
    """Looks at the table with the eyes of one seat."""

    def write(self, state: Position, seat: int, row: MutableSequence[float]) -> None:
        """Everything that this seat sees."""
        self.write_table(state, seat, encoding.unchecked(row, SIZE))  # type: ignore[arg-type]  # positions of this game are its tables

    def write_table(self, table: BaseState, seat: int, row: MutableSequence[float]) -> None:
        """Everything, in the order of the declaration."""
        row[PHASE_AT + table.phase] = 1.0
        self.write_box(table, row)
        self.write_kinds(table.hands[seat], HAND_AT, row)
        self.write_kinds(table.burnt, BURNT_AT, row)
        self.write_open(table, row)
        row[MATCH_PILE_AT] = encoding.share(table.match_count, MOST_MATCH)
        row[IGNITE_PILE_AT] = encoding.share(table.ignite_count, IGNITE_CARDS)
        row[DRY_AT] = encoding.share(table.dry, MOST_DRY)
        row[SEATS_AT] = encoding.share(table.seats, MOST_SEATS)
        encoding.mark_seats(row, TURN_AT, sets.only(table.turn), seat, table.seats)
        if table.late != NOBODY:
            encoding.mark_seats(row, LATE_AT, sets.only(table.late), seat, table.seats)
        encoding.mark_seats(row, CALLED_AT, table.called, seat, table.seats)
        encoding.mark_seats(row, AGREED_AT, table.agreed, seat, table.seats)
        self.write_won(table, seat, row)

    def write_box(self, table: BaseState, row: MutableSequence[float]) -> None:
        """Each place: filled, face up, face known, its number, dynamite."""
        known = table.filled & (table.up | table.seen)
        encoding.mark_places(row, BOX_AT, PLACE_LENGTH, table.filled)
        encoding.mark_places(row, BOX_AT + 1, PLACE_LENGTH, table.filled & table.up)
        encoding.mark_places(row, BOX_AT + 2, PLACE_LENGTH, known)
        while known:
            start = BOX_AT + sets.first(known) * PLACE_LENGTH
            card = table.box[sets.first(known)]
            row[start + 3] = OF_HIGHEST[card]
            row[start + 4] = 1.0 if card == DYNAMITE else 0.0
            known &= known - 1

    def write_kinds(self, cards: int, at: int, row: MutableSequence[float]) -> None:
        """IGNITE cards by their kinds."""
        while cards:
            row[at + KIND[sets.first(cards)]] += 1.0
            cards &= cards - 1
        encoding.scale(row, at, KIND_COUNT, MOST_OF_KIND)

    def write_open(self, table: BaseState, row: MutableSequence[float]) -> None:
        """The pool, the burning window, what has happened this turn."""
        if table.pool_open:
            self.write_kinds(table.pool, POOL_AT, row)
        if table.phase == WINDOW:
            self.write_kinds(table.fuse, WINDOW_AT, row)
            row[WINS_AT] = encoding.share(table.wins, MOST_HELD)
            if table.until == NO_LIMIT:
                row[STOCK_AT] = encoding.share(table.stock, MOST_MILLIS)
        row[POOL_OPEN_AT] = 1.0 if table.pool_open else 0.0
        row[FIRST_MOMENT_AT] = 1.0 if table.first_moment else 0.0
        row[TIMER_OK_AT] = 1.0 if table.timer_ok else 0.0
        row[HAD_SUCCESS_AT] = 1.0 if table.had_success else 0.0

    def write_won(self, table: BaseState, seat: int, row: MutableSequence[float]) -> None:
        """Hands and score piles, from this seat on; what was won unseen is only counted (BD-42)."""
        scores = [0, 0, 0, 0, 0, 0]
        hauls = [0, 0, 0, 0, 0, 0]
        for place in range(table.spoils_count):
            scores[table.owners[place]] += 1
            if sets.has(table.unseen, place):
                hauls[table.owners[place]] += 1
            else:
                row[TAKEN_AT + VALUE[table.spoils[place]]] += 1.0
        encoding.scale(row, TAKEN_AT, NUMBERS, MOST_OF_NUMBER)
        for chair in range(table.seats):
            other = encoding.seat_at(chair, seat, table.seats)
            score = scores[other] + sets.size(table.kept[other])
            row[SIZES_AT + chair] = encoding.share(sets.size(table.hands[other]), MOST_HELD)
            row[SCORES_AT + chair] = encoding.share(score, MOST_MATCH)
            row[HAULS_AT + chair] = encoding.share(hauls[other], MOST_MATCH)
