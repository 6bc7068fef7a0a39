"""The observation of Ultimatch, written straight from the table: the same numbers, much faster."""

from collections.abc import MutableSequence

from handful.core import encoding, sets
from handful.core.engine import Position, Writer

from ..rules.cards import CARDS, COLOR_OF, COLORS, NUMBER_OF
from ..rules.constants import NO_CARD, OVER, REWARD
from ..rules.moves import MOST_SEATS, NATURES, NO_NATURE, POINTS, STRENGTHS
from ..rules.pyramid import PLACES
from ..rules.state import BaseState
from .observation import MOST_HELD, MOST_TRADES, MOST_TURNS, OBSERVATION, OFFER_LENGTH, PLACE_LENGTH

# fmt: off
(
    PHASE_AT, PYRAMID_AT, HAND_AT, ALTA_AT, DISCARD_AT, REWARD_AT, DONATION_AT, OFFERED_AT,
    KNOWN_AT, OFFERS_AT, DRAW_COUNT_AT, PASSES_AT, TRADES_AT, ULTIMATCHES_AT, TURN_NUMBER_AT,
    SEATS_AT, TURN_AT, DONATED_AT, ASKED_AT, DECLINED_AT, SIZES_AT,
) = OBSERVATION.at.values()
# fmt: on
"""Where each feature begins, in the order of the declaration."""
SIZE = OBSERVATION.size

FACE = 2
"""Where in a place its colour begins."""
NUMBER = FACE + len(COLORS) - 1
NATURE = 2
"""Where in an offer its nature begins."""
POINT = NATURE + len(NATURES) - 1
STRONGEST = STRENGTHS[-1]
NATURE_COUNT = len(NATURES)


class TableWriter(Writer):
    """Looks at the table with the eyes of one seat."""

    def write(self, state: Position, seat: int, row: MutableSequence[float]) -> None:
        """Everything that this seat sees."""
        self.write_table(state, seat, encoding.unchecked(row, SIZE))  # type: ignore[arg-type]  # positions of this game are its tables

    def write_table(self, table: BaseState, seat: int, row: MutableSequence[float]) -> None:
        """Everything, in the order of the declaration."""
        row[PHASE_AT + table.phase] = 1.0
        self.write_pyramid(table, row)
        self.write_own(table, seat, row)
        encoding.mark(row, ALTA_AT, table.alta_cards)
        encoding.count(row, DISCARD_AT, table.discard, table.discard_count)
        row[DRAW_COUNT_AT] = encoding.share(table.draw_count, CARDS)
        row[PASSES_AT] = encoding.share(table.passes, MOST_SEATS)
        row[TRADES_AT] = encoding.share(table.trades, MOST_TRADES)
        row[ULTIMATCHES_AT] = encoding.share(table.ultimatches, PLACES)
        row[TURN_NUMBER_AT] = encoding.share(table.turn_number, MOST_TURNS)
        row[SEATS_AT] = encoding.share(table.seats, MOST_SEATS)
        encoding.mark_seats(row, TURN_AT, sets.only(table.turn), seat, table.seats)
        encoding.mark_seats(row, ASKED_AT, table.asked, seat, table.seats)
        encoding.mark_seats(row, DECLINED_AT, table.declined, seat, table.seats)
        self.write_seats(table, seat, row)

    def write_pyramid(self, table: BaseState, row: MutableSequence[float]) -> None:
        """Each place: standing, face up, then its colour and its number."""
        faces = table.standing & table.face_up
        encoding.mark_places(row, PYRAMID_AT, PLACE_LENGTH, table.standing)
        encoding.mark_places(row, PYRAMID_AT + 1, PLACE_LENGTH, faces)
        while faces:
            start = PYRAMID_AT + sets.first(faces) * PLACE_LENGTH
            card = table.pyramid[sets.first(faces)]
            row[start + FACE + COLOR_OF[card]] = 1.0
            row[start + NUMBER + NUMBER_OF[card]] = 1.0
            faces &= faces - 1

    def write_own(self, table: BaseState, seat: int, row: MutableSequence[float]) -> None:
        """What only this seat sees."""
        encoding.mark(row, HAND_AT, table.hands[seat])
        if table.phase == REWARD and table.turn == seat:
            encoding.count(row, REWARD_AT, table.reward, table.reward_count)
        if table.donations[seat] != NO_CARD:
            row[DONATION_AT + table.donations[seat]] = 1.0
        if table.offered[seat] != NO_CARD:
            row[OFFERED_AT + table.offered[seat]] = 1.0
        if table.phase != OVER:
            for chair in range(table.seats):
                other = encoding.seat_at(chair, seat, table.seats)
                encoding.mark(
                    row, KNOWN_AT + chair * CARDS, table.known[seat * table.seats + other]
                )

    def write_seats(self, table: BaseState, seat: int, row: MutableSequence[float]) -> None:
        """What everybody sees of every seat, from this one on."""
        for chair in range(table.seats):
            other = encoding.seat_at(chair, seat, table.seats)
            if table.donations[other] != NO_CARD:
                row[DONATED_AT + chair] = 1.0
            row[SIZES_AT + chair] = encoding.share(sets.size(table.hands[other]), MOST_HELD)
            if table.offered[other] != NO_CARD:
                self.write_offer(table.signals[other], OFFERS_AT + chair * OFFER_LENGTH, row)

    def write_offer(self, signal: int, start: int, row: MutableSequence[float]) -> None:
        """That there is one, how strongly, the nature, the place pointed at."""
        row[start] = 1.0
        if signal < NO_NATURE:
            row[start + 1] = encoding.share(signal, STRONGEST)
        else:
            self.write_gesture((signal - NO_NATURE) // POINTS, start, row)
            point = (signal - NO_NATURE) % POINTS
            if point:
                row[start + POINT + point] = 1.0

    def write_gesture(self, gesture: int, start: int, row: MutableSequence[float]) -> None:
        """How strongly, and the nature."""
        row[start + 1] = encoding.share(gesture // NATURE_COUNT + 1, STRONGEST)
        row[start + NATURE + gesture % NATURE_COUNT] = 1.0
