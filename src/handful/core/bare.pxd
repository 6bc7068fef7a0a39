# The C twin of bare.py.
from libc.stdint cimport int64_t, uint64_t

cdef inline int64_t* longs(int64_t[::1] row):
    return &row[0]

cdef inline uint64_t* words(uint64_t[::1] row):
    return &row[0]

cdef inline int* ints(int[::1] row):
    return &row[0]

cdef inline short* shorts(short[::1] row):
    return &row[0]

cdef inline signed char* chars(signed char[::1] row):
    return &row[0]

cdef inline float* floats(float[::1] row):
    return &row[0]
