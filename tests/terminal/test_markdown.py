"""A rulebook on a screen."""

import re

import pytest

from handful.core.catalog import games
from handful.core.rulebook import clauses, read
from handful.core.styled_text import plain
from handful.i18n import LANGUAGES
from handful.i18n.games import rulebook
from handful.terminal.markdown import dressed, rendered
from handful.terminal.rulespage import NoClause, book, clause
from handful.terminal.screen import cells

KEYS = list(games())


def shown(text: str, width: int = 40) -> list[str]:
    return [plain(line) for line, _ in rendered(text, width)]


def test_sentences_become_paragraphs_and_lists_stay_lists() -> None:
    assert shown("# Head\n\nOne.\nTwo.\n\n- a\n- b\n1. c") == [
        "Head",
        "",
        "One. Two.",
        "",
        "· a",
        "· b",
        "1. c",
    ]


def test_emphasis_becomes_ink_and_links_become_words() -> None:
    assert plain(dressed("**A** and `b` and *c* in [d](e.md)")) == "A and b and c in d"
    assert plain(dressed("2 * 3 * 4")) == "2 * 3 * 4"


def test_a_comment_is_not_shown() -> None:
    assert shown("a <!-- table talk -->") == ["a "]


def test_a_table_is_aligned_and_its_widest_column_wrapped() -> None:
    assert shown("| a | b |\n|---|---|\n| one | two three four |", 16) == [
        "a    b",
        "one  two three",
        "     four",
    ]


def test_an_empty_cell_keeps_its_column() -> None:
    assert shown("| a | b |\n|---|---|\n| | two |", 16) == ["a  b", "   two"]


def test_a_table_that_is_too_wide_becomes_a_list() -> None:
    columns = "|".join("abcdef")
    cells_of = "|".join(["something"] * 6)
    lines = shown(f"|{columns}|\n|-|-|-|-|-|-|\n|{cells_of}|", 20)
    assert lines[:2] == ["a something", "b something"]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("width", [20, 40, 88])
def test_every_rulebook_fits_every_width(key: str, width: int) -> None:
    rows = [plain(row) for row in book(games()[key], width)]
    assert all(cells(row) <= width for row in rows)
    text = "".join("".join(rows).split())
    assert all(one in text for one in clauses(read(games()[key])))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_a_player_reads_neither_sources_nor_names_for_programs(key: str, language: str) -> None:
    game = games()[key]
    text = " ".join(plain(row) for row in book(game, 88, language))
    assert not re.search(r"\bR-\d|\((sheet|Blatt|hoja|feuille)\b|the tables? above", text)
    options = {one.key for one in game.rules.options.declared() if "_" in one.key}
    for one in clauses(rulebook(game, language)).values():
        assert not [key for key in options if key in one.text], one
        assert not re.search(r"\w=\w|\bseat ?\d", one.text), one


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize("key", [key for key in KEYS if games()[key].messages])
def test_a_translated_rulebook_has_no_english_in_it(key: str, language: str) -> None:
    english, other = (
        {plain(row) for row in book(games()[key], 9999, one)} for one in ("en", language)
    )
    assert games()[key].name in english & other
    same = [
        row for row in english & other - {games()[key].name} if re.search(r"[a-z]{3} [a-z]{2}", row)
    ]
    assert same == []
    assert all(any(one in row for row in other) for one in clauses(read(games()[key])))


@pytest.mark.parametrize("key", KEYS)
def test_a_clause_is_found_by_its_number(key: str) -> None:
    game = games()[key]
    first = next(iter(clauses(read(game)).values()))
    for name in (first.id, first.id.lower(), first.id.rpartition("-")[2], f"[{first.id}]"):
        assert clause(game, name) == first
    for name in ("9999", "XX-1", "", "nonsense"):
        with pytest.raises(NoClause, match=f"there are {first.id} to"):
            clause(game, name)
