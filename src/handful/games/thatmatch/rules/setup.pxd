cimport cython

from handful.games.thatmatch.rules.state cimport BaseState

cdef bytes STARS

cpdef set_up(BaseState table)
@cython.locals(slot=int)
cpdef lay_out(BaseState table)
@cython.locals(before=list, tied=list, shown=list)
cpdef draw_for_first(BaseState table)
@cython.locals(step=int, seat=int)
cpdef deal(BaseState table)
