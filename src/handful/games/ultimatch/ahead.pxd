cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport sets
from handful.core.chance cimport Chance
from handful.games.ultimatch.rules cimport State

cdef int CARDS, DONATE_CARD, KEEP, MATCH, MATCH_WITH, NO_OFFER, OVER, PASS, PLAYS, REWARD
cdef int REWARD_CHOICE, SKIP_TRADE, TAKE_REWARD, TRADE
cdef double ALTA_CARD, HAND_CARD, LAST_MATCH, NEARLY, NEVER, TURNED_UP, ULTIMATCH
cdef uint64_t[::1] CARDS_PLAYED, OVERLAPPED_BY, OVERLAPS, SINGLES

cpdef reply(State state, int seat, bint must, Chance chance)
@cython.locals(first=int, second=int, uses=bytearray, cards=uint64_t, best=int, card=int)
cdef int64_t given_up(State state, int seat) except -1
@cython.locals(uses=bytearray, places=uint64_t, matching=uint64_t)
cdef bytearray uses_of(State state, uint64_t cards)
@cython.locals(
    uses=bytearray, best=int64_t, most=double, may_pass=bint, move=int64_t, worth=double,
    last_chance=bint
)
cdef int64_t matched(State state, int seat, Chance chance) except -1
@cython.locals(place=int, cards=uint64_t, in_hand=int, in_alta=int, worth=double)
cdef double worth_of(State state, int seat, int64_t move, bytearray uses) except? -1
@cython.locals(together=int)
cdef int uses_together(uint64_t cards, bytearray uses) except -1
@cython.locals(left=uint64_t, above=uint64_t, count=int)
cdef int turned_up(State state, int place) except -1
cpdef bint is_quiet(State state, int seat) except -1
cpdef double standing(State state, int seat) except? -1
