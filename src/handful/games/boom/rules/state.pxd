cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport rng, rows, sets
from handful.core.engine cimport Position
from handful.games.boom.rules cimport sums
from handful.games.boom.rules.constants cimport House

cdef int DYNAMITE, FULL_BOX, NO_LIMIT, NO_LISTS, NOBODY, NOT_SOUGHT, NUMBERS, READY, WIDTH, WILD
cdef rows.Bytes VALUE_OF
cdef uint64_t[::1] OF_KIND

cdef class BaseState(Position):
    cdef public House house
    cdef public int seats, phase, turn, laid, wins, late, dry
    cdef public str reason
    cdef public int[63] box, numbers
    cdef public uint64_t filled, up, seen
    cdef public int[62] match_pile, spoils, owners
    cdef public int match_count, spoils_count
    cdef public int[22] ignite_pile
    cdef public int ignite_count
    cdef public uint64_t[6] hands, kept
    cdef public uint64_t pool, burnt, fuse, called, agreed, unseen
    cdef public bint pool_open, first_moment, timer_ok, had_success
    cdef public int64_t until, stock, flips_from
    cdef public int[63] blasted
    cdef public uint64_t long_stock
    cdef public int64_t[121] long_laid

    cpdef copy_to(self, BaseState twin)
    cpdef shuffle_piles(self)
    cpdef int top_ignite(self) except -1
    cdef int lay_card(self, int place) except -1
    cdef int win(self, int place, bint shown) except -1
    cdef int add_spoil(self, int seat, int card, bint shown) except -1
    cpdef int value(self, int place) except -1
    @cython.locals(found=uint64_t, places=uint64_t)
    cpdef uint64_t values(self) except? 0
    cpdef bint has_equal_numbers(self) except -1
    @cython.locals(before=uint64_t)
    cdef int refill(self) except -1
    @cython.locals(before=uint64_t, place=int)
    cpdef int add_row(self) except -1
    cdef int turn_back(self) except -1
    @cython.locals(hit=uint64_t, caught=uint64_t, source=int, count=int, number=int)
    cpdef int blast(self, int place) except -1
    @cython.locals(goes_off=bint)
    cpdef bint is_shown_by_blast(self, int place) except -1
    cpdef uint64_t source(self) except? 0
    @cython.locals(card=uint64_t)
    cdef uint64_t use(self, int kind) except? 0
    @cython.locals(held=uint64_t, seat=int)
    cdef bint nobody_holds(self) except -1
    @cython.locals(missing=int, count=int)
    cdef draw(self)
    @cython.locals(seat=int)
    cpdef int open_pool(self) except -1
    @cython.locals(values=uint64_t)
    cpdef bint nothing_can_be_taken(self, uint64_t pool) except -1
    @cython.locals(low=int, high=int, both=bint)
    cdef bint can_ignite_any(self, uint64_t values, uint64_t stock) except -1
    cpdef bint can_ignite(self, int first, int second, uint64_t stock) except -1
    @cython.locals(pair=int)
    cdef int64_t long_ignition(self, int first, int second, uint64_t stock) except? -1
    @cython.locals(pair=int)
    cpdef int forget_long(self) except -1
    cpdef int score(self, int seat) except -1
    @cython.locals(count=int, place=int)
    cpdef int match_cards(self, int seat) except -1
    cpdef put(self, int place, int card)
    cpdef set_number(self, int place, int number)
    cpdef set_hand(self, int seat, uint64_t cards)
    cpdef set_kept(self, int seat, uint64_t cards)
