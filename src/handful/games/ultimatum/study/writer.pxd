cimport cython
from libc.stdint cimport uint64_t

from handful.core cimport encoding, sets
from handful.core.engine cimport Writer
from handful.games.ultimatum.rules.rules cimport State

cdef int PHASE_AT, HAND_AT, DISCARD_AT, KNOWN_AT, CARD_AT, WHAT_AT, PROPOSALS_AT, PILE_COUNT_AT
cdef int ROUND_AT, EXTRA_AT, ENDED_AT, SEATS_AT, TURN_AT, DEALER_AT, REQUIRED_AT, ACTOR_AT, TARGET_AT
cdef int RESPONDER_AT, QUEUE_AT, POOL_AT, CHIPS_AT, TOTALS_AT, SIZES_AT, TURNS_AT
cdef int CARDS, KINDS, LARGEST_HAND, MOST_COPIES, MOST_EXTRA_ROUNDS, MOST_ROUNDS, MOST_SEATS
cdef int MOST_TOTAL, MOST_TURNS, NO_CARD, NOBODY, NOT_ENDED, PROPOSAL_LENGTH, SWAP
cdef bytes MOST_COUNTED, SHIFTS

@cython.final
cdef class TableWriter(Writer):
    cpdef write_table(self, State table, int seat, float[::1] row)
    @cython.locals(kind=int)
    cpdef write_tally(self, uint64_t tally, int at, float[::1] row)
    cpdef write_seat(self, int seat, int at, int seats, int me, float[::1] row)
    @cython.locals(chips=int, chair=int, other=int, carried=bint, total=int)
    cpdef write_seats(self, State table, int seat, float[::1] row)
    @cython.locals(place=int, number=int, start=int)
    cpdef write_affair(self, State table, int seat, float[::1] row)
