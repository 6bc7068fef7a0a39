cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport sets
from handful.core.chance cimport Chance
from handful.games.boom.rules.move_codes cimport flip_move, verb_of, window_move
from handful.games.boom.rules.rules cimport State
from handful.games.boom.rules.sums cimport stock_of

cdef int AGREE, CLAIM, FLIP, IGNITE, NOWHERE, OBJECT, ONE_UP, READY, STOP, TWO_UP, USE_WILD, VOTE
cdef int MANY_UNKNOWN, TIMER, WILD
cdef double A_FORMULA, A_MATCH, A_PAIR, A_ROUND, A_TIMER, A_WILD, MOST_ODDS, STEEP
cdef uint64_t[::1] OF_KIND

cpdef reply(State state, int seat, bint must, Chance chance)
cdef int64_t lit(list legal) except -1
@cython.locals(move=int64_t)
cdef int64_t first_of(int verb, list legal, int64_t otherwise) except -1
@cython.locals(flips=uint64_t, unseen=uint64_t, move=int64_t, verb=int, place=int)
cdef int64_t in_window(State state, list legal, Chance chance) except -1
@cython.locals(place=int, up=uint64_t)
cdef int equal_to_open(State state, uint64_t places) except? -1
cdef uint64_t known(State state) except? 0
@cython.locals(place=int, timers=int, unseen=uint64_t)
cdef int64_t opened(State state, Chance chance) except -1
@cython.locals(values=uint64_t, places=uint64_t, place=int, value=uint64_t)
cdef int equal_pair(State state) except? -1
@cython.locals(stock=uint64_t, ones=uint64_t, one=int, others=uint64_t)
cdef int lightable(State state) except? -1
cdef bint can_light(State state, int one, int other, uint64_t stock) except -1
@cython.locals(up=int, places=uint64_t, stock=uint64_t, lit_by=int, place=int)
cdef int followed(State state, Chance chance) except -1
@cython.locals(unseen=uint64_t)
cdef int unknown(State state, Chance chance) except -1
@cython.locals(
    stock=uint64_t, found=uint64_t, ones=uint64_t, others=uint64_t, one=int, other=int, equal=bint
)
cdef uint64_t partners(State state) except? 0
cpdef bint is_quiet(State state, int seat) except -1
@cython.locals(
    left=int, steep=double, mine=double, all_odds=double, one=int, waits=int, lead=double
)
cpdef double standing(State state, int seat) except? -1
@cython.locals(worth=double)
cdef double wealth(State state, int seat) except? -1
@cython.locals(away=int)
cdef int turns_before(State state, int seat) except? -1
@cython.locals(hand=uint64_t, timers=int, wilds=int)
cdef double in_hand(State state, int seat) except? -1
@cython.locals(
    values=uint64_t, pairs=int, places=uint64_t, single=uint64_t, place=uint64_t, value=uint64_t,
    most=int
)
cdef double to_be_had(State state) except? -1
@cython.locals(count=int, stock=uint64_t, one=int, others=uint64_t)
cdef int lightable_among(State state, uint64_t places) except -1
