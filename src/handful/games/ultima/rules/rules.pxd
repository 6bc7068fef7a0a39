cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport rng, rows, sets
from handful.core.move_list cimport MoveList
from handful.games.ultima.rules.state cimport BaseState

cdef int AGREED, ALL_OUT, AUTO, DRAWN, ELIMINATION, FIXED, FOR_MISHEARING, FOR_OPENING, FOR_SILENCE
cdef int FOR_TRITONE, FOR_TURN, GAME_OVER, HAND_OVER, HANDS_USED_UP, HAND_SIZE, INTERVAL_COUNT, NO_CARD
cdef int NO_GUARD, NOBODY, NOT_YET, ONE_CARD, ONE_LEFT, PENALTY, POLLED, RACE, SIMPLE, STACKING_ADD
cdef int STACKING_OFF, STALEMATE, TARGET_REACHED, TRITONE, TRITONE_WAYS, TURN, TURNS_USED_UP
cdef int TWO_CARDS, TWO_SEATS, WENT_OUT, WINNER
cdef int ACCEPT, CALL, CATCH, DRAW, DRAW_TWO, KEEP, LET_PASS, PASS, PLAYS, READY, REVERSE, STOP, WILD
cdef int64_t UNTIMED
cdef uint64_t TRITONES
cdef rows.Bytes ACTION_NAMED, CARD_PLAYED, COLOR_NAMED, COLOR_OF, FIRST_PLAY, SEMITONES, WITH_CALL

@cython.final
cdef class State(BaseState):
    @cython.locals(twin=State)
    cpdef State clone(self)
    @cython.locals(seat=int, step=int)
    cpdef int deal(self) except -1
    @cython.locals(card=int)
    cpdef turn_up(self)
    cpdef bint is_guarded(self) except -1
    cpdef bint is_polling(self) except -1
    @cython.locals(playable=uint64_t, forced=bint)
    cpdef int list_turn_decisions(self, int seat, MoveList moves) except -1
    @cython.locals(card=int, ways=int)
    cpdef int list_plays(self, uint64_t cards, bint with_call, MoveList moves) except -1
    @cython.locals(offered=uint64_t)
    cpdef uint64_t playable(self, int seat) except? 0
    @cython.locals(top=int)
    cpdef uint64_t fitting(self) except? 0
    cpdef bint may_call(self, int seat) except -1
    cpdef bint can_draw(self) except -1
    @cython.locals(card=int, action=int)
    cpdef play(self, int seat, int move)
    @cython.locals(card=int)
    cpdef int draw_for_turn(self, int seat) except -1
    cpdef int keep(self, int seat) except -1
    cpdef int pass_turn(self, int seat) except -1
    @cython.locals(paid=int)
    cpdef int mishear(self, int seat, int card) except -1
    cpdef int end_turn(self, int following, bint passed=*) except -1
    @cython.locals(following=int, owed=int)
    cpdef int carry_out(self, int seat, int action) except -1
    cpdef int penalty_after(self, int action) except -1
    cpdef int threaten(self, int target, int count) except -1
    @cython.locals(owed=int)
    cpdef int accept(self, int seat) except -1
    cpdef int reverse(self) except -1
    cpdef int skip(self, int seat) except -1
    cpdef int owe_call(self, int seat, bint called) except -1
    cpdef int call(self, int seat) except -1
    cpdef int hear_call(self, int seat) except -1
    @cython.locals(target=int)
    cpdef int catch(self, int seat) except -1
    cpdef int let_pass(self, int seat) except -1
    cpdef int close_window(self) except -1
    @cython.locals(owed=int)
    cpdef int pay_final_penalty(self, int seat, int action) except -1
    cpdef int end_hand(self, int winner, int reason) except -1
    @cython.locals(seat=int)
    cpdef int score(self, int winner) except -1
    @cython.locals(seat=int)
    cpdef int eliminate(self) except -1
    cpdef int found_ending(self, int winner) except -1
    cpdef bint has_reached_target(self, int winner) except -1
    cpdef list_votes(self, int seat, MoveList moves)
    cpdef vote(self, int seat, int64_t move)
    @cython.locals(seat=int)
    cpdef int next_starter(self) except -1
    cpdef int end_game(self, int reason) except -1
