"""What a seat of Ultimatch may know: its view, and what is kept from it."""

from collections import Counter
from collections.abc import Sequence

from handful.core import Seat
from handful.core.sets import NONE, has, members, size, union_of

from .cards import CODES, NUMBERS
from .house import GONE, MATCH, NO_CARD, OVER, PHASES, REWARD, SOLITAIRE
from .moves import Offered, View, signal_fields
from .pyramid import row_of
from .rules import State
from .telling import result, revelation

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
        alta=_codes(state.alta_hand()),
        discard=_codes(state.discards()),
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
    if seat is not None:
        _add_own(seen, state, seat)
    return seen


def _add_own(seen: View, state: State, seat: Seat) -> None:
    """What only this seat sees."""
    seen["hand"] = list(state.codes(seat))
    if state.donations[seat] != NO_CARD:
        seen["donation"] = CODES[state.donations[seat]]
    if state.offered[seat] != NO_CARD:
        seen["offered"] = CODES[state.offered[seat]]
    if state.phase == REWARD and state.turn == seat:
        seen["reward"] = _codes(state.rewards())
    if state.phase != OVER:
        own = state.known[seat * state.seats : (seat + 1) * state.seats]
        seen["known"] = [_codes(members(cards)) for cards in own]


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


def _codes(cards: Sequence[int]) -> list[str]:
    return [CODES[card] for card in cards]


def numbers(codes: Sequence[str]) -> list[int]:
    """Cards by their codes."""
    return [NUMBERS[code] for code in codes]


def secrets(state: State, seat: Seat | None) -> list[list[int]]:
    """Face-down cards, the draw pile, and what others hold, have donated or are choosing from."""
    if state.phase == OVER:
        return [[]]
    hidden = [state.pyramid[place] for place in members(state.standing & ~state.face_up)]
    hidden += state.drawables()
    for other in range(state.seats):
        if other == seat:
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
    return Counter(_codes([*hands, *laid, *given, *piles]))
