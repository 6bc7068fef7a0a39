cimport cython
from libc.stdint cimport uint64_t

from handful.core cimport sets

cdef int CARDS, MOST_SEATS
cdef dict NUMBERS
cdef tuple DRAWING, SPENDING, DISCARDING
cdef frozenset NOTED

@cython.final
cdef class Notes:
    cdef public int seats
    cdef public int[::1] drawable, known, thrown
    cpdef follow(self, object event, uint64_t insiders)
    @cython.locals(seat=int)
    cpdef draw(self, object event, uint64_t insiders)
    cpdef lower(self, int[::1] counts, int place)
    @cython.locals(watcher=int)
    cpdef spend(self, int seat, int card)
    cpdef int place_of(self, int watcher, int seat) except -1
    cpdef spend_all(self, int seat, tuple codes)
    cpdef throw(self, tuple codes)
    @cython.locals(watcher=int, seat=int)
    cpdef settle(self, object event)
    @cython.locals(thief=int, source=int, card=int, watcher=int)
    cpdef snatch(self, object event, uint64_t insiders)
    @cython.locals(first=int, place=int)
    cpdef forget(self, int watcher, int seat)
    @cython.locals(card=int, seat=int)
    cpdef reshuffle(self)
