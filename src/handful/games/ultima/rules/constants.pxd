cdef class House:
    cdef public object options
    cdef public int decks, stacking, scoring, target, starter, ultima_mode
    cdef public int guard, turn_cap, max_hands
    cdef public bint tritone_wild, must_play, by_agreement, final_draw, blind
