"""The table of That Match Game: hands, decks, the middle, the points piles, the window's entries.

The whole position is numbers in rows of fixed length, so that it can be compiled and copied at
once. A hand is counts by card, the set of the cards it holds, and the tally of its bolts. A spot is
a slot of the market times three plus a colour. A pile is a row of cards with a count; its top is
the last one counted. The points piles are one row of the cards won, with their winners.

The response window is plain data too: entry by entry who played, what sort it is, at what it aims,
which card it names, and where its cards begin among those of the window.
"""

from handful.core import rng, sets
from handful.core.engine import Position, blank
from handful.core.events import Event

from . import events as told
from .cards import (
    ASKS,
    CARDS,
    CODES,
    COLOUR_OF,
    DECKED,
    HIGHEST,
    LANES,
    MOST_ANSWERS,
    NUMBER_OF,
    ONE_BOLT,
    POINT_CARDS,
    STARS,
    codes_of,
)
from .constants import DRAWING, GOING_ON, NO_CARD, NO_ENTRY, NO_SPOT, SPOTS, SPOTS_OF, House
from .move_codes import first_listed
from .move_numbers import CARD_BITS, LONGEST_LIST
from .notes import Notes
from .options import MOST_IN_MARKET, MOST_SEATS

ENTRIES = 1 + MOST_ANSWERS
"""One opens a window; every other takes a card that may answer."""


