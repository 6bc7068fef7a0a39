"""Why a move of Boom is not allowed, with the sum and with its clause."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from handful.core.message import Message, Who, message
from handful.core.refusal import Refusal
from handful.core.sets import has, size

from ..messages.names import kind_named
from .cards import FORMULAS, OF_KIND, PLACE_NAMES, TIMER, WILD
from .constants import COST, KNOWN_MOVES, ONE_UP, OVER, TWO_UP, VOTE
from .event_builders import odd_value, seconds, sum_in_words
from .move_numbers import (
    ADD_TIMER,
    ADD_WILD,
    CALL_STUCK,
    CLAIM,
    FLIP,
    IGNITE,
    OPEN_WINDOW,
    USE_WILD,
)
from .moves import Lists, Parts, parts
from .sums import NO_RESULT, has_passengers, passengers, result

if TYPE_CHECKING:
    from .rules import State


def refusal(state: "State", seat: int, move: int) -> Refusal | None:
    """The first rule that stands against this move, in the order of the rulebook."""
    if state.phase == OVER:
        return Refusal("game_over", message("refuse-over"), "BD-82")
    if not 0 <= seat < state.seats:
        reason = message("refuse-seat", seat=seat)
        return Refusal("not_your_turn", reason, "BD-1")
    if seat == state.late:
        return Refusal("window_closed", message("refuse-late"), "BD-90")
    taken = parts(move)
    if state.phase == VOTE:
        return _against_answer(state, seat, taken)
    if seat != state.turn:
        reason = message("refuse-turn", seat=Who(state.turn))
        return Refusal("not_your_turn", reason, "BD-10")
    if taken is None:
        return Refusal("not_now", message("refuse-move"), "BD-12")
    if taken[0] not in KNOWN_MOVES[state.phase]:
        return _wrong_moment(state, taken[0])
    return _against_haste(state, taken[0]) or _against(state, seat, taken)


def _against_answer(state: "State", seat: int, taken: Parts | None) -> Refusal | None:
    if seat == state.turn:
        return Refusal("not_now", message("refuse-called"), "BD-72")
    if has(state.agreed, seat):
        return Refusal("not_now", message("refuse-answered"), "BD-72")
    if taken is None or taken[0] not in KNOWN_MOVES[VOTE]:
        return Refusal("not_now", message("refuse-vote"), "BD-72")
    return None


_NOW = (
    (message("refuse-ready"), "BD-12"),
    (message("refuse-second"), "BD-13"),
    (message("refuse-two"), "BD-15"),
    (message("refuse-fuse"), "BD-53"),
)
"""What each phase asks for, and where that stands."""


def _wrong_moment(state: "State", verb: int) -> Refusal:
    if verb == OPEN_WINDOW and state.phase in (ONE_UP, TWO_UP):
        reason = message("refuse-timer-late")
        return Refusal("timer_too_late", reason, "BD-50")
    if verb == ADD_WILD:
        reason = message("refuse-wild-alone")
        return Refusal("wild_needs_timer", reason, "BD-56")
    if verb == CALL_STUCK:
        reason = message("refuse-stuck-late")
        return Refusal("not_now", reason, "BD-72")
    reason, clause = _NOW[state.phase]
    return Refusal("not_now", reason, clause)


def _against_haste(state: "State", verb: int) -> Refusal | None:
    if not state.can_pay(verb):
        reason = message("refuse-time", cost=seconds(COST[verb]), left=seconds(state.stock))
        return Refusal("out_of_time", reason, "BD-92")
    if verb == FLIP and state.is_too_fast():
        reason = message("refuse-fast")
        return Refusal("too_fast", reason, "BD-91")
    return None


def _against(state: "State", seat: int, taken: Parts) -> Refusal | None:
    verb, first, second, lists = taken
    if verb == FLIP:
        return _against_flip(state, first)
    if verb == OPEN_WINDOW:
        return _against_window(state, lists)
    if verb == CALL_STUCK:
        return _against_call(state, seat)
    if verb in (ADD_TIMER, ADD_WILD):
        return _against_adding(state, verb, lists[0])
    if verb in (CLAIM, USE_WILD, IGNITE):
        return _against_places(state, first, second) or _against_pair(state, taken)
    return None


def _against_flip(state: "State", place: int) -> Refusal | None:
    if not has(state.filled, place):
        return _no_card(place, "BD-13")
    if has(state.up, place):
        reason = message("refuse-up", place=PLACE_NAMES[place])
        return Refusal("already_face_up", reason, "BD-13")
    return None


def _no_card(place: int, clause: str) -> Refusal:
    return Refusal("cell_empty", message("refuse-empty", place=PLACE_NAMES[place]), clause)


def _against_window(state: "State", lists: Lists) -> Refusal | None:
    timers, wilds = lists
    problem = _against_cards(state, (*timers, *wilds))
    if problem:
        return problem
    if any(kind != TIMER for kind in timers):
        return Refusal("not_a_timer", message("refuse-only-timer"), "BD-50")
    if any(kind != WILD for kind in wilds):
        return Refusal("not_a_wild", message("refuse-only-wild"), "BD-50")
    if not timers:
        return Refusal("no_cards", message("refuse-no-timer"), "BD-50")
    return None


def _against_call(state: "State", seat: int) -> Refusal | None:
    if not state.house.stuck_call:
        return Refusal("not_now", message("refuse-no-call"), "BD-72")
    if state.pool_open:
        return Refusal("not_now", message("refuse-pool"), "BD-72")
    if not state.first_moment:
        return Refusal("not_now", message("refuse-stuck-late"), "BD-72")
    if state.dry < state.seats:
        reason = message("refuse-stuck-early", needed=state.seats, count=state.dry)
        return Refusal("stuck_too_early", reason, "BD-72")
    if has(state.called, seat):
        return Refusal("already_called", message("refuse-called-before"), "BD-72")
    return None


def _against_adding(state: "State", verb: int, kinds: Sequence[int]) -> Refusal | None:
    problem = _against_cards(state, kinds)
    if problem:
        return problem
    if verb == ADD_WILD:
        return None if kinds[0] == WILD else _not_a_wild(kinds[0], "BD-56")
    if kinds[0] != TIMER:
        reason = message("refuse-not-timer", card=kind_named(kinds[0]))
        return Refusal("not_a_timer", reason, "BD-56")
    if not state.timer_ok:
        reason = message("refuse-more-late")
        return Refusal("timer_too_late", reason, "BD-56")
    return None


def _not_a_wild(kind: int, clause: str) -> Refusal:
    return Refusal("not_a_wild", message("refuse-not-wild", card=kind_named(kind)), clause)


def _against_cards(state: "State", kinds: Sequence[int]) -> Refusal | None:
    """BD-28: whether all these cards are there, each for itself."""
    source = state.source()
    for kind in kinds:
        held = size(source & OF_KIND[kind])
        if not held:
            return Refusal("not_your_card", _without(kind, state.pool_open), "BD-28")
        if kinds.count(kind) > held:
            return Refusal("card_used_twice", _only(held, kind, state.pool_open), "BD-20")
    return None


def _without(kind: int, from_pool: bool) -> Message:
    if from_pool:
        return message("refuse-card-pool", card=kind_named(kind))
    return message("refuse-card", card=kind_named(kind))


def _only(held: int, kind: int, from_pool: bool) -> Message:
    card = kind_named(kind)
    if from_pool:
        return message("refuse-twice-pool", count=held, card=card)
    return message("refuse-twice", count=held, card=card)


def _against_places(state: "State", first: int, second: int) -> Refusal | None:
    for place in (first, second):
        if not has(state.filled, place):
            return _no_card(place, "BD-53")
        if not has(state.up, place):
            reason = message("refuse-down", place=PLACE_NAMES[place])
            return Refusal("not_face_up", reason, "BD-53")
    if first == second:
        return Refusal("same_place", message("refuse-same"), "BD-53")
    return None


def _against_pair(state: "State", taken: Parts) -> Refusal | None:
    verb, first, second, lists = taken
    one, other = state.value(first), state.value(second)
    if verb == CLAIM:
        return None if one == other else _not_equal(one, other)
    kinds = (*lists[0], *lists[1])
    problem = _against_cards(state, kinds)
    if problem:
        return problem
    if verb == USE_WILD and kinds[0] != WILD:
        return _not_a_wild(kinds[0], "BD-27")
    if verb == IGNITE and any(kind >= FORMULAS for kind in kinds):
        return Refusal("not_a_formula", message("refuse-formulas"), "BD-20")
    if one == other:
        reason = message("refuse-equal", number=one)
        return Refusal("nothing_to_ignite", reason, "BD-14" if verb == IGNITE else "BD-27")
    return _against_sum(state, one, other, lists) if verb == IGNITE else None


def _not_equal(one: int, other: int) -> Refusal:
    reason = message("refuse-unequal", one=one, other=other)
    return Refusal("not_equal", reason, "BD-53")


def _against_sum(state: "State", one: int, other: int, lists: Lists) -> Refusal | None:
    """BD-20 to BD-25: both results exist and are equal, and every card is needed."""
    unit = state.house.unit
    if not lists[0] and not lists[1]:
        return Refusal("no_cards", message("refuse-no-cards"), "BD-20")
    results = result(one, lists[0], unit), result(other, lists[1], unit)
    if NO_RESULT in results:
        odd = odd_value(one, lists[0], unit) or odd_value(other, lists[1], unit)
        reason = message("odd", number=odd)
        return Refusal("odd_division", reason, "BD-24")
    if results[0] != results[1]:
        return Refusal("equation_false", _both_sums(one, other, lists, unit), "BD-22")
    if not state.house.free and has_passengers(one, other, lists, unit):
        return Refusal("passenger_card", _passengers(one, other, lists, unit), "BD-25")
    return None


def _both_sums(one: int, other: int, lists: Lists, unit: int) -> Message:
    """Say the sums: “5 + 3 = 8, but 7 + 2 = 9”, or “5 + 3 = 8, not 7”."""
    sums = [sum_in_words(one, lists[0], unit), sum_in_words(other, lists[1], unit)]
    if lists[0] and lists[1]:
        return message("refuse-sums", one=sums[0], other=sums[1])
    bare, worked_out = sorted(sums, key=len)
    return message("refuse-sum", sum=worked_out, number=bare)


def _passengers(one: int, other: int, lists: Lists, unit: int) -> Message:
    """Name the fewest cards without which the match would stand."""
    idle = passengers(one, other, lists, unit)
    cards = tuple(kind_named(kind) for kind in idle)
    return message("refuse-passengers", count=len(idle), cards=cards)
