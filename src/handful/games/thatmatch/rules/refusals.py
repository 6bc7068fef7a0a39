"""Why a move of That Match Game is not allowed, with its clause.

Where several reasons fit, the first in this order is given: the game is over; a window is open or
none is; not this seat's turn; not this phase; a stale response; not asked; not in hand; the wrong
sort of card; what it answers, names or aims at; an option; the colour; the count; the sum.
"""

from typing import TYPE_CHECKING

from handful.core.message import Message, Who, message
from handful.core.move_list import MoveList
from handful.core.refusal import Refusal
from handful.core.sets import has

from ..messages.names import card_named, colour_named, sum_of
from .cards import (
    BOLT_NUMBERS,
    CODES,
    LANES,
    MATCHING,
    NUMBER_OF,
    NUMBERED,
    ORANGE_BLOCK,
    RED_BLOCK,
    RESCUE,
    RESPONSES_ONLY,
    SNATCH,
    SPECIALS,
    STARS,
)
from .constants import (
    CLAIM,
    DRAWING,
    IF_IDLE,
    NO_CARD,
    NO_ENTRY,
    NO_TOSS,
    OVER,
    PLAYING,
    RESPONDING,
    SPECIAL,
    TRIMMING,
)
from .move_codes import (
    aim_of,
    card_answering,
    card_opening,
    card_played,
    cards_of,
    choices_of,
    is_response,
    seen_of,
    spot_played,
    target_of,
    verb_of,
)
from .move_numbers import (
    BLOCK_ORANGE,
    BLOCK_RED,
    BOLT,
    CALL_RESCUE,
    DRAW,
    NO_TARGET,
    PLAY_NUMBER,
    PLAY_SPECIAL,
    TOSS,
    TRIM,
)
from .moves import is_move

if TYPE_CHECKING:
    from .rules import State

_PHASE_OF = {DRAW: DRAWING, TRIM: TRIMMING}
"""All other moves on one's turn belong to `PLAYING`."""


def refusal(state: "State", seat: int, move: int) -> Refusal | None:
    """The first rule that stands against this move, or None."""
    if state.phase == OVER:
        return Refusal("game_over", message("refuse-over"), "TM-42")
    if not is_move(move):
        return Refusal("wrong_phase", message("refuse-move"))
    if is_response(verb_of(move)):
        return _against_response(state, seat, move)
    return _against_turn(state, seat, move)


def _against_turn(state: "State", seat: int, move: int) -> Refusal | None:
    verb = verb_of(move)
    if state.phase == RESPONDING:
        return Refusal("window_open", message("refuse-window"), "TM-10")
    if seat != state.turn:
        return Refusal("not_your_turn", message("refuse-turn", seat=Who(state.turn)), "TM-1")
    if state.phase != _PHASE_OF.get(verb, PLAYING):
        return _wrong_phase(state)
    if verb == DRAW:
        return _against_draw(state, choices_of(move))
    if verb == PLAY_NUMBER:
        return _against_number(state, seat, card_played(move), spot_played(move))
    if verb == PLAY_SPECIAL:
        return _against_special(state, seat, card_opening(move), target_of(move))
    if verb == TOSS:
        return _against_toss(state, seat, cards_of(move))
    if verb == TRIM:
        return _against_trim(state, seat, cards_of(move))
    return None


def _wrong_phase(state: "State") -> Refusal:
    if state.phase == DRAWING:
        return Refusal("wrong_phase", message("refuse-draw-first"), "TM-8")
    if state.phase == TRIMMING:
        reason = message("refuse-trim-first", count=state.house.hand_limit)
        return Refusal("wrong_phase", reason, "TM-38")
    return Refusal("wrong_phase", message("refuse-play-now"), "TM-10")


def _against_draw(state: "State", count: int) -> Refusal | None:
    most = state.most_to_draw()
    if count <= most:
        return None
    return Refusal("draw_too_many", message("refuse-draw-most", count=most), "TM-8")


