"""A position of Ultimatum as plain data, both ways: our FEN, for scenarios, puzzles and digests."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from handful.core import UNTIMED, BadTable, JsonValue
from handful.core.position import Described, line, spend

from ..rules.cards import CODES, DECK, NUMBERS, STEAL, SWAP, ULTIMATUM, listed, tally
from ..rules.constants import (
    BLOCKING,
    COUNTERING,
    ENDINGS,
    MOST_EXTRA_ROUNDS,
    NO_CARD,
    NOBODY,
    NONE_ACCEPTED,
    NOT_ENDED,
    PHASES,
    ROUND_OVER,
    SHIELDING,
    TURN,
    House,
)
from ..rules.moves import MOST_PROPOSALS, WHATS
from ..rules.options import Options
from ..rules.rules import State
from .imagine import padded

FILLER: Final = 2
"""How many cards a hand gets that the description leaves open."""

SEATED: Final = ("dealer", "turn")
SEATED_OR_NONE: Final = ("target", "responder")
COUNTED: Final = {
    "window": 1,
    "round_number": 1,
    "extra_rounds": 0,
    "accepted": NONE_ACCEPTED,
    "now": UNTIMED,
    "chance": 0,
}
"""Each with the least that it can be."""
NUMBERED: Final = (*SEATED, *SEATED_OR_NONE, *COUNTED)
BY_SEAT: Final = ("chips", "totals", "turns_taken")
AFFAIR: Final = ("queue", "bidders", "shares")
LISTS: Final = (*BY_SEAT, *AFFAIR)
CARD_LINES: Final = ("hands", "known", "draw", "discard", "card")
WORDS: Final = ("phase", "what", "ended")
ORDERS: Final = ("full_draw",)
KEYS: Final = (*NUMBERED, *LISTS, *CARD_LINES, *WORDS, *ORDERS)


def lay(state: State) -> dict[str, JsonValue]:
    """The whole position; the draw pile is listed from its top, discards oldest first.

    `known` says for each seat what it has noted of each hand.
    """
    seats = range(state.seats)
    position: dict[str, JsonValue] = {key: getattr(state, key) for key in NUMBERED}
    position |= {key: getattr(state, key)[: state.seats] for key in BY_SEAT}
    return position | {
        "queue": [*state.asked()],
        "bidders": [*state.bidders[: state.proposals]],
        "shares": [*state.shares[: state.proposals]],
        "phase": PHASES[state.phase],
        "what": WHATS[state.what],
        "ended": ENDINGS[state.ended],
        "card": "" if state.card == NO_CARD else CODES[state.card],
        "hands": [line(state.hand(seat), CODES) for seat in seats],
        "known": [
            [line(listed(state.noted(seat, about)), CODES) for about in seats] for seat in seats
        ],
        "draw": line(reversed(state.drawables()), CODES),
        "discard": line(state.discards(), CODES),
    }


def arrange(options: Options, seats: int, table: Mapping[str, object]) -> State:
    """A full position from a partial one.

    Hands not described (or `?`) get two cards that nobody named; all other cards lie at the bottom
    of the discard pile, or with `full_draw` of the draw pile. The last seat has dealt and the first
    is on turn. Stacks not described are full ones.
    """
    described = Described("Ultimatum", table, KEYS)
    state = State(House(options, seats), seats)
    spare = Counter(DECK)
    draw, discard = described.cards("draw", NUMBERS), described.cards("discard", NUMBERS)
    spend(spare, (*draw, *discard), CODES)
    for seat, hand in enumerate(described.hands(seats, spare, CODES, FILLER)):
        state.set_hand(seat, tally(hand))
    rest = sorted(spare.elements())
    if described.switch("full_draw"):
        state.set_piles([*rest, *draw[::-1]], discard)
    else:
        state.set_piles(draw[::-1], [*rest, *discard])
    _set_facts(state, described)
    _set_notes(state, described)
    _check(state)
    return state


def _set_facts(state: State, described: Described) -> None:
    """Everything that is not a card in a pile or a hand."""
    state.hand_out_chips()
    state.dealer, state.round_number = state.seats - 1, 1
    for key in (*SEATED, *SEATED_OR_NONE):
        nobody = key in SEATED_OR_NONE
        setattr(state, key, described.seat(key, state.seats, getattr(state, key), nobody))
    for key, least in COUNTED.items():
        setattr(state, key, described.number(key, getattr(state, key), least))
    for key in BY_SEAT:
        row = _numbers(described, key, getattr(state, key)[: state.seats])
        if len(row) != state.seats:
            raise BadTable(f"{key} has one number for each of {state.seats} seats.")
        setattr(state, key, padded(row))
    _set_affair(state, *(_numbers(described, key, []) for key in AFFAIR))
    state.phase = described.choice("phase", PHASES, PHASES[state.phase])
    state.what = described.choice("what", WHATS, WHATS[state.what])
    state.ended = described.choice("ended", ENDINGS, ENDINGS[state.ended])
    for card in described.one_card("card", NUMBERS):
        state.card = card


def _numbers(described: Described, key: str, default: list[int]) -> list[int]:
    found = described.numbers(key, default)
    if any(one < 0 for one in found):
        raise BadTable(f"{key} cannot be {found}.")
    return found


def _set_affair(state: State, queue: list[int], bidders: list[int], shares: list[int]) -> None:
    if any(seat >= state.seats for seat in (*queue, *bidders)) or len(set(queue)) < len(queue):
        raise BadTable("queue and bidders name seats at the table, the queue each once.")
    if len(bidders) != len(shares) or len(shares) + len(queue) > MOST_PROPOSALS:
        raise BadTable(f"Proposals have a bidder and a share; there are {MOST_PROPOSALS} at most.")
    state.set_affair(queue, bidders, shares)


def _set_notes(state: State, described: Described) -> None:
    for seat, row in enumerate(described.rows("known")):
        lines = row if isinstance(row, list | tuple) else []
        if seat >= state.seats or len(lines) != state.seats:
            raise BadTable(f"known has a row of {state.seats} notes for each seat.")
        for about, one in enumerate(lines):
            noted = described.line(one, NUMBERS)
            if noted and about == seat:
                raise BadTable(f"Seat {seat} keeps no note on its own hand (UT-65).")
            if Counter(noted) - Counter(state.hand(about)):
                raise BadTable(f"Seat {seat} has noted more of seat {about} than it holds.")
            state.note(seat, about, tally(noted))


def _check(state: State) -> None:
    """Refuse a position that no game could reach."""
    whole = state.house.starting_chips * state.seats
    if sum(state.stacks()) != whole:
        raise BadTable(f"There are {sum(state.stacks())} chips on the table, not {whole} (UT-59).")
    if (state.phase >= ROUND_OVER) != (state.ended != NOT_ENDED):
        raise BadTable("A round that has ended is over, and the other way round.")
    if state.extra_rounds > MOST_EXTRA_ROUNDS:
        raise BadTable(f"There are at most {MOST_EXTRA_ROUNDS} extra rounds (UT-56).")
    if state.phase == TURN and state.has_empty_hand():
        raise BadTable("Where a hand is empty the round is over (UT-48).")
    _check_affair(state)


def _check_affair(state: State) -> None:
    """Refuse a phase without what it is about, and an affair outside its phases."""
    waits = state.phase in (BLOCKING, COUNTERING, SHIELDING)
    if bool(state.queue_count) != waits:
        raise BadTable("Somebody is in the queue just where a block or a counter is asked for.")
    if (state.card == NO_CARD) == (BLOCKING <= state.phase <= SHIELDING):
        raise BadTable("A card waits for answers just in the phases that answer it.")
    if state.card != NO_CARD and state.target in (NOBODY, state.turn):
        raise BadTable("A card that waits for answers has a target who did not play it.")
    divides = state.card == ULTIMATUM
    if divides != (COUNTERING <= state.phase <= SHIELDING) or divides != bool(state.proposals):
        raise BadTable("Proposals are made in an Ultimatum, and only there.")
    if divides:
        _check_proposals(state)
    elif state.responder != NOBODY or state.accepted != NONE_ACCEPTED:
        raise BadTable("Only an Ultimatum has a responder and an accepted proposal.")
    if state.card == NO_CARD:
        if state.target != NOBODY:
            raise BadTable("Only a card that waits for answers has a target.")
    elif not divides and state.card not in (SWAP, STEAL):
        raise BadTable(f"Nobody may block {CODES[state.card]}.")
    elif not divides and state.turn in state.asked():
        raise BadTable("Whoever played the card that waits for answers is not asked.")


def _check_proposals(state: State) -> None:
    """UT-24 to UT-35: who proposes what to whom."""
    bidders = state.bidders[: state.proposals]
    if (
        state.responder in (NOBODY, state.turn, state.target)
        or max(state.shares[: state.proposals]) > state.pool()
        or not NONE_ACCEPTED <= state.accepted < state.proposals
        or (state.accepted == NONE_ACCEPTED) == (state.phase == SHIELDING)
    ):
        raise BadTable("An Ultimatum has a responder, and proposals within the pool.")
    if bidders[0] != state.turn or state.responder in (*bidders, *state.asked()):
        raise BadTable("The first proposal is of the seat on turn, and none of the responder.")
    if len(set(bidders[1:])) < len(bidders) - 1:
        raise BadTable("Every seat counters once at most (UT-28).")
