cimport cython
from libc.stdint cimport uint64_t

from handful.core cimport rng, rows, sets
from handful.core.engine cimport Position
from handful.games.ultimatch.rules.constants cimport House

cdef int CARDS, DONATE, GONE, MOST_SEATS, NO_CARD, NO_SIGNAL, PLACES
cdef uint64_t[::1] PAIRINGS, SINGLES

cdef class BaseState(Position):
    cdef public House house
    cdef public int seats, phase, turn, turn_number, passes, ultimatches, trades
    cdef public str reason
    cdef public int[21] pyramid
    cdef public uint64_t standing, face_up, alta_cards, asked, declined
    cdef public uint64_t[5] hands
    cdef public uint64_t[25] known
    cdef public int[48] alta, draw_pile, discard
    cdef public int alta_count, draw_count, discard_count, reward_count
    cdef public int[5] donations, offered, signals
    cdef public int[2] reward

    @cython.locals(place=int, seat=int)
    cpdef clear_rows(self)
    cpdef copy_to(self, BaseState twin)
    cpdef int clear(self, int place) except -1
    @cython.locals(places=uint64_t)
    cpdef bint can_match(self, uint64_t cards, uint64_t available) except -1
    cdef bint can_be_matched(self, int target, uint64_t cards, uint64_t available) except -1
    cpdef shuffle_pile(self)
    cdef int top_drawn(self) except -1
    cpdef int draw(self) except? -1
    @cython.locals(place=int)
    cdef bint reshuffle(self) except -1
    cpdef int pile_up(self, int card) except -1
    cdef int throw_away(self, int card) except -1
    cdef int join_alta(self, int card) except -1
    cdef int leave_alta(self, int card) except -1
    @cython.locals(holding=uint64_t, seat=int)
    cpdef uint64_t holders(self) except? 0
    @cython.locals(watcher=int)
    cdef int hand_over(self, int giver, int receiver, int card) except -1
    @cython.locals(watcher=int)
    cdef int lose(self, int seat, uint64_t cards) except -1
    cpdef int put(self, int place, int card) except -1
    cpdef set_hand(self, int seat, uint64_t cards)
    cpdef set_known(self, int seat, int other, uint64_t cards)
    cpdef set_donation(self, int seat, int card)
    cpdef set_offer(self, int seat, int card, int signal)
