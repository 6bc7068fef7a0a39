cimport cython
from libc.stdint cimport uint64_t

from handful.core cimport sets
from handful.games.ultimatch.rules.rules cimport State

cdef int BEST_OFFER, CARDS, HIGHEST, MATCH_WITH, PLACES, PLAYS, SOME, SURE
cdef double ALTA_CARD, COVERED, COVERED_BY_ALTA, HALF, HAND_CARD, TURNED_UP, ULTIMATCH
cdef double REWARD_CHANCE, ULTIMATCH_LEFT
cdef bytes NUMBER_OF
cdef uint64_t[::1] CARDS_PLAYED, OVERLAPPED_BY, OVERLAPS, PAIRINGS, SINGLES

@cython.final
cdef class Situation:
    cdef public uint64_t hand, alta, standing, open
    cdef public int[21] lies
    cdef public uint64_t[::1] doubles

    cpdef lay(self, int place, int card)
    cpdef int target(self, int place) except -1
    @cython.locals(count=int, places=uint64_t)
    cpdef int flex(self, int card) except -1
    @cython.locals(covered=double, places=uint64_t, target=int)
    cpdef double coverage(self, uint64_t cards, uint64_t but=*) except -1
    cpdef bint pairs_with(self, int target, uint64_t cards, uint64_t available) except -1
    @cython.locals(count=int, places=uint64_t, row=int, held=uint64_t)
    cpdef int ultimatch_count(self, uint64_t cards, uint64_t but=*) except -1
    @cython.locals(places=uint64_t, target=int)
    cpdef bint can_match(self, uint64_t cards, uint64_t available) except -1
    cpdef bint has_ultimatch(self, uint64_t cards) except -1
    cpdef bint makes_ultimatch(self, int target, int card, uint64_t others) except -1
    @cython.locals(found=int, places=uint64_t, target=int)
    cpdef int rating(self, int card) except -1
    @cython.locals(best=int, most=int, held=uint64_t, card=int, use=int)
    cpdef int offer(self) except -1
    @cython.locals(best=int, most=int, held=uint64_t, card=int)
    cpdef int most_flexible(self) except -1
    cpdef int missed(self, int card) except? -1
    @cython.locals(spare=int, least=int, held=uint64_t, card=int)
    cpdef int spare(self) except -1
    @cython.locals(left=uint64_t, count=int, above=uint64_t)
    cpdef int turned_up(self, int place) except -1
    @cython.locals(
        cards=uint64_t, gone=uint64_t, hand=uint64_t, alta=uint64_t, ultimatch=bint, worth=double
    )
    cpdef double worth(self, int place, int play) except? -1
    cpdef double worth_of(self, int match) except? -1
    @cython.locals(best=int, most=double, worth=double, move=int)
    cpdef int best(self, list plays) except -1
    @cython.locals(together=uint64_t)
    cpdef double chances(self, uint64_t cards) except -1

@cython.locals(seen=Situation)
cpdef Situation seen_by(State state, int seat)
