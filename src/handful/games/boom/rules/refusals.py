"""Why a move is not allowed, in words, with the sum and with its clause."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from handful.core.refusal import Refusal
from handful.core.said import Said, said, seat_said
from handful.core.sets import has, size

from ..saying import kind_said, kinds_said
from .cards import FORMULAS, OF_KIND, PLACE_NAMES, TIMER, WILD
from .constants import COST, KNOWN_MOVES, ONE_UP, OVER, TWO_UP, VOTE
from .event_builders import odd_value, sum_in_words
from .moves import Lists, Parts, parts
from .sums import NO_RESULT, has_passengers, passengers, result
from .verbs import ADD_TIMER, ADD_WILD, CALL_STUCK, CLAIM, FLIP, IGNITE, OPEN_WINDOW, USE_WILD

if TYPE_CHECKING:
    from .rules import State


def refusal(state: "State", seat: int, move: int) -> Refusal | None:
    """The first rule that stands against this move, in the order of the rulebook."""
    if state.phase == OVER:
        return Refusal("game_over", said("The game is over."), "BD-82")
    if not 0 <= seat < state.seats:
        reason = said("There is no seat {seat} at this table.", seat=seat)
        return Refusal("not_your_turn", reason, "BD-1")
    if seat == state.late:
        return Refusal("window_closed", said("Too late: your window has closed."), "BD-90")
    taken = parts(move)
    if state.phase == VOTE:
        return _against_answer(state, seat, taken)
    if seat != state.turn:
        reason = said("It is the turn of {who}.", who=seat_said(state.turn))
        return Refusal("not_your_turn", reason, "BD-10")
    if taken is None:
        return Refusal("not_now", said("There is no such move."), "BD-12")
    if taken[0] not in KNOWN_MOVES[state.phase]:
        return _wrong_moment(state, taken[0])
    return _against_haste(state, taken[0]) or _against(state, seat, taken)


def _against_answer(state: "State", seat: int, taken: Parts | None) -> Refusal | None:
    if seat == state.turn:
        return Refusal("not_now", said("You have called: the others answer."), "BD-72")
    if has(state.agreed, seat):
        return Refusal("not_now", said("You have already answered."), "BD-72")
    if taken is None or taken[0] not in KNOWN_MOVES[VOTE]:
        return Refusal("not_now", said("First agree, or object, that everybody is stuck."), "BD-72")
    return None


_NOW = (
    (said("Turn over a card, or play a TIMER."), "BD-12"),
    (said("Turn over a second card."), "BD-13"),
    (said("Ignite the two cards, or give up."), "BD-15"),
    (said("Your window is burning: turn over cards and claim matches."), "BD-53"),
)
"""What each phase asks for, and where that stands."""


def _wrong_moment(state: "State", verb: int) -> Refusal:
    if verb == OPEN_WINDOW and state.phase in (ONE_UP, TWO_UP):
        reason = said("A TIMER is played at the start of your turn or right after a success.")
        return Refusal("timer_too_late", reason, "BD-50")
    if verb == ADD_WILD:
        reason = said("A WILD adds time only to a window that a TIMER has opened.")
        return Refusal("wild_needs_timer", reason, "BD-56")
    if verb == CALL_STUCK:
        reason = said("Stuck is called at the first moment of a turn.")
        return Refusal("not_now", reason, "BD-72")
    reason, clause = _NOW[state.phase]
    return Refusal("not_now", reason, clause)


def _against_haste(state: "State", verb: int) -> Refusal | None:
    if not state.can_pay(verb):
        reason = said(
            "That takes {cost} ms, and {left} are left.", cost=COST[verb], left=state.stock
        )
        return Refusal("out_of_time", reason, "BD-92")
    if verb == FLIP and state.is_too_fast():
        wait = state.flips_from - state.now
        reason = said("One card after the other: wait {wait} ms.", wait=wait)
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
        reason = said("{place} lies open already.", place=PLACE_NAMES[place])
        return Refusal("already_face_up", reason, "BD-13")
    return None


def _no_card(place: int, clause: str) -> Refusal:
    return Refusal("cell_empty", said("No card lies at {place}.", place=PLACE_NAMES[place]), clause)


def _against_window(state: "State", lists: Lists) -> Refusal | None:
    timers, wilds = lists
    problem = _against_cards(state, (*timers, *wilds))
    if problem:
        return problem
    if any(kind != TIMER for kind in timers):
        return Refusal("not_a_timer", said("Only a TIMER opens the window."), "BD-50")
    if any(kind != WILD for kind in wilds):
        return Refusal("not_a_wild", said("Only a WILD may be laid with a TIMER."), "BD-50")
    if not timers:
        return Refusal("no_cards", said("The window needs at least one TIMER."), "BD-50")
    return None


def _against_call(state: "State", seat: int) -> Refusal | None:
    if not state.house.stuck_call:
        return Refusal("not_now", said("At this table nobody calls stuck."), "BD-72")
    if state.pool_open:
        return Refusal("not_now", said("The common pool is open already."), "BD-72")
    if not state.first_moment:
        return Refusal("not_now", said("Stuck is called at the first moment of a turn."), "BD-72")
    if state.dry < state.seats:
        reason = said(
            "Stuck can be called after {seats} dry turns in a row; so far: {dry}.",
            seats=state.seats,
            dry=state.dry,
        )
        return Refusal("stuck_too_early", reason, "BD-72")
    if has(state.called, seat):
        return Refusal("already_called", said("You have called since the last success."), "BD-72")
    return None


def _against_adding(state: "State", verb: int, kinds: Sequence[int]) -> Refusal | None:
    problem = _against_cards(state, kinds)
    if problem:
        return problem
    if verb == ADD_WILD:
        is_wild = kinds[0] == WILD
        return None if is_wild else Refusal("not_a_wild", said("That is no WILD."), "BD-56")
    if kinds[0] != TIMER:
        return Refusal("not_a_timer", said("That is no TIMER."), "BD-56")
    if not state.timer_ok:
        reason = said(
            "A TIMER is added right after opening or after a success, before the next card."
        )
        return Refusal("timer_too_late", reason, "BD-56")
    return None


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


def _without(kind: int, from_pool: bool) -> Said:
    if from_pool:
        return said("The pool has no {card}.", card=kind_said(kind))
    return said("You hold no {card}.", card=kind_said(kind))


def _only(held: int, kind: int, from_pool: bool) -> Said:
    card = kind_said(kind)
    if from_pool:
        return said("The pool has only {n} × {card}: each card counts once.", n=held, card=card)
    return said("You hold only {n} × {card}: each card counts once.", n=held, card=card)


def _against_places(state: "State", first: int, second: int) -> Refusal | None:
    for place in (first, second):
        if not has(state.filled, place):
            return _no_card(place, "BD-53")
        if not has(state.up, place):
            reason = said("{place} lies face down.", place=PLACE_NAMES[place])
            return Refusal("not_face_up", reason, "BD-53")
    if first == second:
        return Refusal("same_place", said("A match needs two cards."), "BD-53")
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
        reason = said("{card} is no WILD.", card=kind_said(kinds[0]))
        return Refusal("not_a_wild", reason, "BD-27")
    if verb == IGNITE and any(kind >= FORMULAS for kind in kinds):
        return Refusal("not_a_formula", said("Only formulas are laid on numbers."), "BD-20")
    if one == other:
        reason = said("Both are {number}: there is nothing to ignite.", number=one)
        return Refusal("nothing_to_ignite", reason, "BD-14" if verb == IGNITE else "BD-27")
    return _against_sum(state, one, other, lists) if verb == IGNITE else None


def _not_equal(one: int, other: int) -> Refusal:
    reason = said("{one} and {other} are not equal: ignite them.", one=one, other=other)
    return Refusal("not_equal", reason, "BD-53")


def _against_sum(state: "State", one: int, other: int, lists: Lists) -> Refusal | None:
    """BD-20 to BD-25: both results exist and are equal, and every card is needed."""
    unit = state.house.unit
    if not lists[0] and not lists[1]:
        return Refusal("no_cards", said("An ignition needs at least one formula."), "BD-20")
    results = result(one, lists[0], unit), result(other, lists[1], unit)
    if NO_RESULT in results:
        odd = odd_value(one, lists[0], unit) or odd_value(other, lists[1], unit)
        reason = said("{number} is odd: it cannot be halved.", number=odd)
        return Refusal("odd_division", reason, "BD-24")
    if results[0] != results[1]:
        return Refusal("equation_false", _both_sums(one, other, lists, unit), "BD-22")
    if not state.house.free and has_passengers(one, other, lists, unit):
        return Refusal("passenger_card", _passengers(one, other, lists, unit), "BD-25")
    return None


def _both_sums(one: int, other: int, lists: Lists, unit: int) -> Said:
    """Say the sums: “5 + 3 = 8, but 7 + 2 = 9”, or “5 + 3 = 8, not 7”."""
    sums = [sum_in_words(one, lists[0], unit), sum_in_words(other, lists[1], unit)]
    if lists[0] and lists[1]:
        return said("{sum}, but {other}.", sum=sums[0], other=sums[1])
    bare, worked_out = sorted(sums, key=len)
    return said("{sum}, not {number}.", sum=worked_out, number=bare)


def _passengers(one: int, other: int, lists: Lists, unit: int) -> Said:
    """Name the fewest cards without which the match would stand."""
    idle = passengers(one, other, lists, unit)
    cards = kinds_said(idle)
    if len(idle) == 1:
        return said("{card} does nothing here: the match stands without it.", card=cards)
    return said("{cards} do nothing here: the match stands without them.", cards=cards)
