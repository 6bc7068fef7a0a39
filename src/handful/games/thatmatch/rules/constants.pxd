cdef class House:
    cdef public object options
    cdef public int target, slots, hand_start, hand_limit, draw_max, play_max
    cdef public int turn_player, max_bolts, toss, stall_limit, turn_cap
    cdef public bint simple, by_stars, blocks, specials, taking_only, clockwise
    cdef public bint bolts_only, immune, refill_at_once
    cdef public bytes taken, playing_deck, point_deck
