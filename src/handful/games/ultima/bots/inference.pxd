cimport cython
from libc.stdint cimport uint64_t

from handful.core cimport sets

@cython.locals(cards=list, at=int, lacks=uint64_t)
cpdef list hand_from(list slots, list old, int kept, list new)
@cython.locals(at=int, card=int)
cdef int taken(list pile, uint64_t lacks) except -1
