"""What a seat of Ultimatum may see, built up from nothing."""

from typing import NotRequired, TypedDict

from handful.core import Seat

from ..rules.cards import CODES, SWAP, listed
from ..rules.constants import ENDINGS, NO_CARD, NOBODY, NONE_ACCEPTED, PHASES
from ..rules.moves import WHATS
from ..rules.rules import State


class Proposal(TypedDict):
    """`share` of the pool to the responder, the rest to `by` (UT-25)."""

    by: int
    share: int
    blockable: bool


class Affair(TypedDict):
    """A card that waits for answers; `queue` is who is still to be asked, the next one first.

    A Swap has `what`; only an Ultimatum has a responder, a pool and proposals.
    """

    card: str
    actor: int
    target: int
    queue: list[int]
    what: NotRequired[str]
    responder: NotRequired[int]
    pool: NotRequired[int]
    proposals: NotRequired[list[Proposal]]
    accepted: NotRequired[int | None]


class Own(TypedDict, total=False):
    """What only its owner sees."""

    hand: list[str]
    known: list[list[str]]
    """For every seat the cards certainly in its hand (UT-65)."""


class View(Own):
    """All that a seat may see."""

    phase: str
    required: int | None
    window: int
    seconds: int
    turn: int
    dealer: int
    round_number: int
    extra_rounds: int
    chips: list[int]
    totals: list[int]
    sizes: list[int]
    pile_count: int
    discard: list[str]
    turns_taken: list[int]
    affair: Affair | None
    ended: str
    now: int


def view(state: State, seat: Seat | None) -> View:
    """All that this seat may see: the table, and for a seat its hand and its notes."""
    required = state.required()
    seen = View(
        phase=PHASES[state.phase],
        required=None if required == NOBODY else required,
        window=state.window,
        seconds=state.house.seconds[state.phase],
        turn=state.turn,
        dealer=state.dealer,
        round_number=state.round_number,
        extra_rounds=state.extra_rounds,
        chips=state.stacks(),
        totals=state.standings(),
        sizes=state.sizes[: state.seats],
        pile_count=state.draw_count,
        discard=[CODES[kind] for kind in state.discards()],
        turns_taken=state.turns_taken[: state.seats],
        affair=_affair(state),
        ended=ENDINGS[state.ended],
        now=state.now,
    )
    return seen if seat is None else {**seen, **own(state, seat)}


def own(state: State, seat: Seat) -> Own:
    """What only this seat sees."""
    return Own(
        hand=list(state.codes(seat)),
        known=[_codes(state.noted(seat, about)) for about in range(state.seats)],
    )


def _affair(state: State) -> Affair | None:
    if state.card == NO_CARD:
        return None
    affair = Affair(
        card=CODES[state.card], actor=state.turn, target=state.target, queue=state.asked()
    )
    if state.proposals:
        affair["responder"] = state.responder
        affair["pool"] = state.pool()
        affair["proposals"] = [
            Proposal(
                by=state.bidders[number],
                share=state.shares[number],
                blockable=state.can_be_blocked(number),
            )
            for number in range(state.proposals)
        ]
        affair["accepted"] = None if state.accepted == NONE_ACCEPTED else state.accepted
    elif state.card == SWAP:
        affair["what"] = WHATS[state.what]
    return affair


def _codes(cards: int) -> list[str]:
    return [CODES[kind] for kind in listed(cards)]
