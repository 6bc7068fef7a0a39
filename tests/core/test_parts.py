"""Chance, card sets, styles, words, clauses, positions and outcomes."""

import re
from collections import Counter

import pytest

from handful.core import BadTable, Chance, Outcome, styled
from handful.core.catalog import UnknownGame, game
from handful.core.position import Described, line, spend
from handful.core.rng import below, drawn, shuffle, stepped
from handful.core.rulebook import clauses
from handful.core.sets import first, has, members, nth, only, size, union_of
from handful.core.styled_text import harmless, plain, spans
from handful.core.text import columns, listed
from handful.i18n.games import why_not


def test_generator_gives_the_published_numbers() -> None:
    """The first outputs of SplitMix64 for seed 1234567, as its authors' test vector has them."""
    chance, found = 1234567, []
    for _ in range(3):
        chance = stepped(chance)
        found.append(drawn(chance))
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_numbers_below_a_bound_are_even() -> None:
    chance = Chance(5)
    counts = Counter(chance.below(6) for _ in range(12_000))
    assert set(counts) == set(range(6))
    assert all(1800 < count < 2200 for count in counts.values())
    assert all(0 <= Chance(seed).share() < 1 for seed in range(100))


def test_shuffles_agree_and_keep_the_cards() -> None:
    cards, other = bytearray(range(52)), list(range(52))
    state = shuffle(cards, 9)
    chance = Chance(9)
    chance.shuffle(other)
    assert list(cards) == other
    assert chance.state == state
    assert sorted(other) == list(range(52))
    assert below(state, 1) == 0


def test_card_sets() -> None:
    cards = union_of([3, 60, 7])
    assert members(cards) == [3, 7, 60]
    assert (size(cards), first(cards), nth(cards, 1), nth(cards, 2)) == (3, 3, 7, 60)
    assert has(cards, 60)
    assert not has(cards, 61)
    assert cards ^ only(60) == union_of([3, 7])


def test_inks_are_marks_that_can_be_dropped() -> None:
    marked = f"a {styled('red', 'b')} c"
    assert spans(marked) == [("", "a "), ("red", "b"), ("", " c")]
    assert plain(marked) == "a b c"
    assert harmless("a\x1b[31m\x01\nb") == "a[31mb"
    with pytest.raises(ValueError, match="no style 'puce'"):
        styled("puce", "x")


def test_words() -> None:
    assert [listed(words) for words in ([], ["A"], ["A", "B"], ["A", "B", "C"])] == [
        "nobody",
        "A",
        "A and B",
        "A, B and C",
    ]
    assert columns([["a", styled("red", "bcd"), "e"], ["fg", "h", ""]]) == [
        f"a   {styled('red', 'bcd')}  e",
        "fg  h",
    ]


def test_clauses_are_read_with_section_and_tag() -> None:
    text = "## Play\n- **X-1** One. (sheet)\n- **X-2** Talk. <!-- table talk -->\n- no clause\n"
    found = clauses(text)
    assert list(found) == ["X-1", "X-2"]
    assert (found["X-1"].text, found["X-1"].section, found["X-1"].tag) == (
        "One. (sheet)",
        "Play",
        "",
    )
    assert (found["X-2"].text, found["X-2"].tag) == ("Talk.", "table talk")


def test_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGame) as bad:
        game("chess")
    assert re.search("There is no game 'chess': there are ", why_not(bad.value))


def test_described_table_is_read_strictly() -> None:
    given = {"turn": 1, "hands": ["A B", "?"], "phase": "play", "open": True, "draw": "B"}
    table = Described("X", given, [*given, "late"])
    numbers = {"A": 0, "B": 1}
    assert table.number("turn") == 1
    assert table.number("late", 7) == 7
    assert table.number("chance", (1 << 64) - 1) == (1 << 64) - 1
    assert table.seats("late", 4, [3, 0]) == 0b1001
    assert table.switch("open")
    assert table.choice("phase", ("deal", "play"), "deal") == 1
    assert table.cards("draw", numbers) == [1]
    assert table.line("A B A", numbers) == [0, 1, 0]
    assert line([1, 0], "AB") == "B A"
    with pytest.raises(BadTable, match="A table of X has no trun"):
        Described("X", {"trun": 1}, ["turn"])
    for wrong in (
        lambda: table.number("phase"),
        lambda: table.number("open"),
        lambda: table.number("late", 1 << 31),
        lambda: table.number("chance", -1),
        lambda: table.number("now", 1 << 63),
        lambda: table.seats("late", 4, [3, 4]),
        lambda: table.seats("late", 4, [-1]),
        lambda: table.switch("turn"),
        lambda: table.text("turn"),
        lambda: table.rows("turn"),
        lambda: table.numbers("hands"),
        lambda: table.choice("turn", ("deal",), "deal"),
        lambda: table.cards("phase", numbers),
        lambda: table.line(5, numbers),
    ):
        with pytest.raises(BadTable):
            wrong()


def test_a_hand_left_open_gets_cards_that_nobody_named() -> None:
    table = Described("X", {"hands": ["?", "A B"]}, ["hands"])
    spare = Counter({0: 2, 1: 2})
    assert table.hands(3, spare, "AB", 1) == [[0], [0, 1], [1]]
    assert not spare.total()
    with pytest.raises(BadTable, match="There are 2 hands but 1 seats"):
        table.hands(1, spare, "AB", 1)


def test_spent_cards_are_not_spent_twice() -> None:
    spare = Counter({0: 2})
    spend(spare, [0, 0], "A")
    with pytest.raises(BadTable, match="A lies in more places than there are copies"):
        spend(spare, [0], "A")


def test_one_win_is_shared_unless_it_is_won_together() -> None:
    assert Outcome((0, 1), (1, 1, 3), (9, 9, 2), "points").returns() == (0.5, 0.5, 0.0)
    assert Outcome((0, 1), (1, 1), (0, 0), "cleared", together=True).returns() == (1.0, 1.0)
    assert Outcome((), (1, 1), (0, 0), "lost", together=True).returns() == (0.0, 0.0)
