"""Why a move of Ultimatch is not allowed, in words and with its clause."""

from typing import TYPE_CHECKING

from handful.core.refusal import Refusal
from handful.core.sets import has, members

from .cards import CARDS, CODES, COLOR_NAMES, COLOR_OF, NUMBER_OF, PAIRS, SINGLES
from .house import DONATE, MATCH, NO_CARD, OVER, PHASES, REWARD, REWARD_CHOICE, SOLITAIRE, TRADE
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
from .pyramid import PLACE_NAMES

if TYPE_CHECKING:
    from .rules import State

_ASKS = {
    "donate": "First everybody gives a card to the alta-hand.",
    "trade": "First the trade: accept an offer, gift a card, or skip it.",
    "match": "The trade is over: match a card of the pyramid, or pass.",
    "reward_choice": "First the reward: take it or decline it.",
    "reward": "First the reward: keep one of the two cards.",
}


def refusal(state: "State", seat: int, move: int) -> Refusal | None:
    """The first rule that stands against this move, or None."""
    if state.phase == OVER:
        return Refusal("game_over", "The game is over.", "UM-70")
    if not BAD_SIGNAL <= move < SPACE:
        return Refusal("bad_shape", "There is no such move.", "UM-20")
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
        drawn = " or ".join(CODES[card] for card in sorted(state.rewards()))
        return Refusal("not_a_reward_card", f"You may keep {drawn}.", "UM-50")
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
        return Refusal("window_closed", "Nobody is trading now.", "UM-27")
    return Refusal("wrong_phase", _ASKS[PHASES[state.phase]], "UM-20")


def _not_your_turn(state: "State") -> Refusal:
    return Refusal("not_your_turn", f"It is the turn of seat {state.turn}.", "UM-20")


def _against_donation(state: "State", seat: int, card: int) -> Refusal | None:
    if not 0 <= seat < state.seats:
        return Refusal("not_your_turn", f"There is no seat {seat} at this table.", "UM-2")
    if state.donations[seat] != NO_CARD:
        return Refusal("already_responded", "You have given a card; that is final.", "UM-9")
    return _not_in_hand(state, seat, card, "UM-9")


def _against_response(state: "State", seat: int, move: int) -> Refusal | None:
    """An offer, or none."""
    if not 0 <= seat < state.seats:
        return Refusal("not_your_turn", f"There is no seat {seat} at this table.", "UM-2")
    if seat == state.turn:
        return Refusal("not_your_turn", "The others offer you a card, not you.", "UM-22")
    if not state.hands[seat]:
        return Refusal("not_your_turn", "You have no card to offer.", "UM-22")
    if not has(state.asked, seat):
        return Refusal("already_responded", "You have answered; that is final.", "UM-22")
    if move == NO_OFFER:
        return None
    if move == BAD_SIGNAL or not _fits_level(state, (move - OFFER) % SIGNALS):
        level = state.house.options.trade_signals
        return Refusal("bad_signal", f"Signals here are set to “{level}”.", "UM-23")
    card, signal = divmod(move - OFFER, SIGNALS)
    place = pointed_at(signal)
    if place >= 0 and not has(state.face_up, place):
        return Refusal("bad_signal", "You may point at a card that lies face up.", "UM-23")
    return _not_in_hand(state, seat, card, "UM-22")


def _fits_level(state: "State", signal: int) -> bool:
    """Whether an offer at this table carries such a signal."""
    if state.house.pointing:
        return signal >= NO_NATURE
    return signal in state.house.signals


def _not_in_hand(state: "State", seat: int, card: int, clause: str) -> Refusal | None:
    if has(state.hands[seat], card):
        return None
    return Refusal("not_in_hand", f"You do not hold {CODES[card]}.", clause)


def _against_trade(state: "State", seat: int, move: int) -> Refusal | None:
    """Accept, gift or skip."""
    if move == SKIP_TRADE:
        return None
    if move >= GIFT:
        return _against_gift(state, seat, *divmod(move - GIFT, CARDS))
    partner, given = divmod(move - ACCEPT, GIVES)
    if partner >= state.seats:
        return Refusal("bad_shape", f"There is no seat {partner} at this table.", "UM-24")
    if given != CARDS and not has(state.hands[seat], given):
        return _not_in_hand(state, seat, given, "UM-24")
    if state.offered[partner] == NO_CARD:
        return Refusal("no_such_offer", f"Seat {partner} offers nothing.", "UM-24")
    if given == CARDS and state.hands[seat]:
        return Refusal("must_give", "Say which card you give for it.", "UM-25")
    return None


def _against_gift(state: "State", seat: int, receiver: int, card: int) -> Refusal | None:
    if receiver >= state.seats:
        return Refusal("bad_shape", f"There is no seat {receiver} at this table.", "UM-26")
    if receiver == seat:
        return Refusal("bad_shape", "A gift goes to somebody else.", "UM-26")
    if not has(state.hands[seat], card):
        return _not_in_hand(state, seat, card, "UM-26")
    if not state.house.gifts_to_others:
        reason = "At this table only the player on turn may be given a card."
        return Refusal("gift_not_allowed", reason, "UM-26")
    if state.hands[receiver]:
        reason = f"Seat {receiver} still holds cards; a gift goes to an empty hand."
        return Refusal("gift_target_not_empty", reason, "UM-26")
    return None


def _against_pass(state: "State", seat: int) -> Refusal | None:
    if state.seats == SOLITAIRE:
        return Refusal("no_pass_in_solo", "There is no passing in solitaire.", "UM-80")
    if not state.may_pass(seat):
        return Refusal("must_match", "You can match with a card of your hand.", "UM-35")
    return None


def _against_match(state: "State", seat: int, move: int) -> Refusal | None:
    if move == BAD_PLAY:
        return Refusal("bad_shape", "Match with one card or with two different ones.", "UM-30")
    place, play = divmod(move - MATCH_WITH, PLAYS)
    cards = CARDS_PLAYED[play]
    missing = members(cards & ~(state.hands[seat] | state.alta_cards))
    if missing:
        reason = f"{CODES[missing[0]]} is neither in your hand nor in the alta-hand."
        return Refusal("not_available", reason, "UM-30")
    if not has(state.face_up, place):
        return Refusal("not_faceup", _not_up(state, place), "UM-30")
    if not matches(state.pyramid[place], cards):
        return _no_match(state.pyramid[place], members(cards))
    return None


def _not_up(state: "State", place: int) -> str:
    covered = has(state.standing, place)
    said = "is still covered" if covered else "is empty"
    return f"{PLACE_NAMES[place]} {said}; choose a card that lies face up."


def matches(target: int, cards: int) -> bool:
    """UM-31, UM-32: whether just these cards match the target."""
    played = members(cards)
    if len(played) == 1:
        return has(SINGLES[target], played[0])
    return has(PAIRS[target][played[0]], played[1])


def _no_match(target: int, cards: list[int]) -> Refusal:
    """Say the sums: “3 and 1 make 4 or 2, not 5; …”"""
    color, number = COLOR_NAMES[COLOR_OF[target]], NUMBER_OF[target]
    if len(cards) == 1:
        reason = f"{CODES[cards[0]]} is neither {color} nor a {number}."
        return Refusal("no_match", reason, "UM-31")
    low, high = sorted(NUMBER_OF[card] for card in cards)
    colors = " and ".join(COLOR_NAMES[COLOR_OF[card]] for card in cards)
    made = f"{high + low} or {high - low}" if high > low else str(high + low)
    reason = f"{high} and {low} make {made}, not {number}; {colors} do not mix to {color}."
    return Refusal("no_match", reason, "UM-33")
