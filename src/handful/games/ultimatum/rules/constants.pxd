from libc.stdint cimport uint64_t

cdef class House:
    cdef public object options
    cdef public int scoring, match_rounds, goal, tie_break, hand_size, starting_chips
    cdef public int block_scope, round_from_turn
    cdef public bint carry_over, anyone_blocks, initiator_counters
    cdef public tuple seconds
    cdef public uint64_t[::1] choices
