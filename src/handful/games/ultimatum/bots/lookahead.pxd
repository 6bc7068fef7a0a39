cimport cython
from libc.stdint cimport int64_t

from handful.core.chance cimport Chance
from handful.games.ultimatum.rules.rules cimport State

cdef int ACCEPT, BLOCK, BLOCKED_LOSS, BLOCKING, BOTH_WAYS, CARDS, CHAIRS, CHIPS, CHOOSING, COUNTER
cdef int COUNTERING, DEAL, DECLINE, DRAW, FORTUNE, GREAT_LOSS, KINDS, LARGEST, LEFT_FOR_ME
cdef int NOBODY, PLAY_BLOCK, POINTS
cdef int PLAY_COUNTER, REJECT, ROUND, ROUND_OVER, SHARES, SHIELDING, STEAL, SWAP, TAKE, TURN
cdef int ULTIMATUM
cdef double AGAINST_ALL, AGAINST_LEADER, GOES_THROUGH, HALF, MOST_ODDS, SHED, STEEP, WASTED
cdef bytes CHIPS_MOVED
cdef int64_t[::1] FIRST, OFFERED

cpdef reply(State state, int seat, bint must, Chance chance)
@cython.locals(
    rich=int, poor=int, may_end=bint, leaves_round=bint, ranked=list, kind=int, place=int
)
cdef int64_t turn(State state, int seat) except -1
@cython.locals(found=int, one=int)
cdef int richest(State state, int seat) except -1
@cython.locals(found=int, one=int)
cdef int poorest(State state, int seat) except -1
@cython.locals(least=int, one=int, turns=int)
cdef int rounds_left(State state, int seat) except -1
@cython.locals(pool=int)
cdef double value_of(State state, int seat, int kind, int rich) except? -1
@cython.locals(chosen=int64_t)
cdef int64_t play_of(State state, int kind, int rich, int poor) except -1
cdef int64_t block(State state, int seat) except -1
cdef int loss_of(State state, int seat) except? -1
@cython.locals(loss=int)
cdef bint must_block(State state, int seat) except -1
@cython.locals(best=int, proposal=int)
cdef int best_offer(State state) except -1
@cython.locals(best=int, share=int, pool=int, worth_it=bint)
cdef int64_t counter(State state, int seat) except -1
@cython.locals(best=int)
cdef int64_t choice(State state) except -1
@cython.locals(best=int, others=int, one=int, mine=int)
cdef double lead(list standings, int seat) except? -1
cpdef bint is_quiet(State state, int seat) except -1
@cython.locals(totals=list, all_odds=double, steep=double, total=int)
cpdef double standing(State state, int seat) except? -1
cdef double rounds_to_come(State state, int best) except? -1
