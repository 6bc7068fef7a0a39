"""The rules of Ultimatch, phase by phase in the order of the table; RULES.md reads alongside.

What lies where, and how cards get there, is in `table`.
"""

from handful.core import rng, sets
from handful.core.game import starting
from handful.core.move_list import MoveList
from handful.core.refusal import Refusal
from handful.core.state import Outcome

from . import event_builders, lapses, refusals, scoring
from . import events as told
from .cards import CARDS, CODES, NUMBER_OF, PAIRINGS, SINGLES
from .constants import (
    DONATE,
    MATCH,
    NO_CARD,
    OVER,
    REWARD,
    REWARD_CHOICE,
    REWARD_SIZE,
    SOLITAIRE,
    TRADE,
    House,
)
from .moves import (
    ACCEPT,
    CARDS_PLAYED,
    DECLINE_REWARD,
    DONATE_CARD,
    FIRST_PAIR,
    GIFT,
    GIVES,
    KEEP,
    MATCH_WITH,
    NO_OFFER,
    NO_SIGNAL,
    OFFER,
    PASS,
    PLAYS,
    SIGNALS,
    SKIP_TRADE,
    TAKE_REWARD,
    signal_fields,
)
from .options import Options
from .pyramid import OVERLAPPED_BY, OVERLAPS, size_of, uncovered
from .state import BaseState


