cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport sets
from handful.core.chance cimport Chance
from handful.games.ultimatch.rules.rules cimport State
from handful.games.ultimatch.bots.evaluation cimport Situation, seen_by

cdef int ACCEPT, BEST_OFFER, CARDS, DONATE_CARD, GIFT, GIVES, KEEP, MATCH, NOBODY, NO_CARD, NO_OFFER
cdef int OFFER, OVER, PASS, REWARD, REWARD_CHOICE, SIGNALS, SKIP_TRADE, TAKE_REWARD, TRADE
cdef double NEARLY

cpdef reply(State state, int seat, bint must, Chance chance)
@cython.locals(seen=Situation, card=int)
cpdef int64_t answered(State state, int seat) except -1
@cython.locals(seen=Situation, available=uint64_t, partner=int, wanted=bint)
cpdef int64_t traded(State state, int seat) except -1
cpdef bint is_last_chance(State state) except -1
@cython.locals(partner=int, most=int, step=int, seat=int)
cpdef int best_partner(State state, Situation seen) except? -1
@cython.locals(seen=Situation, kept=int, other=int)
cpdef int64_t given_up(State state, int seat) except -1
@cython.locals(plays=list, seen=Situation)
cpdef int64_t matched(State state, int seat) except -1
cpdef bint is_quiet(State state, int seat) except -1
cpdef double standing(State state, int seat) except? -1
