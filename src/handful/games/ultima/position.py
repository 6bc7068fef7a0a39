"""A position of Ultima as plain data, both ways: our FEN, for scenarios, puzzles and digests."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from handful.core import BadTable, JsonValue
from handful.core.position import Described, line, spend
from handful.core.sets import members

from .cards import CARDS, CODES, COLOR_OF, COLORS, NUMBERS
from .house import DRAWN, ENDINGS, NO_CARD, NOBODY, PENALTY, PHASES, TURN, House
from .knowledge import padded
from .moves import MOST_SEATS
from .options import Options
from .rules import State

FILLER: Final = 3
"""How many cards a hand gets that the description leaves open."""

NUMBERED: Final = (
    "turn",
    "direction",
    "pending",
    "exposed",
    "hand_number",
    "starter",
    "last_winner",
    "turns",
    "passes",
    "laid",
    "top_owner",
    "now",
    "guard_until",
    "chance",
)
SEAT_SETS: Final = ("active", "called", "answered", "stops")
SWITCHES: Final = ("declared", "opening")
LISTS: Final = ("totals", "out_in")
CARD_LINES: Final = ("top", "covered", "draw", "drawn", "hands")
WORDS: Final = ("phase", "color", "reason")
ORDERS: Final = ("exactly", "turn_up")
KEYS: Final = (*NUMBERED, *SEAT_SETS, *SWITCHES, *LISTS, *CARD_LINES, *WORDS, *ORDERS)


def lay(state: State) -> dict[str, JsonValue]:
    """The whole position; the draw pile is listed from its top, covered cards oldest first."""
    position: dict[str, JsonValue] = {key: getattr(state, key) for key in (*NUMBERED, *SWITCHES)}
    position |= {key: list(members(getattr(state, key))) for key in SEAT_SETS}
    position |= {key: getattr(state, key)[: state.seats] for key in LISTS}
    return position | {
        "phase": PHASES[state.phase],
        "color": COLORS[state.color],
        "reason": ENDINGS[state.ending],
        "top": CODES[state.top()],
        "covered": line(state.discards()[:-1], CODES),
        "draw": line(reversed(state.drawables()), CODES),
        "drawn": "" if state.drawn == NO_CARD else CODES[state.drawn],
        "hands": [line(state.hand(seat), CODES) for seat in range(state.seats)],
    }


def arrange(options: Options, seats: int, table: Mapping[str, object]) -> State:
    """A full position from a partial one.

    Hands not described (or `?`) get a few cards that nobody named; all other cards lie at the
    bottom of the draw pile in canonical order, unless `exactly` leaves them out of the game.
    With `turn_up` the hand is about to begin: the first card of the draw pile is turned up.
    """
    described = Described("Ultima", table, KEYS)
    state = State(House(options, seats), seats)
    spare = Counter(dict.fromkeys(range(CARDS), state.house.decks))
    _lay_piles(state, described, spare)
    for seat, hand in enumerate(described.hands(seats, spare, CODES, FILLER)):
        state.set_hand(seat, hand)
    whole = "chance" in described
    if not described.switch("exactly", default=whole):
        rest = sorted(spare.elements(), reverse=True)
        state.set_piles(rest + state.drawables(), state.discards())
    _set_facts(state, described)
    _check(state)
    if described.switch("turn_up"):
        state.turn = state.starter
        state.turn_up(state.top_drawn())
    return state


def _lay_piles(state: State, described: Described, spare: Counter[int]) -> None:
    draw, covered = described.cards("draw", NUMBERS), described.cards("covered", NUMBERS)
    top = [] if described.switch("turn_up") else described.cards("top", NUMBERS, CODES[0])
    spend(spare, (*draw, *covered, *top), CODES)
    state.set_piles(draw[::-1], covered + top)
    state.laid = len(covered + top)
    if top:
        state.color = COLOR_OF[top[0]]


def _set_facts(state: State, described: Described) -> None:
    """Everything that is not a card."""
    for key in NUMBERED:
        setattr(state, key, described.number(key, getattr(state, key)))
    for key in SEAT_SETS:
        seats = members(getattr(state, key))
        setattr(state, key, described.seats(key, state.seats, seats))
    for key in LISTS:
        setattr(state, key, padded(described.numbers(key))[:MOST_SEATS])
    for key in SWITCHES:
        setattr(state, key, described.switch(key))
    state.color = described.choice("color", COLORS, COLORS[state.color])
    state.ending = described.choice("reason", ENDINGS, "")
    for card in described.cards("drawn", NUMBERS):
        state.drawn = card
    state.phase = described.choice("phase", PHASES, PHASES[_implied_phase(state)])
    state.hand_number = described.number("hand_number", 1)


def _check(state: State) -> None:
    """Refuse a position that no game could reach."""
    if any(not 0 <= seat < state.seats for seat in (state.turn, state.starter)):
        raise BadTable("turn and starter name seats at the table.")
    if any(
        not NOBODY <= seat < state.seats
        for seat in (state.exposed, state.last_winner, state.top_owner)
    ):
        raise BadTable("exposed, last_winner and top_owner name seats, or nobody (-1).")
    if state.direction not in (-1, 1):
        raise BadTable(f"Play goes in direction 1 or -1, not {state.direction}.")


def _implied_phase(state: State) -> int:
    if state.pending:
        return PENALTY
    return TURN if state.drawn == NO_CARD else DRAWN
