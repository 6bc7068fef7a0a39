cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport bare, rng, sets
from handful.core.engine cimport Position, Writer, itself
from handful.core.move_list cimport MoveList
from handful.research.tokens cimport Phrasebook, Saying

cdef int NO_SEAT, RARELY

@cython.final
cdef class Space:
    cdef public Phrasebook book
    cdef public int wait, said_at

@cython.final
cdef class Asking:
    cdef public Position state
    cdef public Space space
    cdef public Saying saying
    cdef public int seat
    cdef public uint64_t chance, dice, waited
    cdef public bint may_wait
    cpdef int begin(self, Position state, uint64_t seed) except -1
    cpdef int ask(self) except? -1
    @cython.locals(acting=uint64_t)
    cpdef int choose(self) except? -1
    cpdef int offer(self) except -1
    @cython.locals(awaited=uint64_t, free=uint64_t)
    cpdef uint64_t asked_of(self, uint64_t acting) except? 0
    cpdef int below(self, int bound) except -1
    cpdef bint can(self, int64_t action) except -1
    cpdef int show(self, Writer writer, int seat, float[::1] row, signed char[::1] mask) except -1
    cpdef int mark(self, signed char[::1] mask) except -1
    cdef int tick(self, signed char* mask) except -1
    cpdef bint act(self, int action) except -1
    cpdef int let_go_by(self) except -1
    cpdef int make(self, int seat, int64_t move) except -1
    cpdef lapse(self)
    @cython.locals(listed=MoveList)
    cpdef int move_by_lot(self) except -1
    @cython.locals(choices=int, may_wait=bint, number=int)
    cpdef int pick(self) except -1
    cpdef int thrown(self, int bound) except -1

@cython.locals(place=int)
cpdef follow(Writer writer, list events, int first, int last, uint64_t insiders)
