from libc.stdint cimport int64_t, uint64_t

from handful.games.boom.rules.sums cimport Sums

cdef class House:
    cdef public object options
    cdef public Sums sums
    cdef public uint64_t[::1] reach
    cdef public int hand_size, unit, timer_millis, wild_millis, flip_gap, timer_scores, dry_limit
    cdef public bint free, explosion_ends_turn, chain, reveal_haul, real_clock, stuck_call
    cdef public bint pool_takes_pile, shows_seen, match_cards_break_ties
