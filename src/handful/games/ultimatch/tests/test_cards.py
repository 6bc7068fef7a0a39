"""Which cards match which: the table of the rulebook and its worked example, counted."""

from itertools import combinations

import pytest

from handful.games.ultimatch.rules.cards import (
    CARDS,
    CODES,
    COLOR_OF,
    NUMBER_OF,
    NUMBERS,
    PAIRS,
    SECONDARY_ULTIMATCHES,
    SINGLES,
    ULTIMATCHES,
    is_secondary,
)
from handful.games.ultimatch.rules.event_builders import ways
from handful.games.ultimatch.rules.refusals import matches

PAIRS_OF_PRIMARY = (246, 225, 210, 189, 180, 159, 144, 123)
PAIRS_OF_SECONDARY = (296, 276, 262, 242, 234, 214, 200, 180)
ULTIMATCHES_OF_PRIMARY = (6, 5, 5, 4, 5, 4, 4, 3)
ULTIMATCHES_OF_SECONDARY = (20, 18, 17, 15, 15, 13, 12, 10)

EXAMPLES = """
O5 G5: number
O5 O3: colour
O5 R7 P2: difference
O5 G2 B3: sum
O5 R1 Y7: mix
O5 O1 O4: sum same_colour
O5 R3 Y8: difference mix
O5 R2 Y3: sum mix
O5 O3 O8: difference same_colour
O5 O1 O3:
O5 O3 G5:
O5 R5 Y2: mix
O5 R3 O2: sum
O5 Y6 B1: difference
O5 R4 B1: sum
O5 R2 R3: sum
O5 R4:
R5 R2 R3: sum same_colour
R5 R3 R8: difference same_colour
R5 O1 P4: sum
R5 R1 R2:
B2 Y4 G6: difference
B2 Y4 G7:
G8 Y3 B5: sum mix
G8 Y8 B8: mix
G6 O1 O4:
G3 O1 O4: difference
P1 R8 B7: difference mix
"""


@pytest.mark.parametrize("example", EXAMPLES.strip().splitlines())
def test_worked_example(example: str) -> None:
    cards, _, expected = example.partition(":")
    target, *played = (NUMBERS[code] for code in cards.split())
    assert list(ways(target, played, True)) == expected.split()
    assert matches(target, sum(1 << card for card in played)) == bool(expected.split())
    first = played[0]
    ultimatch = len(played) == 2 and bool(ULTIMATCHES[target][first] >> played[1] & 1)
    assert ultimatch == (len(expected.split()) == 2)


def test_primary_ultimatch_off() -> None:
    red_five, two_reds = NUMBERS["R5"], [NUMBERS["R2"], NUMBERS["R3"]]
    assert ways(red_five, two_reds, False) == ("sum",)
    assert not any(SECONDARY_ULTIMATCHES[red_five])


@pytest.mark.parametrize("target", range(CARDS), ids=CODES)
def test_every_target_has_as_many_matches_as_the_rulebook_says(target: int) -> None:
    place = NUMBER_OF[target] - 1
    pairs = sum(partners.bit_count() for partners in PAIRS[target]) // 2
    best = sum(partners.bit_count() for partners in ULTIMATCHES[target]) // 2
    assert SINGLES[target].bit_count() == 12
    if is_secondary(target):
        assert (pairs, best) == (PAIRS_OF_SECONDARY[place], ULTIMATCHES_OF_SECONDARY[place])
    else:
        assert (pairs, best) == (PAIRS_OF_PRIMARY[place], ULTIMATCHES_OF_PRIMARY[place])


def test_one_card_is_never_an_ultimatch() -> None:
    """UM-91."""
    for target in range(CARDS):
        for card in range(CARDS):
            assert card == target or len(ways(target, [card], True)) < 2


def test_sum_and_difference_never_hold_together() -> None:
    """UM-92."""
    for target in range(CARDS):
        for pair in combinations(range(CARDS), 2):
            found = ways(target, list(pair), True)
            assert not {"sum", "difference"} <= set(found)
            equal = NUMBER_OF[pair[0]] == NUMBER_OF[pair[1]]
            assert not (equal and "difference" in found)


def test_colours_never_subtract() -> None:
    green, yellow, blue = NUMBERS["G7"], NUMBERS["Y2"], NUMBERS["B1"]
    assert ways(blue, [yellow, green], True) == ()
    assert COLOR_OF[blue] != COLOR_OF[green]
