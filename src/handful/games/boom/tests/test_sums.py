"""The arithmetic of igniting, checked against brute force."""

from fractions import Fraction
from itertools import combinations, product

import pytest

from handful.core import Chance
from handful.core.catalog import game
from handful.games.boom.rules.cards import DOUBLE, FORMULAS, HIGHEST, LOWEST, STEPS
from handful.games.boom.rules.move_codes import ignite_move, laid_number, stock_laid
from handful.games.boom.rules.move_numbers import IGNITE, LISTINGS, LISTS_AT, PAIRS
from handful.games.boom.rules.moves import laid_lists, lists_number, lists_of, parts
from handful.games.boom.rules.sums import (
    LISTED_SIZE,
    NO_RESULT,
    QUARTERS,
    WHOLE,
    Cards,
    Ignition,
    has_passengers,
    longer,
    needed,
    passengers,
    result,
    stock_of,
    sums,
)
from handful.i18n.games import in_english

UNITS = pytest.mark.parametrize("unit", [WHOLE, QUARTERS])
FACES = range(LOWEST, HIGHEST + 1)


def worked_out(face: int, kinds: Cards, unit: int) -> Fraction | None:
    """The same sum in real fractions."""
    value = Fraction(face)
    for kind in kinds:
        if kind < DOUBLE:
            value += STEPS[kind]
        elif kind == DOUBLE:
            value *= 2
        elif unit == WHOLE and value % 2:
            return None
        else:
            value /= 2
    return value


def is_true(first: int, second: int, ignition: Ignition, unit: int) -> bool:
    """BD-22, in real fractions."""
    one, other = (
        worked_out(face, kinds, unit) for face, kinds in zip((first, second), ignition, strict=True)
    )
    return one is not None and one == other


def without(ignition: Ignition, lifted: tuple[int, ...]) -> Ignition:
    """The ignition with some of its cards, counted over both lists, lifted out."""
    one, other = ignition
    return (
        tuple(kind for at, kind in enumerate(one) if at not in lifted),
        tuple(kind for at, kind in enumerate(other, start=len(one)) if at not in lifted),
    )


def liftings(first: int, second: int, ignition: Ignition, unit: int) -> list[tuple[int, ...]]:
    """BD-25 by brute force: every proper subset that is true by itself."""
    count = len(ignition[0]) + len(ignition[1])
    return [
        lifted
        for size in range(1, count + 1)
        for lifted in combinations(range(count), size)
        if is_true(first, second, without(ignition, lifted), unit)
    ]


def random_ignition(chance: Chance, most: int) -> Ignition:
    """Any formulas in any order on two numbers, each kind at most twice."""
    deck = [kind for kind in range(FORMULAS) for _ in range(2)]
    chance.shuffle(deck)
    laid = deck[: 1 + chance.below(most)]
    cut = chance.below(len(laid) + 1)
    return tuple(laid[:cut]), tuple(laid[cut:])


@UNITS
def test_results_are_exact(unit: int) -> None:
    chance = Chance(1)
    for _ in range(5000):
        face, (kinds, _) = LOWEST + chance.below(HIGHEST), random_ignition(chance, 9)
        expected = worked_out(face, kinds, unit)
        found = result(face, kinds, unit)
        assert found == (NO_RESULT if expected is None else expected * unit)


@UNITS
def test_passengers_are_those_of_all_proper_subsets(unit: int) -> None:
    chance = Chance(2)
    met = {True: 0, False: 0}
    while min(met.values()) < 400:
        first, second = 1 + chance.below(HIGHEST), 1 + chance.below(HIGHEST)
        ignition = random_ignition(chance, 7)
        if first == second or not is_true(first, second, ignition, unit):
            continue
        found = liftings(first, second, ignition, unit)
        assert has_passengers(first, second, ignition, unit) == bool(found)
        idle = passengers(first, second, ignition, unit)
        assert len(idle) == min((len(one) for one in found), default=0)
        met[bool(found)] += 1


@UNITS
@pytest.mark.parametrize("free", [False, True])
def test_listed_ignitions_are_all_there_are(unit: int, free: bool) -> None:
    """One for every pair and every set of up to three formulas that has a lawful arrangement."""
    tables = sums(unit, free)
    chance = Chance(3)
    for _ in range(3):
        first, second = 1 + chance.below(5), 6 + chance.below(5)
        lawful = set()
        for size in range(1, LISTED_SIZE + 1):
            for laid in product(range(FORMULAS), repeat=size):
                if needed(laid).bit_count() < size:
                    continue
                for cut in range(size + 1):
                    ignition = laid[:cut], laid[cut:]
                    if is_true(first, second, ignition, unit) and (
                        free or not liftings(first, second, ignition, unit)
                    ):
                        lawful.add(needed(laid))
        assert {need for need, _ in tables.listed(first, second)} == lawful
        for need, number in tables.listed(first, second):
            lists = laid_lists(number)
            assert lists is not None
            assert is_true(first, second, lists, unit)
            assert needed(lists[0] + lists[1]) == need


