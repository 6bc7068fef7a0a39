from handful.games.ultimatum.rules.state cimport BaseState

cdef int EXTRA_ROUND, MATCH, MOST_EXTRA_ROUNDS, POINTS

cpdef bint is_decided(BaseState state) except -1
cpdef bint needs_extra_round(BaseState state) except -1
