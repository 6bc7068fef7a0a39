"""What is kept from a seat of Ultimatch, and what no dealing changes."""

from collections import Counter

from handful.core import EVERYBODY, Seat
from handful.core.sets import NONE, members, union_of

from ..rules.constants import GONE, MATCH, NO_CARD, OVER, REWARD, SOLITAIRE
from ..rules.rules import State
from .view import codes_of


def secrets(state: State, seat: Seat | None) -> list[list[int]]:
    """Face-down cards, the draw pile, and what others hold, have donated or are choosing from."""
    if state.phase == OVER:
        return [[]]
    hidden = [state.pyramid[place] for place in members(state.standing & ~state.face_up)]
    hidden += state.drawables()
    for other in range(state.seats):
        if seat in (other, EVERYBODY):
            continue
        hidden += members(state.hands[other] & ~_known(state, seat, other))
        if state.donations[other] != NO_CARD:
            hidden.append(state.donations[other])
        if state.phase == REWARD and state.turn == other:
            hidden += state.rewards()
    return [hidden]


def _known(state: State, seat: Seat | None, other: Seat) -> int:
    """The cards this seat knows to be in another hand."""
    return NONE if seat is None else state.known[seat * state.seats + other]


def refill(state: State, seat: Seat | None, groups: list[list[int]]) -> State | None:
    """The same table with these cards in the hidden places; what others know goes with them."""
    world = state.clone()
    instead = dict(zip(secrets(state, seat)[0], groups[0], strict=True))
    world.pyramid = [instead.get(card, card) for card in state.pyramid]
    world.draw_pile = [instead.get(card, card) for card in state.draw_pile]
    world.reward = [instead.get(card, card) for card in state.reward]
    world.hands = [_replaced(cards, instead) for cards in state.hands]
    world.known = [_replaced(cards, instead) for cards in state.known]
    world.donations = [instead.get(card, card) for card in state.donations]
    world.offered = [instead.get(card, card) for card in state.offered]
    if state.phase == MATCH and state.seats == SOLITAIRE:
        hand = world.hands[state.turn]
        if not world.can_match(hand, hand):
            return None  # UM-82: the game would be over
    return world


def _replaced(cards: int, by: dict[int, int]) -> int:
    return union_of([by.get(card, card) for card in members(cards)])


def stock(state: State) -> dict[str, int]:
    """Every card there is, wherever it lies (UM-90)."""
    hands = [card for hand in state.hands for card in members(hand)]
    laid = [card for card in state.pyramid if card != GONE]
    given = [card for card in state.donations if card != NO_CARD]
    piles = [*state.alta_hand(), *state.drawables(), *state.discards(), *state.rewards()]
    return Counter(codes_of([*hands, *laid, *given, *piles]))
