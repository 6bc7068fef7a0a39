"""A position of Ultimatch as plain data, both ways: our FEN, for scenarios, puzzles and digests."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from handful.core import UNTIMED, BadTable, JsonValue, Refused
from handful.core.position import Described, line, spend
from handful.core.sets import has, members, only, union_of

from ..rules.cards import CARDS, CODES, NUMBERS
from ..rules.constants import (
    DONATE,
    NO_CARD,
    OVER,
    PHASES,
    REASONS,
    REWARD,
    REWARD_SIZE,
    SOLITAIRE,
    TRADE,
    House,
)
from ..rules.moves import GRAMMAR, OFFER, SIGNALS, encode, signal_fields
from ..rules.options import Options
from ..rules.pyramid import OVERLAPS, PLACE_NAMES, row_of, uncovered
from ..rules.rules import State

COUNTED: Final = {
    "turn_number": 0,
    "passes": 0,
    "ultimatches": 0,
    "trades": 0,
    "now": UNTIMED,
    "chance": 0,
}
"""Each with the least that it can be."""
NUMBERED: Final = ("turn", *COUNTED)
SEAT_SETS: Final = ("asked", "declined")
CARD_LINES: Final = ("alta", "draw", "discard", "reward")
BY_SEAT: Final = ("hands", "donations", "offers", "known")
ORDERS: Final = ("deck", "begin_turn")
KEYS: Final = ("phase", "reason", "pyramid", *NUMBERED, *SEAT_SETS, *CARD_LINES, *BY_SEAT, *ORDERS)

DOWN: Final = "?"
EMPTY: Final = "-"


def lay(state: State) -> dict[str, JsonValue]:
    """The whole position; rows from the apex, the draw pile from its top, discards oldest first."""
    position: dict[str, JsonValue] = {"phase": PHASES[state.phase], "reason": state.reason}
    position |= {key: getattr(state, key) for key in NUMBERED}
    position |= {key: list(members(getattr(state, key))) for key in SEAT_SETS}
    rows = range(1, state.house.rows + 1)
    seats = range(state.seats)
    return position | {
        "pyramid": [" ".join(_laid(state, place) for place in row_of(row)) for row in rows],
        "hands": [line(members(state.hands[seat]), CODES) for seat in seats],
        "alta": line(state.alta_hand(), CODES),
        "draw": line(state.drawables()[::-1], CODES),
        "discard": line(state.discards(), CODES),
        "reward": line(state.rewards(), CODES),
        "donations": [_code(state.donations[seat]) for seat in seats],
        "offers": [_offer(state, seat) for seat in seats],
        "known": [
            [line(members(state.known[seat * state.seats + other]), CODES) for other in seats]
            for seat in seats
        ],
    }


def _laid(state: State, place: int) -> str:
    if not has(state.standing, place):
        return EMPTY
    code = CODES[state.pyramid[place]]
    return code if has(state.face_up, place) else DOWN + code


def _code(card: int) -> str:
    return "" if card == NO_CARD else CODES[card]


def _offer(state: State, seat: int) -> str:
    """A card and its signal, as in a move."""
    if state.offered[seat] == NO_CARD:
        return ""
    fields = signal_fields(state.signals[seat])
    words = GRAMMAR.write({"move": "offer", "card": CODES[state.offered[seat]], **fields})
    return words.removeprefix("offer ")


def arrange(options: Options, seats: int, table: Mapping[str, object]) -> State:
    """A full position from a partial one.

    Places of the pyramid, hands and piles that are not described are empty; every card that is
    named nowhere lies at the bottom of the discard pile. In a trade everybody is asked who holds a
    card and has not answered. With `deck` the game is about to begin: it is dealt from these cards,
    the first on top, the rest in card order. With `begin_turn` the turn `turn_number` begins now.
    """
    described = Described("Ultimatch", table, KEYS)
    state = State(House(options, seats), seats)
    if "deck" in described:
        return _dealt(state, described)
    spare = Counter(range(CARDS))
    _lay_pyramid(state, described, spare)
    _lay_hands(state, described, spare)
    _lay_piles(state, described, spare)
    _set_facts(state, described)
    _lay_offers(state, described)
    _check(state)
    if described.switch("begin_turn"):
        state.turn_number -= 1
        state.start_turn(state.turn)
    return state


def _dealt(state: State, described: Described) -> State:
    early = [key for key in KEYS if key in described and key not in ("deck", "chance", "now")]
    if early:
        raise BadTable(f"A game dealt from a deck has no {early[0]} yet.")
    spare = Counter(range(CARDS))
    deck = described.cards("deck", NUMBERS)
    spend(spare, deck, CODES)
    state.chance = described.number("chance")
    state.set_piles([*deck, *sorted(spare.elements())][::-1], [])
    state.deal()
    return state


def _lay_pyramid(state: State, described: Described, spare: Counter[int]) -> None:
    """Rows from the apex; a `?` marks what lies face down, as a check."""
    rows = described.rows("pyramid")
    down = []
    for number, row in enumerate(rows, start=1):
        words = row.split() if isinstance(row, str) else [DOWN]
        fits = number <= state.house.rows and DOWN not in words
        if not fits or len(words) not in (0, len(row_of(number))):
            raise BadTable(f"{row!r} is not row {number} of this pyramid.")
        for place, word in zip(row_of(number), words, strict=False):
            if word == EMPTY:
                continue
            cards = described.line(word.removeprefix(DOWN), NUMBERS)
            spend(spare, cards, CODES)
            state.put(place, cards[0])
            down += [place] if word.startswith(DOWN) else []
    state.face_up = uncovered(state.standing)
    _check_pyramid(state, down)


def _check_pyramid(state: State, down: list[int]) -> None:
    """UM-6, UM-93: what is face down is covered, and nothing lies on an empty place."""
    for place in members(state.standing):
        if OVERLAPS[place] & ~state.standing:
            raise BadTable(f"{PLACE_NAMES[place]} lies on a place that is empty.")
    for place in down:
        if has(state.face_up, place):
            raise BadTable(f"Nothing lies on {PLACE_NAMES[place]}, so it is face up.")


def _lay_hands(state: State, described: Described, spare: Counter[int]) -> None:
    for seat, hand in enumerate(described.by_seat("hands", state.seats, "")):
        cards = described.line(hand, NUMBERS)
        spend(spare, cards, CODES)
        state.set_hand(seat, union_of(cards))
    for seat, given in enumerate(described.by_seat("donations", state.seats, "")):
        cards = described.line(given, NUMBERS)
        if len(cards) > 1:
            raise BadTable(f"Seat {seat} gives one card, not {given!r} (UM-9).")
        spend(spare, cards, CODES)
        state.set_donation(seat, cards[0] if cards else NO_CARD)
    for seat, others in enumerate(described.by_seat("known", state.seats, [])):
        _note(state, described, seat, others)


def _note(state: State, described: Described, seat: int, others: object) -> None:
    """What a seat knows of each hand: cards that are there, and not in its own."""
    if not isinstance(others, list | tuple):
        raise BadTable(f"known has a list of lines for each seat, not {others!r}.")
    if len(others) > state.seats:
        raise BadTable(f"There are {len(others)} known but {state.seats} seats.")
    for other, cards in enumerate(others):
        known = union_of(described.line(cards, NUMBERS))
        if known and other == seat:
            raise BadTable(f"No seat notes its own hand ({seat}).")
        if known & ~state.hands[other]:
            raise BadTable(f"Seat {other} does not hold what seat {seat} knows.")
        state.set_known(seat, other, known)


def _lay_piles(state: State, described: Described, spare: Counter[int]) -> None:
    alta, draw, discard, reward = (described.cards(key, NUMBERS) for key in CARD_LINES)
    spend(spare, (*alta, *draw, *discard, *reward), CODES)
    state.set_alta(alta)
    state.set_piles(draw[::-1], [*sorted(spare.elements()), *discard])
    shared = REWARD_SIZE if described.text("phase") == PHASES[REWARD] else 0
    if len(reward) != shared:
        raise BadTable(f"A reward is {shared} cards, not {len(reward)}.")
    state.set_reward(reward)


def _set_facts(state: State, described: Described) -> None:
    """Everything that is not a card."""
    state.phase = described.choice("phase", PHASES, "match")
    state.reason = REASONS[described.choice("reason", REASONS, "")]
    state.turn = described.seat("turn", state.seats)
    state.turn_number = 0 if state.phase == DONATE else 1
    for key, least in COUNTED.items():
        setattr(state, key, described.number(key, getattr(state, key), least))
    for key in SEAT_SETS:
        setattr(state, key, described.seats(key, state.seats))


def _lay_offers(state: State, described: Described) -> None:
    for seat, words in enumerate(described.by_seat("offers", state.seats, "")):
        if words == "":
            continue
        try:
            move = encode(GRAMMAR.parse(f"offer {words}"))
        except Refused as problem:
            raise BadTable(f"{words!r} is no offer: {problem}") from None
        card, signal = divmod(move - OFFER, SIGNALS)
        if move < 0 or not has(state.hands[seat], card) or seat == state.turn:
            raise BadTable(f"Seat {seat} cannot offer {words!r}.")
        state.set_offer(seat, card, signal)
    if state.phase == TRADE and "asked" not in described:
        for seat in range(state.seats):
            answered = has(state.declined, seat) or state.offered[seat] != NO_CARD
            if seat != state.turn and state.hands[seat] and not answered:
                state.asked |= only(seat)


def _check(state: State) -> None:
    """Refuse a position that no game could reach."""
    if (state.phase == OVER) != bool(state.reason):
        raise BadTable("A game that has ended is in the phase over, with its reason.")
    if state.phase != OVER and not state.standing:
        raise BadTable("A pyramid without cards is won (UM-46).")
    if state.phase != OVER and state.passes >= state.seats:
        raise BadTable(f"{state.passes} passes in a row end the game (UM-41).")
    if state.trades > state.house.trades:
        raise BadTable(
            f"There are 0 to {state.house.trades} trades in a turn, not {state.trades} (UM-21)."
        )
    given = [card for card in state.donations[: state.seats] if card != NO_CARD]
    if given and state.phase != DONATE:
        raise BadTable("Cards are given in the phase donate.")
    if state.seats == SOLITAIRE and (state.alta_hand() or state.phase in (DONATE, TRADE)):
        raise BadTable("Solitaire has no alta-hand and no giving or trading (UM-80).")
    _check_trade(state)


def _check_trade(state: State) -> None:
    """UM-22: every other seat that holds a card is asked, and answers once."""
    offering = union_of([seat for seat in range(state.seats) if state.offered[seat] != NO_CARD])
    answered = offering | state.declined
    if (state.asked | offering) and state.phase != TRADE:
        raise BadTable("Seats are asked and offer in the phase trade.")
    if (state.asked | state.declined) & ~(state.holders() & ~only(state.turn)):
        raise BadTable("Those asked or declining hold a card and are not on turn (UM-22).")
    if state.asked & answered or offering & state.declined:
        raise BadTable("Nobody is asked who has answered.")
