cimport cython
from libc.stdint cimport int64_t

from handful.core cimport sets
from handful.core.chance cimport Chance
from handful.games.ultimatch.rules cimport State
from handful.games.ultimatch.situation cimport Situation

cdef int MATCH, NO_OFFER, OVER, PASS, REWARD, REWARD_CHOICE, SKIP_TRADE, TAKE_REWARD, TRADE
cdef double NEARLY

cpdef reply(State state, int seat, bint must, Chance chance)
@cython.locals(plays=list, seen=Situation, last_chance=bint)
cpdef int64_t matched(State state, int seat) except -1
cpdef bint is_quiet(State state, int seat) except -1
cpdef double standing(State state, int seat) except? -1
