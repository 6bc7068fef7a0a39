"""Events of That Match Game that take more than a line to tell."""

from typing import TYPE_CHECKING

from handful.core import sets

from .cards import CODES, COLOURS, LANES, POINT_CODES, STARS, codes_of
from .constants import CLAIM, NOBODY
from .events import ColourClosed, GameOver, NumberPlayed, PointTaken, Settled
from .scoring import ranking

if TYPE_CHECKING:
    from .rules import State


def in_force(state: "State") -> int | None:
    """Who is in force, as the table is told."""
    seat = state.in_force()
    return None if seat == NOBODY else seat


def number_played(state: "State", seat: int, card: int) -> NumberPlayed:
    """Claim 0 and what is at stake (TM-17)."""
    slot, colour = divmod(state.spot, LANES)
    return NumberPlayed(
        seat=seat,
        card=CODES[card],
        slot=slot,
        colour=COLOURS[colour],
        value=state.value,
        takes=state.would_take(),
    )


def settled(state: "State", rescued: int) -> Settled:
    """Where every card of the window is about to go (TM-30, TM-31)."""
    returned: list[list[str]] = [[] for _ in range(state.seats)]
    laid: list[str] = []
    discarded: list[str] = []
    for entry in range(state.entries):
        codes = codes_of(state.cards_in(entry))
        if entry == state.standing:
            laid += codes
        elif state.entry_sort[entry] == CLAIM and sets.has(rescued, state.entry_by[entry]):
            returned[state.entry_by[entry]] += codes
        else:
            discarded += codes
    return Settled(
        seat=in_force(state),
        laid=tuple(laid),
        returned=tuple(tuple(codes) for codes in returned),
        discarded=tuple(discarded),
    )


def colour_closed(spot: int) -> ColourClosed:
    """A colour of a point card is full (TM-32)."""
    return ColourClosed(spot // LANES, COLOURS[spot % LANES])


def point_taken(state: "State", seat: int, slot: int, card: int, cleared: list[int]) -> PointTaken:
    """A point card has been won, and the cards on it are swept away (TM-33)."""
    return PointTaken(
        seat=seat,
        slot=slot,
        card=POINT_CODES[card],
        stars=STARS[card],
        total=state.points[seat],
        discarded=codes_of(cleared),
    )


def game_over(state: "State") -> GameOver:
    """The result, with all hands shown."""
    outcome = ranking(state)
    return GameOver(
        reason=outcome.reason,
        winners=outcome.winners,
        points=outcome.scores,
        hands=tuple(state.codes(seat) for seat in range(state.seats)),
    )
