cimport cython
from libc.stdint cimport uint64_t

from handful.core cimport rows, sets
from handful.core.engine cimport Position
from handful.games.ultimatum.rules.constants cimport House

cdef int CARDS, CHIPS, KINDS, MOST_SEATS, NO_CARD, NOBODY, NONE_ACCEPTED, NOT_ENDED, TURN
cdef rows.Bytes DECK, MOST_COUNTED, SHIFTS
cdef uint64_t[::1] OF_KIND, ONE_CARD

cdef class BaseState(Position):
    cdef public House house
    cdef public int seats, phase, window, dealer, turn, round_number, extra_rounds, ended
    cdef public int card, target, what, responder, accepted
    cdef public int[8] chips, totals, turns_taken, sizes
    cdef public uint64_t[8] hands
    cdef public uint64_t[64] known
    cdef public int[88] draw_pile, discard
    cdef public int draw_count, discard_count
    cdef public int[8] queue, bidders, shares
    cdef public int queue_count, proposals
    cdef public uint64_t noticed, waiting

    cdef int clear_affair(self) except -1
    cpdef copy_to(self, BaseState twin)
    cdef int left_of(self, int seat) except -1
    cpdef int pool(self) except -1
    @cython.locals(place=int, seat=int, about=int)
    cpdef int gather(self) except -1
    cdef int top_drawn(self) except -1
    cpdef int holds(self, int seat, int kind) except -1
    cdef int take(self, int seat, int kind) except -1
    cdef int spend(self, int seat, int kind) except -1
    @cython.locals(seat=int)
    cdef int strike_notes(self, int about, int kind) except -1
    @cython.locals(seat=int)
    cpdef bint has_empty_hand(self) except -1
    cpdef uint64_t noted(self, int seat, int about) except? 0
    cpdef int note(self, int seat, int about, uint64_t tally) except -1
    cdef int ask(self, int seat) except -1
    cdef int leave_queue(self, int seat) except -1
    cdef int put_forward(self, int bidder, int share) except -1
    @cython.locals(place=int, kind=int)
    cpdef set_piles(self, list drawables, list discards)
    @cython.locals(kind=int)
    cpdef set_hand(self, int seat, uint64_t tally)
