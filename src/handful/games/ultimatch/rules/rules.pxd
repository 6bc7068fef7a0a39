cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport rng, sets
from handful.core.move_list cimport MoveList
from handful.games.ultimatch.rules.state cimport BaseState

cdef int CARDS, DONATE, MATCH, NO_CARD, OVER, REWARD, REWARD_CHOICE, REWARD_SIZE, SOLITAIRE, TRADE
cdef int ACCEPT, DECLINE_REWARD, DONATE_CARD, GIFT, GIVES, KEEP, MATCH_WITH, NO_OFFER, NO_SIGNAL
cdef int OFFER, PASS, PLAYS, SIGNALS, SKIP_TRADE, TAKE_REWARD
cdef bytes NUMBER_OF
cdef int64_t[::1] FIRST_PAIR
cdef uint64_t[::1] CARDS_PLAYED, OVERLAPPED_BY, OVERLAPS, PAIRINGS, SINGLES

@cython.final
cdef class State(BaseState):
    @cython.locals(twin=State)
    cpdef State clone(self)
    @cython.locals(place=int, step=int, seat=int)
    cpdef deal(self)
    cpdef int donate(self, int seat, int card) except -1
    @cython.locals(waiting=uint64_t, seat=int)
    cpdef uint64_t yet_to_donate(self) except? 0
    @cython.locals(starter=int, step=int, seat=int, card=int)
    cpdef int reveal_alta(self) except -1
    @cython.locals(starter=int, highest=int, step=int, seat=int)
    cpdef int first_starter(self) except -1
    @cython.locals(card=int)
    cpdef int lose_alta_card(self) except -1
    cpdef start_turn(self, int seat)
    cpdef int end_turn(self) except -1
    cpdef int open_window(self) except -1
    @cython.locals(seat=int)
    cpdef int close_window(self) except -1
    cpdef bint may_gift(self) except -1
    @cython.locals(cards=uint64_t, number=int, offer=int64_t, bare=int64_t)
    cpdef int list_responses(self, int seat, MoveList moves) except -1
    @cython.locals(own=uint64_t, seat=int)
    cpdef int list_trades(self, MoveList moves) except -1
    cpdef int offer(self, int seat, int card, int signal) except -1
    cpdef int decline(self, int seat) except -1
    @cython.locals(seat=int)
    cpdef bint has_offer(self) except -1
    @cython.locals(taken=int)
    cpdef int accept(self, int partner, int given) except -1
    cpdef int gift(self, int receiver, int card) except -1
    cpdef int count_trade(self) except -1
    cpdef int skip_trade(self) except -1
    @cython.locals(places=uint64_t, place=int, target=int, first_play=int64_t)
    cpdef int list_plays(self, uint64_t available, MoveList moves) except -1
    @cython.locals(card=int, partners=uint64_t)
    cpdef int list_pairs(self, int target, int64_t first_play, uint64_t available, MoveList moves) except -1
    cpdef bint may_pass(self, int seat) except -1
    cpdef bint is_ultimatch(self, int target, uint64_t cards) except -1
    @cython.locals(target=int, ultimatch=bint)
    cpdef match(self, int place, uint64_t cards)
    @cython.locals(card=int)
    cpdef pass_turn(self)
    @cython.locals(card=int)
    cpdef int remove(self, int place, uint64_t cards) except -1
    @cython.locals(before=uint64_t, above=uint64_t)
    cpdef int reveal(self, int place) except -1
    @cython.locals(card=int, place=int)
    cpdef draw_reward(self)
    cpdef int decline_reward(self) except -1
    @cython.locals(other=int)
    cpdef int keep(self, int card) except -1
    cpdef int end(self, str reason) except -1
