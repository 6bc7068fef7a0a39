"""What a seat of Ultimatch may see, built up from nothing."""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from handful.core import Seat
from handful.core.options import Value
from handful.core.sets import has, members, size

from ..rules.cards import CODES, NUMBERS
from ..rules.constants import NO_CARD, OVER, PHASES, REWARD
from ..rules.event_builders import result, revelation
from ..rules.events import Result, Revelation
from ..rules.moves import signal_fields
from ..rules.pyramid import row_of
from ..rules.rules import State


class Offered(TypedDict):
    """A standing offer as the table sees it: a card's back and a gesture."""

    seat: int
    strength: NotRequired[int]
    nature: NotRequired[str]
    at: NotRequired[str]


class Own(TypedDict, total=False):
    """What only its owner sees."""

    hand: list[str]
    donation: str
    offered: str
    reward: list[str]
    known: list[list[str]]


class View(Own):
    """All that a seat may see.

    A place of the pyramid is a card's code, `?` face down, or empty where the card is gone.
    """

    options: dict[str, Value]
    phase: str
    turn: int
    turn_number: int
    passes: int
    pyramid: list[list[str]]
    alta: list[str]
    discard: list[str]
    draw_count: int
    sizes: list[int]
    donated: list[int]
    asked: list[int]
    declined: list[int]
    offers: list[Offered]
    trades: int
    ultimatches: int
    result: NotRequired[Result]
    revealed: NotRequired[Revelation]


DOWN = "?"


def view(state: State, seat: Seat | None) -> View:
    """All that this seat may see; once the game is over, everything (UM-73)."""
    seen = View(
        options=state.house.options.changed(),
        phase=PHASES[state.phase],
        turn=state.turn,
        turn_number=state.turn_number,
        passes=state.passes,
        pyramid=[
            [_shown(state, place) for place in row_of(row)]
            for row in range(1, state.house.rows + 1)
        ],
        alta=codes_of(state.alta_hand()),
        discard=codes_of(state.discards()),
        draw_count=state.draw_count,
        sizes=[size(hand) for hand in state.hands[: state.seats]],
        donated=[one for one in range(state.seats) if state.donations[one] != NO_CARD],
        asked=members(state.asked),
        declined=members(state.declined),
        offers=[_offer(state, one) for one in _offering(state)],
        trades=state.trades,
        ultimatches=state.ultimatches,
    )
    if state.phase == OVER:
        seen["result"] = result(state)
        seen["revealed"] = revelation(state)
    return seen if seat is None else {**seen, **own(state, seat)}


def own(state: State, seat: Seat) -> Own:
    """What only this seat sees."""
    seen = Own(hand=list(state.codes(seat)))
    if state.donations[seat] != NO_CARD:
        seen["donation"] = CODES[state.donations[seat]]
    if state.offered[seat] != NO_CARD:
        seen["offered"] = CODES[state.offered[seat]]
    if state.phase == REWARD and state.turn == seat:
        seen["reward"] = codes_of(state.rewards())
    if state.phase != OVER:
        known = state.known[seat * state.seats : (seat + 1) * state.seats]
        seen["known"] = [codes_of(members(cards)) for cards in known]
    return seen


def _shown(state: State, place: int) -> str:
    """UM-6: a card that nothing lies on, a back, or nothing."""
    if not has(state.standing, place):
        return ""
    return CODES[state.pyramid[place]] if has(state.face_up, place) else DOWN


def _offering(state: State) -> list[Seat]:
    return [seat for seat in range(state.seats) if state.offered[seat] != NO_CARD]


def _offer(state: State, seat: Seat) -> Offered:
    offer: Offered = {"seat": seat}
    match signal_fields(state.signals[seat]):
        case {"strength": int(strength), "nature": str(nature), "at": str(place)}:
            offer |= {"strength": strength, "nature": nature, "at": place}
        case {"strength": int(strength), "nature": str(nature)}:
            offer |= {"strength": strength, "nature": nature}
        case {"strength": int(strength)}:
            offer |= {"strength": strength}
    return offer


def codes_of(cards: Sequence[int]) -> list[str]:
    return [CODES[card] for card in cards]


def numbers(codes: Sequence[str]) -> list[int]:
    """Cards by their codes."""
    return [NUMBERS[code] for code in codes]
