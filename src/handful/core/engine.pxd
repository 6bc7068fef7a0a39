cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport rng, sets

@cython.locals(found=list)
cpdef tuple listed(uint64_t seats)

@cython.final
cdef class MoveList:
    cdef public int64_t[::1] moves
    cdef public int count
    cpdef add(self, int64_t move)
    @cython.locals(row=int64_t[::1], place=int, move=int64_t)
    cpdef add_run(self, int64_t first, int count)
    @cython.locals(row=int64_t[::1], place=int, choice=int)
    cpdef add_each(self, int64_t first, bytes choices)
    cpdef grow(self)
    @cython.locals(place=int, move=int64_t)
    cpdef sort_from(self, int start)

cdef class Position:
    cdef public int64_t now
    cdef public uint64_t chance
    cdef public list sink
    cdef public MoveList found
    cpdef uint64_t acting(self) except? 0
    cpdef uint64_t awaiting(self) except? 0
    cpdef list_moves(self, int seat, MoveList moves)
    cpdef apply(self, int seat, int64_t move)
    cpdef tuple actors(self)
    cpdef tuple awaited(self)
    @cython.locals(found=MoveList, place=int)
    cpdef list legal(self, int seat)

@cython.final
cdef class Adapted(Position):
    cdef public object state

cpdef Position as_position(state)
cpdef itself(Position position)

cdef class Writer:
    cpdef write(self, Position state, int seat, float[::1] row)
    cpdef follow(self, object event, uint64_t insiders)

@cython.final
cdef class RandomPlayer:
    cdef public uint64_t chance
    cdef public MoveList moves
    @cython.locals(made=int64_t, acting=uint64_t, seat=int)
    cpdef int64_t play(self, Position state, int64_t most) except -1
    @cython.locals(made=int64_t)
    cpdef int64_t play_copies(self, Position state, int64_t count, int64_t most) except -1
    cpdef int seat_of(self, uint64_t acting) except -1
    cpdef int below(self, int bound) except -1
