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
    cdef public int[215] drawable
    cdef public int[1075] known
    cdef public uint64_t[25] noted
    cdef public int[43] thrown
    @cython.locals(card=int, seat=int)
    cpdef int begin(self, bytes deck) except -1
    cpdef int drew(self, int seat, int card) except -1
    @cython.locals(watcher=int)
    cpdef int spent(self, int seat, int card) except -1
    @cython.locals(pair=int)
    cpdef int strike(self, int watcher, int seat, int card) except -1
    @cython.locals(pair=int)
    cpdef int note(self, int watcher, int seat, int card) except -1
    @cython.locals(watcher=int)
    cpdef int returned(self, int seat, int card) except -1
    @cython.locals(watcher=int)
    cpdef int snatched(self, int thief, int source, int card, uint64_t insiders) except -1
    @cython.locals(pair=int, card=int)
    cpdef int forget(self, int watcher, int seat) except -1
    cpdef int threw(self, int card) except -1
    @cython.locals(card=int, seat=int)
    cpdef int reshuffled(self) except -1
    cpdef follow(self, object event, uint64_t insiders)
    cpdef spend_all(self, int seat, tuple codes)
    cpdef throw_all(self, tuple codes)
    cpdef settle(self, object event)
