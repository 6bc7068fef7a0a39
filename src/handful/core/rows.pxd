# The C twin of rows.py, and what a constant row of small numbers (`bytes`) is in C.

ctypedef const unsigned char* Bytes

cdef inline int leave(int* row, int count, int value):
    cdef int place = 0
    while row[place] != value:
        place += 1
    count -= 1
    while place < count:
        row[place] = row[place + 1]
        place += 1
    return count
