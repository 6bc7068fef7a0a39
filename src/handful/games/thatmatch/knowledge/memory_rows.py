"""What the seats of That Match Game remember, all together and as rows of numbers.

The same that `knowledge.Memory` keeps for one seat: what may still be drawn, and which cards are
known in which hands. A seat's notes change only by what that seat was told.
"""

from array import array

from handful.core import Event, sets

from ..rules import events as told
from ..rules.cards import CARDS, NUMBERS, playing_deck
from ..rules.options import MOST_SEATS, Options

DRAWING = (told.Dealt, told.Drew, told.Hauled)
SPENDING = (
    told.NumberPlayed,
    told.SpecialPlayed,
    told.RedBlocked,
    told.OrangeBlocked,
    told.RescueCalled,
)
DISCARDING = (told.Trimmed, told.Tossed)
NOTED = frozenset(
    {
        *DRAWING,
        *SPENDING,
        *DISCARDING,
        told.Bolted,
        told.Settled,
        told.PointTaken,
        told.Snatched,
        told.Reshuffled,
    }
)
"""All that changes a note: most of what is told does not."""


class Notes:
    """Counts by card: `drawable` for every seat, `known` for every seat about every seat."""

    def __init__(self, options: Options, seats: int) -> None:
        self.seats = seats
        self.drawable = array("i", bytes(4 * MOST_SEATS * CARDS))
        self.known = array("i", bytes(4 * MOST_SEATS * MOST_SEATS * CARDS))
        self.thrown = array("i", bytes(4 * CARDS))
        """The discards, which become the deck."""
        for card in playing_deck(options.has_blocks(), options.has_specials()):
            for seat in range(seats):
                self.drawable[seat * CARDS + card] += 1

    def follow(self, event: Event, insiders: int) -> None:
        """Take one more event in; only insiders were told what is for them alone."""
        if type(event) not in NOTED:
            return
        if isinstance(event, DRAWING):
            self.draw(event, insiders)
        elif isinstance(event, SPENDING):
            self.spend(event.seat, NUMBERS[event.card])
        elif isinstance(event, told.Bolted):
            self.spend_all(event.seat, event.cards)
        elif isinstance(event, DISCARDING):
            self.spend_all(event.seat, event.cards)
            self.throw(event.cards)
        elif isinstance(event, told.Settled):
            self.settle(event)
        elif isinstance(event, told.PointTaken):
            self.throw(event.discarded)
        elif isinstance(event, told.Snatched):
            self.snatch(event, insiders)
        elif isinstance(event, told.Reshuffled):
            self.reshuffle()

    def draw(self, event: told.Dealt | told.Drew | told.Hauled, insiders: int) -> None:
        """Whoever draws a card knows that nobody else will."""
        seat = event.seat
        if sets.has(insiders, seat):
            for code in event.cards:
                self.lower(self.drawable, seat * CARDS + NUMBERS[code])

    def lower(self, counts: "array[int]", place: int) -> None:
        """One less, if there is any."""
        if counts[place] > 0:
            counts[place] -= 1

    def spend(self, seat: int, card: int) -> None:
        """A card left a hand: it need not be remembered there."""
        for watcher in range(self.seats):
            self.lower(self.known, self.place_of(watcher, seat) + card)

    def place_of(self, watcher: int, seat: int) -> int:
        """Where the cards begin that one seat knows in the hand of another."""
        return (watcher * MOST_SEATS + seat) * CARDS

    def spend_all(self, seat: int, codes: tuple[str, ...]) -> None:
        """Several did."""
        for code in codes:
            self.spend(seat, NUMBERS[code])

    def throw(self, codes: tuple[str, ...]) -> None:
        """Cards came to lie on the discards."""
        for code in codes:
            self.thrown[NUMBERS[code]] += 1

    def settle(self, event: told.Settled) -> None:
        """All see what a Rescue brings back."""
        for seat, codes in enumerate(event.returned):
            for code in codes:
                for watcher in range(self.seats):
                    self.known[self.place_of(watcher, seat) + NUMBERS[code]] += 1
        self.throw(event.discarded)

    def snatch(self, event: told.Snatched, insiders: int) -> None:
        """One's own loss is known to lie with the thief; another's could be any card."""
        if not event.count:
            return
        thief, source, card = event.seat, event.source, NUMBERS[event.card]
        for watcher in range(self.seats):
            if watcher not in (thief, source) or not sets.has(insiders, watcher):
                self.forget(watcher, source)
            elif watcher == source:
                self.known[self.place_of(watcher, thief) + card] += 1
            else:
                self.lower(self.known, self.place_of(watcher, source) + card)

    def forget(self, watcher: int, seat: int) -> None:
        """Any card of this hand may be gone."""
        first = self.place_of(watcher, seat)
        for place in range(first, first + CARDS):
            self.known[place] = 0

    def reshuffle(self) -> None:
        """The deck is what was thrown away."""
        for card in range(CARDS):
            for seat in range(self.seats):
                self.drawable[seat * CARDS + card] = self.thrown[card]
            self.thrown[card] = 0
