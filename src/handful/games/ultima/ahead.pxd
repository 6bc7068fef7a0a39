cimport cython
from libc.stdint cimport int64_t

from handful.core cimport sets
from handful.core.chance cimport Chance
from handful.games.ultima.rules cimport State

cdef int CALL, CATCH, ELIMINATION, HAND_OVER, PLAYS, SIMPLE, TURN
cdef double AGAINST_ALL, AGAINST_LEADER, HALF, NEVER
cdef double[::1] LIKELY

@cython.locals(legal=list, move=int64_t, plays=int)
cpdef reply(State state, int seat, bint must, Chance chance)
cpdef bint is_quiet(State state, int seat) except -1
@cython.locals(totals=list, mine=double, best=double, others=double, one=int, lead=double)
cpdef double standing(State state, int seat) except? -1
@cython.locals(whole=double, pool=int, won=double, points=int, seat=int)
cpdef add_expected(State state, list totals)
