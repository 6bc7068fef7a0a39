"""Why a move of Ultimatch is not allowed, with its clause."""

from typing import TYPE_CHECKING

from handful.core.message import Message, Who, message
from handful.core.refusal import Refusal
from handful.core.sets import has, members

from ..messages.names import card_named, color_named, color_of
from .cards import CARDS, COLOR_OF, HIGHEST, MIXES, NUMBER_OF, PAIRS, SINGLES
from .constants import DONATE, MATCH, NO_CARD, OVER, PHASES, REWARD, REWARD_CHOICE, SOLITAIRE, TRADE
from .moves import (
    ACCEPT,
    BAD_PLAY,
    BAD_SIGNAL,
    CARDS_PLAYED,
    DECLINE_REWARD,
    DONATE_CARD,
    GIFT,
    GIVES,
    KEEP,
    MATCH_WITH,
    NO_NATURE,
    NO_OFFER,
    OFFER,
    PASS,
    PLAYS,
    SIGNALS,
    SKIP_TRADE,
    SPACE,
    TAKE_REWARD,
    pointed_at,
)

if TYPE_CHECKING:
    from .rules import State


def refusal(state: "State", seat: int, move: int) -> Refusal | None:
    """The first rule that stands against this move, or None."""
    if state.phase == OVER:
        return Refusal("game_over", message("refuse-over"), "UM-70")
    if not BAD_SIGNAL <= move < SPACE:
        return Refusal("bad_shape", message("refuse-move"), "UM-20")
    if not _belongs(state.phase, move):
        return _wrong_phase(state, move)
    if state.phase == DONATE:
        return _against_donation(state, seat, move - DONATE_CARD)
    if is_response(move):
        return _against_response(state, seat, move)
    if seat != state.turn:
        return _not_your_turn(state)
    if state.phase == TRADE:
        return _against_trade(state, seat, move)
    if move == PASS:
        return _against_pass(state, seat)
    if state.phase == MATCH:
        return _against_match(state, seat, move)
    if state.phase == REWARD and move - KEEP not in state.rewards():
        one, other = (card_named(card) for card in sorted(state.rewards()))
        reason = message("refuse-keep", one=one, other=other)
        return Refusal("not_a_reward_card", reason, "UM-50")
    return None


def is_response(move: int) -> bool:
    """Whether this answers somebody else's wish to trade."""
    return OFFER <= move <= NO_OFFER or move == BAD_SIGNAL


def _belongs(phase: int, move: int) -> bool:
    """Whether moves of this kind are made in this phase."""
    if is_response(move) or ACCEPT <= move <= SKIP_TRADE:
        return phase == TRADE
    if MATCH_WITH <= move <= PASS or move == BAD_PLAY:
        return phase == MATCH
    if move in (TAKE_REWARD, DECLINE_REWARD):
        return phase == REWARD_CHOICE
    return phase == (REWARD if move >= KEEP else DONATE)


def _wrong_phase(state: "State", move: int) -> Refusal:
    if is_response(move):
        return Refusal("window_closed", message("refuse-no-trade"), "UM-27")
    return Refusal("wrong_phase", message("refuse-phase", phase=PHASES[state.phase]), "UM-20")


def _not_your_turn(state: "State") -> Refusal:
    reason = message("refuse-turn", seat=Who(state.turn))
    return Refusal("not_your_turn", reason, "UM-20")


def _no_seat(code: str, seat: int, clause: str) -> Refusal:
    return Refusal(code, message("refuse-seat", seat=seat), clause)


def _against_donation(state: "State", seat: int, card: int) -> Refusal | None:
    if not 0 <= seat < state.seats:
        return _no_seat("not_your_turn", seat, "UM-2")
    if state.donations[seat] != NO_CARD:
        return Refusal("already_responded", message("refuse-given"), "UM-9")
    return _not_in_hand(state, seat, card, "UM-9")


def _against_response(state: "State", seat: int, move: int) -> Refusal | None:
    """An offer, or none."""
    if not 0 <= seat < state.seats:
        return _no_seat("not_your_turn", seat, "UM-2")
    if seat == state.turn:
        return Refusal("not_your_turn", message("refuse-own-trade"), "UM-22")
    if not state.hands[seat]:
        return Refusal("not_your_turn", message("refuse-no-card"), "UM-22")
    if not has(state.asked, seat):
        return Refusal("already_responded", message("refuse-answered"), "UM-22")
    if move == NO_OFFER:
        return None
    if move == BAD_SIGNAL or not _fits_level(state, (move - OFFER) % SIGNALS):
        return Refusal(
            "bad_signal",
            message("refuse-signal", signals=state.house.options.trade_signals),
            "UM-23",
        )
    card, signal = divmod(move - OFFER, SIGNALS)
    place = pointed_at(signal)
    if place >= 0 and not has(state.face_up, place):
        return Refusal("bad_signal", message("refuse-point"), "UM-23")
    return _not_in_hand(state, seat, card, "UM-22")


def _fits_level(state: "State", signal: int) -> bool:
    """Whether an offer at this table carries such a signal."""
    if state.house.pointing:
        return signal >= NO_NATURE
    return signal in state.house.signals


def _not_in_hand(state: "State", seat: int, card: int, clause: str) -> Refusal | None:
    if has(state.hands[seat], card):
        return None
    return Refusal("not_in_hand", message("refuse-held", card=card_named(card)), clause)


