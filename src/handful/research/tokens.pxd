cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport bare, encoding, rng, sets
from handful.core.engine cimport Position
from handful.core.move_list cimport MoveList

cdef int MOST_SAID

@cython.final
cdef class Phrasebook:
    cdef public object path, home
    cdef public bint is_flat, is_whole
    cdef public int size, room, count, used
    cdef public int64_t[::1] keys
    cdef public int[::1] starts
    cdef public short[::1] tokens
    cpdef begin(self)
    cpdef int make_room(self, int count) except -1
    @cython.locals(place=int)
    cpdef int start_of(self, int64_t move) except -1
    @cython.locals(keys="int64_t*", starts="int*", last=int, place=int)
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
    cdef public uint64_t[::1] menu
    cdef public int words, choices, depth
    cpdef int begin(self, Position state, int seat) except -1
    cpdef int list_moves(self, Position state, int seat) except -1
    cpdef int offer(self) except -1
    cpdef int finish(self) except -1
    @cython.locals(count=int, moves="int64_t*", starts="int*", number=int)
    cpdef int look_up(self) except -1
    cpdef int token_at(self, int number, int depth) except -1
    @cython.locals(
        moves="int64_t*", starts="int*", menu="uint64_t*", tokens="short*",
        depth=int, count=int, is_flat=bint, one=int, number=int, token=int, found=int,
    )
    cpdef int find_menu(self) except -1
    cpdef int mark(self, signed char[::1] mask) except -1
    @cython.locals(menu="uint64_t*", one=int, left=uint64_t)
    cdef int tick(self, signed char* mask) except -1
    @cython.locals(one=int)
    cpdef int nth(self, int number) except -1
    @cython.locals(place=int64_t)
    cpdef bint allows(self, int64_t token) except -1
    cpdef bint say(self, int token) except -1
    @cython.locals(
        moves="int64_t*", starts="int*", tokens="short*", kept=int, depth=int, count=int,
        number=int, said=int,
    )
    cpdef int narrow(self, int token) except -1
    cpdef int resume(self, Position state, int seat) except -1
    cpdef int write(self, float[::1] row, int at) except -1
    @cython.locals(depth=int)
    cdef int write_at(self, float* row, int at) except -1
