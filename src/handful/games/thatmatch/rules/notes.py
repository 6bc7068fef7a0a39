"""What the seats of That Match Game remember, all together and as rows of numbers.

The same that `knowledge.Memory` keeps for one seat: what may still be drawn, and which cards are
known in which hands. A seat's notes change only by what that seat was told. A position that has
notes keeps them itself, card by card, and no event need be made; or they `follow` events.
"""

from handful.core import Event, sets
from handful.core.engine import blank

from . import events as told
from .cards import CARDS, NUMBERS, playing_deck
from .options import MOST_SEATS, Options

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
        self.drawable = blank(MOST_SEATS * CARDS)
        self.known = blank(MOST_SEATS * MOST_SEATS * CARDS)
        self.noted = blank(MOST_SEATS * MOST_SEATS)
        """The sets of the cards that are known."""
        self.thrown = blank(CARDS)
        """The discards, which become the deck."""
        self.begin(playing_deck(options.has_blocks(), options.has_specials()))

    def begin(self, deck: bytes) -> None:
        """Any card of the deck may be drawn."""
        for card in deck:
            for seat in range(self.seats):
                self.drawable[seat * CARDS + card] += 1

    # Card by card

    def drew(self, seat: int, card: int) -> None:
        """Whoever draws a card knows that nobody else will."""
        if self.drawable[seat * CARDS + card] > 0:
            self.drawable[seat * CARDS + card] -= 1

    def spent(self, seat: int, card: int) -> None:
        """A card left a hand: it need not be remembered there."""
        for watcher in range(self.seats):
            self.strike(watcher, seat, card)

    def strike(self, watcher: int, seat: int, card: int) -> None:
        """One less is known in a hand, if any is."""
        pair = watcher * MOST_SEATS + seat
        if sets.has(self.noted[pair], card):
            self.known[pair * CARDS + card] -= 1
            if not self.known[pair * CARDS + card]:
                self.noted[pair] ^= sets.only(card)

    def note(self, watcher: int, seat: int, card: int) -> None:
        """One more is known in a hand."""
        pair = watcher * MOST_SEATS + seat
        self.known[pair * CARDS + card] += 1
        self.noted[pair] |= sets.only(card)

    def returned(self, seat: int, card: int) -> None:
        """All see what a Rescue brings back."""
        for watcher in range(self.seats):
            self.note(watcher, seat, card)

    def snatched(self, thief: int, source: int, card: int, insiders: int) -> None:
        """One's own loss is known to lie with the thief; another's could be any card."""
        for watcher in range(self.seats):
            if watcher not in (thief, source) or not sets.has(insiders, watcher):
                self.forget(watcher, source)
            elif watcher == source:
                self.note(watcher, thief, card)
            else:
                self.strike(watcher, source, card)

    def forget(self, watcher: int, seat: int) -> None:
        """Any card of this hand may be gone."""
        pair = watcher * MOST_SEATS + seat
        for card in range(CARDS):
            self.known[pair * CARDS + card] = 0
        self.noted[pair] = sets.NONE

    def threw(self, card: int) -> None:
        """A card came to lie on the discards."""
        self.thrown[card] += 1

    def reshuffled(self) -> None:
        """The deck is what was thrown away."""
        for card in range(CARDS):
            for seat in range(self.seats):
                self.drawable[seat * CARDS + card] = self.thrown[card]
            self.thrown[card] = 0

    # Event by event

    def follow(self, event: Event, insiders: int) -> None:
        """Take one more event in; only insiders were told what is for them alone."""
        if type(event) not in NOTED:
            return
        if isinstance(event, DRAWING):
            if sets.has(insiders, event.seat):
                for code in event.cards:
                    self.drew(event.seat, NUMBERS[code])
        elif isinstance(event, SPENDING):
            self.spent(event.seat, NUMBERS[event.card])
        elif isinstance(event, told.Bolted):
            self.spend_all(event.seat, event.cards)
        elif isinstance(event, DISCARDING):
            self.spend_all(event.seat, event.cards)
            self.throw_all(event.cards)
        elif isinstance(event, told.Settled):
            self.settle(event)
        elif isinstance(event, told.PointTaken):
            self.throw_all(event.discarded)
        elif isinstance(event, told.Snatched):
            if event.count:
                self.snatched(event.seat, event.source, NUMBERS[event.card], insiders)
        elif isinstance(event, told.Reshuffled):
            self.reshuffled()

    def spend_all(self, seat: int, codes: tuple[str, ...]) -> None:
        """Several cards left a hand."""
        for code in codes:
            self.spent(seat, NUMBERS[code])

    def throw_all(self, codes: tuple[str, ...]) -> None:
        """Several came to lie on the discards."""
        for code in codes:
            self.threw(NUMBERS[code])

    def settle(self, event: told.Settled) -> None:
        """Some cards of a window come back, others are thrown away."""
        for seat, codes in enumerate(event.returned):
            for code in codes:
                self.returned(seat, NUMBERS[code])
        self.throw_all(event.discarded)