@UNITS
def test_longer_ignitions_are_shortest_and_exist_whenever_any_does(unit: int) -> None:
    """Against a search over all ways to lay up to five cards of a small stock."""
    chance = Chance(4)
    for _ in range(25):
        deck = [kind for kind in range(FORMULAS) for _ in range(2)]
        chance.shuffle(deck)
        cards = sorted(deck[:5])
        stock = needed(cards)
        first, second = 1 + chance.below(5), 6 + chance.below(5)
        shortest = _shortest(first, second, cards, unit)
        found = longer(first, second, stock, unit)
        assert (found is None) == (shortest is None)
        if found:
            assert is_true(first, second, found, unit)
            assert not liftings(first, second, found, unit)
            assert len(found[0]) + len(found[1]) == shortest
            assert not needed(found[0] + found[1]) & ~stock
        assert sums(unit, False).can_ignite(first, second, stock) == (shortest is not None)


def _shortest(first: int, second: int, cards: list[int], unit: int) -> int | None:
    level: list[tuple[Fraction, Fraction, Cards]] = [(Fraction(first), Fraction(second), ())]
    reached = set(level)
    for size in range(1, len(cards) + 1):
        after = []
        for one, other, used in level:
            for at in range(len(cards)):
                if at in used:
                    continue
                for side in (0, 1):
                    values = [one, other]
                    if unit == WHOLE and cards[at] == DOUBLE + 1 and values[side] % 2:
                        continue
                    values[side] = _laid(values[side], cards[at])
                    if values[0] == values[1]:
                        return size
                    step = (values[0], values[1], tuple(sorted((*used, at))))
                    if step not in reached:
                        reached.add(step)
                        after.append(step)
        level = after
    return None


def _laid(value: Fraction, kind: int) -> Fraction:
    if kind < DOUBLE:
        return value + STEPS[kind]
    return value * 2 if kind == DOUBLE else value / 2


def test_lists_and_their_numbers() -> None:
    chance = Chance(5)
    for _ in range(500):
        ignition = random_ignition(chance, 16)
        assert lists_of(lists_number(*ignition)) == ignition
    strange = [
        number
        for number in range(3000)
        if (lists := lists_of(number)) is not None and lists_number(*lists) != number
    ]
    assert strange == []


def test_lists_that_can_be_laid_have_numbers_of_their_own_in_a_word() -> None:
    chance = Chance(6)
    met = []
    for _ in range(2000):
        ignition = random_ignition(chance, 2 * FORMULAS)
        number = laid_number(*ignition)
        assert laid_lists(number) == ignition
        assert stock_laid(number) == needed(ignition[0] + ignition[1])
        met.append((number, lists_number(*ignition)))
    assert [number for number, _ in sorted(met)] == [
        number for number, _ in sorted(met, key=lambda both: both[1])
    ], "both codings list them in the same order"


def test_the_longest_ignition_fits_into_63_bits() -> None:
    every = tuple(kind for kind in range(FORMULAS - 1, -1, -1) for _ in range(2))
    move = ignite_move(61, 62, laid_number((), every))
    assert move < 1 << 63
    assert parts(move) == (IGNITE, 61, 62, ((), every))


def test_no_two_numbers_are_the_same_ignition() -> None:
    taken = [parts(LISTS_AT + number * PAIRS * LISTINGS + 1) for number in range(20_000)]
    lawful = [one for one in taken if one is not None]
    assert len(lawful) == len(set(lawful))
    assert len(lawful) > 5_000


def test_stocks_count_kinds_whatever_their_colour() -> None:
    assert stock_of(0b01) == stock_of(0b10) == needed([0])
    assert stock_of(0b11) == needed([0, 0])
    assert stock_of(0b1000) == needed([1])


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("ignite A1 +3 A2 +2", "5 + 3 = 8, but 7 + 2 = 9."),
        ("ignite A1 +3 A2", "5 + 3 = 8, not 7."),
        ("ignite A1 A2 +3", "7 + 3 = 10, not 5."),
        ("ignite A1 +3 x2 A2", "(5 + 3) × 2 = 16, not 7."),
        ("ignite A1 A2 /2", "7 is odd: it cannot be halved."),
        (
            "ignite A1 +2 +1 -1 A2",
            "Add 1 and Subtract 1 do nothing here: the match works without them.",
        ),
    ],
)
def test_refusals_show_the_sum(move: str, said: str) -> None:
    of = game("boom")
    table = {"up": "A1 A2", "pool": "+1 +2 +3 -1 x2 /2"}
    state = of.knowledge.arrange(of.rules.options.read({}), 2, table)
    refusal = state.refusal(0, of.rules.moves.read(move))
    assert refusal is not None
    assert in_english(of, refusal.reason) == said
