cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport bare, encoding, sets
from handful.core.engine cimport Position, Writer
from handful.research.decisions cimport Asking, Space, follow

cdef int NO_SEAT

@cython.final
cdef class Fleet:
    cdef public list games, writers
    cdef public Space space
    cdef public int learner
    @cython.locals(asking=Asking)
    cpdef int put(self, int place, Position state, Writer writer, uint64_t seed) except? -1
    @cython.locals(place=int, asking=Asking)
    cpdef int check(self, int64_t[::1] actions) except -1
    @cython.locals(place=int, asking=Asking, going=int)
    cpdef int act(self, int64_t[::1] actions, int[::1] seats) except -1
    @cython.locals(place=int, asking=Asking, refused=int)
    cpdef int act_or_lapse(self, int64_t[::1] actions, int[::1] seats, signed char[::1] illegal) except -1
    cpdef int go_on(self, int place) except -1
    @cython.locals(asking=Asking)
    cpdef int ask(self, int place) except? -1
    @cython.locals(asking=Asking, events=list)
    cpdef int follow(self, int place) except -1
    @cython.locals(place=int, asking=Asking, writer=Writer, row=float[::1], mask="signed char*")
    cpdef int show(self, signed char[:, ::1] masks, float[:, ::1] rows) except -1
    @cython.locals(place=int, asking=Asking)
    cpdef int pick(self, int64_t[::1] actions) except -1
