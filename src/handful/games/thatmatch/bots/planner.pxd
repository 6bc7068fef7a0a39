cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport sets
from handful.games.thatmatch.bots.hand_odds cimport Means, Odds, open_lanes
from handful.games.thatmatch.rules.move_codes cimport (
    card_opening, card_played, cards_of, move_of, spot_played, target_of, verb_of,
)

cdef int END_TURN, GAP_BITS, GAP_MASK, GAPS, HAUL, HAULED, LANES, NUMBERED, ORANGE_BLOCK
cdef int PLAY_NUMBER, PLAY_SPECIAL, RED_BLOCK, ROOMY_HAND, TOSS
cdef double AVERAGE, BETTER, FIRST_BLOCK, FOLLOW_UP, FURTHER_BLOCK, GAME_TAKEN, MISFIT, NEVER
cdef double RED_BLOCK_PLAYED, RIPE_ONE, RIPE_TO_WIN, RIPE_TWO, STAR_TAKEN
cdef uint64_t EXCLAMATIONS
cdef bytes NUMBER_OF
cdef double[::1] CARD_WORTH
cdef uint64_t[::1] FITS, FITS_EXACTLY, MATCHING

cdef class Holding:
    cdef public bytes hand
    cdef public uint64_t all
    cdef public int slots
    cdef public int[10] needs

    @cython.locals(places=uint64_t, place=int)
    cpdef uint64_t without(self, uint64_t kept, int card) except? 0
    @cython.locals(kept=uint64_t, card=int)
    cpdef uint64_t without_all(self, cards) except? 0
    @cython.locals(
        worth=double, red=int, orange=int, misfits=int, places=uint64_t, card=int, surplus=int
    )
    cpdef double worth(self, uint64_t kept) except? -1
    @cython.locals(
        red=int, yellow=int, blue=int, count=int, card=int, number=int, fits=bint
    )
    cpdef int misfits(self, uint64_t kept) except -1
    @cython.locals(most=int, slot=int)
    cpdef int largest(self, int lane) except -1

@cython.final
cdef class Planner(Holding):
    cdef public int me, most_drawn, mine, others_best, target, hand_limit, play_max, plays
    cdef public bint simple, immune
    cdef public double waiting
    cdef public list points
    cdef public int[10] stars
    cdef public uint64_t[::1] fits
    cdef public Odds odds
    cdef dict _means

    @cython.locals(best=double, chosen=int64_t, move=int64_t, value=double)
    cpdef int64_t choose(self, legal) except? -1
    @cython.locals(verb=int)
    cpdef double worth_of(self, int64_t move) except? -1
    @cython.locals(
        slot=int, lane=int, before=int, rest=uint64_t, gained=double, exclaims=bint, number=int,
        best=double
    )
    cpdef double after(self, uint64_t kept, int card, int spot, bint further) except? -1
    @cython.locals(
        best=double, tried=uint64_t, places=uint64_t, card=int, spot=int, lane=int, gap=int
    )
    cpdef double best_play(self, uint64_t kept) except? -1
    @cython.locals(
        needs=int, exclaims=bint, value=int, wins=bint, stake=double, red=double, bolts=bint
    )
    cpdef double gain(self, int card, int slot, int lane) except? -1
    @cython.locals(rest=double, kept=int)
    cpdef double special(self, int card, int target) except? -1
    @cython.locals(room=int, worth=double, means=Means, slot=int, needs=int, count=int)
    cpdef double value(self, uint64_t kept) except? -1
    @cython.locals(found=Means)
    cpdef Means means_of(self, uint64_t kept)
    @cython.locals(cost=double)
    cpdef double ripe(self, int slot, int count) except? -1
    @cython.locals(plays=int)
    cpdef double follow_up(self, int slot, int count, Means means) except? -1
