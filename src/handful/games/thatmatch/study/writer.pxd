cimport cython
from libc.stdint cimport uint64_t

from handful.core cimport encoding, sets
from handful.core.engine cimport Writer
from handful.games.thatmatch.knowledge.memory_rows cimport Notes
from handful.games.thatmatch.rules.rules cimport State

cdef int PHASE_AT, MARKET_AT, HAND_AT, GAINED_AT, DISCARD_AT, DRAWABLE_AT, KNOWN_AT, IN_WINDOW_AT
cdef int ENTRIES_AT, SLOT_AT, COLOUR_AT, VALUE_AT, TAKES_AT, PLAYS_AT, DRAW_MOST_AT, PROGRESS_AT
cdef int DECK_AT, POINT_DECK_AT, STALL_AT, SEATS_AT, TURN_AT, IN_FORCE_AT, ASKED_AT, DECLINED_AT
cdef int SIZES_AT, POINTS_AT, SORT
cdef int CARDS, DRAWING, ENTRIES_SHOWN, ENTRY_LENGTH, HIGHEST, LANES, MOST_COPIES, MOST_HELD
cdef int MOST_IN_DECK, MOST_PER_TURN, MOST_SEATS, MOST_STALLED, MOST_STARS, NO_CARD, NO_SPOT, NOBODY
cdef int NOTHING, POINT_CARDS, RESPONDING, SLOT_LENGTH, TRIMMING
cdef bytes STARS
cdef tuple ASKS

@cython.final
cdef class TableWriter(Writer):
    cdef public Notes notes
    @cython.locals(chair=int, other=int)
    cpdef write_table(self, State table, int seat, float[::1] row)
    @cython.locals(slot=int, card=int, start=int)
    cpdef write_market(self, State table, float[::1] row)
    @cython.locals(lane=int)
    cpdef write_lanes(self, State table, int spot, bytes asks, int start, float[::1] row)
    @cython.locals(cards=uint64_t, card=int)
    cpdef write_cards(self, State table, int seat, float[::1] row)
    @cython.locals(
        drawable=int[::1], known=int[::1], card=int, chair=int, other=int, first=int, place=int
    )
    cpdef write_notes(self, State table, int seat, float[::1] row)
    cpdef write_window(self, State table, int seat, float[::1] row)
    @cython.locals(place=int, entry=int, start=int, aim=int)
    cpdef write_entries(self, State table, int seat, float[::1] row)
