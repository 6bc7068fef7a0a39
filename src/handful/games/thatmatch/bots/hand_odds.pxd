cimport cython
from libc.stdint cimport uint64_t

from handful.core cimport rng, sets

cdef int GAP_BITS, GAP_MASK, LANES, NUMBERED, RED_BLOCK, SAMPLES, SUM_BITS
cdef uint64_t BOLT_NUMBERS, EVERY_GAP, EXCLAMATIONS, NO_BOLTS, SUM_MASK
cdef bytes COUNTS
cdef uint64_t[::1] MATCHING

@cython.final
cdef class Means:
    cdef public uint64_t one, two, bolts
    cdef public bint red

    @cython.locals(lane=int, number=int, at=int)
    cpdef add(self, int card)
    cpdef bint can_bolt(self, int lane, int value) except -1
    @cython.locals(sums=uint64_t)
    cpdef bint fills(self, int lane, int gap, int plays) except -1
    @cython.locals(lane=int, gap=int)
    cpdef bint fills_all(self, int needs, int plays) except -1

@cython.locals(lane=int, count=int)
cpdef int open_lanes(int needs) except -1

@cython.final
cdef class Odds:
    cdef public int plays
    cdef public list others, hands
    cdef dict _filled

    @cython.locals(taken=int, other=int, place=int, cards=list, means=Means)
    cpdef uint64_t sample(self, list known, list sizes, list pool, uint64_t chance) except? 0
    @cython.locals(quiet=double, place=int, seat=int)
    cpdef double unanswered(self, int lane, int value, double red, bint bolts, int but) except -1
    @cython.locals(found=double, hand=Means)
    cpdef double answers(self, list hands, int lane, int value, double red, bint bolts) except -1
    cpdef double filled(self, int needs) except -1
    @cython.locals(plays=int, hits=int, sample=int, hands=list, hand=Means)
    cpdef double share_filling(self, int needs) except -1
