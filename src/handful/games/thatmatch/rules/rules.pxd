cimport cython
from libc.stdint cimport int64_t, uint64_t

from handful.core cimport rng, sets
from handful.core.engine cimport MoveList
from handful.games.thatmatch.rules cimport setup
from handful.games.thatmatch.rules.move_codes cimport (
    aim_of, card_opening, card_played, cards_of, choices_of, move_of, play_of, special_of,
    spot_played, target_of, verb_of,
)
from handful.games.thatmatch.rules.response_window cimport Window

cdef int HAUL, HAULED, LANES, ORANGE_BLOCK, RED_BLOCK, RESCUE, SNATCH
cdef int AT_TARGET, CALL, CAPPED, CLAIM, DRAWING, EXHAUSTED, IF_IDLE, NO_CARD, NO_TOSS, NOBODY
cdef int NOTHING, OPENING, ORANGE, OVER, PLAYING, RED, RESPONDING, SPECIAL, STALLED, TRIMMING
cdef int BLOCK_ORANGE, BLOCK_RED, BOLT, CALL_RESCUE, CARD_BITS, DECLINE, DRAW, END_TURN, NO_TARGET
cdef int PLAY_NUMBER, PLAY_SPECIAL, TOSS, TRIM
cdef uint64_t EXCLAMATIONS, NUMBER_CARDS
cdef bytes NUMBER_OF

@cython.final
cdef class State(Window):
    @cython.locals(twin=State)
    cpdef State clone(self)
    cpdef bint may_act(self, int seat) except -1
    @cython.locals(before=int, hand=list, count=int)
    cpdef list_turn(self, int seat, MoveList moves)
    @cython.locals(cards=uint64_t, card=int, first=int64_t, spots=uint64_t, target=int)
    cpdef list_plays(self, int seat, MoveList moves)
    cpdef bint begin_turn(self) except -1
    @cython.locals(room=int, there=int)
    cpdef int most_to_draw(self) except -1
    cpdef draw_for_turn(self, int seat, int count)
    cpdef play_number(self, int seat, int card, int spot)
    cpdef bint would_take(self) except -1
    cpdef play_special(self, int seat, int card, int target)
    cpdef bint may_toss(self, int seat, bint has_play) except -1
    cpdef toss(self, int seat, list cards)
    cpdef ask(self)
    cpdef bolt(self, int seat, list cards)
    @cython.locals(claim=int)
    cpdef red_block(self, int seat, int named)
    cpdef orange_block(self, int seat, int entry)
    cpdef call_rescue(self, int seat)
    cpdef decline(self, int seat)
    cpdef settle(self)
    @cython.locals(owner=int, spot=int, slot=int)
    cpdef settle_number(self)
    @cython.locals(rescued=uint64_t, entry=int, place=int, card=int, seat=int)
    cpdef sweep(self)
    @cython.locals(rescued=uint64_t, entry=int)
    cpdef uint64_t all_rescued(self) except? 0
    @cython.locals(card=int, before=int)
    cpdef take_point_card(self, int seat, int slot)
    cpdef refill(self, int slot)
    @cython.locals(seat=int, card=int, target=int, alive=bint)
    cpdef settle_special(self)
    @cython.locals(card=int)
    cpdef snatch(self, int seat, int source)
    cpdef go_on(self)
    cpdef trim(self, int seat, list cards)
    cpdef after_play(self)
    cpdef end_turn(self)
    @cython.locals(slot=int)
    cpdef close_turn(self)
    @cython.locals(slot=int)
    cpdef bint is_exhausted(self) except -1
    cpdef end_game(self, int reason)

cpdef list_sets(int verb, list hand, int count, MoveList moves)
@cython.locals(at=int, card=int64_t, move=int64_t)
cpdef add_sets(list hand, int end, int place, int64_t chosen, MoveList moves)