def _against_number(state: "State", seat: int, card: int, spot: int) -> Refusal | None:
    slot, colour = divmod(spot, LANES)
    if not has(state.held[seat], card):
        return _not_in_hand([card])
    if card >= NUMBERED:
        reason = message("refuse-no-number", card=card_named(card))
        return Refusal("not_a_number_card", reason, "TM-13")
    if slot >= state.house.slots or state.market[slot] == NO_CARD:
        return Refusal("no_such_point_card", message("refuse-slot"), "TM-13")
    if not state.gaps[spot]:
        stars = STARS[state.market[slot]]
        reason = message("refuse-full", place=slot + 1, count=stars, colour=colour_named(colour))
        return Refusal("colour_closed", reason, "TM-32")
    if not has(MATCHING[colour], card):
        return _mismatch(card, colour, "TM-13")
    return None if has(state.spots_for(card), spot) else _sum_against(state, card, spot)


def _sum_against(state: "State", card: int, spot: int) -> Refusal:
    slot, lane = divmod(spot, LANES)
    place, colour, gap, value = slot + 1, colour_named(lane), state.gaps[spot], NUMBER_OF[card]
    stars = STARS[state.market[slot]]
    if state.house.simple:
        reason = message(
            "refuse-exact", place=place, count=stars, colour=colour, gap=gap, value=value
        )
        return Refusal("number_mismatch", reason, "TM-41")
    reason = message(
        "refuse-too-much", place=place, count=stars, colour=colour, gap=gap, value=value
    )
    return Refusal("sum_too_high", reason, "TM-14")


def _mismatch(card: int, colour: int, clause: str) -> Refusal:
    reason = message("refuse-colour", card=card_named(card), colour=colour_named(colour))
    return Refusal("colour_mismatch", reason, clause)


def _against_special(state: "State", seat: int, card: int, target: int) -> Refusal | None:
    if not has(state.held[seat], card):
        return _not_in_hand([card])
    if has(RESPONSES_ONLY, card):
        reason = message("refuse-answer-only", card=card_named(card))
        return Refusal("response_only_card", reason, "TM-11")
    if not has(SPECIALS, card):
        return Refusal("wrong_card", message("refuse-special", card=card_named(card)), "TM-11")
    if card != SNATCH:
        if target == NO_TARGET:
            return None
        return Refusal("bad_target", message("refuse-haul"), "TM-36")
    if target == seat or target >= state.seats or not state.sizes[target]:
        return Refusal("bad_target", message("refuse-snatch"), "TM-37")
    return None


def _against_toss(state: "State", seat: int, cards: list[int]) -> Refusal | None:
    if not state.holds(seat, cards):
        return _not_in_hand(cards)
    if state.house.toss == NO_TOSS:
        return Refusal("not_allowed_by_option", message("refuse-toss"), "TM-39")
    plays = MoveList()
    state.list_plays(seat, plays)
    if not state.may_toss(seat, plays.count > 0):
        return Refusal("toss_not_allowed", _why_no_toss(state), "TM-39")
    most = state.house.play_max
    if not 1 <= len(cards) <= most:
        return Refusal("toss_count", message("refuse-toss-count", count=most), "TM-39")
    return None


def _why_no_toss(state: "State") -> Message:
    if state.house.toss == IF_IDLE:
        return message("refuse-toss-idle")
    return message("refuse-toss-stuck")


def _against_trim(state: "State", seat: int, cards: list[int]) -> Refusal | None:
    if not state.holds(seat, cards):
        return _not_in_hand(cards)
    excess = state.excess(seat)
    if len(cards) == excess:
        return None
    return Refusal("trim_count", message("refuse-trim-count", count=excess), "TM-38")


def _not_in_hand(cards: list[int]) -> Refusal:
    reason = message("refuse-held", card=card_named(cards[0]))
    if len(cards) > 1:
        reason = message("refuse-held-all", cards=tuple(map(card_named, cards)))
    return Refusal("not_in_hand", reason, "TM-10")


def _against_response(state: "State", seat: int, move: int) -> Refusal | None:
    verb = verb_of(move)
    if state.phase != RESPONDING:
        return Refusal("no_window", message("refuse-no-window"), "TM-17")
    if seen_of(move) not in (-1, state.entries):
        return Refusal("stale_response", message("refuse-stale"), "TM-26")
    if seat not in state.actors():
        return Refusal("not_asked", _why_not_asked(state, seat), "TM-25")
    if verb == BOLT:
        return _against_bolt(state, seat, cards_of(move))
    if verb == BLOCK_RED:
        return _against_red(state, seat, card_answering(move), aim_of(move))
    if verb == BLOCK_ORANGE:
        return _against_orange(state, seat, card_answering(move), aim_of(move))
    if verb == CALL_RESCUE:
        return _against_rescue(state, seat, choices_of(move))
    return None


