cimport cython
from libc.stdint cimport uint64_t

from handful.core cimport encoding, sets
from handful.core.engine cimport Writer
from handful.games.ultimatum.rules.rules cimport State

cdef int PHASE_AT, HAND_AT, DISCARD_AT, KNOWN_AT, CARD_AT, WHAT_AT, PROPOSALS_AT, PILE_COUNT_AT
cdef int ROUND_AT, EXTRA_AT, ENDED_AT, SEATS_AT, TURN_AT, DEALER_AT, REQUIRED_AT, ACTOR_AT, TARGET_AT
cdef int RESPONDER_AT, QUEUE_AT, POOL_AT, CHIPS_AT, TOTALS_AT, SIZES_AT, TURNS_AT, SIZE
cdef int CARDS, KINDS, LARGEST_HAND, MOST_COPIES, MOST_EXTRA_ROUNDS, MOST_ROUNDS, MOST_SEATS
cdef int MOST_TOTAL, MOST_TURNS, NO_CARD, NOBODY, NOT_ENDED, PROPOSAL_LENGTH, SWAP
cdef int[17] MOST, SHIFT
cdef float[16] OF_COPIES

@cython.final
cdef class TableWriter(Writer):
    cdef int write_table(self, State table, int seat, float* row) except -1
    @cython.locals(kind=int)
    cdef int write_tally(self, uint64_t tally, int at, float* row) except -1
    cdef int write_seat(self, int seat, int at, int seats, int me, float* row) except -1
    @cython.locals(chips=int, chair=int, other=int, noted=uint64_t, carried=bint, total=int)
    cdef int write_seats(self, State table, int seat, float* row) except -1
    @cython.locals(place=int)
    cdef int write_affair(self, State table, int seat, float* row) except -1
    @cython.locals(number=int, start=int)
    cdef int write_proposals(self, State table, int seat, float* row) except -1
