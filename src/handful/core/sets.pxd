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
    #if defined(__x86_64__) && defined(__GNUC__)
        if (__builtin_cpu_supports("popcnt")) {  /* all but the first 64-bit processors */
            unsigned long long count;
            __asm__("popcnt %1, %0" : "=r"(count) : "r"(cards) : "cc");
            return (int)count;
        }
    #endif
        cards -= cards >> 1 & 0x5555555555555555;
        cards = (cards & 0x3333333333333333) + (cards >> 2 & 0x3333333333333333);
        cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0F;
        return (int)(cards * 0x0101010101010101 >> 56);
    }
    #endif
    static inline int handful_nth(unsigned long long cards, int n) {
    #if defined(__x86_64__) && defined(__GNUC__)
        /* one step instead of n, and no branch to guess; AMD's family 17h takes long over it */
        if (__builtin_cpu_supports("bmi2") && !__builtin_cpu_is("amdfam17h")) {
            unsigned long long found;
            __asm__("pdep %2, %1, %0" : "=r"(found) : "r"(1ULL << n), "r"(cards));
            return handful_first(found);
        }
    #endif
        while (n-- > 0) cards &= cards - 1;
        return handful_first(cards);
    }
    """
    int handful_first(uint64_t cards) nogil
    int handful_size(uint64_t cards) nogil
    int handful_nth(uint64_t cards, int n) nogil

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
    return handful_nth(cards, n)
