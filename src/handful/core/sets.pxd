# The C twin of sets.py: the same few questions as machine instructions.
from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static inline int handful_first(unsigned long long cards) {
        unsigned long at; _BitScanForward64(&at, cards); return (int)at;
    }
    static inline int handful_size(unsigned long long cards) { return (int)__popcnt64(cards); }
    #else
    static inline int handful_first(unsigned long long cards) { return __builtin_ctzll(cards); }
    static inline int handful_size(unsigned long long cards) {
        cards -= cards >> 1 & 0x5555555555555555;
        cards = (cards & 0x3333333333333333) + (cards >> 2 & 0x3333333333333333);
        cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0F;
        return (int)(cards * 0x0101010101010101 >> 56);
    }
    #endif
    """
    int handful_first(uint64_t cards) nogil
    int handful_size(uint64_t cards) nogil

cdef enum:
    NONE = 0

cdef inline uint64_t only(int card):
    return (<uint64_t>1) << card

cdef inline bint has(uint64_t cards, int card):
    return (cards >> card) & 1

cdef inline int size(uint64_t cards):
    return handful_size(cards)

cdef inline int first(uint64_t cards):
    return handful_first(cards)

cdef inline int nth(uint64_t cards, int n):
    while n > 0:
        cards &= cards - 1
        n -= 1
    return handful_first(cards)