def _why_not_asked(state: "State", seat: int) -> Message:
    if not 0 <= seat < state.seats:
        return message("refuse-seat", seat=seat)
    if seat == state.in_force():
        return message("refuse-in-force")
    if has(state.declined, seat):
        return message("refuse-declined")
    if has(state.asked, seat):
        return message("refuse-first", seat=Who(state.actors()[0]))
    return message("refuse-not-asked")


def _against_bolt(state: "State", seat: int, cards: list[int]) -> Refusal | None:
    if not state.holds(seat, cards):
        return _not_in_hand(cards)
    for card in cards:
        if not has(BOLT_NUMBERS, card):
            reason = message("refuse-no-bolt", card=card_named(card))
            return Refusal("not_a_bolt_number", reason, "TM-18")
    if not cards:
        return Refusal("no_cards", message("refuse-no-bolts"), "TM-18")
    return _nothing_to_hit(state) or _option_against_bolt(state, seat) or _misfit(state, cards)


def _nothing_to_hit(state: "State") -> Refusal | None:
    if state.entry_sort[0] == SPECIAL:
        return Refusal("cannot_answer_this", message("refuse-special-answer"), "TM-29")
    if state.standing == NO_ENTRY:
        return Refusal("nothing_standing", message("refuse-nothing-stands"), "TM-23")
    return None


def _option_against_bolt(state: "State", seat: int) -> Refusal | None:
    if state.may_bolt(seat):
        return None
    reason = message("refuse-bolt-turn")
    if seat != state.turn:
        reason = message("refuse-bolt-exclamation")
    return Refusal("not_allowed_by_option", reason, "TM-18")


def _misfit(state: "State", cards: list[int]) -> Refusal | None:
    colour = state.spot % LANES
    for card in cards:
        if not has(MATCHING[colour], card):
            return _mismatch(card, colour, "TM-18")
    most = state.house.max_bolts
    if len(cards) > most:
        return Refusal("too_many_bolts", message("refuse-bolts-most", count=most), "TM-18")
    if sum(NUMBER_OF[card] for card in cards) != state.value:
        total = sum_of(CODES[card] for card in cards)
        reason = message("refuse-sum", value=state.value, sum=total)
        return Refusal("sum_mismatch", reason, "TM-18")
    return None


def _against_red(state: "State", seat: int, card: int, named: int) -> Refusal | None:
    wrong = _wrong_answer(state, seat, card, RED_BLOCK, "TM-19") or _nothing_to_hit(state)
    if wrong:
        return wrong
    if named not in state.cards_in(state.standing):
        reason = message("refuse-red-target", card=card_named(named))
        return Refusal("bad_target", reason, "TM-19")
    if not state.may_red_block():
        return Refusal("not_allowed_by_option", message("refuse-red-bolts"), "TM-19")
    return None


def _against_orange(state: "State", seat: int, card: int, entry: int) -> Refusal | None:
    wrong = _wrong_answer(state, seat, card, ORANGE_BLOCK, "TM-20")
    if wrong:
        return wrong
    if entry >= state.entries or not has(state.live, entry):
        return Refusal("bad_target", _no_target(state, entry), "TM-20")
    if state.entry_by[entry] == seat:
        return Refusal("own_card", message("refuse-own"), "TM-20")
    return None


def _no_target(state: "State", entry: int) -> Message:
    if entry >= state.entries:
        return message("refuse-entry")
    if state.entry_sort[entry] == CLAIM:
        return message("refuse-orange-number")
    return message("refuse-cancelled")


def _against_rescue(state: "State", seat: int, card: int) -> Refusal | None:
    wrong = _wrong_answer(state, seat, card, RESCUE, "TM-21")
    if wrong:
        return wrong
    if not state.may_rescue(seat):
        return Refusal("nothing_to_rescue", message("refuse-rescue"), "TM-21")
    return None


def _wrong_answer(state: "State", seat: int, card: int, right: int, clause: str) -> Refusal | None:
    if not has(state.held[seat], card):
        return _not_in_hand([card])
    if card != right:
        reason = message("refuse-wrong", right=card_named(right), card=card_named(card))
        return Refusal("wrong_card", reason, clause)
    return None
