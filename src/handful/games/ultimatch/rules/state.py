"""The table of Ultimatch: the pyramid, the hands, the alta-hand, the piles, and an open trade.

The whole position is numbers in rows of fixed length, so that it can be compiled and copied at
once. Hands and the alta-hand are card sets; the alta-hand keeps its order beside. Places of the
pyramid, seats and cards are bits. A pile is a row of cards with a count; its top is the last one
counted. `known` has for every seat and every other one the cards that the first saw go there.
"""

from handful.core import rng, rows, sets
from handful.core.engine import Position, blank

from . import events as told
from .cards import CARDS, CODES, PAIRINGS, SINGLES
from .constants import DONATE, GONE, NO_CARD, REWARD_SIZE, House
from .moves import MOST_SEATS, NO_SIGNAL
from .pyramid import PLACES


class BaseState(Position):
    """Everything there is at a table of Ultimatch, as numbers."""

    def __init__(self, house: House, seats: int) -> None:
        super().__init__()
        self.house = house
        self.seats = seats
        self.phase = DONATE
        self.turn = house.dealer
        self.turn_number = 0
        self.passes = 0
        self.ultimatches = 0
        self.reason = ""
        self.pyramid = blank(PLACES)
        self.standing = sets.NONE
        self.face_up = sets.NONE
        self.hands = blank(MOST_SEATS)
        self.alta = blank(CARDS)
        self.alta_count = 0
        self.alta_cards = sets.NONE
        self.draw_pile = blank(CARDS)
        self.draw_count = 0
        self.discard = blank(CARDS)
        self.discard_count = 0
        self.donations = blank(MOST_SEATS)
        self.reward = blank(REWARD_SIZE)
        self.reward_count = 0
        self.trades = 0
        self.asked = sets.NONE
        self.declined = sets.NONE
        self.offered = blank(MOST_SEATS)
        self.signals = blank(MOST_SEATS)
        self.known = blank(MOST_SEATS * MOST_SEATS)
        self.clear_rows()

    def clear_rows(self) -> None:
        """Nothing stands, nobody has given or offered a card."""
        for place in range(PLACES):
            self.pyramid[place] = GONE
        for seat in range(MOST_SEATS):
            self.donations[seat] = self.offered[seat] = NO_CARD
            self.signals[seat] = NO_SIGNAL

    def copy_to(self, twin: "BaseState") -> None:
        """Write this whole position over another; nobody listens to it."""
        twin.house = self.house
        twin.seats = self.seats
        twin.now = self.now
        twin.chance = self.chance
        twin.sink = None
        twin.phase = self.phase
        twin.turn = self.turn
        twin.turn_number = self.turn_number
        twin.passes = self.passes
        twin.ultimatches = self.ultimatches
        twin.reason = self.reason
        twin.pyramid = self.pyramid[:]
        twin.standing = self.standing
        twin.face_up = self.face_up
        twin.hands = self.hands[:]
        twin.alta = self.alta[:]
        twin.alta_count = self.alta_count
        twin.alta_cards = self.alta_cards
        twin.draw_pile = self.draw_pile[:]
        twin.draw_count = self.draw_count
        twin.discard = self.discard[:]
        twin.discard_count = self.discard_count
        twin.donations = self.donations[:]
        twin.reward = self.reward[:]
        twin.reward_count = self.reward_count
        twin.trades = self.trades
        twin.asked = self.asked
        twin.declined = self.declined
        twin.offered = self.offered[:]
        twin.signals = self.signals[:]
        twin.known = self.known[:]

    # The pyramid

    def clear(self, place: int) -> None:
        """The card is gone from its place."""
        self.pyramid[place] = GONE
        self.standing &= ~sets.only(place)
        self.face_up &= ~sets.only(place)

    def can_match(self, cards: int, available: int) -> bool:
        """Whether some play from the available cards uses one of these."""
        places = self.face_up
        while places:
            if self.can_be_matched(self.pyramid[sets.first(places)], cards, available):
                return True
            places &= places - 1
        return False

    def can_be_matched(self, target: int, cards: int, available: int) -> bool:
        """The same for one card of the pyramid."""
        if cards & SINGLES[target]:
            return True
        while cards:
            if PAIRINGS[target * CARDS + sets.first(cards)] & available:
                return True
            cards &= cards - 1
        return False

    # Piles

    def shuffle_pile(self) -> None:
        """UM-3, UM-55: the draw pile into random order."""
        self.chance = rng.shuffle_first(self.draw_pile, self.draw_count, self.chance)

    def top_drawn(self) -> int:
        """The top card, off the draw pile."""
        self.draw_count -= 1
        return self.draw_pile[self.draw_count]

    def draw(self) -> int:
        """UM-55: the top card; an empty pile is made anew of all discards, if there are any."""
        if not self.draw_count and not self.reshuffle():
            return NO_CARD
        return self.top_drawn()

    def reshuffle(self) -> bool:
        """UM-55: the discards become the draw pile, if there are any."""
        if not self.discard_count:
            return False
        self.draw_count = self.discard_count
        for place in range(self.draw_count):
            self.draw_pile[place] = self.discard[place]
        self.discard_count = 0
        self.shuffle_pile()
        if self.sink is not None:
            self.sink.append(told.Reshuffled(self.draw_count))
        return True

    def pile_up(self, card: int) -> None:
        """The card comes to lie on the draw pile."""
        self.draw_pile[self.draw_count] = card
        self.draw_count += 1

    def throw_away(self, card: int) -> None:
        """The card comes to lie on the discard pile."""
        self.discard[self.discard_count] = card
        self.discard_count += 1

    # Hands

    def join_alta(self, card: int) -> None:
        """A card comes to lie in the alta-hand, after those that are there."""
        self.alta[self.alta_count] = card
        self.alta_count += 1
        self.alta_cards |= sets.only(card)

    def leave_alta(self, card: int) -> None:
        """A card leaves the alta-hand; those after it move up."""
        self.alta_count = rows.leave(self.alta, self.alta_count, card)
        self.alta_cards ^= sets.only(card)

    def holders(self) -> int:
        """The set of seats that hold a card."""
        holding = sets.NONE
        for seat in range(self.seats):
            if self.hands[seat]:
                holding |= sets.only(seat)
        return holding

    def hand_over(self, giver: int, receiver: int, card: int) -> None:
        """The card moves; the two remember it, for all others the giver's hand is unsure again."""
        self.hands[giver] ^= sets.only(card)
        self.hands[receiver] |= sets.only(card)
        for watcher in range(self.seats):
            if watcher == receiver:
                self.known[watcher * self.seats + giver] &= ~sets.only(card)
            else:
                self.known[watcher * self.seats + giver] = sets.NONE
        self.known[giver * self.seats + receiver] |= sets.only(card)

    def lose(self, seat: int, cards: int) -> None:
        """These cards leave the hand, if they are there, and nobody knows them there any more."""
        self.hands[seat] &= ~cards
        for watcher in range(self.seats):
            self.known[watcher * self.seats + seat] &= ~cards

    # For those who look at positions and lay them out

    def codes(self, seat: int) -> tuple[str, ...]:
        """The cards a seat holds, by name and in order."""
        return tuple(CODES[card] for card in sets.members(self.hands[seat]))

    def alta_hand(self) -> list[int]:
        """The alta-hand in its order."""
        return [self.alta[place] for place in range(self.alta_count)]

    def drawables(self) -> list[int]:
        """The draw pile from its bottom to its top."""
        return [self.draw_pile[place] for place in range(self.draw_count)]

    def discards(self) -> list[int]:
        """The discard pile, oldest card first."""
        return [self.discard[place] for place in range(self.discard_count)]

    def rewards(self) -> list[int]:
        """The cards of a reward that is being shared."""
        return [self.reward[place] for place in range(self.reward_count)]

    def put(self, place: int, card: int) -> None:
        """Let this card stand in a place of the pyramid."""
        self.pyramid[place] = card
        self.standing |= sets.only(place)

    def set_hand(self, seat: int, cards: int) -> None:
        """Put just these cards into a hand."""
        self.hands[seat] = cards

    def set_known(self, seat: int, other: int, cards: int) -> None:
        """From now on the seat knows just these cards in another hand."""
        self.known[seat * self.seats + other] = cards

    def set_donation(self, seat: int, card: int) -> None:
        """The card that a seat has given."""
        self.donations[seat] = card

    def set_offer(self, seat: int, card: int, signal: int) -> None:
        """The card that a seat offers, and its gesture."""
        self.offered[seat] = card
        self.signals[seat] = signal

    def set_alta(self, cards: list[int]) -> None:
        """Let just these cards be the alta-hand."""
        self.alta_count, self.alta_cards = 0, sets.NONE
        for card in cards:
            self.join_alta(card)

    def set_piles(self, drawables: list[int], discards: list[int]) -> None:
        """Lay just these cards, bottom first."""
        self.draw_count = self.discard_count = 0
        for card in drawables:
            self.pile_up(card)
        for card in discards:
            self.throw_away(card)

    def set_reward(self, cards: list[int]) -> None:
        """Let just these cards be the reward."""
        self.reward_count = len(cards)
        for place, card in enumerate(cards):
            self.reward[place] = card
