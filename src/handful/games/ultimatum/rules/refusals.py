"""Why a move of Ultimatum is not allowed, in words and with its clause, in the rulebook's order."""

from typing import TYPE_CHECKING

from handful.core.refusal import Refusal
from handful.core.said import Said, said, seat_said

from ..saying import card_named
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
        return Refusal("malformed_move", said("There is no such move."))
    if window != NO_WINDOW and window != state.window:
        reason = said("The table is at another question by now: look again.")
        return Refusal("stale_window", reason, "UT-64")
    against = _against_phase(state, action) or _against_seat(state, seat, action)
    if against:
        return against
    if action < PLAYS:
        return _against_play(state, seat, action)
    return _against_answer(state, seat, action)


def _against_phase(state: "State", action: int) -> Refusal | None:
    if state.phase == GAME_OVER:
        return Refusal("wrong_phase", said("The game is over."))
    if state.phase in _phases(action):
        return None
    reason, clause = _OF_PHASE[state.phase]
    return Refusal("wrong_phase", reason, clause)


_OF_PHASE = {
    TURN: (said("There is nothing to answer now: a card must be played."), "UT-8"),
    BLOCKING: (said("A Swap or a Steal is being answered: block or decline."), "UT-18"),
    COUNTERING: (said("Counters are being asked for: counter or decline."), "UT-28"),
    CHOOSING: (said("The responder chooses: accept a proposal or reject them all."), "UT-32"),
    SHIELDING: (said("The target answers the accepted proposal: block or decline."), "UT-34"),
    ROUND_OVER: (said("The round is over: the next dealer deals."), "UT-58"),
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
        reason = said(
            "First {who} is asked; until then you may only decline.",
            who=seat_said(state.required()),
        )
        return Refusal("not_yet", reason, "UT-31")
    return None


def _not_asked(state: "State") -> Refusal:
    if state.phase == TURN:
        reason = said("It is the turn of {who}.", who=seat_said(state.turn))
        return Refusal("not_your_turn", reason, "UT-8")
    reason, clause = _who_is_asked(state)
    return Refusal("not_asked", reason, clause)


def _who_is_asked(state: "State") -> tuple[Said, str]:
    who = seat_said(state.required())
    if state.phase == BLOCKING:
        return said("This is for {who} to answer.", who=who), "UT-18"
    if state.phase == COUNTERING:
        return said("You are not, or no longer, among those asked for a counter."), "UT-27"
    if state.phase == CHOOSING:
        return said("Only the responder chooses: {who}.", who=who), "UT-32"
    if state.phase == SHIELDING:
        return said("Only the target may block an Ultimatum: {who}.", who=who), "UT-43"
    return said("The next round is dealt by {who}.", who=who), "UT-58"


def _against_play(state: "State", seat: int, action: int) -> Refusal | None:
    kind, chosen = KIND_PLAYED[action], dict(choices(action))
    share = chosen.pop("share", 0)
    chosen.pop("what", None)
    if not state.holds(seat, kind):
        return _not_held(kind, "UT-8")
    if any(other >= state.seats for other in chosen.values()):
        return Refusal("no_such_seat", said("There is no such seat at this table."), "UT-10")
    if seat in chosen.values() and kind != DRAW:
        reason = said("{card} is about other players only.", card=card_named(kind))
        return Refusal("not_yourself", reason, _about(kind))
    if len(set(chosen.values())) < len(chosen):
        return Refusal("seats_not_distinct", said("Name two different players."), _about(kind))
    if "target" in chosen and share > state.chips[chosen["target"]]:
        return _bad_share(state, chosen["target"])
    if kind == ROUND and not state.may_end_round(seat):
        reason = said(
            "At this table a Round fits from your turn {n} on.", n=state.house.round_from_turn
        )
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
        reason = said("There is only one proposal.")
        if state.proposals > 1:
            reason = said("There are only {n} proposals.", n=state.proposals)
        return Refusal("no_such_proposal", reason, "UT-32")
    return None


def _not_held(kind: int, clause: str) -> Refusal:
    return Refusal("card_not_held", said("You hold no {card}.", card=card_named(kind)), clause)


def _bad_share(state: "State", target: int) -> Refusal:
    reason = said(
        "A share is a whole number from 0 to {n}, the stack of {who}.",
        n=state.chips[target],
        who=seat_said(target),
    )
    return Refusal("bad_share", reason, "UT-25")
