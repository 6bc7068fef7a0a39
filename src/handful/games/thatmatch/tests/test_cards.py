"""The decks are what the rulebook's tables say, and the simple game removes what the sheet says."""

import re
from collections import Counter

from handful.core.catalog import game
from handful.core.rulebook import read
from handful.games.thatmatch import GAME
from handful.games.thatmatch.rules.cards import (
    ASKS,
    BOLT_LETTER,
    CODES,
    COPIES,
    LANES,
    NUMBER_OF,
    NUMBERED,
    POINT_CODES,
    STARS,
    playing_deck,
    point_deck,
)
from handful.games.thatmatch.rules.options import Options

WHOLE = Counter(CODES[card] for card in playing_deck(blocks=True, specials=True))
SIMPLE = Options.read({"variant": "simple"})


def test_the_playing_deck_is_the_table_of_the_rulebook() -> None:
    table: Counter[str] = Counter()
    row = re.compile(r"^\| [a-zH-S][^|]* \| ([A-Z0-9 ]+) \|(.*)\|$", re.MULTILINE)
    for codes, cells in row.findall(read(game(GAME.key))):
        counts = [int(cell) for cell in cells.split("|") if cell.strip().isdigit()]
        names = codes.split()
        table.update(dict(zip(names, counts[: len(names)], strict=True)))
        assert sum(counts[:-1]) in (0, counts[-1])
    assert table == WHOLE
    assert WHOLE.total() == 108


def test_the_point_deck_is_the_table_of_the_rulebook() -> None:
    table = re.findall(r"(P\d\d) (\d)/(\d)/(\d)", read(game(GAME.key)))
    assert [code for code, *_ in table] == list(POINT_CODES)
    assert [bytes(map(int, asks)) for _, *asks in table] == list(ASKS)


def test_stars_follow_the_sum() -> None:
    limits = {1: range(1, 6), 2: range(6, 9), 3: range(9, 12), 4: range(12, 15), 5: range(15, 19)}
    assert all(sum(asks) in limits[stars] for asks, stars in zip(ASKS, STARS, strict=True))
    assert sum(STARS) == 126


def test_every_pattern_comes_in_its_three_rotations() -> None:
    patterns = Counter(ASKS)
    for asks in ASKS:
        assert patterns[asks[1:] + asks[:1]] == patterns[asks] == 1
    asked = [Counter(asks[lane] for asks in ASKS) for lane in range(LANES)]
    assert asked[0] == asked[1] == asked[2]


def test_forty_number_cards_have_bolts_and_none_is_above_four() -> None:
    bolts = [card for card in range(NUMBERED) if CODES[card].endswith(BOLT_LETTER)]
    assert sum(COPIES[card] for card in bolts) == 40
    assert max(NUMBER_OF[card] for card in bolts) == 4


def test_the_simple_game_removes_what_the_sheet_says_and_nothing_else() -> None:
    """Sheet 7a and 7b: point cards with a 6; red blocks, orange blocks, orange specials."""
    state = GAME.rules.start(SIMPLE, 2, 1, False)
    stock = Counter(GAME.knowledge.stock(state))
    whole = Counter(GAME.knowledge.stock(GAME.rules.start(GAME.rules.options(), 2, 1, False)))
    removed = whole - stock
    with_a_six = {code for code, asks in zip(POINT_CODES, ASKS, strict=True) if 6 in asks}
    others = {"KR": 5, "KO": 4, "HAUL": 2, "SNATCH": 2, "RESCUE": 2}
    assert removed == Counter(dict.fromkeys(with_a_six, 1)) + Counter(others)
    assert stock - whole == Counter()


def test_what_is_left_for_the_simple_game() -> None:
    assert len(playing_deck(SIMPLE.has_blocks(), SIMPLE.has_specials())) == 93
    left = point_deck(sixes=False)
    assert (len(left), sum(STARS[card] for card in left)) == (39, 90)
    assert max(max(ASKS[card]) for card in left) == max(NUMBER_OF)
