"""What a seat of That Match Game sees and remembers, written straight from table and notes."""

from collections.abc import MutableSequence

from handful.core import Event, encoding, sets
from handful.core.engine import Position, Writer

from ..rules.cards import ASKS, CARDS, HIGHEST, LANES, POINT_CARDS, STARS
from ..rules.constants import DRAWING, NO_CARD, NO_SPOT, NOBODY, NOTHING, RESPONDING, TRIMMING
from ..rules.notes import Notes
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
SIZE = OBSERVATION.size
OF_COPIES = encoding.parts(MOST_COPIES)
OF_HIGHEST = encoding.parts(HIGHEST)
OF_STARS = [encoding.share(stars, MOST_STARS) for stars in STARS]
ASKED = [asked for asks in ASKS for asked in asks]
"""What the point cards ask for, lane by lane."""
SORT = 2 + MOST_SEATS
"""Where in an entry its sort begins."""


class TableWriter(Writer):
    """Looks at the table with the eyes of one seat, which remembers."""

    listens = True
    watches = True

    def __init__(self, options: Options, seats: int) -> None:
        """Nothing has happened yet."""
        self.notes = Notes(options, seats)

    def watch(self, state: Position) -> None:
        """Let the position of a game that has just been dealt keep the notes itself."""
        self.share_notes(state)  # type: ignore[arg-type]  # positions of this game are its states

    def share_notes(self, table: State) -> None:
        """Everybody has seen its own hand."""
        table.notes = self.notes
        for seat in range(table.seats):
            for card in range(CARDS):
                for _ in range(table.counts[seat * CARDS + card]):
                    self.notes.drew(seat, card)

    def follow(self, event: Event, insiders: int) -> None:
        """Everybody takes note of what it is told."""
        self.notes.follow(event, insiders)

    def write(self, state: Position, seat: int, row: MutableSequence[float]) -> None:
        """Everything that this seat sees."""
        self.write_table(state, seat, encoding.unchecked(row, SIZE))  # type: ignore[arg-type]  # positions of this game are its states

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
        row[TURN_AT + encoding.chair(table.turn, seat, table.seats)] = 1.0
        for chair in range(table.seats):
            other = encoding.seat_at(chair, seat, table.seats)
            row[SIZES_AT + chair] = encoding.share(table.sizes[other], MOST_HELD)
            row[POINTS_AT + chair] = encoding.share(table.points[other], table.house.target)

    def write_market(self, table: State, row: MutableSequence[float]) -> None:
        """Each slot: filled, stars, then for each lane what is asked, the gap, cards lying."""
        for slot in range(table.house.slots):
            card = table.market[slot]
            if card != NO_CARD:
                start = MARKET_AT + slot * SLOT_LENGTH
                row[start] = 1.0
                row[start + 1] = OF_STARS[card]
                self.write_lanes(table, slot * LANES, card * LANES, start + 2, row)

    def write_lanes(
        self, table: State, spot: int, asked: int, start: int, row: MutableSequence[float]
    ) -> None:
        """The three colours of a point card."""
        for lane in range(LANES):
            row[start + lane] = OF_HIGHEST[ASKED[asked + lane]]
            row[start + LANES + lane] = OF_HIGHEST[table.gaps[spot + lane]]
            row[start + 2 * LANES + lane] = OF_HIGHEST[table.lying_counts[spot + lane]]

    def write_cards(self, table: State, seat: int, row: MutableSequence[float]) -> None:
        """The seat's own cards and the discards."""
        cards = table.held[seat]
        while cards:
            card = sets.first(cards)
            cards &= cards - 1
            row[HAND_AT + card] = OF_COPIES[table.counts[seat * CARDS + card]]
        if table.phase == TRIMMING and table.turn == seat:
            encoding.tally(row, GAINED_AT, table.gained, table.gained_count, OF_COPIES)
        encoding.tally(row, DISCARD_AT, table.discard, table.discard_count, OF_COPIES)

    def write_notes(self, table: State, seat: int, row: MutableSequence[float]) -> None:
        """What the seat remembers."""
        notes = self.notes
        for card in range(CARDS):
            row[DRAWABLE_AT + card] = OF_COPIES[notes.drawable[seat * CARDS + card]]
        for chair in range(table.seats):
            pair = seat * MOST_SEATS + encoding.seat_at(chair, seat, table.seats)
            cards = notes.noted[pair]
            while cards:
                card = sets.first(cards)
                cards &= cards - 1
                known = notes.known[pair * CARDS + card]
                row[KNOWN_AT + chair * CARDS + card] = OF_COPIES[known]

    def write_window(self, table: State, seat: int, row: MutableSequence[float]) -> None:
        """What the window is about, and who may speak in it."""
        count = table.entry_starts[table.entries]
        encoding.tally(row, IN_WINDOW_AT, table.entry_cards, count, OF_COPIES)
        if table.spot != NO_SPOT:
            row[SLOT_AT + table.spot // LANES] = 1.0
            row[COLOUR_AT + table.spot % LANES] = 1.0
            row[TAKES_AT] = 1.0 if table.would_take() else 0.0
        row[VALUE_AT] = encoding.share(table.value, HIGHEST)
        leader = table.in_force()
        if leader != NOBODY:
            row[IN_FORCE_AT + encoding.chair(leader, seat, table.seats)] = 1.0
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
            row[start + 2 + encoding.chair(table.entry_by[entry], seat, table.seats)] = 1.0
            row[start + SORT + table.entry_sort[entry]] = 1.0
