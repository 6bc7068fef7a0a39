"""The rules of Ultimatum, phase by phase in the order of the table; RULES.md reads alongside."""

from handful.core import rng, sets
from handful.core.events import Event
from handful.core.game import starting
from handful.core.move_list import MoveList
from handful.core.refusal import Refusal
from handful.core.state import Outcome

from . import events as told
from . import lapses, refusals, scoring
from .cards import (
    BLOCK,
    CARDS_PER_DRAW,
    CHIPS_MOVED,
    CODES,
    COUNTED_AT,
    COUNTER,
    DRAW,
    KINDS,
    OF_KIND,
    ROUND,
    STEAL,
    SWAP,
    TAKE,
    ULTIMATUM,
)
from .constants import (
    BLOCKING,
    CHOOSING,
    COUNTERING,
    EMPTY_HAND,
    ENDINGS,
    FIRST_OFFER,
    GAME_OVER,
    NOBODY,
    NOT_ENDED,
    OTHERS_PROPOSALS,
    PHASES,
    ROUND_CARD,
    ROUND_OVER,
    SHIELDING,
    TURN,
    ULTIMATUM_ONLY,
    WORD,
    WORDS,
    House,
)
from .moves import (
    ACCEPT,
    BOTH_WAYS,
    CHAIRS,
    CHIPS,
    DEAL,
    DECLINE,
    FIRST,
    KIND_PLAYED,
    PLAY_BLOCK,
    PLAY_COUNTER,
    PLAYS,
    REJECT,
    SHARES,
    SPACE,
    parameters,
)
from .options import Options
from .state import BaseState


