cimport cython

from handful.games.thatmatch.table cimport Table

cdef bytes STARS

cpdef set_up(Table table)
@cython.locals(slot=int)
cpdef lay_out(Table table)
@cython.locals(before=list, tied=list, shown=list)
cpdef draw_for_first(Table table)
@cython.locals(step=int, seat=int)
cpdef deal(Table table)
