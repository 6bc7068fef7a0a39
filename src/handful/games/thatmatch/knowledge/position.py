"""A position of That Match Game as plain data, both ways: for scenarios, puzzles and digests."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from handful.core import UNTIMED, BadTable, JsonValue
from handful.core.position import Described, line, spend
from handful.core.sets import has, members

from ..rules import setup
from ..rules.cards import (
    BOLT_NUMBERS,
    CODES,
    COLOURS,
    EXCLAMATIONS,
    HAUL,
    HIGHEST,
    LANES,
    NUMBER_CARDS,
    NUMBER_OF,
    NUMBERS,
    ORANGE_BLOCK,
    POINT_CODES,
    POINT_NUMBERS,
    RED_BLOCK,
    RESCUE,
    SNATCH,
)
from ..rules.constants import (
    CALL,
    CLAIM,
    GOING_ON,
    HAULED,
    NO_CARD,
    NO_SPOT,
    OPENING,
    ORANGE,
    OVER,
    PHASES,
    PLAYING,
    REASONS,
    RED,
    RESPONDING,
    SORTS,
    SPECIAL,
    TRIMMING,
    House,
)
from ..rules.move_numbers import LONGEST_LIST
from ..rules.options import Options
from ..rules.rules import State
from .view import Entry, entries, lay_entries

FILLER: Final = 3
"""How many cards a hand gets that the description leaves open."""

SEATED: Final = ("turn", "first")
COUNTED: Final = {"plays": 0, "stall": 0, "turns": 0, "now": UNTIMED, "chance": 0}
"""Each with the least that it can be."""
NUMBERED: Final = (*SEATED, *COUNTED)
OTHERS: Final = (
    "phase",
    "progress",
    "reason",
    "hands",
    "gained",
    "deck",
    "discard",
    "point_deck",
    "market",
    "piles",
    "window",
)
ORDERS: Final = ("exactly", "opening")
KEYS: Final = (*NUMBERED, *OTHERS, *ORDERS)
WINDOW_KEYS: Final = ("spot", "value", "entries", "declined")
ENTRY_KEYS: Final = ("seat", "sort", "cards", "target", "named")

LANE_MARK: Final = "|"
EMPTY_LANE: Final = "."
EMPTY_SLOT: Final = ""


def lay(state: State) -> dict[str, JsonValue]:
    """The whole position; decks are listed from their tops, the discards oldest first."""
    position: dict[str, JsonValue] = {key: getattr(state, key) for key in NUMBERED}
    return position | {
        "phase": PHASES[state.phase],
        "progress": state.progress,
        "reason": REASONS[state.ended],
        "hands": [line(state.hand(seat), CODES) for seat in range(state.seats)],
        "gained": line(state.gains(), CODES),
        "deck": line(reversed(state.drawables()), CODES),
        "discard": line(state.discards(), CODES),
        "point_deck": line(reversed(state.point_cards()), POINT_CODES),
        "market": [_laid_slot(state, slot) for slot in range(state.house.slots)],
        "piles": [line(state.pile(seat), POINT_CODES) for seat in range(state.seats)],
        "window": _laid_window(state),
    }


def _laid_slot(state: State, slot: int) -> str:
    """A point card and what lies on its red, yellow and blue: `P37 | . | Y4 | B5`."""
    if state.market[slot] == NO_CARD:
        return EMPTY_SLOT
    lanes = [state.lies(slot * LANES + lane) for lane in range(LANES)]
    if not any(lanes):
        return POINT_CODES[state.market[slot]]
    shown = [line(cards, CODES) or EMPTY_LANE for cards in lanes]
    return f" {LANE_MARK} ".join([POINT_CODES[state.market[slot]], *shown])


def _laid_window(state: State) -> dict[str, JsonValue]:
    if not state.entries:
        return {}
    spot = ""
    if state.spot != NO_SPOT:
        spot = f"{state.spot // LANES} {COLOURS[state.spot % LANES]}"
    return {
        "spot": spot,
        "value": state.value,
        "entries": [_laid_entry(one) for one in entries(state)],
        "declined": list(members(state.declined)),
    }


def _laid_entry(one: Entry) -> dict[str, JsonValue]:
    laid: dict[str, JsonValue] = {"seat": one["seat"], "sort": one["sort"]}
    laid["cards"] = " ".join(one["cards"])
    if one["target"] is not None:
        laid["target"] = one["target"]
    return laid | ({"named": one["named"]} if one["named"] else {})


def arrange(options: Options, seats: int, table: Mapping[str, object]) -> State:
    """A full position from a partial one.

    Slots not described hold the lowest point cards that lie nowhere, the other point cards follow
    in order. Hands not described (or `?`) get a few cards that nobody named; all other cards lie at
    the bottom of the deck in canonical order, unless `exactly` leaves them out of the game.
    With `opening` the decks lie ready and the game opens as always (TM-3 on).
    """
    described = Described("That Match Game", table, KEYS)
    state = State(House(options, seats), seats)
    whole = described.switch("exactly", default="chance" in described)
    _lay_points(state, described, whole)
    _lay_cards(state, described, whole, table.get("window", {}))
    _set_facts(state, described)
    if described.switch("opening"):
        _open(state)
    _check(state)
    return state


def _open(state: State) -> None:
    """Go on from two decks that lie ready."""
    dealt = state.seats * state.house.hand_start
    turned_up = max(state.seats, state.house.slots)
    if state.deck_count < dealt or state.point_count < turned_up:
        raise BadTable(f"A game opens with {dealt} cards and {turned_up} point cards at least.")
    setup.lay_out(state)
    state.begin_turn()


def _lay_points(state: State, described: Described, whole: bool) -> None:
    """The point cards: the middle, the piles, the deck."""
    spare = Counter(state.house.point_deck)
    deck = described.cards("point_deck", POINT_NUMBERS)
    spend(spare, deck, POINT_CODES)
    for seat, pile in enumerate(described.by_seat("piles", state.seats, "")):
        won = described.line(pile, POINT_NUMBERS)
        spend(spare, won, POINT_CODES)
        for card in won:
            state.win(seat, card)
    slots = described.rows("market")
    if len(slots) > state.house.slots:
        raise BadTable(f"There are {len(slots)} point cards but {state.house.slots} slots.")
    for slot, text in enumerate(slots):
        _lay_slot(state, described, slot, str(text))
        spend(spare, [card for card in [state.market[slot]] if card != NO_CARD], POINT_CODES)
    rest = [] if whole else sorted(spare.elements(), reverse=True)
    if not described.switch("opening"):
        for slot in range(len(slots), state.house.slots):
            if rest:
                _lay_slot(state, described, slot, POINT_CODES[rest.pop()])
    state.set_point_deck([*rest, *reversed(deck)])


def _lay_slot(state: State, described: Described, slot: int, text: str) -> None:
    if text == EMPTY_SLOT:
        return
    code, *lanes = [part.strip() for part in text.split(LANE_MARK)]
    if code not in POINT_NUMBERS or len(lanes) not in (0, LANES):
        raise BadTable(f"{text!r} is no point card: write it like 'P37 | . | Y4 | B5'.")
    state.lay_point(slot, POINT_NUMBERS[code])
    for lane, cards in enumerate(lanes):
        for card in described.line("" if cards == EMPTY_LANE else cards, NUMBERS):
            _lay_number(state, slot * LANES + lane, card)


def _lay_number(state: State, spot: int, card: int) -> None:
    if not has(NUMBER_CARDS, card) or not has(state.spots_for(card), spot):
        raise BadTable(f"{CODES[card]} cannot lie on {COLOURS[spot % LANES]} there.")
    number = state.gaps[spot] if has(EXCLAMATIONS, card) else NUMBER_OF[card]
    state.set_gap(spot, state.gaps[spot] - number)
    state.lay_card(spot, card)


def _lay_cards(state: State, described: Described, whole: bool, window: object) -> None:
    """The playing cards: the window, the discards, the hands, the deck."""
    spare = Counter(state.house.playing_deck)
    deck = described.cards("deck", NUMBERS)
    discard = described.cards("discard", NUMBERS)
    spend(spare, (*deck, *discard), CODES)
    state.set_discard(discard)
    for spot in range(state.house.slots * LANES):
        spend(spare, state.lies(spot), CODES)
    _lay_window(state, window, spare)
    if not described.switch("opening"):
        for seat, hand in enumerate(described.hands(state.seats, spare, CODES, FILLER)):
            state.set_hand(seat, hand)
    rest = [] if whole else sorted(spare.elements(), reverse=True)
    state.set_deck([*rest, *reversed(deck)])


def _lay_window(state: State, given: object, spare: Counter[int]) -> None:
    if not isinstance(given, Mapping):
        raise BadTable(f"window is a table, not {given!r}.")
    if not given:
        return
    window = Described("a window", given, WINDOW_KEYS)
    slot, _, colour = window.text("spot").partition(" ")
    if slot:
        if not slot.isdecimal() or int(slot) >= state.house.slots or colour not in COLOURS:
            raise BadTable(f"{window.text('spot')!r} is no spot: write it like '0 R'.")
        state.spot = int(slot) * LANES + COLOURS.index(colour)
    value = window.number("value")
    if not 0 <= value <= HIGHEST:
        raise BadTable(f"The value of a play cannot be {value}.")
    state.value = value
    stack = [_entry(state, one) for one in window.rows("entries")]
    for place, one in enumerate(stack):
        _check_entry(state, one, place)
        spend(spare, [NUMBERS[code] for code in one["cards"]], CODES)
    lay_entries(state, stack)
    state.declined = window.seats("declined", state.seats)


def _entry(state: State, given: object) -> Entry:
    if not isinstance(given, Mapping):
        raise BadTable(f"{given!r} is no entry of a window.")
    one = Described("an entry", given, ENTRY_KEYS)
    seat, target = one.number("seat"), one.number("target") if "target" in one else None
    if not 0 <= seat < state.seats:
        raise BadTable(f"There is no seat {seat}.")
    return Entry(
        seat=seat,
        sort=SORTS[one.choice("sort", SORTS, SORTS[0])],
        cards=[CODES[card] for card in one.cards("cards", NUMBERS)],
        target=target,
        named=one.text("named"),
        live=True,
    )


def _set_facts(state: State, described: Described) -> None:
    """Everything that is not a card."""
    for key in SEATED:
        setattr(state, key, described.seat(key, state.seats, getattr(state, key)))
    for key, least in COUNTED.items():
        setattr(state, key, described.number(key, getattr(state, key), least))
    state.progress = described.switch("progress")
    state.ended = described.choice("reason", REASONS, REASONS[state.ended])
    implied = RESPONDING if state.entries else PLAYING
    state.phase = described.choice("phase", PHASES, PHASES[implied])
    gained = described.cards("gained", NUMBERS)
    if state.phase == TRIMMING and not gained:
        gained = state.hand(state.turn)[-state.excess(state.turn) :]
    if len(gained) > LONGEST_LIST:
        raise BadTable(f"At most {LONGEST_LIST} cards are gained at once.")
    state.set_gained(gained)


_ANSWERS: Final = {RED: RED_BLOCK, ORANGE: ORANGE_BLOCK, CALL: RESCUE}
"""The one card of which an answer without numbers is made."""


def _check_entry(state: State, one: Entry, place: int) -> None:
    """Refuse what could not lie at this place of a stack (TM-17 to TM-21, TM-29)."""
    cards, sort = [NUMBERS[code] for code in one["cards"]], SORTS.index(one["sort"])
    allowed = NUMBER_CARDS if place == OPENING else BOLT_NUMBERS
    if sort == CLAIM:
        fits = bool(cards) and all(has(allowed, card) for card in cards)
        fits = fits and (place > OPENING or len(cards) == 1)
    elif sort == SPECIAL:
        fits = place == OPENING and cards in ([HAUL], [SNATCH])
    else:
        fits = place > OPENING and cards == [_ANSWERS[sort]]
    aims: range | tuple[None] = (None,)
    if sort in (RED, ORANGE) or cards == [SNATCH]:
        aims = range(place) if place else range(state.seats)
    if not fits or one["target"] not in aims or one["named"] not in ("", *NUMBERS):
        raise BadTable(f"{_laid_entry(one)} cannot be entry {place} of a window.")


def _check(state: State) -> None:
    """Refuse a position that no game could reach."""
    _check_end(state)
    if state.gained_count and state.phase != TRIMMING:
        raise BadTable("Cards are gained in the phase trim (TM-38).")
    if (state.phase == RESPONDING) != bool(state.entries):
        raise BadTable("There is a window just where a play is being answered.")
    most = state.house.hand_limit + HAULED
    owned = state.sizes[: state.seats]
    for entry in range(state.entries):
        owned[state.entry_by[entry]] += len(state.cards_in(entry))
    if max(owned) > most:
        raise BadTable(f"No seat ever has more than {most} cards.")
    if state.phase == RESPONDING:
        _check_window(state)
    if state.phase == TRIMMING:
        _check_gained(state)


def _check_end(state: State) -> None:
    """Refuse a game that should be over, and one that is over without a reason."""
    if (state.phase == OVER) != (state.ended != GOING_ON):
        raise BadTable("A game that has ended is in the phase over, with its reason.")
    if state.phase == OVER:
        return
    if max(state.points[: state.seats]) >= state.house.target:
        raise BadTable(f"Whoever has {state.house.target} points has won (TM-42).")
    if state.stall >= state.house.stall_limit:
        raise BadTable(f"After {state.stall} turns without a card that sticks, it ends (TM-44).")
    if state.plays >= state.house.play_max + (state.phase != PLAYING):
        raise BadTable(f"A turn has {state.house.play_max} plays, so this one is over (TM-12).")
    if state.phase == PLAYING and not state.sizes[state.turn]:
        raise BadTable(f"Seat {state.turn} holds nothing, so its turn is over (TM-12).")


def _check_window(state: State) -> None:
    """Refuse a play that could not be made, and a window that nobody has to answer."""
    if state.entry_sort[OPENING] == SPECIAL:
        plausible = state.spot == NO_SPOT and CLAIM not in state.entry_sort[1 : state.entries]
    else:
        plausible = state.spot != NO_SPOT and 1 <= state.value <= state.gaps[state.spot]
        plausible = plausible and all(_adds_up(state, entry) for entry in range(state.entries))
    if not plausible:
        raise BadTable("The numbers of a window add up to its value, which fits its spot.")
    state.asked = state.all_asked()
    if state.declined & ~state.asked or state.declined == state.asked:
        raise BadTable("In a window somebody is asked who has not declined.")


def _adds_up(state: State, entry: int) -> bool:
    """TM-17, TM-18: whether an entry, if it is a claim, makes the value."""
    cards = state.cards_in(entry)
    if state.entry_sort[entry] != CLAIM:
        return True
    if has(EXCLAMATIONS, cards[0]):
        return state.value == state.gaps[state.spot]
    return sum(NUMBER_OF[card] for card in cards) == state.value


def _check_gained(state: State) -> None:
    """Refuse a hand that need not be trimmed, or by other cards than it holds."""
    excess, gained = state.excess(state.turn), Counter(state.gains())
    if not 0 < excess <= gained.total() or gained - Counter(state.hand(state.turn)):
        raise BadTable("A hand to be trimmed is too large, and holds the cards it has gained.")
