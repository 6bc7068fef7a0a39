"""Why a move of Ultima is not allowed, in words and with its clause."""

from typing import TYPE_CHECKING

from handful.core.refusal import Refusal
from handful.core.said import Said, said, seat_said
from handful.core.sets import has

from .cards import COLOR_OF, INTERVALS, OCTAVE, SEMITONES, TRITONE
from .house import DRAWN, GAME_OVER, HAND_OVER, NOBODY, PENALTY, TURN
from .moves import (
    ACCEPT,
    CALL,
    CARD_PLAYED,
    CATCH,
    DRAW,
    KEEP,
    LET_PASS,
    PLAYS,
    READY,
    SPACE,
    STOP,
    WITH_CALL,
)
from .saying import card_named, color_said

if TYPE_CHECKING:
    from .rules import State


def refusal(state: "State", seat: int, move: int) -> Refusal | None:
    """The first rule that stands against this move, or None."""
    if state.phase == GAME_OVER:
        return Refusal("game_over", said("The game is over."))
    if not 0 <= seat < state.seats:
        return Refusal(
            "not_your_turn", said("There is no seat {seat} at this table.", seat=seat), "UL-4"
        )
    if not has(state.active, seat):
        return Refusal("eliminated", said("You are out of this game and may only watch."), "UL-58")
    if not 0 <= move < SPACE:
        return Refusal("not_now", said("There is no such move."))
    if move == CALL:
        return None if state.exposed == seat else _nothing_to_call()
    if move >= CATCH:
        return _against_catch(state, seat, move - CATCH)
    if move == LET_PASS:
        return _against_let_pass(state, seat)
    if move in (READY, STOP):
        return _against_vote(state, seat, move)
    return _against_turn_decision(state, seat, move)


def _nothing_to_call() -> Refusal:
    return Refusal("nothing_to_call", said("You have no Ultima to call now."), "UL-39")


def _against_catch(state: "State", seat: int, target: int) -> Refusal | None:
    if state.exposed == NOBODY or state.exposed != target or target == seat:
        return Refusal("nobody_to_catch", said("There is nobody to catch there."), "UL-39")
    return _already_answered(state, seat)


def _against_let_pass(state: "State", seat: int) -> Refusal | None:
    if not state.is_polling() or state.exposed == seat:
        return Refusal("not_now", said("There is nothing to let pass."), "UL-34")
    return _already_answered(state, seat)


def _already_answered(state: "State", seat: int) -> Refusal | None:
    if has(state.answered, seat):
        return Refusal("not_now", said("You have already let it pass."), "UL-34")
    return None


def _against_vote(state: "State", seat: int, move: int) -> Refusal | None:
    if state.phase != HAND_OVER:
        return Refusal("not_now", said("The hand is still being played."), "UL-53")
    if has(state.answered, seat):
        return Refusal("not_now", said("You have already answered."), "UL-53")
    if move == STOP and not state.house.by_agreement:
        return Refusal("not_now", said("This game is played to its target."), "UL-52")
    return None


def _against_turn_decision(state: "State", seat: int, move: int) -> Refusal | None:
    if state.phase == HAND_OVER:
        return Refusal("not_now", said("The hand is over; say when you are ready."), "UL-46")
    if seat != state.turn:
        return Refusal(
            "not_your_turn", said("It is the turn of {who}.", who=seat_said(state.turn)), "UL-20"
        )
    if state.is_polling():
        reason = said(
            "First everybody answers whether {who} is caught.", who=seat_said(state.exposed)
        )
        return Refusal("window_open", reason, "UL-34")
    if state.is_guarded():
        reason = said("Somebody may still call or catch: wait a moment.")
        return Refusal("too_early", reason, "UL-35")
    if move < PLAYS:
        return _against_play(state, seat, move)
    return _against_other(state, seat, move)


def _against_play(state: "State", seat: int, move: int) -> Refusal | None:
    card = CARD_PLAYED[move]
    if not has(state.hands[seat], card):
        return Refusal(
            "not_in_hand", said("You do not hold {card}.", card=card_named(card)), "UL-11"
        )
    if state.phase == DRAWN and card != state.drawn:
        reason = said(
            "After drawing only the drawn card may be played: {card}.", card=card_named(state.drawn)
        )
        return Refusal("only_drawn_card", reason, "UL-17")
    if state.phase == PENALTY and SEMITONES[card] != TRITONE:
        reason = said("{n} cards are pending: play a tritone or accept.", n=state.pending)
        return Refusal("tritone_or_accept", reason, "UL-29")
    if not has(state.playable(seat), card):
        return Refusal("no_match", _mismatch(state, card), "UL-12")
    if WITH_CALL[move] and not state.may_call(seat):
        reason = said("Ultima goes with a play that leaves exactly one card.")
        return Refusal("call_not_allowed", reason, "UL-34")
    return None


def _mismatch(state: "State", card: int) -> Said:
    """Say the sum: “P5 + P5 = 14, and this card is red; you need 12 or blue.”"""
    top = state.top()
    sum_of_both = SEMITONES[card] + SEMITONES[top]
    return said(
        "{one} + {other} = {sum}, and this card is {color}; you need {octave} or {wanted}.",
        one=INTERVALS[SEMITONES[card]],
        other=INTERVALS[SEMITONES[top]],
        sum=sum_of_both,
        color=color_said(COLOR_OF[card]),
        octave=OCTAVE,
        wanted=color_said(state.color),
    )


def _against_other(state: "State", seat: int, move: int) -> Refusal | None:
    """Draw, keep, pass, accept."""
    fitting = state.playable(seat)
    if move == ACCEPT:
        return None if state.phase == PENALTY else _not_now(said("No cards are pending."), "UL-29")
    if state.phase == PENALTY:
        reason = said("{n} cards are pending: play a tritone or accept.", n=state.pending)
        return Refusal("tritone_or_accept", reason, "UL-29")
    if move == KEEP:
        if state.phase != DRAWN:
            return _not_now(said("You have not drawn a card."), "UL-17")
        return _must_play(said("Here a drawn card that fits is played."), state, fitting)
    if state.phase != TURN:
        return _not_now(said("You have drawn already: play that card or keep it."), "UL-17")
    if move == DRAW:
        if not state.can_draw():
            return Refusal("nothing_to_draw", said("Both piles are used up."), "UL-43")
        return _must_play(said("Here whoever holds a match plays one."), state, fitting)
    if state.can_draw():
        return _not_now(said("You may draw, so you may not pass."), "UL-43")
    if fitting and not state.house.blind:
        return _not_now(said("You hold a match and nothing can be drawn: play it."), "UL-43")
    return None


def _must_play(reason: str, state: "State", fitting: int) -> Refusal | None:
    if state.house.must_play and fitting:
        return Refusal("must_play", reason, "UL-19")
    return None


def _not_now(reason: str, clause: str) -> Refusal:
    return Refusal("not_now", reason, clause)
