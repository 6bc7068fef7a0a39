cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport sets
from handful.core.chance cimport Chance
from handful.games.thatmatch.rules.move_codes cimport card_played, move_of, spot_played, verb_of
from handful.games.thatmatch.rules.rules cimport State

cdef int BLOCK_RED, BOLT, CARDS, DECLINE, DRAWING, END_TURN, HIGHEST, LANES, NO_SPOT, PLAY_NUMBER
cdef int PLAY_SPECIAL, RESPONDING, STARS_WORTH_A_BLOCK, TRIMMING
cdef double A_CARD, A_ROUND, AT_THE_TARGET, FOLLOWED, IDLE, MOST_ODDS, NEVER, RIPE, SPECIAL_PLAYED
cdef double SPENT, STEEP, TAKEN
cdef uint64_t EXCLAMATIONS
cdef bytes NUMBER_OF, STARS
cdef double[::1] CARD_WORTH
cdef uint64_t[::1] FILLED_BY

@cython.locals(legal=list, best=int64_t, most=double, move=int64_t, worth=double)
cpdef reply(State state, int seat, bint must, Chance chance)
@cython.locals(
    verb=int, card=int, spot=int, slot=int, lane=int, gap=int, needs=int, ripe=int, still=int,
    stars=int, worth=double, fills=uint64_t, follows=bint
)
cdef double worth_of(State state, int seat, int64_t move) except? -1
@cython.locals(stars=int, owner=int, wins=bint, move=int64_t, verb=int)
cdef int64_t answered(State state, list legal) except? -1
cpdef bint is_quiet(State state, int seat) except -1
@cython.locals(
    left=int, steep=double, mine=double, all_odds=double, one=int, waits=int, lead=double
)
cpdef double standing(State state, int seat) except? -1
@cython.locals(away=int)
cdef int turns_before(State state, int seat) except? -1
@cython.locals(cards=uint64_t, worth=double, card=int)
cdef double worth_to(State state, int seat) except? -1
