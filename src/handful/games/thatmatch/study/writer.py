"""What a seat of That Match Game sees and remembers, written straight from table and notes."""

from collections.abc import MutableSequence

from handful.core import Event, encoding, sets
from handful.core.engine import Position, Writer

from ..knowledge.memory_rows import Notes
from ..rules.cards import ASKS, CARDS, HIGHEST, LANES, POINT_CARDS, STARS
from ..rules.constants import DRAWING, NO_CARD, NO_SPOT, NOBODY, NOTHING, RESPONDING, TRIMMING
from ..rules.options import MOST_SEATS, Options
from ..rules.rules import State
from .observation import (
    ENTRIES_SHOWN,
    ENTRY_LENGTH,
    MOST_COPIES,
    MOST_HELD,
    MOST_IN_DECK,
    MOST_PER_TURN,
    MOST_STALLED,
    MOST_STARS,
    OBSERVATION,
    SLOT_LENGTH,
)

# fmt: off
(
    PHASE_AT, MARKET_AT, HAND_AT, GAINED_AT, DISCARD_AT, DRAWABLE_AT, KNOWN_AT, IN_WINDOW_AT,
    ENTRIES_AT, SLOT_AT, COLOUR_AT, VALUE_AT, TAKES_AT, PLAYS_AT, DRAW_MOST_AT, PROGRESS_AT,
    DECK_AT, POINT_DECK_AT, STALL_AT, SEATS_AT, TURN_AT, IN_FORCE_AT, ASKED_AT, DECLINED_AT,
    SIZES_AT, POINTS_AT,
) = OBSERVATION.at.values()
# fmt: on
"""Where each feature begins, in the order of the declaration."""
SORT = 2 + MOST_SEATS
"""Where in an entry its sort begins."""


