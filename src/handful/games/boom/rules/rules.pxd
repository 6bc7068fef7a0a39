cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport sets
from handful.core.engine cimport MoveList
from handful.games.boom.rules cimport move_codes, sums
from handful.games.boom.rules.state cimport BaseState

cdef int DYNAMITE, FULL_BOX, NUMBERS, PLACES, TIMER, WILD
cdef int LEAST_STOCK, NO_LIMIT, NOBODY, ONE_UP, OVER, POOL_PATIENCE, READY
cdef int SCORE_ALWAYS, SCORE_IF_WON, TWO_UP, VOTE, WINDOW
cdef int ADD_A_TIMER, ADD_A_WILD, ADD_TIMER, ADD_WILD, AGREE, CALL_STUCK, CLAIM, FLIP, GIVE_UP
cdef int IGNITE, NOTHING_LAID, OBJECT, OPEN_WINDOW, STOP, USE_WILD
cdef int64_t UNTIMED
cdef int64_t[::1] COST
cdef uint64_t[::1] OF_KIND

@cython.final
cdef class State(BaseState):
    @cython.locals(twin=State)
    cpdef State clone(self)
    @cython.locals(place=int, step=int, seat=int)
    cpdef deal(self)
    @cython.locals(places=uint64_t)
    cpdef list_flips(self, MoveList moves)
    @cython.locals(source=uint64_t, start=int, timers=int, wilds=int)
    cpdef list_openings(self, int seat, MoveList moves)
    @cython.locals(source=uint64_t, start=int)
    cpdef list_in_window(self, MoveList moves)
    @cython.locals(ones=uint64_t, others=uint64_t, one=int)
    cpdef list_pairs(self, int verb, MoveList moves)
    cpdef list_taking(self, int verb, int one, int other, MoveList moves)
    @cython.locals(before=int, stock=uint64_t, pair=int, place=int, sums_here=sums.Sums)
    cpdef list_ignitions(self, int one, int other, MoveList moves)
    cpdef bint can_pay(self, int verb) except -1
    cpdef bint is_too_fast(self) except -1
    cpdef bint may_call_stuck(self) except -1
    cpdef begin_turn(self, int seat)
    @cython.locals(others=uint64_t)
    cpdef flip(self, int place)
    cpdef compare(self, int one, int other)
    @cython.locals(pair=int, one=int, other=int, laid=int64_t)
    cpdef take_pair(self, int verb, int64_t move)
    @cython.locals(used=uint64_t, need=uint64_t)
    cpdef uint64_t use_formulas(self, int64_t laid) except? 0
    cpdef match(self, str kind, int one, int other, uint64_t used, int64_t laid)
    cpdef succeed(self)
    @cython.locals(one=int, in_attempt=bint)
    cpdef explode(self, int place)
    @cython.locals(timers=int, wilds=int, millis=int64_t)
    cpdef open_window(self, int64_t move)
    @cython.locals(card=uint64_t)
    cpdef add_time(self, int kind, int64_t millis)
    cpdef close_window(self, str reason)
    @cython.locals(scores=int, scored=bint)
    cpdef put_out(self, str reason)
    cpdef end_turn(self, str reason)
    cpdef bint is_certainly_stuck(self) except -1
    cpdef int patience(self) except -1
    cpdef call_stuck(self, int seat)
    cpdef answer(self, int seat, int verb)
    cpdef step_out(self, str door)
    cpdef step_told(self, str door, str done)
    cpdef bint is_finished(self) except -1
    cpdef end_game(self, str reason)
