cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport sets
from handful.core.chance cimport Chance
from handful.core.engine cimport Position, as_position, itself
from handful.core.move_list cimport MoveList

@cython.final
cdef class Search:
    cdef object ahead, worlds, budget
    cdef int me, least
    cdef double began
    cdef public int64_t made
    cdef object seed
    cdef bint is_whole
    cdef MoveList found
    @cython.locals(world=Position, place=int)
    cpdef bint try_all(self, list left, uint64_t seed, double share) except -1
    @cython.locals(world=Position, number=int)
    cpdef look_closer(self, tried, int worlds)
    cpdef double tried_in(self, Position world, move, uint64_t seed) except? -1
    @cython.locals(seconds=double)
    cpdef bint is_spent(self, double share) except -1

@cython.final
cdef class Playout:
    cdef Search search
    cdef object ahead, state
    cdef Chance chance
    cdef Position world
    cdef int me
    cdef int64_t move
    cpdef double value(self) except? -1
    @cython.locals(least=int, entry=int)
    cpdef play_on(self)
    cpdef double judged(self) except? -1
    @cython.locals(awaited=uint64_t, others=uint64_t, seat=int)
    cpdef bint step(self) except -1
    cpdef bint let_time_pass(self) except -1
    cpdef decide(self, int seat)
