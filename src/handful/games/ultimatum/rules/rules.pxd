cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport rng, rows, sets
from handful.core.move_list cimport MoveList
from handful.games.ultimatum.rules cimport scoring
from handful.games.ultimatum.rules.state cimport BaseState

cdef int BLOCK, CARDS_PER_DRAW, COUNTER, DRAW, ROUND, STEAL, SWAP, TAKE, ULTIMATUM
cdef int BLOCKING, CHOOSING, COUNTERING, EMPTY_HAND, FIRST_OFFER, GAME_OVER, NOBODY, NOT_ENDED
cdef int OTHERS_PROPOSALS, ROUND_CARD, ROUND_OVER, SHIELDING, TURN, ULTIMATUM_ONLY
cdef int ACCEPT, BOTH_WAYS, CHAIRS, CHIPS, DEAL, DECLINE, PLAY_BLOCK, PLAY_COUNTER, PLAYS, REJECT
cdef int KINDS, SHARES, SPACE, WORD, WORDS
cdef rows.Bytes CHIPS_MOVED, COUNTED_AT, KIND_PLAYED
cdef int64_t[::1] FIRST
cdef uint64_t[::1] OF_KIND

@cython.final
cdef class State(BaseState):
    @cython.locals(twin=State)
    cpdef State clone(self)
    @cython.locals(seat=int)
    cpdef int hand_out_chips(self) except -1
    @cython.locals(first=int, place=int)
    cpdef int deal(self) except -1
    cpdef int required(self) except? -1
    cpdef bint may_act(self, int seat) except -1
    @cython.locals(hand=uint64_t, kind=int)
    cpdef int list_plays(self, int seat, MoveList moves) except -1
    @cython.locals(place=int)
    cpdef int list_choices(self, int seat, int kind, MoveList moves) except -1
    @cython.locals(
        others=uint64_t, responders=uint64_t, targets=uint64_t, responder=int, target=int,
        first=int64_t,
    )
    cpdef int list_offers(self, int seat, MoveList moves) except -1
    @cython.locals(this_turn=int)
    cpdef bint may_end_round(self, int seat) except -1
    @cython.locals(asked=bint)
    cpdef int list_answers(self, int seat, MoveList moves) except -1
    cpdef int act(self, int seat, int action) except -1
    cpdef int open_window(self) except -1
    cpdef int start_turn(self, int seat) except -1
    @cython.locals(kind=int, chosen=int)
    cpdef int play(self, int seat, int action) except -1
    cpdef int end_turn(self) except -1
    @cython.locals(moved=int)
    cpdef int pay(self, int payer, int receiver, int count) except -1
    cpdef int move_chips(self, int payer, int receiver, int count, int short) except -1
    @cython.locals(count=int)
    cpdef int draw(self, int seat) except -1
    @cython.locals(step=int, seat=int)
    cpdef int threaten(self, int kind, int victim, int what) except -1
    cpdef int ask_to_block(self, int seat) except -1
    @cython.locals(actor=int, victim=int)
    cpdef int carry_out(self) except -1
    @cython.locals(of_a=int, of_b=int)
    cpdef int swap_stacks(self, int a, int b) except -1
    @cython.locals(given=uint64_t, received=uint64_t, seat=int, on_a=uint64_t, on_b=uint64_t)
    cpdef int swap_hands(self, int a, int b) except -1
    @cython.locals(seat=int)
    cpdef int propose(self, int pair, int share) except -1
    cpdef bint is_asked_to_counter(self, int seat) except -1
    cpdef int counter(self, int seat, int share) except -1
    cpdef int accept(self, int proposal) except -1
    cpdef bint can_be_blocked(self, int proposal) except -1
    cpdef int reject(self) except -1
    @cython.locals(pool=int, share=int, proposer=int)
    cpdef int divide(self) except -1
    cpdef int block(self, int seat) except -1
    cpdef int decline(self, int seat, bint early) except -1
    cpdef int go_on(self) except -1
    @cython.locals(seat=int)
    cpdef end_round(self, int ending)
    cpdef int end_game(self) except -1
    cpdef int deal_next(self) except -1
