cimport cython
from libc.stdint cimport uint64_t

from handful.core cimport encoding, sets
from handful.core.engine cimport Writer
from handful.games.ultima.rules.state cimport BaseState

cdef int PHASE_AT, HAND_AT, DRAWN_AT, TOP_AT, INTERVAL_AT, COLOR_AT, DECLARED_AT, COVERED_AT
cdef int DRAW_COUNT_AT, PENDING_AT, CLOCKWISE_AT, PASSES_AT, TURNS_AT, SEATS_AT, TURN_AT, EXPOSED_AT
cdef int CALLED_AT, LET_PASS_AT, VOTED_AT, ACTIVE_AT, SIZES_AT, TOTALS_AT, SIZE
cdef int DRAWN, HAND_OVER, MOST_CARDS, MOST_DECKS, MOST_HELD, MOST_PENDING, MOST_SEATS, MOST_TURNS
cdef int NOBODY, TRITONE
cdef float[16] OF_DECKS
cdef bytes SEMITONES

@cython.final
cdef class TableWriter(Writer):
    cdef int write_table(self, BaseState table, int seat, float* row) except -1
    @cython.locals(place=int, copies=int, cards=uint64_t)
    cdef int write_hand(self, BaseState table, int seat, float* row) except -1
    @cython.locals(top=int)
    cdef int write_pile(self, BaseState table, int seat, float* row) except -1
    @cython.locals(between=bint, chair=int, other=int)
    cdef int write_seats(self, BaseState table, int seat, float* row) except -1
