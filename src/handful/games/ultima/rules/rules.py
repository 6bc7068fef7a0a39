"""The rules of Ultima, phase by phase in the order of the table; RULES.md reads alongside."""

from handful.core import rng, sets
from handful.core.game import starting
from handful.core.move_list import MoveList
from handful.core.refusal import Refusal
from handful.core.state import UNTIMED, Outcome

from . import event_builders, lapses, refusals, scoring
from . import events as told
from .cards import (
    CODES,
    COLOR_OF,
    COLORS,
    HAND_SIZE,
    INTERVAL_COUNT,
    SEMITONES,
    TRITONE,
    TRITONES,
    notes,
)
from .constants import (
    AGREED,
    ALL_OUT,
    AUTO,
    DRAWN,
    ELIMINATION,
    FIXED,
    FOR_MISHEARING,
    FOR_OPENING,
    FOR_SILENCE,
    FOR_TRITONE,
    FOR_TURN,
    GAME_OVER,
    HAND_OVER,
    HANDS_USED_UP,
    NO_CARD,
    NO_GUARD,
    NOBODY,
    NOT_YET,
    ONE_CARD,
    ONE_LEFT,
    PENALTY,
    POLLED,
    RACE,
    SIMPLE,
    STACKING_ADD,
    STACKING_OFF,
    STALEMATE,
    TARGET_REACHED,
    TURN,
    TURNS_USED_UP,
    TWO_SEATS,
    WENT_OUT,
    WINNER,
    House,
)
from .moves import (
    ACCEPT,
    ACTION_NAMED,
    CALL,
    CARD_PLAYED,
    CATCH,
    COLOR_NAMED,
    DRAW,
    DRAW_TWO,
    FIRST_PLAY,
    KEEP,
    LET_PASS,
    PASS,
    PLAYS,
    READY,
    REVERSE,
    STOP,
    TRITONE_WAYS,
    WILD,
    WITH_CALL,
)
from .options import PENALTY as TWO_CARDS
from .options import Options
from .state import BaseState


