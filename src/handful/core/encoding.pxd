# The C twin of encoding.py.
from libc.stdint cimport uint64_t

from handful.core cimport sets

cdef inline double share(int value, int most):
    if value <= 0:
        return 0.0
    return 1.0 if value >= most else <double>value / <double>most

cdef inline int mark(float[::1] row, int at, uint64_t cards) except -1:
    while cards:
        row[at + sets.first(cards)] = 1.0
        cards &= cards - 1
    return 0

cdef inline int mark_places(float[::1] row, int at, int length, uint64_t places) except -1:
    while places:
        row[at + sets.first(places) * length] = 1.0
        places &= places - 1
    return 0

cdef inline int mark_seats(float[::1] row, int at, uint64_t found, int me, int seats) except -1:
    cdef int chair
    while found:
        chair = sets.first(found) - me
        row[at + (chair if chair >= 0 else chair + seats)] = 1.0
        found &= found - 1
    return 0

cdef inline int count(float[::1] row, int at, int* cards, int number) except -1:
    cdef int place
    for place in range(number):
        row[at + cards[place]] += 1.0
    return 0

cdef inline int scale(float[::1] row, int at, int kinds, int copies) except -1:
    cdef int place
    for place in range(at, at + kinds):
        if row[place] > 0.0:
            row[place] = share(<int>row[place], copies)
    return 0
