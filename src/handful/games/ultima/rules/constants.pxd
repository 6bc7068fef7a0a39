from libc.stdint cimport uint64_t

cdef class House:
    cdef public object options
    cdef public uint64_t[::1] fitting
    cdef public int decks, stacking, scoring, target, starter, ultima_mode
    cdef public int guard, turn_cap, max_hands
    cdef public bint must_play, by_agreement, final_draw, blind
