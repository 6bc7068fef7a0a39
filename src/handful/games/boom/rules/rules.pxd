cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport rows, sets
from handful.core.move_list cimport MoveList
from handful.games.boom.rules cimport move_codes, sums
from handful.games.boom.rules.state cimport BaseState

cdef int DYNAMITE, FULL_BOX, NO_LISTS, NUMBERS, PLACES, TIMER, WILD
cdef int LEAST_STOCK, NO_LIMIT, NOBODY, ONE_UP, OVER, POOL_PATIENCE, READY
cdef int SCORE_ALWAYS, SCORE_IF_WON, TWO_UP, VOTE, WINDOW
cdef int ADD_A_TIMER, ADD_A_WILD, ADD_TIMER, ADD_WILD, AGREE, CALL_STUCK, CLAIM, FLIP, GIVE_UP
cdef int IGNITE, NOTHING_LAID, OBJECT, OPEN_WINDOW, STOP, USE_WILD
cdef int64_t UNTIMED
cdef rows.Bytes VALUE_OF
cdef int64_t[::1] COST
cdef uint64_t[::1] OF_KIND

@cython.final
cdef class State(BaseState):
    @cython.locals(twin=State)
    cpdef State clone(self)
    @cython.locals(place=int, step=int, seat=int)
    cpdef deal(self)
    cpdef int list_flips(self, MoveList moves) except -1
    @cython.locals(source=uint64_t, start=int, timers=int, wilds=int)
    cpdef int list_openings(self, int seat, MoveList moves) except -1
    @cython.locals(source=uint64_t, start=int)
    cpdef int list_in_window(self, MoveList moves) except -1
    @cython.locals(source=uint64_t, ones=uint64_t, others=uint64_t, one=int)
    cpdef int list_pairs(self, int verb, MoveList moves) except -1
    cpdef int list_taking(
        self, int verb, int one, int other, uint64_t source, MoveList moves
    ) except -1
    @cython.locals(
        before=int, stock=uint64_t, first=int, second=int, pair=int, place=int, sums_here=sums.Sums, laid=int64_t,
    )
    cpdef int list_ignitions(self, int one, int other, uint64_t source, MoveList moves) except -1
    cpdef bint can_pay(self, int verb) except -1
    cpdef bint is_too_fast(self) except -1
    cpdef bint may_call_stuck(self) except -1
    cpdef int begin_turn(self, int seat) except -1
    @cython.locals(others=uint64_t)
    cpdef int flip(self, int place) except -1
    cpdef int compare(self, int one, int other) except -1
    @cython.locals(pair=int, one=int, other=int, laid=int64_t)
    cpdef int take_pair(self, int verb, int64_t move) except -1
    @cython.locals(used=uint64_t, need=uint64_t)
    cpdef uint64_t use_formulas(self, int64_t laid) except? 0
    cpdef int match(self, str kind, int one, int other, uint64_t used, int64_t laid) except -1
    cpdef int succeed(self) except -1
    @cython.locals(hit=int, number=int, one=int, in_attempt=bint)
    cpdef int explode(self, int place) except -1
    @cython.locals(timers=int, wilds=int, millis=int64_t)
    cpdef int open_window(self, int64_t move) except -1
    @cython.locals(card=uint64_t)
    cpdef int add_time(self, int kind, int64_t millis) except -1
    cpdef int close_window(self, str reason) except -1
    @cython.locals(scores=int, scored=bint)
    cpdef int put_out(self, str reason) except -1
    cpdef int end_turn(self, str reason) except -1
    cpdef bint is_certainly_stuck(self) except -1
    cpdef int patience(self) except -1
    cpdef int call_stuck(self, int seat) except -1
    cpdef answer(self, int seat, int verb)
    cpdef step_out(self, str door)
    cpdef int step_told(self, str door, str done) except -1
    cpdef bint is_finished(self) except -1
    cpdef int end_game(self, str reason) except -1
