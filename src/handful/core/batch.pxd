cimport cython
from libc.stdint cimport int64_t, uint8_t, uint64_t

from handful.core cimport sets
from handful.core.engine cimport Position
from handful.core.move_list cimport MoveList

cdef int NO_SEAT

@cython.final
cdef class Batch:
    cdef public list states
    cdef public MoveList found
    @cython.locals(place=int, going=int, state=Position, acting=uint64_t)
    cpdef int find_seats(self, int[::1] seats) except -1
    @cython.locals(place=int, move=int, number=int, state=Position)
    cpdef find_masks(self, int[::1] seats, uint8_t[:, ::1] masks)
    @cython.locals(place=int, state=Position)
    cpdef step(self, int[::1] seats, int64_t[::1] moves, uint8_t[:, ::1] masks)
