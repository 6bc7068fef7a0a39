cimport cython
from libc.stdint cimport uint64_t

from handful.core cimport rng, sets
from handful.core.chance cimport Chance
from handful.games.ultimatch.rules.rules cimport State

cdef int GIVEN, IN_HAND, IN_PILE, IN_PYRAMID, IN_REWARD

@cython.final
cdef class Imagination:
    cdef State certain
    cdef int count
    cdef uint64_t unseen, offering
    cdef int[48] zones, places
    cdef uint64_t[48] barred, unlikely
    cdef uint64_t[5] meant
    @cython.locals(world=State)
    cpdef State world(self, Chance chance)
    @cython.locals(unseen=uint64_t, fitting=uint64_t, at=int, card=int)
    cpdef deal(self, State world, bint believes, Chance chance)
    cpdef put(self, State world, int zone, int place, int card)
    @cython.locals(seat=int, cards=uint64_t)
    cpdef choose_offers(self, State world, Chance chance)
