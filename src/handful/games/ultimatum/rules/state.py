"""The table of Ultimatum: stacks, hands and notes, piles, and the affair that waits for answers.

The whole position is numbers in rows of fixed length, so that it can be compiled and copied at
once. Hands are tallies (see `cards`); so are the notes a seat may keep on another hand, one row of
notes per seat; `noticed` is the set of hands that somebody may have a note on. A pile is a row of
cards with a count; its top is the last one counted.
"""

from handful.core import rows, sets
from handful.core.engine import Position, blank

from .cards import CARDS, CODES, DECK, KINDS, MOST_COUNTED, OF_KIND, ONE_CARD, SHIFTS, listed
from .constants import NO_CARD, NOBODY, NONE_ACCEPTED, NOT_ENDED, TURN, House
from .moves import CHIPS, MOST_PROPOSALS
from .options import MOST_SEATS


class BaseState(Position):
    """Everything there is at a table of Ultimatum, as numbers."""

    def __init__(self, house: House, seats: int) -> None:
        super().__init__()
        self.house = house
        self.seats = seats
        self.phase = TURN
        self.window = 1
        self.dealer = 0
        self.turn = 0
        self.round_number = 0
        self.extra_rounds = 0
        self.ended = NOT_ENDED
        self.chips = blank(MOST_SEATS)
        self.totals = blank(MOST_SEATS)
        self.turns_taken = blank(MOST_SEATS)
        self.hands = blank(MOST_SEATS)
        self.sizes = blank(MOST_SEATS)
        self.known = blank(MOST_SEATS * MOST_SEATS)
        self.noticed = sets.NONE
        self.draw_pile = blank(CARDS)
        self.draw_count = 0
        self.discard = blank(CARDS)
        self.discard_count = 0
        self.queue = blank(MOST_SEATS)
        self.bidders = blank(MOST_PROPOSALS)
        self.shares = blank(MOST_PROPOSALS)
        self.clear_affair()

    def clear_affair(self) -> None:
        """No card waits for an answer."""
        self.card = NO_CARD
        self.target = NOBODY
        self.what = CHIPS
        self.responder = NOBODY
        self.queue_count = 0
        self.waiting = sets.NONE
        self.proposals = 0
        self.accepted = NONE_ACCEPTED

    def copy_to(self, twin: "BaseState") -> None:
        """Write this whole position over another; nobody listens to it."""
        twin.house = self.house
        twin.seats = self.seats
        twin.now = self.now
        twin.chance = self.chance
        twin.sink = None
        twin.phase = self.phase
        twin.window = self.window
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.round_number = self.round_number
        twin.extra_rounds = self.extra_rounds
        twin.ended = self.ended
        twin.chips = self.chips[:]
        twin.totals = self.totals[:]
        twin.turns_taken = self.turns_taken[:]
        twin.hands = self.hands[:]
        twin.sizes = self.sizes[:]
        twin.known = self.known[:]
        twin.noticed = self.noticed
        twin.draw_pile = self.draw_pile[:]
        twin.draw_count = self.draw_count
        twin.discard = self.discard[:]
        twin.discard_count = self.discard_count
        twin.card = self.card
        twin.target = self.target
        twin.what = self.what
        twin.responder = self.responder
        twin.queue = self.queue[:]
        twin.queue_count = self.queue_count
        twin.waiting = self.waiting
        twin.bidders = self.bidders[:]
        twin.shares = self.shares[:]
        twin.proposals = self.proposals
        twin.accepted = self.accepted

    # Seats and stacks

    def left_of(self, seat: int) -> int:
        """UT-8: the next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def clockwise_after(self, seat: int) -> list[int]:
        """All other seats, from this one's left on."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def stacks(self) -> list[int]:
        """The chips of every seat."""
        return [self.chips[seat] for seat in range(self.seats)]

    def standings(self) -> list[int]:
        """UT-52, UT-63: the totals; carried stacks are their own total."""
        if self.house.carry_over:
            return self.stacks()
        return [self.totals[seat] for seat in range(self.seats)]

    def pool(self) -> int:
        """UT-25: the target's whole stack."""
        return self.chips[self.target]

    # Piles

    def gather(self) -> None:
        """UT-3: every card into the draw pile, in canonical order; no notes are left."""
        self.discard_count = 0
        self.draw_count = CARDS
        for place in range(CARDS):
            self.draw_pile[place] = DECK[place]
        for seat in range(self.seats):
            self.hands[seat] = self.sizes[seat] = self.turns_taken[seat] = 0
            for about in range(self.seats):
                self.note(seat, about, 0)
        self.noticed = sets.NONE

    def top_drawn(self) -> int:
        """The top card, off the draw pile."""
        self.draw_count -= 1
        return self.draw_pile[self.draw_count]

    def just_drawn(self, count: int) -> tuple[str, ...]:
        """The cards just drawn, by name: they still lie above the draw pile's count."""
        places = range(self.draw_count + count - 1, self.draw_count - 1, -1)
        return tuple(CODES[self.draw_pile[place]] for place in places)

    # Hands and notes

    def holds(self, seat: int, kind: int) -> int:
        """How many cards of this kind the seat holds."""
        return self.hands[seat] >> SHIFTS[kind] & MOST_COUNTED[kind]

    def take(self, seat: int, kind: int) -> None:
        """The card joins the hand."""
        self.hands[seat] += ONE_CARD[kind]
        self.sizes[seat] += 1

    def spend(self, seat: int, kind: int) -> None:
        """UT-11: the card goes to the discard pile; notes on this hand lose one such (UT-65)."""
        self.hands[seat] -= ONE_CARD[kind]
        self.sizes[seat] -= 1
        self.discard[self.discard_count] = kind
        self.discard_count += 1
        if sets.has(self.noticed, seat):
            self.strike_notes(seat, kind)

    def strike_notes(self, about: int, kind: int) -> None:
        """UT-65: whoever has noted such a card in this hand has noted one less."""
        for seat in range(self.seats):
            if self.known[seat * MOST_SEATS + about] & OF_KIND[kind]:
                self.known[seat * MOST_SEATS + about] -= ONE_CARD[kind]

    def has_empty_hand(self) -> bool:
        """UT-48: whether any seat has run out of cards."""
        seat = 0
        while seat < self.seats and self.sizes[seat]:
            seat += 1
        return seat < self.seats

    def noted(self, seat: int, about: int) -> int:
        """What a seat has noted of another hand."""
        return self.known[seat * MOST_SEATS + about]

    def note(self, seat: int, about: int, tally: int) -> None:
        """From now on the seat has noted just this."""
        self.known[seat * MOST_SEATS + about] = tally
        if tally:
            self.noticed |= sets.only(about)

    def hand(self, seat: int) -> list[int]:
        """The cards a seat holds, in order of their kinds."""
        return listed(self.hands[seat])

    def codes(self, seat: int) -> tuple[str, ...]:
        """The same by name."""
        return tuple(CODES[kind] for kind in self.hand(seat))

    # The queue of those to be asked

    def ask(self, seat: int) -> None:
        """The seat will be asked, after those who wait already."""
        self.queue[self.queue_count] = seat
        self.queue_count += 1
        self.waiting |= sets.only(seat)

    def leave_queue(self, seat: int) -> None:
        """The seat has answered; whoever waits behind it moves up."""
        self.queue_count = rows.leave(self.queue, self.queue_count, seat)
        self.waiting &= ~sets.only(seat)

    def put_forward(self, bidder: int, share: int) -> None:
        """UT-25: one more proposal lies on the table."""
        self.bidders[self.proposals] = bidder
        self.shares[self.proposals] = share
        self.proposals += 1

    # For those who look at positions and lay them out

    def drawables(self) -> list[int]:
        """The draw pile from its bottom to its top."""
        return [self.draw_pile[place] for place in range(self.draw_count)]

    def discards(self) -> list[int]:
        """The discard pile, oldest card first."""
        return [self.discard[place] for place in range(self.discard_count)]

    def asked(self) -> list[int]:
        """Who is still to be asked, the next one first."""
        return [self.queue[place] for place in range(self.queue_count)]

    def set_hand(self, seat: int, tally: int) -> None:
        """Put just these cards into a hand."""
        self.hands[seat] = tally
        self.sizes[seat] = 0
        for kind in range(KINDS):
            self.sizes[seat] += self.holds(seat, kind)

    def set_piles(self, drawables: list[int], discards: list[int]) -> None:
        """Lay just these cards, bottom first."""
        self.draw_count, self.discard_count = len(drawables), len(discards)
        for place, kind in enumerate(drawables):
            self.draw_pile[place] = kind
        for place, kind in enumerate(discards):
            self.discard[place] = kind

    def set_affair(self, asked: list[int], bidders: list[int], shares: list[int]) -> None:
        """Just these seats are to be asked, and these proposals lie on the table."""
        self.queue_count, self.waiting, self.proposals = 0, sets.NONE, 0
        for seat in asked:
            self.ask(seat)
        for bidder, share in zip(bidders, shares, strict=True):
            self.put_forward(bidder, share)
