cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport sets
from handful.core.engine cimport Position, Writer
from handful.research.decisions cimport Asking, Space, follow

cdef int NO_SEAT

@cython.final
cdef class Fleet:
    cdef public list games, writers
    cdef public Space space
    cdef public int learner
    cpdef int put(self, int place, Position state, Writer writer, object seed) except? -1
    @cython.locals(place=int, asking=Asking)
    cpdef check(self, int64_t[::1] actions)
    @cython.locals(place=int, asking=Asking, going=int)
    cpdef int act(self, int64_t[::1] actions, int[::1] seats) except -1
    @cython.locals(place=int, asking=Asking, refused=int)
    cpdef int act_or_lapse(self, int64_t[::1] actions, int[::1] seats, signed char[::1] illegal) except -1
    cpdef go_on(self, int place)
    @cython.locals(asking=Asking)
    cpdef int ask(self, int place) except? -1
    @cython.locals(asking=Asking, events=list)
    cpdef follow(self, int place)
    @cython.locals(place=int, asking=Asking)
    cpdef show(self, signed char[:, ::1] masks, float[:, ::1] rows)
    @cython.locals(place=int, asking=Asking, count=int, number=int, moves=int64_t[::1])
    cpdef pick(self, signed char[:, ::1] masks, int64_t[::1] actions)
    @cython.locals(count=int, left=int, number=int)
    cpdef int nth_allowed(self, signed char[::1] mask, Asking asking) except -1
