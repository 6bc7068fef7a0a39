cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport sets

cdef int FLIP, OPEN_WINDOW, IGNITE, USE_WILD, CLAIM, ADD_TIMER, ADD_WILD
cdef int ADDING_AT, BASE, CARD_KINDS, CLAIM_AT, DIVIDER, LAYINGS, LISTINGS, OPENINGS, PAIRS, PLACES
cdef int TIMER, WILD
cdef int64_t LISTS_AT, WILD_AT
cdef int64_t[::1] BEFORE, SPAN
cdef uint64_t ALL_SIGNS, FIRST_OF_EACH

cpdef int flip_move(int place) except -1
cpdef int64_t claim_move(int first, int second) except -1
cpdef int64_t wild_move(int first, int second, int kind) except -1
@cython.locals(number=int64_t)
cpdef int64_t window_move(int timers, int wilds) except -1
cpdef int64_t ignite_move(int first, int second, int64_t laid) except -1
cpdef int verb_of(int64_t move) except -1
cpdef int pair_of(int64_t move) except -1
cpdef int64_t laid_by(int64_t move) except -1
@cython.locals(number=int64_t, count=int)
cpdef int count_in(int64_t move, int kind) except -1
@cython.locals(count=int, place=int, sign=int, left=uint64_t, weight=int64_t)
cpdef list signs_laid(int64_t number)
@cython.locals(count=int)
cpdef int signs_in(int64_t number) except -1
@cython.locals(choices=uint64_t)
cpdef int sign_at(uint64_t left, int64_t place) except -1
@cython.locals(first=uint64_t)
cpdef uint64_t without(uint64_t left, int sign) except? 0
@cython.locals(count=int, place=int, left=uint64_t, weight=int64_t)
cpdef uint64_t stock_laid(int64_t number) except? 0
