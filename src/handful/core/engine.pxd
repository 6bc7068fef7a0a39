cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport rng, sets
from handful.core.move_list cimport MoveList

@cython.locals(found=list)
cpdef tuple listed(uint64_t seats)

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
    cpdef list legal(self, int seat)
    cpdef int count_moves(self, int seat) except -1
    cpdef int64_t pick_move(self, int seat, int number) except? -1
    @cython.locals(found=MoveList)
    cpdef MoveList moves_of(self, int seat)

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
    @cython.locals(made=int64_t, acting=uint64_t, seat=int, moves=MoveList)
    cpdef int64_t play(self, Position state, int64_t most) except -1
    @cython.locals(made=int64_t)
    cpdef int64_t play_copies(self, Position state, int64_t count, int64_t most) except -1
    cpdef int seat_of(self, uint64_t acting) except -1
    cpdef int below(self, int bound) except -1