class BaseState(Position):
    """Everything there is at a table of That Match Game, as numbers."""

    def __init__(self, house: House, seats: int) -> None:
        super().__init__()
        self.house = house
        self.seats = seats
        self.phase = DRAWING
        self.ended = GOING_ON
        self.first = 0
        self.turn = 0
        self.plays = 0
        self.progress = False
        self.stall = 0
        self.turns = 0
        self.counts = blank(MOST_SEATS * CARDS)
        self.held = blank(MOST_SEATS)
        self.bolts = blank(MOST_SEATS)
        self.sizes = blank(MOST_SEATS)
        self.gained = blank(LONGEST_LIST)
        self.gained_count = 0
        self.deck = blank(DECKED)
        self.deck_count = 0
        self.discard = blank(DECKED)
        self.discard_count = 0
        self.point_deck = blank(POINT_CARDS)
        self.point_count = 0
        self.market = blank(MOST_IN_MARKET)
        for slot in range(MOST_IN_MARKET):
            self.market[slot] = NO_CARD
        self.gaps = blank(SPOTS)
        self.open_to = blank(HIGHEST + 1)
        self.lying = blank(SPOTS * HIGHEST)
        self.lying_counts = blank(SPOTS)
        self.won = blank(POINT_CARDS)
        self.won_by = blank(POINT_CARDS)
        self.won_count = 0
        self.points = blank(MOST_SEATS)
        self.entry_by = blank(ENTRIES)
        self.entry_sort = blank(ENTRIES)
        self.entry_aim = blank(ENTRIES)
        self.entry_named = blank(ENTRIES)
        self.entry_starts = blank(ENTRIES + 1)
        self.entry_cards = blank(DECKED)
        self.notes: Notes | None = None
        """What the seats remember, where somebody wants to know."""
        self.clear_window()

    def clear_window(self) -> None:
        """No play is being answered."""
        self.spot = NO_SPOT
        self.value = 0
        self.entries = 0
        self.live = sets.NONE
        self.cancelled = sets.NONE
        self.standing = NO_ENTRY
        self.asked = sets.NONE
        self.declined = sets.NONE

    def copy_to(self, twin: "BaseState") -> None:
        """Write this whole position over another; nobody listens to it."""
        twin.notes = None
        twin.house = self.house
        twin.seats = self.seats
        twin.now = self.now
        twin.chance = self.chance
        twin.sink = None
        twin.phase = self.phase
        twin.ended = self.ended
        twin.first = self.first
        twin.turn = self.turn
        twin.plays = self.plays
        twin.progress = self.progress
        twin.stall = self.stall
        twin.turns = self.turns
        twin.counts = self.counts[:]
        twin.held = self.held[:]
        twin.bolts = self.bolts[:]
        twin.sizes = self.sizes[:]
        twin.gained = self.gained[:]
        twin.gained_count = self.gained_count
        twin.deck = self.deck[:]
        twin.deck_count = self.deck_count
        twin.discard = self.discard[:]
        twin.discard_count = self.discard_count
        twin.point_deck = self.point_deck[:]
        twin.point_count = self.point_count
        twin.market = self.market[:]
        twin.gaps = self.gaps[:]
        twin.open_to = self.open_to[:]
        twin.lying = self.lying[:]
        twin.lying_counts = self.lying_counts[:]
        twin.won = self.won[:]
        twin.won_by = self.won_by[:]
        twin.won_count = self.won_count
        twin.points = self.points[:]
        self.copy_window_to(twin)

    def copy_window_to(self, twin: "BaseState") -> None:
        """The play that is being answered."""
        twin.spot = self.spot
        twin.value = self.value
        twin.entry_by = self.entry_by[:]
        twin.entry_sort = self.entry_sort[:]
        twin.entry_aim = self.entry_aim[:]
        twin.entry_named = self.entry_named[:]
        twin.entry_starts = self.entry_starts[:]
        twin.entry_cards = self.entry_cards[:]
        twin.entries = self.entries
        twin.live = self.live
        twin.cancelled = self.cancelled
        twin.standing = self.standing
        twin.asked = self.asked
        twin.declined = self.declined

    # Hands

    def take(self, seat: int, card: int) -> None:
        """A card comes into a hand."""
        self.counts[seat * CARDS + card] += 1
        self.held[seat] |= sets.only(card)
        self.bolts[seat] += ONE_BOLT[card]
        self.sizes[seat] += 1

    def lose(self, seat: int, card: int) -> None:
        """A card leaves a hand."""
        place = seat * CARDS + card
        self.counts[place] -= 1
        self.bolts[seat] -= ONE_BOLT[card]
        self.sizes[seat] -= 1
        if not self.counts[place]:
            self.held[seat] ^= sets.only(card)

    def spend(self, seat: int, card: int) -> None:
        """A card leaves a hand in sight of all."""
        self.lose(seat, card)
        if self.notes is not None:
            self.notes.spent(seat, card)

    def bring_back(self, seat: int, card: int) -> None:
        """A card comes back into a hand in sight of all."""
        self.take(seat, card)
        if self.notes is not None:
            self.notes.returned(seat, card)

    def throw_away(self, seat: int, cards: int) -> None:
        """Listed cards go from a hand face up to the discards."""
        while cards:
            self.spend(seat, first_listed(cards))
            self.put_away(first_listed(cards))
            cards >>= CARD_BITS

    def nth_card(self, seat: int, place: int) -> int:
        """The card at this place of a hand, in canonical order."""
        cards = self.held[seat]
        place -= self.counts[seat * CARDS + sets.first(cards)]
        while place >= 0:
            cards &= cards - 1
            place -= self.counts[seat * CARDS + sets.first(cards)]
        return sets.first(cards)

    def holds(self, seat: int, cards: list[int]) -> bool:
        """Whether a hand has all these cards."""
        return all(self.counts[seat * CARDS + card] >= cards.count(card) for card in cards)

    def excess(self, seat: int) -> int:
        """TM-38: how many cards a hand holds above the limit."""
        return max(0, self.sizes[seat] - self.house.hand_limit)

    def hand(self, seat: int) -> list[int]:
        """The cards a seat holds, in canonical order; copies stand side by side."""
        found: list[int] = []
        cards = self.held[seat]
        while cards:
            card = sets.first(cards)
            cards &= cards - 1
            found += [card] * self.counts[seat * CARDS + card]
        return found

    def codes(self, seat: int) -> tuple[str, ...]:
        """The same by name."""
        return codes_of(self.hand(seat))

    # Decks

    def draw(self, seat: int, count: int, hauling: bool) -> None:
        """TM-9: from the top of the deck; when it is empty the discards become the deck."""
        told_of = drawn = 0
        while drawn < count and (self.deck_count or self.discard_count):
            if not self.deck_count:
                if self.sink is not None:
                    self.tell_draw(self.sink, seat, drawn - told_of, hauling)
                told_of = drawn
                self.reshuffle()
            self.deck_count -= 1
            card = self.deck[self.deck_count]
            self.take(seat, card)
            if self.notes is not None:
                self.notes.drew(seat, card)
            if hauling:
                self.gain(card)
            drawn += 1
        if self.sink is not None:
            self.tell_draw(self.sink, seat, drawn - told_of, hauling)

    def tell_draw(self, sink: list[Event], seat: int, count: int, hauling: bool) -> None:
        """Cards drawn in one go still lie above the deck's count; nothing is told of none."""
        if count:
            places = range(self.deck_count + count - 1, self.deck_count - 1, -1)
            codes = tuple(CODES[self.deck[place]] for place in places)
            event = told.Hauled if hauling else told.Drew
            sink.append(event(seat, count, codes))

    def gain(self, card: int) -> None:
        """TM-38: one of the cards that may have to be trimmed again."""
        self.gained[self.gained_count] = card
        self.gained_count += 1

    def reshuffle(self) -> None:
        """TM-9: the discards, oldest first, are shuffled into a new deck."""
        self.deck = self.discard[:]
        self.deck_count = self.discard_count
        self.discard_count = 0
        self.chance = rng.shuffle_first(self.deck, self.deck_count, self.chance)
        if self.notes is not None:
            self.notes.reshuffled()
        if self.sink is not None:
            self.sink.append(told.Reshuffled(self.deck_count))

    def put_away(self, card: int) -> None:
        """A card goes to the discards."""
        self.discard[self.discard_count] = card
        self.discard_count += 1
        if self.notes is not None:
            self.notes.threw(card)

    def shuffle_deck(self) -> None:
        """TM-2: all playing cards, from canonical order."""
        self.set_deck(list(self.house.playing_deck))
        self.chance = rng.shuffle_first(self.deck, self.deck_count, self.chance)

    def shuffle_points(self, cards: list[int]) -> None:
        """TM-2, TM-3: these point cards become the point deck."""
        self.set_point_deck(cards)
        self.chance = rng.shuffle_first(self.point_deck, self.point_count, self.chance)

    def top_point(self) -> int:
        """The top card, off the point deck."""
        self.point_count -= 1
        return self.point_deck[self.point_count]

    # The middle

    def fill(self, slot: int) -> None:
        """TM-35: turn up the next point card, if there is one; all its colours are open."""
        if self.point_count:
            self.lay_point(slot, self.top_point())

    def lay_point(self, slot: int, card: int) -> None:
        """A point card lies in the middle with nothing on it."""
        self.market[slot] = card
        for lane in range(LANES):
            self.set_gap(slot * LANES + lane, ASKS[card][lane])

    def set_gap(self, spot: int, gap: int) -> None:
        """TM-14, TM-15, TM-41: what a spot still needs, and which numbers it is open to."""
        self.gaps[spot] = gap
        for number in range(HIGHEST + 1):
            if sets.has(self.house.taken[gap], number):
                self.open_to[number] |= sets.only(spot)
            else:
                self.open_to[number] &= ~sets.only(spot)

    def spots_for(self, card: int) -> int:
        """TM-13 to TM-15, TM-41: the spots on which a number card may be laid."""
        return self.open_to[NUMBER_OF[card]] & SPOTS_OF[COLOUR_OF[card]]

    def lay_card(self, spot: int, card: int) -> None:
        """TM-30: a card sticks."""
        self.lying[spot * HIGHEST + self.lying_counts[spot]] = card
        self.lying_counts[spot] += 1

    def still_needs(self, slot: int) -> int:
        """The sum of the gaps of a point card; 0 once all its colours are closed."""
        first = slot * LANES
        return self.gaps[first] + self.gaps[first + 1] + self.gaps[first + 2]

    def clear_slot(self, slot: int) -> None:
        """TM-33: what lies there goes to the discards: red, yellow, blue, oldest first."""
        self.market[slot] = NO_CARD
        for spot in range(slot * LANES, slot * LANES + LANES):
            for place in range(self.lying_counts[spot]):
                self.put_away(self.lying[spot * HIGHEST + place])
            self.lying_counts[spot] = 0

    def win(self, seat: int, card: int) -> None:
        """TM-33: a point card goes into a points pile."""
        self.won[self.won_count] = card
        self.won_by[self.won_count] = seat
        self.won_count += 1
        self.points[seat] += STARS[card]

    # For those who look at positions and lay them out

    def drawables(self) -> list[int]:
        """The deck from its bottom to its top."""
        return [self.deck[place] for place in range(self.deck_count)]

    def discards(self) -> list[int]:
        """The discards, oldest first."""
        return [self.discard[place] for place in range(self.discard_count)]

    def point_cards(self) -> list[int]:
        """The point deck from its bottom to its top."""
        return [self.point_deck[place] for place in range(self.point_count)]

    def gains(self) -> list[int]:
        """The cards of a Haul that may have to be trimmed, in the order they came."""
        return [self.gained[place] for place in range(self.gained_count)]

    def lies(self, spot: int) -> list[int]:
        """What lies on a spot, oldest first."""
        first = spot * HIGHEST
        return [self.lying[place] for place in range(first, first + self.lying_counts[spot])]

    def pile(self, seat: int) -> list[int]:
        """The point cards that a seat has won, in that order."""
        return [self.won[one] for one in range(self.won_count) if self.won_by[one] == seat]

    def cards_in(self, entry: int) -> list[int]:
        """The cards of one entry of the window."""
        places = range(self.entry_starts[entry], self.entry_starts[entry + 1])
        return [self.entry_cards[place] for place in places]

    def set_hand(self, seat: int, cards: list[int]) -> None:
        """Put just these cards into a hand."""
        for card in self.hand(seat):
            self.lose(seat, card)
        for card in cards:
            self.take(seat, card)

    def set_gained(self, cards: list[int]) -> None:
        """Just these cards may have to be trimmed."""
        self.gained_count = 0
        for card in cards:
            self.gain(card)

    def set_deck(self, cards: list[int]) -> None:
        """Lay just these cards, bottom first."""
        self.deck_count = len(cards)
        for place, card in enumerate(cards):
            self.deck[place] = card

    def set_discard(self, cards: list[int]) -> None:
        """Just these cards are thrown away, oldest first."""
        self.discard_count = 0
        for card in cards:
            self.put_away(card)

    def set_point_deck(self, cards: list[int]) -> None:
        """Lay just these point cards, bottom first."""
        self.point_count = len(cards)
        for place, card in enumerate(cards):
            self.point_deck[place] = card
