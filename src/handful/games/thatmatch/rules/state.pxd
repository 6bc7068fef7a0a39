cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport rng, rows, sets
from handful.core.engine cimport Position
from handful.games.thatmatch.rules.constants cimport House
from handful.games.thatmatch.rules.move_codes cimport first_listed
from handful.games.thatmatch.rules.notes cimport Notes

cdef int CARD_BITS, CARDS, DRAWING, GOING_ON, HIGHEST, LANES, NO_CARD, NO_ENTRY, NO_SPOT
cdef rows.Bytes COLOUR_OF, NUMBER_OF, STARS
cdef tuple ASKS
cdef uint64_t[::1] ONE_BOLT, SPOTS_OF

cdef class BaseState(Position):
    cdef public House house
    cdef public Notes notes
    cdef public int seats, phase, ended, first, turn, plays, stall, turns
    cdef public bint progress
    cdef public int[215] counts
    cdef public uint64_t[5] held, bolts
    cdef public int[5] sizes, points
    cdef public int[8] gained
    cdef public int[108] deck, discard, entry_cards
    cdef public int[48] point_deck, won, won_by
    cdef public int gained_count, deck_count, discard_count, point_count, won_count
    cdef public int[10] market
    cdef public int[30] gaps, lying_counts
    cdef public uint64_t[7] open_to
    cdef public int[180] lying
    cdef public int spot, value, entries, standing
    cdef public int[52] entry_by, entry_sort, entry_aim, entry_named
    cdef public int[53] entry_starts
    cdef public uint64_t live, cancelled, asked, declined

    cpdef int clear_window(self) except -1
    cpdef copy_to(self, BaseState twin)
    cpdef copy_window_to(self, BaseState twin)
    cpdef int take(self, int seat, int card) except -1
    @cython.locals(place=int)
    cpdef int lose(self, int seat, int card) except -1
    cpdef int spend(self, int seat, int card) except -1
    cpdef int bring_back(self, int seat, int card) except -1
    cdef int throw_away(self, int seat, int64_t cards) except -1
    @cython.locals(cards=uint64_t)
    cdef int nth_card(self, int seat, int place) except -1
    cpdef int excess(self, int seat) except -1
    @cython.locals(found=list, cards=uint64_t, card=int)
    cpdef list hand(self, int seat)
    @cython.locals(told_of=int, drawn=int, card=int)
    cpdef int draw(self, int seat, int count, bint hauling) except -1
    cpdef int gain(self, int card) except -1
    cpdef int reshuffle(self) except -1
    cdef int put_away(self, int card) except -1
    cpdef shuffle_deck(self)
    cpdef shuffle_points(self, list cards)
    cpdef int top_point(self) except -1
    cpdef int fill(self, int slot) except -1
    @cython.locals(lane=int)
    cpdef int lay_point(self, int slot, int card) except -1
    @cython.locals(number=int)
    cpdef int set_gap(self, int spot, int gap) except -1
    cpdef uint64_t spots_for(self, int card) except? 0
    cpdef int lay_card(self, int spot, int card) except -1
    @cython.locals(first=int)
    cdef int still_needs(self, int slot) except -1
    @cython.locals(spot=int, place=int)
    cpdef int clear_slot(self, int slot) except -1
    cpdef int win(self, int seat, int card) except -1
    @cython.locals(card=int)
    cpdef set_hand(self, int seat, list cards)
    @cython.locals(place=int, card=int)
    cpdef set_deck(self, list cards)
    @cython.locals(place=int, card=int)
    cpdef set_point_deck(self, list cards)
