"""The response window: what is in it, how it is judged, who may answer it and with what.

Nothing here looks at a hand to decide who is asked.
"""

from handful.core import sets
from handful.core.move_list import MoveList

from .cards import (
    BOLT_NUMBERS,
    EXCLAMATIONS,
    HIGHEST,
    LANES,
    MATCHING,
    ORANGE_BLOCK,
    RED_BLOCK,
    RESCUE,
    SPARE_BITS,
)
from .constants import CALL, CLAIM, FULL, NEVER, NO_ENTRY, NOBODY, OPENING, ORANGE, RED, SPECIAL
from .move_codes import (
    BOLT_COUNTS,
    BOLT_MOVES,
    BOLT_NEEDS,
    BOLT_STARTS,
    answer_of,
    first_listed,
    move_of,
)
from .move_numbers import BLOCK_ORANGE, BLOCK_RED, CALL_RESCUE, CARD_BITS, DECLINE
from .state import BaseState


class Window(BaseState):
    """A table at which a play may be waiting for answers."""

    # What is in it, and what that means

    def enter(self, seat: int, sort: int, cards: int, aim: int, named: int) -> None:
        """Listed cards leave the hand and join the window; then everything is judged anew."""
        self.add_entry(seat, sort, cards, aim, named)
        while cards:
            self.spend(seat, first_listed(cards))
            cards >>= CARD_BITS
        self.judge()

    def add_entry(self, seat: int, sort: int, cards: int, aim: int, named: int) -> None:
        """One more entry lies on top of the stack."""
        entry = self.entries
        self.entry_by[entry] = seat
        self.entry_sort[entry] = sort
        self.entry_aim[entry] = aim
        self.entry_named[entry] = named
        place = self.entry_starts[entry]
        while cards:
            self.entry_cards[place] = first_listed(cards)
            cards >>= CARD_BITS
            place += 1
        self.entry_starts[entry + 1] = place
        self.entries += 1

    def judge(self) -> None:
        """TM-22, TM-23: from the newest to the oldest, a live block cancels what it names."""
        self.cancelled = sets.NONE
        self.live = sets.NONE
        self.standing = NO_ENTRY
        for entry in range(self.entries - 1, -1, -1):
            if sets.has(self.cancelled, entry):
                continue
            sort = self.entry_sort[entry]
            if sort != CLAIM:
                self.live |= sets.only(entry)
            elif self.standing == NO_ENTRY:
                self.standing = entry
            if sort in (RED, ORANGE):
                self.cancelled |= sets.only(self.entry_aim[entry])

    def in_force(self) -> int:
        """TM-24: whose play would come about if nobody answered."""
        if self.standing != NO_ENTRY:
            return self.entry_by[self.standing]
        if self.entry_sort[OPENING] == SPECIAL and sets.has(self.live, OPENING):
            return self.entry_by[OPENING]
        return NOBODY

    # Who is asked

    def all_asked(self) -> int:
        """TM-25: the seats that are asked after the newest entry."""
        asked = sets.NONE
        for seat in range(self.seats):
            if self.is_asked(seat):
                asked |= sets.only(seat)
        return asked

    def is_asked(self, seat: int) -> bool:
        """TM-25: by public facts alone; whether the hand holds an answer plays no part."""
        if not self.sizes[seat] or seat == self.in_force():
            return False
        if seat == self.turn and self.house.turn_player == NEVER:
            return False
        return self.may_contest(seat) or self.faces_another(seat) or self.may_rescue(seat)

    def may_contest(self, seat: int) -> bool:
        """TM-25 (a): a claim stands that this seat could bolt or red-block."""
        return self.standing != NO_ENTRY and (self.may_bolt(seat) or self.may_red_block())

    def faces_another(self, seat: int) -> bool:
        """TM-25 (b): a live block or special of another seat, which an orange block could name."""
        if self.house.blocks:
            for entry in range(self.entries):
                if sets.has(self.live, entry) and self.entry_by[entry] != seat:
                    return True
        return False

    def may_bolt(self, seat: int) -> bool:
        """TM-18: whether this seat may throw bolts in this window, if it holds them."""
        if seat == self.turn and self.house.turn_player != FULL:
            return False
        return not (self.house.immune and sets.has(EXCLAMATIONS, self.entry_cards[0]))

    def may_red_block(self) -> bool:
        """TM-19: whether a red block may name a card of the standing claim."""
        return self.house.blocks and not (self.house.bolts_only and self.standing == OPENING)

    def may_rescue(self, seat: int) -> bool:
        """TM-21: a number card of this seat does not stand, and no Rescue of it is live."""
        if not self.house.specials:
            return False
        lost = False
        for entry in range(self.entries):
            if self.entry_by[entry] == seat:
                if self.entry_sort[entry] == CALL and sets.has(self.live, entry):
                    return False
                if self.entry_sort[entry] == CLAIM and entry != self.standing:
                    lost = True
        return lost

    def still_asked(self) -> int:
        """TM-26: the asked seats that have not declined."""
        return self.asked & ~self.declined

    def next_asked(self) -> int:
        """TM-26: the first of them from the left of the last to play."""
        seat = (self.entry_by[self.entries - 1] + 1) % self.seats
        while not sets.has(self.still_asked(), seat):
            seat = (seat + 1) % self.seats
        return seat

    def clockwise(self, asked: int) -> list[int]:
        """TM-26: these seats from the left of the last to play."""
        last = self.entry_by[self.entries - 1]
        seats = [(last + step) % self.seats for step in range(1, self.seats + 1)]
        return [seat for seat in seats if sets.has(asked, seat)]

    # With what it may be answered

    def list_responses(self, seat: int, moves: MoveList) -> None:
        """TM-18 to TM-21 and TM-26: every answer, and declining."""
        held = self.held[seat]
        if self.standing != NO_ENTRY:
            if self.may_bolt(seat):
                self.list_bolts(seat, moves)
            if sets.has(held, RED_BLOCK) and self.may_red_block():
                self.list_red_blocks(moves)
        if sets.has(held, ORANGE_BLOCK):
            self.list_orange_blocks(seat, moves)
        if sets.has(held, RESCUE) and self.may_rescue(seat):
            moves.add(move_of(CALL_RESCUE, RESCUE))
        moves.add(move_of(DECLINE, 0))

    def list_bolts(self, seat: int, moves: MoveList) -> None:
        """TM-18: every set of bolts in hand that adds up to the value."""
        colour = self.spot % LANES
        if not self.held[seat] & BOLT_NUMBERS & MATCHING[colour]:
            return
        bolts = self.bolts[seat] | SPARE_BITS
        place = colour * (HIGHEST + 1) + self.value
        for one in range(BOLT_STARTS[place], BOLT_STARTS[place + 1]):
            held = (bolts - BOLT_NEEDS[one]) & SPARE_BITS == SPARE_BITS
            if held and BOLT_COUNTS[one] <= self.house.max_bolts:
                moves.add(BOLT_MOVES[one])

    def list_red_blocks(self, moves: MoveList) -> None:
        """TM-19: one for every card of the standing claim, equal ones once."""
        named = sets.NONE
        for place in range(self.entry_starts[self.standing], self.entry_starts[self.standing + 1]):
            named |= sets.only(self.entry_cards[place])
        while named:
            moves.add(move_of(BLOCK_RED, answer_of(RED_BLOCK, sets.first(named))))
            named &= named - 1

    def list_orange_blocks(self, seat: int, moves: MoveList) -> None:
        """TM-20: one for every live block or special of another seat."""
        for entry in range(self.entries):
            if sets.has(self.live, entry) and self.entry_by[entry] != seat:
                moves.add(move_of(BLOCK_ORANGE, answer_of(ORANGE_BLOCK, entry)))
