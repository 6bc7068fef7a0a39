"""The rules of Boom Goes the Dynamite, phase by phase in the order of the table.

What lies where, and how cards get there, is in `table`.
"""

from handful.core import sets
from handful.core.game import starting
from handful.core.move_list import MoveList
from handful.core.refusal import Refusal
from handful.core.state import UNTIMED, Outcome

from . import event_builders, lapses, move_codes, refusals, scoring, sums
from . import events as told
from .cards import (
    DYNAMITE,
    FULL_BOX,
    IGNITE_CODES,
    MATCH_CODES,
    NUMBERS,
    OF_KIND,
    PLACE_NAMES,
    PLACES,
    TIMER,
    VALUE_OF,
    WILD,
    ignite_deck,
    match_deck,
)
from .constants import (
    COST,
    LEAST_STOCK,
    NO_LIMIT,
    NOBODY,
    ONE_UP,
    OVER,
    POOL_PATIENCE,
    READY,
    SCORE_ALWAYS,
    SCORE_IF_WON,
    TWO_UP,
    VOTE,
    WINDOW,
    House,
)
from .event_builders import ignite_codes
from .move_numbers import (
    ADD_A_TIMER,
    ADD_A_WILD,
    ADD_TIMER,
    ADD_WILD,
    AGREE,
    CALL_STUCK,
    CLAIM,
    FLIP,
    GIVE_UP,
    IGNITE,
    NOTHING_LAID,
    OBJECT,
    OPEN_WINDOW,
    STOP,
    USE_WILD,
)
from .options import Options
from .state import BaseState
from .sums import NO_LISTS


