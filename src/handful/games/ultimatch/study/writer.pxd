cimport cython
from libc.stdint cimport uint64_t

from handful.core cimport encoding, sets
from handful.core.engine cimport Writer
from handful.games.ultimatch.rules.state cimport BaseState

cdef int PHASE_AT, PYRAMID_AT, HAND_AT, ALTA_AT, DISCARD_AT, REWARD_AT, DONATION_AT, OFFERED_AT
cdef int KNOWN_AT, OFFERS_AT, DRAW_COUNT_AT, PASSES_AT, TRADES_AT, ULTIMATCHES_AT, TURN_NUMBER_AT
cdef int SEATS_AT, TURN_AT, DONATED_AT, ASKED_AT, DECLINED_AT, SIZES_AT, SIZE
cdef int FACE, NUMBER, NATURE, POINT, STRONGEST, NATURE_COUNT
cdef int CARDS, MOST_HELD, MOST_SEATS, MOST_TRADES, MOST_TURNS, NO_CARD, NO_NATURE, OFFER_LENGTH
cdef int OVER, PLACES, PLACE_LENGTH, POINTS, REWARD
cdef bytes COLOR_OF, NUMBER_OF

@cython.final
cdef class TableWriter(Writer):
    cdef int write_table(self, BaseState table, int seat, float* row) except -1
    @cython.locals(faces=uint64_t, start=int, card=int)
    cdef int write_pyramid(self, BaseState table, float* row) except -1
    @cython.locals(chair=int, other=int)
    cdef int write_own(self, BaseState table, int seat, float* row) except -1
    @cython.locals(chair=int, other=int)
    cdef int write_seats(self, BaseState table, int seat, float* row) except -1
    @cython.locals(point=int)
    cdef int write_offer(self, int signal, int start, float* row) except -1
    cdef int write_gesture(self, int gesture, int start, float* row) except -1
