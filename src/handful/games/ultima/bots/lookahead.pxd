cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport sets
from handful.core.chance cimport Chance
from handful.games.ultima.rules.rules cimport State

cdef int ACCEPT, CALL, CATCH, DRAW, DRAW_TWO_WAY, DRAWN, ELIMINATION, FEWEST_TURNS, GAME_OVER
cdef int HAND_OVER, KEEP, NOBODY, OCTAVE, PASS, PENALTY, PLAYS, READY, ROUNDS, ROW, SIMPLE
cdef bytes COLOR_OF, FIRST_PLAY, POINTS
cdef double A_TURN, COLOR_KEPT, STEEP
cdef double[::1] A_COLOR, A_TRITONE, BY_SIZE
cdef uint64_t TRITONES
cdef uint64_t[::1] OF_COLOR

cpdef reply(State state, int seat, bint must, Chance chance)
@cython.locals(last=int)
cpdef play_on(State state, int seat, Chance chance)
@cython.locals(playable=uint64_t)
cdef int64_t taken_turn(State state, int seat) except -1
@cython.locals(best=int, most=double, card=int, worth=double)
cdef int64_t laid(State state, int seat, uint64_t playable) except -1
@cython.locals(count=int, deck=int)
cdef int held_of(State state, int seat, int color) except -1
cpdef bint is_quiet(State state, int seat) except -1
@cython.locals(weights=list, one=int)
cpdef double standing(State state, int seat) except? -1
@cython.locals(lead=double)
cdef double by_points(State state, int seat, double points) except? -1
@cython.locals(
    whole=double, likely=double, pool=int, value=double, one=int, chance=double, total=int,
    raised=double, mine=double
)
cdef double through_the_hand(State state, int seat, list weights) except? -1
@cython.locals(away=int, odds=double, color=int, deck=int, cards=uint64_t)
cdef double by_cards(State state, int seat) except? -1
@cython.locals(alike=int, one=int)
cdef double won(State state, int seat) except? -1
