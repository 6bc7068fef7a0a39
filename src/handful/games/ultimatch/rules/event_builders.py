"""Events of Ultimatch that take more than a line to tell."""

from typing import TYPE_CHECKING

from handful.core.events import Event
from handful.core.sets import has, members, size

from .cards import CODES, is_secondary, ways_of_one, ways_of_two
from .constants import GONE
from .events import (
    AltaRevealed,
    Dealt,
    Matched,
    PyramidLaid,
    Result,
    Revealed,
    Revelation,
    RewardDrawn,
)
from .pyramid import PLACE_NAMES, row_of

if TYPE_CHECKING:
    from .rules import State


def beginning(state: "State") -> list[Event]:
    """The pyramid as it is laid, then each hand."""
    rows = state.house.rows
    base = tuple(CODES[state.pyramid[place]] for place in row_of(rows))
    dealt = [Dealt(seat, state.house.hand_size, state.codes(seat)) for seat in range(state.seats)]
    return [PyramidLaid(rows, base, state.draw_count), *dealt]


def alta_revealed(state: "State", starter: int) -> AltaRevealed:
    """All donations, by seat."""
    cards = tuple(CODES[card] for card in state.donations[: state.seats])
    return AltaRevealed(cards, starter)


def reward_drawn(state: "State") -> RewardDrawn:
    """The cards of a reward, and whether one of them is still to be given away."""
    codes = tuple(CODES[card] for card in state.rewards())
    return RewardDrawn(state.turn, len(codes), not state.house.split_reward, codes)


def matched(state: "State", place: int, cards: int, ultimatch: bool) -> Matched:
    """What was played on what, from where, and by which rule."""
    played = members(cards)
    target = state.pyramid[place]
    sources = ("hand" if has(state.hands[state.turn], card) else "alta" for card in played)
    return Matched(
        seat=state.turn,
        target=PLACE_NAMES[place],
        card=CODES[target],
        cards=tuple(CODES[card] for card in played),
        sources=tuple(sources),
        ways=ways(target, played, state.house.options.primary_ultimatch),
        ultimatch=ultimatch,
    )


def ways(target: int, cards: list[int], primary_ultimatch: bool) -> tuple[str, ...]:
    """How these cards match; `same_colour` is named only where it makes an Ultimatch."""
    if len(cards) == 1:
        return ways_of_one(target, cards[0])
    found = ways_of_two(target, *cards)
    if primary_ultimatch or is_secondary(target):
        return found
    return tuple(way for way in found if way != "same_colour")


def revealed(state: "State", places: list[int]) -> Revealed:
    """The cards just turned up, from left to right."""
    names = tuple(PLACE_NAMES[place] for place in places)
    return Revealed(names, tuple(CODES[state.pyramid[place]] for place in places))


def result(state: "State") -> Result:
    """UM-72: the game in numbers."""
    return Result(
        result="loss" if state.standing else "win",
        reason=state.reason,
        pyramid_left=size(state.standing),
        turns=state.turn_number,
        ultimatches=state.ultimatches,
    )


def revelation(state: "State") -> Revelation:
    """UM-73: everything that was hidden."""
    return Revelation(
        hands=[list(state.codes(seat)) for seat in range(state.seats)],
        pyramid=[
            [_code(state.pyramid[place]) for place in row_of(row)]
            for row in range(1, state.house.rows + 1)
        ],
        draw=[CODES[card] for card in reversed(state.drawables())],
    )


def _code(card: int) -> str:
    return "" if card == GONE else CODES[card]
