"""Why a move of Ultimatum is not allowed, with its clause, in the rulebook's order."""

from typing import TYPE_CHECKING

from handful.core.message import Message, Who, message
from handful.core.refusal import Refusal

from ..messages.names import card_named
from .cards import BLOCK, CODES, COUNTER, DRAW, ROUND
from .constants import BLOCKING, CHOOSING, COUNTERING, GAME_OVER, ROUND_OVER, SHIELDING, TURN
from .moves import (
    ACCEPT,
    DEAL,
    DECLINE,
    KIND_PLAYED,
    PLAY_BLOCK,
    PLAY_COUNTER,
    PLAYS,
    REJECT,
    SPACE,
    choices,
)

if TYPE_CHECKING:
    from .rules import State

NO_WINDOW = 0


def refusal(state: "State", seat: int, move: int) -> Refusal | None:
    """The first rule that stands against this move, or None."""
    window, action = divmod(move, SPACE)
    if window < NO_WINDOW:
        return Refusal("malformed_move", message("refuse-move"))
    if window != NO_WINDOW and window != state.window:
        reason = message("refuse-stale")
        return Refusal("stale_window", reason, "UT-64")
    against = _against_phase(state, action) or _against_seat(state, seat, action)
    if against:
        return against
    if action < PLAYS:
        return _against_play(state, seat, action)
    return _against_answer(state, seat, action)


def _against_phase(state: "State", action: int) -> Refusal | None:
    if state.phase == GAME_OVER:
        return Refusal("wrong_phase", message("refuse-over"))
    if state.phase in _phases(action):
        return None
    reason, clause = _OF_PHASE[state.phase]
    return Refusal("wrong_phase", reason, clause)


_OF_PHASE = {
    TURN: (message("refuse-phase-turn"), "UT-8"),
    BLOCKING: (message("refuse-phase-block"), "UT-18"),
    COUNTERING: (message("refuse-phase-counter"), "UT-28"),
    CHOOSING: (message("refuse-phase-choose"), "UT-32"),
    SHIELDING: (message("refuse-phase-shield"), "UT-34"),
    ROUND_OVER: (message("refuse-phase-deal"), "UT-58"),
}


def _phases(action: int) -> tuple[int, ...]:
    """The phases in which a move exists."""
    if action < PLAYS:
        return (TURN,)
    if action == PLAY_BLOCK:
        return BLOCKING, SHIELDING
    if action == DECLINE:
        return BLOCKING, COUNTERING, SHIELDING
    if action < ACCEPT:
        return (COUNTERING,)
    return (ROUND_OVER,) if action == DEAL else (CHOOSING,)


def _against_seat(state: "State", seat: int, action: int) -> Refusal | None:
    if not 0 <= seat < state.seats or not state.may_act(seat):
        return _not_asked(state)
    if seat != state.required() and action != DECLINE:
        reason = message("refuse-not-yet", seat=Who(state.required()))
        return Refusal("not_yet", reason, "UT-31")
    return None


def _not_asked(state: "State") -> Refusal:
    if state.phase == TURN:
        reason = message("refuse-turn", seat=Who(state.turn))
        return Refusal("not_your_turn", reason, "UT-8")
    reason, clause = _who_is_asked(state)
    return Refusal("not_asked", reason, clause)


def _who_is_asked(state: "State") -> tuple[Message, str]:
    seat = Who(state.required())
    if state.phase == BLOCKING:
        return message("refuse-asked-block", seat=seat), "UT-18"
    if state.phase == COUNTERING:
        return message("refuse-asked-counter"), "UT-27"
    if state.phase == CHOOSING:
        return message("refuse-asked-choose", seat=seat), "UT-32"
    if state.phase == SHIELDING:
        return message("refuse-asked-shield", seat=seat), "UT-43"
    return message("refuse-asked-deal", seat=seat), "UT-58"


def _against_play(state: "State", seat: int, action: int) -> Refusal | None:
    kind, chosen = KIND_PLAYED[action], dict(choices(action))
    share = chosen.pop("share", 0)
    chosen.pop("what", None)
    if not state.holds(seat, kind):
        return _not_held(kind, "UT-8")
    if any(other >= state.seats for other in chosen.values()):
        return Refusal("no_such_seat", message("refuse-no-seat"), "UT-10")
    if seat in chosen.values() and kind != DRAW:
        reason = message("refuse-yourself", card=card_named(kind))
        return Refusal("not_yourself", reason, _about(kind))
    if len(set(chosen.values())) < len(chosen):
        return Refusal("seats_not_distinct", message("refuse-same"), _about(kind))
    if "target" in chosen and share > state.chips[chosen["target"]]:
        return _bad_share(state, chosen["target"])
    if kind == ROUND and not state.may_end_round(seat):
        reason = message("refuse-round-early", count=state.house.round_from_turn)
        return Refusal("round_card_too_early", reason, "UT-45")
    return None


def _about(kind: int) -> str:
    """The clause that says which seats a card may name."""
    clauses = {"G": "UT-13", "T": "UT-14", "SW": "UT-16", "ST": "UT-17", "UL": "UT-24"}
    return clauses.get(CODES[kind]) or clauses[CODES[kind][0]]


def _against_answer(state: "State", seat: int, action: int) -> Refusal | None:
    if action == PLAY_BLOCK:
        return None if state.holds(seat, BLOCK) else _not_held(BLOCK, "UT-41")
    if PLAY_COUNTER <= action < ACCEPT:
        if not state.holds(seat, COUNTER):
            return _not_held(COUNTER, "UT-41")
        too_much = action - PLAY_COUNTER > state.pool()
        return _bad_share(state, state.target) if too_much else None
    if ACCEPT <= action < REJECT and action - ACCEPT >= state.proposals:
        reason = message("refuse-no-offer", count=state.proposals)
        return Refusal("no_such_proposal", reason, "UT-32")
    return None


def _not_held(kind: int, clause: str) -> Refusal:
    return Refusal("card_not_held", message("refuse-held", card=card_named(kind)), clause)


def _bad_share(state: "State", target: int) -> Refusal:
    reason = message("refuse-share", count=state.chips[target], seat=Who(target))
    return Refusal("bad_share", reason, "UT-25")
