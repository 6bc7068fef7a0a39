from libc.stdint cimport int64_t, uint64_t

cdef class House:
    cdef public object options
    cdef public int rows, hand_size, alta_from_draw, alta_minus, dealer, trades
    cdef public bint gifts_to_others, pointing, reward_optional, split_reward
    cdef public int64_t[::1] signals
    cdef public int64_t first_signal, signal_step
    cdef public int signal_count
    cdef public tuple ultimatches
    cdef public uint64_t[::1] doubles