class TableWriter(Writer):
    """Looks at the table with the eyes of one seat, which remembers."""

    listens = True

    def __init__(self, options: Options, seats: int) -> None:
        """Nothing has happened yet."""
        self.notes = Notes(options, seats)

    def follow(self, event: Event, insiders: int) -> None:
        """Everybody takes note of what it is told."""
        self.notes.follow(event, insiders)

    def write(self, state: Position, seat: int, row: MutableSequence[float]) -> None:
        """Everything that this seat sees."""
        self.write_table(state, seat, row)  # type: ignore[arg-type]  # positions of this game are its states

    def write_table(self, table: State, seat: int, row: MutableSequence[float]) -> None:
        """Everything, in the order of the declaration."""
        row[PHASE_AT + table.phase] = 1.0
        self.write_market(table, row)
        self.write_cards(table, seat, row)
        self.write_notes(table, seat, row)
        if table.phase == RESPONDING:
            self.write_window(table, seat, row)
            self.write_entries(table, seat, row)
        row[PLAYS_AT] = encoding.share(table.plays, MOST_PER_TURN)
        if table.phase == DRAWING:
            row[DRAW_MOST_AT] = encoding.share(table.most_to_draw(), MOST_PER_TURN)
        row[PROGRESS_AT] = 1.0 if table.progress else 0.0
        row[DECK_AT] = encoding.share(table.deck_count, MOST_IN_DECK)
        row[POINT_DECK_AT] = encoding.share(table.point_count, POINT_CARDS)
        row[STALL_AT] = encoding.share(table.stall, MOST_STALLED)
        row[SEATS_AT] = encoding.share(table.seats, MOST_SEATS)
        encoding.mark_seats(row, TURN_AT, sets.only(table.turn), seat, table.seats)
        for chair in range(table.seats):
            other = (seat + chair) % table.seats
            row[SIZES_AT + chair] = encoding.share(table.sizes[other], MOST_HELD)
            row[POINTS_AT + chair] = encoding.share(table.points[other], table.house.target)

    def write_market(self, table: State, row: MutableSequence[float]) -> None:
        """Each slot: filled, stars, then for each lane what is asked, the gap, cards lying."""
        for slot in range(table.house.slots):
            card = table.market[slot]
            if card != NO_CARD:
                start = MARKET_AT + slot * SLOT_LENGTH
                row[start] = 1.0
                row[start + 1] = encoding.share(STARS[card], MOST_STARS)
                self.write_lanes(table, slot * LANES, ASKS[card], start + 2, row)

    def write_lanes(
        self, table: State, spot: int, asks: bytes, start: int, row: MutableSequence[float]
    ) -> None:
        """The three colours of a point card."""
        for lane in range(LANES):
            row[start + lane] = encoding.share(asks[lane], HIGHEST)
            row[start + LANES + lane] = encoding.share(table.gaps[spot + lane], HIGHEST)
            row[start + 2 * LANES + lane] = encoding.share(table.lying_counts[spot + lane], HIGHEST)

    def write_cards(self, table: State, seat: int, row: MutableSequence[float]) -> None:
        """The seat's own cards and the discards."""
        cards = table.held[seat]
        while cards:
            card = sets.first(cards)
            cards &= cards - 1
            row[HAND_AT + card] = encoding.share(table.counts[seat * CARDS + card], MOST_COPIES)
        if table.phase == TRIMMING and table.turn == seat:
            encoding.count(row, GAINED_AT, table.gained, table.gained_count)
            encoding.scale(row, GAINED_AT, CARDS, MOST_COPIES)
        encoding.count(row, DISCARD_AT, table.discard, table.discard_count)
        encoding.scale(row, DISCARD_AT, CARDS, MOST_COPIES)

    def write_notes(self, table: State, seat: int, row: MutableSequence[float]) -> None:
        """What the seat remembers."""
        drawable, known = self.notes.drawable, self.notes.known
        for card in range(CARDS):
            row[DRAWABLE_AT + card] = encoding.share(drawable[seat * CARDS + card], MOST_COPIES)
        for chair in range(table.seats):
            other = (seat + chair) % table.seats
            first = self.notes.place_of(seat, other)
            for card in range(CARDS):
                if known[first + card]:
                    place = KNOWN_AT + chair * CARDS + card
                    row[place] = encoding.share(known[first + card], MOST_COPIES)

    def write_window(self, table: State, seat: int, row: MutableSequence[float]) -> None:
        """What the window is about, and who may speak in it."""
        encoding.count(row, IN_WINDOW_AT, table.entry_cards, table.entry_starts[table.entries])
        encoding.scale(row, IN_WINDOW_AT, CARDS, MOST_COPIES)
        if table.spot != NO_SPOT:
            row[SLOT_AT + table.spot // LANES] = 1.0
            row[COLOUR_AT + table.spot % LANES] = 1.0
            row[TAKES_AT] = 1.0 if table.would_take() else 0.0
        row[VALUE_AT] = encoding.share(table.value, HIGHEST)
        if table.in_force() != NOBODY:
            encoding.mark_seats(row, IN_FORCE_AT, sets.only(table.in_force()), seat, table.seats)
        encoding.mark_seats(row, ASKED_AT, table.asked, seat, table.seats)
        encoding.mark_seats(row, DECLINED_AT, table.declined, seat, table.seats)

    def write_entries(self, table: State, seat: int, row: MutableSequence[float]) -> None:
        """The newest entries of the window, the last one first: live, its target, seat, sort."""
        for place in range(min(table.entries, ENTRIES_SHOWN)):
            entry = table.entries - 1 - place
            start = ENTRIES_AT + place * ENTRY_LENGTH
            row[start] = 0.0 if sets.has(table.cancelled, entry) else 1.0
            aim = table.entry_aim[entry]
            row[start + 1] = encoding.share(1 if aim == NOTHING else 1 + aim, 1 + ENTRIES_SHOWN)
            row[start + 2 + (table.entry_by[entry] - seat) % table.seats] = 1.0
            row[start + SORT + table.entry_sort[entry]] = 1.0
