# The C twin of rng.py: unsigned words wrap by themselves.
from libc.stdint cimport int64_t, uint64_t

cdef inline uint64_t stepped(uint64_t chance):
    return chance + <uint64_t>0x9E3779B97F4A7C15

cdef inline uint64_t drawn(uint64_t chance):
    cdef uint64_t bits = (chance ^ (chance >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    bits = (bits ^ (bits >> 27)) * <uint64_t>0x94D049BB133111EB
    return bits ^ (bits >> 31)

cdef inline int64_t below(uint64_t chance, uint64_t bound):
    return <int64_t>((drawn(chance) >> 32) * bound >> 32)

cdef inline uint64_t shuffle_first(int* cards, int count, uint64_t chance):
    cdef int last, other, card
    for last in range(count - 1, 0, -1):
        chance = stepped(chance)
        other = <int>below(chance, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
    return chance
