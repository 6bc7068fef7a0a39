cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport rows, sets
from handful.core.move_list cimport MoveList
from handful.games.thatmatch.rules.move_codes cimport answer_of, first_listed, move_of
from handful.games.thatmatch.rules.state cimport BaseState

cdef int BLOCK_ORANGE, BLOCK_RED, CARD_BITS, CALL, CALL_RESCUE, CLAIM, DECLINE, FULL, HIGHEST, LANES, NEVER
cdef int NO_ENTRY, NOBODY, OPENING, ORANGE, ORANGE_BLOCK, RED, RED_BLOCK, RESCUE, SPECIAL
cdef uint64_t BOLT_NUMBERS, EXCLAMATIONS, SPARE_BITS
cdef rows.Bytes BOLT_COUNTS
cdef int[::1] BOLT_STARTS
cdef int64_t[::1] BOLT_MOVES
cdef uint64_t[::1] BOLT_NEEDS, MATCHING

cdef class Window(BaseState):
    cpdef int enter(self, int seat, int sort, int64_t cards, int aim, int named) except -1
    @cython.locals(entry=int, place=int)
    cpdef int add_entry(self, int seat, int sort, int64_t cards, int aim, int named) except -1
    @cython.locals(entry=int, sort=int)
    cpdef int judge(self) except -1
    cpdef int in_force(self) except? -1
    @cython.locals(asked=uint64_t, seat=int)
    cpdef uint64_t all_asked(self) except? 0
    cdef bint is_asked(self, int seat) except -1
    cdef bint may_contest(self, int seat) except -1
    @cython.locals(entry=int)
    cdef bint faces_another(self, int seat) except -1
    cpdef bint may_bolt(self, int seat) except -1
    cpdef bint may_red_block(self) except -1
    @cython.locals(lost=bint, entry=int)
    cpdef bint may_rescue(self, int seat) except -1
    cdef uint64_t still_asked(self) except? 0
    @cython.locals(seat=int)
    cdef int next_asked(self) except -1
    @cython.locals(held=uint64_t)
    cdef int list_responses(self, int seat, MoveList moves) except -1
    @cython.locals(colour=int, bolts=uint64_t, place=int, one=int, held=bint)
    cdef list_bolts(self, int seat, MoveList moves)
    @cython.locals(named=uint64_t, place=int)
    cdef int list_red_blocks(self, MoveList moves) except -1
    @cython.locals(entry=int)
    cdef int list_orange_blocks(self, int seat, MoveList moves) except -1
