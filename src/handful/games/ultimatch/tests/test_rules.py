"""Which cards match, what always holds, clocks and the words of moves."""

import re
from itertools import combinations

import pytest

from handful.core import Chance, Limits, Play, catalog
from handful.core.catalog import game
from handful.core.styled_text import plain
from handful.games.ultimatch import GAME
from handful.games.ultimatch.bots.lookahead import standing
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
from handful.games.ultimatch.rules.constants import REWARD, ROWS
from handful.games.ultimatch.rules.event_builders import ways
from handful.games.ultimatch.rules.options import Options
from handful.games.ultimatch.rules.pyramid import OVERLAPS, size_of, uncovered
from handful.games.ultimatch.rules.refusals import matches
from handful.games.ultimatch.rules.rules import State
from handful.terminal.move_list import rows
from handful.terminal.move_matching import Wording, meant

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


GAMES = 40


def played(seats: int, seed: int) -> list[State]:
    """All positions of one random game in which nobody trades for long."""
    state = GAME.rules.start(Options.read({}), seats, seed, False)
    state.sink = None
    chance = Chance(seed)
    positions = [state.clone()]
    while state.actors():
        actors = state.awaited()
        seat = actors[chance.below(len(actors))]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
        positions.append(state.clone())
    return positions


@pytest.mark.parametrize("seats", range(1, 6))
def test_what_always_holds(seats: int) -> None:
    longest = size_of(ROWS[seats]) * seats
    for seed in range(GAMES):
        positions = played(seats, seed)
        for state in positions:
            assert bool(state.face_up) == bool(state.standing)
            assert state.face_up == uncovered(state.standing)
            for place in range(len(state.pyramid)):
                if state.standing >> place & 1:
                    assert not OVERLAPS[place] & ~state.standing
            if state.phase == REWARD:
                assert len(state.rewards()) == 2
            if not state.draw_count and not state.discard_count:
                assert seats >= 4
        assert positions[-1].turn_number <= longest


@pytest.mark.parametrize("seats", range(1, 6))
def test_a_whole_pyramid_is_worth_nothing_whatever_its_size(seats: int) -> None:
    state = GAME.rules.start(Options.read({}), seats, 1, False)
    assert standing(state, 0) == 0


def test_a_donation_is_final() -> None:
    """UM-9: it leaves the hand at once, and nobody takes it back."""
    play = Play(catalog.game(GAME.key), Options.read({}), 3, seed=1)
    play.enter(0, play.state.legal(0)[0])
    assert not play.can_undo(0)


def test_an_answer_in_a_trade_is_final() -> None:
    """UM-22: an offer, and a decline as well."""
    play = Play(catalog.game(GAME.key), Options.read({}), 3, seed=1)
    for seat in range(3):
        play.enter(seat, play.state.legal(seat)[0])
    asked = [seat for seat in play.state.actors() if seat != play.view(None)["turn"]]
    play.enter(asked[0], "no_offer")
    assert not play.can_undo(asked[0])
    play.enter(asked[1], play.state.legal(asked[1])[0])
    assert not play.can_undo(asked[1])


@pytest.mark.parametrize(
    ("options", "donation", "offer"),
    [({}, None, 30_000), ({"turn_seconds": 90, "offer_seconds": "off"}, 90_000, None)],
)
def test_the_time_for_offers_is_none_for_donations(
    options: dict[str, object], donation: int | None, offer: int | None
) -> None:
    house = GAME.rules.options.read(options)
    limits = Limits(GAME.rules.clocks, lambda clock: clock.seconds(house))
    state = GAME.rules.start(house, 4, 1, True)
    limits.watch(state, 0)
    assert limits.first() == donation
    for seat in state.awaited():
        state.apply(seat, state.lapse(seat))
        limits.watch(state, 0, seat)
    assert len(state.awaited()) == 3
    assert limits.first() == offer
    for seat in state.awaited():
        state.apply(seat, state.lapse(seat))
        limits.watch(state, 1000, seat)
    assert limits.first() == (None if donation is None else 1000 + donation)


THE_GAME = game("ultimatch")
"""As the catalogue knows it."""
NAMES = ("Ada", "Ben", "Cleo")


def test_many_offers_are_grouped_by_what_they_say() -> None:
    play = Play(THE_GAME, THE_GAME.rules.options(), 3, 7)
    for seat in range(3):
        play.enter(seat, play.state.legal(seat)[0])
    seat = next(one for one in play.state.actors() if one != play.view(0)["turn"])
    wording, view = Wording(THE_GAME, NAMES), play.view(seat)
    choices = [wording.choice(move, view, seat) for move in play.state.legal(seat)]
    card = choices[0].tokens[1].text
    label = plain(rows(choices)[0].label)
    assert re.fullmatch(r"Offer \w+ the \w+ \d, face down, and show maybe … \(4\)", label)
    found = meant([card, "3", "pair"], choices, wording)
    assert [choice.text for choice in found] == [f"offer {card} 3 pair"]
    assert choices[-1].label == "Offer nothing"
