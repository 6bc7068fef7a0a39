"""The table of Ultima: who sits there, what lies in the piles and in the hands.

The whole position is numbers in rows of fixed length, so that it can be compiled and copied at
once. Hands are card sets, one layer per deck: the second copy of a card lies in the next layer.
A pile is a row of cards with a count; its top is the last one counted.
"""

from handful.core import rng, sets
from handful.core.engine import Position, blank

from . import event_builders
from . import events as told
from .cards import CARDS, CODES, POINTS, SEMITONES, TRITONE
from .constants import (
    CLOCKWISE,
    MOST_CARDS,
    MOST_DECKS,
    NO_CARD,
    NO_GUARD,
    NOBODY,
    NOT_YET,
    TURN,
    House,
)
from .moves import MOST_SEATS


class BaseState(Position):
    """Everything there is at a table of Ultima, as numbers."""

    def __init__(self, house: House, seats: int) -> None:
        super().__init__()
        self.house = house
        self.seats = seats
        self.phase = TURN
        self.active = sets.only(seats) - 1
        self.hand_number = 0
        self.starter = 0
        self.last_winner = NOBODY
        self.totals = blank(MOST_SEATS)
        self.out_in = blank(MOST_SEATS)
        self.ending = NOT_YET
        self.hands = blank(MOST_SEATS * MOST_DECKS)
        self.sizes = blank(MOST_SEATS)
        self.draw_pile = blank(MOST_CARDS)
        self.draw_count = 0
        self.discard = blank(MOST_CARDS)
        self.discard_count = 0
        self.clear_table()

    def clear_table(self) -> None:
        """Everything that begins anew with each hand."""
        self.turn = self.starter
        self.direction = CLOCKWISE  # UL-7
        self.color = 0
        self.declared = False
        self.drawn = NO_CARD
        self.pending = 0
        self.opening = False
        self.exposed = NOBODY
        self.called = sets.NONE
        self.answered = sets.NONE
        self.stops = sets.NONE
        self.passes = 0
        self.turns = 0
        self.laid = 0
        self.top_owner = NOBODY
        self.guard_until = NO_GUARD

    def copy_to(self, twin: "BaseState") -> None:
        """Write this whole position over another; nobody listens to it."""
        twin.house = self.house
        twin.seats = self.seats
        twin.now = self.now
        twin.chance = self.chance
        twin.sink = None
        twin.phase = self.phase
        twin.active = self.active
        twin.hand_number = self.hand_number
        twin.starter = self.starter
        twin.last_winner = self.last_winner
        twin.totals = self.totals[:]
        twin.out_in = self.out_in[:]
        twin.ending = self.ending
        twin.hands = self.hands[:]
        twin.sizes = self.sizes[:]
        twin.draw_pile = self.draw_pile[:]
        twin.draw_count = self.draw_count
        twin.discard = self.discard[:]
        twin.discard_count = self.discard_count
        twin.turn = self.turn
        twin.direction = self.direction
        twin.color = self.color
        twin.declared = self.declared
        twin.drawn = self.drawn
        twin.pending = self.pending
        twin.opening = self.opening
        twin.exposed = self.exposed
        twin.called = self.called
        twin.answered = self.answered
        twin.stops = self.stops
        twin.passes = self.passes
        twin.turns = self.turns
        twin.laid = self.laid
        twin.top_owner = self.top_owner
        twin.guard_until = self.guard_until

    # Seats

    def after(self, seat: int) -> int:
        """UL-20: the next active seat in the direction of play."""
        seat = self.beside(seat)
        while not sets.has(self.active, seat):
            seat = self.beside(seat)
        return seat

    def beside(self, seat: int) -> int:
        """The next chair in the direction of play."""
        seat += self.direction
        if seat < 0:
            return self.seats - 1
        return 0 if seat == self.seats else seat

    def dealer(self) -> int:
        """UL-5: the active seat before the starter."""
        seat = (self.starter - 1) % self.seats
        while not sets.has(self.active, seat):
            seat = (seat - 1) % self.seats
        return seat

    # Piles

    def gather(self) -> None:
        """UL-3: every card into the draw pile, in canonical order."""
        self.discard_count = 0
        self.draw_count = CARDS * self.house.decks
        for place in range(self.draw_count):
            self.draw_pile[place] = place % CARDS
        for place in range(self.seats * self.house.decks):
            self.hands[place] = sets.NONE
        for seat in range(self.seats):
            self.sizes[seat] = 0

    def top(self) -> int:
        """The card that has to be matched."""
        return self.discard[self.discard_count - 1]

    def top_drawn(self) -> int:
        """The top card, off the draw pile."""
        self.draw_count -= 1
        return self.draw_pile[self.draw_count]

    def draw(self, seat: int, owed: int, reason: int) -> int:
        """UL-41, UL-42: draw, reshuffling on the way; the last card drawn comes back."""
        card, wanted = NO_CARD, owed
        while owed and (self.draw_count or self.reshuffle()):
            batch = min(owed, self.draw_count)
            for _ in range(batch):
                card = self.top_drawn()
                self.take(seat, card)
            if self.sink is not None:
                self.sink.append(event_builders.drew(self, seat, batch, reason))
            owed -= batch
        if owed and self.sink is not None:
            self.sink.append(told.Short(seat, wanted, wanted - owed))
        return card

    def reshuffle(self) -> bool:
        """UL-41: all but the top card become the draw pile, if there are any."""
        if self.discard_count == 1:
            return False
        top = self.top()
        self.draw_count = self.discard_count - 1
        for place in range(self.draw_count):
            self.draw_pile[place] = self.discard[place]
        self.discard[0] = top
        self.discard_count = 1
        self.chance = rng.shuffle_first(self.draw_pile, self.draw_count, self.chance)
        if self.sink is not None:
            self.sink.append(told.Reshuffled(self.draw_count))
        return True

    def cover(self, card: int, owner: int) -> None:
        """The card is the new top; by ear, the one below it is named at last (UL-60)."""
        if self.sink is not None and self.discard_count and not self.shown_top():
            self.sink.append(told.Uncovered(CODES[self.top()]))
        self.discard[self.discard_count] = card
        self.discard_count += 1
        self.top_owner = owner
        self.laid += 1

    def shown_top(self) -> str:
        """The top card as the table sees it: by ear only a tritone has a name (UL-60)."""
        top = self.top()
        return "" if self.house.blind and SEMITONES[top] != TRITONE else CODES[top]

    # Hands

    def take(self, seat: int, card: int) -> None:
        """The card joins the hand; an earlier call is void (UL-33)."""
        place = seat
        while sets.has(self.hands[place], card):
            place += self.seats
        self.hands[place] |= sets.only(card)
        self.sizes[seat] += 1
        self.called &= ~sets.only(seat)

    def lose(self, seat: int, card: int) -> None:
        """The card leaves the hand, the last copy first."""
        place = seat + self.seats * (self.house.decks - 1)
        while not sets.has(self.hands[place], card):
            place -= self.seats
        self.hands[place] ^= sets.only(card)
        self.sizes[seat] -= 1
        self.called &= ~sets.only(seat)

    def hand_points(self, seat: int) -> int:
        """UL-47: the points of the cards in hand."""
        points = 0
        for deck in range(self.house.decks):
            cards = self.hands[seat + deck * self.seats]
            while cards:
                points += POINTS[sets.first(cards)]
                cards &= cards - 1
        return points

    def hand(self, seat: int) -> list[int]:
        """The cards a seat holds, in order; copies stand side by side."""
        layers = range(seat, self.seats * self.house.decks, self.seats)
        return sorted(card for place in layers for card in sets.members(self.hands[place]))

    def codes(self, seat: int) -> tuple[str, ...]:
        """The same by name."""
        return tuple(CODES[card] for card in self.hand(seat))

    # For those who lay out positions

    def drawables(self) -> list[int]:
        """The draw pile from its bottom to its top."""
        return [self.draw_pile[place] for place in range(self.draw_count)]

    def discards(self) -> list[int]:
        """The discard pile from its bottom to its top."""
        return [self.discard[place] for place in range(self.discard_count)]

    def set_hand(self, seat: int, cards: list[int]) -> None:
        """Put just these cards into a hand; a call made earlier still stands."""
        called = self.called
        for deck in range(self.house.decks):
            self.hands[seat + deck * self.seats] = sets.NONE
        self.sizes[seat] = 0
        for card in cards:
            self.take(seat, card)
        self.called = called

    def set_piles(self, drawables: list[int], discards: list[int]) -> None:
        """Lay just these cards, bottom first."""
        self.draw_count, self.discard_count = len(drawables), len(discards)
        for place, card in enumerate(drawables):
            self.draw_pile[place] = card
        for place, card in enumerate(discards):
            self.discard[place] = card
