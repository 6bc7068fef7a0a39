# The C twin of encoding.py.
from libc.stdint cimport uint64_t
from libc.string cimport memset

from handful.core cimport sets

cdef inline float* unchecked(float[::1] row, int size) except NULL:
    if row.shape[0] < size:
        raise IndexError(f"a row of {row.shape[0]} numbers has no room for {size}")
    return &row[0]

cdef inline int clear(float[::1] row) except -1:
    memset(&row[0], 0, row.shape[0] * sizeof(float))
    return 0

cdef inline signed char* clear_mask(signed char[:, ::1] masks, int place) except NULL:
    memset(&masks[place, 0], 0, masks.shape[1])
    return &masks[place, 0]

cdef inline double share(int value, int most):
    if value <= 0:
        return 0.0
    return 1.0 if value >= most else <double>value / <double>most

cdef inline int chair(int seat, int me, int seats):
    return seat - me if seat >= me else seat - me + seats

cdef inline int seat_at(int chair, int me, int seats):
    return me + chair if me + chair < seats else me + chair - seats

cdef inline int mark(float* row, int at, uint64_t cards) except -1:
    while cards:
        row[at + sets.first(cards)] = 1.0
        cards &= cards - 1
    return 0

cdef inline int mark_places(float* row, int at, int length, uint64_t places) except -1:
    while places:
        row[at + sets.first(places) * length] = 1.0
        places &= places - 1
    return 0

cdef inline int mark_seats(float* row, int at, uint64_t found, int me, int seats) except -1:
    while found:
        row[at + chair(sets.first(found), me, seats)] = 1.0
        found &= found - 1
    return 0

cdef inline int count(float* row, int at, int* cards, int number) except -1:
    cdef int place
    for place in range(number):
        row[at + cards[place]] += 1.0
    return 0

cdef inline int scale(float* row, int at, int kinds, int copies) except -1:
    cdef int place
    for place in range(at, at + kinds):
        if row[place] > 0.0:
            row[place] = share(<int>row[place], copies)
    return 0

cdef inline int tally(float* row, int at, int* cards, int number, float* part_of) except -1:
    cdef uint64_t found = 0
    cdef int place
    for place in range(number):
        row[at + cards[place]] += 1.0
        found |= sets.only(cards[place])
    while found:
        place = at + sets.first(found)
        row[place] = part_of[<int>row[place] & 15]
        found &= found - 1
    return 0
