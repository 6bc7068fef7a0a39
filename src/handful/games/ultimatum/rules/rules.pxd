cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport rng, sets
from handful.core.engine cimport MoveList
from handful.games.ultimatum.rules.state cimport BaseState

cdef int BLOCK, CARDS_PER_DRAW, COUNTER, DRAW, ROUND, STEAL, SWAP, TAKE, ULTIMATUM
cdef int BLOCKING, CHOOSING, COUNTERING, EMPTY_HAND, FIRST_OFFER, GAME_OVER, NOBODY, NOT_ENDED
cdef int OTHERS_PROPOSALS, ROUND_CARD, ROUND_OVER, SHIELDING, TURN, ULTIMATUM_ONLY
cdef int ACCEPT, BOTH_WAYS, CHAIRS, CHIPS, DEAL, DECLINE, PLAY_BLOCK, PLAY_COUNTER, PLAYS, REJECT
cdef int SHARES, SPACE
cdef bytes CHIPS_MOVED, COUNTED_AT, KIND_PLAYED
cdef int64_t[::1] FIRST
cdef uint64_t[::1] OF_KIND

@cython.final
cdef class State(BaseState):
    @cython.locals(twin=State)
    cpdef State clone(self)
    @cython.locals(seat=int)
    cpdef hand_out_chips(self)
    @cython.locals(first=int, place=int)
    cpdef deal(self)
    cpdef int required(self) except? -1
    cpdef bint may_act(self, int seat) except -1
    @cython.locals(hand=uint64_t, choices=tuple, kind=int)
    cpdef list_plays(self, int seat, MoveList moves)
    @cython.locals(pair=int, shares=int)
    cpdef list_offers(self, bytes pairs, MoveList moves)
    @cython.locals(this_turn=int)
    cpdef bint may_end_round(self, int seat) except -1
    @cython.locals(asked=bint)
    cpdef list_answers(self, int seat, MoveList moves)
    cpdef open_window(self)
    cpdef start_turn(self, int seat)
    @cython.locals(kind=int, chosen=int)
    cpdef play(self, int seat, int action)
    cpdef end_turn(self)
    @cython.locals(moved=int)
    cpdef pay(self, int payer, int receiver, int count)
    cpdef move_chips(self, int payer, int receiver, int count, int short)
    @cython.locals(count=int)
    cpdef draw(self, int seat)
    @cython.locals(step=int, seat=int)
    cpdef threaten(self, int kind, int victim, int what)
    cpdef ask_to_block(self, int seat)
    @cython.locals(actor=int, victim=int)
    cpdef carry_out(self)
    @cython.locals(of_a=int, of_b=int)
    cpdef swap_stacks(self, int a, int b)
    @cython.locals(given=uint64_t, received=uint64_t, seat=int, on_a=uint64_t, on_b=uint64_t)
    cpdef swap_hands(self, int a, int b)
    @cython.locals(step=int, seat=int)
    cpdef propose(self, int pair, int share)
    cpdef bint is_asked_to_counter(self, int seat) except -1
    cpdef counter(self, int seat, int share)
    cpdef accept(self, int proposal)
    cpdef bint can_be_blocked(self, int proposal) except -1
    cpdef reject(self)
    @cython.locals(pool=int, share=int, proposer=int)
    cpdef divide(self)
    cpdef block(self, int seat)
    cpdef decline(self, int seat, bint early)
    @cython.locals(seat=int)
    cpdef end_round(self, int ending)
    cpdef end_game(self)
    cpdef deal_next(self)
