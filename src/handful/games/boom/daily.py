"""The deal of the day: one box, all of it open, and formulas that are just enough for its pairs.

A pair is made from its solution: two numbers that are equal, or that so many formulas make equal.
"""

from collections.abc import Iterator
from typing import Final

from handful.core import Chance
from handful.core.daily import Daily, Deal
from handful.core.rng import WORD

from .rules.cards import DOUBLE, FORMULAS, HALVE, HIGHEST, KINDS, LOWEST, STEPS, WIDTH
from .rules.constants import WINDOW
from .rules.rules import State

FORMULAS_IN_PAIRS: Final = (0, 0, 1, 1, 1, 2)
"""How many formulas each pair takes."""
PAIRS: Final = len(FORMULAS_IN_PAIRS)
ENOUGH: Final = PAIRS - 1
OPTIONS: Final = {"timer_clock": "nominal", "timer_seconds": 60}
STOCK: Final = 60_000
COPIES: Final = 2
"""So many of one formula there are."""

Pair = tuple[int, tuple[int, ...], int]
"""The first number, the kinds of the formulas laid on it, and the second number."""


def results(number: int, kind: int) -> Iterator[int]:
    """The number a formula makes of another, if it makes a whole one from 1 to 10."""
    if kind == DOUBLE:
        made = 2 * number
    elif kind == HALVE:
        made = number // 2 if number % 2 == 0 else 0
    else:
        made = number + STEPS[kind]
    if LOWEST <= made <= HIGHEST:
        yield made


def drawn_pair(chance: Chance, formulas: int) -> Pair | None:
    """A pair that takes so many formulas, all of them needed."""
    first = number = LOWEST + chance.below(HIGHEST)
    kinds: list[int] = []
    for _ in range(formulas):
        ways = [(kind, made) for kind in range(FORMULAS) for made in results(number, kind)]
        kind, number = ways[chance.below(len(ways))]
        kinds.append(kind)
    needless = formulas > 1 and any(number in results(first, kind) for kind in kinds)
    return None if needless or (formulas and number == first) else (first, tuple(kinds), number)


def deal(seed: int) -> Deal | None:
    """A box made from its pairs, if the deck has these cards and no pair spoils another's."""
    chance = Chance(seed & WORD)
    pairs = [drawn_pair(chance, formulas) for formulas in FORMULAS_IN_PAIRS]
    whole = [pair for pair in pairs if pair is not None]
    numbers = [number for first, _, second in whole for number in (first, second)]
    kinds = [kind for _, laid, _ in whole for kind in laid]
    too_many = any(kinds.count(kind) > COPIES for kind in kinds)
    equal = sum(numbers.count(number) // 2 for number in {*numbers})
    if len(whole) < PAIRS or too_many or equal != FORMULAS_IN_PAIRS.count(0):
        return None
    places = [*range(len(numbers))]
    chance.shuffle(places)
    box = [0] * len(numbers)
    for place, number in zip(places, numbers, strict=True):
        box[place] = number
    return Deal(
        total=PAIRS,
        enough=ENOUGH,
        seats=2,
        options=OPTIONS,
        table=laid_out(box, kinds),
        line=solution(whole, places),
    )


def laid_out(box: list[int], kinds: list[int]) -> dict[str, object]:
    """The box as an open window: every card lies face up, every formula in the pool."""
    names = [name_of(place) for place in range(len(box))]
    return {
        "matchbox": " ".join(map(str, box)),
        "match_pile": "",
        "short_match": True,
        "ignite_pile": "",
        "short_ignite": True,
        "pool_open": True,
        "pool": " ".join(KINDS[kind] for kind in sorted(kinds)),
        "fuse": "T",
        "stock": STOCK,
        "up": " ".join(names),
    }


def name_of(place: int) -> str:
    """A place as the rules call it."""
    row, column = divmod(place, WIDTH)
    return f"{'ABC'[column]}{row + 1}"


def solution(pairs: list[Pair], places: list[int]) -> list[str]:
    """The moves that take every pair."""
    moves = []
    for number, (_, kinds, _) in enumerate(pairs):
        first, second = (name_of(places[2 * number + one]) for one in range(2))
        laid = " ".join(KINDS[kind] for kind in kinds)
        moves.append(f"ignite {first} {laid} {second}" if kinds else f"claim {first} {second}")
    return moves


def reached(state: State) -> int:
    """How many pairs are taken."""
    return len(state.won(0)) // 2


def is_over(state: State) -> bool:
    """Whether the window is closed, or nothing in the box can be taken any more."""
    return state.phase != WINDOW


DAILY: Final = Daily(shelf=3, minutes=4, deal=deal, reached=reached, is_over=is_over)
