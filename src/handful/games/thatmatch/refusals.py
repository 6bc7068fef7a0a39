"""Why a move of That Match Game is not allowed, in words and with its clause.

Where several reasons fit, the first in this order is given: the game is over; a window is open or
none is; not this seat's turn; not this phase; a stale response; not asked; not in hand; the wrong
sort of card; what it answers, names or aims at; an option; the colour; the count; the sum.
"""

from typing import TYPE_CHECKING

from handful.core.engine import MoveList
from handful.core.refusal import Refusal
from handful.core.sets import has

from .cards import (
    BOLT_NUMBERS,
    CODES,
    COLOUR_NAMES,
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
)
from .house import (
    CLAIM,
    DRAWING,
    NO_CARD,
    NO_ENTRY,
    NO_TOSS,
    OVER,
    PHASES,
    PLAYING,
    RESPONDING,
    SPECIAL,
    TRIMMING,
)
from .moves import is_move
from .packing import (
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
from .verbs import (
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

if TYPE_CHECKING:
    from .rules import State

_PHASE_OF = {DRAW: DRAWING, TRIM: TRIMMING}
"""All other moves on one's turn belong to `PLAYING`."""


def refusal(state: "State", seat: int, move: int) -> Refusal | None:
    """The first rule that stands against this move, or None."""
    if state.phase == OVER:
        return Refusal("game_over", "The game is over.", "TM-42")
    if not is_move(move):
        return Refusal("wrong_phase", "There is no such move.")
    if is_response(verb_of(move)):
        return _against_response(state, seat, move)
    return _against_turn(state, seat, move)


def _against_turn(state: "State", seat: int, move: int) -> Refusal | None:
    verb = verb_of(move)
    if state.phase == RESPONDING:
        return Refusal("window_open", "A play is still being answered.", "TM-10")
    if seat != state.turn:
        return Refusal("not_your_turn", f"It is the turn of seat {state.turn}.", "TM-1")
    if state.phase != _PHASE_OF.get(verb, PLAYING):
        now = PHASES[state.phase]
        return Refusal("wrong_phase", f"Now you may only {now}.", _PHASE_CLAUSE[state.phase])
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


_PHASE_CLAUSE = {DRAWING: "TM-8", PLAYING: "TM-10", TRIMMING: "TM-38"}


def _against_draw(state: "State", count: int) -> Refusal | None:
    most = state.most_to_draw()
    if count > most:
        return Refusal("draw_too_many", f"You may draw at most {most} now.", "TM-8")
    return None


def _against_number(state: "State", seat: int, card: int, spot: int) -> Refusal | None:
    slot, colour = divmod(spot, LANES)
    if not has(state.held[seat], card):
        return _not_in_hand([card])
    if card >= NUMBERED:
        return Refusal("not_a_number_card", f"{CODES[card]} has no number.", "TM-13")
    if slot >= state.house.slots or state.market[slot] == NO_CARD:
        return Refusal("no_such_point_card", f"No point card lies in slot {slot}.", "TM-13")
    if not state.gaps[spot]:
        return Refusal("colour_closed", f"{_spot(spot).capitalize()} is closed.", "TM-32")
    if not has(MATCHING[colour], card):
        reason = f"{CODES[card]} does not match {COLOUR_NAMES[colour]}."
        return Refusal("colour_mismatch", reason, "TM-13")
    return None if has(state.spots_for(card), spot) else _sum_against(state, card, spot)


def _sum_against(state: "State", card: int, spot: int) -> Refusal:
    gap, number = state.gaps[spot], NUMBER_OF[card]
    if state.house.simple:
        reason = f"{_spot(spot).capitalize()} asks for a {gap}, not a {number}."
        return Refusal("number_mismatch", reason, "TM-41")
    reason = f"{number} is more than the {gap} that {_spot(spot)} still needs."
    return Refusal("sum_too_high", reason, "TM-14")


def _spot(spot: int) -> str:
    return f"{COLOUR_NAMES[spot % LANES]} of slot {spot // LANES}"


def _against_special(state: "State", seat: int, card: int, target: int) -> Refusal | None:
    if not has(state.held[seat], card):
        return _not_in_hand([card])
    if has(RESPONSES_ONLY, card):
        return Refusal("response_only_card", f"{CODES[card]} can only answer a play.", "TM-11")
    if not has(SPECIALS, card):
        return Refusal("wrong_card", f"{CODES[card]} is no special.", "TM-11")
    if card != SNATCH:
        aimless = target == NO_TARGET
        return None if aimless else Refusal("bad_target", "Haul aims at nobody.", "TM-36")
    if target == seat or target >= state.seats or not state.sizes[target]:
        reason = "Snatch names another seat that holds at least one card."
        return Refusal("bad_target", reason, "TM-37")
    return None


def _against_toss(state: "State", seat: int, cards: list[int]) -> Refusal | None:
    if not state.holds(seat, cards):
        return _not_in_hand(cards)
    if state.house.toss == NO_TOSS:
        return Refusal("not_allowed_by_option", "Nothing is tossed at this table.", "TM-39")
    plays = MoveList()
    state.list_plays(seat, plays)
    if not state.may_toss(seat, plays.count > 0):
        reason = "You toss only with a full hand, no play made, and no legal play."
        return Refusal("toss_not_allowed", reason, "TM-39")
    if not 1 <= len(cards) <= state.house.play_max:
        return Refusal("toss_count", f"Toss 1 to {state.house.play_max} cards.", "TM-39")
    return None


def _against_trim(state: "State", seat: int, cards: list[int]) -> Refusal | None:
    if not state.holds(seat, cards):
        return _not_in_hand(cards)
    excess = state.excess(seat)
    if len(cards) != excess:
        return Refusal("trim_count", f"Discard exactly {excess}.", "TM-38")
    return None


def _not_in_hand(cards: list[int]) -> Refusal:
    codes = " ".join(CODES[card] for card in cards)
    return Refusal("not_in_hand", f"You do not hold {codes}.", "TM-10")


def _against_response(state: "State", seat: int, move: int) -> Refusal | None:
    verb = verb_of(move)
    if state.phase != RESPONDING:
        return Refusal("no_window", "No play is waiting for an answer.", "TM-17")
    if seen_of(move) not in (-1, state.entries):
        reason = f"There are {state.entries} entries by now; look again."
        return Refusal("stale_response", reason, "TM-26")
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


def _why_not_asked(state: "State", seat: int) -> str:
    if not 0 <= seat < state.seats:
        return f"There is no seat {seat} at this table."
    if seat == state.in_force():
        return "Your own play is in force: there is nothing to answer."
    if has(state.declined, seat):
        return "You have declined; the next answer asks you again."
    if has(state.asked, seat):
        return f"First seat {state.actors()[0]} answers."
    return "You are not asked."


def _against_bolt(state: "State", seat: int, cards: list[int]) -> Refusal | None:
    if not state.holds(seat, cards):
        return _not_in_hand(cards)
    for card in cards:
        if not has(BOLT_NUMBERS, card):
            reason = f"{CODES[card]} is no number with a bolt."
            return Refusal("not_a_bolt_number", reason, "TM-18")
    if not cards:
        return Refusal("no_cards", "A bolt response needs at least one card.", "TM-18")
    return _nothing_to_hit(state) or _option_against_bolt(state, seat) or _misfit(state, cards)


def _nothing_to_hit(state: "State") -> Refusal | None:
    if state.entry_sort[0] == SPECIAL:
        return Refusal("cannot_answer_this", "Only an orange block answers a special.", "TM-29")
    if state.standing == NO_ENTRY:
        return Refusal("nothing_standing", "Every number card here is cancelled.", "TM-23")
    return None


def _option_against_bolt(state: "State", seat: int) -> Refusal | None:
    if state.may_bolt(seat):
        return None
    reason = "The turn player throws no bolts at this table."
    if seat != state.turn:
        reason = "An exclamation cannot be bolted at this table."
    return Refusal("not_allowed_by_option", reason, "TM-18")


def _misfit(state: "State", cards: list[int]) -> Refusal | None:
    colour = state.spot % LANES
    for card in cards:
        if not has(MATCHING[colour], card):
            reason = f"{CODES[card]} does not match {COLOUR_NAMES[colour]}."
            return Refusal("colour_mismatch", reason, "TM-18")
    if len(cards) > state.house.max_bolts:
        reason = f"At most {state.house.max_bolts} bolts go into one response here."
        return Refusal("too_many_bolts", reason, "TM-18")
    total = sum(NUMBER_OF[card] for card in cards)
    if total != state.value:
        sum_of_all = " + ".join(str(NUMBER_OF[card]) for card in cards)
        reason = f"{sum_of_all} makes {total}; it must be exactly {state.value}."
        return Refusal("sum_mismatch", reason, "TM-18")
    return None


def _against_red(state: "State", seat: int, card: int, named: int) -> Refusal | None:
    wrong = _wrong_answer(state, seat, card, RED_BLOCK, "TM-19") or _nothing_to_hit(state)
    if wrong:
        return wrong
    if named not in state.cards_in(state.standing):
        reason = f"{CODES[named]} is not in the claim that stands."
        return Refusal("bad_target", reason, "TM-19")
    if not state.may_red_block():
        reason = "At this table a red block only hits cards thrown as a response."
        return Refusal("not_allowed_by_option", reason, "TM-19")
    return None


def _against_orange(state: "State", seat: int, card: int, entry: int) -> Refusal | None:
    wrong = _wrong_answer(state, seat, card, ORANGE_BLOCK, "TM-20")
    if wrong:
        return wrong
    if entry >= state.entries or not has(state.live, entry):
        return Refusal("bad_target", _no_target(state, entry), "TM-20")
    if state.entry_by[entry] == seat:
        return Refusal("own_card", "That card is your own.", "TM-20")
    return None


def _no_target(state: "State", entry: int) -> str:
    if entry >= state.entries:
        return f"There is no entry {entry}."
    if state.entry_sort[entry] == CLAIM:
        return "An orange block names a block or a special, never a number card."
    return f"Entry {entry} is cancelled already."


def _against_rescue(state: "State", seat: int, card: int) -> Refusal | None:
    wrong = _wrong_answer(state, seat, card, RESCUE, "TM-21")
    if wrong:
        return wrong
    if not state.may_rescue(seat):
        reason = "No number card of yours is knocked out, or your Rescue is called already."
        return Refusal("nothing_to_rescue", reason, "TM-21")
    return None


def _wrong_answer(state: "State", seat: int, card: int, right: int, clause: str) -> Refusal | None:
    if not has(state.held[seat], card):
        return _not_in_hand([card])
    if card != right:
        return Refusal("wrong_card", f"This takes {CODES[right]}, not {CODES[card]}.", clause)
    return None