class State(BaseState):
    """One position of Boom Goes the Dynamite."""

    # Setup

    def set_up(self, options: Options) -> None:
        """BD-3 to BD-7: both decks shuffled, the matchbox laid, hands dealt, somebody first."""
        self.set_match_pile(match_deck(options.remove_colours))
        self.set_ignite_pile(ignite_deck(options.remove_colours, options.junior))
        self.shuffle_piles()
        self.turn = self.seat_by_lot(options.first_player, self.seats)
        self.deal()
        self.begin_turn(self.turn)

    def deal(self) -> None:
        """BD-4, BD-5: nine cards to the matchbox, then the hands, one card at a time."""
        for place in range(FULL_BOX):
            self.lay_card(place)
        for _ in range(self.house.hand_size):
            for step in range(self.seats):
                seat = (self.turn + step) % self.seats
                self.hands[seat] |= sets.only(self.top_ignite())
        if self.sink is not None:
            self.sink += event_builders.beginning(self)

    # Who may do what

    def acting(self) -> int:
        """The active seat; in a vote everybody else who has not answered."""
        if self.phase == OVER:
            return sets.NONE
        if self.phase == VOTE:
            return sets.only(self.seats) - 1 & ~self.agreed & ~sets.only(self.turn)
        return sets.only(self.turn)

    def awaiting(self) -> int:
        """Nobody waits for a seat whose window burns by the clock."""
        burns = self.phase == WINDOW and self.until != NO_LIMIT
        return sets.NONE if burns else self.acting()

    def list_moves(self, seat: int, moves: MoveList) -> None:
        """Every canonical move this seat may make, in the order of their numbers."""
        if not 0 <= seat < self.seats or not sets.has(self.acting(), seat):
            return
        if self.phase == VOTE:
            moves.add(AGREE)
            moves.add(OBJECT)
        elif self.phase == WINDOW:
            self.list_in_window(moves)
        elif self.phase == TWO_UP:
            moves.add(GIVE_UP)
            self.list_pairs(USE_WILD, moves)
            self.list_pairs(IGNITE, moves)
        else:
            self.list_flips(moves)
            if self.phase == READY:
                self.list_openings(seat, moves)

    def list_flips(self, moves: MoveList) -> None:
        """BD-13, BD-52: any card that lies face down."""
        moves.add_set(move_codes.flip_move(0), self.filled & ~self.up)

    def list_openings(self, seat: int, moves: MoveList) -> None:
        """BD-50, BD-72: calling stuck, or one or more TIMERs, any number of WILDs with them."""
        if self.may_call_stuck() and self.dry >= self.seats and not sets.has(self.called, seat):
            moves.add(CALL_STUCK)
        source = self.source()
        start = moves.count
        for timers in range(1, sets.size(source & OF_KIND[TIMER]) + 1):
            for wilds in range(sets.size(source & OF_KIND[WILD]) + 1):
                moves.add(move_codes.window_move(timers, wilds))
        moves.sort_from(start)

    def list_in_window(self, moves: MoveList) -> None:
        """BD-52 to BD-56: all that the time left allows."""
        if self.can_pay(FLIP) and not self.is_too_fast():
            self.list_flips(moves)
        moves.add(STOP)
        if self.can_pay(ADD_TIMER):
            source = self.source()
            if self.timer_ok and source & OF_KIND[TIMER]:
                moves.add(ADD_A_TIMER)
            if source & OF_KIND[WILD]:
                moves.add(ADD_A_WILD)
        if self.can_pay(CLAIM):
            self.list_pairs(CLAIM, moves)
        if self.can_pay(USE_WILD):
            self.list_pairs(USE_WILD, moves)
        if self.can_pay(IGNITE):
            start = moves.count
            self.list_pairs(IGNITE, moves)
            moves.sort_from(start)

    def list_pairs(self, verb: int, moves: MoveList) -> None:
        """BD-15, BD-53: one way to take any two open numbers."""
        source, ones = self.source(), self.up
        while ones:
            one = sets.first(ones)
            ones &= ones - 1
            others = ones
            while others:
                self.list_taking(verb, one, sets.first(others), source, moves)
                others &= others - 1

    def list_taking(self, verb: int, one: int, other: int, source: int, moves: MoveList) -> None:
        """Equal numbers are claimed, unequal ones ignited by a WILD or by formulas."""
        if VALUE_OF[self.box[one]] == VALUE_OF[self.box[other]]:
            if verb == CLAIM:
                moves.add(move_codes.claim_move(one, other))
        elif verb == USE_WILD:
            if source & OF_KIND[WILD]:
                moves.add(move_codes.wild_move(one, other, WILD))
        elif verb == IGNITE:
            self.list_ignitions(one, other, source, moves)

    def list_ignitions(self, one: int, other: int, source: int, moves: MoveList) -> None:
        """One ignition for each set of up to three formulas; from the pool also a longer one."""
        before, stock, sums_here = moves.count, sums.stock_of(source), self.house.sums
        first, second = VALUE_OF[self.box[one]], VALUE_OF[self.box[other]]
        pair = first * NUMBERS + second
        for place in range(sums_here.starts[pair], sums_here.starts[pair + 1]):
            if not sums_here.needs[place] & ~stock:
                moves.add(move_codes.ignite_move(one, other, sums_here.laid[place]))
        if self.pool_open and moves.count == before:
            laid = self.long_ignition(first, second, stock)
            if laid != NO_LISTS:
                moves.add(move_codes.ignite_move(one, other, laid))

    def can_pay(self, verb: int) -> bool:
        """BD-92: whether the time left is enough; only a nominal window counts."""
        return self.phase != WINDOW or self.until != NO_LIMIT or self.stock >= COST[verb]

    def is_too_fast(self) -> bool:
        """BD-91: whether the last card was turned over just now."""
        return self.until != NO_LIMIT and self.now < self.flips_from

    def may_call_stuck(self) -> bool:
        """BD-72: whether this is a moment at which it can be called at all."""
        return self.first_moment and not self.pool_open and self.house.stuck_call

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Why this move is not allowed, or None."""
        return refusals.refusal(self, seat, move)

    def apply(self, seat: int, move: int) -> None:
        """Make a move that `refusal` allows."""
        verb = move_codes.verb_of(move)
        self.late = NOBODY
        if self.phase == WINDOW and self.until == NO_LIMIT:
            self.stock -= COST[verb]
        if verb == FLIP:
            self.flip(move)
        elif verb in (IGNITE, USE_WILD, CLAIM):
            self.take_pair(verb, move)
        elif verb == GIVE_UP:
            self.end_turn("missed")
        elif verb == OPEN_WINDOW:
            self.open_window(move)
        elif verb == ADD_TIMER:
            self.add_time(TIMER, self.house.timer_millis)
        elif verb == ADD_WILD:
            self.add_time(WILD, self.house.wild_millis)
        elif verb == STOP:
            self.close_window("stop")
        elif verb == CALL_STUCK:
            self.call_stuck(seat)
        else:
            self.answer(seat, verb)
        if self.phase == WINDOW and self.until == NO_LIMIT and self.stock < LEAST_STOCK:
            self.close_window("time")  # BD-92

    # The turn

    def begin_turn(self, seat: int) -> None:
        """BD-11: the end test and the two doors that open by themselves, then `ready`."""
        self.turn = seat
        self.phase = READY
        self.first_moment = True
        self.timer_ok = True
        self.had_success = False
        if self.is_finished():
            self.end_game("nothing_left")
        elif self.is_certainly_stuck():
            self.step_out("certain")
        elif self.dry >= self.patience():
            self.step_out("dry")

    def flip(self, place: int) -> None:
        """BD-13, BD-52: turn a card up; everybody sees it."""
        self.first_moment = False
        self.timer_ok = False
        others = self.up
        self.up |= sets.only(place)
        self.seen |= sets.only(place)
        if self.until != NO_LIMIT:
            self.flips_from = self.now + self.house.flip_gap
        if self.sink is not None:
            code = MATCH_CODES[self.box[place]]
            self.sink.append(told.Flipped(self.turn, PLACE_NAMES[place], code))
        if self.box[place] == DYNAMITE:
            self.explode(place)
        elif self.phase == READY:
            self.phase = ONE_UP
        elif self.phase == ONE_UP:
            self.compare(sets.first(others), place)

    def compare(self, one: int, other: int) -> None:
        """BD-14, BD-15: equal numbers are found and taken at once."""
        if self.value(one) == self.value(other):
            self.match("found", one, other, sets.NONE, NOTHING_LAID)
        else:
            self.phase = TWO_UP

    def take_pair(self, verb: int, move: int) -> None:
        """BD-15, BD-53: formulas, a WILD, or in a window the bare claim."""
        pair = move_codes.pair_of(move)
        one, other = pair // PLACES, pair % PLACES
        if verb == CLAIM:
            self.match("found", one, other, sets.NONE, NOTHING_LAID)
        elif verb == USE_WILD:
            self.match("wild", one, other, self.use(WILD), NOTHING_LAID)
        else:
            laid = move_codes.laid_by(move)
            self.match("ignited", one, other, self.use_formulas(laid), laid)

    def use_formulas(self, laid: int) -> int:
        """BD-28: the cards of these lists, out of the hand or out of the pool."""
        used, need = sets.NONE, move_codes.stock_laid(laid)
        while need:
            used |= self.use(sets.first(need) // 2)
            need &= need - 1
        return used

    def match(self, kind: str, one: int, other: int, used: int, laid: int) -> None:
        """BD-16: both cards and all that lit them are won; the turn goes on."""
        if self.sink is not None:
            self.sink.append(event_builders.matched(self, kind, one, other, used, laid))
        self.kept[self.turn] |= used
        self.win(one, shown=True)
        self.win(other, shown=True)
        self.succeed()

    def succeed(self) -> None:
        """BD-16, BD-44, BD-54: refill, see whether the game is over, go on."""
        self.had_success = True
        self.timer_ok = True
        self.called = sets.NONE
        if self.phase == WINDOW:
            self.wins += 1
        else:
            self.phase = READY
        self.refill()
        if self.is_finished():
            self.end_game("nothing_left")

    # Dynamite

    def explode(self, place: int) -> None:
        """BD-40 to BD-44: the stick and all that it touches are won."""
        hit = self.blast(place)
        if self.sink is not None:
            taken = [self.blasted[number] for number in range(hit)]
            self.sink.append(event_builders.exploded(self, place, taken))
        for number in range(hit):
            one = self.blasted[number]
            self.win(one, shown=sets.has(self.up, one) or self.is_shown_by_blast(one))
        in_attempt = self.phase != WINDOW
        if in_attempt:
            self.turn_back()  # BD-43
        self.succeed()
        if in_attempt and self.phase == READY and self.house.explosion_ends_turn:
            self.end_turn("dynamite")

    # The window

    def open_window(self, move: int) -> None:
        """BD-50, BD-51: TIMERs, and WILDs for time, start the clock."""
        timers, wilds = move_codes.count_in(move, TIMER), move_codes.count_in(move, WILD)
        self.first_moment = False
        self.phase = WINDOW
        for _ in range(timers):
            self.fuse |= self.use(TIMER)
        for _ in range(wilds):
            self.fuse |= self.use(WILD)
        millis = self.house.timer_millis * timers + self.house.wild_millis * wilds
        if self.house.real_clock and self.now != UNTIMED:
            self.until = self.now + millis
        else:
            self.stock = millis
        if self.sink is not None:
            self.sink.append(told.WindowOpened(self.turn, ignite_codes(self.fuse), *self.clock()))

    def add_time(self, kind: int, millis: int) -> None:
        """BD-56: one more card for time."""
        card = self.use(kind)
        self.fuse |= card
        if self.until == NO_LIMIT:
            self.stock += millis
        else:
            self.until += millis
        if self.sink is not None:
            self.sink.append(
                told.TimeAdded(self.turn, IGNITE_CODES[sets.first(card)], *self.clock())
            )

    def close_window(self, reason: str) -> None:
        """BD-57, BD-58: the turn is over; the TIMERs score or burn."""
        self.put_out(reason)
        self.end_turn("bell")

    def put_out(self, reason: str) -> None:
        """BD-58: where the cards of the window go."""
        scores = self.house.timer_scores
        scored = scores == SCORE_ALWAYS or (scores == SCORE_IF_WON and self.wins > 0)
        if self.sink is not None:
            self.sink.append(told.WindowClosed(self.turn, reason, ignite_codes(self.fuse), scored))
        if scored:
            self.kept[self.turn] |= self.fuse
        else:
            self.burnt |= self.fuse
        self.fuse = sets.NONE
        self.wins = 0
        self.until = NO_LIMIT
        self.stock = 0
        self.flips_from = 0

    def deadline(self) -> int | None:
        """BD-90, BD-91: when the window closes; before that, when the next card may be turned."""
        if self.until == NO_LIMIT:
            return None
        return min(self.flips_from, self.until) if self.is_too_fast() else self.until

    def expire(self) -> None:
        """BD-90, BD-91: the time is up, or just the gap before the next card."""
        if self.now >= self.until:
            self.late = self.turn
            self.close_window("time")
        elif self.sink is not None:
            self.sink.append(told.GapOver(self.turn))

    # End of turn

    def end_turn(self, reason: str) -> None:
        """BD-60: cards down, draw, count the dry turn, next seat."""
        self.turn_back()
        self.draw()
        self.dry = 0 if self.had_success else self.dry + 1
        if self.sink is not None:
            self.sink.append(told.TurnEnded(self.turn, reason, self.dry))
        self.begin_turn((self.turn + 1) % self.seats)

    # Stuck

    def is_certainly_stuck(self) -> bool:
        """BD-71: no hands, and all have seen that no two numbers are equal."""
        if self.pool_open or self.seen != self.filled or not self.nobody_holds():
            return False
        return not self.has_equal_numbers()

    def patience(self) -> int:
        """BD-73: how many dry turns the table bears."""
        return self.house.dry_limit * (POOL_PATIENCE if self.pool_open else 1)

    def call_stuck(self, seat: int) -> None:
        """BD-72: everybody else is asked."""
        self.called |= sets.only(seat)
        self.agreed = sets.NONE
        self.phase = VOTE
        if self.sink is not None:
            self.sink.append(told.StuckCalled(seat))

    def answer(self, seat: int, verb: int) -> None:
        """BD-72: one objection ends the vote; if all agree help comes."""
        if self.sink is not None:
            said = "agree" if verb == AGREE else "object"
            self.sink.append(told.StuckAnswered(seat, said))
        if verb == OBJECT:
            self.phase = READY
            self.agreed = sets.NONE
            return
        self.agreed |= sets.only(seat)
        if sets.size(self.agreed) == self.seats - 1:
            self.phase = READY
            self.agreed = sets.NONE
            self.step_out("agreed")

    def step_out(self, door: str) -> None:
        """BD-70: a row, else the pool, else the end."""
        self.dry = 0
        self.called = sets.NONE
        if self.match_count:
            self.step_told(door, "row")
            self.add_row()
        elif not self.pool_open:
            self.step_told(door, "pool")
            self.open_pool()
        else:
            self.step_told(door, "end")
            self.end_game("stuck")
            return
        if self.is_finished():
            self.end_game("nothing_left")

    def step_told(self, door: str, done: str) -> None:
        """Say which door opened and what it led to."""
        if self.sink is not None:
            self.sink.append(told.StuckStep(door, done))

    # The end

    def is_finished(self) -> bool:
        """BD-80, after BD-76: whether nothing can be taken any more."""
        if self.match_count:
            return False
        if not self.pool_open and not self.ignite_count and self.nobody_holds():
            self.open_pool()
        return self.nothing_can_be_taken(self.pool)

    def end_game(self, reason: str) -> None:
        """BD-81, BD-82: an open window closes first; then all cards are turned up."""
        if self.phase == WINDOW:
            self.put_out("game_over")
        self.phase = OVER
        self.reason = reason
        self.up = sets.NONE
        self.agreed = sets.NONE
        if self.sink is not None:
            self.sink.append(event_builders.ended(self))

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return scoring.ranking(self) if self.phase == OVER else None

    # What others ask of a position

    def lapse(self, seat: int) -> int:
        """What a silent seat is taken to do."""
        return lapses.lapse(self)

    def clone(self) -> "State":
        """An independent copy that nobody listens to."""
        twin = State.__new__(State)
        self.copy_to(twin)
        return twin


start = starting(State, House)
"""The first position of a game."""