class State(BaseState):
    """One position of Ultimatch and the rules that lead from it to the next."""

    # Setup

    def set_up(self, options: Options) -> None:
        """The pyramid laid and the hands dealt."""
        self.set_piles(list(range(CARDS)), [])
        self.shuffle_pile()
        self.deal()

    def deal(self) -> None:
        """UM-4, UM-7, UM-8: the pyramid from the apex, then the hands, all off the draw pile."""
        for place in range(size_of(self.house.rows)):
            self.put(place, self.top_drawn())
        self.face_up = uncovered(self.standing)  # UM-6
        for _ in range(self.house.hand_size):
            for step in range(1, self.seats + 1):
                seat = (self.house.dealer + step) % self.seats
                self.hands[seat] |= sets.only(self.top_drawn())
        if self.sink is not None:
            self.sink += event_builders.beginning(self)
        if self.seats == SOLITAIRE:  # UM-80
            self.start_turn(self.turn)

    def donate(self, seat: int, card: int) -> None:
        """UM-9: face down, final, out of the hand at once."""
        self.hands[seat] ^= sets.only(card)
        self.donations[seat] = card
        if self.sink is not None:
            self.sink.append(told.Donated(seat, CODES[card]))
        if not self.yet_to_donate():
            self.reveal_alta()

    def yet_to_donate(self) -> int:
        """The set of seats that have not given a card."""
        waiting = sets.NONE
        for seat in range(self.seats):
            if self.donations[seat] == NO_CARD:
                waiting |= sets.only(seat)
        return waiting

    def reveal_alta(self) -> None:
        """UM-10 to UM-14: turn all donations up, complete the alta-hand, see who starts."""
        starter = self.first_starter()
        if self.sink is not None:
            self.sink.append(event_builders.alta_revealed(self, starter))
        for step in range(1, self.seats + 1):
            self.join_alta(self.donations[(self.house.dealer + step) % self.seats])
        for seat in range(self.seats):
            self.donations[seat] = NO_CARD
        for _ in range(self.house.alta_from_draw):
            card = self.top_drawn()
            self.join_alta(card)
            if self.sink is not None:
                self.sink.append(told.AltaAdded(CODES[card]))
        if self.house.alta_minus:
            self.lose_alta_card()
        self.start_turn(starter)

    def first_starter(self) -> int:
        """UM-14: the highest donation; of several the first from the dealer's left."""
        starter, highest = NO_CARD, 0
        for step in range(1, self.seats + 1):
            seat = (self.house.dealer + step) % self.seats
            if NUMBER_OF[self.donations[seat]] > highest:
                starter, highest = seat, NUMBER_OF[self.donations[seat]]
        return starter

    def lose_alta_card(self) -> None:
        """UM-13: one card of the complete alta-hand, by lot, goes to the discard pile."""
        self.chance = rng.stepped(self.chance)
        card = self.alta[rng.below(self.chance, self.alta_count)]
        self.leave_alta(card)
        self.throw_away(card)
        if self.sink is not None:
            self.sink.append(told.AltaRemoved(CODES[card]))

    # Who may do what

    def acting(self) -> int:
        """The seats that may act, by hand sizes and answers given alone."""
        if self.phase == OVER:
            return sets.NONE
        if self.phase == DONATE:
            return self.yet_to_donate()
        if self.phase == TRADE:
            return self.asked | sets.only(self.turn)
        return sets.only(self.turn)

    def actors(self) -> tuple[int, ...]:
        """The same one by one; in a trade first those who are asked."""
        if self.phase == TRADE:
            return (*self.still_asked(), self.turn)
        return tuple(sets.members(self.acting()))

    def awaiting(self) -> int:
        """In a trade first those who are asked, then the player on turn (UM-27: who may hurry)."""
        return self.asked if self.phase == TRADE and self.asked else self.acting()

    def awaited(self) -> tuple[int, ...]:
        """The same one by one, clockwise."""
        if self.phase == TRADE and self.asked:
            return self.still_asked()
        return self.actors()

    def still_asked(self) -> tuple[int, ...]:
        """The seats whose answer is open, clockwise from the left of the player on turn."""
        order = [(self.turn + step) % self.seats for step in range(1, self.seats)]
        return tuple(seat for seat in order if sets.has(self.asked, seat))

    def list_moves(self, seat: int, moves: MoveList) -> None:
        """Every move this seat may make, in the order of their numbers."""
        if not 0 <= seat < self.seats or not sets.has(self.acting(), seat):
            return
        if self.phase == DONATE:
            moves.add_set(DONATE_CARD, self.hands[seat])
        elif self.phase == TRADE:
            if seat == self.turn:
                self.list_trades(moves)
            else:
                self.list_responses(seat, moves)
        elif self.phase == MATCH:
            self.list_plays(self.hands[seat] | self.alta_cards, moves)
            if self.may_pass(seat):
                moves.add(PASS)
        elif self.phase == REWARD_CHOICE:
            moves.add(TAKE_REWARD)
            moves.add(DECLINE_REWARD)
        else:
            moves.add_set(KEEP, sets.only(self.reward[0]) | sets.only(self.reward[1]))

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Why this move is not allowed, or None."""
        return refusals.refusal(self, seat, move)

    def apply(self, seat: int, move: int) -> None:
        """Make a move that `refusal` allows."""
        if MATCH_WITH <= move < PASS:
            self.match((move - MATCH_WITH) // PLAYS, CARDS_PLAYED[(move - MATCH_WITH) % PLAYS])
        elif move == PASS:
            self.pass_turn()
        elif move == NO_OFFER:
            self.decline(seat)
        elif move == SKIP_TRADE:
            self.skip_trade()
        elif OFFER <= move < NO_OFFER:
            self.offer(seat, (move - OFFER) // SIGNALS, (move - OFFER) % SIGNALS)
        elif ACCEPT <= move < GIFT:
            self.accept((move - ACCEPT) // GIVES, (move - ACCEPT) % GIVES)
        elif GIFT <= move < SKIP_TRADE:
            self.gift((move - GIFT) // CARDS, (move - GIFT) % CARDS)
        elif move < OFFER:
            self.donate(seat, move - DONATE_CARD)
        elif move == TAKE_REWARD:
            self.draw_reward()
        elif move == DECLINE_REWARD:
            self.decline_reward()
        else:
            self.keep(move - KEEP)

    # The turn

    def start_turn(self, seat: int) -> None:
        """UM-20: first the trade; alone, a turn without a match is the end (UM-82)."""
        self.turn = seat
        self.trades = 0
        if self.seats == SOLITAIRE and not self.can_match(self.hands[seat], self.hands[seat]):
            self.end("no_match")
            return
        self.turn_number += 1
        if self.sink is not None:
            self.sink.append(told.TurnStarted(seat, self.turn_number))
        self.open_window()

    def end_turn(self) -> None:
        """UM-20: the left neighbour is next."""
        self.start_turn((self.turn + 1) % self.seats)

    # Trade

    def open_window(self) -> None:
        """UM-22, UM-29: ask everybody who holds a card; without anybody to deal with, go on."""
        self.close_window()
        self.asked = self.holders() & ~sets.only(self.turn)
        self.phase = TRADE if self.asked or self.may_gift() else MATCH

    def close_window(self) -> None:
        """UM-27: offers that were not taken are void."""
        self.asked = sets.NONE
        self.declined = sets.NONE
        for seat in range(self.seats):
            self.offered[seat] = NO_CARD
            self.signals[seat] = NO_SIGNAL

    def may_gift(self) -> bool:
        """UM-26: whether the player on turn has a card and somebody has none."""
        if not self.house.gifts_to_others or not self.hands[self.turn]:
            return False
        return self.holders() != sets.only(self.seats) - 1

    def list_responses(self, seat: int, moves: MoveList) -> None:
        """UM-22, UM-23: any card with any signal of this table, or nothing."""
        cards = self.hands[seat]
        while cards:
            offer = OFFER + sets.first(cards) * SIGNALS + self.house.first_signal
            cards &= cards - 1
            if self.house.pointing:
                for number in range(self.house.signal_count):
                    bare = offer + number * self.house.signal_step
                    moves.add_set(bare, 1 | self.face_up << 1)
            else:
                moves.add_steps(offer, self.house.signal_step, self.house.signal_count)
        moves.add(NO_OFFER)

    def list_trades(self, moves: MoveList) -> None:
        """UM-24 to UM-28: take an offer, hand a card to an empty hand, or go on."""
        own = self.hands[self.turn]
        for seat in range(self.seats):
            if self.offered[seat] != NO_CARD:
                moves.add_set(ACCEPT + seat * GIVES, own if own else sets.only(CARDS))
        if self.house.gifts_to_others:
            for seat in range(self.seats):
                if not self.hands[seat]:
                    moves.add_set(GIFT + seat * CARDS, own)
        moves.add(SKIP_TRADE)

    def offer(self, seat: int, card: int, signal: int) -> None:
        """UM-22: the card stays in its owner's hand until it is taken."""
        self.asked &= ~sets.only(seat)
        self.offered[seat] = card
        self.signals[seat] = signal
        if self.sink is not None:
            self.sink.append(told.OfferMade(seat, signal_fields(signal), CODES[card]))

    def decline(self, seat: int) -> None:
        """UM-29: when everybody asked has declined and no gift is possible the trade is over."""
        self.asked &= ~sets.only(seat)
        self.declined |= sets.only(seat)
        if self.sink is not None:
            self.sink.append(told.OfferDeclined(seat))
        if not self.asked and not self.has_offer() and not self.may_gift():
            self.phase = MATCH

    def has_offer(self) -> bool:
        """Whether any card is put forward."""
        seat = 0
        while seat < self.seats and self.offered[seat] == NO_CARD:
            seat += 1
        return seat < self.seats

    def accept(self, partner: int, given: int) -> None:
        """UM-24, UM-25: the two cards change hands; an empty hand gives nothing."""
        taken = self.offered[partner]
        self.hand_over(partner, self.turn, taken)
        if given != CARDS:
            self.hand_over(self.turn, partner, given)
        if self.sink is not None:
            code = None if given == CARDS else CODES[given]
            self.sink.append(told.Traded(self.turn, partner, code, CODES[taken]))
        self.count_trade()

    def gift(self, receiver: int, card: int) -> None:
        """UM-26: a card for an empty hand uses up a trade."""
        self.hand_over(self.turn, receiver, card)
        if self.sink is not None:
            self.sink.append(told.Gifted(self.turn, receiver, CODES[card]))
        self.count_trade()

    def count_trade(self) -> None:
        """UM-21, UM-28: another trade begins afresh, if there is one left."""
        self.trades += 1
        if self.trades < self.house.trades:
            self.open_window()
        else:
            self.close_window()
            self.phase = MATCH

    def skip_trade(self) -> None:
        """UM-27, UM-28: no more trades this turn."""
        self.close_window()
        self.phase = MATCH
        if self.sink is not None:
            self.sink.append(told.TradeSkipped(self.turn))

    # Match

    def list_plays(self, available: int, moves: MoveList) -> None:
        """UM-30 to UM-33: every way to match with these cards; by place, one card before two."""
        places = self.face_up
        while places:
            place = sets.first(places)
            target = self.pyramid[place]
            first_play = MATCH_WITH + place * PLAYS
            moves.add_set(first_play, available & SINGLES[target])
            self.list_pairs(target, first_play, available, moves)
            places &= places - 1

    def list_pairs(self, target: int, first_play: int, available: int, moves: MoveList) -> None:
        """UM-32: every two of these cards that match the target together."""
        while available:
            card = sets.first(available)
            available &= available - 1
            partners = available & PAIRINGS[target * CARDS + card]
            moves.add_set(first_play + FIRST_PAIR[card], partners)

    def may_pass(self, seat: int) -> bool:
        """UM-35: only if no match uses a card of the hand; alone, never (UM-80)."""
        if self.seats == SOLITAIRE:
            return False
        return not self.can_match(self.hands[seat], self.hands[seat] | self.alta_cards)

    def is_ultimatch(self, target: int, cards: int) -> bool:
        """UM-34: two cards that match the colour and the number both."""
        return cards & self.house.doubles[target * CARDS + sets.first(cards)] != sets.NONE

    def match(self, place: int, cards: int) -> None:
        """UM-30: then remove, reveal, reward."""
        target = self.pyramid[place]
        ultimatch = self.is_ultimatch(target, cards)
        if self.sink is not None:
            self.sink.append(event_builders.matched(self, place, cards, ultimatch))
        self.passes = 0
        self.ultimatches += ultimatch
        self.remove(place, cards)
        if not self.standing:
            self.end("pyramid_cleared")  # UM-46
            return
        self.reveal(place)
        if not ultimatch:
            self.end_turn()
        elif self.house.reward_optional:
            self.phase = REWARD_CHOICE
        else:
            self.draw_reward()

    def pass_turn(self) -> None:
        """UM-40, UM-41: draw a card, unless this pass was the last that the table had."""
        self.passes += 1
        if self.sink is not None:
            alta_only = self.can_match(self.alta_cards, self.alta_cards)
            self.sink.append(told.Passed(self.turn, self.passes, alta_only))
        if self.passes == self.seats:
            self.end("all_passed")
            return
        card = self.draw()
        if card != NO_CARD:
            self.hands[self.turn] |= sets.only(card)
        if self.sink is not None:
            cards = () if card == NO_CARD else (CODES[card],)
            self.sink.append(told.Drew(self.turn, len(cards), cards))
        self.end_turn()

    # Remove, reveal, reward

    def remove(self, place: int, cards: int) -> None:
        """UM-45: the played cards in order, the target on top of them."""
        self.lose(self.turn, cards)
        while cards:
            card = sets.first(cards)
            cards &= cards - 1
            if sets.has(self.alta_cards, card):
                self.leave_alta(card)
            self.throw_away(card)
        self.throw_away(self.pyramid[place])
        self.clear(place)

    def reveal(self, place: int) -> None:
        """UM-47: what nothing lies on any more is turned up."""
        before, above = self.face_up, OVERLAPS[place]
        while above:
            if not OVERLAPPED_BY[sets.first(above)] & self.standing:
                self.face_up |= sets.only(sets.first(above))
            above &= above - 1
        if self.face_up != before and self.sink is not None:
            self.sink.append(event_builders.revealed(self, sets.members(self.face_up & ~before)))

    def draw_reward(self) -> None:
        """UM-50, UM-51: two cards, of which one will join the alta-hand, or both the hand."""
        self.reward_count = 0
        for _ in range(REWARD_SIZE):
            card = self.draw()
            if card != NO_CARD:
                self.reward[self.reward_count] = card
                self.reward_count += 1
        if self.sink is not None:
            self.sink.append(event_builders.reward_drawn(self))
        if self.house.split_reward:
            self.phase = REWARD
            return
        for place in range(self.reward_count):
            self.hands[self.turn] |= sets.only(self.reward[place])
        self.reward_count = 0
        self.end_turn()

    def decline_reward(self) -> None:
        """UM-50, `reward_optional`: nothing is drawn."""
        if self.sink is not None:
            self.sink.append(told.RewardDeclined(self.turn))
        self.end_turn()

    def keep(self, card: int) -> None:
        """UM-50: the other card is everybody's."""
        other = self.reward[1] if self.reward[0] == card else self.reward[0]
        self.reward_count = 0
        self.hands[self.turn] |= sets.only(card)
        self.join_alta(other)
        if self.sink is not None:
            self.sink.append(told.RewardSplit(self.turn, CODES[other], CODES[card]))
        self.end_turn()

    # End of the game

    def end(self, reason: str) -> None:
        """UM-70 to UM-73: everybody wins or loses, and all cards are shown."""
        self.phase = OVER
        self.reason = reason
        if self.sink is not None:
            self.sink.append(
                told.GameOver(event_builders.result(self), event_builders.revelation(self))
            )

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return scoring.outcome(self) if self.phase == OVER else None

    # What others ask of a position

    def lapse(self, seat: int) -> int:
        """What a silent seat is taken to do."""
        return lapses.lapse(self, seat)

    def clone(self) -> "State":
        """An independent copy that nobody listens to."""
        twin = State.__new__(State)
        self.copy_to(twin)
        return twin


start = starting(State, House)
"""The first position of a game."""
