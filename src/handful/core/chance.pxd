cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport rng

@cython.final
cdef class Chance:
    cdef public uint64_t state
    cpdef int64_t below(self, uint64_t bound) noexcept
    cpdef double share(self) noexcept
    @cython.locals(last=int, other=int)
    cpdef shuffle(self, list cards)
