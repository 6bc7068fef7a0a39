"""The moves of Boom Goes the Dynamite as people and programs write them."""

from collections.abc import Sequence
from typing import Final

from handful.core import Field, Form, Grammar, Listed, Moves, Verb, Words

from .cards import (
    FORMULAS,
    IGNITE_CARDS,
    KINDS,
    PLACE_NAMES,
    PLACE_NUMBERS,
    PLACES,
    TIMER,
    WILD,
    kind_spellings,
    place_spellings,
)
from .move_codes import (
    adding_move,
    claim_move,
    flip_move,
    ignite_move,
    laid_number,
    signs_laid,
    verb_of,
    wild_move,
)
from .move_numbers import (
    ADD_A_TIMER,
    ADD_A_WILD,
    ADD_TIMER,
    ADD_WILD,
    ADDING_AT,
    BAR,
    BASE,
    CARD_KINDS,
    CLAIM,
    CLAIM_AT,
    DIVIDER,
    FLIP,
    IGNITE,
    LAYABLE,
    LAYINGS,
    LISTINGS,
    LISTS_AT,
    OPEN_WINDOW,
    OPENINGS,
    PAIRS,
    UNLAYABLE,
    USE_WILD,
    VERB_NUMBERS,
    VERBS,
    WILD_AT,
)

MOST_SEATS: Final = 6

Lists = tuple[tuple[int, ...], tuple[int, ...]]
Parts = tuple[int, int, int, Lists]
"""A move taken apart: its verb, its two places (or one, twice), its two lists of kinds."""

NO_LISTS: Final[Lists] = ((), ())


def lists_number(one: Sequence[int], other: Sequence[int]) -> int:
    """Any two lists of kinds as one number: digits from 1 up, a divider between the lists."""
    number = 0
    for digit in (*one, DIVIDER, *other):
        number = number * BASE + digit + 1
    return number


def lists_of(number: int) -> Lists | None:
    """The two lists behind a number, or None if no two lists have it."""
    digits: list[int] = []
    while number and len(digits) <= 2 * IGNITE_CARDS:
        number, digit = divmod(number - 1, BASE)
        digits.append(digit)
    lists = None if number else _parted(digits[::-1], DIVIDER)
    return lists if lists and max(map(len, lists)) <= IGNITE_CARDS else None


def laid_lists(number: int) -> Lists | None:
    """The two lists of formulas behind a number of their own coding, or None."""
    lists = _parted(signs_laid(number), BAR) if number < LAYABLE else None
    return lists if lists and laid_number(*lists) == number else None


def _parted(row: Sequence[int], bar: int) -> Lists | None:
    if row.count(bar) != 1:
        return None
    middle = row.index(bar)
    return tuple(row[:middle]), tuple(row[middle + 1 :])


def is_layable(lists: Lists) -> bool:
    """Whether there are such cards at all: formulas, and two of each."""
    kinds = (*lists[0], *lists[1])
    return all(kind < FORMULAS and kinds.count(kind) <= 2 for kind in kinds)


def parts(move: int) -> Parts | None:
    """Any number taken apart, or None if no move has it."""
    if move < 0:
        return None
    if move >= LISTS_AT:
        return _listed_parts(*divmod(move - LISTS_AT, LISTINGS))
    verb = verb_of(move)
    if verb == FLIP:
        return verb, move, move, NO_LISTS
    if verb == move:
        return verb, 0, 0, NO_LISTS
    if verb in (ADD_TIMER, ADD_WILD):
        return verb, 0, 0, (((move - ADDING_AT) % CARD_KINDS,), ())
    if verb == CLAIM:
        return _with_pair(verb, move - CLAIM_AT, NO_LISTS)
    kind, pair = divmod(move - WILD_AT, PAIRS)
    return _with_pair(USE_WILD, pair, ((kind,), ()))


def _listed_parts(rest: int, listing: int) -> Parts | None:
    if listing == OPENINGS:
        lists = lists_of(rest)
        return (OPEN_WINDOW, 0, 0, lists) if lists else None
    number, pair = divmod(rest, PAIRS)
    if listing == LAYINGS:
        return _with_pair(IGNITE, pair, laid_lists(number))
    lists = lists_of(number)
    return _with_pair(IGNITE, pair, None if lists and is_layable(lists) else lists)


