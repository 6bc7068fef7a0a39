cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport sets
from handful.core.chance cimport Chance
from handful.games.ultima.rules cimport State

cdef int CALL, CATCH, DRAW_TWO, ELIMINATION, HAND_OVER, PLAYS, SIMPLE, TRITONE, TURN
cdef bytes ACTION_NAMED, CARD_PLAYED, COLOR_OF, SEMITONES
cdef double AGAINST_ALL, AGAINST_LEADER, HALF, NEVER
cdef double[::1] LIKELY
cdef uint64_t[::1] OF_COLOR

@cython.locals(legal=list, move=int64_t)
cpdef reply(State state, int seat, bint must, Chance chance)
@cython.locals(best=int64_t, most=double, move=int64_t, card=int, worth=double)
cdef int64_t played(State state, int seat, list legal, Chance chance) except -1
@cython.locals(count=int, place=int)
cdef int held_of(State state, int seat, int color) except -1
cpdef bint is_quiet(State state, int seat) except -1
@cython.locals(totals=list, mine=double, best=double, others=double, one=int, lead=double)
cpdef double standing(State state, int seat) except? -1
@cython.locals(whole=double, pool=int, won=double, points=int, seat=int)
cpdef add_expected(State state, list totals)
