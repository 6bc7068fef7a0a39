"""The table of Boom Goes the Dynamite: what lies in the matchbox, in piles, hands and score piles.

The whole position is numbers in rows of fixed length, so that it can be compiled and copied at
once. Places of the matchbox and IGNITE cards are kept as sets; `box` says which MATCH card lies in
a place. A pile is a row of cards with a count; its top is the last one counted. The MATCH cards of
all score piles lie in one row, `spoils`, in the order they were won; `owners` says whose they are.
"""

from handful.core import rng, sets
from handful.core.engine import Position, blank

from . import events as told
from . import sums
from .cards import (
    COPIES,
    DYNAMITE,
    FULL_BOX,
    IGNITE_CARDS,
    IGNITE_CODES,
    MATCH_KINDS,
    NUMBERS,
    OF_KIND,
    PLACES,
    VALUE_OF,
    WIDTH,
    WILD,
)
from .constants import NO_LIMIT, NOBODY, READY, House
from .event_builders import ignite_codes, place_names
from .moves import MOST_SEATS
from .sums import NO_LISTS

MATCH_CARDS = MATCH_KINDS * COPIES
NOT_SOUGHT = -2


class BaseState(Position):
    """Everything there is at a table of Boom Goes the Dynamite, as numbers."""

    def __init__(self, house: House, seats: int) -> None:
        super().__init__()
        self.house = house
        self.seats = seats
        self.phase = READY
        self.turn = 0
        self.reason = ""
        self.box = blank(PLACES)
        self.filled = sets.NONE
        self.up = sets.NONE
        self.seen = sets.NONE
        self.numbers = blank(PLACES)
        self.laid = 0
        self.match_pile = blank(MATCH_CARDS)
        self.match_count = 0
        self.ignite_pile = blank(IGNITE_CARDS)
        self.ignite_count = 0
        self.hands = blank(MOST_SEATS)
        self.pool = sets.NONE
        self.pool_open = False
        self.spoils = blank(MATCH_CARDS)
        self.owners = blank(MATCH_CARDS)
        self.unseen = sets.NONE
        self.spoils_count = 0
        self.kept = blank(MOST_SEATS)
        self.burnt = sets.NONE
        self.first_moment = True
        self.timer_ok = True
        self.had_success = False
        self.fuse = sets.NONE
        self.wins = 0
        self.until = NO_LIMIT
        self.stock = 0
        self.flips_from = 0
        self.late = NOBODY
        self.dry = 0
        self.called = sets.NONE
        self.agreed = sets.NONE
        self.blasted = blank(PLACES)
        self.long_stock = sets.NONE
        self.long_laid = blank(NUMBERS * NUMBERS)
        self.forget_long()

    def copy_to(self, twin: "BaseState") -> None:
        """Write this whole position over another; nobody listens to it."""
        twin.house = self.house
        twin.seats = self.seats
        twin.now = self.now
        twin.chance = self.chance
        twin.sink = None
        twin.phase = self.phase
        twin.turn = self.turn
        twin.reason = self.reason
        twin.box = self.box[:]
        twin.filled = self.filled
        twin.up = self.up
        twin.seen = self.seen
        twin.numbers = self.numbers[:]
        twin.laid = self.laid
        twin.match_pile = self.match_pile[:]
        twin.match_count = self.match_count
        twin.ignite_pile = self.ignite_pile[:]
        twin.ignite_count = self.ignite_count
        twin.hands = self.hands[:]
        twin.pool = self.pool
        twin.pool_open = self.pool_open
        twin.spoils = self.spoils[:]
        twin.owners = self.owners[:]
        twin.unseen = self.unseen
        twin.spoils_count = self.spoils_count
        twin.kept = self.kept[:]
        twin.burnt = self.burnt
        twin.first_moment = self.first_moment
        twin.timer_ok = self.timer_ok
        twin.had_success = self.had_success
        twin.fuse = self.fuse
        twin.wins = self.wins
        twin.until = self.until
        twin.stock = self.stock
        twin.flips_from = self.flips_from
        twin.late = self.late
        twin.dry = self.dry
        twin.called = self.called
        twin.agreed = self.agreed
        twin.blasted = self.blasted[:]
        twin.long_stock = self.long_stock
        twin.long_laid = self.long_laid[:]

    # Piles

    def shuffle_piles(self) -> None:
        """BD-3: the MATCH cards first, then the IGNITE cards."""
        self.chance = rng.shuffle_first(self.match_pile, self.match_count, self.chance)
        self.chance = rng.shuffle_first(self.ignite_pile, self.ignite_count, self.chance)

    def top_ignite(self) -> int:
        """The top card, off the IGNITE PILE."""
        self.ignite_count -= 1
        return self.ignite_pile[self.ignite_count]

    # The matchbox

    def lay_card(self, place: int) -> None:
        """The top card of the MATCH PILE goes face down to an empty place."""
        self.match_count -= 1
        self.box[place] = self.match_pile[self.match_count]
        self.filled |= sets.only(place)
        self.laid += 1
        self.numbers[place] = self.laid

    def win(self, place: int, shown: bool) -> None:
        """The card goes to the score pile of the active seat; its place is empty."""
        self.add_spoil(self.turn, self.box[place], shown)
        self.filled &= ~sets.only(place)
        self.up &= ~sets.only(place)
        self.seen &= ~sets.only(place)

    def add_spoil(self, seat: int, card: int, shown: bool) -> None:
        """One more MATCH card in a score pile, seen by all or by nobody (BD-42)."""
        if not shown:
            self.unseen |= sets.only(self.spoils_count)
        self.spoils[self.spoils_count] = card
        self.owners[self.spoils_count] = seat
        self.spoils_count += 1

    def value(self, place: int) -> int:
        """The number in a place."""
        return VALUE_OF[self.box[place]]

    def values(self) -> int:
        """The set of the numbers in the matchbox; dynamite is a nought."""
        found, places = sets.NONE, self.filled
        while places:
            found |= sets.only(self.value(sets.first(places)))
            places &= places - 1
        return found

    def has_equal_numbers(self) -> bool:
        """Whether two cards of the matchbox bear the same number."""
        return sets.size(self.values()) < sets.size(self.filled)

    def refill(self) -> None:
        """BD-30 to BD-32: up to nine cards, the lowest gaps first."""
        before = self.filled
        while sets.size(self.filled) < FULL_BOX and self.match_count:
            self.lay_card(sets.first(~self.filled))
        if self.filled != before and self.sink is not None:
            places = sets.members(self.filled & ~before)
            self.sink.append(told.Refilled(place_names(places), self.match_count))

    def add_row(self) -> None:
        """BD-70: up to three cards in the row after the last one that holds a card."""
        before, place = self.filled, 0
        while self.filled >> place:
            place += WIDTH
        for _ in range(min(WIDTH, self.match_count)):
            self.lay_card(place)
            place += 1
        if self.sink is not None:
            places = sets.members(self.filled & ~before)
            self.sink.append(told.RowAdded(place_names(places), self.match_count))

    def turn_back(self) -> None:
        """Open cards go face down in their places."""
        if self.up and self.sink is not None:
            self.sink.append(told.TurnedBack(place_names(sets.members(self.up))))
        self.up = sets.NONE

    def blast(self, place: int) -> int:
        """BD-41, BD-42: how many places are hit; caught sticks may go off too.

        They lie in `blasted` until the next one, the stick's own place first.
        """
        hit, count, number = sets.only(place), 1, 0
        self.blasted[0] = place
        while number < count:
            source = self.blasted[number]
            number += 1
            if source == place or (self.house.chain and self.box[source] == DYNAMITE):
                caught = self.house.reach[source] & self.filled & ~hit
                hit |= caught
                while caught:
                    self.blasted[count] = sets.first(caught)
                    count += 1
                    caught &= caught - 1
        return count

    def is_shown_by_blast(self, place: int) -> bool:
        """BD-42: whether a face-down card is turned up as a blast takes it."""
        goes_off = self.house.chain and self.box[place] == DYNAMITE
        return self.house.reveal_haul or goes_off

    # IGNITE cards

    def source(self) -> int:
        """BD-28: the IGNITE cards that the active seat may use."""
        return self.pool if self.pool_open else self.hands[self.turn]

    def use(self, kind: int) -> int:
        """Take the first card of a kind out of the hand, or out of the pool."""
        card = sets.only(sets.first(self.source() & OF_KIND[kind]))
        if self.pool_open:
            self.pool ^= card
        else:
            self.hands[self.turn] ^= card
        return card

    def nobody_holds(self) -> bool:
        """Whether all hands are empty."""
        held = sets.NONE
        for seat in range(self.seats):
            held |= self.hands[seat]
        return held == sets.NONE

    def draw(self) -> None:
        """BD-60, BD-61: back to the hand size, if the pile lasts; never from an open pool."""
        missing = self.house.hand_size - sets.size(self.hands[self.turn])
        count = min(missing, self.ignite_count)
        if self.pool_open or count <= 0:
            return
        for _ in range(count):
            self.hands[self.turn] |= sets.only(self.top_ignite())
        if self.sink is not None:
            self.sink.append(told.Drew(self.turn, count, self.just_drawn(count)))

    def just_drawn(self, count: int) -> tuple[str, ...]:
        """The cards just drawn, by name: they still lie above the IGNITE PILE's count."""
        places = range(self.ignite_count + count - 1, self.ignite_count - 1, -1)
        return tuple(IGNITE_CODES[self.ignite_pile[place]] for place in places)

    def open_pool(self) -> None:
        """BD-75: every unused IGNITE card belongs to everybody."""
        self.pool_open = True
        for seat in range(self.seats):
            self.pool |= self.hands[seat]
            self.hands[seat] = sets.NONE
        if self.house.pool_takes_pile:
            while self.ignite_count:
                self.pool |= sets.only(self.top_ignite())
        if self.sink is not None:
            self.sink.append(told.PoolOpened(ignite_codes(self.pool)))

    # What others ask of a table

    def clock(self) -> tuple[int | None, int | None]:
        """The deadline of a real window, or the stock of a nominal one."""
        return (None, self.stock) if self.until == NO_LIMIT else (self.until, None)

    def nothing_can_be_taken(self, pool: int) -> bool:
        """BD-80: no stick, and no two numbers for anybody, given what the open pool holds."""
        values = self.values()
        if self.match_count or sets.has(values, VALUE_OF[DYNAMITE]):
            return False
        if sets.size(self.filled) <= 1:
            return True
        if not self.pool_open or pool & OF_KIND[WILD] or self.has_equal_numbers():
            return False
        return not self.can_ignite_any(values, sums.stock_of(pool))

    def can_ignite_any(self, values: int, stock: int) -> bool:
        """Whether some two of these numbers can be made equal."""
        for low in range(1, NUMBERS):
            for high in range(low + 1, NUMBERS):
                both = sets.has(values, low) and sets.has(values, high)
                if both and self.can_ignite(low, high, stock):
                    return True
        return False

    def can_ignite(self, first: int, second: int, stock: int) -> bool:
        """Whether there is any ignition of these two unequal numbers."""
        if self.house.sums.fewest(first, second, stock):
            return True
        return self.long_ignition(first, second, stock) != NO_LISTS

    def long_ignition(self, first: int, second: int, stock: int) -> int:
        """The lists of a shortest ignition, however long, or NO_LISTS; sought once per stock."""
        if stock != self.long_stock:
            self.long_stock = stock
            self.forget_long()
        pair = first * NUMBERS + second
        if self.long_laid[pair] == NOT_SOUGHT:
            self.long_laid[pair] = sums.longer_number(first, second, stock, self.house.unit)
        return self.long_laid[pair]

    def forget_long(self) -> None:
        """No long ignition has been sought from this stock."""
        for pair in range(NUMBERS * NUMBERS):
            self.long_laid[pair] = NOT_SOUGHT

    def score(self, seat: int) -> int:
        """BD-82: one point for every card won."""
        return self.match_cards(seat) + sets.size(self.kept[seat])

    def match_cards(self, seat: int) -> int:
        """How many MATCH cards a seat has won."""
        count = 0
        for place in range(self.spoils_count):
            count += self.owners[place] == seat
        return count

    # For those who look at positions and lay them out

    def piled_match(self) -> list[int]:
        """The MATCH PILE from its bottom to its top."""
        return [self.match_pile[place] for place in range(self.match_count)]

    def piled_ignite(self) -> list[int]:
        """The IGNITE PILE from its bottom to its top."""
        return [self.ignite_pile[place] for place in range(self.ignite_count)]

    def won(self, seat: int) -> list[int]:
        """The MATCH cards that all saw a seat win, oldest first."""
        return self._spoils_of(seat, shown=True)

    def haul(self, seat: int) -> list[int]:
        """Those that it won unseen (BD-42)."""
        return self._spoils_of(seat, shown=False)

    def _spoils_of(self, seat: int, shown: bool) -> list[int]:
        return [
            self.spoils[place]
            for place in range(self.spoils_count)
            if self.owners[place] == seat and sets.has(self.unseen, place) != shown
        ]

    def put(self, place: int, card: int) -> None:
        """Let this card lie in a place, face down."""
        self.box[place] = card
        self.filled |= sets.only(place)

    def set_number(self, place: int, number: int) -> None:
        """The card there was laid as this one (see `laid`)."""
        self.numbers[place] = number

    def set_hand(self, seat: int, cards: int) -> None:
        """Put just these cards into a hand."""
        self.hands[seat] = cards

    def set_kept(self, seat: int, cards: int) -> None:
        """Put just these IGNITE cards into a score pile."""
        self.kept[seat] = cards

    def set_match_pile(self, cards: list[int]) -> None:
        """Pile up just these MATCH cards, bottom first."""
        self.match_count = len(cards)
        for place, card in enumerate(cards):
            self.match_pile[place] = card

    def set_ignite_pile(self, cards: list[int]) -> None:
        """Pile up just these IGNITE cards, bottom first."""
        self.ignite_count = len(cards)
        for place, card in enumerate(cards):
            self.ignite_pile[place] = card

    def set_spoils(self, won: list[list[int]], hauls: list[list[int]]) -> None:
        """Put just these MATCH cards into the score piles."""
        self.spoils_count, self.unseen = 0, sets.NONE
        for piles, shown in ((won, True), (hauls, False)):
            for seat, pile in enumerate(piles):
                for card in pile:
                    self.add_spoil(seat, card, shown)