def taken_apart(move: int) -> Parts:
    """The parts of a number that is a move."""
    taken = parts(move)
    if taken is None:
        raise ValueError(f"no move has the number {move}")
    return taken


def _with_pair(verb: int, pair: int, lists: Lists | None) -> Parts | None:
    first, second = divmod(pair, PLACES)
    return (verb, first, second, lists) if lists is not None and first <= second else None


PLACE: Final = Words(PLACE_NAMES, place_spellings(), called="a place such as A1, B3 or C4")
CARD: Final = Words(KINDS, kind_spellings(), called="an IGNITE card: +1 … -3, x2, /2, W or T")
CARDS: Final = Listed(CARD, most=IGNITE_CARDS)

GRAMMAR: Final = Grammar(
    Verb("flip", Field("place", PLACE)),
    Verb("timer", Field("timers", CARDS), Field("wilds", CARDS, keyword="with")),
    Verb("call_stuck"),
    Verb(
        "ignite", Field("a", PLACE), Field("on_a", CARDS), Field("b", PLACE), Field("on_b", CARDS)
    ),
    Verb(
        "wild",
        Field("a", PLACE),
        Field("b", PLACE),
        Field("card", CARD, optional=True),
        plays=KINDS[WILD],
    ),
    Verb("give_up"),
    Verb("claim", Field("a", PLACE), Field("b", PLACE)),
    Verb("add_timer", Field("card", CARD, optional=True), plays=KINDS[TIMER]),
    Verb("add_wild", Field("card", CARD, optional=True), plays=KINDS[WILD]),
    Verb("stop"),
    Verb("agree"),
    Verb("object"),
)


def encode(form: Form) -> int:
    """The number of a structured move; of two places the lower one comes first."""
    verb = VERB_NUMBERS[str(form["move"])]
    if verb == FLIP:
        return flip_move(PLACE_NUMBERS[str(form["place"])])
    if verb == OPEN_WINDOW:
        lists = _kinds(form["timers"]), _kinds(form["wilds"])
        return LISTS_AT + LISTINGS * lists_number(*lists) + OPENINGS
    if verb in (ADD_TIMER, ADD_WILD):
        card = str(form.get("card", "T" if verb == ADD_TIMER else "W"))
        return adding_move(verb, KINDS.index(card))
    return _encode_pair(verb, form) if "a" in form else verb


def _encode_pair(verb: int, form: Form) -> int:
    first, second = PLACE_NUMBERS[str(form["a"])], PLACE_NUMBERS[str(form["b"])]
    low, high = min(first, second), max(first, second)
    if verb == CLAIM:
        return claim_move(low, high)
    if verb == USE_WILD:
        return wild_move(low, high, KINDS.index(str(form.get("card", "W"))))
    one, other = _kinds(form["on_a"]), _kinds(form["on_b"])
    if first > second:
        one, other = other, one
    if is_layable((one, other)):
        return ignite_move(low, high, laid_number(one, other))
    pair = low * PLACES + high
    return LISTS_AT + LISTINGS * (lists_number(one, other) * PAIRS + pair) + UNLAYABLE


def decode(move: int) -> Form:
    """The structured form of a move."""
    verb, first, second, (one, other) = taken_apart(move)
    form: Form = {"move": VERBS[verb]}
    if verb == FLIP:
        form["place"] = PLACE_NAMES[first]
    elif verb == OPEN_WINDOW:
        form["timers"], form["wilds"] = _codes(one), _codes(other)
    elif verb in (ADD_TIMER, ADD_WILD):
        if move not in (ADD_A_TIMER, ADD_A_WILD):
            form["card"] = KINDS[one[0]]
    elif verb == IGNITE:
        form["a"], form["on_a"] = PLACE_NAMES[first], _codes(one)
        form["b"], form["on_b"] = PLACE_NAMES[second], _codes(other)
    elif verb in (CLAIM, USE_WILD):
        form["a"], form["b"] = PLACE_NAMES[first], PLACE_NAMES[second]
        if verb == USE_WILD and one[0] != WILD:
            form["card"] = KINDS[one[0]]
    return form


def _kinds(listed: object) -> tuple[int, ...]:
    return tuple(KINDS.index(str(one)) for one in listed) if isinstance(listed, tuple) else ()


def _codes(kinds: Sequence[int]) -> tuple[str, ...]:
    return tuple(KINDS[kind] for kind in kinds)


MOVES: Final = Moves(GRAMMAR, encode, decode)
