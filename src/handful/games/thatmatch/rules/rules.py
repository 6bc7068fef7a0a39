"""The rules of That Match Game, in the order of the table; RULES.md reads alongside."""

from handful.core import rng, sets
from handful.core.game import starting
from handful.core.move_list import MoveList
from handful.core.refusal import Refusal
from handful.core.state import Outcome

from . import event_builders, lapses, refusals, scoring, setup
from . import events as told
from .cards import (
    CARDS,
    CODES,
    EXCLAMATIONS,
    HAUL,
    LANES,
    NUMBER_CARDS,
    NUMBER_OF,
    ORANGE_BLOCK,
    POINT_CODES,
    RED_BLOCK,
    RESCUE,
    SNATCH,
    codes_of,
)
from .constants import (
    AT_TARGET,
    CALL,
    CAPPED,
    CLAIM,
    DRAWING,
    EXHAUSTED,
    HAULED,
    IF_IDLE,
    NO_CARD,
    NO_TOSS,
    NOBODY,
    NOTHING,
    OPENING,
    ORANGE,
    OVER,
    PLAYING,
    RED,
    RESPONDING,
    SPECIAL,
    STALLED,
    TRIMMING,
    House,
)
from .move_codes import (
    aim_of,
    card_opening,
    card_played,
    cards_of,
    choices_of,
    list_of_one,
    move_of,
    play_of,
    special_of,
    spot_played,
    target_of,
    verb_of,
)
from .move_numbers import (
    BLOCK_ORANGE,
    BLOCK_RED,
    BOLT,
    CALL_RESCUE,
    CARD_BITS,
    DECLINE,
    DRAW,
    END_TURN,
    NO_TARGET,
    PLAY_NUMBER,
    PLAY_SPECIAL,
    TOSS,
    TRIM,
)
from .options import Options
from .response_window import Window


