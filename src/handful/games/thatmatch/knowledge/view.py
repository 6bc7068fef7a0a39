"""What a seat of That Match Game may see, built up from nothing."""

from collections.abc import Iterable, Sequence
from typing import NotRequired, TypedDict

from handful.core import Seat
from handful.core.sets import has, members

from ..rules.cards import ASKS, CODES, COLOURS, LANES, NUMBERS, POINT_CODES, STARS, point_codes_of
from ..rules.constants import (
    DRAWING,
    NO_CARD,
    NO_ENTRY,
    NO_SPOT,
    NOBODY,
    NOTHING,
    OVER,
    PHASES,
    REASONS,
    RESPONDING,
    SORTS,
    TRIMMING,
)
from ..rules.move_codes import list_of
from ..rules.rules import State
from .memory import numbers_of


class Slot(TypedDict):
    """One point card in the middle; lanes are red, yellow, blue."""

    card: str
    stars: int
    asks: list[int]
    gaps: list[int]
    lying: list[list[str]]


class Entry(TypedDict):
    """One card or set of cards in a window; `live` is False while it is cancelled.

    `target` is the claim or entry a block names, or the seat of a Snatch; `named` the card a red
    block names.
    """

    seat: int
    sort: str
    cards: list[str]
    target: int | None
    named: str
    live: bool


class Window(TypedDict):
    """The open window: the stack of its entries, and who may still answer."""

    slot: int | None
    colour: str
    value: int
    takes: bool
    entries: list[Entry]
    standing: int | None
    in_force: int | None
    asked: list[int]
    declined: list[int]


class Own(TypedDict, total=False):
    """What only its owner sees."""

    hand: list[str]
    gained: list[str]


class View(Own):
    """All that a seat may see."""

    phase: str
    turn: int
    first: int
    plays: int
    play_max: int
    draw_most: int
    progress: bool
    stall: int
    stall_limit: int
    turns: int
    target: int
    hand_limit: int
    sizes: list[int]
    points: list[int]
    piles: list[list[str]]
    market: list[Slot | None]
    discard: list[str]
    deck: int
    point_deck: int
    window: Window | None
    reason: str
    now: int
    revealed: NotRequired[list[list[str]]]


def view(state: State, seat: Seat | None) -> View:
    """All that this seat may see."""
    seen = View(
        phase=PHASES[state.phase],
        turn=state.turn,
        first=state.first,
        plays=state.plays,
        play_max=state.house.play_max,
        draw_most=state.most_to_draw() if state.phase == DRAWING else 0,
        progress=state.progress,
        stall=state.stall,
        stall_limit=state.house.stall_limit,
        turns=state.turns,
        target=state.house.target,
        hand_limit=state.house.hand_limit,
        sizes=state.sizes[: state.seats],
        points=state.points[: state.seats],
        piles=[[*point_codes_of(state.pile(one))] for one in range(state.seats)],
        market=[_slot(state, slot) for slot in range(state.house.slots)],
        discard=_codes(state.discards()),
        deck=state.deck_count,
        point_deck=state.point_count,
        window=_window(state) if state.phase == RESPONDING else None,
        reason=REASONS[state.ended],
        now=state.now,
    )
    if state.phase == OVER:
        seen["revealed"] = [list(state.codes(one)) for one in range(state.seats)]
    return seen if seat is None else {**seen, **own(state, seat)}


def own(state: State, seat: Seat) -> Own:
    """What only this seat sees."""
    seen = Own(hand=list(state.codes(seat)))
    if state.phase == TRIMMING and state.turn == seat:
        seen["gained"] = _codes(state.gains())
    return seen


def _codes(cards: Iterable[int]) -> list[str]:
    return [CODES[card] for card in cards]


def _slot(state: State, slot: int) -> Slot | None:
    card = state.market[slot]
    if card == NO_CARD:
        return None
    first = slot * LANES
    return Slot(
        card=POINT_CODES[card],
        stars=STARS[card],
        asks=list(ASKS[card]),
        gaps=state.gaps[first : first + LANES],
        lying=[_codes(state.lies(spot)) for spot in range(first, first + LANES)],
    )


def _window(state: State) -> Window:
    special = state.spot == NO_SPOT
    owner = state.in_force()
    return Window(
        slot=None if special else state.spot // LANES,
        colour="" if special else COLOURS[state.spot % LANES],
        value=state.value,
        takes=not special and state.would_take(),
        entries=entries(state),
        standing=None if state.standing == NO_ENTRY else state.standing,
        in_force=None if owner == NOBODY else owner,
        asked=state.clockwise(state.asked),
        declined=members(state.declined),
    )


def entries(state: State) -> list[Entry]:
    """The stack of an open window, oldest first."""
    return [_entry(state, number) for number in range(state.entries)]


def _entry(state: State, number: int) -> Entry:
    aim, named = state.entry_aim[number], state.entry_named[number]
    return Entry(
        seat=state.entry_by[number],
        sort=SORTS[state.entry_sort[number]],
        cards=_codes(state.cards_in(number)),
        target=None if aim == NOTHING else aim,
        named="" if named == NOTHING else CODES[named],
        live=not has(state.cancelled, number),
    )


def lay_entries(state: State, stack: Sequence[Entry]) -> None:
    """Open a window with these entries and judge them."""
    for one in stack:
        state.add_entry(
            one["seat"],
            SORTS.index(one["sort"]),
            list_of(numbers_of(one["cards"])),
            NOTHING if one["target"] is None else one["target"],
            NUMBERS[one["named"]] if one["named"] else NOTHING,
        )
    state.judge()
