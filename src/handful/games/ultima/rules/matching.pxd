from libc.stdint cimport uint64_t

cdef int COLOR_COUNT, INTERVAL_COUNT
cdef bytes SEMITONES
cdef uint64_t[::1] FITTING

cpdef uint64_t fitting(int color, int top, bint tritone_wild) except? 0
