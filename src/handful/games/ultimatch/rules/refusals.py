"""Why a move of Ultimatch is not allowed, in words and with its clause."""

from typing import TYPE_CHECKING

from handful.core.refusal import Refusal
from handful.core.said import Said, said, seat_said, sentence
from handful.core.sets import has, members

from ..saying import card_named, color_of
from .cards import CARDS, COLOR_OF, NUMBER_OF, PAIRS, SINGLES
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

_ASKS = {
    "donate": said("First everybody gives a card to everyone's hand."),
    "trade": said("First the trade: accept an offer, gift a card, or skip it."),
    "match": said("The trade is over: match a card of the pyramid, or pass."),
    "reward_choice": said("First the reward: take it or decline it."),
    "reward": said("First the reward: keep one of the two cards."),
}

_SIGNALS = {
    "off": said("Here a card is offered without a signal."),
    "strength": said("Here an offer shows its strength and nothing else."),
    "nature": said("Here an offer shows its strength and its nature."),
    "pointing": said(
        "Here an offer shows its strength and its nature, and it may point at a card."
    ),
}
"""What goes with an offer at each level of `trade_signals`."""


def refusal(state: "State", seat: int, move: int) -> Refusal | None:
    """The first rule that stands against this move, or None."""
    if state.phase == OVER:
        return Refusal("game_over", said("The game is over."), "UM-70")
    if not BAD_SIGNAL <= move < SPACE:
        return Refusal("bad_shape", said("There is no such move."), "UM-20")
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
        reason = said("You may keep {one} or {other}.", one=one, other=other)
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
        return Refusal("window_closed", said("Nobody is trading now."), "UM-27")
    return Refusal("wrong_phase", _ASKS[PHASES[state.phase]], "UM-20")


def _not_your_turn(state: "State") -> Refusal:
    reason = said("It is the turn of {who}.", who=seat_said(state.turn))
    return Refusal("not_your_turn", reason, "UM-20")


def _no_seat(code: str, seat: int, clause: str) -> Refusal:
    return Refusal(code, said("There is no seat {seat} at this table.", seat=seat), clause)


def _against_donation(state: "State", seat: int, card: int) -> Refusal | None:
    if not 0 <= seat < state.seats:
        return _no_seat("not_your_turn", seat, "UM-2")
    if state.donations[seat] != NO_CARD:
        return Refusal("already_responded", said("You have given a card; that is final."), "UM-9")
    return _not_in_hand(state, seat, card, "UM-9")


def _against_response(state: "State", seat: int, move: int) -> Refusal | None:
    """An offer, or none."""
    if not 0 <= seat < state.seats:
        return _no_seat("not_your_turn", seat, "UM-2")
    if seat == state.turn:
        return Refusal("not_your_turn", said("The others offer you a card, not you."), "UM-22")
    if not state.hands[seat]:
        return Refusal("not_your_turn", said("You have no card to offer."), "UM-22")
    if not has(state.asked, seat):
        return Refusal("already_responded", said("You have answered; that is final."), "UM-22")
    if move == NO_OFFER:
        return None
    if move == BAD_SIGNAL or not _fits_level(state, (move - OFFER) % SIGNALS):
        return Refusal("bad_signal", _SIGNALS[state.house.options.trade_signals], "UM-23")
    card, signal = divmod(move - OFFER, SIGNALS)
    place = pointed_at(signal)
    if place >= 0 and not has(state.face_up, place):
        return Refusal(
            "bad_signal", said("You may point only at a card that lies face up."), "UM-23"
        )
    return _not_in_hand(state, seat, card, "UM-22")


def _fits_level(state: "State", signal: int) -> bool:
    """Whether an offer at this table carries such a signal."""
    if state.house.pointing:
        return signal >= NO_NATURE
    return signal in state.house.signals


def _not_in_hand(state: "State", seat: int, card: int, clause: str) -> Refusal | None:
    if has(state.hands[seat], card):
        return None
    return Refusal("not_in_hand", said("You do not hold {card}.", card=card_named(card)), clause)


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
        reason = sentence(said("{who} offers nothing", who=seat_said(partner)))
        return Refusal("no_such_offer", reason, "UM-24")
    if given == CARDS and state.hands[seat]:
        return Refusal("must_give", said("Say which card you give for it."), "UM-25")
    return None


