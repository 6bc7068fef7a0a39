cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport rng, rows, sets
from handful.core.engine cimport Position
from handful.games.ultima.rules.constants cimport House

cdef int CARDS, CLOCKWISE, NO_CARD, NO_GUARD, NOBODY, NOT_YET, TRITONE, TURN
cdef rows.Bytes POINTS, SEMITONES

cdef class BaseState(Position):
    cdef public House house
    cdef public int seats, phase, hand_number, starter, last_winner, ending
    cdef public int turn, direction, color, drawn, pending, exposed, passes, turns, laid, top_owner
    cdef public bint declared, opening
    cdef public uint64_t active, called, answered, stops
    cdef public int64_t guard_until
    cdef public uint64_t[36] hands
    cdef public int[12] sizes, totals, out_in
    cdef public int[156] draw_pile, discard
    cdef public int draw_count, discard_count

    cpdef int clear_table(self) except -1
    cpdef copy_to(self, BaseState twin)
    cdef int after(self, int seat) except -1
    cdef int beside(self, int seat) except -1
    cpdef int dealer(self) except -1
    @cython.locals(place=int, seat=int)
    cpdef int gather(self) except -1
    cpdef int top(self) except -1
    cdef int top_drawn(self) except -1
    @cython.locals(card=int, wanted=int, batch=int)
    cdef int draw(self, int seat, int owed, int reason) except? -1
    @cython.locals(top=int)
    cdef bint reshuffle(self) except -1
    cdef int cover(self, int card, int owner) except -1
    @cython.locals(place=int)
    cdef int take(self, int seat, int card) except -1
    @cython.locals(place=int)
    cdef int lose(self, int seat, int card) except -1
    @cython.locals(called=uint64_t, deck=int, card=int)
    cpdef set_hand(self, int seat, list cards)
    @cython.locals(place=int, card=int)
    cpdef set_piles(self, list drawables, list discards)
    @cython.locals(points=int, deck=int, cards=uint64_t)
    cpdef int hand_points(self, int seat) except -1