class State(BaseState):
    """One position of Ultima and the rules that lead from it to the next."""

    # Setup

    def set_up(self, options: Options) -> None:
        """UL-5, UL-6: the first starter, by lot before the shuffle; then the first hand."""
        self.starter = self.seat_by_lot(options.first_starter, self.seats)
        self.deal()

    def deal(self) -> None:
        """UL-6: gather and shuffle everything, seven to each from the starter on."""
        self.hand_number += 1
        self.clear_table()
        self.gather()
        self.chance = rng.shuffle_first(self.draw_pile, self.draw_count, self.chance)
        if self.sink is not None:
            self.sink.append(
                told.HandStarted(self.hand_number, self.starter, self.dealer(), self.direction)
            )
        for _ in range(HAND_SIZE):
            for step in range(self.seats):
                seat = (self.starter + step) % self.seats
                if sets.has(self.active, seat):
                    self.take(seat, self.top_drawn())
        if self.sink is not None:
            for seat in sets.members(self.active):
                self.sink.append(told.Dealt(seat, HAND_SIZE, self.codes(seat)))
        self.turn_up()

    def turn_up(self) -> None:
        """UL-7 to UL-9: the first card of the pile; a tritone hits the starter."""
        card = self.top_drawn()
        self.phase = TURN
        self.cover(card, NOBODY)
        self.color = COLOR_OF[card]
        if self.sink is not None:
            self.sink.append(
                told.Flipped(self.shown_top(), COLORS[self.color], notes(card, self.laid - 1))
            )
        if SEMITONES[card] != TRITONE:
            return
        if self.house.stacking != STACKING_OFF:
            self.opening = True
            self.threaten(self.starter, TWO_CARDS)
            return
        self.draw(self.starter, TWO_CARDS, FOR_OPENING)
        self.skip(self.starter)
        self.turn = self.after(self.starter)

    # Who may do what

    def acting(self) -> int:
        """The seats that may act; hand sizes and calls are public, cards play no part."""
        if self.phase == GAME_OVER:
            return sets.NONE
        if self.phase == HAND_OVER or self.exposed != NOBODY:
            return self.active & ~self.answered
        return sets.NONE if self.is_guarded() else sets.only(self.turn)

    def awaiting(self) -> int:
        """Nobody waits for a call or a catch, except that a polled table asks everybody."""
        if self.exposed == NOBODY:
            return self.acting()
        if self.house.ultima_mode == POLLED:
            return self.active & ~self.answered & ~sets.only(self.exposed)
        return sets.NONE if self.is_guarded() else sets.only(self.turn)

    def is_guarded(self) -> bool:
        """UL-35: a table with a clock waits a moment after every play down to one card."""
        return self.now < self.guard_until

    def is_polling(self) -> bool:
        """Whether everybody is being asked about an uncalled Ultima."""
        return self.exposed != NOBODY and self.house.ultima_mode == POLLED

    def list_moves(self, seat: int, moves: MoveList) -> None:
        """Every move this seat may make, in the order of their numbers."""
        if self.phase == GAME_OVER or not 0 <= seat < self.seats or not sets.has(self.active, seat):
            return
        if self.phase == HAND_OVER:
            self.list_votes(seat, moves)
            return
        if seat == self.turn and not self.is_guarded() and not self.is_polling():
            self.list_turn_decisions(seat, moves)
        if self.exposed == seat:
            moves.add(CALL)
        elif self.exposed != NOBODY and not sets.has(self.answered, seat):
            if self.house.ultima_mode == POLLED:
                moves.add(LET_PASS)
            moves.add(CATCH + self.exposed)

    def list_turn_decisions(self, seat: int, moves: MoveList) -> None:
        """What the seat to act may do with its turn (UL-11, UL-17, UL-29)."""
        playable = self.playable(seat)
        self.list_plays(playable, self.may_call(seat), moves)
        forced = self.house.must_play and playable != sets.NONE  # UL-19
        if self.phase == PENALTY:
            moves.add(ACCEPT)
        elif self.phase == DRAWN:
            if not forced:
                moves.add(KEEP)
        elif self.can_draw():
            if not forced:
                moves.add(DRAW)
        elif self.house.blind or playable == sets.NONE:  # UL-43, UL-63
            moves.add(PASS)

    def list_plays(self, cards: int, with_call: bool, moves: MoveList) -> None:
        """Every way to lay one of these cards, a tritone once per action (UL-21)."""
        while cards:
            card = sets.first(cards)
            cards &= cards - 1
            ways = TRITONE_WAYS if sets.has(TRITONES, card) else 1
            if with_call:
                moves.add_run(FIRST_PLAY[card], 2 * ways)
            else:
                moves.add_steps(FIRST_PLAY[card], 2, ways)

    def playable(self, seat: int) -> int:
        """The cards the seat to act may lay now; by ear it may try any (UL-61)."""
        if self.phase == PENALTY:
            return self.hands[seat] & TRITONES  # UL-29
        offered = self.hands[seat] if self.phase == TURN else sets.only(self.drawn)  # UL-17
        return offered if self.house.blind else offered & self.fitting()

    def fitting(self) -> int:
        """UL-12 to UL-14: every card that matches the top card, by colour or by complement."""
        top = self.discard[self.discard_count - 1]
        return self.house.fitting[self.color * INTERVAL_COUNT + SEMITONES[top]]

    def may_call(self, seat: int) -> bool:
        """UL-34: the call goes with a play that leaves one card."""
        return self.sizes[seat] == ONE_CARD + 1 and self.house.ultima_mode != AUTO

    def can_draw(self) -> bool:
        """UL-41: the draw pile, or what lies under the top card."""
        return self.draw_count > 0 or self.discard_count > 1

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Why this move is not allowed, or None."""
        return refusals.refusal(self, seat, move)

    def apply(self, seat: int, move: int) -> None:
        """Make a move that `refusal` allows."""
        if move < PLAYS:
            self.play(seat, move)
        elif move == DRAW:
            self.draw_for_turn(seat)
        elif move == KEEP:
            self.keep(seat)
        elif move == ACCEPT:
            self.accept(seat)
        elif move == PASS:
            self.pass_turn(seat)
        elif move == CALL:
            self.call(seat)
        elif move == LET_PASS:
            self.let_pass(seat)
        elif move in (READY, STOP):
            self.vote(seat, move)
        else:
            self.catch(seat)

    # The turn

    def play(self, seat: int, move: int) -> None:
        """UL-15: one card ends the turn; the order of its effects is the rulebook's."""
        card, action = CARD_PLAYED[move], ACTION_NAMED[move]
        self.close_window()
        if self.house.blind and self.phase != PENALTY and not sets.has(self.fitting(), card):
            self.mishear(seat, card)
            return
        how = event_builders.how(self, card) if self.sink is not None else ()
        self.lose(seat, card)
        self.cover(card, seat)
        self.declared = action == WILD
        self.color = COLOR_NAMED[move] if action == WILD else COLOR_OF[card]  # UL-25, UL-26
        if self.sink is not None:
            self.sink.append(event_builders.played(self, seat, move, how))
        self.drawn = NO_CARD
        if action == REVERSE:
            self.reverse()
        if not self.sizes[seat]:
            self.pay_final_penalty(seat, action)
            self.end_hand(seat, WENT_OUT)
            return
        if self.sizes[seat] == ONE_CARD:
            self.owe_call(seat, WITH_CALL[move] == 1)
        self.end_turn(self.carry_out(seat, action))

    def draw_for_turn(self, seat: int) -> None:
        """UL-17, UL-19: draw one; with `must_play` a card that does not fit is followed by more."""
        self.close_window()
        card = self.draw(seat, 1, FOR_TURN)
        if not self.house.must_play or sets.has(self.fitting(), card):
            self.drawn = card
            self.phase = DRAWN

    def keep(self, seat: int) -> None:
        """UL-17: the drawn card stays in hand."""
        self.drawn = NO_CARD
        if self.sink is not None:
            self.sink.append(told.Kept(seat))
        self.end_turn(self.after(seat))

    def pass_turn(self, seat: int) -> None:
        """UL-43: nothing fits and nothing can be drawn."""
        self.close_window()
        if self.sink is not None:
            self.sink.append(told.Passed(seat))
        self.end_turn(self.after(seat), passed=True)

    def mishear(self, seat: int, card: int) -> None:
        """UL-61: a wrong guess is shown, comes back, and costs a card and the turn."""
        self.drawn = NO_CARD
        if self.sink is not None:
            self.sink.append(told.Misheard(seat, CODES[card]))
        paid = self.draw(seat, 1, FOR_MISHEARING)
        self.end_turn(self.after(seat), passed=paid == NO_CARD)

    def end_turn(self, following: int, passed: bool = False) -> None:
        """UL-44, UL-45, UL-20: count the turn, then it is the following seat's."""
        self.turns += 1
        self.passes = self.passes + 1 if passed else 0
        if passed and self.passes == sets.size(self.active):
            self.end_hand(NOBODY, STALEMATE)
        elif self.turns >= self.house.turn_cap:
            self.end_hand(NOBODY, TURNS_USED_UP)
        else:
            self.turn = following
            self.phase = PENALTY if self.pending else TURN

    # Tritones

    def carry_out(self, seat: int, action: int) -> int:
        """What the laid card does to others; who is next comes back."""
        following = self.after(seat)
        owed = self.penalty_after(action)
        if owed and self.house.stacking != STACKING_OFF:
            self.opening = False
            self.threaten(following, owed)  # UL-28, UL-30
            return following
        if owed:
            self.draw(following, owed, FOR_TRITONE)  # UL-24
            self.skip(following)
            return self.after(following)
        if action == REVERSE and sets.size(self.active) == TWO_SEATS:
            self.skip(following)  # UL-23
            return seat
        return following

    def penalty_after(self, action: int) -> int:
        """How many cards the next seat owes once this action is played (UL-24, UL-30)."""
        if action != DRAW_TWO:
            return self.pending
        return self.pending + TWO_CARDS if self.house.stacking == STACKING_ADD else TWO_CARDS

    def threaten(self, target: int, count: int) -> None:
        """UL-28: the cards are pending until the target accepts or answers."""
        self.pending = count
        self.turn = target
        self.phase = PENALTY
        if self.sink is not None:
            self.sink.append(told.Pending(target, count))

    def accept(self, seat: int) -> None:
        """UL-29: draw what is pending and be skipped."""
        self.close_window()
        owed, self.pending = self.pending, 0
        self.draw(seat, owed, FOR_OPENING if self.opening else FOR_TRITONE)
        self.opening = False
        self.skip(seat)
        self.end_turn(self.after(seat))

    def reverse(self) -> None:
        """UL-22: the direction flips before anything else follows."""
        self.direction = -self.direction
        if self.sink is not None:
            self.sink.append(told.Direction(self.direction))

    def skip(self, seat: int) -> None:
        """A turn that does not take place."""
        if self.sink is not None:
            self.sink.append(told.Skipped(seat))

    # Ultima

    def owe_call(self, seat: int, called: bool) -> None:
        """UL-33, UL-34: one card left must be called, with the play or before somebody catches."""
        if self.house.ultima_mode == RACE and self.now != UNTIMED:
            self.guard_until = self.now + self.house.guard
        if called or self.house.ultima_mode == AUTO:  # UL-40
            self.hear_call(seat)
        else:
            self.exposed = seat
            self.answered = sets.NONE

    def call(self, seat: int) -> None:
        """UL-34: in time."""
        self.close_window()
        self.hear_call(seat)

    def hear_call(self, seat: int) -> None:
        """The call is made and stays good while the seat holds one card."""
        self.called |= sets.only(seat)
        if self.sink is not None:
            self.sink.append(told.Called(seat))

    def catch(self, seat: int) -> None:
        """UL-36: two cards for the one who forgot; the turn stays where it is."""
        target = self.exposed
        self.close_window()
        if self.sink is not None:
            self.sink.append(told.Caught(seat, target))
        self.draw(target, TWO_CARDS, FOR_SILENCE)

    def let_pass(self, seat: int) -> None:
        """UL-34, polled: when everybody has let it pass the seat is safe."""
        self.answered |= sets.only(seat)
        if self.answered | sets.only(self.exposed) == self.active:
            self.close_window()

    def close_window(self) -> None:
        """UL-35: from now on the exposed seat is safe."""
        self.exposed = NOBODY
        self.answered = sets.NONE

    def deadline(self) -> int | None:
        """The end of the guard time."""
        return self.guard_until if self.is_guarded() else None

    def expire(self) -> None:
        """Nothing happens when the guard is over, except that the turn may go on."""
        self.guard_until = NO_GUARD

    # End of the hand

    def pay_final_penalty(self, seat: int, action: int) -> None:
        """UL-46: a penalty sent with the last card is void, or by option still drawn."""
        owed = self.penalty_after(action)
        if owed and self.house.final_draw:
            self.draw(self.after(seat), owed, FOR_TRITONE)

    def end_hand(self, winner: int, reason: int) -> None:
        """UL-46 to UL-51: reveal, score, and see whether the game is over."""
        self.pending = 0
        self.close_window()
        self.guard_until = NO_GUARD
        self.last_winner = winner
        self.score(winner)
        if self.sink is not None:
            self.sink.append(event_builders.hand_over(self, winner, reason))
        if self.house.scoring == ELIMINATION:
            self.eliminate()
        self.phase = HAND_OVER
        self.ending = self.found_ending(winner)
        if self.ending != NOT_YET:
            self.end_game(self.ending)

    def score(self, winner: int) -> None:
        """UL-48 to UL-51: the winner takes all points or one; in elimination everybody adds."""
        if self.house.scoring == ELIMINATION:
            for seat in range(self.seats):
                self.totals[seat] += self.hand_points(seat)
        elif winner != NOBODY and self.house.scoring == SIMPLE:
            self.totals[winner] += 1
        elif winner != NOBODY:
            for seat in range(self.seats):
                self.totals[winner] += self.hand_points(seat)

    def eliminate(self) -> None:
        """UL-50: everybody at the threshold goes out together."""
        for seat in range(self.seats):
            if sets.has(self.active, seat) and self.totals[seat] >= self.house.target:
                self.active &= ~sets.only(seat)
                self.out_in[seat] = self.hand_number
                if self.sink is not None:
                    self.sink.append(told.Eliminated(seat, self.totals[seat]))

    def found_ending(self, winner: int) -> int:
        """UL-52 to UL-55: why the game is over, if it is."""
        if self.house.scoring == ELIMINATION:
            if self.active == sets.NONE:
                return ALL_OUT
            if sets.size(self.active) == 1:
                return ONE_LEFT
        elif self.has_reached_target(winner):
            return TARGET_REACHED
        return HANDS_USED_UP if self.hand_number >= self.house.max_hands else NOT_YET

    def has_reached_target(self, winner: int) -> bool:
        """UL-52: only the winner of the hand has gained anything."""
        if winner == NOBODY or self.house.by_agreement:
            return False
        return self.totals[winner] >= self.house.target

    # Between hands

    def list_votes(self, seat: int, moves: MoveList) -> None:
        """UL-53: ready for more, or by agreement the end."""
        if sets.has(self.answered, seat):
            return
        moves.add(READY)
        if self.house.by_agreement:
            moves.add(STOP)

    def vote(self, seat: int, move: int) -> None:
        """UL-53: everybody answers once; only if all say stop the game ends."""
        self.answered |= sets.only(seat)
        if move == STOP:
            self.stops |= sets.only(seat)
        if self.sink is not None:
            self.sink.append(told.Voted(seat, "stop" if move == STOP else "ready"))
        if self.answered != self.active:
            return
        if self.stops == self.active:
            self.end_game(AGREED)
            return
        self.starter = self.next_starter()
        self.deal()

    def next_starter(self) -> int:
        """UL-57: the next chair, the same chair, or whoever went out."""
        if self.house.starter == WINNER and self.last_winner != NOBODY:
            return self.last_winner
        seat = self.starter
        if self.house.starter != FIXED:
            seat = (seat + 1) % self.seats
        while not sets.has(self.active, seat):
            seat = (seat + 1) % self.seats
        return seat

    def end_game(self, reason: int) -> None:
        """The last hand is scored; nothing follows."""
        self.phase = GAME_OVER
        self.ending = reason
        if self.sink is not None:
            self.sink.append(event_builders.game_over(self))

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return scoring.ranking(self) if self.phase == GAME_OVER else None

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
