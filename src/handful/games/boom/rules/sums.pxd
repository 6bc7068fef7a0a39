cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport sets

cdef int DOUBLE, FORMULAS, NUMBERS
cdef uint64_t LOWER_BITS

@cython.locals(one=uint64_t, another=uint64_t)
cpdef uint64_t stock_of(uint64_t cards) except? 0

@cython.final
cdef class Sums:
    cdef public int unit
    cdef public bint free
    cdef public int64_t[::1] starts, laid
    cdef public uint64_t[::1] needs

    @cython.locals(pair=int, place=int)
    cpdef int fewest(self, int first, int second, uint64_t stock) except -1