def _against_gift(state: "State", seat: int, receiver: int, card: int) -> Refusal | None:
    if receiver >= state.seats:
        return _no_seat("bad_shape", receiver, "UM-26")
    if receiver == seat:
        return Refusal("bad_shape", said("A gift goes to somebody else."), "UM-26")
    if not has(state.hands[seat], card):
        return _not_in_hand(state, seat, card, "UM-26")
    if not state.house.gifts_to_others:
        reason = said("At this table only the player on turn may be given a card.")
        return Refusal("gift_not_allowed", reason, "UM-26")
    if state.hands[receiver]:
        reason = sentence(
            said("{who} still holds cards", who=seat_said(receiver)),
            said("a gift goes to an empty hand"),
        )
        return Refusal("gift_target_not_empty", reason, "UM-26")
    return None


def _against_pass(state: "State", seat: int) -> Refusal | None:
    if state.seats == SOLITAIRE:
        return Refusal("no_pass_in_solo", said("There is no passing in solitaire."), "UM-80")
    if not state.may_pass(seat):
        return Refusal("must_match", said("You can match with a card of your hand."), "UM-35")
    return None


def _against_match(state: "State", seat: int, move: int) -> Refusal | None:
    if move == BAD_PLAY:
        return Refusal(
            "bad_shape", said("Match with one card or with two different ones."), "UM-30"
        )
    place, play = divmod(move - MATCH_WITH, PLAYS)
    cards = CARDS_PLAYED[play]
    missing = members(cards & ~(state.hands[seat] | state.alta_cards))
    if missing:
        reason = sentence(
            said("{card} is neither in your hand nor in everyone's", card=card_named(missing[0]))
        )
        return Refusal("not_available", reason, "UM-30")
    if not has(state.face_up, place):
        return Refusal("not_faceup", _not_up(state, place), "UM-30")
    if not matches(state.pyramid[place], cards):
        return _no_match(state.pyramid[place], members(cards))
    return None


def _not_up(state: "State", place: int) -> Said:
    if has(state.standing, place):
        return said("That card is still covered: choose one that lies face up.")
    return said("That place is empty: choose a card that lies face up.")


def matches(target: int, cards: int) -> bool:
    """UM-31, UM-32: whether just these cards match the target."""
    played = members(cards)
    if len(played) == 1:
        return has(SINGLES[target], played[0])
    return has(PAIRS[target][played[0]], played[1])


def _no_match(target: int, cards: list[int]) -> Refusal:
    """Say the sums: “3 and 1 make 4 or 2, not 5; …”"""
    if len(cards) == 1:
        alone = said(
            "{card} alone matches {target} neither by colour nor by number",
            card=card_named(cards[0]),
            target=card_named(target),
        )
        return Refusal("no_match", sentence(alone), "UM-31")
    reason = sentence(_other_number(target, cards), _other_color(target, cards))
    return Refusal("no_match", reason, "UM-33")


def _other_number(target: int, cards: list[int]) -> Said:
    low, high = sorted(NUMBER_OF[card] for card in cards)
    wanted = NUMBER_OF[target]
    if low == high:
        return said("{n} and {n} make {sum}, not {wanted}", n=high, sum=high + low, wanted=wanted)
    return said(
        "{high} and {low} make {sum} or {difference}, not {wanted}",
        high=high,
        low=low,
        sum=high + low,
        difference=high - low,
        wanted=wanted,
    )


def _other_color(target: int, cards: list[int]) -> Said:
    one, other = cards
    wanted = color_of(target)
    if COLOR_OF[one] == COLOR_OF[other] == COLOR_OF[target]:
        return said("two {color} cards count only when their numbers fit too", color=wanted)
    return said(
        "{one} and {other} do not mix to {color}",
        one=color_of(one),
        other=color_of(other),
        color=wanted,
    )
