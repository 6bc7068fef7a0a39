cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport rng, sets
from handful.core.engine cimport MoveList
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
    cpdef donate(self, int seat, int card)
    @cython.locals(waiting=uint64_t, seat=int)
    cpdef uint64_t yet_to_donate(self) except? 0
    @cython.locals(starter=int, step=int, seat=int, card=int)
    cpdef reveal_alta(self)
    @cython.locals(starter=int, highest=int, step=int, seat=int)
    cpdef int first_starter(self) except -1
    @cython.locals(card=int)
    cpdef lose_alta_card(self)
    cpdef list_cards(self, int64_t first, uint64_t cards, MoveList moves)
    cpdef start_turn(self, int seat)
    cpdef end_turn(self)
    cpdef open_window(self)
    @cython.locals(seat=int)
    cpdef close_window(self)
    cpdef bint may_gift(self) except -1
    @cython.locals(cards=uint64_t, signals=int64_t[::1], number=int, bare=int64_t)
    cpdef list_responses(self, int seat, MoveList moves)
    @cython.locals(own=uint64_t, gives=uint64_t, seat=int)
    cpdef list_trades(self, MoveList moves)
    cpdef offer(self, int seat, int card, int signal)
    cpdef decline(self, int seat)
    @cython.locals(seat=int)
    cpdef bint has_offer(self) except -1
    @cython.locals(taken=int)
    cpdef accept(self, int partner, int given)
    cpdef gift(self, int receiver, int card)
    cpdef count_trade(self)
    cpdef skip_trade(self)
    @cython.locals(places=uint64_t, place=int, target=int, first_play=int64_t)
    cpdef list_plays(self, uint64_t available, MoveList moves)
    @cython.locals(card=int, partners=uint64_t)
    cpdef list_pairs(self, int target, int64_t first_play, uint64_t available, MoveList moves)
    cpdef bint may_pass(self, int seat) except -1
    cpdef bint is_ultimatch(self, int target, uint64_t cards) except -1
    @cython.locals(target=int, ultimatch=bint)
    cpdef match(self, int place, uint64_t cards)
    @cython.locals(card=int)
    cpdef pass_turn(self)
    @cython.locals(card=int)
    cpdef remove(self, int place, uint64_t cards)
    @cython.locals(before=uint64_t, above=uint64_t)
    cpdef reveal(self, int place)
    @cython.locals(card=int, place=int)
    cpdef draw_reward(self)
    cpdef decline_reward(self)
    @cython.locals(other=int)
    cpdef keep(self, int card)
    cpdef end(self, str reason)
