"""A position as plain data, both ways: for scenarios, puzzles and digests."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from handful.core import UNTIMED, BadTable, JsonValue
from handful.core.position import Described, line, spend
from handful.core.sets import NONE, has, members, size, union_of

from ..rules.cards import (
    DYNAMITE,
    HIGHEST,
    IGNITE_CARDS,
    IGNITE_CODES,
    IGNITE_NUMBERS,
    KIND_OF,
    KINDS,
    LOWEST,
    MATCH_CODES,
    MATCH_NUMBERS,
    PLACE_NAMES,
    PLACE_NUMBERS,
    TIMER,
    VALUE_OF,
    WILD,
    ignite_deck,
    match_deck,
)
from ..rules.constants import (
    NO_LIMIT,
    NOBODY,
    ONE_UP,
    OVER,
    PHASES,
    READY,
    REASONS,
    TWO_UP,
    VOTE,
    WINDOW,
    House,
)
from ..rules.options import Options
from ..rules.rules import State

FIXTURE_BOX: Final = "5 9 2 7 5 1 10 3 4"
FIXTURE_PILE: Final = "6 8 2 7 1 3"
FIXTURE_IGNITE: Final = "+1 -3 W"
"""What lies where a description says nothing of it."""
GAP: Final = "-"
FILLED: Final = "?"
HEIR: Final = 1
"""The seat in whose score pile the cards lie that a short pile leaves over."""

OPEN_CARDS: Final = {READY: 0, ONE_UP: 1, TWO_UP: 2}
"""How many cards lie open in a phase; in a window any number does."""

LOOSE_MATCH: Final = {
    str(value): tuple(card for card in range(DYNAMITE) if VALUE_OF[card] == value)
    for value in range(LOWEST, HIGHEST + 1)
}
LOOSE_IGNITE: Final = {
    name: tuple(card for card in range(IGNITE_CARDS) if KIND_OF[card] == kind)
    for kind, name in enumerate(KINDS)
}
"""Cards written without their colour: any of these is meant."""

SEATED: Final = ("turn", "late")
COUNTED: Final = {
    "laid": 0,
    "wins": 0,
    "until": NO_LIMIT,
    "stock": 0,
    "flips_from": 0,
    "dry": 0,
    "now": UNTIMED,
    "chance": 0,
}
"""Each with the least that it can be."""
NUMBERED: Final = (*SEATED, *COUNTED)
SWITCHES: Final = ("pool_open", "first_moment", "timer_ok", "had_success")
SEAT_SETS: Final = ("called", "agreed")
PLACE_SETS: Final = ("up", "seen")
IGNITE_LINES: Final = ("pool", "burnt", "fuse")
LISTS: Final = ("hands", "won", "hauls", "kept")
CARD_LINES: Final = ("matchbox", "numbers", "cells", "match_pile", "ignite_pile")
WORDS: Final = ("phase", "reason")
ORDERS: Final = ("short_match", "short_ignite", "begin")
KEYS: Final = (
    *NUMBERED,
    *SWITCHES,
    *SEAT_SETS,
    *PLACE_SETS,
    *IGNITE_LINES,
    *LISTS,
    *CARD_LINES,
    *WORDS,
    *ORDERS,
)


def lay(state: State) -> dict[str, JsonValue]:
    """The whole position; piles are listed from their top, the matchbox place by place."""
    position: dict[str, JsonValue] = {key: getattr(state, key) for key in (*NUMBERED, *SWITCHES)}
    position |= {key: list(members(getattr(state, key))) for key in SEAT_SETS}
    position |= {key: _places(getattr(state, key)) for key in PLACE_SETS}
    position |= {key: line(members(getattr(state, key)), IGNITE_CODES) for key in IGNITE_LINES}
    last, seats = state.filled.bit_length(), state.seats
    return position | {
        "matchbox": " ".join(
            MATCH_CODES[state.box[place]] if has(state.filled, place) else GAP
            for place in range(last)
        ),
        "numbers": [state.numbers[place] for place in members(state.filled)],
        "match_pile": line(state.piled_match()[::-1], MATCH_CODES),
        "ignite_pile": line(state.piled_ignite()[::-1], IGNITE_CODES),
        "hands": [line(members(hand), IGNITE_CODES) for hand in state.hands[:seats]],
        "won": [line(state.won(seat), MATCH_CODES) for seat in range(seats)],
        "hauls": [line(state.haul(seat), MATCH_CODES) for seat in range(seats)],
        "kept": [line(members(cards), IGNITE_CODES) for cards in state.kept[:seats]],
        "phase": PHASES[state.phase],
        "reason": state.reason,
    }


def _places(places: int) -> str:
    return " ".join(PLACE_NAMES[place] for place in members(places))


def arrange(options: Options, seats: int, table: Mapping[str, object]) -> State:
    """A full position from a partial one.

    Cards may be written without their colour (`7`, `+2`): any spare card of that kind is taken.
    `matchbox` lists the places in order, `-` is a gap, and `cells` (`A1=8`) changes single places.
    Hands not described get a few cards that nobody named. The other cards lie at the bottom of
    their piles; with `short_match` or `short_ignite` the pile is just what is described, and the
    others lie in the score pile of seat 1. With `begin` the turn is about to begin: the end test
    and the doors are tried.
    """
    described = Described("Boom Goes the Dynamite", table, KEYS)
    state = State(House(options, seats), seats)
    state.pool_open = described.switch("pool_open", "pool" in described)
    _lay_match(state, described, Counter(match_deck(options.remove_colours)))
    _lay_ignite(state, described, Counter(ignite_deck(options.remove_colours, options.junior)))
    _set_facts(state, described)
    _check(state, begins=described.switch("begin"))
    if described.switch("begin"):
        state.begin_turn(state.turn)
    return state


def _lay_match(state: State, described: Described, spare: Counter[int]) -> None:
    box = _box(described)
    lines = [list(box.values()), described.text("match_pile").split()]
    lines += [row.split() for key in ("won", "hauls") for row in _rows(state, described, key)]
    cards = _named(lines, spare, MATCH_NUMBERS, LOOSE_MATCH, MATCH_CODES)
    for place, card in zip(box, cards[0], strict=True):
        state.put(place, card)
    pile = cards[1]
    if "match_pile" not in described:
        pile = _offered(FIXTURE_PILE.split(), spare, LOOSE_MATCH)
    rest = sorted(spare.elements())
    won, hauls = cards[2 : 2 + state.seats], cards[2 + state.seats :]
    if described.switch("short_match"):
        won[HEIR] += rest
    else:
        pile += rest
    state.set_spoils(won, hauls)
    state.set_match_pile(pile[::-1])
    _number_places(state, described)


def _number_places(state: State, described: Described) -> None:
    places = members(state.filled)
    numbers = described.numbers("numbers", list(range(1, len(places) + 1)))
    if len(numbers) != len(places):
        raise BadTable(f"There are {len(places)} cards in the matchbox and {len(numbers)} numbers.")
    if min(numbers, default=1) < 1 or len(set(numbers)) < len(numbers):
        raise BadTable("Every card has a number of its own, from 1.")
    for place, number in zip(places, numbers, strict=True):
        state.set_number(place, number)
    state.laid = max(numbers, default=0)


def _box(described: Described) -> dict[int, str]:
    """The word in every filled place."""
    words = described.text("matchbox", FIXTURE_BOX).split()
    if len(words) > len(PLACE_NAMES):
        raise BadTable(f"The matchbox has {len(PLACE_NAMES)} places, not {len(words)}.")
    box = dict(enumerate(words))
    for cell in described.text("cells").split():
        name, _, word = cell.partition("=")
        if name not in PLACE_NUMBERS or not word:
            raise BadTable(f"{cell!r} is no cell such as A1=7.")
        box[PLACE_NUMBERS[name]] = word
    return {place: box[place] for place in sorted(box) if box[place] != GAP}


def _lay_ignite(state: State, described: Described, spare: Counter[int]) -> None:
    hands = _rows(state, described, "hands", "" if state.pool_open else FILLED)
    lines = [described.text("ignite_pile").split()]
    lines += [described.text(key).split() for key in IGNITE_LINES]
    lines += [[] if row == FILLED else row.split() for row in hands]
    lines += [row.split() for row in _rows(state, described, "kept")]
    cards = _named(lines, spare, IGNITE_NUMBERS, LOOSE_IGNITE, IGNITE_CODES)
    pile, cards = cards[0], cards[1:]
    state.pool, state.burnt, state.fuse = (union_of(line) for line in cards[: len(IGNITE_LINES)])
    cards = cards[len(IGNITE_LINES) :]
    if "ignite_pile" not in described:
        pile = _offered(FIXTURE_IGNITE.split(), spare, LOOSE_IGNITE)
    for seat, row in enumerate(hands):
        if row == FILLED:
            cards[seat] = sorted(spare.elements())[: state.house.hand_size]
            spend(spare, cards[seat], IGNITE_CODES)
        state.set_hand(seat, union_of(cards[seat]))
    rest = sorted(spare.elements())
    kept = cards[state.seats :]
    if described.switch("short_ignite"):
        kept[HEIR] += rest
    else:
        pile += rest
    for seat, pile_kept in enumerate(kept):
        state.set_kept(seat, union_of(pile_kept))
    state.set_ignite_pile(pile[::-1])


def _rows(state: State, described: Described, key: str, default: str = "") -> list[str]:
    """One line for every seat."""
    rows = described.by_seat(key, state.seats, default)
    if not all(isinstance(row, str) for row in rows):
        raise BadTable(f"{key} is a list of lines of cards.")
    return [str(row) for row in rows]


def _named(
    lines: list[list[str]],
    spare: Counter[int],
    numbers: Mapping[str, int],
    loose: Mapping[str, tuple[int, ...]],
    codes: Sequence[str],
) -> list[list[int]]:
    """The cards of all lines: those named in full first, then any spare one for the others."""
    exact = [numbers[word] for words in lines for word in words if word in numbers]
    spend(spare, exact, codes)
    found = []
    for words in lines:
        cards = []
        for word in words:
            if word not in numbers:
                cards += _offered([word], spare, loose) or _missing(word)
            else:
                cards.append(numbers[word])
        found.append(cards)
    return found


def _missing(word: str) -> list[int]:
    raise BadTable(f"There is no card {word!r} left.")


def _offered(
    words: list[str], spare: Counter[int], loose: Mapping[str, tuple[int, ...]]
) -> list[int]:
    """A spare card for each word, as far as there is one."""
    found = []
    for word in words:
        card = next((one for one in loose.get(word, ()) if spare[one]), None)
        if card is not None:
            spare[card] -= 1
            found.append(card)
    return found


def _set_facts(state: State, described: Described) -> None:
    """Everything that is no card."""
    state.turn = described.seat("turn", state.seats)
    state.late = described.seat("late", state.seats, NOBODY, nobody=True)
    lie = state.laid
    for key, least in COUNTED.items():
        setattr(state, key, described.number(key, getattr(state, key), least))
    if state.laid < lie:
        raise BadTable(f"{lie} cards have been laid at least, not {state.laid}.")
    for key in PLACE_SETS:
        setattr(state, key, _place_set(described.text(key), state.filled))
    state.seen |= state.up
    phase = READY if state.fuse == NONE else WINDOW
    if state.up and phase == READY:
        phase = ONE_UP if size(state.up) == 1 else TWO_UP
    state.phase = described.choice("phase", PHASES, PHASES[phase])
    if size(state.up) != OPEN_CARDS.get(state.phase, size(state.up)):
        raise BadTable(f"{size(state.up)} cards lie open in the phase {PHASES[state.phase]}.")
    state.first_moment = described.switch("first_moment", phase == READY)
    state.timer_ok = described.switch("timer_ok", phase == READY)
    state.had_success = described.switch("had_success")
    for key in SEAT_SETS:
        setattr(state, key, described.seats(key, state.seats))
    state.reason = REASONS[described.choice("reason", REASONS, "")]


def _check(state: State, begins: bool) -> None:
    """Refuse a position that no game could reach."""
    if (state.phase == OVER) != bool(state.reason):
        raise BadTable("A game that has ended is in the phase over, with its reason.")
    if state.dry >= state.patience() and not begins:
        raise BadTable(f"After {state.dry} dry turns help comes (BD-73).")
    if state.first_moment and state.up:
        raise BadTable("The first moment of a turn is before any card is turned over (BD-12).")
    _check_window(state)
    _check_vote(state)
    _check_hands(state)


def _check_window(state: State) -> None:
    """BD-50, BD-51: what burns in a window, and that nothing burns outside of one."""
    wrong = [card for card in members(state.fuse) if KIND_OF[card] not in (TIMER, WILD)]
    if wrong:
        raise BadTable(f"A fuse is made of TIMERs and WILDs, not of {IGNITE_CODES[wrong[0]]}.")
    timed = state.until != NO_LIMIT
    if state.phase != WINDOW:
        if state.fuse or timed or state.stock or state.wins:
            raise BadTable("Only a window has a fuse, a time and wins.")
    elif all(KIND_OF[card] != TIMER for card in members(state.fuse)) or timed == bool(state.stock):
        raise BadTable("A window burns a TIMER, and has a stock or a deadline.")


def _check_vote(state: State) -> None:
    """BD-72: the active seat has called, and the others agree."""
    if state.agreed and (state.phase != VOTE or has(state.agreed, state.turn)):
        raise BadTable("Seats agree in the phase stuck_vote, and not with themselves.")
    if state.phase == VOTE and not has(state.called, state.turn):
        raise BadTable(f"Seat {state.turn} has not called stuck.")


def _check_hands(state: State) -> None:
    """BD-60, BD-75: hands until the pool opens, and none too large."""
    if state.pool and not state.pool_open:
        raise BadTable("A closed pool holds no cards (BD-75).")
    for seat, hand in enumerate(state.hands[: state.seats]):
        if hand and state.pool_open:
            raise BadTable("With the pool open nobody holds cards (BD-75).")
        if size(hand) > state.house.hand_size:
            most = state.house.hand_size
            raise BadTable(f"Seat {seat} holds {size(hand)} cards, and {most} is the most (BD-60).")


def _place_set(names: str, filled: int) -> int:
    wrong = [name for name in names.split() if name not in PLACE_NUMBERS]
    places = NONE if wrong else union_of([PLACE_NUMBERS[name] for name in names.split()])
    if wrong or places & ~filled:
        raise BadTable(f"{names!r} are not places that hold a card.")
    return places
