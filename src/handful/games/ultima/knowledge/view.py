"""What a seat of Ultima may see, built up from nothing."""

from typing import NotRequired, TypedDict

from handful.core import Seat
from handful.core.sets import has, members

from ..rules.cards import CODES, COLORS, notes
from ..rules.constants import DRAWN, ENDINGS, GAME_OVER, HAND_OVER, NO_GUARD, NOBODY, PHASES
from ..rules.rules import State


class Top(TypedDict):
    """The card on top and who laid it; `card` is absent while blind mode hides it (UL-60)."""

    color: str
    declared: bool
    by: int | None
    notes: list[int]
    card: NotRequired[str]


class Own(TypedDict, total=False):
    """What only its owner sees; of the top card, whoever laid it face down."""

    top: Top
    hand: list[str]
    drawn: str


class View(TypedDict):
    """All that a seat may see; `hand` and `drawn` are there for their owner alone."""

    phase: str
    turn: int
    direction: int
    top: Top
    covered: list[str]
    draw_count: int
    pending: int
    opening: bool
    exposed: int | None
    called: list[int]
    let_pass: list[int]
    sizes: list[int]
    totals: list[int]
    out_in: list[int]
    active: list[int]
    votes: list[str]
    hand_number: int
    starter: int
    dealer: int
    turns: int
    passes: int
    laid: int
    last_winner: int | None
    reason: str
    now: int
    guard_until: int | None
    revealed: NotRequired[list[list[str]]]
    hand: NotRequired[list[str]]
    drawn: NotRequired[str]


def view(state: State, seat: Seat | None) -> View:
    """All that this seat may see; a seat that is out sees what spectators see (UL-58)."""
    between = state.phase == HAND_OVER
    seen = View(
        phase=PHASES[state.phase],
        turn=state.turn,
        direction=state.direction,
        top=_top(state, shown=bool(state.shown_top())),
        covered=[CODES[card] for card in state.discards()[:-1]],
        draw_count=state.draw_count,
        pending=state.pending,
        opening=state.opening,
        exposed=None if state.exposed == NOBODY else state.exposed,
        called=members(state.called),
        let_pass=[] if between else members(state.answered),
        sizes=state.sizes[: state.seats],
        totals=state.totals[: state.seats],
        out_in=state.out_in[: state.seats],
        active=members(state.active),
        votes=[_vote(state, one) if between else "" for one in range(state.seats)],
        hand_number=state.hand_number,
        starter=state.starter,
        dealer=state.dealer() if state.active else state.starter,
        turns=state.turns,
        passes=state.passes,
        laid=state.laid,
        last_winner=None if state.last_winner == NOBODY else state.last_winner,
        reason=ENDINGS[state.ending],
        now=state.now,
        guard_until=None if state.guard_until == NO_GUARD else state.guard_until,
    )
    if state.phase in (HAND_OVER, GAME_OVER):  # UL-47
        seen["revealed"] = [list(state.codes(one)) for one in range(state.seats)]
    return seen if seat is None else {**seen, **own(state, seat)}


def own(state: State, seat: Seat) -> Own:
    """What only this seat sees."""
    seen = Own()
    if seat == state.top_owner and not state.shown_top():
        seen["top"] = _top(state, shown=True)
    if has(state.active, seat):
        seen["hand"] = list(state.codes(seat))
        if state.phase == DRAWN and state.turn == seat:
            seen["drawn"] = CODES[state.drawn]
    return seen


def _top(state: State, shown: bool) -> Top:
    card = state.top()
    top = Top(
        color=COLORS[state.color],
        declared=state.declared,
        by=None if state.top_owner == NOBODY else state.top_owner,
        notes=list(notes(card, state.laid - 1)),
    )
    if shown:
        top["card"] = CODES[card]
    return top


def _vote(state: State, seat: Seat) -> str:
    if not has(state.answered, seat):
        return ""
    return "stop" if has(state.stops, seat) else "ready"
