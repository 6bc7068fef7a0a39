cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport rng, rows, sets
from handful.core.move_list cimport MoveList
from handful.games.thatmatch.rules cimport setup
from handful.games.thatmatch.rules.move_codes cimport (
    aim_of, card_opening, card_played, cards_of, choices_of, list_of_one, move_of, play_of, special_of,
    spot_played, target_of, verb_of,
)
from handful.games.thatmatch.rules.response_window cimport Window

cdef int CARDS, HAUL, HAULED, LANES, ORANGE_BLOCK, RED_BLOCK, RESCUE, SNATCH
cdef int AT_TARGET, CALL, CAPPED, CLAIM, DRAWING, EXHAUSTED, IF_IDLE, NO_CARD, NO_TOSS, NOBODY
cdef int NOTHING, OPENING, ORANGE, OVER, PLAYING, RED, RESPONDING, SPECIAL, STALLED, TRIMMING
cdef int BLOCK_ORANGE, BLOCK_RED, BOLT, CALL_RESCUE, CARD_BITS, DECLINE, DRAW, END_TURN, NO_TARGET
cdef int PLAY_NUMBER, PLAY_SPECIAL, TOSS, TRIM
cdef uint64_t EXCLAMATIONS, NUMBER_CARDS
cdef rows.Bytes NUMBER_OF

@cython.final
cdef class State(Window):
    @cython.locals(twin=State)
    cpdef State clone(self)
    cpdef bint may_act(self, int seat) except -1
    @cython.locals(before=int, count=int)
    cpdef int list_turn(self, int seat, MoveList moves) except -1
    cpdef int list_sets(self, int verb, int seat, int count, MoveList moves) except -1
    @cython.locals(below=int, cards=uint64_t, card=int, there=int, used=int, move=int64_t)
    cpdef int add_sets(
        self, int seat, int last, int taken, int place, int64_t chosen, MoveList moves
    ) except -1
    @cython.locals(first=int64_t, cards=uint64_t, card=int, target=int)
    cpdef int list_plays(self, int seat, MoveList moves) except -1
    cpdef bint begin_turn(self) except -1
    @cython.locals(room=int, there=int)
    cpdef int most_to_draw(self) except -1
    cpdef int draw_for_turn(self, int seat, int count) except -1
    cpdef int play_number(self, int seat, int card, int spot) except -1
    cpdef bint would_take(self) except -1
    @cython.locals(aim=int)
    cpdef int play_special(self, int seat, int card, int target) except -1
    cpdef bint may_toss(self, int seat, bint has_play) except -1
    cpdef int toss(self, int seat, int64_t cards) except -1
    cpdef ask(self)
    cpdef int bolt(self, int seat, int64_t cards) except -1
    @cython.locals(claim=int)
    cpdef int red_block(self, int seat, int named) except -1
    cpdef int orange_block(self, int seat, int entry) except -1
    cpdef int call_rescue(self, int seat) except -1
    cpdef int decline(self, int seat) except -1
    cpdef int settle(self) except -1
    @cython.locals(owner=int, spot=int, slot=int)
    cpdef settle_number(self)
    @cython.locals(rescued=uint64_t, entry=int, place=int, card=int, seat=int)
    cpdef int sweep(self) except -1
    @cython.locals(rescued=uint64_t, entry=int)
    cpdef uint64_t all_rescued(self) except? 0
    @cython.locals(card=int, before=int)
    cpdef int take_point_card(self, int seat, int slot) except -1
    cpdef int refill(self, int slot) except -1
    @cython.locals(seat=int, card=int, target=int, alive=bint)
    cpdef int settle_special(self) except -1
    @cython.locals(card=int)
    cpdef int snatch(self, int seat, int source) except -1
    cpdef int go_on(self) except -1
    cpdef int trim(self, int seat, int64_t cards) except -1
    cpdef int after_play(self) except -1
    cpdef end_turn(self)
    @cython.locals(slot=int)
    cpdef int close_turn(self) except -1
    @cython.locals(slot=int)
    cpdef bint is_exhausted(self) except -1
    cpdef int end_game(self, int reason) except -1
