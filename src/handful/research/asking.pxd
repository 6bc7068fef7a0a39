cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport rng, sets
from handful.core.engine cimport Position
from handful.research.saying cimport Phrasebook, Saying

cdef int NO_SEAT

@cython.final
cdef class Asking:
    cdef public Position state
    cdef public Saying saying
    cdef public int wait, seat
    cdef public uint64_t chance, waited
    cdef public bint may_wait
    @cython.locals(acting=uint64_t)
    cpdef int ask(self) except? -1
    @cython.locals(awaited=uint64_t, free=uint64_t)
    cpdef uint64_t asked_of(self, uint64_t acting) except? 0
    @cython.locals(found=uint64_t, seat=int)
    cpdef uint64_t awaited(self, object state) except? 0
    cpdef int below(self, int bound) except -1
    cpdef bint can(self, int64_t action) except -1
    cpdef mark(self, signed char[::1] mask)
    cpdef bint act(self, int action) except -1
    cpdef let_go_by(self)
    cpdef make(self, int seat, int64_t move)
    @cython.locals(count=int, number=int)
    cpdef move_by_lot(self)
