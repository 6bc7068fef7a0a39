cimport cython
from libc.stdint cimport uint64_t

from handful.core cimport encoding, sets
from handful.core.engine cimport Writer
from handful.games.boom.rules.state cimport BaseState

cdef int PHASE_AT, BOX_AT, HAND_AT, POOL_AT, BURNT_AT, WINDOW_AT, TAKEN_AT, WINS_AT, STOCK_AT
cdef int POOL_OPEN_AT, FIRST_MOMENT_AT, TIMER_OK_AT, HAD_SUCCESS_AT, MATCH_PILE_AT, IGNITE_PILE_AT
cdef int DRY_AT, SEATS_AT, TURN_AT, LATE_AT, CALLED_AT, AGREED_AT, SIZES_AT, SCORES_AT, HAULS_AT, SIZE
cdef int DYNAMITE, IGNITE_CARDS, KIND_COUNT, MOST_DRY, MOST_HELD, MOST_MATCH, MOST_MILLIS
cdef int MOST_OF_KIND, MOST_OF_NUMBER, MOST_SEATS, NO_LIMIT, NOBODY, NUMBERS, PLACE_LENGTH, WINDOW
cdef int[22] KIND
cdef int[31] VALUE
cdef float[31] OF_HIGHEST

@cython.final
cdef class TableWriter(Writer):
    cdef int write_table(self, BaseState table, int seat, float* row) except -1
    @cython.locals(known=uint64_t, start=int, card=int)
    cdef int write_box(self, BaseState table, float* row) except -1
    cdef int write_kinds(self, uint64_t cards, int at, float* row) except -1
    cdef int write_open(self, BaseState table, float* row) except -1
    @cython.locals(scores="int[6]", hauls="int[6]", place=int, chair=int, other=int, score=int)
    cdef int write_won(self, BaseState table, int seat, float* row) except -1