class State(Window):
    """One position of That Match Game and the rules that lead from it to the next."""

    # Setup

    def set_up(self, options: Options) -> None:
        """A new game up to the first decision."""
        setup.set_up(self)
        self.begin_turn()

    # Who may do what

    def acting(self) -> int:
        """The seats that may act: hand sizes and what lies open decide, cards in hand never do."""
        if self.phase == OVER:
            return sets.NONE
        if self.phase != RESPONDING:
            return sets.only(self.turn)
        return sets.only(self.next_asked()) if self.house.clockwise else self.still_asked()

    def may_act(self, seat: int) -> bool:
        """Whether it is for this seat to move."""
        return 0 <= seat < self.seats and sets.has(self.acting(), seat)

    def list_moves(self, seat: int, moves: MoveList) -> None:
        """Every move this seat may make, verb by verb."""
        if not self.may_act(seat):
            return
        if self.phase == RESPONDING:
            self.list_responses(seat, moves)
        elif self.phase == DRAWING:
            moves.add_run(move_of(DRAW, 0), self.most_to_draw() + 1)
        elif self.phase == TRIMMING:
            self.list_sets(TRIM, seat, self.excess(seat), moves)
        else:
            self.list_turn(seat, moves)

    def list_turn(self, seat: int, moves: MoveList) -> None:
        """TM-10, TM-39: every play, every toss if none is possible, and ending the turn."""
        before = moves.count
        self.list_plays(seat, moves)
        if self.may_toss(seat, moves.count > before):
            for count in range(1, min(self.house.play_max, self.sizes[seat]) + 1):
                self.list_sets(TOSS, seat, count, moves)
        moves.add(move_of(END_TURN, 0))

    def list_plays(self, seat: int, moves: MoveList) -> None:
        """TM-11: number cards wherever they fit, and the specials without a bolt."""
        first, cards = move_of(PLAY_NUMBER, 0), self.held[seat] & NUMBER_CARDS
        while cards:
            card = sets.first(cards)
            cards &= cards - 1
            moves.add_set(first + play_of(card, 0), self.spots_for(card))
        if sets.has(self.held[seat], HAUL):
            moves.add(move_of(PLAY_SPECIAL, special_of(HAUL, NO_TARGET)))
        if sets.has(self.held[seat], SNATCH):
            for target in range(self.seats):
                if target != seat and self.sizes[target]:  # TM-37
                    moves.add(move_of(PLAY_SPECIAL, special_of(SNATCH, target)))

    def list_sets(self, verb: int, seat: int, count: int, moves: MoveList) -> None:
        """TM-38, TM-39: every choice of so many cards of a hand, equal ones once."""
        self.add_sets(seat, CARDS, 0, count - 1, move_of(verb, 0), moves)

    def add_sets(
        self, seat: int, last: int, taken: int, place: int, chosen: int, moves: MoveList
    ) -> None:
        """Choose a card for this place of a list, then for those before it: none is above `last`.

        Of that one some are taken. The last place counts most in the number of a move, so the
        moves come in rising order.
        """
        below, cards = 0, self.held[seat]
        while cards and sets.first(cards) <= last:
            card = sets.first(cards)
            cards &= cards - 1
            there = self.counts[seat * CARDS + card]
            used = taken if card == last else 0
            if there > used and below + there - used > place:
                move = chosen + (list_of_one(card) << CARD_BITS * place)
                if place:
                    self.add_sets(seat, card, used + 1, place - 1, move, moves)
                else:
                    moves.add(move)
            below += there

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Why this move is not allowed, or None."""
        return refusals.refusal(self, seat, move)

    def apply(self, seat: int, move: int) -> None:
        """Make a move that `refusal` allows."""
        verb = verb_of(move)
        if verb == DECLINE:
            self.decline(seat)
        elif verb == DRAW:
            self.draw_for_turn(seat, choices_of(move))
        elif verb == PLAY_NUMBER:
            self.play_number(seat, card_played(move), spot_played(move))
        elif verb == PLAY_SPECIAL:
            self.play_special(seat, card_opening(move), target_of(move))
        elif verb == BOLT:
            self.bolt(seat, choices_of(move))
        elif verb == BLOCK_RED:
            self.red_block(seat, aim_of(move))
        elif verb == BLOCK_ORANGE:
            self.orange_block(seat, aim_of(move))
        elif verb == CALL_RESCUE:
            self.call_rescue(seat)
        elif verb == TOSS:
            self.toss(seat, choices_of(move))
        elif verb == TRIM:
            self.trim(seat, choices_of(move))
        else:
            self.end_turn()

    # The turn

    def begin_turn(self) -> bool:
        """Draw, or play if nothing may be drawn; False if the seat has nothing to decide."""
        self.plays = 0
        self.progress = False
        if self.sink is not None:
            self.sink.append(told.TurnBegan(self.turn, self.stall))
        self.phase = DRAWING if self.most_to_draw() else PLAYING  # TM-8
        return self.phase == DRAWING or self.sizes[self.turn] > 0

    def most_to_draw(self) -> int:
        """TM-8: the most cards the turn player may draw."""
        room = self.house.hand_limit - self.sizes[self.turn]
        there = self.deck_count + self.discard_count
        return max(0, min(self.house.draw_max, room, there))

    def draw_for_turn(self, seat: int, count: int) -> None:
        """TM-8, TM-12: as many as it chose; a seat without cards has had its turn."""
        self.draw(seat, count, False)
        self.phase = PLAYING
        if not self.sizes[seat]:
            self.end_turn()

    def play_number(self, seat: int, card: int, spot: int) -> None:
        """TM-17: the card is claim 0; its value holds until the window is settled."""
        self.plays += 1
        self.spot = spot
        self.value = self.gaps[spot] if sets.has(EXCLAMATIONS, card) else NUMBER_OF[card]
        self.enter(seat, CLAIM, list_of_one(card), NOTHING, NOTHING)
        if self.sink is not None:
            self.sink.append(event_builders.number_played(self, seat, card))
        if self.house.simple or (self.house.taking_only and not self.would_take()):
            self.settle()
        else:
            self.ask()

    def would_take(self) -> bool:
        """TM-17: whether the play closes the last open colour of its point card."""
        return self.value == self.still_needs(self.spot // LANES)

    def play_special(self, seat: int, card: int, target: int) -> None:
        """TM-29: Haul and Snatch open a window too."""
        self.plays += 1
        aim = NOTHING if target == NO_TARGET else target
        self.enter(seat, SPECIAL, list_of_one(card), aim, NOTHING)
        if self.sink is not None:
            whom = None if target == NO_TARGET else target
            self.sink.append(told.SpecialPlayed(seat, CODES[card], whom))
        self.ask()

    def may_toss(self, seat: int, has_play: bool) -> bool:
        """TM-39: a full hand, no play made, and none to make."""
        if self.house.toss == NO_TOSS or self.plays or self.sizes[seat] < self.house.hand_limit:
            return False
        return self.house.toss == IF_IDLE or not has_play

    def toss(self, seat: int, cards: int) -> None:
        """TM-39: the cards go face up to the discards and the turn ends."""
        self.throw_away(seat, cards)
        if self.sink is not None:
            self.sink.append(told.Tossed(seat, codes_of(cards_of(cards))))
        self.end_turn()

    # The response window

    def ask(self) -> None:
        """TM-25: work out afresh who is asked; with nobody to ask the play is settled."""
        self.declined = sets.NONE
        self.asked = self.all_asked()
        if not self.asked:
            self.settle()
            return
        self.phase = RESPONDING
        if self.sink is not None:
            self.sink.append(told.WindowAsked(tuple(self.clockwise(self.asked)), self.entries))

    def bolt(self, seat: int, cards: int) -> None:
        """TM-18: the bolts form the next claim."""
        self.enter(seat, CLAIM, cards, NOTHING, NOTHING)
        if self.sink is not None:
            codes = codes_of(cards_of(cards))
            self.sink.append(told.Bolted(seat, codes, event_builders.in_force(self)))
        self.ask()

    def red_block(self, seat: int, named: int) -> None:
        """TM-19: one card of the standing claim is named; the whole claim falls."""
        claim = self.standing
        self.enter(seat, RED, list_of_one(RED_BLOCK), claim, named)
        if self.sink is not None:
            self.sink.append(
                told.RedBlocked(
                    seat, CODES[RED_BLOCK], CODES[named], claim, event_builders.in_force(self)
                )
            )
        self.ask()

    def orange_block(self, seat: int, entry: int) -> None:
        """TM-20: a live block or special of another seat is named."""
        self.enter(seat, ORANGE, list_of_one(ORANGE_BLOCK), entry, NOTHING)
        if self.sink is not None:
            self.sink.append(
                told.OrangeBlocked(seat, CODES[ORANGE_BLOCK], entry, event_builders.in_force(self))
            )
        self.ask()

    def call_rescue(self, seat: int) -> None:
        """TM-21: what does not stick will come back."""
        self.enter(seat, CALL, list_of_one(RESCUE), NOTHING, NOTHING)
        if self.sink is not None:
            self.sink.append(told.RescueCalled(seat, CODES[RESCUE], event_builders.in_force(self)))
        self.ask()

    def decline(self, seat: int) -> None:
        """TM-26, TM-27: out until the next response; when nobody is left the play is settled."""
        self.declined |= sets.only(seat)
        if self.sink is not None:
            self.sink.append(told.Declined(seat))
        if self.declined == self.asked:
            self.settle()

    # Settling

    def settle(self) -> None:
        """TM-27: nobody is left to ask."""
        self.phase = PLAYING
        if self.entry_sort[OPENING] == SPECIAL:
            self.settle_special()
        else:
            self.settle_number()
        if self.phase != OVER:
            self.go_on()

    def settle_number(self) -> None:
        """TM-30 to TM-33: lay what stands, clear the window, see whether a point card is full."""
        owner, spot = self.in_force(), self.spot
        if owner != NOBODY:
            self.set_gap(spot, self.gaps[spot] - self.value)
            self.progress = True
        self.sweep()
        if owner == NOBODY or self.gaps[spot]:
            return
        if self.sink is not None:
            self.sink.append(event_builders.colour_closed(spot))
        slot = spot // LANES
        if not self.still_needs(slot):
            self.take_point_card(owner, slot)

    def sweep(self) -> None:
        """TM-30, TM-31: where every card of the window goes; the window is closed."""
        rescued = self.all_rescued()
        if self.sink is not None:
            self.sink.append(event_builders.settled(self, rescued))
        for entry in range(self.entries):
            for place in range(self.entry_starts[entry], self.entry_starts[entry + 1]):
                card, seat = self.entry_cards[place], self.entry_by[entry]
                if entry == self.standing:
                    self.lay_card(self.spot, card)
                elif self.entry_sort[entry] == CLAIM and sets.has(rescued, seat):
                    self.bring_back(seat, card)
                else:
                    self.put_away(card)
        self.clear_window()

    def all_rescued(self) -> int:
        """TM-31: the seats with a live Rescue."""
        rescued = sets.NONE
        for entry in range(self.entries):
            if self.entry_sort[entry] == CALL and sets.has(self.live, entry):
                rescued |= sets.only(self.entry_by[entry])
        return rescued

    def take_point_card(self, seat: int, slot: int) -> None:
        """TM-33 to TM-35: into the points pile; then the game ends or the slot is refilled."""
        card, before = self.market[slot], self.discard_count
        self.clear_slot(slot)
        self.win(seat, card)
        if self.sink is not None:
            cleared = self.discards()[before:]
            self.sink.append(event_builders.point_taken(self, seat, slot, card, cleared))
        if self.points[seat] >= self.house.target:
            self.end_game(AT_TARGET)
        elif self.house.refill_at_once:
            self.refill(slot)

    def refill(self, slot: int) -> None:
        """TM-35: the next point card, if there is one."""
        self.fill(slot)
        if self.sink is not None:
            card = self.market[slot]
            self.sink.append(
                told.MarketRefilled(slot, None if card == NO_CARD else POINT_CODES[card])
            )

    def settle_special(self) -> None:
        """TM-36: the cards go first; then Haul or Snatch does its work, if it is live."""
        seat, card = self.entry_by[OPENING], self.entry_cards[0]
        target, alive = self.entry_aim[OPENING], sets.has(self.live, OPENING)
        self.sweep()
        if not alive:
            if self.sink is not None:
                self.sink.append(told.SpecialCancelled(seat, CODES[card]))
        elif card == HAUL:
            self.gained_count = 0
            self.draw(seat, HAULED, True)
        else:
            self.snatch(seat, target)

    def snatch(self, seat: int, source: int) -> None:
        """TM-36: a card at random from the target's hand; an empty hand gives nothing."""
        code = ""
        if self.sizes[source]:
            self.chance = rng.stepped(self.chance)
            card = self.nth_card(source, rng.below(self.chance, self.sizes[source]))
            self.lose(source, card)
            self.take(seat, card)
            if self.notes is not None:
                self.notes.snatched(seat, source, card, ~sets.NONE)
            code = CODES[card]
        if self.sink is not None:
            self.sink.append(told.Snatched(seat, source, 1 if code else 0, code))

    def go_on(self) -> None:
        """What follows a settled play: the end, a hand to trim, the next play, the next turn."""
        if self.is_exhausted():
            self.end_game(EXHAUSTED)
        elif self.excess(self.turn):
            self.phase = TRIMMING
        else:
            self.after_play()

    def trim(self, seat: int, cards: int) -> None:
        """TM-38: down to the limit, before anything else happens."""
        self.throw_away(seat, cards)
        if self.sink is not None:
            self.sink.append(told.Trimmed(seat, codes_of(cards_of(cards))))
        self.after_play()

    def after_play(self) -> None:
        """TM-12: another play, unless all are made or the hand is empty."""
        self.gained_count = 0
        self.phase = PLAYING
        if self.plays == self.house.play_max or not self.sizes[self.turn]:
            self.end_turn()

    # Between turns

    def end_turn(self) -> None:
        """TM-12: on to the next seat that has something to decide."""
        self.close_turn()
        while self.phase != OVER:
            self.turn = (self.turn + 1) % self.seats  # TM-1
            if self.begin_turn():
                return
            self.close_turn()

    def close_turn(self) -> None:
        """TM-35, TM-43, TM-44: refill late if so agreed, count the stall, see whether it ends."""
        if not self.house.refill_at_once:
            for slot in range(self.house.slots):
                if self.market[slot] == NO_CARD:
                    self.refill(slot)
        self.turns += 1
        self.stall = 0 if self.progress else self.stall + 1
        if self.sink is not None:
            self.sink.append(told.TurnEnded(self.turn, self.stall))
        if self.is_exhausted():
            self.end_game(EXHAUSTED)
        elif self.stall >= self.house.stall_limit:
            self.end_game(STALLED)
        elif self.turns == self.house.turn_cap:
            self.end_game(CAPPED)

    def is_exhausted(self) -> bool:
        """TM-43: no point card is left to be taken."""
        if self.point_count:
            return False
        slot = 0
        while slot < self.house.slots and self.market[slot] == NO_CARD:
            slot += 1
        return slot == self.house.slots

    def end_game(self, reason: int) -> None:
        """TM-42 to TM-45: nothing further is played, drawn or refilled."""
        self.phase = OVER
        self.ended = reason
        if self.sink is not None:
            self.sink.append(event_builders.game_over(self))

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return scoring.ranking(self) if self.phase == OVER else None

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
