"""The rules on one page: short, in every language, true to the clauses and to the options."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from handful.core import AnyGame, BadOption, Options
from handful.core.catalog import games
from handful.core.rulebook import clauses, read, without_source
from handful.i18n import LANGUAGES
from handful.i18n.compile import HOUSE, Sentence
from handful.i18n.compile import read as read_sentences
from handful.i18n.games import rulebook
from handful.i18n.page import SECTIONS, Section, card_help, rules_page, start_of, statements

MOST_WORDS = 400
MOST_HELP = 36
WITH_PAGE = [key for key, game in games().items() if game.messages and game.messages.page]
FOREIGN = [language for language in LANGUAGES if language != "en"]


def file(key: str, language: str) -> dict[str, Sentence]:
    path: Path = HOUSE.parent / "games" / key / "locales" / "page" / f"{language}.ftl"
    return read_sentences(path)


def page(game: AnyGame, language: str, options: Options | None = None, seats: int = 0) -> str:
    found = rules_page(game, language, options, seats)
    assert found
    return "\n".join(whole(one) for one in found)


def whole(section: Section) -> str:
    return "\n".join([section.title, *(line.text for line in section.lines), section.caption])


def tables(game: AnyGame) -> Iterator[tuple[Options, int]]:
    """As printed and every ready-made set, for nobody yet, the fewest and the most players."""
    for preset in game.rules.options.presets:
        options = game.rules.options.read(dict(preset.values))
        yield options, 0
        for seats in range(game.players[0], game.players[1] + 1):
            if options.problem(seats) is None:
                yield options, seats


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", WITH_PAGE)
def test_a_page_is_short_at_every_ready_made_table(key: str, language: str) -> None:
    game = games()[key]
    for options, seats in tables(game):
        text = page(game, language, options, seats)
        words = [word for word in text.split() if re.search(r"\w", word)]
        assert 150 < len(words) <= MOST_WORDS, (options.changed(), seats, len(words))
        assert not re.search(r"[{}$\[\]<>]|  ", text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", WITH_PAGE)
def test_a_page_has_six_parts_and_every_statement_its_clause(key: str, language: str) -> None:
    game = games()[key]
    book = clauses(read(game))
    for options, seats in tables(game):
        found = rules_page(game, language, options, seats) or ()
        assert [one.key for one in found] == list(SECTIONS)
        for section in found:
            cited = [
                one for line in section.lines for said in line.statements for one in said.clauses
            ]
            assert cited, section.key
            assert set(cited) <= book.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", WITH_PAGE)
def test_below_the_title_stands_how_many_may_play(key: str, language: str) -> None:
    game = games()[key]
    book = clauses(read(game))
    for preset in game.rules.options.presets:
        options = game.rules.options.read(dict(preset.values))
        allowed = [seats for table, seats in tables(game) if seats and table == options]
        start = start_of(game, language, options)
        assert start
        assert start.text.startswith(f"{min(allowed)}–{max(allowed)} "), start.text
        assert not re.search(r"[{}$\[\]<>*]|  ", start.text), start.text
        assert all(set(one.clauses) <= book.keys() and one.clauses for one in start.statements)


@pytest.mark.xdist_group("sentences")
@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("key", WITH_PAGE)
def test_languages_say_the_same_with_the_same_clauses(key: str, language: str) -> None:
    english, own = file(key, "en"), file(key, language)
    shared = {id for id in english if not id.startswith("part-")}
    assert {id for id in own if not id.startswith("part-")} == shared
    for id in shared:
        assert own[id].arguments == english[id].arguments, id
        assert codes(own[id]) == codes(english[id]), id


def codes(sentence: Sentence) -> list[str]:
    """The clauses and cards that a sentence names, in whatever order its language has."""
    return sorted(re.findall(r"\[[A-Z]+-\d+[^\]]*\]|<[^|]+\|", repr(sentence.pattern)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", WITH_PAGE)
def test_every_card_has_help(key: str, language: str) -> None:
    game = games()[key]
    book = clauses(read(game))
    for face in game.screens.faces:
        said = card_help(game, face.code, language)
        assert said, face.code
        assert said.clauses, face.code
        assert set(said.clauses) <= book.keys(), face.code
        assert 5 < len(said.text.split()) <= MOST_HELP, said.text
        assert not re.search(r"[{}$\[\]<>]|  ", said.text), said.text


@pytest.mark.parametrize("key", WITH_PAGE)
def test_every_card_named_on_a_page_has_help(key: str) -> None:
    known = {face.code for face in games()[key].screens.faces}
    named = re.findall(r"<([^|]+)\|", repr([one.pattern for one in file(key, "en").values()]))
    assert named
    assert set(named) <= known


def changed_tables(game: AnyGame) -> Iterator[tuple[str, Options, int]]:
    """Every option at every other value it lists or at an end of its range, one at a time."""
    for one in game.rules.options.declared():
        values = [value for value in one.one_of if value != one.default]
        values += list(one.between or ()) + [not one.default] * one.is_switch
        for value in values:
            for seats in range(game.players[1], game.players[0] - 1, -1):
                try:
                    options = game.rules.options.read({one.key: value})
                    game.check(options, seats)
                except BadOption:
                    continue
                yield one.key, options, seats
                break


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", WITH_PAGE)
def test_what_a_table_changes_stands_in_its_text(key: str, language: str) -> None:
    game = games()[key]
    assert game.messages
    assert game.messages.page
    facts = game.messages.page.facts
    worked_in = set[str]()
    for name, options, seats in changed_tables(game):
        printed = game.rules.options()
        if facts(options, seats) == facts(printed, seats):
            continue
        if (name, options.changed()[name]) in WITHOUT_WORDS:
            continue
        worked_in.add(name)
        assert said(game, language, options, seats) != said(game, language, printed, seats), name
    assert len(worked_in) > 4


def said(game: AnyGame, language: str, options: Options, seats: int) -> tuple[str, object]:
    return page(game, language, options, seats), start_of(game, language, options, seats)


WITHOUT_WORDS = {("ultima_mode", "polled"), ("trade_signals", "strength")}
"""Values that change how something is asked, not what a newcomer has to know."""


def test_a_line_is_read_as_statements() -> None:
    one, two = statements("Lay <R1|red>, or *two*. [UM-1, UM-2] Then stop.")
    assert (one.text, one.clauses) == ("Lay **red**, or *two*.", ("UM-1", "UM-2"))
    assert (two.text, two.clauses) == ("Then stop.", ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", WITH_PAGE)
def test_people_do_not_read_where_a_clause_comes_from(key: str, language: str) -> None:
    for one in clauses(rulebook(games()[key], language)).values():
        assert not re.search(r"\bR-\d+", without_source(one.text)), one
        assert not re.search(r"\((sheet|Blatt|hoja|feuille)\b", without_source(one.text)), one
