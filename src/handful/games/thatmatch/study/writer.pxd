cimport cython
from libc.stdint cimport uint64_t

from handful.core cimport encoding, sets
from handful.core.engine cimport Writer
from handful.games.thatmatch.rules.notes cimport Notes
from handful.games.thatmatch.rules.rules cimport State

cdef int PHASE_AT, MARKET_AT, HAND_AT, GAINED_AT, DISCARD_AT, DRAWABLE_AT, KNOWN_AT, IN_WINDOW_AT
cdef int ENTRIES_AT, SLOT_AT, COLOUR_AT, VALUE_AT, TAKES_AT, PLAYS_AT, DRAW_MOST_AT, PROGRESS_AT
cdef int DECK_AT, POINT_DECK_AT, STALL_AT, SEATS_AT, TURN_AT, IN_FORCE_AT, ASKED_AT, DECLINED_AT
cdef int SIZES_AT, POINTS_AT, SIZE, SORT
cdef int CARDS, DRAWING, ENTRIES_SHOWN, ENTRY_LENGTH, HIGHEST, LANES, MOST_HELD
cdef int MOST_IN_DECK, MOST_PER_TURN, MOST_SEATS, MOST_STALLED, MOST_STARS, NO_CARD, NO_SPOT, NOBODY
cdef int NOTHING, POINT_CARDS, RESPONDING, SLOT_LENGTH, TRIMMING
cdef int[144] ASKED
cdef float[48] OF_STARS
cdef float[16] OF_COPIES, OF_HIGHEST

@cython.final
cdef class TableWriter(Writer):
    cdef public Notes notes
    @cython.locals(seat=int, card=int)
    cdef int share_notes(self, State table) except -1
    @cython.locals(chair=int, other=int)
    cdef int write_table(self, State table, int seat, float* row) except -1
    @cython.locals(slot=int, card=int, start=int)
    cdef int write_market(self, State table, float* row) except -1
    @cython.locals(lane=int)
    cdef int write_lanes(self, State table, int spot, int asked, int start, float* row) except -1
    @cython.locals(cards=uint64_t, card=int)
    cdef int write_cards(self, State table, int seat, float* row) except -1
    @cython.locals(
        notes=Notes, card=int, chair=int, pair=int, cards=uint64_t, known=int
    )
    cdef int write_notes(self, State table, int seat, float* row) except -1
    @cython.locals(count=int, leader=int)
    cdef int write_window(self, State table, int seat, float* row) except -1
    @cython.locals(place=int, entry=int, start=int, aim=int)
    cdef int write_entries(self, State table, int seat, float* row) except -1