class State(BaseState):
    """One position of Ultimatum and the rules that lead from it to the next."""

    # Setup

    def set_up(self, options: Options) -> None:
        """The first round, dealt; the dealer's left is on turn."""
        self.dealer = self.seat_by_lot(options.first_dealer, self.seats)  # UT-2: before the shuffle
        self.hand_out_chips()
        self.deal()

    def hand_out_chips(self) -> None:
        """UT-6: everybody gets the same stack, openly."""
        for seat in range(self.seats):
            self.chips[seat] = self.house.starting_chips

    def deal(self) -> None:
        """UT-3 to UT-7: shuffle everything, deal one at a time from the dealer's left on."""
        self.round_number += 1
        self.ended = NOT_ENDED
        self.clear_affair()
        self.gather()
        self.chance = rng.shuffle_first(self.draw_pile, self.draw_count, self.chance)
        first = self.left_of(self.dealer)
        for place in range(self.seats * self.house.hand_size):
            self.take((first + place) % self.seats, self.top_drawn())
        if self.sink is not None:
            self.tell_deal(self.sink)
        self.start_turn(first)

    def tell_deal(self, sink: list[Event]) -> None:
        """Everybody sees the stacks and the pile, and its own cards."""
        sink.append(
            told.RoundStarted(
                round=self.round_number,
                dealer=self.dealer,
                hand_size=self.house.hand_size,
                chips=tuple(self.stacks()),
                pile_count=self.draw_count,
            )
        )
        sink.extend(told.Dealt(seat, self.codes(seat)) for seat in range(self.seats))

    # Who may do what

    def required(self) -> int:
        """The seat the table waits for, or nobody once the game is over."""
        if self.phase == TURN:
            return self.turn
        if self.phase == CHOOSING:
            return self.responder
        if self.phase == ROUND_OVER:
            return self.left_of(self.dealer)  # UT-58
        return NOBODY if self.phase == GAME_OVER else self.queue[0]

    def acting(self) -> int:
        """The required seat; whoever waits to be asked may decline early (UT-31)."""
        if self.phase == GAME_OVER:
            return sets.NONE
        return self.waiting if self.queue_count else sets.only(self.required())

    def actors(self) -> tuple[int, ...]:
        """The same in the order in which they are asked."""
        return tuple(self.asked()) or self.awaited()

    def awaiting(self) -> int:
        """Only the required seat holds the table up."""
        return sets.NONE if self.phase == GAME_OVER else sets.only(self.required())

    def may_act(self, seat: int) -> bool:
        """Whether the seat is asked, or waits to be asked."""
        return 0 <= seat < self.seats and sets.has(self.acting(), seat)

    def list_moves(self, seat: int, moves: MoveList) -> None:
        """Every move this seat may make, in the order of their numbers."""
        if not self.may_act(seat):
            return
        if self.phase == TURN:
            self.list_plays(seat, moves)
        elif self.phase == CHOOSING:
            moves.add_run(ACCEPT, self.proposals)
            moves.add(REJECT)
        elif self.phase == ROUND_OVER:
            moves.add(DEAL)
        else:
            self.list_answers(seat, moves)

    def list_plays(self, seat: int, moves: MoveList) -> None:
        """UT-9: every card in hand, with every choice it allows."""
        hand = self.hands[seat]
        while hand:
            kind = COUNTED_AT[sets.first(hand)]
            hand &= ~OF_KIND[kind]
            if kind == ULTIMATUM:
                self.list_offers(seat, moves)
            elif kind != ROUND or self.may_end_round(seat):
                self.list_choices(seat, kind, moves)

    def list_choices(self, seat: int, kind: int, moves: MoveList) -> None:
        """UT-10: every choice that the card allows."""
        place = (seat * KINDS + kind) * WORDS
        moves.add_set(FIRST[kind], self.house.choices[place])
        if self.seats * CHAIRS > WORD:
            moves.add_set(FIRST[kind] + WORD, self.house.choices[place + 1])

    def list_offers(self, seat: int, moves: MoveList) -> None:
        """UT-24, UT-25: every responder, every target, every share of its stack."""
        others = responders = sets.only(self.seats) - 1 & ~sets.only(seat)
        while responders:
            responder = sets.first(responders)
            responders &= responders - 1
            first = FIRST[ULTIMATUM] + SHARES * CHAIRS * responder
            targets = others & ~sets.only(responder)
            while targets:
                target = sets.first(targets)
                targets &= targets - 1
                moves.add_run(first + SHARES * target, self.chips[target] + 1)

    def may_end_round(self, seat: int) -> bool:
        """UT-45: late enough, or nothing but Round cards in hand."""
        this_turn = self.turns_taken[seat] + 1
        return this_turn >= self.house.round_from_turn or (
            self.holds(seat, ROUND) == self.sizes[seat]
        )

    def list_answers(self, seat: int, moves: MoveList) -> None:
        """UT-28, UT-31, UT-41: whoever waits may decline; whoever is asked may spend a card."""
        asked = seat == self.queue[0]
        if asked and self.phase != COUNTERING and self.holds(seat, BLOCK):
            moves.add(PLAY_BLOCK)
        moves.add(DECLINE)
        if asked and self.phase == COUNTERING and self.holds(seat, COUNTER):
            moves.add_run(PLAY_COUNTER, self.pool() + 1)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Why this move is not allowed, or None."""
        return refusals.refusal(self, seat, move)

    def apply(self, seat: int, move: int) -> None:
        """Make a move that `refusal` allows; every answer of the required seat opens a window."""
        if seat == self.required():
            self.act(seat, move if move < SPACE else move % SPACE)  # UT-64: the window
            self.open_window()
        else:
            self.decline(seat, early=True)

    def act(self, seat: int, action: int) -> None:
        """What the required seat does, whichever window it has named."""
        if action < PLAYS:
            self.play(seat, action)
        elif action == PLAY_BLOCK:
            self.block(seat)
        elif action == DECLINE:
            self.decline(seat, early=False)
        elif action < ACCEPT:
            self.counter(seat, action - PLAY_COUNTER)
        elif action < REJECT:
            self.accept(action - ACCEPT)
        elif action == REJECT:
            self.reject()
        else:
            self.deal_next()

    def open_window(self) -> None:
        """UT-64: whoever is asked next is asked under a new number."""
        self.window += 1
        if self.sink is not None and BLOCKING <= self.phase <= SHIELDING:
            self.sink.append(
                told.WindowOpened(
                    window=self.window,
                    phase=PHASES[self.phase],
                    seat=self.required(),
                    seconds=self.house.seconds[self.phase],
                )
            )

    # The turn

    def start_turn(self, seat: int) -> None:
        """UT-8: one card must be played."""
        self.turn = seat
        self.phase = TURN
        if self.sink is not None:
            self.sink.append(told.TurnStarted(seat))

    def play(self, seat: int, action: int) -> None:
        """UT-10, UT-11: the card is discarded and does what was declared with it."""
        kind = KIND_PLAYED[action]
        chosen = action - FIRST[kind]
        self.turns_taken[seat] += 1
        self.spend(seat, kind)
        if self.sink is not None:
            self.sink.append(told.Played(seat, CODES[kind], parameters(action)))
        if kind < TAKE:
            self.pay(chosen // CHAIRS, chosen % CHAIRS, CHIPS_MOVED[kind])
            self.end_turn()
        elif kind < SWAP:
            self.pay(chosen, seat, CHIPS_MOVED[kind])
            self.end_turn()
        elif kind == SWAP:
            self.threaten(kind, chosen // BOTH_WAYS, chosen % BOTH_WAYS)
        elif kind == STEAL:
            self.threaten(kind, chosen, CHIPS)
        elif kind == ULTIMATUM:
            self.propose(chosen // SHARES, chosen % SHARES)
        elif kind == DRAW:
            self.draw(chosen)
            self.end_turn()
        elif kind == ROUND:
            self.end_round(ROUND_CARD)  # UT-22
        else:
            self.end_turn()  # UT-23: a mere discard

    def end_turn(self) -> None:
        """UT-40, UT-48: the action is settled; an empty hand ends the round."""
        self.clear_affair()
        if self.has_empty_hand():
            self.end_round(EMPTY_HAND)
        else:
            self.start_turn(self.left_of(self.turn))

    # Give, Take, Draw

    def pay(self, payer: int, receiver: int, count: int) -> None:
        """UT-13 to UT-15: as many chips as the card says, or all there are."""
        moved = min(count, self.chips[payer])
        self.move_chips(payer, receiver, moved, count - moved)

    def move_chips(self, payer: int, receiver: int, count: int, short: int) -> None:
        """The only way in which single chips change hands (UT-12)."""
        self.chips[payer] -= count
        self.chips[receiver] += count
        if self.sink is not None:
            self.sink.append(told.ChipsMoved(payer, receiver, count, short))

    def draw(self, seat: int) -> None:
        """UT-21: two cards from the top, or what is left."""
        count = min(CARDS_PER_DRAW, self.draw_count)
        for _ in range(count):
            self.take(seat, self.top_drawn())
        if self.sink is not None:
            self.sink.append(told.Drew(seat, count))
            self.sink.append(told.Drawn(seat, self.just_drawn(count)))

    # Swap and Steal

    def threaten(self, kind: int, victim: int, what: int) -> None:
        """UT-18, UT-20: before anything moves, the victim may block, or by option anybody."""
        self.card, self.target, self.what = kind, victim, what
        self.phase = BLOCKING
        self.ask_to_block(victim)
        if self.house.anyone_blocks:
            for step in range(1, self.seats):
                seat = (self.turn + step) % self.seats
                if seat != victim:
                    self.ask_to_block(seat)
        if not self.queue_count:
            self.carry_out()

    def ask_to_block(self, seat: int) -> None:
        """UT-41: an empty hand is not asked."""
        if self.sizes[seat]:
            self.ask(seat)

    def carry_out(self) -> None:
        """UT-16, UT-17: nobody has blocked."""
        actor, victim = self.turn, self.target
        if self.card == STEAL:
            self.move_chips(victim, actor, self.chips[victim], 0)
        elif self.what == CHIPS:
            self.swap_stacks(actor, victim)
        else:
            self.swap_hands(actor, victim)
        self.end_turn()

    def swap_stacks(self, a: int, b: int) -> None:
        """Whole stacks change places."""
        of_a, of_b = self.chips[a], self.chips[b]
        self.chips[a], self.chips[b] = of_b, of_a
        if self.sink is not None:
            self.sink.append(told.StacksSwapped(a, b, (of_a, of_b), (of_b, of_a)))

    def swap_hands(self, a: int, b: int) -> None:
        """Whole hands change places, and the two remember what they gave away (UT-65)."""
        given, received = self.hands[a], self.hands[b]
        self.hands[a], self.hands[b] = received, given
        self.sizes[a], self.sizes[b] = self.sizes[b], self.sizes[a]
        for seat in range(self.seats):
            on_a, on_b = self.noted(seat, a), self.noted(seat, b)
            self.note(seat, a, on_b)
            self.note(seat, b, on_a)
        self.note(a, a, 0)
        self.note(b, b, 0)
        self.note(a, b, given)
        self.note(b, a, received)
        if self.sink is not None:
            self.sink.append(told.HandsSwapped(a, b, (self.sizes[a], self.sizes[b])))
            self.sink.append(told.HandReceived(a, self.codes(a)))
            self.sink.append(told.HandReceived(b, self.codes(b)))

    # Ultimatum

    def propose(self, pair: int, share: int) -> None:
        """UT-24 to UT-27: proposal 0 lies on the table; then counters are asked for."""
        self.card = ULTIMATUM
        self.responder, self.target = pair // CHAIRS, pair % CHAIRS
        self.put_forward(self.turn, share)
        seat = self.target
        for _ in range(self.seats):  # the target is the last
            seat = self.left_of(seat)
            if self.is_asked_to_counter(seat):
                self.ask(seat)
        self.phase = COUNTERING if self.queue_count else CHOOSING

    def is_asked_to_counter(self, seat: int) -> bool:
        """UT-27: all but the responder, empty hands, and by option the initiator."""
        if seat == self.responder or not self.sizes[seat]:
            return False
        return seat != self.turn or self.house.initiator_counters

    def counter(self, seat: int, share: int) -> None:
        """UT-28, UT-29: one more proposal, by this seat."""
        self.spend(seat, COUNTER)
        self.put_forward(seat, share)
        if self.sink is not None:
            self.sink.append(told.Countered(seat, self.proposals - 1, share))
        self.leave_queue(seat)
        if not self.queue_count:
            self.phase = CHOOSING

    def accept(self, proposal: int) -> None:
        """UT-32, UT-34: one proposal stands; the target may be able to block it."""
        self.accepted = proposal
        if self.sink is not None:
            self.sink.append(told.Accepted(self.responder, proposal))
        if self.can_be_blocked(proposal):
            self.ask(self.target)
            self.phase = SHIELDING
        else:
            self.divide()

    def can_be_blocked(self, proposal: int) -> bool:
        """UT-35, UT-36: by default whatever another seat proposed; never with an empty hand."""
        if not self.sizes[self.target]:
            return False
        if self.house.block_scope == ULTIMATUM_ONLY:
            return proposal == FIRST_OFFER
        if self.house.block_scope == OTHERS_PROPOSALS:
            return self.bidders[proposal] != self.target
        return True

    def reject(self) -> None:
        """UT-33: no chips move, for anybody."""
        if self.sink is not None:
            self.sink.append(told.Rejected(self.responder))
        self.end_turn()

    def divide(self) -> None:
        """UT-38: the target pays the responder, then the proposer, unless it is that itself."""
        pool, share = self.pool(), self.shares[self.accepted]
        proposer = self.bidders[self.accepted]
        self.move_chips(self.target, self.responder, share, 0)
        if proposer != self.target:
            self.move_chips(self.target, proposer, pool - share, 0)
        self.end_turn()

    # Responses

    def block(self, seat: int) -> None:
        """UT-19, UT-37: nothing moves and every card is spent."""
        self.spend(seat, BLOCK)
        if self.sink is not None:
            self.sink.append(told.Blocked(seat, CODES[self.card]))
        self.end_turn()

    def decline(self, seat: int, early: bool) -> None:
        """The seat leaves the queue; when nobody is left to be asked, things go on."""
        self.leave_queue(seat)
        if self.sink is not None:
            self.sink.append(told.Declined(seat, early))
        if not self.queue_count:
            self.go_on()

    def go_on(self) -> None:
        """Nobody is left to be asked: what was played happens."""
        if self.phase == COUNTERING:
            self.phase = CHOOSING
        elif self.phase == BLOCKING:
            self.carry_out()
        else:
            self.divide()

    # End of the round

    def end_round(self, ending: int) -> None:
        """UT-50 to UT-52: count the chips, add them up, see whether the game is over."""
        self.clear_affair()
        self.ended = ending
        self.phase = ROUND_OVER
        if not self.house.carry_over:
            for seat in range(self.seats):
                self.totals[seat] += self.chips[seat]
        if self.sink is not None:
            self.sink.append(told.RoundEnded(ENDINGS[ending], self.enders()))
            self.sink.append(told.Scored(tuple(self.stacks()), tuple(self.standings())))
        if not scoring.is_decided(self):
            return
        if scoring.needs_extra_round(self):  # UT-56
            self.extra_rounds += 1
        else:
            self.end_game()

    def enders(self) -> tuple[int, ...]:
        """UT-50: who ended the round: the player of the Round card, or all empty hands."""
        if self.ended == ROUND_CARD:
            return (self.turn,)
        return tuple(seat for seat in range(self.seats) if not self.sizes[seat])

    def end_game(self) -> None:
        """The last round is scored; nothing follows."""
        self.phase = GAME_OVER
        if self.sink is not None:
            outcome = scoring.ranking(self)
            self.sink.append(told.GameOver(outcome.winners, outcome.places, outcome.scores))

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return scoring.ranking(self) if self.phase == GAME_OVER else None

    # Between rounds

    def deal_next(self) -> None:
        """UT-58, UT-63: the deal passes to the left; stacks begin anew or are kept."""
        self.dealer = self.left_of(self.dealer)
        if self.sink is not None:
            self.sink.append(told.DealerMoved(self.dealer))
        if not self.house.carry_over:
            self.hand_out_chips()
        self.deal()

    # What others ask of a position

    def lapse(self, seat: int) -> int:
        """UT-42, UT-44: what a silent seat is taken to do."""
        return lapses.lapse(self, seat)

    def clone(self) -> "State":
        """An independent copy that nobody listens to."""
        twin = State.__new__(State)
        self.copy_to(twin)
        return twin


start = starting(State, House)
"""The first position of a game."""
