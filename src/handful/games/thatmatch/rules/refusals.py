"""Why a move of That Match Game is not allowed, in words and with its clause.

Where several reasons fit, the first in this order is given: the game is over; a window is open or
none is; not this seat's turn; not this phase; a stale response; not asked; not in hand; the wrong
sort of card; what it answers, names or aims at; an option; the colour; the count; the sum.
"""

from typing import TYPE_CHECKING

from handful.core.engine import MoveList
from handful.core.refusal import Refusal
from handful.core.said import Said, said, seat_said
from handful.core.sets import has

from ..saying import card_named, cards_named, colour_said, point_named, sum_of
from .cards import (
    BOLT_NUMBERS,
    CODES,
    LANES,
    MATCHING,
    NUMBER_OF,
    NUMBERED,
    ORANGE_BLOCK,
    POINT_CODES,
    RED_BLOCK,
    RESCUE,
    RESPONSES_ONLY,
    SNATCH,
    SPECIALS,
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
from .moves import is_move
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
        return Refusal("game_over", said("The game is over."), "TM-42")
    if not is_move(move):
        return Refusal("wrong_phase", said("There is no such move."))
    if is_response(verb_of(move)):
        return _against_response(state, seat, move)
    return _against_turn(state, seat, move)


def _against_turn(state: "State", seat: int, move: int) -> Refusal | None:
    verb = verb_of(move)
    if state.phase == RESPONDING:
        return Refusal("window_open", said("A play is still being answered."), "TM-10")
    if seat != state.turn:
        reason = said("It is the turn of {who}.", who=seat_said(state.turn))
        return Refusal("not_your_turn", reason, "TM-1")
    if state.phase != _PHASE_OF.get(verb, PLAYING):
        return _WRONG_PHASE[state.phase]
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


_WRONG_PHASE = {
    DRAWING: Refusal("wrong_phase", said("First say how many cards you draw."), "TM-8"),
    PLAYING: Refusal("wrong_phase", said("Now you may play, or end your turn."), "TM-10"),
    TRIMMING: Refusal("wrong_phase", said("First discard down to your hand limit."), "TM-38"),
}


def _against_draw(state: "State", count: int) -> Refusal | None:
    most = state.most_to_draw()
    if count <= most:
        return None
    reason = said("You may draw at most one card now.")
    if most > 1:
        reason = said("You may draw at most {n} cards now.", n=most)
    return Refusal("draw_too_many", reason, "TM-8")


def _against_number(state: "State", seat: int, card: int, spot: int) -> Refusal | None:
    slot, colour = divmod(spot, LANES)
    if not has(state.held[seat], card):
        return _not_in_hand([card])
    if card >= NUMBERED:
        reason = said("The {card} has no number.", card=_named(card))
        return Refusal("not_a_number_card", reason, "TM-13")
    if slot >= state.house.slots or state.market[slot] == NO_CARD:
        reason = said("No point card lies there.")
        return Refusal("no_such_point_card", reason, "TM-13")
    if not state.gaps[spot]:
        reason = said(
            "The {point} needs no more {colour}.",
            point=_point(state, slot),
            colour=colour_said(colour),
        )
        return Refusal("colour_closed", reason, "TM-32")
    if not has(MATCHING[colour], card):
        return _mismatch(card, colour, "TM-13")
    return None if has(state.spots_for(card), spot) else _sum_against(state, card, spot)


def _sum_against(state: "State", card: int, spot: int) -> Refusal:
    slot, colour = divmod(spot, LANES)
    spoken: dict[str, str | int] = {
        "point": _point(state, slot),
        "colour": colour_said(colour),
        "gap": state.gaps[spot],
        "n": NUMBER_OF[card],
    }
    if state.house.simple:
        reason = said("The {point} asks for {colour} {gap}, not {n}.", **spoken)
        return Refusal("number_mismatch", reason, "TM-41")
    reason = said("{n} is too much: the {point} needs only {gap} more in {colour}.", **spoken)
    return Refusal("sum_too_high", reason, "TM-14")


def _mismatch(card: int, colour: int, clause: str) -> Refusal:
    reason = said(
        "The {card} does not match {colour}.", card=_named(card), colour=colour_said(colour)
    )
    return Refusal("colour_mismatch", reason, clause)


def _named(card: int) -> Said:
    return card_named(CODES[card])


def _point(state: "State", slot: int) -> Said:
    return point_named(POINT_CODES[state.market[slot]])


def _against_special(state: "State", seat: int, card: int, target: int) -> Refusal | None:
    if not has(state.held[seat], card):
        return _not_in_hand([card])
    if has(RESPONSES_ONLY, card):
        reason = said("The {card} can only answer a play.", card=_named(card))
        return Refusal("response_only_card", reason, "TM-11")
    if not has(SPECIALS, card):
        return Refusal("wrong_card", said("The {card} is no special.", card=_named(card)), "TM-11")
    if card != SNATCH:
        if target == NO_TARGET:
            return None
        return Refusal("bad_target", said("Haul aims at nobody."), "TM-36")
    if target == seat or target >= state.seats or not state.sizes[target]:
        reason = said("Snatch takes from another player who still holds a card.")
        return Refusal("bad_target", reason, "TM-37")
    return None


def _against_toss(state: "State", seat: int, cards: list[int]) -> Refusal | None:
    if not state.holds(seat, cards):
        return _not_in_hand(cards)
    if state.house.toss == NO_TOSS:
        return Refusal("not_allowed_by_option", said("Nothing is tossed at this table."), "TM-39")
    plays = MoveList()
    state.list_plays(seat, plays)
    if not state.may_toss(seat, plays.count > 0):
        return Refusal("toss_not_allowed", _why_no_toss(state), "TM-39")
    most = state.house.play_max
    if not 1 <= len(cards) <= most:
        reason = said("Toss one card.") if most == 1 else said("Toss 1 to {most} cards.", most=most)
        return Refusal("toss_count", reason, "TM-39")
    return None


def _why_no_toss(state: "State") -> Said:
    if state.house.toss == IF_IDLE:
        return said("You toss only with a full hand, before any play.")
    return said("You toss only with a full hand, before any play, and when nothing fits.")


def _against_trim(state: "State", seat: int, cards: list[int]) -> Refusal | None:
    if not state.holds(seat, cards):
        return _not_in_hand(cards)
    excess = state.excess(seat)
    if len(cards) == excess:
        return None
    reason = said("Discard exactly one card.")
    if excess > 1:
        reason = said("Discard exactly {n} cards.", n=excess)
    return Refusal("trim_count", reason, "TM-38")


def _not_in_hand(cards: list[int]) -> Refusal:
    reason = said("You hold no {card}.", card=_named(cards[0]))
    if len(cards) > 1:
        reason = said("You do not hold all of these: {cards}.", cards=cards_named(cards))
    return Refusal("not_in_hand", reason, "TM-10")


def _against_response(state: "State", seat: int, move: int) -> Refusal | None:
    verb = verb_of(move)
    if state.phase != RESPONDING:
        return Refusal("no_window", said("No play is waiting for an answer."), "TM-17")
    if seen_of(move) not in (-1, state.entries):
        reason = said("Somebody has answered meanwhile: look again.")
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


def _why_not_asked(state: "State", seat: int) -> Said:
    if not 0 <= seat < state.seats:
        return said("There is no seat {seat} at this table.", seat=seat)
    if seat == state.in_force():
        return said("Your own play is in force: there is nothing to answer.")
    if has(state.declined, seat):
        return said("You have let it be; the next answer asks you again.")
    if has(state.asked, seat):
        return said("First {who} answers.", who=seat_said(state.actors()[0]))
    return said("You are not asked.")


def _against_bolt(state: "State", seat: int, cards: list[int]) -> Refusal | None:
    if not state.holds(seat, cards):
        return _not_in_hand(cards)
    for card in cards:
        if not has(BOLT_NUMBERS, card):
            reason = said("The {card} is no number with a bolt.", card=_named(card))
            return Refusal("not_a_bolt_number", reason, "TM-18")
    if not cards:
        return Refusal("no_cards", said("Throw at least one bolt."), "TM-18")
    return _nothing_to_hit(state) or _option_against_bolt(state, seat) or _misfit(state, cards)


def _nothing_to_hit(state: "State") -> Refusal | None:
    if state.entry_sort[0] == SPECIAL:
        reason = said("Only an orange block answers a special.")
        return Refusal("cannot_answer_this", reason, "TM-29")
    if state.standing == NO_ENTRY:
        reason = said("Every number card here is cancelled.")
        return Refusal("nothing_standing", reason, "TM-23")
    return None


def _option_against_bolt(state: "State", seat: int) -> Refusal | None:
    if state.may_bolt(seat):
        return None
    reason = said("At this table nobody throws bolts on their own turn.")
    if seat != state.turn:
        reason = said("At this table an exclamation cannot be bolted.")
    return Refusal("not_allowed_by_option", reason, "TM-18")


def _misfit(state: "State", cards: list[int]) -> Refusal | None:
    colour = state.spot % LANES
    for card in cards:
        if not has(MATCHING[colour], card):
            return _mismatch(card, colour, "TM-18")
    most = state.house.max_bolts
    if len(cards) > most:
        reason = said("At this table one bolt answers at a time.")
        if most > 1:
            reason = said("At this table at most {n} bolts answer together.", n=most)
        return Refusal("too_many_bolts", reason, "TM-18")
    if sum(NUMBER_OF[card] for card in cards) != state.value:
        reason = said("It must be exactly {n}, and this is {sum}.", n=state.value, sum=_sum(cards))
        return Refusal("sum_mismatch", reason, "TM-18")
    return None


def _sum(cards: list[int]) -> str:
    return sum_of([CODES[card] for card in cards]) if len(cards) > 1 else str(NUMBER_OF[cards[0]])


def _against_red(state: "State", seat: int, card: int, named: int) -> Refusal | None:
    wrong = _wrong_answer(state, seat, card, RED_BLOCK, "TM-19") or _nothing_to_hit(state)
    if wrong:
        return wrong
    if named not in state.cards_in(state.standing):
        reason = said("The {card} is not among the cards that stand.", card=_named(named))
        return Refusal("bad_target", reason, "TM-19")
    if not state.may_red_block():
        reason = said("At this table a red block only hits cards thrown as an answer.")
        return Refusal("not_allowed_by_option", reason, "TM-19")
    return None


def _against_orange(state: "State", seat: int, card: int, entry: int) -> Refusal | None:
    wrong = _wrong_answer(state, seat, card, ORANGE_BLOCK, "TM-20")
    if wrong:
        return wrong
    if entry >= state.entries or not has(state.live, entry):
        return Refusal("bad_target", _no_target(state, entry), "TM-20")
    if state.entry_by[entry] == seat:
        return Refusal("own_card", said("That card is your own."), "TM-20")
    return None


def _no_target(state: "State", entry: int) -> Said:
    if entry >= state.entries:
        return said("There is no such card.")
    if state.entry_sort[entry] == CLAIM:
        return said("An orange block stops a block or a special, never a number card.")
    return said("That card is cancelled already.")


def _against_rescue(state: "State", seat: int, card: int) -> Refusal | None:
    wrong = _wrong_answer(state, seat, card, RESCUE, "TM-21")
    if wrong:
        return wrong
    if not state.may_rescue(seat):
        reason = said("You have no lost number card to rescue, or have called Rescue already.")
        return Refusal("nothing_to_rescue", reason, "TM-21")
    return None


def _wrong_answer(state: "State", seat: int, card: int, right: int, clause: str) -> Refusal | None:
    if not has(state.held[seat], card):
        return _not_in_hand([card])
    if card != right:
        reason = said(
            "This is done with the {right}, not with the {card}.",
            right=_named(right),
            card=_named(card),
        )
        return Refusal("wrong_card", reason, clause)
    return None
