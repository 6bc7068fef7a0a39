cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport encoding, rng
from handful.core.engine cimport Position
from handful.core.move_list cimport MoveList

cdef int MOST_SAID

@cython.final
cdef class Phrasebook:
    cdef public object path, home
    cdef public bint is_flat
    cdef public int count, used
    cdef public int64_t[::1] keys
    cdef public int[::1] starts
    cdef public short[::1] tokens
    cpdef begin(self)
    cpdef make_room(self, int count)
    @cython.locals(place=int)
    cpdef int start_of(self, int64_t move) except -1
    @cython.locals(last=int, place=int)
    cpdef int place_of(self, int64_t move) except -1
    @cython.locals(path=tuple, place=int)
    cpdef learn(self, int64_t move)
    @cython.locals(keys=int64_t[::1], starts=int[::1], number=int, place=int)
    cpdef spread(self)

@cython.final
cdef class Saying:
    cdef public Phrasebook book
    cdef public MoveList fitting
    cdef public int[::1] starts
    cdef public short[::1] tokens
    cdef public int depth
    cpdef begin(self, Position state, int seat)
    @cython.locals(count=int, number=int)
    cpdef look_up(self)
    cpdef int token_at(self, int number, int depth) except -1
    @cython.locals(number=int)
    cpdef mark(self, signed char[::1] mask)
    @cython.locals(number=int)
    cpdef bint allows(self, int64_t token) except -1
    cpdef bint say(self, int token) except -1
    @cython.locals(kept=int, number=int)
    cpdef int narrow(self, int token) except -1
    @cython.locals(token=int, number=int)
    cpdef bint is_certain(self) except -1
    cpdef resume(self, Position state, int seat)
    @cython.locals(depth=int)
    cpdef write(self, float[::1] row, int at)
