"""Why a move of Ultima is not allowed, with its clause."""

from typing import TYPE_CHECKING

from handful.core.message import Message, Who, message
from handful.core.refusal import Refusal
from handful.core.sets import has

from ..messages.names import card_named, color_named
from .cards import COLOR_OF, SEMITONES, TRITONE
from .constants import DRAWN, GAME_OVER, HAND_OVER, NOBODY, PENALTY, TURN
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

if TYPE_CHECKING:
    from .rules import State


def refusal(state: "State", seat: int, move: int) -> Refusal | None:
    """The first rule that stands against this move, or None."""
    if state.phase == GAME_OVER:
        return Refusal("game_over", message("refuse-over"))
    if not 0 <= seat < state.seats:
        return Refusal("not_your_turn", message("refuse-seat", seat=seat), "UL-4")
    if not has(state.active, seat):
        return Refusal("eliminated", message("refuse-out"), "UL-58")
    if not 0 <= move < SPACE:
        return Refusal("not_now", message("refuse-move"))
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
    return Refusal("nothing_to_call", message("refuse-call"), "UL-39")


def _against_catch(state: "State", seat: int, target: int) -> Refusal | None:
    if state.exposed == NOBODY or state.exposed != target or target == seat:
        return Refusal("nobody_to_catch", message("refuse-catch"), "UL-39")
    return _already_answered(state, seat)


def _against_let_pass(state: "State", seat: int) -> Refusal | None:
    if not state.is_polling() or state.exposed == seat:
        return Refusal("not_now", message("refuse-let-pass"), "UL-34")
    return _already_answered(state, seat)


def _already_answered(state: "State", seat: int) -> Refusal | None:
    if has(state.answered, seat):
        return Refusal("not_now", message("refuse-let-pass-twice"), "UL-34")
    return None


def _against_vote(state: "State", seat: int, move: int) -> Refusal | None:
    if state.phase != HAND_OVER:
        return Refusal("not_now", message("refuse-playing"), "UL-53")
    if has(state.answered, seat):
        return Refusal("not_now", message("refuse-twice"), "UL-53")
    if move == STOP and not state.house.by_agreement:
        return Refusal("not_now", message("refuse-target"), "UL-52")
    return None


def _against_turn_decision(state: "State", seat: int, move: int) -> Refusal | None:
    if state.phase == HAND_OVER:
        return Refusal("not_now", message("refuse-hand-over"), "UL-46")
    if seat != state.turn:
        return Refusal("not_your_turn", message("refuse-turn", seat=Who(state.turn)), "UL-20")
    if state.is_polling():
        reason = message("refuse-polling", seat=Who(state.exposed))
        return Refusal("window_open", reason, "UL-34")
    if state.is_guarded():
        reason = message("refuse-guard")
        return Refusal("too_early", reason, "UL-35")
    if move < PLAYS:
        return _against_play(state, seat, move)
    return _against_other(state, seat, move)


def _against_play(state: "State", seat: int, move: int) -> Refusal | None:
    card = CARD_PLAYED[move]
    if not has(state.hands[seat], card):
        return Refusal("not_in_hand", message("refuse-held", card=card_named(card)), "UL-11")
    if state.phase == DRAWN and card != state.drawn:
        reason = message("refuse-drawn", card=card_named(state.drawn))
        return Refusal("only_drawn_card", reason, "UL-17")
    if state.phase == PENALTY and SEMITONES[card] != TRITONE:
        reason = message("refuse-pending", count=state.pending)
        return Refusal("tritone_or_accept", reason, "UL-29")
    if not has(state.playable(seat), card):
        return Refusal("no_match", _mismatch(state, card), "UL-12")
    if WITH_CALL[move] and not state.may_call(seat):
        reason = message("refuse-early-call")
        return Refusal("call_not_allowed", reason, "UL-34")
    return None


def _mismatch(state: "State", card: int) -> Message:
    """Say the sum: “It is red, not blue, and 7 + 7 is 14, not 12.” Say who named a colour, too."""
    a, b = SEMITONES[card], SEMITONES[state.top()]
    color, wanted = color_named(COLOR_OF[card]), color_named(state.color)
    if not state.declared or state.top_owner == NOBODY:
        return message("refuse-match", color=color, wanted=wanted, a=a, b=b, sum=a + b)
    by = Who(state.top_owner)
    return message("refuse-match-named", color=color, wanted=wanted, seat=by, a=a, b=b, sum=a + b)


def _against_other(state: "State", seat: int, move: int) -> Refusal | None:
    """Draw, keep, pass, accept."""
    fitting = state.playable(seat)
    if move == ACCEPT:
        return None if state.phase == PENALTY else _not_now(message("refuse-accept"), "UL-29")
    if state.phase == PENALTY:
        reason = message("refuse-pending", count=state.pending)
        return Refusal("tritone_or_accept", reason, "UL-29")
    if move == KEEP:
        if state.phase != DRAWN:
            return _not_now(message("refuse-not-drawn"), "UL-17")
        return _must_play(message("refuse-must-play-drawn"), state, fitting)
    if state.phase != TURN:
        return _not_now(message("refuse-draw-twice"), "UL-17")
    if move == DRAW:
        if not state.can_draw():
            return Refusal("nothing_to_draw", message("refuse-empty"), "UL-43")
        return _must_play(message("refuse-must-play"), state, fitting)
    if state.can_draw():
        return _not_now(message("refuse-may-draw"), "UL-43")
    if fitting and not state.house.blind:
        return _not_now(message("refuse-may-play"), "UL-43")
    return None


def _must_play(reason: Message, state: "State", fitting: int) -> Refusal | None:
    if state.house.must_play and fitting:
        return Refusal("must_play", reason, "UL-19")
    return None


def _not_now(reason: Message, clause: str) -> Refusal:
    return Refusal("not_now", reason, clause)
