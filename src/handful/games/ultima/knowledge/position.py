"""A position of Ultima as plain data, both ways: our FEN, for scenarios, puzzles and digests."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from handful.core import UNTIMED, BadTable, JsonValue
from handful.core.position import Described, line, spend
from handful.core.sets import has, members, size

from ..rules.cards import CARDS, CODES, COLOR_OF, COLORS, NUMBERS, SEMITONES, TRITONE
from ..rules.constants import (
    DRAWN,
    ENDINGS,
    GAME_OVER,
    HAND_OVER,
    NO_CARD,
    NO_GUARD,
    NOBODY,
    NOT_YET,
    PENALTY,
    PHASES,
    STACKING_OFF,
    TURN,
    TWO_SEATS,
    House,
)
from ..rules.options import Options
from ..rules.rules import State
from .imagine import padded

FILLER: Final = 3
"""How many cards a hand gets that the description leaves open."""

SEATED: Final = ("turn", "starter")
SEATED_OR_NONE: Final = ("exposed", "last_winner", "top_owner")
COUNTED: Final = {
    "direction": -1,
    "pending": 0,
    "hand_number": 1,
    "turns": 0,
    "passes": 0,
    "laid": 0,
    "now": UNTIMED,
    "guard_until": NO_GUARD,
    "chance": 0,
}
"""Each with the least that it can be."""
NUMBERED: Final = (*SEATED, *SEATED_OR_NONE, *COUNTED)
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
    state.active = described.seats("active", seats, members(state.active))
    for seat, hand in enumerate(described.hands(seats, spare, CODES, FILLER, state.active)):
        state.set_hand(seat, hand)
    whole = "chance" in described
    if not described.switch("exactly", default=whole):
        rest = sorted(spare.elements(), reverse=True)
        state.set_piles(rest + state.drawables(), state.discards())
    _set_facts(state, described)
    _check(state, begins=described.switch("turn_up"))
    if described.switch("turn_up"):
        _turn_up(state, described)
    return state


def _turn_up(state: State, described: Described) -> None:
    """UL-7: the hand is dealt, and begins."""
    if "top" in described or "covered" in described:
        raise BadTable("turn_up begins a hand: it has no top or covered yet.")
    if not state.draw_count:
        raise BadTable("turn_up needs a draw pile.")
    state.turn = state.starter
    state.turn_up()


def _lay_piles(state: State, described: Described, spare: Counter[int]) -> None:
    draw, covered = described.cards("draw", NUMBERS), described.cards("covered", NUMBERS)
    top = [] if described.switch("turn_up") else described.one_card("top", NUMBERS, CODES[0])
    spend(spare, (*draw, *covered, *top), CODES)
    state.set_piles(draw[::-1], covered + top)
    state.laid = len(covered + top)
    if top:
        state.color = COLOR_OF[top[0]]


def _set_facts(state: State, described: Described) -> None:
    """Everything that is not a card."""
    state.hand_number = 1
    for key in (*SEATED, *SEATED_OR_NONE):
        nobody = key in SEATED_OR_NONE
        setattr(state, key, described.seat(key, state.seats, getattr(state, key), nobody))
    for key, least in COUNTED.items():
        setattr(state, key, described.number(key, getattr(state, key), least))
    for key in SEAT_SETS:
        seats = members(getattr(state, key))
        setattr(state, key, described.seats(key, state.seats, seats))
    for key in LISTS:
        setattr(state, key, padded(described.counts(key, state.seats)))
    for key in SWITCHES:
        setattr(state, key, described.switch(key))
    state.color = described.choice("color", COLORS, COLORS[state.color])
    state.ending = described.choice("reason", ENDINGS, "")
    for card in described.one_card("drawn", NUMBERS):
        state.drawn = card
    state.phase = described.choice("phase", PHASES, PHASES[_implied_phase(state)])


def _check(state: State, begins: bool) -> None:
    """Refuse a position that no game could reach."""
    if state.direction not in (-1, 1):
        raise BadTable(f"Play goes in direction 1 or -1, not {state.direction}.")
    if state.hand_number > state.house.max_hands:
        raise BadTable(f"A game ends after {state.house.max_hands} hands (UL-55).")
    if (state.phase == GAME_OVER) != (state.ending != NOT_YET):
        raise BadTable("A game that has ended is in the phase game_over.")
    _check_seats(state)
    if not begins:
        _check_top(state)
    if state.phase < HAND_OVER:
        _check_turn(state)


def _check_seats(state: State) -> None:
    """UL-58: who is out plays no more, and holds nothing in later hands."""
    if (state.called | state.answered | state.stops) & ~state.active and state.phase < HAND_OVER:
        raise BadTable("Only active seats call, answer and stop (UL-58).")
    for seat in members(state.active):
        if state.out_in[seat]:
            raise BadTable(f"Seat {seat} went out in hand {state.out_in[seat]}, but is active.")
    if state.phase >= HAND_OVER:
        return
    if size(state.active) < TWO_SEATS:
        raise BadTable(f"At least two seats play on, not {members(state.active)}.")
    for seat in range(state.seats):
        if not has(state.active, seat) and state.sizes[seat]:
            raise BadTable(f"Seat {seat} is out and holds no cards (UL-58).")
        if has(state.active, seat) and not state.sizes[seat]:
            raise BadTable(f"Seat {seat} has no cards, so the hand is over (UL-46).")


def _check_top(state: State) -> None:
    """UL-7, UL-25: the colour to match is the printed one, unless a tritone declares another."""
    top, lie = state.top(), state.discard_count
    if state.laid < lie:
        cards = "1 card lies" if lie == 1 else f"{lie} cards lie"
        raise BadTable(f"laid cannot be {state.laid}: {cards} in the discard pile.")
    if state.declared and SEMITONES[top] != TRITONE:
        raise BadTable(f"A colour is declared with a tritone, not with {CODES[top]} (UL-25).")
    if not state.declared and state.color != COLOR_OF[top]:
        printed = COLORS[COLOR_OF[top]]
        raise BadTable(f"The colour of {CODES[top]} is {printed}, unless it is a declared tritone.")


def _check_turn(state: State) -> None:
    """Refuse a hand in play that contradicts its phase."""
    if not has(state.active, state.turn):
        raise BadTable(f"Seat {state.turn} is out, so it has no turn (UL-58).")
    if state.passes >= size(state.active):
        raise BadTable(f"So many passes end a hand (UL-44): {state.passes}.")
    if state.turns >= state.house.turn_cap:
        raise BadTable(f"A hand ends after {state.house.turn_cap} turns (UL-45).")
    if state.exposed != NOBODY and not has(state.active, state.exposed):
        raise BadTable(f"Seat {state.exposed} is out, so it cannot be caught (UL-58).")
    if state.stops:
        raise BadTable("Seats stop between hands (UL-53).")
    if bool(state.pending) != (state.phase == PENALTY) or (
        state.pending and state.house.stacking == STACKING_OFF
    ):
        raise BadTable("Cards are pending just where a tritone is to be answered (UL-28).")
    if state.opening and state.phase != PENALTY:
        raise BadTable("The opening tritone is to be answered in the phase penalty.")
    if (state.drawn != NO_CARD) != (state.phase == DRAWN):
        raise BadTable("A card has been drawn just in the phase drawn.")
    if state.drawn != NO_CARD and state.drawn not in state.hand(state.turn):
        raise BadTable(
            f"Seat {state.turn} has not drawn {CODES[state.drawn]}: it does not hold it."
        )


def _implied_phase(state: State) -> int:
    if state.pending:
        return PENALTY
    return TURN if state.drawn == NO_CARD else DRAWN