def _against_trade(state: "State", seat: int, move: int) -> Refusal | None:
    """Accept, gift or skip."""
    if move == SKIP_TRADE:
        return None
    if move >= GIFT:
        return _against_gift(state, seat, *divmod(move - GIFT, CARDS))
    partner, given = divmod(move - ACCEPT, GIVES)
    if partner >= state.seats:
        return _no_seat("bad_shape", partner, "UM-24")
    if given != CARDS and not has(state.hands[seat], given):
        return _not_in_hand(state, seat, given, "UM-24")
    if state.offered[partner] == NO_CARD:
        reason = message("refuse-no-offer", seat=Who(partner))
        return Refusal("no_such_offer", reason, "UM-24")
    if given == CARDS and state.hands[seat]:
        return Refusal("must_give", message("refuse-give"), "UM-25")
    return None


def _against_gift(state: "State", seat: int, receiver: int, card: int) -> Refusal | None:
    if receiver >= state.seats:
        return _no_seat("bad_shape", receiver, "UM-26")
    if receiver == seat:
        return Refusal("bad_shape", message("refuse-gift-self"), "UM-26")
    if not has(state.hands[seat], card):
        return _not_in_hand(state, seat, card, "UM-26")
    if not state.house.gifts_to_others:
        reason = message("refuse-gift-off")
        return Refusal("gift_not_allowed", reason, "UM-26")
    if state.hands[receiver]:
        reason = message("refuse-gift-cards", seat=Who(receiver))
        return Refusal("gift_target_not_empty", reason, "UM-26")
    return None


def _against_pass(state: "State", seat: int) -> Refusal | None:
    if state.seats == SOLITAIRE:
        return Refusal("no_pass_in_solo", message("refuse-pass-alone"), "UM-80")
    if not state.may_pass(seat):
        return Refusal("must_match", message("refuse-pass"), "UM-35")
    return None


def _against_match(state: "State", seat: int, move: int) -> Refusal | None:
    if move == BAD_PLAY:
        return Refusal("bad_shape", message("refuse-number"), "UM-30")
    place, play = divmod(move - MATCH_WITH, PLAYS)
    cards = CARDS_PLAYED[play]
    missing = members(cards & ~(state.hands[seat] | state.alta_cards))
    if missing:
        reason = message("refuse-missing", card=card_named(missing[0]))
        return Refusal("not_available", reason, "UM-30")
    if not has(state.face_up, place):
        return Refusal("not_faceup", _not_up(state, place), "UM-30")
    if not matches(state.pyramid[place], cards):
        return _no_match(state.pyramid[place], members(cards))
    return None


def _not_up(state: "State", place: int) -> Message:
    if has(state.standing, place):
        return message("refuse-covered")
    return message("refuse-gone")


def matches(target: int, cards: int) -> bool:
    """UM-31, UM-32: whether just these cards match the target."""
    played = members(cards)
    if len(played) == 1:
        return has(SINGLES[target], played[0])
    return has(PAIRS[target][played[0]], played[1])


def _no_match(target: int, cards: list[int]) -> Refusal:
    """Say the sums of this very case: “3 and 1 make 4 or 2, not 5.”"""
    if len(cards) == 1:
        return Refusal("no_match", _alone(target, cards[0]), "UM-31")
    low, high = sorted(NUMBER_OF[card] for card in cards)
    numbers = message(
        "mismatch-numbers",
        high=high,
        low=low,
        sum=high + low,
        difference=high - low,
        wanted=NUMBER_OF[target],
    )
    colors = _other_color(target, *cards)
    reason = message("both", first=numbers, second=colors) if colors else numbers
    return Refusal("no_match", reason, "UM-33")


def _alone(target: int, card: int) -> Message:
    """What a second card would have to be: “2 + 3 = 5 or 8 − 3 = 5, or any yellow card.”"""
    one, *other = _sums(NUMBER_OF[target], NUMBER_OF[card])
    sums = message("either", one=one, other=other[0]) if other else one
    parents = next((two for two, mixed in MIXES.items() if mixed == COLOR_OF[target]), frozenset())
    if COLOR_OF[card] not in parents:
        return message("mismatch-alone", card=card_named(card), sums=sums)
    (parent,) = parents - {COLOR_OF[card]}
    color = color_named(parent)
    return message("mismatch-alone-mix", card=card_named(card), sums=sums, color=color)


def _sums(wanted: int, own: int) -> list[Message]:
    """How a second card could make the number with this one; there is always a way."""
    found = []
    if own < wanted:
        low, high = sorted((own, wanted - own))
        found.append(message("way-sum", low=low, high=high, sum=wanted))
    else:
        found.append(message("way-difference", low=own - wanted, high=own, difference=wanted))
    if own + wanted <= HIGHEST:
        found.append(message("way-difference", low=own, high=own + wanted, difference=wanted))
    return found


def _other_color(target: int, one: int, other: int) -> Message | None:
    color = color_of(target)
    if COLOR_OF[one] == COLOR_OF[other]:
        same = COLOR_OF[one] == COLOR_OF[target]
        return message("mismatch-same-color", color=color) if same else None
    first, second = color_of(one), color_of(other)
    mixed = MIXES.get(frozenset((COLOR_OF[one], COLOR_OF[other])))
    if mixed is None:
        return message("mismatch-unmixed", one=first, other=second, color=color)
    made = color_named(mixed)
    return message("mismatch-mixed", one=first, other=second, mixed=made, color=color)
