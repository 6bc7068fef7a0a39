cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport rng, sets
from handful.core.engine cimport MoveList, Position, Writer

cdef int NO_SEAT

@cython.final
cdef class Fleet:
    cdef public list states
    cdef public Writer writer
    cdef public int wait, learner
    cdef public uint64_t[::1] chances, waited
    cdef public unsigned char[::1] free
    cdef public MoveList found
    cdef public int64_t made
    cpdef put(self, int place, Position state, object seed)
    @cython.locals(place=int)
    cpdef act(self, int[::1] seats, int64_t[::1] moves, signed char[:, ::1] masks)
    @cython.locals(state=Position)
    cpdef take(self, int place, int seat, int64_t move)
    @cython.locals(place=int, going=int)
    cpdef int ask(self, int[::1] seats) except -1
    @cython.locals(seat=int)
    cpdef int ask_one(self, int place) except? -1
    @cython.locals(state=Position, acting=uint64_t, awaited=uint64_t, among=uint64_t)
    cpdef int choose(self, int place) except? -1
    @cython.locals(found=uint64_t, seat=int)
    cpdef uint64_t awaited(self, object state) except? 0
    cpdef int below(self, int place, int bound) except -1
    @cython.locals(state=Position, number=int, move=int64_t)
    cpdef move_by_lot(self, int place, int seat)
    @cython.locals(place=int)
    cpdef show(self, int[::1] seats, signed char[:, ::1] masks, float[:, ::1] rows)
    @cython.locals(state=Position, number=int)
    cpdef show_one(self, int place, int seat, signed char[::1] mask, float[::1] row)
    @cython.locals(place=int, state=Position, number=int)
    cpdef pick(self, int[::1] seats, signed char[:, ::1] masks, int64_t[::1] moves)
